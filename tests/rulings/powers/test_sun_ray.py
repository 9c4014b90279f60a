"""Horus' Sun Ray, when a card is played: its creature moves 2 more sectors."""

import pytest
from table_words import card, choices, play, refuses, track

import derby
from derby import Creature, Power
from derby.game.events import CreatureMoved, MidRaceLinePassed, PowerDeclined, PowerPlayed

LINE = "gods:HMO with:p spent:sleipnir turn:0 holders:D2D6/L1P1/X6S1"
SUN_RAY = derby.PlayPower(Power.SUN_RAY)


def test_the_creature_moves_2_more_sectors() -> None:
    game = derby.position(LINE)
    events = play(game, derby.PlayFast(card("D2")), SUN_RAY)
    assert events[1:3] == [PowerPlayed(0, Power.SUN_RAY), CreatureMoved(Creature.DRAGON, 0, 6)]
    assert Power.SUN_RAY not in game.view(None).seats[0].powers


def test_it_moves_a_creature_whose_card_has_the_value_0() -> None:
    game = derby.position(LINE)
    play(game, derby.PlayFast(card("D2")), derby.Pass(), derby.PlaySlow(card("X6")), SUN_RAY)
    assert track(game) == "D4,X2,G0,L0,P0,S0"


def test_it_adds_to_a_dirty_trick() -> None:
    game = derby.position(LINE)
    play(game, derby.PlayFast(card("D6"), trick=True), SUN_RAY)
    assert track(game).startswith("D6,")


def test_it_may_help_another_seats_card() -> None:
    game = derby.position(LINE.replace("turn:0", "turn:1"))
    game.apply(derby.PlayFast(card("L1")))
    assert (game.stage, game.seat_to_act) == ("card-played", 0)
    game.apply(SUN_RAY)
    assert track(game).startswith("L5,")


def test_with_it_a_creature_passes_the_mid_race_line() -> None:
    game = derby.position(f"{LINE} track:D8,G0,L0,P0,X0,S0")
    events = play(game, derby.PlayFast(card("D2")), SUN_RAY)
    assert MidRaceLinePassed(Creature.DRAGON) in events


def test_declined_the_creature_moves_its_value() -> None:
    game = derby.position(LINE)
    events = play(game, derby.PlayFast(card("D2")), derby.Pass())
    assert PowerDeclined(0, derby.Stage.CARD_PLAYED) in events
    assert track(game).startswith("D4,")


def test_refused_at_another_moment_and_with_a_target() -> None:
    game = derby.position(LINE)
    refuses(game, SUN_RAY)
    game.apply(derby.PlayFast(card("D2")))
    assert choices(game) == ["sun-ray", "pass"]
    refuses(game, derby.PlayPower(Power.SUN_RAY, creature=Creature.DRAGON))


def test_refused_to_another_god() -> None:
    game = derby.position(LINE.replace("gods:HMO", "gods:AMH").replace("spent:sleipnir ", ""))
    game.apply(derby.PlayFast(card("D2")))
    assert game.seat_to_act == 0
    refuses(game, SUN_RAY)
    with pytest.raises(derby.NotYourTurn):
        game.apply(SUN_RAY, seat=2)


def test_played_before_or_without_the_variant_it_is_not_asked_for() -> None:
    for line in (LINE.replace("spent:", "spent:sun-ray,"), LINE.replace("with:p spent:sleipnir ", "")):
        game = derby.position(line)
        game.apply(derby.PlayFast(card("D2")))
        assert game.stage == "slow-card"


def test_a_finished_creatures_card_is_not_asked_for() -> None:
    game = derby.position(f"{LINE} track:D24,G0,L0,P0,X0,S0 past:D third:1")
    game.apply(derby.PlayFast(card("D2")))
    assert game.stage == "slow-card"
