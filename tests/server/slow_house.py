"""A server that plays by correspondence, through restarts and weeks, by a clock that a test sets; and its people."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec

from derby.game.game import Game
from derby.server.settings import Settings
from derby.store import open_database
from derby.store.tables import read_entries
from derby.tables.entries import TableEntry, decode_entry
from derby.tables.guest import Guest
from tests.server.in_memory import SETTINGS, FakeClock, InMemoryServer, RecordingDevice

HOUR_MS = 3_600_000
TWO_DAYS = {"kind": "correspondence", "seconds": 2 * 24 * 3600}


class SlowHouse:
    """One database, and the server that runs on it now."""

    def __init__(self, url: str, *, process: str = "process", **settings: Any) -> None:
        self.url = url
        self.process = process
        """Comes first in the names of its processes: servers that run side by side have others."""
        self.clock = FakeClock()
        self.stopped_ms = 0
        """How long no server has run."""
        self.guests: dict[str, Guest] = {}
        self._settings: Settings = msgspec.structs.replace(SETTINGS, **settings)
        self._starts = 0
        self.server: InMemoryServer

    @property
    def served_ms(self) -> int:
        return self.clock.now - self.stopped_ms

    async def start(self) -> None:
        self._starts += 1
        process = f"{self.process}-{self._starts}"
        database = cast(Any, await open_database(self.url, process))
        self.server = InMemoryServer(self._settings, clock=self.clock, memory=database, process=process)
        await self.server.served.begin()
        await self.server.open_push()
        await self.look_round()

    async def stop(self, for_ms: int, *, killed: bool = False) -> None:
        """Stop the server; nobody starts it again for so long."""
        if killed:
            await self.server.memory.close()
        else:
            await self.server.close()
        self.stopped_ms += for_ms
        self.clock.now += for_ms

    @asynccontextmanager
    async def opened(self) -> AsyncGenerator["SlowHouse"]:
        await self.start()
        try:
            yield self
        finally:
            await self.server.close()

    async def look_round(self) -> None:
        """What a process does every second, until nothing is left to do; then it forgets what nobody needs."""
        for _ in range(2):
            await self.server.conductor._look_round()  # pyright: ignore[reportPrivateUsage]
            await self.server.rest()
        for _ in range(2):
            self.server.tables.forget_idle(self.server.conductor.needs)

    async def later(self, ms: int) -> None:
        self.clock.now += ms
        await self.look_round()

    async def guest(self, name: str) -> Guest:
        self.guests[name] = await self.server.guest(name)
        return self.guests[name]

    async def begin(self, *names: str, bots: bool = False, **settings: Any) -> str:
        """A game of these people, who leave at once; the name of the table."""
        chosen = {"seats": 3, "clock": TWO_DAYS, "leaver_level": "random", **settings}
        guests = [self.guests.get(name) or await self.guest(name) for name in names]
        async with self.server.browser(guests[0]) as browser:
            answer = await browser.post("/api/tables", json=chosen)
            table: str = answer.json()["table"]
        devices = [await self.come(name, table) for name in names]
        for seat, device in enumerate(devices):
            await device.say("Sit", seat=seat)
        if bots:
            await devices[0].say("FillWithBots", level="random")
        await devices[0].say("Start")
        for device in devices:
            device.session.gone()
            await self.server.rest()
        await self.look_round()
        return table

    async def come(self, name: str, table: str) -> RecordingDevice:
        device = RecordingDevice(self.server, self.guests[name])
        await device.say("Enter", table=table)
        return device

    async def game(self, table: str) -> Game:
        game = (await self.server.tables.get(table)).state.game
        assert game is not None
        return game

    async def decide(self, table: str) -> None:
        await self.decide_alone(table)
        await self.look_round()

    async def decide_alone(self, table: str) -> None:
        """Whoever is asked comes, does the last thing that is legal, and leaves."""
        game = await self.game(table)
        seat = game.seat_to_act
        assert seat is not None
        device = await self.come(list(self.guests)[seat], table)
        code, version = game.legal_codes()[-1], game.version
        await device.say("Act", seat=seat, code=code, version=version, key=f"{version}")
        assert any(message["type"] == "Done" for message in device.messages()), device.messages()[-1]
        device.session.gone()
        await self.server.rest()

    async def log(self, table: str) -> list[tuple[int, TableEntry]]:
        """When everything happened."""
        return [(entry.at, decode_entry(entry.body)) for entry in await read_entries(self.server.database, table)]
