"""R14: at a moment the current player is asked first, then clockwise, until everybody has passed in a row."""

from table_words import card, choices, play

import derby
from derby import Creature, Power
from derby.game.events import CreatureMoved, PowerDeclined, PowerPlayed

CARD_OF_HORUS = "gods:AHM with:p first:1 turn:1 holders:X1S1/D2P1/L1G1 track:D1,G0,L0,P0,X0,S0"
"""Horus, in seat 1, is about to play; he and Anansi, in seat 0, have a power for a card that is played."""
MID_RACE = "gods:AOY with:p turn:1 stage:mid-race asked:1+0 past:D track:D13,G0,L0,P0,X0,S0 holders:X1S1/D2P1/L1G1"
BETS = "bets:aDbG/aDbL/aPbX"


def test_the_current_player_is_asked_first_then_the_others_clockwise() -> None:
    game = derby.position(CARD_OF_HORUS)
    game.apply(derby.PlayFast(card("D2")))
    assert (game.stage, game.seat_to_act) == ("card-played", 1)
    game.apply(derby.Pass())
    assert (game.stage, game.seat_to_act) == ("card-played", 0)


def test_after_a_power_seats_that_passed_are_asked_again() -> None:
    game = derby.position(CARD_OF_HORUS)
    play(game, derby.PlayFast(card("D2")), derby.Pass(), derby.PlayPower(Power.TANGLED_WEB))
    assert (game.stage, game.seat_to_act) == ("card-played", 1)
    events = game.apply(derby.PlayPower(Power.SUN_RAY))
    assert CreatureMoved(Creature.DRAGON, 1, 5) in events


def test_the_moment_ends_when_everybody_has_passed_in_a_row() -> None:
    game = derby.position(CARD_OF_HORUS)
    events = play(game, derby.PlayFast(card("D2")), derby.Pass(), derby.Pass())
    assert [event for event in events if isinstance(event, PowerDeclined)] == [
        PowerDeclined(1, derby.Stage.CARD_PLAYED),
        PowerDeclined(0, derby.Stage.CARD_PLAYED),
    ]
    assert CreatureMoved(Creature.DRAGON, 1, 5) in events
    assert game.stage == "slow-card"


def test_after_a_power_the_next_seat_clockwise_is_asked_not_the_first_one() -> None:
    game = derby.position(f"{MID_RACE} {BETS}")
    order = [game.seat_to_act]
    for action in (derby.Pass(), derby.PlayPower(Power.HEAVENLY_DUKES_BLESSING, creature=Creature.GRYPHON)):
        game.apply(action)
        order.append(game.seat_to_act)
    assert order == [1, 2, 0]
    game.apply(derby.Pass())
    assert (game.stage, game.seat_to_act) == ("mid-race", 1)
    game.apply(derby.Pass())
    assert game.stage == "third-bet"


def test_a_seat_without_a_fitting_power_is_not_asked() -> None:
    game = derby.position(f"{CARD_OF_HORUS} spent:sun-ray")
    game.apply(derby.PlayFast(card("D2")))
    assert game.seat_to_act == 0


def test_if_nobody_has_a_power_for_it_the_moment_passes_unnoticed() -> None:
    game = derby.position(f"{CARD_OF_HORUS} spent:sun-ray,tangled-web")
    events = game.apply(derby.PlayFast(card("D2")))
    assert game.stage == "slow-card"
    assert not any(isinstance(event, PowerDeclined) for event in events)


def test_in_a_moment_of_one_seat_only_that_seat_is_asked() -> None:
    game = derby.position("gods:OQA with:p spent:tangled-web turn:0 holders:D2G1/L1P1/X1S1")
    events = game.apply(derby.PlayFast(card("D2")))
    assert (game.stage, game.seat_to_act) == ("before-slow", 0)
    assert not any(isinstance(event, PowerPlayed | PowerDeclined) for event in events)


def test_a_seat_is_asked_even_if_its_power_would_change_nothing() -> None:
    game = derby.position("gods:AMO with:p spent:sleipnir holders:D2G1/L1P1/D6S1")
    play(game, derby.PlayFast(card("D2")), derby.Pass(), derby.PlaySlow(card("D6")))
    assert (game.stage, game.seat_to_act) == ("card-played", 0)
    assert choices(game) == ["tangled-web", "pass"]


def test_renewal_is_asked_for_even_if_no_card_fits() -> None:
    game = derby.position("gods:QMO with:p spent:sleipnir holders:D2G1/L1P1/X1S1")
    game.apply(derby.PlayFast(card("D2")))
    assert (game.stage, game.seat_to_act) == ("after-card", 0)
    assert choices(game) == ["pass"]


def test_renewal_is_asked_for_while_either_holder_has_cards() -> None:
    game = derby.position("gods:QMO with:p spent:sleipnir stage:slow-card card:-@0 holders:G1/L1/D1")
    game.apply(derby.PlaySlow(card("D1")))
    assert (game.stage, game.seat_to_act) == ("after-card", 0)


def test_renewal_is_not_asked_for_when_both_holders_are_empty() -> None:
    game = derby.position("gods:QMO with:p spent:sleipnir stage:slow-card card:-@0 holders:-/-/D1")
    game.apply(derby.PlaySlow(card("D1")))
    assert game.stage == "judgment-draw"


def test_renewal_is_not_asked_for_after_a_dirty_trick() -> None:
    game = derby.position("gods:QMO with:p spent:sleipnir,shed-skin holders:D6D1/L1P1/X1S1")
    game.apply(derby.PlayFast(card("D6"), trick=True))
    assert game.stage == "slow-card"
