"""R15: the current player is the seat whose turn it is or, mid-race, just was; in the judgment, the first player."""

from table_words import PROTECTION, card, play

import derby
from derby import Creature
from derby.game.events import BetSettled

BETS = "bets:aDbG/aDbL/aPbX"


def test_in_a_turn_it_is_the_seat_whose_turn_it_is() -> None:
    game = derby.position("gods:HAM with:p spent:falcons-eye first:0 turn:1 holders:X1S1/D2P1/L1G1")
    game.apply(derby.PlayFast(card("D2")))
    assert (game.view(None).turn, game.seat_to_act) == (1, 1)


def test_mid_race_it_is_the_seat_whose_turn_just_ended() -> None:
    game = derby.position(
        "gods:AMQ with:p spent:renewal,tangled-web first:0 turn:1 track:D12,G0,L0,P0,X0,S0 "
        f"holders:X1S1/D2P1/L1G1 {BETS}"
    )
    play(game, derby.PlayFast(card("D2")), derby.PlaySlow(card("X1")))
    assert (game.stage, game.view(None).turn, game.seat_to_act) == ("mid-race", 1, 1)
    game.apply(derby.Pass())
    assert (game.stage, game.seat_to_act) == ("mid-race", 0)
    game.apply(derby.Pass())
    assert (game.stage, game.view(None).first_player, game.seat_to_act) == ("third-bet", 2, 2)


def test_in_a_fate_moment_of_the_mid_race_moment_too() -> None:
    game = derby.position(
        "gods:YAM with:pf first:0 turn:1 stage:mid-race asked:0+2 past:D track:D13,G2,L0,P0,X0,S0 "
        f"holders:X1S1/D2P1/L1G1 fate:5/-/- {BETS}"
    )
    game.apply(derby.PlayPower(derby.Power.HEAVENLY_DUKES_BLESSING, creature=Creature.GRYPHON))
    assert (game.stage, game.seat_to_act) == ("fate", 1)


def test_in_the_judgment_it_is_the_first_player() -> None:
    game = derby.position(f"gods:AHM first:2 turn:0 track:D5,G0,L0,P0,X0,S0 holders:D1/-/G1 {BETS}")
    play(game, derby.PlayFast(card("D1")), derby.PlaySlow(card("G1")))
    assert (game.stage, game.view(None).turn) == ("judgment-draw", 2)
    events = game.apply_chance(derby.JudgmentDraw((PROTECTION, PROTECTION)))
    assert [event.seat for event in events if isinstance(event, BetSettled)] == [2, 2, 0, 0, 1, 1]
