"""R22: value, trick and powers are added, never below 0; Celestial Paperwork makes it 0 and is used up."""

from table_words import card, play, track

import derby
from derby import Creature, Power
from derby.game.events import CardDiscarded, CardWentToZeus, CreatureMoved, Event, PaperworkDone

TWO_GODS = "gods:AHM with:p holders:D6G1/L1P1/D2S1"
PAPERWORK = "gods:MOY with:pf spent:sleipnir paperwork:D holders:D6G1/L1P1/D2S1"
WEB, SUN_RAY = derby.PlayPower(Power.TANGLED_WEB), derby.PlayPower(Power.SUN_RAY)


def test_value_trick_and_power_are_added() -> None:
    game = derby.position(TWO_GODS)
    play(game, derby.PlayFast(card("D6"), trick=True), derby.Pass(), SUN_RAY, derby.Pass())
    assert track(game).startswith("D6,")


def test_a_web_and_a_sun_ray_cancel_out() -> None:
    game = derby.position(TWO_GODS)
    play(game, derby.PlayFast(card("D6"), trick=True), WEB, SUN_RAY)
    assert track(game).startswith("D4,")


def test_only_the_final_sum_counts() -> None:
    """1 - 2 is below 0 only for a while: with the Sun Ray it is 1."""
    game = derby.position(TWO_GODS)
    play(game, derby.PlayFast(card("D6")), WEB, SUN_RAY)
    assert track(game).startswith("D1,")


def test_a_total_below_0_counts_as_0() -> None:
    game = derby.position(TWO_GODS)
    play(game, derby.PlayFast(card("D6")), WEB, derby.Pass())
    assert track(game) == "D0,G0,L0,P0,X0,S0"
    assert game.stage == "slow-card"


def test_paperwork_makes_it_0_whatever_is_added_and_the_trick_card_still_goes_to_zeus() -> None:
    game = derby.position(PAPERWORK.replace("gods:MOY", "gods:HOY").replace("sleipnir", "sleipnir,falcons-eye"))
    events = play(game, derby.PlayFast(card("D6"), trick=True), SUN_RAY)
    assert events[-2:] == [PaperworkDone(Creature.DRAGON), CardWentToZeus(card("D6"))]
    assert track(game) == "D0,G0,L0,P0,X0,S0"
    assert game.view(None).paperwork is None


def test_the_card_after_it_moves_as_usual() -> None:
    game = derby.position(PAPERWORK)
    play(game, derby.PlayFast(card("D6")), derby.PlaySlow(card("D2")))
    assert track(game).startswith("D2,")


def test_a_card_of_value_0_uses_it_up() -> None:
    game = derby.position(PAPERWORK.replace("holders:D6G1/L1P1/D2S1", "holders:D6G1/L1P1/G2S1"))
    events: list[Event] = play(game, derby.PlayFast(card("G2")), derby.PlaySlow(card("D6")))
    assert PaperworkDone(Creature.DRAGON) in events
    assert game.view(None).paperwork is None


def test_a_card_of_another_creature_does_not() -> None:
    game = derby.position(PAPERWORK)
    events = game.apply(derby.PlayFast(card("G1")))
    assert CreatureMoved(Creature.GRYPHON, 0, 3) in events
    assert game.view(None).paperwork is Creature.DRAGON


def test_a_card_of_the_creature_that_has_finished_meanwhile_does() -> None:
    game = derby.position(f"{PAPERWORK} track:D24,G0,L0,P0,X0,S0 past:D third:1")
    events = game.apply(derby.PlayFast(card("D6")))
    assert events[1:] == [PaperworkDone(Creature.DRAGON), CardDiscarded(card("D6"))]
    assert game.view(None).paperwork is None
