"""Tables in the memory of a process: never two of one name, presence that is written in the end, one rematch."""

import asyncio
import gc

import pytest

from derby.server import live_tables
from derby.server.live_table import LiveTable
from derby.store.database import SHARDS, DatabaseError, Statement
from derby.store.guests import find_guest
from derby.tables import entries
from derby.tables.opening import quick_play
from derby.tables.settings import TableSettings
from tests.server.in_memory import InMemoryServer, MemoryDatabase, RecordingDevice, run
from tests.server.thinking_bot import ThinkingBot, until


class UnhurriedDatabase(MemoryDatabase):
    """Lets everybody else have a turn before it writes."""

    async def write(self, *statements: Statement) -> None:
        for _ in range(3):
            await asyncio.sleep(0)
        await super().write(*statements)


async def game_against_bots(server: InMemoryServer) -> tuple[LiveTable, RecordingDevice]:
    """A game of a person, whose device is there, with bots that think until the test ends their thought."""
    ann = await server.guest("Ann")
    table = await server.tables.open(
        quick_play(ann, TableSettings(seats=3), "random", 0, None, bytes(32), lambda _: None)
    )
    device = RecordingDevice(server, ann)
    await device.say("Enter", table=table.state.table)
    return table, device


def forget_twice(server: InMemoryServer) -> None:
    for _ in range(2):
        server.tables.forget_idle(server.conductor.needs)
    gc.collect()


def test_whoever_comes_back_hears_the_move_of_a_bot_that_thinks_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        server = InMemoryServer()
        table, device = await game_against_bots(server)
        game = table.state.game
        assert game is not None
        bot = ThinkingBot(server, monkeypatch, game)
        server.conductor.shards = frozenset(range(SHARDS))
        await table.change(lambda _: [entries.SeatHandedOver(0, "wish")])
        await until(lambda: bot.thinks == 1)
        device.session.gone()
        await until(lambda: not table.state.is_waited_for)
        forget_twice(server)
        assert list(server.tables) == [table]
        back = RecordingDevice(server, await find_guest(server.database, "id-of-Ann"))
        back.session.received(b'{"type":"Enter","table":"%b"}' % table.state.table.encode())
        await until(lambda: table.state.is_waited_for)
        server.conductor.close()
        bot.may_end.set()
        await server.rest()
        assert [message["version"] for message in back.messages() if message["type"] == "Happened"] == [1]

    run(play)


def test_whoever_holds_a_table_that_is_forgotten_holds_the_one_that_others_get() -> None:
    async def play() -> None:
        server = InMemoryServer()
        table, device = await game_against_bots(server)
        device.session.gone()
        await server.rest()
        name = table.state.table
        forget_twice(server)
        assert len(server.tables) == 0
        again = await asyncio.gather(server.tables.get(name), server.tables.get(name))
        assert again == [table, table]
        assert len(server.tables) == 1
        table = again[0]
        del again
        forget_twice(server)
        await table.join(device.session._device, None)  # pyright: ignore[reportPrivateUsage]
        server.tables.forget_idle(server.conductor.needs)
        assert list(server.tables) == [table], "it has a device again"

    run(play)


def test_a_table_that_nobody_holds_is_forgotten() -> None:
    async def play() -> None:
        server = InMemoryServer()
        table, device = await game_against_bots(server)
        await device.reconnect()
        del table
        forget_twice(server)
        assert len(server.tables) == 0
        assert not server.tables._alive  # pyright: ignore[reportPrivateUsage]

    run(play)


@pytest.mark.parametrize("leaves", [True, False], ids=["leaves", "enters"])
def test_presence_is_written_when_the_database_works_again(monkeypatch: pytest.MonkeyPatch, *, leaves: bool) -> None:
    monkeypatch.setattr(live_tables, "SETTLE_SECONDS", 0.001)
    monkeypatch.setattr(live_tables, "MOST_SETTLE_SECONDS", 0.002)

    async def play() -> None:
        server = InMemoryServer()
        database = FullDisk(server.memory, monkeypatch)
        table, device = await game_against_bots(server)
        if not leaves:
            await device.reconnect()
        seat = table.state.seats[0]
        assert bool(seat.present) is leaves
        database.is_full = True
        if leaves:
            device.session.gone()
        else:
            device.session.received(b'{"type":"Enter","table":"%b"}' % table.state.table.encode())
        await until(lambda: database.failed >= 5)
        assert bool(seat.present) is leaves, "nothing counts that is not written"
        assert not any(message["type"] == "Refused" for message in device.messages())
        database.is_full = False
        await server.rest()
        assert bool(seat.present) is not leaves
        assert database.failed >= 5
        tried = database.tried
        await server.rest()
        assert database.tried == tried, "what is written is not written again"

    run(play)


class FullDisk:
    """Lets a database read, but not write."""

    def __init__(self, database: MemoryDatabase, patch: pytest.MonkeyPatch) -> None:
        self.is_full = False
        self.failed = self.tried = 0
        self._write = database.write
        patch.setattr(database, "write", self._write_or_fail)

    async def _write_or_fail(self, *statements: Statement) -> None:
        self.tried += 1
        if self.is_full:
            self.failed += 1
            raise DatabaseError("the disk is full")
        await self._write(*statements)


def test_five_who_ask_for_a_rematch_at_once_get_the_same_table() -> None:
    """Three at one process, two at another."""

    async def play() -> None:
        database = UnhurriedDatabase()
        here = InMemoryServer(memory=database)
        there = InMemoryServer(memory=database, process="there")
        ann = await here.guest("Ann")
        first = quick_play(ann, TableSettings(seats=3), "random", 0, None, bytes(32), lambda _: None)
        table = await here.tables.open(first)
        game = table.state.game
        assert game is not None
        while not game.is_over:
            acted = entries.Acted(game.seat_to_act or 0, game.legal_codes()[0])
            await table.change(lambda _, acted=acted: [acted])
        other = await there.tables.get(table.state.table)
        before = await database.read("SELECT id FROM tables")
        await asyncio.gather(
            *(here.tables.open_rematch(table, (0,)) for _ in range(3)),
            *(there.tables.open_rematch(other, (0,)) for _ in range(2)),
        )
        after = await database.read("SELECT id FROM tables")
        assert len(after) == len(before) + 1
        assert table.state.rematch == other.state.rematch
        assert table.state.rematch in {row[0] for row in after}
        rematch = await there.tables.get(table.state.rematch or "")
        assert [seat.name for seat in rematch.state.seats] == ["Ann", None, None]
        assert (await database.read("SELECT count(*) FROM seated WHERE guest = $1", ann.id))[0][0] == 2

    run(play)
