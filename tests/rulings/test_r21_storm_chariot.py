"""R21: the Storm Chariot changes places with the next better unfinished creature; both enter their sectors now."""

from table_words import card, choices, play, track

import derby
from derby import Creature, Power
from derby.game.events import CreatureMoved, FateTokenLifted

QUIET = "gods:MAH with:pf spent:tangled-web,silken-thread,sun-ray,falcons-eye,updraft"
STORM_CHARIOT = derby.PlayPower(Power.STORM_CHARIOT)


def test_it_changes_places_with_the_next_better_creature() -> None:
    game = derby.position(f"{QUIET} fate:5/-/- track:P12,G9,D1,L0,X0,S0 holders:D2L1/L2P1/X1S1")
    events = play(game, derby.PlayFast(card("D2")), STORM_CHARIOT)
    assert events[-4:-1] == [
        FateTokenLifted(5),
        CreatureMoved(Creature.GRYPHON, 9, 5),
        CreatureMoved(Creature.DRAGON, 5, 9),
    ]
    assert track(game) == "P12,D9,G5,L0,X0,S0"


def test_both_rank_ahead_of_those_already_in_their_new_sectors() -> None:
    game = derby.position(f"{QUIET} fate:5/-/- track:G9,X9,L5,S5,D1,P0 holders:D2L1/L2P1/X1S1")
    game.apply(derby.PlayFast(card("D2")))
    assert track(game) == "G9,X9,D5,L5,S5,P0"
    game.apply(STORM_CHARIOT)
    assert track(game) == "D9,G9,X5,L5,S5,P0"


def test_in_one_sector_the_two_change_their_order() -> None:
    """In play the one that arrived last ranks first in its sector; in a position set by hand it need not."""
    game = derby.position(
        f"{QUIET} stage:after-card card:D2@0 fate-of:D0+0 fate:5/-/- track:G5,D5,L0,P0,X0,S0 holders:L3/L2P1/X1S1"
    )
    game.apply(STORM_CHARIOT)
    assert track(game) == "D5,G5,L0,P0,X0,S0"


def test_with_nobody_ahead_it_cannot_be_played() -> None:
    game = derby.position(f"{QUIET} fate:5/-/- track:G4,D1,L0,P0,X0,S0 holders:D2L1/L2P1/X1S1")
    game.apply(derby.PlayFast(card("D2")))
    assert game.stage == "slow-card"


def test_with_only_finished_creatures_ahead_it_cannot_be_played() -> None:
    line = f"{QUIET} past:G third:1 fate:22/-/- holders:D2L1/L2P1/X1S1"
    finished = derby.position(f"{line} track:G24,D18,L0,P0,X0,S0")
    finished.apply(derby.PlayFast(card("D2")))
    assert finished.stage == "slow-card"
    flying = derby.position(f"{line} track:G23,D18,L0,P0,X0,S0")
    flying.apply(derby.PlayFast(card("D2")))
    assert (flying.stage, choices(flying)) == ("fate", ["storm-chariot", "pass"])


def test_the_new_sector_may_open_another_fate_moment() -> None:
    game = derby.position(
        "gods:MAH with:pf spent:tangled-web,sun-ray,falcons-eye,updraft fate:5/9/- track:G9,D1,L0,P0,X0,S0 "
        "holders:D2L1/L2P1/X1S1"
    )
    play(game, derby.PlayFast(card("D2")), STORM_CHARIOT)
    assert (game.stage, game.seat_to_act, game.view(None).fate_creature) == ("fate", 1, Creature.DRAGON)
    play(game, derby.PlayPower(Power.SILKEN_THREAD))
    assert track(game) == "D7,G5,L0,P0,X0,S0"
    assert [seat.fate_token for seat in game.view(None).seats] == [None, None, None]


def test_the_creature_overtaken_opens_none() -> None:
    """It lands where the token has just been lifted."""
    game = derby.position(
        "gods:MAH with:pf spent:tangled-web,sun-ray,falcons-eye,updraft fate:5/-/- track:G9,D1,L0,P0,X0,S0 "
        "holders:D2L1/L2P1/X1S1"
    )
    play(game, derby.PlayFast(card("D2")), STORM_CHARIOT)
    assert game.stage == "slow-card"
    assert track(game) == "D9,G5,L0,P0,X0,S0"
