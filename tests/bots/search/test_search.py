"""Search: the same at both speeds, and not blind."""

import random

import pytest

import derby
from derby import Game, PlayFast
from derby.bots import BOTS, Budget, bot
from derby.bots.levels import HERO, OLYMPIAN, TITAN, Searcher
from derby.bots.odds import odds
from derby.bots.search.candidates import Candidates
from derby.bots.search.search import search, search_in_steps
from derby.bots.steps import finished
from derby.game.names import MOVEMENT_CARD_NUMBER
from tests.properties.random_games import some_position

LAST_MOVE = "gods:AHM race:3 turn:0 track:P20,G18,D16,L9,X4,S1 past:P third:1 holders:D3/-/L1 bets:aDcL/bG/-"
"""The last turn: fast, the dragon passes the pegasus and is first, as seat 0 has bet; slow, it is not."""


def without_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("derby.bots.search.workspace",):
        monkeypatch.setattr(f"{module}.can_compile", lambda: False)


def positions() -> list[Game]:
    return [some_position(number)[0] for number in range(40, 52)]


@pytest.mark.parametrize("level", [HERO, TITAN, OLYMPIAN], ids=lambda level: level.name)
@pytest.mark.parametrize("ms", [200.0, 1000.0])
def test_both_speeds_find_the_same(level: Searcher, ms: float, monkeypatch: pytest.MonkeyPatch) -> None:
    def found() -> list[object]:
        return [
            search(game.set_up, game.view(game.seat_to_act), level.thinking, Budget(ms, 3), random.Random(number))
            for number, game in enumerate(positions())
        ]

    compiled = found()
    without_compiler(monkeypatch)
    assert found() == compiled


@pytest.mark.parametrize("level", [HERO, TITAN, OLYMPIAN], ids=lambda level: level.name)
def test_a_winning_last_move_is_found(level: Searcher) -> None:
    game = derby.position(LAST_MOVE)
    assert len(game.legal_actions()) > 1
    for seed in range(20):
        chosen = level.decide(game.set_up, game.view(0), Budget(rounds=12), random.Random(seed))
        assert chosen == PlayFast(MOVEMENT_CARD_NUMBER["D3"])


@pytest.mark.parametrize("level", [HERO, TITAN, OLYMPIAN], ids=lambda level: level.name)
def test_in_a_hurry_the_first_worlds_decide(level: Searcher) -> None:
    for number, game in enumerate(positions()):
        view, stream = game.view(game.seat_to_act), random.Random(number)
        steps = search_in_steps(game.set_up, view, level.thinking, Budget(rounds=1000), stream)
        found = finished(steps, lambda: True)
        # Where there is no choice, nothing is tried.
        assert found.rounds == (2 if len(view.legal) > 1 else 0)
        assert found.best in view.legal


@pytest.mark.parametrize("name", BOTS)
def test_without_a_compiler_bots_still_play(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    without_compiler(monkeypatch)
    game, stream = derby.new_game(3, seed=2, first_player=0), random.Random(2)
    for _ in range(12):
        game.apply(bot(name).decide(game.set_up, game.view(game.seat_to_act), Budget(rounds=1), stream))
    assert game.version == 12


def test_both_speeds_give_the_same_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    def given() -> list[object]:
        return [odds(game.set_up, game.view(0), 20, stream=random.Random(1)) for game in positions()]

    compiled = given()
    without_compiler(monkeypatch)
    assert given() == compiled


def test_the_worse_actions_add_tables_for_the_better_ones() -> None:
    running = Candidates(list(range(16)))
    running.add(12, [float(code) for code in range(16)], [1.0] * 16)
    running.halve(0.0)
    assert running.alive == list(range(15, -1, -1))
    running.halve(0.5)
    assert running.alive == [15, 14, 13, 12]
    running.halve(1.0)
    assert running.alive == [15, 14]
