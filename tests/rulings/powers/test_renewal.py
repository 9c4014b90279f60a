"""Quetzalcoatl's Renewal, after a card without its trick: put it back, discard another of the creature from there."""

import pytest
from table_words import card, choices, play, refuses, track

import derby
from derby import Power
from derby.game.events import CardDiscarded, CardRenewed, PowerDeclined, PowerPlayed
from derby.game.view import Renewed

LINE = "gods:AQH with:p spent:tangled-web,sun-ray,falcons-eye turn:1 holders:D2X1/D6D3/L1P1"
"""Quetzalcoatl sits in seat 1; holders 0 and 1 are his."""


def renewal(name: str) -> derby.PlayPower:
    return derby.PlayPower(Power.RENEWAL, card=card(name))


def test_the_card_goes_back_and_the_other_one_to_the_discard_pile() -> None:
    game = derby.position(LINE)
    game.apply(derby.PlayFast(card("D3")))
    assert (game.stage, game.seat_to_act) == ("after-card", 1)
    assert set(choices(game)) == {"renewal D6", "renewal D2", "pass"}
    events = game.apply(renewal("D6"))
    assert events == [PowerPlayed(1, Power.RENEWAL), CardRenewed(1, card("D3"), 1), CardDiscarded(card("D6"))]
    assert game.view(1).holders[1].cards == (card("D3"),)
    assert track(game).startswith("D5,")
    assert game.stage == "slow-card"


def test_everybody_sees_which_card_was_put_back_and_where() -> None:
    game = derby.position(LINE)
    event = play(game, derby.PlayFast(card("D3")), renewal("D6"))[-2]
    for viewer in (None, 0, 1, 2):
        assert derby.seen_by(event, viewer, 3) == event
        assert game.view(viewer).renewed == Renewed(card("D3"), 1)
        assert game.view(viewer).discard == (card("D6"),)
    assert game.view(0).holders[1].cards is None


def test_with_no_card_that_fits_he_can_only_pass() -> None:
    game = derby.position(LINE.replace("D6D3/L1P1", "G6L3/L1P1"))
    game.apply(derby.PlayFast(card("L3")))
    assert (game.stage, choices(game)) == ("after-card", ["pass"])
    refuses(game, renewal("L1"))


def test_declined_the_card_is_discarded() -> None:
    game = derby.position(LINE)
    events = play(game, derby.PlayFast(card("D3")), derby.Pass())
    assert events[-2:] == [PowerDeclined(1, derby.Stage.AFTER_CARD), CardDiscarded(card("D3"))]
    assert Power.RENEWAL in game.view(None).seats[1].powers


def test_not_after_a_dirty_trick() -> None:
    game = derby.position(LINE)
    game.apply(derby.PlayFast(card("D6"), trick=True))
    assert (game.stage, choices(game)) == ("after-card", ["shed-skin", "pass"])
    refuses(game, renewal("D3"))


def test_not_after_somebody_elses_card() -> None:
    game = derby.position(LINE.replace("turn:1", "turn:0"))
    game.apply(derby.PlayFast(card("D2")))
    assert (game.stage, game.seat_to_act) == ("slow-card", 0)
    with pytest.raises(derby.NotYourTurn):
        game.apply(renewal("D3"), seat=1)


def test_aimed_wrongly_it_is_refused() -> None:
    game = derby.position(LINE)
    refuses(game, renewal("D6"))
    game.apply(derby.PlayFast(card("D3")))
    refuses(game, renewal("X1"))  # another creature
    refuses(game, renewal("D3"))  # the card itself
    refuses(game, renewal("D9"))  # in no holder
    refuses(game, derby.PlayPower(Power.RENEWAL))


def test_a_fate_moment_comes_before_it() -> None:
    game = derby.position(LINE.replace("with:p spent:", "with:pf spent:silken-thread,updraft,") + " fate:5/-/-")
    game.apply(derby.PlayFast(card("D3")))
    assert (game.stage, choices(game)) == ("fate", ["feathered-wind", "pass"])
    game.apply(derby.Pass())
    assert game.stage == "after-card"


def test_played_before_or_without_the_variant_it_is_not_asked_for() -> None:
    without = LINE.replace("with:p spent:tangled-web,sun-ray,falcons-eye ", "")
    for line in (LINE.replace("spent:", "spent:renewal,"), without):
        game = derby.position(line)
        game.apply(derby.PlayFast(card("D3")))
        assert game.stage == "slow-card"
