"""Correspondence, without a server: who is passed for, what is missed, and that the log alone says when time is up."""

import random

import pytest

from derby.game.names import Stage
from derby.rules.action_codes import PASS
from derby.tables.client_messages import Act, ChangeSettings, FillWithBots, SetAutoPass, Sit, Start
from derby.tables.due import OTHERS_MOMENTS
from derby.tables.entries import Acted, Came, TimeNoted, Went, decode_entry
from derby.tables.refusal import Refusal
from derby.tables.settings import Clock, TableSettings
from tests.tables.sans_io import LocalTable

DAY_MS = 24 * 3_600_000
DAY = Clock("correspondence", DAY_MS // 1000)
POWERS = ("power-of-the-gods", "fate-tokens")


def game_of_three(clock: Clock = DAY) -> LocalTable:
    table = LocalTable(3, TableSettings(seats=3, variants=POWERS, clock=clock))  # pyright: ignore[reportArgumentType]
    for person in range(3):
        table.ask(person, Sit(person))
    table.ask(0, Start())
    table.do_what_is_due()
    return table


def moments_of(table: LocalTable) -> list[tuple[Stage, bool]]:
    """Play a game to its end: the moments in which a seat could pass, and whether it was in its own turn."""
    found: list[tuple[Stage, bool]] = []
    chance = random.Random(3)
    while table.state.game is not None and not table.state.game.is_over:
        game = table.state.game
        seat = game.seat_to_act
        assert seat is not None
        if PASS in game.legal_codes():
            found.append((game.stage, game.public_view().turn == seat))
        others = [code for code in game.legal_codes() if code != PASS]
        code = PASS if PASS in game.legal_codes() else chance.choice(others)
        table.ask(seat, Act(seat, code, game.version, f"{game.version}"))
        table.do_what_is_due()
    return found


def passes(table: LocalTable) -> int:
    entries = [decode_entry(entry.body) for entry in table.stored]
    return sum(isinstance(entry, Acted) and entry.by == "auto-pass" for entry in entries)


def test_whoever_waits_in_anothers_turn_is_not_waited_for_at_every_card() -> None:
    table = game_of_three()
    asked = moments_of(table)
    assert passes(table) > 5
    assert not any(stage in OTHERS_MOMENTS and not own for stage, own in asked)
    assert any(own for _, own in asked), "in their own turn they are asked"
    assert any(stage is Stage.MID_RACE for stage, _ in asked), "and in the middle of a race, which comes once"


def test_whoever_wants_to_be_asked_is_asked() -> None:
    table = game_of_three()
    for seat in range(3):
        table.ask(seat, SetAutoPass(seat, False))
    asked = moments_of(table)
    assert passes(table) == 0
    assert any(stage in OTHERS_MOMENTS and not own for stage, own in asked)


def test_the_log_alone_says_until_when_a_seat_may_think() -> None:
    table = game_of_three()
    for hours in (1, 5, 23):
        table.now += hours * 3_600_000
        assert table.read_again().time_is_up_at() == table.state.time_is_up_at()
        game, seat = table.state.game, table.state.game.seat_to_act if table.state.game else None
        assert game is not None
        assert seat is not None
        table.ask(seat, Act(seat, game.legal_codes()[0], game.version, f"{hours}"))
        table.do_what_is_due()
        assert table.state.time_is_up_at() == table.now + DAY_MS


def test_to_come_and_to_go_changes_no_deadline_and_writes_no_time() -> None:
    table = game_of_three()
    until = table.state.time_is_up_at()
    for _ in range(5):
        table.now += 3_600_000
        table.write([Came(0, "here")])
        table.do_what_is_due()
        table.now += 1_000
        table.write([Went(0, "here")])
        table.do_what_is_due()
        assert table.state.time_is_up_at() == until
    assert not any(isinstance(decode_entry(entry.body), TimeNoted) for entry in table.stored)


def test_a_bot_that_waits_for_nobody_is_called_back_by_the_next_decision() -> None:
    table = game_of_three()
    seat = table.state.game.seat_to_act if table.state.game else None
    assert seat is not None
    table.now += DAY_MS - 1
    table.do_what_is_due()
    assert table.state.seats[seat].missed == 0
    table.now += 1
    table.do_what_is_due()
    info = table.state.seats[seat]
    assert (info.missed, info.handed_over, info.returns) == (1, False, False)


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_other_clocks_may_be_short(kind: str) -> None:
    table = LocalTable(1)
    table.ask(0, ChangeSettings(TableSettings(seats=3, clock=Clock(kind, 5))))  # pyright: ignore[reportArgumentType]
    with pytest.raises(Refusal, match="bad-settings"):
        table.ask(0, ChangeSettings(TableSettings(seats=3, clock=Clock("correspondence", 5))))
    table.ask(0, ChangeSettings(TableSettings(seats=3, clock=DAY)))
    table.ask(0, Sit(0))
    table.ask(0, FillWithBots("random"))
    assert table.state.settings.clock == DAY
