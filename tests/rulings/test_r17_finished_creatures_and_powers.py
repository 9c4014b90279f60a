"""R17: no power is aimed at a finished creature; a card of one opens no *card played*, but may be renewed."""

from table_words import card, choices, play, refuses, track

import derby
from derby import Creature, Power

BETS = "bets:aDbG/aDbL/aPbX"


def test_a_finished_creature_cannot_be_blessed() -> None:
    game = derby.position(
        "gods:YAM with:p spent:trickster,prophecy stage:mid-race asked:0+0 past:D track:G24,D13,L0,P0,X0,S0 "
        f"holders:X1S1/D2P1/L1G1 turn:2 {BETS}"
    )
    assert choices(game)[:-1] == [
        f"heavenly-dukes-blessing on {name}" for name in ("lamassu", "pegasus", "phoenix", "sylph")
    ]
    refuses(game, derby.PlayPower(Power.HEAVENLY_DUKES_BLESSING, creature=Creature.GRYPHON))


def test_with_every_other_creature_finished_nobody_can_be_blessed() -> None:
    game = derby.position(
        "gods:YAM with:p spent:trickster,prophecy stage:mid-race asked:0+0 past:D track:G24,L24,P24,X24,S24,D13 "
        f"holders:X1S1/D2P1/L1G1 turn:2 {BETS}"
    )
    assert game.stage == "third-bet"


def test_card_played_opens_for_a_card_of_value_0() -> None:
    game = derby.position("gods:HMO with:p spent:sleipnir stage:slow-card card:-@0 holders:G1/L1/D6")
    game.apply(derby.PlaySlow(card("D6")))
    assert (game.stage, game.seat_to_act) == ("card-played", 0)
    game.apply(derby.PlayPower(Power.SUN_RAY))
    assert track(game).startswith("D2,")


def test_card_played_does_not_open_for_a_card_of_a_finished_creature() -> None:
    line = "gods:HMO with:p past:D third:1 holders:D2G1/L1P1/X1S1"
    finished = derby.position(f"{line} track:D24,G0,L0,P0,X0,S0")
    finished.apply(derby.PlayFast(card("D2")))
    assert finished.stage == "slow-card"
    flying = derby.position(f"{line} track:D23,G0,L0,P0,X0,S0")
    flying.apply(derby.PlayFast(card("D2")))
    assert flying.stage == "card-played"


def test_a_finished_creatures_card_may_be_renewed() -> None:
    game = derby.position("gods:QMO with:p past:D third:1 track:D24,G0,L0,P0,X0,S0 holders:D2D3/L1P1/X1S1")
    game.apply(derby.PlayFast(card("D2")))
    assert (game.stage, choices(game)) == ("after-card", ["renewal D3", "pass"])
    game.apply(derby.PlayPower(Power.RENEWAL, card=card("D3")))
    view = game.view(0)
    assert view.holders[0].cards == (card("D2"),)
    assert view.discard == (card("D3"),)


def test_the_storm_chariot_takes_no_finished_creatures_place() -> None:
    game = derby.position(
        "gods:MAH with:pf spent:tangled-web,silken-thread,sun-ray,falcons-eye,updraft past:D third:1 fate:14/-/- "
        "track:D24,G10,L0,P0,X0,S0 holders:G2D3/L1P1/X1S1"
    )
    game.apply(derby.PlayFast(card("G2")))
    assert game.stage == "slow-card"


def test_the_feathered_wind_blows_for_the_last_one_still_flying() -> None:
    game = derby.position(
        "gods:QAH with:pf spent:tangled-web,silken-thread,sun-ray,falcons-eye,updraft,renewal past:D third:1 "
        "fate:14/-/- track:D24,G24,L24,P24,X24,S10 holders:S2D3/L1P1/X1G1"
    )
    play(game, derby.PlayFast(card("S2")), derby.PlayPower(Power.FEATHERED_WIND))
    assert track(game) == "D24,G24,L24,P24,X24,S17"
