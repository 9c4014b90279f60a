"""Quetzalcoatl's Feathered Wind, on a fate token: the last creature on the track goes forward 3 sectors."""

from table_words import card, choices, play, refuses, track

import derby
from derby import Creature, Power
from derby.game.events import CreatureMoved, FateTokenLifted, PowerDeclined, PowerPlayed

LINE = (
    "gods:QHA with:pf spent:sun-ray,falcons-eye,updraft,tangled-web,silken-thread,renewal,shed-skin fate:-/4/- "
    "holders:D2L1/L2P1/X1S1"
)
WIND = derby.PlayPower(Power.FEATHERED_WIND)


def test_the_token_is_lifted_and_the_last_creature_goes_forward_3_sectors() -> None:
    game = derby.position(LINE)
    game.apply(derby.PlayFast(card("D2")))
    assert (game.stage, game.seat_to_act, choices(game)) == ("fate", 0, ["feathered-wind", "pass"])
    events = game.apply(WIND)
    assert events[:3] == [PowerPlayed(0, Power.FEATHERED_WIND), FateTokenLifted(4), CreatureMoved(Creature.SYLPH, 0, 3)]
    assert track(game) == "D4,S3,G0,L0,P0,X0"


def test_the_last_creature_may_be_the_same_one() -> None:
    game = derby.position(f"{LINE} track:P9,G9,L8,X8,S7,D0")
    play(game, derby.PlayFast(card("D2")), WIND)
    assert track(game) == "P9,G9,L8,X8,D7,S7"


def test_in_one_sector_the_earliest_arrival_is_last() -> None:
    game = derby.position(f"{LINE} track:P9,G9,X5,L2,S2,D0")
    play(game, derby.PlayFast(card("D2")), WIND)
    assert track(game) == "P9,G9,S5,X5,D4,L2"


def test_the_other_creature_may_end_on_a_token_too() -> None:
    game = derby.position(LINE.replace("fate:-/4/-", "fate:-/4/3").replace("updraft,", ""))
    play(game, derby.PlayFast(card("D2")), WIND)
    assert (game.stage, game.seat_to_act, game.view(None).fate_creature) == ("fate", 1, Creature.SYLPH)
    game.apply(derby.PlayPower(Power.UPDRAFT))
    assert track(game) == "S5,D4,G0,L0,P0,X0"
    assert [seat.fate_token for seat in game.view(None).seats] == [None, None, None]


def test_declined_the_token_and_the_last_creature_stay() -> None:
    game = derby.position(LINE)
    events = play(game, derby.PlayFast(card("D2")), derby.Pass())
    assert PowerDeclined(0, derby.Stage.FATE) in events
    assert track(game) == "D4,G0,L0,P0,X0,S0"
    assert game.view(None).seats[1].fate_token == 4


def test_not_for_a_creature_that_flies_over_the_token() -> None:
    game = derby.position(LINE.replace("fate:-/4/-", "fate:-/3/-"))
    game.apply(derby.PlayFast(card("D2")))
    assert game.stage == "slow-card"


def test_refused_at_another_moment_with_a_target_and_to_another_god() -> None:
    game = derby.position(LINE)
    refuses(game, WIND)
    game.apply(derby.PlayFast(card("D2")))
    refuses(game, derby.PlayPower(Power.FEATHERED_WIND, creature=Creature.GRYPHON))
    horus_is_asked = derby.position(LINE.replace("updraft", "feathered-wind"))
    horus_is_asked.apply(derby.PlayFast(card("D2")))
    assert horus_is_asked.seat_to_act == 1
    refuses(horus_is_asked, WIND)


def test_played_before_it_is_not_asked_for() -> None:
    game = derby.position(LINE.replace("spent:", "spent:feathered-wind,"))
    game.apply(derby.PlayFast(card("D2")))
    assert game.stage == "slow-card"
