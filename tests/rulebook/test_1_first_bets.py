"""1. First bets: twice around the table, a bet card face down with a creature token on it."""

import pytest

import derby
from derby import Creature
from derby.game.events import BetPlaced, TurnBegan
from derby.game.view import Bet

FIRST, SECOND = 0, 1
HOLDERS = "holders:D1D2/G1G2/L1L2"


def test_two_rounds_from_the_first_player_clockwise_then_the_race_starts() -> None:
    game = derby.position(f"gods:AHM first:1 stage:first-bets {HOLDERS}")
    order: list[int | None] = []
    for number, creature in enumerate(Creature):
        assert game.stage == "first-bets"
        order.append(game.seat_to_act)
        game.apply(derby.PlaceBet(FIRST if number < 3 else SECOND, creature))
    assert order == [1, 2, 0, 1, 2, 0]
    assert game.events[-1] == TurnBegan(1)
    assert game.stage == "fast-card"


def test_the_others_see_the_creature_but_not_the_card() -> None:
    game = derby.position(f"gods:AHM stage:first-bets {HOLDERS}")
    event = game.apply(derby.PlaceBet(SECOND, Creature.LAMASSU))[0]
    assert event == BetPlaced(0, 0, Creature.LAMASSU, SECOND)
    assert derby.seen_by(event, 0, 3) == event
    assert game.view(0).seats[0].bets == (Bet(Creature.LAMASSU, SECOND),)
    for viewer in (None, 1, 2):
        assert derby.seen_by(event, viewer, 3) == BetPlaced(0, 0, Creature.LAMASSU, None)
        assert game.view(viewer).seats[0].bets == (Bet(Creature.LAMASSU, None),)


def test_the_token_comes_from_the_board() -> None:
    game = derby.position(f"gods:AHM stage:first-bets {HOLDERS}")
    game.apply(derby.PlaceBet(FIRST, Creature.LAMASSU))
    assert {flyer.creature: flyer.tokens for flyer in game.view(None).track}[Creature.LAMASSU] == 1


def test_only_once_on_the_same_creature() -> None:
    game = derby.position(f"gods:AHM stage:first-bets {HOLDERS} bets:aD/aD/aL")
    with pytest.raises(derby.IllegalAction):
        game.apply(derby.PlaceBet(SECOND, Creature.DRAGON))
    lamassu = derby.PlaceBet(SECOND, Creature.LAMASSU)
    assert lamassu in game.legal_actions()


def test_a_creature_with_no_token_left_cannot_be_bet_on() -> None:
    game = derby.position(f"gods:AHM first:0 turn:2 stage:first-bets {HOLDERS} bets:aD/aD/-")
    with pytest.raises(derby.IllegalAction):
        game.apply(derby.PlaceBet(FIRST, Creature.DRAGON))
    assert len(game.legal_actions()) == 11 * 5


def test_a_bet_card_is_used_once_in_a_game() -> None:
    game = derby.position(f"gods:AHM race:2 stage:first-bets {HOLDERS} settled:ABc/-/-")
    for card in range(3):
        assert derby.PlaceBet(card, Creature.DRAGON) not in game.legal_actions()
    assert len(game.legal_actions()) == 8 * 6
