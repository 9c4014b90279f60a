"""A recorded game, played on from one of its steps."""

import json
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

import derby
from derby.game.continuation import beginning, played_on
from derby.game.errors import RecordError, UnfairChance
from derby.game.fairness import FairChance
from derby.game.game import Game
from derby.game.record import Record
from tests.records.corpus import records

WHOLE = [path for path in records() if "unfinished" not in path.stem]
SEED = bytes(range(32))


def finished(game: Game) -> Game:
    lots = Random(1)
    while not game.is_over:
        game.apply(lots.choice(game.legal_codes()))
    return game


def deals(chances: Iterable[derby.Chance]) -> set[derby.Chance]:
    """Two judgments may draw the same cards; two deals of 54 cards never do."""
    return {chance for chance in chances if isinstance(chance, derby.Deal)}


def again(game: Game) -> Record:
    """The game's record, written and read."""
    return derby.Record.parse(game.record().dump())


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_what_was_on_the_table_stays_as_it_was(path: Path) -> None:
    read = derby.Record.load(path)
    for steps, step in enumerate(read.replay(), 1):
        before = step.game
        if steps % 29 or before.is_over or before.chance_is_due:
            continue
        game = played_on(beginning(read, steps), FairChance(SEED))
        assert game.notation() == before.notation()
        assert game.actions == before.actions
        assert game.chances == before.chances
        for seat in (None, *range(game.seats)):
            assert game.view(seat) == before.view(seat)


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_what_is_still_to_come_is_drawn_from_the_new_seed(path: Path) -> None:
    read = derby.Record.load(path)
    game = finished(played_on(beginning(read, 20), FairChance(SEED)))
    assert game.given == 1, "the first deal"
    assert game.chances[0] == read.chance[0]
    assert deals(game.chances[1:]).isdisjoint(read.chance)
    assert again(game).verify() == len(game.chances) - 1


def test_chance_that_is_due_at_that_step_is_drawn_again() -> None:
    read = derby.Record.load(next(path for path in WHOLE if path.stem == "4-base"))
    steps = next(number for number, step in enumerate(read.replay(), 1) if step.game.chance_is_due)
    begun = beginning(read, steps)
    games = [played_on(begun, FairChance(bytes([number] * 32))) for number in range(8)]
    assert all(game.given == 1 and not game.chance_is_due for game in games)
    assert len({game.notation() for game in games}) == 8


def test_it_can_be_saved_and_continued_again() -> None:
    read = derby.Record.load(WHOLE[0])
    game = finished(played_on(beginning(read, 60), FairChance(SEED)))
    once = again(game)
    restored = once.restore()
    assert (restored.notation(), restored.given) == (game.notation(), game.given)
    assert restored.record().dump() == once.dump()
    twice = finished(played_on(beginning(once, 100), FairChance(bytes(32))))
    assert twice.given > game.given
    assert again(twice).verify() == len(twice.chances) - twice.given


def test_a_changed_draw_of_the_new_seed_is_found() -> None:
    game = finished(played_on(beginning(derby.Record.load(WHOLE[0]), 20), FairChance(SEED)))
    document = json.loads(game.record().dump())
    deck = document["chance"][-2]["deck"]
    deck[-1], deck[-2] = deck[-2], deck[-1]  # both are in the unused pile
    with pytest.raises(UnfairChance, match="is not what the seed draws"):
        derby.Record.parse(json.dumps(document).encode()).verify()


@pytest.mark.parametrize("steps", [0, -1, 10_000])
def test_there_are_no_other_steps(steps: int) -> None:
    with pytest.raises(RecordError, match="there is no step"):
        beginning(derby.Record.load(WHOLE[0]), steps)


def test_a_game_that_is_over_cannot_be_continued() -> None:
    read = derby.Record.load(WHOLE[0])
    with pytest.raises(RecordError, match="the game is over"):
        beginning(read, len(read.actions) + len(read.chance))


def test_a_game_with_a_seed_gets_no_other_one() -> None:
    with pytest.raises(derby.DerbyError, match="from its seed"):
        derby.new_game(3, seed=1).go_on_with(FairChance(SEED))


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"given": 99}, "more chance was given"),
        ({"given": 1, "seed": None, "commitment": None}, "more chance was given|reveals no seed"),
        ({"given": 1, "first_player_drawn": True}, "first player"),
        ({"given": -1}, "given"),
        ({"given": 101}, "given"),
        ({"given": "1"}, "given"),
        ({"given": None}, "given"),
    ],
)
def test_a_record_that_cannot_be_a_continuation_is_refused(changes: dict[str, object], complaint: str) -> None:
    game = finished(played_on(beginning(derby.Record.load(WHOLE[0]), 20), FairChance(SEED)))
    document = json.dumps(json.loads(game.record().dump()) | changes).encode()
    with pytest.raises(derby.DerbyError, match=complaint):
        derby.Record.parse(document).verify()
