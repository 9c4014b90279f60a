"""R11: turns run clockwise without a gap; after a third bet the new first player also moves next."""

from table_words import card, play

import derby
from derby import Creature
from derby.game.events import FirstPlayerPassed, TurnBegan


def test_the_new_first_player_bets_first_and_moves_next() -> None:
    game = derby.position("gods:AHM first:0 turn:1 track:D11,G0,L0,P0,X0,S0 holders:G1L1/D1P1/X1S1 bets:aDbG/aDbL/aPbX")
    events = play(game, derby.PlayFast(card("D1")), derby.PlaySlow(card("G1")))
    assert events[-1] == FirstPlayerPassed(2)
    order: list[int | None] = []
    for creature in (Creature.SYLPH, Creature.LAMASSU, Creature.GRYPHON):
        order.append(game.seat_to_act)
        events = play(game, derby.PlaceBet(2, creature))
    assert order == [2, 0, 1]
    assert events[-1] == TurnBegan(2)
    assert (game.stage, game.seat_to_act) == ("fast-card", 2)


def test_the_first_player_may_become_first_player_again() -> None:
    game = derby.position("gods:AHM first:2 turn:1 track:D11,G0,L0,P0,X0,S0 holders:G1L1/D1P1/X1S1 bets:aDbG/aDbL/aPbX")
    play(game, derby.PlayFast(card("D1")), derby.PlaySlow(card("G1")))
    assert (game.view(None).first_player, game.seat_to_act) == (2, 2)


def test_without_a_third_bet_the_next_seat_moves() -> None:
    game = derby.position("gods:AHM turn:2 track:D5,G0,L0,P0,X0,S0 holders:G1L1/D1P1/X1S1")
    events = play(game, derby.PlayFast(card("D1")), derby.PlaySlow(card("X1")))
    assert events[-1] == TurnBegan(0)
