"""R23: several movements can follow each other in one window; every power is used once, so it ends."""

from table_words import card, play, track

import derby
from derby import Creature, Power
from derby.game.events import CreatureMoved, FateTokenLifted, PowerPlayed


def test_one_card_sets_off_three_fate_powers_in_a_row() -> None:
    """Dragon to 4; Updraft to 6; Storm Chariot to 9; Silken Thread to 7."""
    game = derby.position(
        "gods:HMA with:pf spent:sun-ray,falcons-eye,tangled-web fate:4/6/9 track:G9,D0,L0,P0,X0,S0 "
        "holders:D2L1/L2P1/X1S1"
    )
    play(game, derby.PlayFast(card("D2")))
    assert (game.stage, game.seat_to_act) == ("fate", 0)
    events = play(game, derby.PlayPower(Power.UPDRAFT))
    assert (game.stage, game.seat_to_act) == ("fate", 1)
    events += play(game, derby.PlayPower(Power.STORM_CHARIOT))
    assert (game.stage, game.seat_to_act) == ("fate", 2)
    events += play(game, derby.PlayPower(Power.SILKEN_THREAD))
    assert events == [
        PowerPlayed(0, Power.UPDRAFT),
        FateTokenLifted(4),
        CreatureMoved(Creature.DRAGON, 4, 6),
        PowerPlayed(1, Power.STORM_CHARIOT),
        FateTokenLifted(6),
        CreatureMoved(Creature.GRYPHON, 9, 6),
        CreatureMoved(Creature.DRAGON, 6, 9),
        PowerPlayed(2, Power.SILKEN_THREAD),
        FateTokenLifted(9),
        CreatureMoved(Creature.DRAGON, 9, 7),
        derby.events.CardDiscarded(card("D2")),
    ]
    assert track(game) == "D7,G6,L0,P0,X0,S0"
    assert (game.stage, game.seat_to_act) == ("slow-card", 0)


def test_the_wind_carries_another_creature_onto_a_token() -> None:
    """Dragon to 4; Feathered Wind takes the Sylph to 3; there Updraft takes it to 5."""
    game = derby.position(
        "gods:HQA with:pf spent:sun-ray,falcons-eye,tangled-web,renewal,silken-thread fate:4/3/- "
        "track:D0,G0,L0,P0,X0,S0 holders:D2L1/L2P1/X1S1"
    )
    play(game, derby.PlayFast(card("D2")), derby.Pass(), derby.PlayPower(Power.FEATHERED_WIND))
    assert (game.stage, game.seat_to_act, game.view(None).fate_creature) == ("fate", 0, Creature.SYLPH)
    play(game, derby.PlayPower(Power.UPDRAFT))
    assert track(game) == "S5,D4,G0,L0,P0,X0"
    assert game.stage == "slow-card"


def test_a_power_already_played_does_not_answer_a_second_time() -> None:
    """Back and forth between two tokens, until nobody has a power left."""
    game = derby.position(
        "gods:HMA with:pf spent:sun-ray,falcons-eye,tangled-web,storm-chariot fate:4/6/- track:D0,G0,L0,P0,X0,S0 "
        "holders:D2L1/L2P1/X1S1"
    )
    play(game, derby.PlayFast(card("D2")), derby.PlayPower(Power.UPDRAFT), derby.PlayPower(Power.SILKEN_THREAD))
    assert track(game).startswith("D4,")
    assert [seat.fate_token for seat in game.view(None).seats] == [None, None, None]
    assert game.stage == "slow-card"
