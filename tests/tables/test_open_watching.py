"""Watching with all cards open: positions come when they are old enough, and nothing of later ones is in them."""

import random

import msgspec
import pytest

from derby.game.events import BetSettled
from derby.game.game import Game, new_game
from derby.game.names import VARIANTS, Variant
from derby.game.record import Record
from derby.tables import open_watching
from derby.tables.open_watching import ROUNDS, OpenSteps, deals, turns, turns_late
from derby.tables.replay import Replay, Viewer, replay_for
from derby.tables.settings import OpenWatching

MODES: list[OpenWatching] = ["rounds", "race"]


def begun(seats: int = 4, seed: int = 0, variants: tuple[Variant, ...] = ()) -> Game:
    return new_game(seats, seed=seed.to_bytes(32, "big"), variants=variants)


def play(game: Game, chosen: random.Random, decisions: int = 10_000) -> None:
    for _ in range(decisions):
        if game.is_over:
            return
        game.apply(chosen.choice(game.legal_codes()))


def told(game: Game, watching: OpenWatching) -> bytes:
    return msgspec.json.encode(OpenSteps().of(game, watching))


def test_nothing_is_shown_before_it_is_old_enough() -> None:
    game, chosen = begun(), random.Random(1)
    while turns(game.actions) < ROUNDS * 4:
        assert told(game, "rounds") == b"[]"
        play(game, chosen, 1)
    # The first bets: no turn was over then.
    shown = OpenSteps().of(game, "rounds")
    assert shown
    assert len(shown) == _steps_with(game, most_turns=0)


def _steps_with(game: Game, most_turns: int) -> int:
    return sum(turns(step.game.actions) <= most_turns for step in game.record().replay())


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_within_a_race_the_delay_is_exactly_two_rounds(seats: int) -> None:
    game, chosen = begun(seats), random.Random(seats)
    late = turns_late(seats, "rounds")
    assert late is not None
    assert late == ROUNDS * seats
    while game.public_view().race == 0:
        over = turns(game.actions)
        expected = _steps_with(game, over - late) if over >= late else 0
        assert len(OpenSteps().of(game, "rounds")) == expected
        play(game, chosen, 1)


@pytest.mark.parametrize("watching", MODES)
def test_a_race_is_shown_whole_when_it_is_over_and_the_game_when_that_is(watching: OpenWatching) -> None:
    game, chosen = begun(), random.Random(2)
    for race in (1, 2):
        while deals(game.chances) == race:
            play(game, chosen, 1)
        shown = OpenSteps().of(game, watching)
        assert shown == replay_for(game.record(), "omniscient").steps[: len(shown)]
        assert len(shown) == sum(deals(step.game.chances) <= race for step in game.record().replay())
        assert any(isinstance(event, BetSettled) for event in shown[-1].events)
    play(game, chosen)
    assert OpenSteps().of(game, watching) == replay_for(game.record(), "omniscient").steps


@pytest.mark.parametrize("watching", MODES)
@pytest.mark.parametrize("seed", range(12))
def test_what_is_shown_follows_from_what_is_old_enough_alone(watching: OpenWatching, seed: int) -> None:
    """Two games that are the same up to what is shown, and differ in every decision and deal after it: the same bytes.

    They have the same number of turns and the same race, which everybody knows anyway.
    """
    chosen = random.Random(seed)
    seats = chosen.randint(3, 6)
    variants = VARIANTS if seed % 2 else ()
    game = begun(seats, seed, variants)
    play(game, chosen, chosen.randint(60, 130))
    if game.is_over:
        return
    steps = OpenSteps().of(game, watching)
    other = _with_another_end(game, len(steps), random.Random(seed + 1000))
    assert other.record() != game.record()
    assert told(game, watching) == msgspec.json.encode(steps) == told(other, watching)


def _with_another_end(game: Game, kept: int, chosen: random.Random) -> Game:
    """A game that begins with the same steps and goes on otherwise, with other chance, to as many turns."""
    read = game.record()
    while True:
        other = new_game(gods=read.gods, variants=read.variants, first_player=read.first_player, chance_given=True)
        chances, actions = list(read.chance), list(read.actions)
        for _ in range(kept):
            if other.chance_is_due:
                other.apply_chance(chances.pop(0))
            else:
                other.apply(actions.pop(0))
        fresh = begun(len(read.gods), chosen.randrange(2**31), read.variants).fair_chance
        assert fresh is not None
        while (deals(other.chances), turns(other.actions)) != (deals(game.chances), turns(game.actions)):
            if other.chance_is_due:
                other.apply_chance(fresh.due(other.table()))
            else:
                other.apply(chosen.choice(other.legal_codes()))
        if other.record() != read:
            return other


def test_the_steps_are_worked_out_once_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out: list[int] = []

    def counted(read: Record, viewer: Viewer, most: int | None = None) -> Replay:
        worked_out.append(1)
        return replay_for(read, viewer, most)

    monkeypatch.setattr(open_watching, "replay_for", counted)
    game, chosen, steps = begun(), random.Random(3), OpenSteps()
    play(game, chosen, 40)
    over = turns(game.actions)
    while turns(game.actions) == over:
        steps.of(game, "rounds")
        steps.of(game, "rounds")
        play(game, chosen, 1)
    assert len(worked_out) == 1
