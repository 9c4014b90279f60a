"""Horus' Falcon's Eye, before one of his bets: look at all cards in a holder that isn't his and has cards."""

import pytest
from table_words import PROTECTION, bet, card, choices, play, refuses

import derby
from derby import Creature, Power
from derby.game.events import HolderSeen, PowerDeclined, PowerPlayed
from derby.game.view import FalconsEye

FIRST_BET = "gods:AHMO with:p first:1 turn:1 stage:before-bet holders:D1D2/G1G2/L1L2/P1P2"
"""Horus sits in seat 1; holders 0 and 1 are his."""


def look(holder: int) -> derby.PlayPower:
    return derby.PlayPower(Power.FALCONS_EYE, holder=holder)


def test_he_sees_all_cards_of_the_holder_and_nobody_else_does() -> None:
    game = derby.position(FIRST_BET)
    events = game.apply(look(3))
    seen = HolderSeen(1, 3, (card("P1"), card("P2")))
    assert events == [PowerPlayed(1, Power.FALCONS_EYE), seen]
    assert derby.seen_by(seen, 1, 4) == seen
    assert game.view(1).falcons_eye == FalconsEye(3, (card("P1"), card("P2")))
    for viewer in (None, 0, 2, 3):
        assert derby.seen_by(seen, viewer, 4) == HolderSeen(1, 3, None)
        assert game.view(viewer).falcons_eye == FalconsEye(3, None)
    assert (game.stage, game.seat_to_act) == ("first-bets", 1)


def test_whatever_lies_in_the_holder_the_others_see_the_same() -> None:
    """Seat 2 doesn't sit at holder 3: what it sees doesn't tell what is in it."""
    views: list[derby.View] = []
    for holders in ("D1D2/G1G2/L1L2/P1P2", "D1D2/G1G2/L1L2/X1S2"):
        game = derby.position(FIRST_BET.replace("D1D2/G1G2/L1L2/P1P2", holders))
        game.apply(look(3))
        views.append(game.view(2))
    assert views[0] == views[1]


def test_only_holders_that_are_not_his() -> None:
    game = derby.position(FIRST_BET)
    assert choices(game) == ["falcons-eye holder 2", "falcons-eye holder 3", "pass"]
    refuses(game, look(0))
    refuses(game, look(1))
    refuses(game, look(4))


def test_an_empty_holder_shows_nothing_and_can_not_be_chosen() -> None:
    """The line was passed in the last turn but one; holder 2 is empty."""
    game = derby.position(
        "gods:AHMO with:p spent:prophecy first:0 turn:1 stage:before-bet third:1 past:D track:D13,G0,L0,P0,X0,S0 "
        "holders:D1/-/-/P1 bets:aDbGcL/aDbG/aLbP/aXbS"
    )
    assert choices(game) == ["falcons-eye holder 3", "pass"]
    refuses(game, look(2))


def test_with_no_card_left_anywhere_it_is_not_asked_for() -> None:
    game = derby.position(
        "gods:HMA with:p spent:prophecy,trickster,tangled-web,sun-ray turn:2 track:D12,G0,L0,P0,X0,S0 "
        "holders:-/D1/P1 bets:aDbG/aDbG/aLbP"
    )
    play(game, derby.PlayFast(card("D1")), derby.PlaySlow(card("P1")))
    assert (game.stage, game.seat_to_act) == ("third-bet", 0)


def test_declined_the_bet_follows_and_it_is_asked_for_before_the_next_one() -> None:
    game = derby.position(FIRST_BET)
    events = game.apply(derby.Pass())
    assert events == [PowerDeclined(1, derby.Stage.BEFORE_BET)]
    assert (game.stage, game.seat_to_act) == ("first-bets", 1)
    for _ in range(4):
        assert game.stage == "first-bets"
        game.apply(game.legal_actions()[0])
    assert (game.stage, game.seat_to_act) == ("before-bet", 1)


def test_not_before_somebody_elses_bet() -> None:
    game = derby.position(FIRST_BET)
    play(game, derby.Pass(), derby.PlaceBet(bet("a"), Creature.DRAGON))
    assert (game.stage, game.seat_to_act) == ("first-bets", 2)
    refuses(game, look(3))
    with pytest.raises(derby.NotYourTurn):
        game.apply(look(3), seat=1)


def test_played_before_or_without_the_variant_it_is_not_asked_for() -> None:
    game = derby.position(f"{FIRST_BET} spent:falcons-eye")
    assert game.stage == "first-bets"
    deal = derby.Deal(tuple(range(54)), (0, 1, 2, 3, 4, 5))
    plain = derby.new_game(gods=["horus", "anansi", "odin"], first_player=0, chance_given=True)
    plain.apply_chance(deal)
    assert plain.stage == "first-bets"
    powers = derby.new_game(
        gods=["horus", "anansi", "odin"], variants=["power-of-the-gods"], first_player=0, chance_given=True
    )
    powers.apply_chance(deal)
    assert powers.stage == "before-bet"


def test_what_was_seen_is_forgotten_in_the_next_race() -> None:
    game = derby.position("gods:AHO with:p stage:judgment-draw spent:falcons-eye falcon:2=D1D2")
    game.apply_chance(derby.JudgmentDraw((PROTECTION, PROTECTION)))
    game.apply_chance(derby.Deal(tuple(range(54)), (0, 1, 2, 3, 4, 5)))
    assert game.view(1).falcons_eye is None
