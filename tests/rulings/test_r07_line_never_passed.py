"""R7: if no creature passes the mid-race line there is no third bet, and the first player stays."""

from table_words import PROTECTION, card, play

import derby
from derby.game.events import BetSettled, FirstPlayerPassed

LAST_TURN = "gods:AHM first:1 turn:0 track:D9,G0,L0,P0,X0,S0 holders:D1/-/G1 bets:aDbG/aLbP/aXbS"


def test_there_is_no_third_bet() -> None:
    game = derby.position(LAST_TURN)
    play(game, derby.PlayFast(card("D1")), derby.PlaySlow(card("G1")))
    assert game.stage == "judgment-draw"
    events = game.apply_chance(derby.JudgmentDraw((PROTECTION, PROTECTION)))
    assert len([event for event in events if isinstance(event, BetSettled)]) == 6


def test_the_first_player_stays_until_the_next_race() -> None:
    game = derby.position(LAST_TURN)
    events = play(game, derby.PlayFast(card("D1")), derby.PlaySlow(card("G1")))
    assert not any(isinstance(event, FirstPlayerPassed) for event in events)
    assert game.view(None).first_player == 1
    game.apply_chance(derby.JudgmentDraw((PROTECTION, PROTECTION)))
    assert game.view(None).first_player == 2


def test_bet_cards_not_placed_are_kept() -> None:
    game = derby.position(LAST_TURN)
    play(game, derby.PlayFast(card("D1")), derby.PlaySlow(card("G1")))
    game.apply_chance(derby.JudgmentDraw((PROTECTION, PROTECTION)))
    assert game.view(0).seats[0].bet_cards == tuple(range(2, 11))
