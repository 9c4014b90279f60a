"""Nobody who is still to play a deal learns anything about it, and nobody gains anything but by playing."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
import pytest

from derby.duplicate.daily import deal_of_day
from derby.game.record import Record
from derby.store.guests import change_recovery
from tests.postgres import Postgres
from tests.server.deal_playing import MONDAY, DealServer, Player, as_json, deal_server, played_elsewhere
from tests.server.in_memory import FakeEntropy, RecordingDevice
from tests.store.databases import awaited, empty

DAY = f"/api/daily/{MONDAY}"
SHOWING = (
    "",
    "/record",
    "/replay?viewer=omniscient",
    "/replay?viewer=0",
    "/after?races=0",
    "/review?races=0",
    "/qr.svg",
)
"""What an address of a table shows."""


@pytest.fixture(params=["memory", "postgresql"])
def url(request: pytest.FixtureRequest) -> str | None:
    """SQLite in memory, or an empty PostgreSQL database."""
    if request.param == "memory":
        return None
    postgres: Postgres = request.getfixturevalue("postgres")
    asyncio.run(empty(postgres.url))
    return postgres.url


async def refusals(http: httpx.AsyncClient, table: str) -> set[str]:
    """Why somebody is refused whatever a table shows."""
    asked = [await http.get(f"/api/tables/{table}{part}") for part in (*SHOWING, "/qr.svg")]
    continued = await http.post(f"/api/tables/{table}/continue", json={"steps": 1, "seat": 0, "level": "random"})
    if continued.status_code != 401:  # strangers open no tables at all
        asked.append(continued)
    return {answer.json()["reason"] if answer.status_code >= 400 else "told" for answer in asked}


async def heard(device: RecordingDevice, table: str, **fields: Any) -> list[str]:
    await device.say("Enter", table=table, **fields)
    return [message.get("reason", message["type"]) for message in device.messages()]


@awaited
async def test_a_running_try_is_its_players_alone(url: str | None) -> None:
    async with deal_server(url=url) as server:
        ann, bob = [await Player.named(server, name) for name in ("ann", "bob")]
        opened = await ann.post(f"{DAY}/table")
        table, (token,) = opened["table"], opened["seats"].values()
        await ann.play(table, 1, most=4)
        assert await refusals(bob.http, table) == await refusals(server.browser(), table) == {"no-such-table"}
        assert await heard(bob.device(), table) == ["no-such-table"]
        assert await heard(bob.device(), table, tokens=[token]) == ["no-such-table"], "a seat's link doesn't help"
        assert await heard(RecordingDevice(server, None), table, tokens=[token]) == ["no-such-table"]
        bot = (await ann.post("/api/bots", {"name": "Crafty"}))["token"]
        assert await heard(ann.device(token=bot), table) == ["no-such-table"], "nor does one's own external bot"
        assert "Seen" in await heard(ann.device(), table)
        assert (await bob.get("/api/tables")) == []


@awaited
async def test_a_finished_try_is_shown_to_those_who_have_played(url: str | None) -> None:
    async with deal_server(url=url) as server:
        ann, bob = [await Player.named(server, name) for name in ("ann", "bob")]
        table = await ann.played_daily(1)
        own = (await bob.post(f"{DAY}/table"))["table"]
        assert await refusals(bob.http, table) == {"play-first"}, "while bob's own is running"
        assert await heard(bob.device(), table) == ["play-first"]
        assert await refusals(server.browser(), table) == {"play-first"}
        await bob.play(own, 2)
        assert await refusals(bob.http, table) == {"told"}
        assert "Seen" in await heard(bob.device(), table)


@awaited
async def test_a_deal_that_is_played_on_is_shown_to_nobody_else(url: str | None) -> None:
    async with deal_server(url=url) as server:
        ann, bob, eve = [await Player.named(server, name) for name in ("ann", "bob", "eve")]
        table = await ann.played_daily(1)
        await eve.played_daily(2)
        wish = {"steps": 20, "seat": 1, "level": "random"}
        continued = (await ann.post(f"/api/tables/{table}/continue", wish))["table"]
        assert await refusals(bob.http, continued) == {"play-first"}
        assert await heard(bob.device(), continued) == ["play-first"]
        assert "Seen" in await heard(eve.device(), continued)
        assert "Seen" in await heard(ann.device(), continued)


@awaited
async def test_a_deals_record_that_is_brought_is_shown_to_nobody_else(url: str | None) -> None:
    """Also if nobody has begun to play that deal here: the date tells the seed."""
    async with deal_server(url=url) as server:
        ann, bob = [await Player.named(server, name) for name in ("ann", "bob")]
        played = as_json(played_elsewhere(deal_of_day(MONDAY), 1))
        tables = [
            (await ann.post("/api/records", played))["table"],
            (await ann.post("/api/me/records", {"record": played, "players": [None, "hero", "hero", "hero"]}))["table"],
        ]
        for table in tables:
            assert await refusals(bob.http, table) == {"play-first"}
            assert await heard(bob.device(), table) == ["play-first"]
        assert (await ann.get("/api/me/statistics"))["games"] == 0
        await ann.played_daily(2)
        assert await refusals(ann.http, tables[0]) == {"told"}


@awaited
async def test_an_ended_cookie_opens_nothing(url: str | None) -> None:
    async with deal_server(url=url) as server:
        ann = await Player.named(server, "ann")
        table = await ann.played_daily(1)
        assert await refusals(ann.http, table) == {"told"}
        await change_recovery(server.database, ann.guest.id, "another digest")
        assert await refusals(ann.http, table) == {"play-first"}
        assert await heard(ann.device(), table) == ["not-known"]
        assert (await ann.get(DAY))["played"] == (await ann.get("/api/daily"))["days"][0]["played"] == "open"
        for path in ("/api/deals/daily-2026-11-16-1-1/comparison?with=x",):
            assert await ann.refused(path, by="GET") == "not-known"


MESSAGES: tuple[tuple[str, dict[str, Any], str | None], ...] = (
    ("AskHint", {"seat": 0}, "no-hints"),
    ("AskOdds", {"seat": 0}, "no-odds"),
    ("Stand", {"seat": 0}, "not-allowed"),
    ("LetBotPlay", {"seat": 0}, "not-allowed"),
    ("LetBotPlay", {"seat": 1}, "not-allowed"),
    ("Say", {"text": "The Dragon wins"}, "not-allowed"),
    ("React", {"reaction": "cheer"}, "not-allowed"),
    ("TakeBack", {"seat": 0}, None),
    ("Sit", {"seat": 1}, "too-late"),
    ("SeatBot", {"seat": 1, "level": "random"}, "too-late"),
    ("FillWithBots", {"level": "random"}, "too-late"),
    ("Remove", {"seat": 1}, "too-late"),
    ("ChooseGod", {"seat": 0, "god": "odin"}, "too-late"),
    ("GiveWords", {"seat": 0, "words": "luck"}, "too-late"),
    ("ChangeSettings", {"settings": {"odds": True, "listed": True}}, "too-late"),
    ("Start", {}, "too-late"),
    ("AgreeToHints", {"seat": 0, "on": True}, "too-late"),
    ("Rematch", {}, "not-over"),
    ("PlayOn", {}, None),
    ("Look", {}, None),
    ("LookAs", {"seat": None}, None),
    ("LookAs", {"seat": 1}, "not-your-seat"),
    ("Hurry", {"version": 0}, None),
    ("SetAutoPass", {"seat": 0, "on": True}, None),
    ("Mute", {"who": "nobody"}, None),
)
"""Everything that can be said in a running try, and what it is answered, where it is refused; with one's own seat."""


@awaited
async def test_nothing_that_is_said_in_a_try_helps(url: str | None) -> None:
    async with deal_server(url=url) as server:
        ann = await Player.named(server, "ann")
        table = (await ann.post(f"{DAY}/table"))["table"]
        seat = deal_of_day(MONDAY).seat
        for kind, named, reason in MESSAGES:
            own = {"seat": (seat + named["seat"]) % 4} if isinstance(named.get("seat"), int) else {}
            fields = named | own
            device = await ann.enter(table)
            state = (await server.tables.get(table)).state
            assert state.game is not None
            before = state.game.version
            device.heard.clear()
            await device.say(kind, **fields)
            refused = [message["reason"] for message in device.messages() if message["type"] == "Refused"]
            assert refused == ([] if reason is None else [reason]), (kind, fields)
            assert state.game.version == before, kind
            assert not state.seats[seat].handed_over
            assert state.is_try
        await ann.play(table, 1)
        device = await ann.enter(table)
        device.heard.clear()
        await device.say("Rematch")
        assert [message.get("reason") for message in device.messages()] == ["not-allowed"]
        await ann.get(DAY)
        assert (await ann.get(DAY))["result"]["counted"] is True
        record = Record.parse((await ann.http.get(f"/api/tables/{table}/record")).content)
        assert record.seed == deal_of_day(MONDAY).seed


@awaited
async def test_the_seed_is_not_told_before_the_end(url: str | None) -> None:
    async with deal_server(url=url) as server:
        ann = await Player.named(server, "ann")
        match = await ann.post("/api/duplicates", {"deals": 2, "level": "mortal"})
        path = f"/api/duplicates/{match['match']}"
        table = (await ann.post(f"{path}/deals/1/table"))["table"]
        device = await ann.play(table, 1, most=6)
        said = (
            b"".join(device.heard) + (await ann.http.get(path)).content + (await ann.http.get("/api/me/games")).content
        )
        rows = await server.database.read("SELECT deals FROM duplicates")
        seeds = [deal["seed"] for deal in msgspec.json.decode(rows[0][0])]
        assert len(set(seeds)) == 2
        for seed in seeds:
            assert seed.encode() not in said
        assert (await ann.http.get(f"/api/tables/{table}/record")).json() == {"reason": "not-over"}


async def told_to_bob(url: str | None, prepare: Callable[[DealServer, Player, str], Awaitable[None]]) -> list[bytes]:
    """Every byte that Bob is told, who is still to play, after others have done something."""
    async with deal_server(url=url) as server:
        server.entropy = server.tables._entropy = ids = _Ids()  # pyright: ignore[reportPrivateUsage]
        bob, ann = [await Player.named(server, name) for name in ("bob", "ann")]
        match = await bob.post("/api/duplicates", {"deals": 2, "level": "mortal"})
        path = f"/api/duplicates/{match['match']}"
        await bob.post(f"{path}/bots", {"level": "mortal"})
        ids.whose = "ann"
        await ann.post(f"{path}/deals/1/table")
        await prepare(server, ann, path)
        ids.whose = "bob"
        told: list[bytes] = []
        for asked in ("/api/daily", DAY, "/api/duplicates", path, "/api/tables", "/api/me/games", "/api/me/finished"):
            told.append((await bob.http.get(asked)).content)
        daily = (await bob.post(f"{DAY}/table"))["table"]
        deal = (await bob.post(f"{path}/deals/1/table"))["table"]
        for table in (daily, deal):
            told += (await bob.play(table, 7, most=9)).heard
        for asked in (DAY, path, f"/api/tables/{daily}", f"/api/tables/{deal}", f"/api/tables/{deal}/record"):
            told.append((await bob.http.get(asked)).content)
        for of in ("daily-2026-11-16-1-1", f"match-{match['match']}.1"):
            told.append((await bob.http.get(f"/api/deals/{of}/comparison?with=x")).content)
        return told


class _Ids(FakeEntropy):
    """Ids that say whose they are: Bob's are the same, whatever others open meanwhile."""

    def __init__(self) -> None:
        super().__init__(bytes(range(32)))
        self.whose = "bob"
        self._count = {"bob": 0, "ann": 0}

    def new_id(self) -> str:
        self._count[self.whose] += 1
        return f"{self.whose}{self._count[self.whose]:019}"


async def nothing(_server: DealServer, _ann: Player, _path: str) -> None:
    """Ann has only come."""


async def play_well_and_ill(_server: DealServer, ann: Player, path: str) -> None:
    await ann.played_daily(1)
    await ann.get(DAY)
    await ann.get(DAY)
    await ann.play((await ann.post(f"{path}/deals/1/table"))["table"], 2)
    await ann.get(path)
    await ann.get(path)


@awaited
async def test_whoever_is_still_to_play_is_told_the_same_whatever_others_did(url: str | None) -> None:
    """Byte by byte."""
    one = await told_to_bob(url, nothing)
    if url is not None:
        await empty(url)
    other = await told_to_bob(url, play_well_and_ill)
    assert len(one) > 20
    assert one == other
