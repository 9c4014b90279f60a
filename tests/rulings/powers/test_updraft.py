"""Horus' Updraft, on a fate token: the creature goes forward 2 sectors."""

from table_words import card, choices, play, refuses, track

import derby
from derby import Creature, Power
from derby.game.events import CreatureFinished, CreatureMoved, FateTokenLifted, PowerDeclined, PowerPlayed

LINE = "gods:HAM with:pf spent:tangled-web,sun-ray,falcons-eye,silken-thread,storm-chariot holders:D2L1/L2P1/X1S1"
UPDRAFT = derby.PlayPower(Power.UPDRAFT)


def test_the_token_is_lifted_and_the_creature_goes_forward_2_sectors() -> None:
    game = derby.position(f"{LINE} fate:-/4/-")
    game.apply(derby.PlayFast(card("D2")))
    assert (game.stage, game.seat_to_act, choices(game)) == ("fate", 0, ["updraft", "pass"])
    events = game.apply(UPDRAFT)
    assert events[:3] == [PowerPlayed(0, Power.UPDRAFT), FateTokenLifted(4), CreatureMoved(Creature.DRAGON, 4, 6)]
    assert [seat.fate_token for seat in game.view(None).seats] == [None, None, None]


def test_a_creature_that_somebody_else_moved_can_be_lifted() -> None:
    game = derby.position(f"{LINE} turn:1 fate:-/4/-")
    game.apply(derby.PlayFast(card("L2")))
    assert (game.stage, game.seat_to_act) == ("fate", 0)
    game.apply(UPDRAFT)
    assert track(game).startswith("L6,")


def test_carried_onto_another_token_a_new_fate_moment_opens() -> None:
    game = derby.position(f"{LINE} fate:-/4/6".replace(",silken-thread", ""))
    play(game, derby.PlayFast(card("D2")), UPDRAFT)
    assert (game.stage, game.seat_to_act, choices(game)) == ("fate", 1, ["silken-thread", "pass"])
    game.apply(derby.PlayPower(Power.SILKEN_THREAD))
    assert track(game).startswith("D4,")
    assert game.stage == "slow-card"


def test_carried_over_a_token_nothing_opens() -> None:
    game = derby.position(f"{LINE} fate:-/4/5".replace(",silken-thread", ""))
    play(game, derby.PlayFast(card("D2")), UPDRAFT)
    assert game.stage == "slow-card"


def test_carried_over_the_finish_line_the_creature_has_finished() -> None:
    game = derby.position(f"{LINE} fate:-/23/- track:D19,G0,L0,P0,X0,S0 past:D third:1")
    events = play(game, derby.PlayFast(card("D2")), UPDRAFT)
    assert CreatureFinished(Creature.DRAGON) in events
    assert track(game).startswith("D24,")


def test_declined_the_token_and_the_creature_stay() -> None:
    game = derby.position(f"{LINE} fate:-/4/-")
    events = play(game, derby.PlayFast(card("D2")), derby.Pass())
    assert PowerDeclined(0, derby.Stage.FATE) in events
    assert track(game).startswith("D4,")
    assert game.view(None).seats[1].fate_token == 4


def test_not_for_a_creature_that_flies_over_the_token() -> None:
    game = derby.position(f"{LINE} fate:-/3/-")
    game.apply(derby.PlayFast(card("D2")))
    assert game.stage == "slow-card"


def test_refused_at_another_moment_with_a_target_and_to_another_god() -> None:
    game = derby.position(f"{LINE} fate:-/4/-")
    refuses(game, UPDRAFT)
    game.apply(derby.PlayFast(card("D2")))
    refuses(game, derby.PlayPower(Power.UPDRAFT, creature=Creature.GRYPHON))
    anansi_is_asked = derby.position(f"{LINE} fate:-/4/-".replace("silken-thread", "updraft"))
    anansi_is_asked.apply(derby.PlayFast(card("D2")))
    assert anansi_is_asked.seat_to_act == 1
    refuses(anansi_is_asked, UPDRAFT)


def test_played_before_it_is_not_asked_for() -> None:
    game = derby.position(f"{LINE} fate:-/4/-".replace("spent:", "spent:updraft,"))
    game.apply(derby.PlayFast(card("D2")))
    assert game.stage == "slow-card"
