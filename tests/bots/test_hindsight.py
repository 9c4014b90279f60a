"""Hindsight: what could be expected of a position, all cards open."""

import random

import pytest

import derby
from derby import Game
from derby.bots.hindsight import Hindsight, hindsight
from tests.properties.random_games import some_position

SURE = "gods:AHM race:3 turn:0 track:P24,G23,D16,L9,X4,S0 past:P third:1 holders:D3/-/L1 bets:aPcL/bG/-"
"""The last turn of the game. No card moves P, G, X or S, and there is none in the Zeus deck to disqualify one."""


@pytest.fixture(params=[False, True], ids=["interpreted", "compiled"])
def speed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    if not request.param:
        monkeypatch.setattr("derby.bots.search.workspace.can_compile", lambda: False)
    return request.param


def found(game: Game, samples: int = 8) -> Hindsight:
    return hindsight(game.set_up, game.omniscient_view(), samples, stream=random.Random(1))


def test_what_is_sure_is_certain(speed: bool) -> None:
    seen = found(derby.position(SURE))
    assert seen.bets[0][0] == 1, "Anansi's bet on the creature that has won"
    assert seen.bets[1] == (1,)
    assert sum(seen.victory) == pytest.approx(1)
    assert seen.victory[2] == 0, "a seat without bets can't catch up"


@pytest.mark.parametrize("number", range(6))
def test_victory_is_whole_and_every_bet_has_its_chance(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("derby.bots.search.workspace.can_compile", lambda: False)
    game, _ = some_position(number)
    seen = found(game, 4)
    assert sum(seen.victory) == pytest.approx(1)
    assert [len(bets) for bets in seen.bets] == [len(seat.bets) for seat in game.view(None).seats]
    assert all(0 <= chance <= 1 for bets in seen.bets for chance in bets)


def test_both_speeds_see_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = some_position(3)
    compiled = found(game)
    monkeypatch.setattr("derby.bots.search.workspace.can_compile", lambda: False)
    assert found(game) == compiled


def test_when_it_is_over_the_winners_share() -> None:
    game = derby.new_game(4, seed=1)
    chosen = random.Random(2)
    while not game.is_over:
        game.apply(chosen.choice(game.legal_codes()))
    seen = found(game)
    assert [seat for seat, share in enumerate(seen.victory) if share] == list(game.winners)
    assert sum(seen.victory) == pytest.approx(1)
