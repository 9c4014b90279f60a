"""Odin's Sleipnir, before his slow move: his second card moves its fast value."""

import pytest
from table_words import card, choices, play, refuses, track

import derby
from derby import Creature, Power
from derby.game.events import CardDiscarded, CreatureMoved, PowerDeclined, PowerPlayed

LINE = "gods:OHM with:p spent:sun-ray,falcons-eye turn:0 holders:D2D3/L2P1/X8S1"
SLEIPNIR = derby.PlayPower(Power.SLEIPNIR)


def test_the_second_card_moves_its_fast_value() -> None:
    game = derby.position(LINE)
    game.apply(derby.PlayFast(card("D2")))
    assert (game.stage, game.seat_to_act, choices(game)) == ("before-slow", 0, ["sleipnir", "pass"])
    assert game.apply(SLEIPNIR) == [PowerPlayed(0, Power.SLEIPNIR)]
    assert game.view(1).sleipnir
    assert CreatureMoved(Creature.PHOENIX, 0, 3) in game.apply(derby.PlaySlow(card("X8")))


def test_it_gives_no_dirty_trick_and_the_card_is_discarded() -> None:
    game = derby.position(LINE)
    play(game, derby.PlayFast(card("D2")), SLEIPNIR)
    assert choices(game) == ["slow X8", "slow S1"]
    refuses(game, derby.PlayFast(card("X8"), trick=True))
    assert CardDiscarded(card("X8")) in game.apply(derby.PlaySlow(card("X8")))
    assert game.view(None).zeus_deck == ()


def test_it_is_used_up_by_one_slow_move() -> None:
    game = derby.position(LINE)
    play(game, derby.PlayFast(card("D2")), SLEIPNIR, derby.PlaySlow(card("X8")))
    play(game, derby.PlayFast(card("P1")), derby.PlaySlow(card("D3")))
    assert track(game) == "D7,P3,X3,G0,L0,S0"


def test_declined_it_moves_its_slow_value() -> None:
    game = derby.position(LINE)
    events = play(game, derby.PlayFast(card("D2")), derby.Pass())
    assert events[-1] == PowerDeclined(0, derby.Stage.BEFORE_SLOW)
    game.apply(derby.PlaySlow(card("X8")))
    assert track(game) == "D4,X1,G0,L0,P0,S0"
    assert Power.SLEIPNIR in game.view(None).seats[0].powers


def test_with_a_sun_ray_both_count() -> None:
    game = derby.position(LINE.replace("sun-ray,", ""))
    play(game, derby.PlayFast(card("D2")), derby.Pass(), SLEIPNIR, derby.PlaySlow(card("X8")))
    assert (game.stage, game.seat_to_act) == ("card-played", 1)
    game.apply(derby.PlayPower(Power.SUN_RAY))
    assert track(game).startswith("X5,D4,")


def test_only_before_his_own_slow_move() -> None:
    game = derby.position(LINE)
    refuses(game, SLEIPNIR)
    other_turn = derby.position(LINE.replace("turn:0", "turn:1"))
    other_turn.apply(derby.PlayFast(card("L2")))
    assert (other_turn.stage, other_turn.seat_to_act) == ("slow-card", 1)
    refuses(other_turn, SLEIPNIR)
    with pytest.raises(derby.NotYourTurn):
        other_turn.apply(SLEIPNIR, seat=0)


def test_it_takes_no_target() -> None:
    game = derby.position(LINE)
    game.apply(derby.PlayFast(card("D2")))
    refuses(game, derby.PlayPower(Power.SLEIPNIR, card=card("X8")))


def test_played_before_or_without_the_variant_it_is_not_asked_for() -> None:
    for line in (LINE.replace("spent:", "spent:sleipnir,"), LINE.replace("with:p spent:sun-ray,falcons-eye ", "")):
        game = derby.position(line)
        game.apply(derby.PlayFast(card("D2")))
        assert game.stage == "slow-card"
