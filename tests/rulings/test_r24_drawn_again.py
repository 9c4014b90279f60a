"""R24: only the final cards count; the tablet may draw the same card again; Valkyries make one harmless."""

from table_words import PROTECTION, card

import derby
from derby import Creature, Power
from derby.game.events import (
    CreatureDisqualified,
    JudgmentCardDrawn,
    JudgmentCardPutBack,
    ProtectionsRemoved,
)

TABLET = derby.PlayPower(Power.TABLET_OF_DESTINIES, card=card("D6"))
AFTER_DRAW = "gods:AHM with:p stage:after-draw zeus:G6 asked:0+0 protections:3/4 track:D9,G8,L7,P6,X5,S4"


def test_only_the_final_card_disqualifies() -> None:
    game = derby.position(f"{AFTER_DRAW} drawn:D6*")
    events = game.apply(TABLET)
    assert events[1:] == [JudgmentCardPutBack(card("D6"))]
    events = game.apply_chance(derby.TabletDraw(card("G6")))
    assert JudgmentCardDrawn(card("G6")) in events
    assert CreatureDisqualified(Creature.GRYPHON) in events
    assert CreatureDisqualified(Creature.DRAGON) not in events


def test_the_same_card_may_be_drawn_again() -> None:
    game = derby.position(f"{AFTER_DRAW} drawn:D6*")
    game.apply(TABLET)
    events = game.apply_chance(derby.TabletDraw(card("D6")))
    assert CreatureDisqualified(Creature.DRAGON) in events


def test_a_protection_card_put_back_does_not_leave_the_game() -> None:
    game = derby.position(f"{AFTER_DRAW} drawn:D6*".replace("with:p", "with:zp"))
    game.apply(derby.PlayPower(Power.TABLET_OF_DESTINIES, card=PROTECTION))
    events = game.apply_chance(derby.TabletDraw(card("G6")))
    assert not any(isinstance(event, ProtectionsRemoved) for event in events)
    game.apply_chance(derby.Deal(tuple(range(54)), (0, 1, 2, 3, 4, 5)))
    assert game.view(None).protections == 4


def test_a_protection_card_drawn_again_does() -> None:
    game = derby.position(f"{AFTER_DRAW} drawn:D6*".replace("with:p", "with:zp"))
    game.apply(TABLET)
    events = game.apply_chance(derby.TabletDraw(PROTECTION))
    assert ProtectionsRemoved(2) in events
    game.apply_chance(derby.Deal(tuple(range(54)), (0, 1, 2, 3, 4, 5)))
    assert game.view(None).protections == 2


def test_a_card_of_a_creature_under_valkyries_is_drawn_and_has_no_effect() -> None:
    line = "gods:AHO with:pf stage:judgment-draw zeus:D6G6 track:D9,G8,L7,P6,X5,S4"
    draw = derby.JudgmentDraw((card("D6"), card("G6")))
    events = derby.position(f"{line} valkyries:D").apply_chance(draw)
    assert JudgmentCardDrawn(card("D6")) in events
    assert CreatureDisqualified(Creature.DRAGON) not in events
    assert CreatureDisqualified(Creature.GRYPHON) in events
    events = derby.position(line).apply_chance(draw)
    assert CreatureDisqualified(Creature.DRAGON) in events
