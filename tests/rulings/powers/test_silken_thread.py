"""Anansi's Silken Thread, on a fate token: the creature goes back 2 sectors."""

from table_words import card, choices, play, refuses, track

import derby
from derby import Creature, Power
from derby.game.events import CreatureMoved, FateTokenLifted, PowerDeclined, PowerPlayed

LINE = "gods:AHM with:pf spent:tangled-web,sun-ray,falcons-eye,updraft,storm-chariot holders:D2L1/L2P1/X1S1"
THREAD = derby.PlayPower(Power.SILKEN_THREAD)


def test_the_token_is_lifted_and_the_creature_goes_back_2_sectors() -> None:
    game = derby.position(f"{LINE} fate:-/4/-")
    game.apply(derby.PlayFast(card("D2")))
    assert (game.stage, game.seat_to_act, choices(game)) == ("fate", 0, ["silken-thread", "pass"])
    events = game.apply(THREAD)
    assert events[:3] == [
        PowerPlayed(0, Power.SILKEN_THREAD),
        FateTokenLifted(4),
        CreatureMoved(Creature.DRAGON, 4, 2),
    ]
    assert [seat.fate_token for seat in game.view(None).seats] == [None, None, None]


def test_the_creature_ranks_ahead_of_those_in_the_sector_it_goes_back_to() -> None:
    game = derby.position(f"{LINE} fate:-/4/- track:G2,D0,L0,P0,X0,S0")
    play(game, derby.PlayFast(card("D2")), THREAD)
    assert track(game) == "D2,G2,L0,P0,X0,S0"


def test_it_may_be_played_on_another_seats_movement() -> None:
    game = derby.position(f"{LINE} turn:1 fate:-/4/-")
    play(game, derby.PlayFast(card("L2")))
    assert (game.stage, game.seat_to_act) == ("fate", 0)
    game.apply(THREAD)
    assert track(game).startswith("L2,")


def test_going_back_over_the_mid_race_line_does_not_undo_its_passing() -> None:
    game = derby.position(f"{LINE} fate:-/13/- track:D9,G0,L0,P0,X0,S0 bets:aDbG/aGbL/aPbL")
    play(game, derby.PlayFast(card("D2")), THREAD)
    assert track(game).startswith("D11,")
    assert game.view(None).first_past is Creature.DRAGON
    game.apply(derby.PlaySlow(card("X1")))
    assert game.stage == "mid-race"


def test_thrown_back_onto_another_token_a_new_fate_moment_opens() -> None:
    game = derby.position(f"{LINE} fate:-/4/2".replace("updraft,", ""))
    play(game, derby.PlayFast(card("D2")), THREAD)
    assert (game.stage, game.seat_to_act) == ("fate", 1)
    assert [seat.fate_token for seat in game.view(None).seats] == [None, None, 2]


def test_declined_the_token_and_the_creature_stay() -> None:
    game = derby.position(f"{LINE} fate:-/4/-")
    events = play(game, derby.PlayFast(card("D2")), derby.Pass())
    assert PowerDeclined(0, derby.Stage.FATE) in events
    assert track(game).startswith("D4,")
    assert game.view(None).seats[1].fate_token == 4
    assert game.stage == "slow-card"


def test_not_for_a_creature_that_flies_over_the_token() -> None:
    game = derby.position(f"{LINE} fate:-/3/-")
    game.apply(derby.PlayFast(card("D2")))
    assert game.stage == "slow-card"


def test_not_for_a_creature_that_stood_on_it_already() -> None:
    game = derby.position(f"{LINE} fate:-/4/- track:G4,D0,L0,P0,X0,S0")
    game.apply(derby.PlayFast(card("L1")))
    assert game.stage == "slow-card"


def test_refused_at_another_moment_and_to_another_god() -> None:
    game = derby.position(f"{LINE} fate:-/4/-")
    refuses(game, THREAD)
    horus_is_asked = derby.position(f"{LINE} fate:-/4/-".replace("updraft,", "silken-thread,"))
    horus_is_asked.apply(derby.PlayFast(card("D2")))
    assert horus_is_asked.seat_to_act == 1
    refuses(horus_is_asked, THREAD)


def test_played_before_it_is_not_asked_for() -> None:
    game = derby.position(f"{LINE} fate:-/4/-".replace("spent:", "spent:silken-thread,"))
    game.apply(derby.PlayFast(card("D2")))
    assert game.stage == "slow-card"
