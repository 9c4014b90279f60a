"""Quetzalcoatl's Shed Skin, after his dirty trick: the card goes to the discard pile, not to the Zeus deck."""

import pytest
from table_words import card, choices, play, refuses, track

import derby
from derby import Creature, Power
from derby.game.events import CardDiscarded, CardWentToZeus, CreatureMoved, PowerDeclined, PowerPlayed

LINE = "gods:AQH with:p spent:tangled-web,sun-ray,falcons-eye,renewal turn:1 holders:D2X1/D6D3/L6P1"
SHED_SKIN = derby.PlayPower(Power.SHED_SKIN)


def test_the_trick_counts_and_the_card_is_discarded() -> None:
    game = derby.position(LINE)
    events = game.apply(derby.PlayFast(card("D6"), trick=True))
    assert CreatureMoved(Creature.DRAGON, 0, 4) in events
    assert (game.stage, game.seat_to_act, choices(game)) == ("after-card", 1, ["shed-skin", "pass"])
    assert game.apply(SHED_SKIN) == [PowerPlayed(1, Power.SHED_SKIN), CardDiscarded(card("D6"))]
    assert game.view(None).zeus_deck == ()
    assert game.view(None).discard == (card("D6"),)
    assert track(game).startswith("D4,")


def test_declined_it_goes_to_zeus() -> None:
    game = derby.position(LINE)
    events = play(game, derby.PlayFast(card("D6"), trick=True), derby.Pass())
    assert events[-2:] == [PowerDeclined(1, derby.Stage.AFTER_CARD), CardWentToZeus(card("D6"))]
    assert game.view(None).zeus_deck == (card("D6"),)


def test_not_after_a_card_without_its_trick() -> None:
    game = derby.position(LINE)
    game.apply(derby.PlayFast(card("D6")))
    assert game.stage == "slow-card"
    refuses(game, SHED_SKIN)


def test_not_after_somebody_elses_trick() -> None:
    game = derby.position(LINE.replace("turn:1", "turn:2"))
    events = game.apply(derby.PlayFast(card("L6"), trick=True))
    assert events[-1] == CardWentToZeus(card("L6"))
    assert (game.stage, game.seat_to_act) == ("slow-card", 2)
    with pytest.raises(derby.NotYourTurn):
        game.apply(SHED_SKIN, seat=1)


def test_aimed_wrongly_or_too_early_it_is_refused() -> None:
    game = derby.position(LINE)
    refuses(game, SHED_SKIN)
    game.apply(derby.PlayFast(card("D6"), trick=True))
    refuses(game, derby.PlayPower(Power.SHED_SKIN, card=card("D6")))


def test_it_works_on_a_card_that_paperwork_stopped() -> None:
    game = derby.position(
        f"{LINE} paperwork:D".replace("gods:AQH", "gods:YQA").replace(
            "with:p spent:tangled-web,sun-ray,falcons-eye,renewal", "with:pf spent:tangled-web,renewal"
        )
    )
    game.apply(derby.PlayFast(card("D6"), trick=True))
    assert (game.stage, game.seat_to_act) == ("after-card", 1)
    game.apply(SHED_SKIN)
    assert game.view(None).discard == (card("D6"),)
    assert track(game).startswith("D0,")


def test_played_before_or_without_the_variant_the_card_goes_to_zeus() -> None:
    without = LINE.replace("with:p spent:tangled-web,sun-ray,falcons-eye,renewal ", "")
    for line in (LINE.replace("spent:", "spent:shed-skin,"), without):
        game = derby.position(line)
        events = game.apply(derby.PlayFast(card("D6"), trick=True))
        assert events[-1] == CardWentToZeus(card("D6"))
        assert game.stage == "slow-card"
