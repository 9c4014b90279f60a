"""The daily race: one deal a day, bots that answer the same everywhere, and records that are checked."""

import json
import os
import random
import subprocess
import sys
from datetime import UTC, date, datetime, timedelta

import msgspec
import pytest

from derby.duplicate.answers import NotOfDeal, answer, check_try, played_by, stream_of
from derby.duplicate.daily import FIRST_DAY, WEEK, Streak, day_named, deal_of_day, streak_of, today
from derby.duplicate.deal import Deal, opening_of
from derby.game.names import God, Variant
from derby.game.record import Record
from derby.tables.following import follow
from derby.tables.guest import Guest
from derby.tables.state import TableState

THURSDAY = date(2026, 11, 19)
MONDAY = date(2026, 11, 16)
DAY_MS = 24 * 3600 * 1000


def at(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp() * 1000)


def played(deal: Deal, lots: int) -> Record:
    """A try of somebody who decides at random."""
    game, dice = deal.new_game(), random.Random(lots)
    while (seat := game.seat_to_act) is not None:
        view = game.view(seat)
        stream = stream_of(deal.seed, seat, game.version)
        game.apply(dice.choice(view.legal) if seat == deal.seat else answer(deal.level, game.set_up, view, stream))
    return game.record()


@pytest.fixture(scope="module")
def monday() -> Record:
    return played(deal_of_day(MONDAY), 1)


def test_the_deal_of_a_day_is_the_same_for_everybody() -> None:
    deal = deal_of_day(THURSDAY)
    assert deal == Deal(
        "daily-2026-11-19-1-1",
        "80e8d23d2c549b75992198c5205f9d3089d29323e95f03eb85550380c5d6c2e8",
        (God.QUETZALCOATL, God.YU_HUANG, God.ODIN, God.ANANSI),
        (),
        1,
        "titan",
    )
    assert deal_of_day(THURSDAY + timedelta(days=1)).seed != deal.seed


def test_the_level_follows_the_weekday() -> None:
    week = [deal_of_day(MONDAY + timedelta(days=number)) for number in range(14)]
    assert [(deal.level, deal.variants) for deal in week] == [(plan.level, plan.variants) for plan in WEEK * 2]
    assert len({deal.level for deal in week}) >= 3
    assert any(Variant.POWER_OF_THE_GODS in deal.variants for deal in week)
    assert {len(deal.gods) for deal in week} == {4}
    assert len({deal.seat for deal in week}) > 1, "not always the same seat"


def test_only_days_that_have_begun_can_be_played() -> None:
    now = at(THURSDAY)
    assert today(now) == THURSDAY
    assert day_named("2026-11-19", now) == THURSDAY
    assert day_named(FIRST_DAY.isoformat(), now) == FIRST_DAY
    tomorrow, before = THURSDAY + timedelta(days=1), FIRST_DAY - timedelta(days=1)
    for wrong in (
        tomorrow.isoformat(),
        before.isoformat(),
        "2026-W47-4",
        "20261119",
        "2026-11-31",
        "",
        "today",
        "9" * 99,
    ):
        assert day_named(wrong, now) is None, wrong


def test_the_table_of_a_try_follows_from_the_deal_alone() -> None:
    deal = deal_of_day(THURSDAY)
    states: list[TableState] = []
    for guest in (Guest("ann", "Ann", None), Guest("bob", "Bob", None)):
        state = TableState("table")
        for seq, entry in enumerate(opening_of(deal, guest), 1):
            follow(state, seq, 0, entry)
        states.append(state)
    ann, bob = (state.game for state in states)
    assert ann is not None
    assert bob is not None
    assert ann.notation() == bob.notation()
    assert ann.record() == deal.new_game().record()
    assert states[0].is_try
    assert not states[0].counts, "its seed can be worked out"
    assert not states[0].has_hints
    assert states[0].seats_of("ann") == [deal.seat]


HIDE_COMPILER = (
    "import importlib.util as u; f = u.find_spec; u.find_spec = lambda n, *a: None if n == 'numba' else f(n, *a);"
)
PLAY = "from tests.duplicate.test_daily import *; print(list(played(deal_of_day(MONDAY), 1).actions))"


@pytest.mark.parametrize("before", ["", HIDE_COMPILER], ids=["compiled", "interpreted"])
def test_the_same_decisions_meet_the_same_answers_in_another_process(monday: Record, before: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", before + PLAY],
        env={**os.environ, "PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    assert tuple(json.loads(done.stdout)) == monday.actions


def test_other_decisions_meet_other_answers(monday: Record) -> None:
    other = played(deal_of_day(MONDAY), 2)
    assert other.actions != monday.actions
    assert other.chance[0] == monday.chance[0]


def test_a_try_is_checked(monday: Record) -> None:
    check_try(deal_of_day(MONDAY), monday)
    check_try(deal_of_day(MONDAY), Record.parse(monday.dump()))


def test_a_try_of_another_deal_is_found_out(monday: Record) -> None:
    with pytest.raises(NotOfDeal, match="another deal"):
        check_try(deal_of_day(MONDAY + timedelta(days=7)), monday)
    for forged in (
        msgspec.structs.replace(monday, seed=None),
        msgspec.structs.replace(monday, words=("luck",)),
        msgspec.structs.replace(monday, gods=monday.gods[::-1]),
        msgspec.structs.replace(monday, variants=(Variant.ZEUS_SOBERS_UP,)),
        msgspec.structs.replace(monday, given=1),
        msgspec.structs.replace(monday, edition=msgspec.structs.replace(monday.edition, name="Mine")),
    ):
        with pytest.raises(NotOfDeal, match="another deal"):
            check_try(deal_of_day(MONDAY), forged)


def test_what_is_not_what_happened_is_found_out(monday: Record) -> None:
    deal = deal_of_day(MONDAY)
    points = monday.points
    assert points is not None
    for forged in (
        msgspec.structs.replace(monday, points=(99, *points[1:])),
        msgspec.structs.replace(monday, chance=(monday.chance[1], *monday.chance[1:])),
        msgspec.structs.replace(monday, first_player_drawn=False),
        msgspec.structs.replace(monday, actions=monday.actions[:-1]),
        msgspec.structs.replace(monday, actions=(*monday.actions, 0)),
        msgspec.structs.replace(monday, actions=(534, *monday.actions[1:])),
        msgspec.structs.replace(monday, actions=()),
    ):
        with pytest.raises(NotOfDeal):
            check_try(deal, forged)


def test_bots_that_decided_otherwise_are_found_out() -> None:
    """The record is a game by the rules, but the bots play at random in it."""
    deal = deal_of_day(MONDAY)
    game, dice = deal.new_game(), random.Random(3)
    while (seat := game.seat_to_act) is not None:
        game.apply(dice.choice(game.view(seat).legal))
    forged = game.record()
    assert forged.verify() > 0
    with pytest.raises(NotOfDeal, match="decides otherwise"):
        check_try(deal, forged)


def test_a_bot_plays_the_seat_the_same_whenever_it_is_asked() -> None:
    deal = deal_of_day(MONDAY)
    found = played_by(deal, "hero")
    assert found == played_by(deal, "hero")
    check_try(deal, found)


def test_what_bots_answer_is_pinned() -> None:
    """If this fails because bots have become better, on purpose, raise `ANSWERS`."""
    deal = deal_of_day(MONDAY)
    assert played_by(deal, "mortal").points == (19, 15, 8, 8)
    olympian = Deal("pinned", deal.seed, deal.gods, deal.variants, deal.seat, "olympian")
    game = olympian.new_game()
    codes: list[int] = []
    while (seat := game.seat_to_act) is not None and len(codes) < 12:
        codes.append(answer("olympian", game.set_up, game.view(seat), stream_of(deal.seed, seat, game.version)))
        game.apply(codes[-1])
    assert codes == [14, 43, 45, 24, 3, 2, 11, 63, 92, 191, 76, 228]


@pytest.mark.parametrize(
    ("days", "streak"),
    [
        ([], Streak(0, 0)),
        ([0], Streak(1, 1)),
        ([-1], Streak(1, 1)),
        ([-2], Streak(0, 1)),
        ([0, -1, -2], Streak(3, 3)),
        ([-1, -2, -3, -5], Streak(3, 3)),
        ([0, -2, -3, -4, -5], Streak(1, 4)),
    ],
)
def test_streaks(days: list[int], streak: Streak) -> None:
    assert streak_of({THURSDAY + timedelta(days=day) for day in days}, THURSDAY) == streak
