"""A table that people sit at: its state in this process, the devices that look at it, and the way to change it.

To change something: decide from the state what to write, store it, and when it is durable follow it and send every
device what it may know. One change at a time; if another process was faster, its entries are followed first and
everything is decided anew.
"""

import asyncio
from collections.abc import Callable, Sequence

from derby.server.clock import Clock
from derby.server.lobby_list import LobbyList
from derby.store.database import Database, Statement, Taken
from derby.store.tables import appending, read_entries
from derby.tables import entries
from derby.tables.audience import Audience
from derby.tables.device import Device
from derby.tables.presence import presence_changes
from derby.tables.refusal import Refusal
from derby.tables.state import TableState

TRIES = 5
"""How often a change is decided anew because another process was faster."""

_LISTED = (
    entries.Opened,
    entries.SettingsChanged,
    entries.GuestSat,
    entries.BotSat,
    entries.SeatEmptied,
    entries.GameBegan,
    entries.Imported,
)
"""Entries that change what the list of tables says."""

Decide = Callable[[TableState], Sequence[entries.TableEntry]]
"""Finds what to write in the present state; it may raise a `Refusal`."""


class LiveTable:
    __slots__ = (
        "_changed",
        "_clock",
        "_database",
        "_lobby",
        "audience",
        "heard",
        "is_recorded",
        "lock",
        "process",
        "state",
    )

    def __init__(
        self,
        state: TableState,
        database: Database,
        process: str,
        clock: Clock,
        lobby: LobbyList,
        changed: Callable[["LiveTable"], None],
    ) -> None:
        self.state = state
        self.audience = Audience(state)
        self.lock = asyncio.Lock()
        self.process = process
        self.heard = 0
        """The last entry of another process that we have heard of."""
        self.is_recorded = False
        """Whether its game is over and the result is stored."""
        self._database = database
        self._clock = clock
        self._lobby = lobby
        self._changed = changed

    async def change(self, decide: Decide) -> None:
        """Write what `decide` finds right for the present state."""
        async with self.lock:
            before = self.state.seq
            try:
                await self._change(decide)
            finally:
                if self.state.seq > before:
                    self._changed(self)

    async def catch_up(self, *, word_was_lost: bool = False) -> None:
        """Follow what other processes have written: everything we have heard of, also in the meantime."""
        async with self.lock:
            if word_was_lost:
                await self._catch_up()
            while self.heard > self.state.seq:
                await self._catch_up()
        self._changed(self)
        # A process that took us for dead has written that our devices are gone.
        await self.settle_presence()

    async def join(self, device: Device, since: int | None) -> None:
        async with self.lock:
            self.audience.join(device, since)
        await self.settle_presence()

    async def leave(self, device: Device) -> None:
        self.audience.leave(device)
        await self.settle_presence()

    async def settle_presence(self) -> None:
        """Write down whose devices came or went."""
        await self.change(lambda state: presence_changes(state, self.process, self.audience.seats()))

    async def _change(self, decide: Decide) -> None:
        for _ in range(TRIES):
            written = decide(self.state)
            if not written:
                return
            try:
                await self._append(written)
                return
            except Taken:
                await self._catch_up()
        raise Refusal("try-again")

    async def _append(self, written: Sequence[entries.TableEntry]) -> None:
        state = self.state
        at = self._clock.now_ms()
        stored = entries.to_be_stored(written, state.seq + 1, at)
        statements = appending(state.table, stored)
        if any(isinstance(entry, entries.GameBegan) for entry in written):
            # With the entry: a game that is being played is looked after, whatever happens to this process.
            statements.append(Statement("UPDATE tables SET phase = 'playing' WHERE id = $1", (state.table,)))
        await self._database.write(*statements)
        for seq, entry in enumerate(written, state.seq + 1):
            self.audience.follow(seq, at, entry)
        if any(isinstance(entry, _LISTED) for entry in written):
            await self._lobby.update(state)

    async def _catch_up(self) -> None:
        for entry in await read_entries(self._database, self.state.table, self.state.seq):
            self.audience.follow(entry.seq, entry.at, entries.decode_entry(entry.body))
