"""A damaged table is set aside and told loudly; all others go on."""

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from derby.server.cleaning import DAY_MS
from derby.server.metrics import Metrics
from derby.server.orders import CLOSED_MS
from derby.server.set_aside import FIRST_SECONDS, MOST_SECONDS, SetAside
from derby.store.database import SHARDS, Damaged, DatabaseError, Row, Value
from derby.store.orders import Ban, DeleteTable, giving, orders_done_since
from derby.store.tables import Listing, listing, read_entries, waking
from derby.tables.entries import StoredEntry
from tests.server.in_memory import FakeClock, InMemoryServer, MemoryDatabase, RecordingDevice, run
from tests.store.databases import opened, sqlite_url
from tests.store.test_database import append, entry

PAGE = 4096


class PartlyDamaged(MemoryDatabase):
    """A database in which some tables can't be read."""

    def __init__(self) -> None:
        super().__init__()
        self.damaged: dict[str, Exception] = {}

    async def read(self, sql: str, *values: Value) -> Sequence[Row]:
        if "FROM events" in sql and values[0] in self.damaged:
            raise self.damaged[str(values[0])]
        if "FROM tables WHERE phase" in sql and "the list" in self.damaged:
            raise self.damaged["the list"]
        return await super().read(sql, *values)


class Party:
    """Three tables with people and bots, and a server that begins to look after them."""

    def __init__(self, memory: PartlyDamaged | None = None, process: str = "here") -> None:
        self.time = 0.0
        self.memory = memory or PartlyDamaged()
        self.server = InMemoryServer(clock=FakeClock(), memory=self.memory, process=process)
        self.server.tables.set_aside = SetAside(self.server.metrics, lambda: self.time)
        self.names: list[str] = []

    async def gather(self) -> None:
        for name in ("Ann", "Bob", "Cleo"):
            guest = await self.server.guest(name)
            async with self.server.browser(guest) as browser:
                answer = await browser.post("/api/quick-play", json={"level": "random"})
            self.names.append(answer.json()["table"])
            device = RecordingDevice(self.server, guest)
            await device.say("Enter", table=self.names[-1])

    async def restarted(self) -> "Party":
        """Another process, that has none of the tables in memory; the first is gone, and with it the devices."""
        party = Party(self.memory, "there")
        party.names = self.names
        return party

    async def look_round(self) -> None:
        self.memory.held = frozenset(range(SHARDS))
        await self.server.conductor._look_round()  # pyright: ignore[reportPrivateUsage]
        await self.server.rest()

    async def conductor_of(self, name: str) -> str | None:
        return (await self.server.tables.get(name)).state.conductor


def with_party(test: Callable[..., Any]) -> Callable[..., None]:
    def tested(caplog: pytest.LogCaptureFixture) -> None:
        async def all_of_it() -> None:
            party = Party()
            await party.gather()
            await test(await party.restarted(), caplog)

        run(all_of_it)

    return tested


@with_party
async def test_a_damaged_table_is_set_aside_and_the_others_are_looked_after(
    party: Party, caplog: pytest.LogCaptureFixture
) -> None:
    damaged, *sound = party.names
    party.memory.damaged[damaged] = Damaged("database disk image is malformed")
    await party.look_round()
    for name in sound:
        assert await party.conductor_of(name) == "there"
    (told,) = [record for record in caplog.records if record.levelno == logging.CRITICAL]
    assert damaged in told.getMessage()
    assert len(party.server.tables.set_aside) == 1
    assert party.server.metrics.failures > 0


@with_party
async def test_a_damaged_table_is_tried_again_at_long_intervals_until_it_is_sound(
    party: Party, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = party.names[0]
    party.memory.damaged[damaged] = Damaged("database disk image is malformed")
    await party.look_round()
    for _ in range(10):
        await party.look_round()
    assert told(caplog) == 1
    party.time += FIRST_SECONDS
    await party.look_round()
    assert told(caplog) == 2
    party.time += FIRST_SECONDS
    await party.look_round()
    assert told(caplog) == 2, "each time it is left alone for longer"
    del party.memory.damaged[damaged]
    party.time += MOST_SECONDS
    await party.look_round()
    assert await party.conductor_of(damaged) == "there"
    assert len(party.server.tables.set_aside) == 0


def told(caplog: pytest.LogCaptureFixture) -> int:
    return sum(record.levelno == logging.CRITICAL for record in caplog.records)


@with_party
async def test_who_comes_to_a_damaged_table_is_told_so(party: Party, caplog: pytest.LogCaptureFixture) -> None:
    party.memory.damaged[party.names[0]] = Damaged("database disk image is malformed")
    device = RecordingDevice(party.server, None)
    for _ in range(3):
        await device.say("Enter", table=party.names[0])
        assert device.messages()[-1] == {"type": "Refused", "reason": "damaged", "key": None}
    assert told(caplog) == 1
    await device.say("Enter", table=party.names[1])
    assert device.messages()[-1]["type"] != "Refused"


@with_party
async def test_entries_that_nobody_can_read_stop_their_own_table_only(
    party: Party, caplog: pytest.LogCaptureFixture
) -> None:
    await append(party.server.database, party.names[0], StoredEntry(99, 1, '{"type":"Nonsense"}'))
    await party.look_round()
    for name in party.names[1:]:
        assert await party.conductor_of(name) == "there"
    assert told(caplog) == 1


@with_party
async def test_word_of_an_entry_that_cant_be_read_sets_its_table_aside(
    party: Party, caplog: pytest.LogCaptureFixture
) -> None:
    await party.look_round()
    damaged = party.names[0]
    party.memory.damaged[damaged] = Damaged("database disk image is malformed")
    party.server.tables.heard(damaged, 10_000, lambda _: True)
    await party.server.rest()
    assert told(caplog) == 1
    assert damaged in party.server.tables.set_aside


@with_party
async def test_if_the_whole_database_fails_no_table_is_set_aside(
    party: Party, caplog: pytest.LogCaptureFixture
) -> None:
    for name in party.names:
        party.memory.damaged[name] = DatabaseError("the connection is lost")
    await party.look_round()
    assert len(party.server.tables.set_aside) == 0
    party.memory.damaged.clear()
    await party.look_round()
    for name in party.names:
        assert await party.conductor_of(name) == "there"


@with_party
async def test_if_the_list_of_games_is_damaged_those_in_memory_go_on(
    party: Party, caplog: pytest.LogCaptureFixture
) -> None:
    in_memory = party.names[0]
    await party.server.tables.get(in_memory)
    party.memory.damaged["the list"] = Damaged("database disk image is malformed")
    await party.look_round()
    assert await party.conductor_of(in_memory) == "there"
    assert "the games could not be read" in caplog.text
    party.memory.damaged.clear()
    await party.look_round()
    for name in party.names:
        assert await party.conductor_of(name) == "there"


def test_a_damaged_page_is_told_from_a_database_that_fails(tmp_path: Path) -> None:
    path = tmp_path / "derby.db"

    async def work() -> None:
        async with opened(sqlite_url(path)) as database:
            await append(database, "broken", *(entry(seq, "of the broken one " * 100) for seq in range(1, 20)))
            await append(database, "sound", *(entry(seq, "of the sound one " * 100) for seq in range(1, 20)))
        content = path.read_bytes()
        page = content.index(b"of the broken one", content.index(b"of the broken one") + 5 * PAGE) // PAGE
        with path.open("r+b") as file:
            os.pwrite(file.fileno(), b"\xff" * 200, page * PAGE)
        async with opened(sqlite_url(path)) as database:
            with pytest.raises(Damaged, match="malformed"):
                await read_entries(database, "broken")
            assert len(await read_entries(database, "sound")) == 19
            await append(database, "sound", entry(20))

    run(work)


def test_a_table_that_is_sound_again_is_no_longer_set_aside() -> None:
    set_aside = SetAside(Metrics(), lambda: 0.0)
    set_aside.add("a", Damaged("malformed"))
    assert "a" in set_aside
    assert "b" not in set_aside
    set_aside.remove("a")
    assert "a" not in set_aside
    assert not len(set_aside)


@with_party
async def test_an_order_about_a_damaged_table_fails_and_the_others_are_carried_out(
    party: Party, caplog: pytest.LogCaptureFixture
) -> None:
    damaged, sound, _ = party.names
    party.memory.damaged[damaged] = Damaged("database disk image is malformed")
    database, now = party.server.database, party.server.clock.now_ms()
    given = (DeleteTable(damaged), DeleteTable(sound), Ban("id-of-Bob", now + 1_000))
    await database.write(*(giving(str(number), now - CLOSED_MS, order) for number, order in enumerate(given)))
    await party.server.orders.carry_out()
    outcomes = [order.outcome for order in await orders_done_since(database, 0)]
    assert outcomes == ["failed, as it is damaged: database disk image is malformed", "deleted", "banned"]
    assert told(caplog) == 1
    assert damaged in caplog.text


@with_party
async def test_orders_go_on_whatever_happens(party: Party, caplog: pytest.LogCaptureFixture) -> None:
    server = party.server
    refreshed = 0
    rounds = asyncio.Event()

    async def fail() -> None:
        raise RuntimeError("nobody has thought of this")

    async def refresh() -> None:
        nonlocal refreshed
        refreshed += 1
        if refreshed == 2:
            rounds.set()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("derby.server.orders.ROUND_SECONDS", 0)
        patch.setattr(server.orders, "carry_out", fail)
        patch.setattr(server.bans, "refresh", refresh)
        going = asyncio.ensure_future(server.orders.go_round(lambda: True))
        await asyncio.wait_for(rounds.wait(), 10)
        going.cancel()
    assert server.metrics.failures >= 2
    assert "nobody has thought of this" in caplog.text


@with_party
async def test_a_damaged_table_stays_and_the_other_old_ones_are_deleted(
    party: Party, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = sorted(party.names)[0]
    await party.server.database.write(
        *(waking(name, awake=False) for name in party.names if name != damaged),
        *(listing(name, Listing("playing", False, "{}", 1)) for name in party.names),
    )
    party.memory.damaged[damaged] = Damaged("database disk image is malformed")
    party.memory.held = frozenset(range(SHARDS))
    party.server.conductor.shards = party.memory.held
    clock = party.server.clock
    assert isinstance(clock, FakeClock)
    clock.now += 31 * DAY_MS
    assert await party.server.cleaning.clean() == 2
    rows = await party.server.database.read("SELECT id FROM tables")
    assert [row[0] for row in rows] == [damaged]
    assert told(caplog) == 1
    assert f"table {damaged} is damaged" in caplog.text
