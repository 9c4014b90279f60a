"""R5: a line after sector n is passed by reaching sector n + 1, by a card or by a power."""

import pytest
from table_words import card, play, track

import derby
from derby import Creature, Power
from derby.game.events import CreatureFinished, MidRaceLinePassed

PASSED = MidRaceLinePassed(Creature.DRAGON)
FINISHED = CreatureFinished(Creature.DRAGON)


@pytest.mark.parametrize(("start", "passed"), [(8, False), (9, True)])
def test_the_yellow_line_is_passed_in_sector_13(start: int, passed: bool) -> None:
    game = derby.position(f"gods:AHM track:D{start},G0,L0,P0,X0,S0 holders:D2G1/L1P1/X1S1")
    events = game.apply(derby.PlayFast(card("D2")))
    assert track(game).startswith(f"D{start + 4},")
    assert (PASSED in events) is passed


@pytest.mark.parametrize(("start", "passed"), [(11, False), (12, True)])
def test_the_orange_line_is_passed_in_sector_16(start: int, passed: bool) -> None:
    game = derby.position(f"gods:AHMOQ track:D{start},G0,L0,P0,X0,S0 holders:D2/-/-/-/X1")
    events = game.apply(derby.PlayFast(card("D2")))
    assert (PASSED in events) is passed


def test_with_five_seats_the_yellow_line_means_nothing() -> None:
    game = derby.position("gods:AHMOQ track:D9,G0,L0,P0,X0,S0 holders:D2/-/-/-/X1")
    events = play(game, derby.PlayFast(card("D2")), derby.PlaySlow(card("X1")))
    assert not any(isinstance(event, MidRaceLinePassed) for event in events)
    assert game.stage == "judgment-draw"


@pytest.mark.parametrize(("start", "finished"), [(19, False), (20, True)])
def test_the_finish_line_is_crossed_in_sector_24(start: int, finished: bool) -> None:
    game = derby.position(f"gods:AHM track:D{start},G0,L0,P0,X0,S0 past:D third:1 holders:D2G1/L1P1/X1S1")
    events = game.apply(derby.PlayFast(card("D2")))
    assert (FINISHED in events) is finished


def test_nobody_flies_beyond_the_finish_sector() -> None:
    game = derby.position("gods:AHM track:D23,G0,L0,P0,X0,S0 past:D third:1 holders:D5G1/L1P1/X1S1")
    game.apply(derby.PlayFast(card("D5")))
    assert track(game).startswith("D24,")


def test_the_line_is_passed_only_once_in_a_race() -> None:
    game = derby.position("gods:AHM track:G13,D9,L0,P0,X0,S0 past:G stage:slow-card card:-@0 holders:L1/P1/D5")
    events = game.apply(derby.PlaySlow(card("D5")))
    assert track(game).startswith("D13,G13")
    assert not any(isinstance(event, MidRaceLinePassed) for event in events)


def test_a_power_passes_the_mid_race_line_too() -> None:
    game = derby.position(
        "gods:HOQ with:pf spent:sun-ray,renewal,sleipnir track:D8,G0,L0,P0,X0,S0 fate:12/-/- holders:D2G1/L1P1/X1S1"
    )
    first = game.apply(derby.PlayFast(card("D2")))
    assert PASSED not in first
    assert PASSED in game.apply(derby.PlayPower(Power.UPDRAFT))


def test_a_power_crosses_the_finish_line_too() -> None:
    game = derby.position(
        "gods:HOQ with:pf spent:sun-ray,renewal,sleipnir track:D18,G0,L0,P0,X0,S0 past:D third:1 fate:22/-/- "
        "holders:D2G1/L1P1/X1S1"
    )
    game.apply(derby.PlayFast(card("D2")))
    assert FINISHED in game.apply(derby.PlayPower(Power.UPDRAFT))
    assert track(game).startswith("D24,")
