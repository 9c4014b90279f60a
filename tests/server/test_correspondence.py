"""Games that last for weeks: days for a decision, through restarts, with nobody there and nothing in memory."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from derby.rules.action_codes import PASS
from derby.server.cleaning import DAY_MS
from derby.server.deadlines import SOON_MS
from derby.server.served_time import NOTED_SECONDS
from derby.store.deadlines import AT_ONCE, deadline_of
from derby.tables.entries import Acted, SeatHandedOver, TakenOver
from tests.server.in_memory import SETTINGS, InMemoryServer
from tests.server.slow_house import HOUR_MS, SlowHouse

LIMIT_MS = 2 * DAY_MS
ALL = ("zeus-sobers-up", "power-of-the-gods", "fate-tokens")
pytestmark = pytest.mark.usefixtures("workers")


def play(url: str, work: Callable[[SlowHouse], Any], **settings: Any) -> None:
    async def all_of_it() -> None:
        async with SlowHouse(url, **settings).opened() as house:
            await work(house)

    asyncio.run(all_of_it())


async def handed_over(house: SlowHouse, table: str) -> int:
    """How many decisions have been missed."""
    return sum(isinstance(entry, SeatHandedOver) for _, entry in await house.log(table))


def test_a_month_passes_with_restarts_and_every_deadline_is_exact(url: str) -> None:
    """People come when they like; some decisions are missed. The servers in between stop for hours or days."""

    async def month(house: SlowHouse) -> None:
        chance = Random(7)
        table = await house.begin("Ann", "Ben", "Cleo", variants=ALL)
        began, missed, restarts = house.clock.now, 0, 0
        while (await house.game(table)).seat_to_act is not None and house.clock.now - began < 31 * DAY_MS:
            version = (await house.game(table)).version
            asked_at = house.served_ms
            waits = chance.choice([HOUR_MS, 9 * HOUR_MS, 30 * HOUR_MS, LIMIT_MS])
            if chance.random() < 0.3:
                await house.later(waits // 2)
                await house.stop(chance.randrange(5 * DAY_MS))
                restarts += 1
                await house.start()
            ends = asked_at + waits
            if waits < LIMIT_MS:
                await house.later(ends - house.served_ms)
                assert (await house.game(table)).version == version
                await house.decide(table)
            else:
                await house.later(ends - house.served_ms - 1)
                assert await handed_over(house, table) == missed
                await house.later(1)
                missed += 1
                assert await handed_over(house, table) == missed
            assert (await house.game(table)).version > version
        assert missed >= 5
        assert restarts >= 5
        assert house.clock.now - began >= 31 * DAY_MS or (await house.game(table)).is_over

    play(url, month)


def test_nothing_is_in_memory_while_everybody_thinks(url: str) -> None:
    async def work(house: SlowHouse) -> None:
        table = await house.begin("Ann", "Ben", bots=True)
        assert len(house.server.tables) == 0
        await house.later(DAY_MS)
        assert len(house.server.tables) == 0
        deadline = await deadline_of(house.server.database, table)
        assert deadline is not None
        assert deadline.due == house.server.served.ms() + DAY_MS
        assert deadline.guest in ("id-of-Ann", "id-of-Ben")
        # Shortly before, it is read, to be there in time.
        await house.later(DAY_MS - SOON_MS // 2)
        assert await handed_over(house, table) == 0
        await house.later(SOON_MS // 2)
        assert await handed_over(house, table) == 1

    play(url, work)


def test_a_bot_decides_once_and_keeps_the_seat_after_three_missed_decisions(sqlite: str) -> None:
    async def work(house: SlowHouse) -> None:
        table = await house.begin("Ann", bots=True)
        for missed in (1, 2, 3):
            version = (await house.game(table)).version
            await house.later(LIMIT_MS)
            seat = (await house.server.tables.get(table)).state.seats[0]
            assert seat.missed == missed
            assert seat.handed_over == (missed == 3)
            assert (await house.game(table)).version > version
        assert (await house.game(table)).is_over, "bots have played it to its end"
        assert await deadline_of(house.server.database, table) is None

    play(sqlite, work)


def test_a_decision_in_time_makes_up_for_what_was_missed(sqlite: str) -> None:
    async def work(house: SlowHouse) -> None:
        table = await house.begin("Ann", bots=True)
        for _ in range(3):
            await house.later(LIMIT_MS)
            await house.later(LIMIT_MS)
            await house.decide(table)
        seat = (await house.server.tables.get(table)).state.seats[0]
        assert (seat.missed, seat.handed_over) == (0, False)

    play(sqlite, work)


def test_whoever_missed_too_much_takes_the_seat_back(sqlite: str) -> None:
    async def work(house: SlowHouse) -> None:
        table = await house.begin("Ann", "Ben", bots=True)
        names = list(house.guests)
        while not (await house.server.tables.get(table)).state.seats[0].handed_over:
            if (await house.game(table)).seat_to_act == 0:
                await house.later(LIMIT_MS)
            else:
                await house.decide(table)
        ann = await house.come(names[0], table)
        await ann.say("TakeBack", seat=0)
        await house.look_round()
        seat = (await house.server.tables.get(table)).state.seats[0]
        assert (seat.missed, seat.handed_over) == (0, False)

    play(sqlite, work)


def test_the_time_in_which_the_server_was_killed_is_nobodys(url: str) -> None:
    async def work(house: SlowHouse) -> None:
        table = await house.begin("Ann", bots=True)
        await house.later(LIMIT_MS - HOUR_MS)
        await house.server.served.note()
        noted = house.served_ms
        await house.later(int(NOTED_SECONDS * 1000) - 1)
        await house.stop(20 * DAY_MS, killed=True)
        await house.start()
        assert await handed_over(house, table) == 0
        # What had not been noted when it was killed is the players'.
        await house.later(HOUR_MS - 1)
        assert await handed_over(house, table) == 0
        await house.later(1)
        assert await handed_over(house, table) == 1
        assert house.served_ms - noted == HOUR_MS + NOTED_SECONDS * 1000 - 1

    play(url, work)


def test_a_jump_of_the_machines_clock_changes_no_deadline(sqlite: str) -> None:
    async def work(house: SlowHouse) -> None:
        table = await house.begin("Ann", bots=True)
        house.clock.jumped = 60 * DAY_MS
        await house.later(LIMIT_MS - 1)
        assert await handed_over(house, table) == 0
        house.clock.jumped = -60 * DAY_MS
        await house.later(1)
        assert await handed_over(house, table) == 1

    play(sqlite, work)


def test_bots_whose_process_was_killed_play_on_after_the_start(url: str) -> None:
    """The row in the database says that the table is to be looked at until it is known when something is due."""

    async def work(house: SlowHouse) -> None:
        table = await house.begin("Ann", bots=True)
        house.server.conductor.close()  # whatever Ann decides, this process does nothing after it
        await house.decide_alone(table)
        deadline = await deadline_of(house.server.database, table)
        assert deadline is not None
        assert deadline.due == AT_ONCE
        before = (await house.game(table)).version
        await house.stop(HOUR_MS, killed=True)
        await house.start()
        assert (await house.game(table)).version > before
        assert (await house.game(table)).seat_to_act == 0

    play(url, work)


def test_what_nobody_decides_is_never_abandoned_while_it_goes_on(sqlite: str) -> None:
    async def work(house: SlowHouse) -> None:
        table = await house.begin("Ann", "Ben", bots=True, clock={"kind": "correspondence", "seconds": 10 * 24 * 3600})
        await house.later(9 * DAY_MS)
        assert await house.server.cleaning.clean() == 0
        await house.stop(90 * DAY_MS)
        await house.start()
        assert await house.server.cleaning.clean() == 0
        assert (await house.game(table)).seat_to_act is not None
        for _ in range(7):
            await house.later(10 * DAY_MS)
        assert (await house.game(table)).is_over

    play(sqlite, work, abandoned_days=1)


def test_whoever_leaves_is_not_handed_to_a_bot_nor_called_away(sqlite: str) -> None:
    async def work(house: SlowHouse) -> None:
        table = await house.begin("Ann", "Ben", "Cleo")
        await house.later(HOUR_MS)
        ann = await house.come("Ann", table)
        room = next(message["room"] for message in ann.messages() if message["type"] == "RoomIs")
        assert [seat["bot_plays_at_ms"] for seat in room["seats"]] == [None] * 3
        assert [seat["handed_over"] for seat in room["seats"]] == [False] * 3
        await ann.say("LetBotPlay", seat=1)
        assert ann.messages()[-1]["reason"] == "not-away"
        assert await handed_over(house, table) == 0

    play(sqlite, work)


def test_a_restart_writes_nothing_into_a_game_that_waits(url: str) -> None:
    async def work(house: SlowHouse) -> None:
        table = await house.begin("Ann", "Ben", "Cleo")
        before = await house.log(table)
        for _ in range(3):
            await house.stop(HOUR_MS)
            await house.start()
        assert len(house.server.tables) == 0
        await house.later(HOUR_MS)
        await house.come("Ann", table)
        assert not any(isinstance(entry, TakenOver) for _, entry in (await house.log(table))[len(before) :])

    play(url, work)


def test_a_power_whose_moment_is_missed_is_not_spent(sqlite: str) -> None:
    async def work(house: SlowHouse) -> None:
        table = await house.begin("Ann", "Ben", "Cleo", variants=ALL)
        asked = 0
        while asked < 3:
            game = await house.game(table)
            assert game.seat_to_act is not None
            if PASS in game.legal_codes():
                asked += 1
                seat = game.seat_to_act
                await house.later(LIMIT_MS)
                missed = [entry for _, entry in await house.log(table) if isinstance(entry, Acted)]
                by_clock = next(entry for entry in reversed(missed) if entry.seat == seat)
                assert (by_clock.code, by_clock.by) == (PASS, "auto-pass")
            else:
                await house.decide(table)

    play(sqlite, work)


def test_own_games_say_how_long_there_is_to_think(sqlite: str) -> None:
    async def work(house: SlowHouse) -> None:
        await house.begin("Ann", bots=True)
        await house.later(HOUR_MS)
        async with house.server.browser(house.guests["Ann"]) as browser:
            (game,) = (await browser.get("/api/me/games")).json()
        assert game["left_ms"] == LIMIT_MS - HOUR_MS
        assert game["seat_to_act"] in game["own"]

    play(sqlite, work)


def test_games_of_weeks_count_against_the_quota_of_whoever_opened_them(sqlite: str) -> None:
    async def work(house: SlowHouse) -> None:
        await house.begin("Ann", "Ben", "Cleo")
        await house.later(LIMIT_MS - HOUR_MS)
        async with house.server.browser(house.guests["Ann"]) as browser:
            refused = await browser.post("/api/tables", json={})
        assert refused.json()["reason"] == "too-many"

    from msgspec.structs import replace

    play(sqlite, work, limits=replace(SETTINGS.limits, open_tables=1))


@pytest.mark.parametrize("seconds", [1, 3599])
def test_less_than_an_hour_is_no_correspondence(sqlite: str, seconds: int) -> None:
    async def work(house: SlowHouse) -> None:
        async with house.server.browser(await house.guest("Ann")) as browser:
            wish = {"clock": {"kind": "correspondence", "seconds": seconds}}
            assert (await browser.post("/api/tables", json=wish)).json()["reason"] == "bad-settings"
            alone = {"level": "random", "settings": {"clock": {"kind": "correspondence", "seconds": 86400}}}
            assert (await browser.post("/api/quick-play", json=alone)).json()["reason"] == "bad-settings"

    play(sqlite, work)


def test_a_host_can_switch_correspondence_off(sqlite: str) -> None:
    """Games that have begun go on to their end."""

    async def work(house: SlowHouse) -> None:
        table = await house.begin("Ann", bots=True)
        await house.server.close()
        off = SlowHouse(sqlite, correspondence=False)
        off.clock, off.guests = house.clock, house.guests
        await off.start()
        async with off.server.browser(house.guests["Ann"]) as browser:
            wish = {"clock": {"kind": "correspondence", "seconds": 86400}}
            assert (await browser.post("/api/tables", json=wish)).json()["reason"] == "bad-settings"
            other = (await browser.post("/api/tables", json={})).json()["table"]
            assert not (await browser.get(f"/api/tables/{other}")).json()["offers_correspondence"]
        ann = await off.come("Ann", other)
        await ann.say("ChangeSettings", settings=wish)
        assert ann.messages()[-1]["reason"] == "bad-settings"
        await off.decide(table)
        await off.later(LIMIT_MS)
        assert await handed_over(off, table) == 1
        house.server = off.server

    play(sqlite, work)


def test_a_process_that_reads_a_table_agrees_on_the_deadline_with_the_one_that_has_it(sqlite: str) -> None:
    async def work(house: SlowHouse) -> None:
        table = await house.begin("Ann", bots=True)
        await house.later(HOUR_MS)
        here = await house.server.tables.get(table)
        other = InMemoryServer(SETTINGS, clock=house.clock, memory=house.server.memory, process="other")
        await house.server.served.note()
        await other.served.begin()
        there = await other.tables.get(table)
        assert there.state.time_is_up_at() == here.state.time_is_up_at() == house.clock.now + LIMIT_MS - HOUR_MS

    play(sqlite, work)
