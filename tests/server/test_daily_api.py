"""The daily race at a server: one try, places, what Olympian made of it, the calendar, and races played elsewhere."""

import asyncio
from datetime import timedelta

import msgspec

from derby.duplicate.daily import deal_of_day
from tests.server.deal_playing import DAY_MS, MONDAY, Player, as_json, deal_server, noon, played_elsewhere
from tests.server.in_memory import SETTINGS
from tests.store.databases import awaited

PATH = f"/api/daily/{MONDAY}"


def test_a_race_is_played_compared_and_kept() -> None:
    async def work() -> None:
        async with deal_server() as server:
            ann, bob, eve = [await Player.named(server, name) for name in ("ann", "bob", "eve")]
            before = await ann.get(PATH)
            assert before == {
                "day": "2026-11-16",
                "level": "mortal",
                "variants": [],
                "played": "open",
                "table": None,
                "streak": 0,
                "result": None,
            }
            tables = [await player.played_daily(lots) for lots, player in enumerate((ann, bob, eve))]
            assert len(set(tables)) == 3
            await ann.get(PATH)  # has tries checked, and Olympian play
            told = await ann.get(PATH)
            result = told["result"]
            assert (told["played"], told["table"], told["streak"]) == ("over", tables[0], 1)
            assert result["counted"] is True
            assert result["of"] == 3
            assert isinstance(result["rival"], int)
            points = [found["points"] for found in result["tries"]]
            assert points == sorted(points, reverse=True)
            own = next(found for found in result["tries"] if found["own"])
            assert own["place"] == result["place"] == 1 + sum(other > own["points"] for other in points)
            assert own["points"] == result["points"][result["seat"]]
            assert [len(race) for race in result["bets"]] == [3, 3, 3] or max(map(len, result["bets"])) <= 3
            again = await bob.get(PATH)
            assert again["result"]["rival"] == result["rival"], "it is kept"
            other = next(found for found in result["tries"] if found["name"] == "bob")
            compared = await ann.get(f"/api/deals/{result['deal']}/comparison?with={other['who']}")
            assert compared["other"]["name"] == "bob"
            assert (compared["table"], compared["other_table"]) == (tables[0], tables[1])
            assert sum(race["other_points"] for race in compared["races"]) == other["points"]
            assert compared["races"][0]["parting"]["same_position"] is True
            assert await ann.refused(f"/api/deals/{result['deal']}/comparison?with=nobody", by="GET") == "no-such-table"

    asyncio.run(work())


@awaited
async def test_one_try_counts() -> None:
    async with deal_server() as server:
        ann = await Player.named(server, "ann")
        first = await ann.post(f"{PATH}/table")
        assert (await ann.post(f"{PATH}/table"))["table"] == first["table"]
        await ann.play(first["table"], 1)
        assert (await ann.post(f"{PATH}/table"))["table"] == first["table"]
        rows = await server.database.read("SELECT standing FROM tries")
        assert [row[0] for row in rows] == ["over"]
        (kept,) = (await ann.get("/api/me/export"))["tries"]
        assert (kept["standing"], kept["points"] is None) == ("over", False)


@awaited
async def test_two_tabs_that_begin_at_once_begin_one_try() -> None:
    async with deal_server() as server:
        ann = await Player.named(server, "ann")
        answers = await asyncio.gather(*(ann.http.post(f"{PATH}/table") for _ in range(8)))
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.json()["table"] for answer in answers}) == 1
        assert [row[0] for row in await server.database.read("SELECT COUNT(*) FROM tables")] == [1]


@awaited
async def test_only_races_that_have_begun_can_be_played() -> None:
    async with deal_server() as server:
        ann = await Player.named(server, "ann")
        for wrong in (MONDAY + timedelta(days=1), "2026-10-31", "today", "%00", "2026-11-16%00"):
            assert await ann.refused(f"/api/daily/{wrong}/table") == "no-such-address", wrong
            assert await ann.refused(f"/api/daily/{wrong}", by="GET") == "no-such-address", wrong
        server.time.now += DAY_MS
        await ann.post(f"/api/daily/{MONDAY + timedelta(days=1)}/table")


@awaited
async def test_a_past_race_counts_for_no_streak_and_no_place() -> None:
    async with deal_server(MONDAY + timedelta(days=7)) as server:
        ann, bob = [await Player.named(server, name) for name in ("ann", "bob")]
        await ann.played_daily(1, MONDAY)
        await ann.get(PATH)
        told = await ann.get(PATH)
        assert (told["streak"], told["result"]["place"], told["result"]["counted"]) == (0, None, False)
        calendar = await ann.get("/api/daily")
        played = [day for day in calendar["days"] if day["played"] == "over"]
        assert [(day["day"], day["on_day"]) for day in played] == [("2026-11-16", False)]
        assert (calendar["today"], calendar["streak"], len(calendar["days"])) == ("2026-11-23", 0, 23)
        await bob.get("/api/daily")


@awaited
async def test_days_in_a_row_are_a_streak() -> None:
    async with deal_server() as server:
        ann = await Player.named(server, "ann")
        await ann.played_daily(1)
        assert (await ann.get("/api/daily"))["streak"] == 1
        server.time.now = noon(MONDAY + timedelta(days=1))
        assert (await ann.get("/api/daily"))["streak"] == 1, "today's can still be played"
        server.time.now = noon(MONDAY + timedelta(days=2))
        calendar = await ann.get("/api/daily")
        assert (calendar["streak"], calendar["longest"]) == (0, 1)


@awaited
async def test_a_race_that_was_played_elsewhere_is_checked_and_counts_once() -> None:
    deal = deal_of_day(MONDAY)
    played = played_elsewhere(deal, 1)
    async with deal_server() as server:
        ann = await Player.named(server, "ann")
        handed_in = {"record": as_json(played)}
        forged = played_elsewhere(msgspec.structs.replace(deal, level="random"), 1)
        assert await ann.refused(f"{PATH}/records", {"record": as_json(forged)}) == "bad-record"
        other_day = f"/api/daily/{MONDAY - timedelta(days=7)}/records"
        assert await ann.refused(other_day, handed_in) == "bad-record"
        assert await ann.refused(f"{PATH}/records", {"record": {}}) == "bad-record"
        assert await ann.refused(f"{PATH}/records", {"record": as_json(played), "place": 1}) == "bad-message"
        assert (await ann.get(PATH))["played"] == "open"
        table = (await ann.post(f"{PATH}/records", handed_in))["table"]
        assert (await ann.post(f"{PATH}/records", handed_in))["table"] == table
        assert (await ann.post(f"{PATH}/records", {"record": as_json(played_elsewhere(deal, 2))}))["table"] == table
        told = await ann.get(PATH)
        assert (told["played"], told["streak"], told["result"]["place"]) == ("over", 1, 1)
        assert (await ann.post(f"{PATH}/table"))["table"] == table, "there is no second try"
        assert (await ann.get("/api/me/statistics"))["games"] == 0
        assert (await ann.get(f"/api/tables/{table}"))["phase"] == "over"


@awaited
async def test_a_race_that_is_handed_in_late_counts_for_nothing() -> None:
    async with deal_server(MONDAY + timedelta(days=3)) as server:
        ann = await Player.named(server, "ann")
        await ann.post(f"{PATH}/records", {"record": as_json(played_elsewhere(deal_of_day(MONDAY), 1))})
        told = await ann.get(PATH)
        assert (told["streak"], told["result"]["place"]) == (0, None)


@awaited
async def test_whoever_played_it_elsewhere_gets_no_place_by_a_try_begun_here() -> None:
    async with deal_server() as server:
        ann = await Player.named(server, "ann")
        table = (await ann.post(f"{PATH}/table"))["table"]
        await ann.post(f"{PATH}/records", {"record": as_json(played_elsewhere(deal_of_day(MONDAY), 1))})
        await ann.play(table, 2)
        await ann.get(PATH)
        result = (await ann.get(PATH))["result"]
        assert (result["place"], result["counted"], result["of"]) == (None, False, 0)


@awaited
async def test_it_is_played_to_its_end_on_the_next_day() -> None:
    async with deal_server() as server:
        ann = await Player.named(server, "ann")
        table = (await ann.post(f"{PATH}/table"))["table"]
        await ann.play(table, 1, most=5)
        server.time.now += DAY_MS
        assert (await ann.get(PATH))["played"] == "playing"
        await ann.play(table, 2)
        assert (await ann.get("/api/daily"))["streak"] == 1, "it was begun on its day"


@awaited
async def test_a_host_can_switch_the_daily_race_off() -> None:
    async with deal_server(settings=msgspec.structs.replace(SETTINGS, daily=False)) as server:
        ann = await Player.named(server, "ann")
        for path in ("/api/daily", PATH):
            assert await ann.refused(path, by="GET") == "no-daily"
        assert await ann.refused(f"{PATH}/table") == "no-daily"
        assert await ann.refused(f"{PATH}/records", {"record": {}}) == "no-daily"


@awaited
async def test_a_deleted_guest_leaves_no_try_behind() -> None:
    from derby.store.guest_deletion import delete_guest

    async with deal_server() as server:
        ann, bob = [await Player.named(server, name) for name in ("ann", "bob")]
        await ann.played_daily(1)
        await bob.played_daily(2)
        await delete_guest(server.database, ann.guest.id)
        await bob.get(PATH)
        result = (await bob.get(PATH))["result"]
        assert [found["name"] for found in result["tries"]] == ["bob"]


@awaited
async def test_a_stranger_is_told_nothing() -> None:
    async with deal_server() as server:
        ann = await Player.named(server, "ann")
        await ann.played_daily(1)
        stranger = server.browser()
        assert (await stranger.get(PATH)).json()["result"] is None
        assert {day["played"] for day in (await stranger.get("/api/daily")).json()["days"]} == {"open"}
        assert (await stranger.post(f"{PATH}/table")).json() == {"reason": "not-known"}
