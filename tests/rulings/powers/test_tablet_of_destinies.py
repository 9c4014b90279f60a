"""Marduk's Tablet of Destinies, after the judgment's draw: put one drawn card back, shuffle, draw another."""

import pytest
from table_words import PROTECTION, card, choices, refuses

import derby
from derby import Creature, Power
from derby.game.events import (
    CreatureDisqualified,
    JudgmentCardDrawn,
    JudgmentCardPutBack,
    PowerDeclined,
    PowerPlayed,
)

LINE = "gods:AHM with:p stage:judgment-draw zeus:D6G6 track:D9,G8,L7,P6,X5,S4"


def tablet(drawn: int) -> derby.PlayPower:
    return derby.PlayPower(Power.TABLET_OF_DESTINIES, card=drawn)


def drawn(*cards: int) -> derby.Game:
    game = derby.position(LINE)
    game.apply_chance(derby.JudgmentDraw(cards))
    return game


def test_the_card_goes_back_and_chance_draws_another() -> None:
    game = drawn(card("D6"), PROTECTION)
    assert (game.stage, game.seat_to_act) == ("after-draw", 2)
    events = game.apply(tablet(card("D6")))
    assert events == [PowerPlayed(2, Power.TABLET_OF_DESTINIES), JudgmentCardPutBack(card("D6"))]
    assert (game.stage, game.chance_is_due) == ("tablet-draw", True)
    assert game.view(None).zeus_deck == (card("D6"), card("G6"))
    assert game.view(None).drawn == (PROTECTION,)
    events = game.apply_chance(derby.TabletDraw(PROTECTION))
    assert events[0] == JudgmentCardDrawn(PROTECTION)
    assert not any(isinstance(event, CreatureDisqualified) for event in events)
    assert game.stage == "deal"


def test_the_other_drawn_card_still_counts() -> None:
    game = drawn(card("D6"), card("G6"))
    game.apply(tablet(card("D6")))
    events = game.apply_chance(derby.TabletDraw(PROTECTION))
    assert CreatureDisqualified(Creature.GRYPHON) in events
    assert CreatureDisqualified(Creature.DRAGON) not in events


def test_a_protection_card_may_be_put_back_in_the_hope_of_a_worse_one() -> None:
    game = drawn(PROTECTION, PROTECTION)
    assert choices(game) == ["tablet-of-destinies *", "pass"]
    game.apply(tablet(PROTECTION))
    events = game.apply_chance(derby.TabletDraw(card("D6")))
    assert CreatureDisqualified(Creature.DRAGON) in events


def test_the_only_card_of_a_deck_comes_back() -> None:
    game = derby.position(f"{LINE} protections:0 draws:1".replace("zeus:D6G6", "zeus:D6"))
    game.apply_chance(derby.JudgmentDraw((card("D6"),)))
    game.apply(tablet(card("D6")))
    with pytest.raises(derby.ChanceError):
        game.apply_chance(derby.TabletDraw(PROTECTION))
    events = game.apply_chance(derby.TabletDraw(card("D6")))
    assert CreatureDisqualified(Creature.DRAGON) in events


def test_declined_the_draw_stands() -> None:
    game = drawn(card("D6"), PROTECTION)
    events = game.apply(derby.Pass())
    assert events[:2] == [PowerDeclined(2, derby.Stage.AFTER_DRAW), CreatureDisqualified(Creature.DRAGON)]


def test_only_a_card_that_was_drawn() -> None:
    game = drawn(card("D6"), PROTECTION)
    assert choices(game) == ["tablet-of-destinies D6", "tablet-of-destinies *", "pass"]
    refuses(game, tablet(card("G6")))
    refuses(game, tablet(card("D7")))
    refuses(game, derby.PlayPower(Power.TABLET_OF_DESTINIES))
    with pytest.raises(derby.NotYourTurn):
        game.apply(tablet(card("D6")), seat=0)


def test_not_before_the_draw() -> None:
    game = derby.position("gods:YHM with:p stage:before-judgment asked:0+0 zeus:D6 track:D9,G8,L7,P6,X5,S4 turn:0")
    assert game.seat_to_act == 0
    refuses(game, tablet(card("D6")))


def test_played_before_or_without_the_variant_the_draw_stands() -> None:
    for line in (f"{LINE} spent:tablet-of-destinies", LINE.replace("with:p ", "")):
        game = derby.position(line)
        events = game.apply_chance(derby.JudgmentDraw((card("D6"), PROTECTION)))
        assert CreatureDisqualified(Creature.DRAGON) in events
        assert game.stage == "deal"
