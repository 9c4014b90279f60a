"""Odin's Valkyries, on a fate token: the creature can't be disqualified in this race."""

from table_words import PROTECTION, card, choices, play, refuses, track

import derby
from derby import Creature, Power
from derby.game.events import CreatureDisqualified, FateTokenLifted, JudgmentCardDrawn, PowerDeclined, PowerPlayed

LINE = (
    "gods:OHA with:pf spent:sun-ray,falcons-eye,updraft,tangled-web,silken-thread,sleipnir fate:-/4/- "
    "holders:D2L1/L2P1/X1S1"
)
VALKYRIES = derby.PlayPower(Power.VALKYRIES)
DEAL = derby.Deal(tuple(range(54)), (0, 1, 2, 3, 4, 5))


def test_the_token_is_lifted_and_the_creature_marked_for_all_to_see() -> None:
    game = derby.position(LINE)
    game.apply(derby.PlayFast(card("D2")))
    assert (game.stage, game.seat_to_act, choices(game)) == ("fate", 0, ["valkyries", "pass"])
    events = game.apply(VALKYRIES)
    assert events[:2] == [PowerPlayed(0, Power.VALKYRIES), FateTokenLifted(4)]
    assert [game.view(viewer).valkyries for viewer in (None, 0, 1, 2)] == [Creature.DRAGON] * 4
    assert track(game).startswith("D4,")


def test_its_card_is_drawn_and_does_nothing() -> None:
    game = derby.position("gods:OHA with:pf spent:valkyries stage:judgment-draw zeus:D6G6 valkyries:D bets:kD/aD/jG")
    events = game.apply_chance(derby.JudgmentDraw((card("D6"), card("G6"))))
    assert JudgmentCardDrawn(card("D6")) in events
    assert [event for event in events if isinstance(event, CreatureDisqualified)] == [
        CreatureDisqualified(Creature.GRYPHON)
    ]
    assert game.points == (0, 6, 4)


def test_it_lasts_for_one_race() -> None:
    game = derby.position("gods:OHA with:pf spent:valkyries stage:judgment-draw valkyries:D")
    game.apply_chance(derby.JudgmentDraw((PROTECTION, PROTECTION)))
    game.apply_chance(DEAL)
    assert game.view(None).valkyries is None


def test_declined_the_token_stays_and_nobody_is_marked() -> None:
    game = derby.position(LINE)
    events = play(game, derby.PlayFast(card("D2")), derby.Pass())
    assert PowerDeclined(0, derby.Stage.FATE) in events
    assert game.view(None).valkyries is None
    assert game.view(None).seats[1].fate_token == 4


def test_not_for_a_creature_that_flies_over_the_token() -> None:
    game = derby.position(LINE.replace("fate:-/4/-", "fate:-/3/-"))
    game.apply(derby.PlayFast(card("D2")))
    assert game.stage == "slow-card"


def test_refused_at_another_moment_for_another_creature_and_to_another_god() -> None:
    game = derby.position(LINE)
    refuses(game, VALKYRIES)
    game.apply(derby.PlayFast(card("D2")))
    refuses(game, derby.PlayPower(Power.VALKYRIES, creature=Creature.GRYPHON))
    horus_is_asked = derby.position(LINE.replace("updraft", "valkyries"))
    horus_is_asked.apply(derby.PlayFast(card("D2")))
    assert horus_is_asked.seat_to_act == 1
    refuses(horus_is_asked, VALKYRIES)


def test_played_before_it_is_not_asked_for() -> None:
    game = derby.position(LINE.replace("spent:", "spent:valkyries,"))
    game.apply(derby.PlayFast(card("D2")))
    assert game.stage == "slow-card"
