"""The tables that this process has in memory: opened, read from their entries, kept up to date, and forgotten."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence

from derby.server.background import Background
from derby.server.clock import Clock
from derby.server.entropy import Entropy
from derby.server.live_table import LiveTable
from derby.server.lobby_list import LobbyList, listing_of
from derby.store.database import Database, DatabaseError
from derby.store.tables import appending, listing, read_entries
from derby.tables import entries, opening
from derby.tables.refusal import Refusal
from derby.tables.state import TableState

CATCH_UP_SECONDS = 0.5
"""How long to wait before a table is read again, when the database has failed."""

log = logging.getLogger(__name__)


class LiveTables:
    def __init__(
        self, database: Database, process: str, clock: Clock, entropy: Entropy, background: Background
    ) -> None:
        self.process = process
        self._database = database
        self._clock = clock
        self._entropy = entropy
        self._background = background
        self._lobby = LobbyList(database, background, clock)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._idle: set[str] = set()
        """Tables that nobody needed when we looked last."""
        self._catching_up: set[str] = set()
        """Tables that are about to follow all we have heard of."""
        self.changed: Callable[[LiveTable], None] = lambda _: None
        """Called when something has happened at a table."""

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._tables.values()))

    def __len__(self) -> int:
        return len(self._tables)

    async def get(self, name: str) -> LiveTable:
        """The table of this name, read from its entries if it is not in memory."""
        if "\0" in name:
            # PostgreSQL has no NUL: it could not even be asked.
            raise Refusal("no-such-table")
        self._idle.discard(name)
        table = self._tables.get(name)
        if table is not None:
            return table
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.get_running_loop().create_task(self._load(name))
            loading.add_done_callback(lambda task: self._loaded(name, task))
        return await asyncio.shield(loading)

    async def open(self, written: Sequence[entries.TableEntry]) -> LiveTable:
        """Open a table with its first entries."""
        name = self._entropy.new_id()
        state = TableState(name)
        at = self._clock.now_ms()
        for seq, entry in enumerate(written, 1):
            state.follow(seq, at, entry)
        stored = entries.to_be_stored(written, 1, at)
        await self._database.write(*appending(name, stored), listing(name, listing_of(state, at)))
        table = self._tables[name] = self._live(state)
        table.is_recorded = state.phase == "over"
        self.changed(table)
        return table

    async def open_rematch(self, table: LiveTable, asking: Sequence[int]) -> None:
        """Open a table with the same settings and players; everybody at the old one is sent its name."""
        written = opening.rematch(table.state, asking, self._entropy.new_seed())
        if table.state.rematch is not None:
            return
        name = (await self.open(written)).state.table
        await table.change(lambda now: [] if now.rematch is not None else [entries.RematchOpened(name)])

    def heard(self, name: str, seq: int, is_ours: Callable[[str], bool]) -> None:
        """A process has written an entry. Tables that are ours to look after are read even if nobody looks at them."""
        table = self._tables.get(name)
        if table is None:
            is_news = is_ours(name)
        else:
            table.heard = max(table.heard, seq)
            is_news = seq > table.state.seq
        if is_news and name not in self._catching_up:
            self._catching_up.add(name)
            self._background.spawn(self._catch_up(name))

    def word_was_lost(self) -> None:
        """We may have missed what other processes wrote: read it for all tables."""
        for name in self._tables:
            self._background.spawn(self._catch_up(name, word_was_lost=True))

    def forget_idle(self, is_needed: Callable[[LiveTable], bool]) -> None:
        """Forget the tables that nobody needed, now and the last time; their entries stay."""
        idle = {
            name
            for name, table in self._tables.items()
            if not table.audience.devices and not table.lock.locked() and not is_needed(table)
        }
        for name in idle & self._idle:
            del self._tables[name]
        self._idle = idle - self._idle

    async def _load(self, name: str) -> LiveTable:
        stored = await read_entries(self._database, name)
        if not stored:
            raise Refusal("no-such-table")
        state = TableState(name)
        state.read(stored)
        table = self._tables.setdefault(name, self._live(state))
        # Word that came while we read has found no table.
        await table.catch_up(word_was_lost=True)
        return table

    def _loaded(self, name: str, loading: asyncio.Task[LiveTable]) -> None:
        del self._loading[name]
        if not loading.cancelled():
            loading.exception()  # whoever waited has it; if nobody does any more, it doesn't matter

    def _live(self, state: TableState) -> LiveTable:
        return LiveTable(state, self._database, self.process, self._clock, self._lobby, self.changed)

    async def _catch_up(self, name: str, *, word_was_lost: bool = False) -> None:
        """Let a table follow what we have heard of, even if the database fails for a while."""
        while True:
            try:
                table = await self.get(name)
                self._catching_up.discard(name)
                await table.catch_up(word_was_lost=word_was_lost)
                return
            except DatabaseError as error:
                log.warning("a table could not be brought up to date: %s", error)
                await asyncio.sleep(CATCH_UP_SECONDS)
