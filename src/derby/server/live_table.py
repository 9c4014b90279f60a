"""A table that people sit at: its state in this process, the devices that look at it, and the way to change it.

To change something: decide from the state what to write, store it, and when it is durable follow it and send every
device what it may know. One change at a time; if another process was faster, its entries are followed first and
everything is decided anew.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence

from derby.server.clock import Clock
from derby.server.lobby_list import LobbyList
from derby.store.database import Database, DatabaseError, Statement, Taken
from derby.store.deadlines import Deadline, to_be_looked_at
from derby.store.tables import appending, entries_in_batches, seating, waking
from derby.tables import entries
from derby.tables.audience import Audience
from derby.tables.device import Device
from derby.tables.due import with_thought
from derby.tables.presence import presence_changes, will_be_waited_for
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

log = logging.getLogger(__name__)

_PRESENCE = (entries.Came, entries.Went, entries.TakenOver, entries.RulesChanged)
"""Entries that change whether somebody waits for the game."""

_TALK = (entries.Came, entries.Went, entries.HostCame, entries.HostWent, entries.Said, entries.Reacted)
"""Entries after which nothing else is due, where nobody has to be there."""

Decide = Callable[[TableState], Sequence[entries.TableEntry]]
"""Finds what to write in the present state; it may raise a `Refusal`."""


class LiveTable:
    __slots__ = (
        "__weakref__",
        "_changed",
        "_clock",
        "_database",
        "_host_left",
        "_lobby",
        "_unsettled",
        "audience",
        "heard",
        "hurried",
        "is_closed",
        "is_recorded",
        "lock",
        "noted",
        "opened_from",
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
        unsettled: Callable[["LiveTable"], None],
    ) -> None:
        self.state = state
        self.audience = Audience(state)
        self.lock = asyncio.Lock()
        self.process = process
        self.heard = 0
        """The last entry of another process that we have heard of."""
        self.hurried: asyncio.Future[None] | None = None
        """While the conductor lets a bot play here: done when that shall not take any longer."""
        self.is_recorded = False
        """Whether its game is over and the result is stored."""
        self.opened_from = ""
        """The digest of the address that opened it; empty where it isn't known."""
        self.noted: Deadline | None = None
        """By correspondence: what is written of what is due here; None if that isn't known."""
        self.is_closed = False
        """Whether the server's host has closed it."""
        self._database = database
        self._host_left = False
        """Whether a device of the host left since it was last written down who is here."""
        self._clock = clock
        self._lobby = lobby
        self._changed = changed
        self._unsettled = unsettled
        """Called when it could not be written whose devices are here."""

    def hurry(self) -> None:
        """Let the bot that thinks here decide at once."""
        if self.hurried is not None and not self.hurried.done():
            self.hurried.set_result(None)

    async def change(self, decide: Decide, *, along: Sequence[Statement] = ()) -> None:
        """Write what `decide` finds right for the present state; if it finds anything, `along` goes with it."""
        async with self.lock:
            if self.is_closed:
                raise Refusal("closed")
            before = self.state.seq
            try:
                for _ in range(TRIES):
                    written = decide(self.state)
                    if not written:
                        return
                    try:
                        await self._append(written, along)
                        return
                    except Taken:
                        await self._catch_up()
                raise Refusal("try-again")
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
        if device.guest.id and device.guest.id == self.state.host:
            self._host_left = True
        await self.settle_presence()

    async def settle_presence(self) -> None:
        """Write down whose devices came or went; if that fails, it is tried again until it is written."""
        if not await self.has_settled_presence():
            self._unsettled(self)

    async def has_settled_presence(self) -> bool:
        """Write down whose devices came or went; whether that is done."""
        host_left, self._host_left = self._host_left, False
        try:
            await self.change(lambda state: self._presence_changes(state, host_left=host_left))
        except (DatabaseError, Refusal) as error:
            log.warning("who is at table %s could not be written: %s", self.state.table, error)
            self._host_left = self._host_left or host_left
            return False
        return True

    def _presence_changes(self, state: TableState, *, host_left: bool) -> list[entries.TableEntry]:
        host_is_here = self.audience.has(state.host)
        here = self.audience.seats()
        left = host_left and not host_is_here
        return presence_changes(state, self.process, here, host_is_here=host_is_here, host_left=left)

    async def _append(self, written: Sequence[entries.TableEntry], along: Sequence[Statement]) -> None:
        state = self.state
        at, now = self._clock.now_ms(), self._clock.steady_ms()
        written = with_thought(state, written, now)
        stored = entries.to_be_stored(written, state.seq + 1, at)
        statements = [*appending(state.table, stored), *along]
        is_decision = len(written) == 1 and isinstance(written[0], entries.Acted)
        if not is_decision:  # most are, and concern nobody but those at the table
            statements += _beside(state, written)
        if state.is_correspondence and any(_may_be_due(state, entry) for entry in written):
            self.noted = None
            statements.append(to_be_looked_at(state.table, stored[-1].seq))
        try:
            await self._database.write(*statements)
        except Taken:
            raise
        except DatabaseError:
            state.counted_to += self._clock.steady_ms() - now  # the database's time is nobody's
            raise
        if is_decision:
            now = self._clock.steady_ms()  # the next seat has not seen it before
        for seq, entry in enumerate(written, state.seq + 1):
            self.audience.follow(seq, at, entry, now)
        if not is_decision and any(isinstance(entry, _LISTED) for entry in written):
            await self._lobby.update(state)

    async def _catch_up(self) -> None:
        async for batch in entries_in_batches(self._database, self.state.table, self.state.seq):
            now = self._clock.steady_ms()
            self.noted = None
            for entry in batch:
                self.audience.follow(entry.seq, entry.at, entries.decode_entry(entry.body), now)


def _may_be_due(state: TableState, entry: entries.TableEntry) -> bool:
    """Whether something else may be due at a table after an entry."""
    is_playing = state.phase == "playing" or isinstance(entry, entries.GameBegan)
    return is_playing and not isinstance(entry, _TALK)


def _beside(state: TableState, written: Sequence[entries.TableEntry]) -> list[Statement]:
    """What is written with the entries: who sat down, that the game began, and whether somebody waits for it."""
    table = state.table
    statements = seating(table, written)
    if any(isinstance(entry, entries.GameBegan) for entry in written):
        # With the entry: a game that is being played is looked after, whatever happens to this process.
        # By correspondence it is found by what is due at it instead.
        awake = 0 if state.is_correspondence else 1
        statements.append(Statement("UPDATE tables SET phase = 'playing', awake = $1 WHERE id = $2", (awake, table)))
    elif (
        state.phase == "playing"
        and not state.is_correspondence
        and any(isinstance(entry, _PRESENCE) for entry in written)
    ):
        statements.append(waking(table, awake=will_be_waited_for(state, written)))
    return statements
