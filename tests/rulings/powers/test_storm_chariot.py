"""Marduk's Storm Chariot, on a fate token: the creature changes places with the one just ahead of it."""

from table_words import card, choices, play, refuses, track

import derby
from derby import Creature, Power
from derby.game.events import CreatureMoved, FateTokenLifted, PowerDeclined, PowerPlayed

LINE = (
    "gods:MAH with:pf spent:tangled-web,silken-thread,sun-ray,falcons-eye,updraft fate:-/4/- "
    "track:P12,G9,D0,L0,X0,S0 holders:D2L1/L2P1/X1S1"
)
STORM_CHARIOT = derby.PlayPower(Power.STORM_CHARIOT)


def test_the_token_is_lifted_and_the_two_change_places() -> None:
    game = derby.position(LINE)
    game.apply(derby.PlayFast(card("D2")))
    assert (game.stage, game.seat_to_act, choices(game)) == ("fate", 0, ["storm-chariot", "pass"])
    events = game.apply(STORM_CHARIOT)
    assert events[:4] == [
        PowerPlayed(0, Power.STORM_CHARIOT),
        FateTokenLifted(4),
        CreatureMoved(Creature.GRYPHON, 9, 4),
        CreatureMoved(Creature.DRAGON, 4, 9),
    ]
    assert track(game) == "P12,D9,G4,L0,X0,S0"


def test_several_in_the_sector_ahead_it_takes_the_worst_of_them() -> None:
    game = derby.position(LINE.replace("P12,G9,D0", "P9,G9,D0"))
    play(game, derby.PlayFast(card("D2")), STORM_CHARIOT)
    assert track(game) == "D9,P9,G4,L0,X0,S0"


def test_its_new_sector_may_have_a_token_too() -> None:
    game = derby.position(LINE.replace("fate:-/4/-", "fate:-/4/9").replace(",updraft", ""))
    play(game, derby.PlayFast(card("D2")), STORM_CHARIOT)
    assert (game.stage, game.seat_to_act, game.view(None).fate_creature) == ("fate", 2, Creature.DRAGON)
    game.apply(derby.PlayPower(Power.UPDRAFT))
    assert track(game) == "P12,D11,G4,L0,X0,S0"


def test_in_a_chain_it_is_asked_for_where_the_creature_ends() -> None:
    """The Updraft carries the Dragon past the Gryphon and onto a token: only the Pegasus is ahead there."""
    game = derby.position(LINE.replace("G9", "G5").replace("fate:-/4/-", "fate:-/4/6").replace(",updraft", ""))
    play(game, derby.PlayFast(card("D2")), derby.Pass(), derby.PlayPower(Power.UPDRAFT))
    assert (game.stage, game.seat_to_act) == ("fate", 0)
    game.apply(STORM_CHARIOT)
    assert track(game) == "D12,P6,G5,L0,X0,S0"


def test_declined_the_token_and_both_creatures_stay() -> None:
    game = derby.position(LINE)
    events = play(game, derby.PlayFast(card("D2")), derby.Pass())
    assert PowerDeclined(0, derby.Stage.FATE) in events
    assert track(game) == "P12,G9,D4,L0,X0,S0"
    assert game.view(None).seats[1].fate_token == 4


def test_the_leading_creature_has_nobody_to_change_with() -> None:
    game = derby.position(LINE.replace("P12,G9,D0,L0", "D0,P0,G0,L0"))
    game.apply(derby.PlayFast(card("D2")))
    assert game.stage == "slow-card"


def test_not_for_a_creature_that_flies_over_the_token() -> None:
    game = derby.position(LINE.replace("fate:-/4/-", "fate:-/3/-"))
    game.apply(derby.PlayFast(card("D2")))
    assert game.stage == "slow-card"


def test_refused_at_another_moment_with_a_target_and_to_another_god() -> None:
    game = derby.position(LINE)
    refuses(game, STORM_CHARIOT)
    game.apply(derby.PlayFast(card("D2")))
    refuses(game, derby.PlayPower(Power.STORM_CHARIOT, creature=Creature.PEGASUS))
    horus_is_asked = derby.position(LINE.replace("updraft", "storm-chariot"))
    horus_is_asked.apply(derby.PlayFast(card("D2")))
    assert horus_is_asked.seat_to_act == 2
    refuses(horus_is_asked, STORM_CHARIOT)


def test_played_before_it_is_not_asked_for() -> None:
    game = derby.position(LINE.replace("spent:", "spent:storm-chariot,"))
    game.apply(derby.PlayFast(card("D2")))
    assert game.stage == "slow-card"
