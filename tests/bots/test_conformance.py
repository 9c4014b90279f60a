"""What every registered bot must do: play by the rules, from its own view, the same way with the same random stream."""

import os
import random
from time import perf_counter

import pytest

import derby
from derby import Action, Game
from derby.bots import BOTS, Budget, UnknownBot, bot
from derby.game.names import GODS
from derby.table import NONE
from tests.combinations import COMBINATIONS, named
from tests.properties.random_games import some_position
from tests.properties.test_no_leak import permuted

BRIEF = Budget(rounds=2)
LONG = Budget(1000.0, rounds=2)
"""Brief, too, but for a bot that thinks in other ways where it has more time."""
POSITIONS = 30
MOST_SECONDS = 5.0
"""For a decision with a budget of 20 ms: only to notice a bot that never stops."""

every_bot = pytest.mark.parametrize("name", [*BOTS, *filter(None, [os.environ.get("DERBY_BOT")])])
"""Ours, and one from outside, if it is named."""


def decision(name: str, game: Game, seed: int, budget: Budget = BRIEF) -> Action:
    """What the bot does at the seat that decides."""
    return bot(name).decide(game.set_up, game.view(game.seat_to_act), budget, random.Random(seed))


@every_bot
@pytest.mark.parametrize(("seats", "variants"), COMBINATIONS, ids=named)
def test_plays_whole_games_by_the_rules(name: str, seats: int, variants: tuple[derby.Variant, ...]) -> None:
    """`Game.apply` refuses whatever is not legal."""
    stream = random.Random(f"{name} {seats} {variants}")
    game = derby.new_game(gods=stream.sample(GODS, seats), variants=variants, seed=seats)
    while not game.is_over:
        view = game.view(game.seat_to_act)
        game.apply(bot(name).decide(game.set_up, view, stream.choice((BRIEF, LONG)), stream), seat=view.viewer)
    assert game.winners


@every_bot
def test_the_same_stream_gives_the_same_decision(name: str) -> None:
    for number in range(POSITIONS):
        game, _ = some_position(number)
        for budget in (BRIEF, LONG):
            assert decision(name, game, number, budget) == decision(name, game, number, budget)


@every_bot
def test_a_decision_never_depends_on_what_the_seat_cannot_see(name: str) -> None:
    """Permute it: the same decision from the same stream."""
    for number in range(POSITIONS):
        game, chosen = some_position(number)
        for budget in (BRIEF, LONG):
            before = decision(name, Game(game.set_up, game.table(), None), number, budget)
            for _ in range(2):
                other = permuted(game.table(), game.seat_to_act, NONE, NONE, chosen)
                assert decision(name, Game(game.set_up, other, None), number, budget) == before


@every_bot
def test_stops_when_its_time_is_up(name: str) -> None:
    game = derby.new_game(6, variants=derby.Variant, seed=3)
    decision(name, game, 0)  # Compiles the rules, or loads them.
    for number in range(20, 24):
        game, _ = some_position(number)
        begin = perf_counter()
        assert decision(name, game, number, Budget(ms=20)) in game.legal_actions()
        assert perf_counter() - begin < MOST_SECONDS


@every_bot
def test_keeps_to_what_it_was_shown(name: str) -> None:
    """Nothing that a bot is given changes under its hands, and it has a name and a style to show."""
    game, _ = some_position(7)
    view, line = game.view(game.seat_to_act), game.notation()
    decision(name, game, 1)
    assert game.view(game.seat_to_act) == view
    assert game.notation() == line
    assert bot(name).name == name
    assert bot(name).description.endswith(".")


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="no bot 'loki'; choose from random, mortal"):
        bot("loki")


def test_time_is_counted_by_the_clock_or_by_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("derby.bots.protocol.perf_counter", lambda: 10.0)
    monkeypatch.setattr("derby.bots.protocol.process_time", lambda: 3.0)
    assert (Budget().now(), Budget(by_processor=True).now()) == (10.0, 3.0)
