"""R8: a seat with no legal creature to bet on passes automatically and keeps its card."""

from table_words import bet

import derby
from derby import Creature
from derby.game.events import BetPassed, TurnBegan

LAST_BUT_ONE = (
    "gods:AHMOQ first:0 turn:3 stage:third-bet third:1 past:D track:D16,G0,L0,P0,X0,S0 "
    "holders:D1/-/-/-/G1 bets:aLbPcX/aLbPcS/aLbXcS/aPbX/aDbG"
)
"""Only the Sylph's last token and those of Dragon and Gryphon are left; the last seat has bet on both of these."""


def test_the_seat_passes_without_being_asked() -> None:
    game = derby.position(LAST_BUT_ONE)
    events = game.apply(derby.PlaceBet(bet("c"), Creature.SYLPH))
    assert events[1:] == [BetPassed(4), TurnBegan(0)]
    assert (game.stage, game.seat_to_act) == ("fast-card", 0)


def test_it_keeps_its_card() -> None:
    game = derby.position(LAST_BUT_ONE)
    game.apply(derby.PlaceBet(bet("c"), Creature.SYLPH))
    own = game.view(4).seats[4]
    assert len(own.bets) == 2
    assert own.bet_cards == tuple(range(2, 11))


def test_with_one_token_left_of_another_creature_it_must_bet() -> None:
    game = derby.position(LAST_BUT_ONE)
    events = game.apply(derby.PlaceBet(bet("c"), Creature.DRAGON))
    assert not any(isinstance(event, BetPassed) for event in events)
    assert (game.stage, game.seat_to_act) == ("third-bet", 4)
    assert {str(action).split(" on ")[1] for action in game.legal_actions()} == {"sylph"}
    assert derby.Pass() not in game.legal_actions()
