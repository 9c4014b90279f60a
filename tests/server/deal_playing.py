"""A server in memory at which bots do play, and guests who play deals there."""

import random
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, date, datetime
from typing import Any

import httpx
import msgspec
import pytest

from derby.bots.steps import finished, takes_steps
from derby.duplicate.answers import answer, stream_of
from derby.duplicate.deal import Deal
from derby.game.record import Record
from derby.server.settings import Settings
from derby.server.workers.job import Job
from derby.store.database import SHARDS
from derby.tables.guest import Guest
from tests.server.in_memory import SETTINGS, FakeClock, InMemoryServer, MemoryDatabase, RecordingDevice
from tests.store.databases import opened

MONDAY = date(2026, 11, 16)
"""Bots are quick on Mondays."""
DAY_MS = 24 * 3600 * 1000


def noon(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp() * 1000)


class DealServer(InMemoryServer):
    """Bots play at once."""

    def __init__(self, day: date, settings: Settings, database: MemoryDatabase) -> None:
        self.time = FakeClock()
        self.time.now = noon(day)
        super().__init__(settings, clock=self.time, memory=database)
        self.memory.held = self.conductor.shards = frozenset(range(SHARDS))


@asynccontextmanager
async def deal_server(
    day: date = MONDAY, settings: Settings = SETTINGS, url: str | None = None
) -> AsyncGenerator[DealServer]:
    """What workers do is done in this process instead, compiled as there. If no database is named, it is in memory."""

    async def run(_self: object, job: Job[Any]) -> Any:
        result = job.work(*job.arguments(0.0))
        return finished(result) if takes_steps(result) else result

    async with AsyncExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr("derby.server.workers.worker_pool.WorkerPool.run", run)
        database: Any = MemoryDatabase() if url is None else await stack.enter_async_context(opened(url))
        # Nobody renews a lease.
        patch.setattr(database, "holds_shards", lambda: True)
        server = DealServer(day, settings, database)
        try:
            yield server
        finally:
            await server.rest()
            server.bots.close()
            server.analyses.close()


class Player:
    """A guest at the server."""

    def __init__(self, server: DealServer, guest: Guest) -> None:
        self.server = server
        self.guest = guest
        self.http: httpx.AsyncClient = server.browser(guest)

    @classmethod
    async def named(cls, server: DealServer, name: str) -> "Player":
        return cls(server, await server.guest(name))

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, (path, answer.text)
        await self.server.rest()
        return answer.json()

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == 200, (path, answer.text)
        await self.server.rest()
        return answer.json()

    async def refused(self, path: str, body: Any = None, *, by: str = "POST") -> str:
        answer = await self.http.request(by, path, json=body if by == "POST" else None)
        assert answer.status_code >= 400, (path, answer.text)
        return answer.json()["reason"]

    def device(self, token: str | None = None) -> RecordingDevice:
        return RecordingDevice(self.server, self.guest, token=token)

    async def enter(self, table: str) -> RecordingDevice:
        device = self.device()
        await device.say("Enter", table=table)
        return device

    async def play(self, table: str, lots: int, most: int = 10_000) -> RecordingDevice:
        """Play one's own decisions at random, until the game is over or so many are made."""
        device, dice = await self.enter(table), random.Random(lots)
        live = await self.server.tables.get(table)
        game = live.state.game
        assert game is not None
        (own,) = live.state.seats_of(self.guest.id)
        for number in range(most):
            if game.is_over:
                break
            assert game.seat_to_act == own
            code = dice.choice(game.view(own).legal)
            await device.say("Act", seat=own, code=code, version=game.version, key=f"{number}")
        return device

    async def played_daily(self, lots: int, day: date = MONDAY) -> str:
        """The table of a race that was played to its end."""
        table: str = (await self.post(f"/api/daily/{day}/table"))["table"]
        await self.play(table, lots)
        return table


def played_elsewhere(deal: Deal, lots: int) -> Record:
    """A try of somebody who decides at random, without a server."""
    game, dice = deal.new_game(), random.Random(lots)
    while (seat := game.seat_to_act) is not None:
        view = game.view(seat)
        stream = stream_of(deal.seed, seat, game.version)
        code = dice.choice(view.legal) if seat == deal.seat else answer(deal.level, game.set_up, view, stream)
        game.apply(code)
    return game.record()


def as_json(played: Record) -> dict[str, Any]:
    return msgspec.json.decode(played.dump())
