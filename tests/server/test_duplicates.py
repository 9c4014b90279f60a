"""Duplicate matches at a server: friends and bots play the same deals at their own time, and compare results."""

import asyncio
from pathlib import Path

import msgspec

from tests.postgres import Postgres
from tests.server.deal_playing import Player, deal_server
from tests.server.harness import Guest, running
from tests.server.in_memory import SETTINGS
from tests.store.databases import awaited, empty

MATCH = {"deals": 2, "seats": 3, "level": "mortal"}


def test_friends_play_the_same_deals_and_compare_them() -> None:
    async def work() -> None:
        async with deal_server() as server:
            ann, bob = [await Player.named(server, name) for name in ("ann", "bob")]
            match = await ann.post("/api/duplicates", MATCH)
            path = f"/api/duplicates/{match['match']}"
            assert match["takes_part"] is True
            assert [deal["played"] for deal in match["deals"]] == ["open", "open"]
            assert (await bob.get(path))["takes_part"] is False
            for number in (1, 2):
                await ann.play((await ann.post(f"{path}/deals/{number}/table"))["table"], number)
            await bob.play((await bob.post(f"{path}/deals/1/table"))["table"], 9)
            await ann.get(path)
            told = await ann.get(path)
            own, other = sorted(told["players"], key=lambda player: not player["own"])
            assert (own["name"], own["own"], other["name"]) == ("ann", True, "bob")
            assert own["together"] == sum(own["points"])
            assert other["points"][0] is not None
            assert (other["points"][1], other["together"]) == (None, None)
            seen = await bob.get(path)
            assert [player["points"][1] for player in seen["players"]] == [None, None], "bob is still to play it"
            assert own["points"][0] in [player["points"][0] for player in seen["players"]]
            deal = told["deals"][0]["name"]
            compared = await ann.get(f"/api/deals/{deal}/comparison?with={other['who']}")
            assert compared["other"]["name"] == "bob"
            assert sum(race["own_points"] for race in compared["races"]) == own["points"][0]
            assert sum(race["other_points"] for race in compared["races"]) == other["points"][0]
            second = told["deals"][1]["name"]
            assert await bob.refused(f"/api/deals/{second}/comparison?with={own['who']}", by="GET") == "play-first"
            assert [found["match"] for found in await bob.get("/api/duplicates")] == [match["match"]]

    asyncio.run(work())


@awaited
async def test_a_bot_plays_the_same_seat() -> None:
    async with deal_server() as server:
        ann, eve = [await Player.named(server, name) for name in ("ann", "eve")]
        path = f"/api/duplicates/{(await ann.post('/api/duplicates', MATCH))['match']}"
        assert await eve.refused(f"{path}/bots", {"level": "hero"}) == "play-first", "only who takes part asks for one"
        await ann.post(f"{path}/bots", {"level": "hero"})
        await ann.post(f"{path}/bots", {"level": "hero"})
        rows = await server.database.read("SELECT COUNT(*) FROM tries WHERE player = 'bot:hero'")
        assert rows[0][0] == 2, "one try at each deal"
        assert [player["points"] for player in (await ann.get(path))["players"]] == [[None, None], [None, None]]
        await ann.play((await ann.post(f"{path}/deals/1/table"))["table"], 1)
        (bot,) = [player for player in (await ann.get(path))["players"] if player["level"] == "hero"]
        assert bot["points"][0] is not None
        assert bot["points"][1] is None


@awaited
async def test_what_is_wrong_is_refused() -> None:
    async with deal_server() as server:
        ann = await Player.named(server, "ann")
        for wrong in ({"deals": 0}, {"deals": 9}, {"seats": 2}, {"level": "zeus"}, {"seed": "0"}, {"deals": "1"}):
            assert await ann.refused("/api/duplicates", wrong) == "bad-message", wrong
        assert await ann.refused("/api/duplicates", {"variants": ["fate-tokens"]}) == "bad-settings"
        path = f"/api/duplicates/{(await ann.post('/api/duplicates', MATCH))['match']}"
        for number in ("0", "3", "x", "%00", "1%00"):
            assert await ann.refused(f"{path}/deals/{number}/table") == "no-such-address", number
        for other in ("/api/duplicates/nobody", "/api/duplicates/%00"):
            assert await ann.refused(other, by="GET") == "no-such-address"
        for deal in ("match-nobody.1", "match-x", "daily-2026-11-17-1-1", "daily-2026-11-16-9-9", "%00", "x"):
            assert await ann.refused(f"/api/deals/{deal}/comparison?with=x", by="GET") == "no-such-address", deal


@awaited
async def test_a_host_can_switch_duplicate_matches_off() -> None:
    async with deal_server(settings=msgspec.structs.replace(SETTINGS, duplicates=False)) as server:
        ann = await Player.named(server, "ann")
        assert await ann.refused("/api/duplicates", MATCH) == "no-duplicates"
        for path in ("/api/duplicates", "/api/duplicates/x"):
            assert await ann.refused(path, by="GET") == "no-duplicates"
        assert await ann.refused("/api/deals/match-x.1/comparison?with=x", by="GET") == "no-such-address"


def test_a_match_at_two_server_processes(postgres: Postgres, tmp_path: Path) -> None:
    """Bots answer alike at both, and a try that is begun at both at once is one."""
    asyncio.run(empty(postgres.url))
    settings = {"DERBY_SECRET": "the wooden horse of Troy"}
    with running(postgres.url, settings) as one, running(postgres.url, settings) as other:
        ann, bob = Guest(one, "Ann"), Guest(other, "Bob")
        match = ann.post("/api/duplicates", {"deals": 1, "seats": 3, "level": "random"})
        path = f"/api/duplicates/{match['match']}"
        there = Guest(other, None)
        there.http.cookies = ann.http.cookies
        first, second = (guest.post(f"{path}/deals/1/table")["table"] for guest in (ann, there))
        assert first == second
        ann.device(first).play_on()
        bob.device(bob.post(f"{path}/deals/1/table")["table"]).play_on()
        points = []
        while len(points) < 2 or None in points:
            points = [player["points"][0] for player in bob.get(path)["players"]]
        assert points[0] == points[1], "the same decisions, at another process"
