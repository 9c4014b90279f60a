"""The tables that this process has in memory: opened, read from their entries, kept up to date, and forgotten."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from weakref import WeakValueDictionary

from derby.server.background import Background
from derby.server.clock import Clock
from derby.server.entropy import Entropy
from derby.server.live_table import LiveTable
from derby.server.lobby_list import LobbyList, listing_of
from derby.server.served_time import ServedTime
from derby.server.set_aside import SetAside
from derby.store.database import Damaged, Database, DatabaseError, Statement
from derby.store.deadlines import deadline_of
from derby.store.guests import those_known
from derby.store.openers import Opener, opened_by
from derby.store.tables import appending, entries_in_batches, listing, phase_and_opener, seating
from derby.tables import entries, opening
from derby.tables.due import noted_after
from derby.tables.following import follow, follow_all
from derby.tables.refusal import Refusal
from derby.tables.settings import TableSettings
from derby.tables.state import TableState

CATCH_UP_SECONDS = 0.5
"""How long to wait before a table is read again, when the database has failed."""
SETTLE_SECONDS = 0.5
"""How long to wait before presence is written again; each time twice as long, up to the most."""
MOST_SETTLE_SECONDS = 5.0
READ_AT_ONCE = 2
"""Tables whose entries are read at a time: each takes a moment, and all others wait for as many of these."""

log = logging.getLogger(__name__)


class LiveTables:
    def __init__(
        self,
        database: Database,
        process: str,
        clock: Clock,
        entropy: Entropy,
        background: Background,
        set_aside: SetAside,
        *,
        grace_ms: int,
        gives_hints: bool = True,
        offers_correspondence: bool = True,
        served: ServedTime | None = None,
        open_watching: bool = True,
    ) -> None:
        self.process = process
        self.set_aside = set_aside
        self._database = database
        self._clock = clock
        self._entropy = entropy
        self._background = background
        self._grace_ms = grace_ms
        self._gives_hints = gives_hints
        self._offers_correspondence = offers_correspondence
        self._served = served or ServedTime(database, clock)
        self._open_watching = open_watching
        self._lobby = LobbyList(database, background, clock)
        self._tables: dict[str, LiveTable] = {}
        """Those that are kept."""
        self._alive: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """All that anybody still works with: a name never has two."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._reading = asyncio.Semaphore(READ_AT_ONCE)
        self._idle: set[str] = set()
        """Tables that nobody needed when we looked last."""
        self._catching_up: set[str] = set()
        """Tables that are about to follow all we have heard of."""
        self._settling: set[str] = set()
        """Tables at which it is not yet written who is there."""
        self.changed: Callable[[LiveTable], None] = lambda _: None
        """Called when something has happened at a table."""

        self.is_living: Callable[[str | None], bool] = lambda _: False
        """Whether a process is alive, as far as we know."""

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
        table = self._alive.get(name)
        if table is not None:
            self._tables[name] = table
            return table
        if name in self.set_aside:
            raise Refusal("damaged")
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.get_running_loop().create_task(self._load(name))
            loading.add_done_callback(lambda task: self._loaded(name, task))
        return await asyncio.shield(loading)

    async def open(
        self,
        written: Sequence[entries.TableEntry],
        opener: Opener | None = None,
        *,
        name: str | None = None,
        along: Sequence[Statement] = (),
    ) -> LiveTable:
        """Open a table with its first entries; `opener` is whose quota it counts against.

        Where it is given a name, it may be there already: then this raises `Taken`, and nothing of `along` is written.
        """
        state, statements = self._opening(written, opener, name)
        await self._database.write(*statements, *along)
        table = self._live(state)
        table.is_recorded = state.phase == "over"
        table.opened_from = opener.address if opener is not None else ""
        self.changed(table)
        return table

    def check_offered(self, settings: TableSettings) -> None:
        """Refuse settings that this server doesn't offer."""
        if settings.open_watching != "off" and not self._open_watching:
            raise Refusal("switched-off")

    async def open_together(
        self, opening: Mapping[str, Sequence[entries.TableEntry]], opener: Opener, along: Sequence[Statement]
    ) -> None:
        """Open several tables by name, in one transaction with `along`: all of them or none."""
        opened = [self._opening(written, opener, name) for name, written in opening.items()]
        await self._database.write(*(statement for _, statements in opened for statement in statements), *along)
        for state, _ in opened:
            table = self._live(state)
            table.opened_from = opener.address
            self.changed(table)

    async def open_rematch(
        self, table: LiveTable, asking: Sequence[int], opener: Opener | None = None, *, instead_of: str | None = None
    ) -> None:
        """Open a table with the same settings and players; everybody at the old one is sent its name.

        It is written together with the entry that names it: of several who ask at once, wherever, one opens a table.
        A rematch that is over by now, `instead_of`, is followed by another.
        """
        players = {seat.guest for seat in table.state.seats if seat.guest is not None}
        gone = players - await those_known(self._database, players)
        written = opening.rematch(table.state, asking, self._entropy.new_seed(), gone)
        state, statements = self._opening(written, opener)
        opened = entries.RematchOpened(state.table)
        await table.change(lambda now: [opened] if now.rematch == instead_of else [], along=statements)

    async def rematch_of(self, table: LiveTable) -> str | None:
        """The rematch of a table that is still to be played, or is being played."""
        if table.state.rematch is None:
            return None
        try:
            again = await self.get(table.state.rematch)
        except Refusal:
            return None
        return None if again.state.phase == "over" else again.state.table

    def heard(self, name: str, seq: int, is_ours: Callable[[str], bool]) -> None:
        """A process has written an entry. Tables that are ours to look after are read even if nobody looks at them."""
        table = self._alive.get(name)
        if table is None:
            is_news = is_ours(name)
        else:
            table.heard = max(table.heard, seq)
            is_news = seq > table.state.seq
        if is_news and name not in self._catching_up:
            self._catching_up.add(name)
            self._background.spawn(self._catch_up(name))

    def let_go(self, name: str) -> None:
        """Nothing happens at this table any more: the server's host has closed it."""
        table = self._alive.pop(name, None)
        self._tables.pop(name, None)
        if table is not None:
            table.is_closed = True

    def word_was_lost(self) -> None:
        """We may have missed what other processes wrote: read it for all tables."""
        for name in list(self._alive):
            self._background.spawn(self._catch_up(name, word_was_lost=True))

    def tell_time(self) -> None:
        """The steady clock stood still: tell those who see it what it says now."""
        for table in self:
            table.audience.tell_time()

    def forget_idle(self, is_needed: Callable[[LiveTable], bool]) -> None:
        """Forget the tables that nobody needed, now and the last time; their entries stay."""
        idle: set[str] = set()
        for name, table in list(self._alive.items()):
            if table.audience.devices or table.lock.locked() or is_needed(table):
                self._tables[name] = table
            else:
                idle.add(name)
        for name in idle & self._idle:
            self._tables.pop(name, None)
        self._idle = idle - self._idle

    def forget(self, name: str) -> bool:
        """Forget a table that is about to be deleted; False if somebody is at it."""
        table = self._alive.get(name)
        if name in self._loading or (table is not None and (table.audience.devices or table.lock.locked())):
            return False
        self._tables.pop(name, None)
        self._alive.pop(name, None)
        return True

    async def _load(self, name: str) -> LiveTable:
        try:
            async with self._reading:
                table = await self._read(name)
        except Damaged as error:
            self.set_aside.add(name, error)
            raise Refusal("damaged") from None
        self.set_aside.remove(name)
        return table

    def retry_set_aside(self) -> None:
        """Try damaged tables again whose time has come."""
        for name in self.set_aside.due():
            if name not in self._catching_up:
                self._catching_up.add(name)
                self._background.spawn(self._catch_up(name, word_was_lost=True))

    async def _read(self, name: str) -> LiveTable:
        phase, opened_from = await phase_and_opener(self._database, name)
        if phase == "closed":
            raise Refusal("closed")
        state = self._new_state(name)
        async for batch in entries_in_batches(self._database, name):
            if state.seq == 0 and batch[0].seq > 1:
                break  # it is being deleted, from the first entry on
            try:
                follow_all(state, batch, self._clock.steady_ms())
            except Refusal:
                raise
            except Exception as error:
                raise Damaged("its entries make no sense") from error
        if state.seq == 0:
            raise Refusal("no-such-table")
        seat = state.thinking_seat
        if seat is not None and not state.is_correspondence and self.is_living(state.conductor):
            # Another process counts, and would have written down what is longer.
            passed = self._clock.now_ms() - state.counted_at
            state.counted_to -= min(max(0, passed), noted_after(seat))
        if state.other_rules and state.phase == "over":
            raise Refusal("other-rules")  # by our rules it might have ended otherwise
        table = self._live(state)
        table.opened_from = opened_from
        if state.is_correspondence:
            table.noted = await deadline_of(self._database, name)
        # Word that came while we read has found no table.
        await table.catch_up(word_was_lost=True)
        return table

    def _loaded(self, name: str, loading: asyncio.Task[LiveTable]) -> None:
        del self._loading[name]
        if not loading.cancelled():
            loading.exception()  # whoever waited has it; if nobody does any more, it doesn't matter

    def _opening(
        self, written: Sequence[entries.TableEntry], opener: Opener | None, name: str | None = None
    ) -> tuple[TableState, list[Statement]]:
        """A new table, and the statements that open it."""
        state = self._new_state(name or self._entropy.new_id())
        at, now = self._clock.now_ms(), self._clock.steady_ms()
        for seq, entry in enumerate(written, 1):
            follow(state, seq, at, entry, now)
        self.check_offered(state.settings)
        stored = entries.to_be_stored(written, 1, at)
        on_the_list = listing(state.table, listing_of(state, at))
        by = opened_by(state.table, opener or Opener(state.host, ""))
        return state, [*appending(state.table, stored), *seating(state.table, written), on_the_list, by]

    def _new_state(self, name: str) -> TableState:
        state = TableState(
            name,
            self._grace_ms,
            gives_hints=self._gives_hints,
            offers_correspondence=self._offers_correspondence,
        )
        state.offers_open_watching = self._open_watching
        state.served_ahead_ms = self._served.ahead_ms
        return state

    def _live(self, state: TableState) -> LiveTable:
        """The table with this state; the one that is there already, if word of its opening was faster than we."""
        table = self._alive.get(state.table)
        if table is None:
            table = LiveTable(
                state, self._database, self.process, self._clock, self._lobby, self.changed, self._unsettled
            )
        self._tables[state.table] = self._alive[state.table] = table
        return table

    def _unsettled(self, table: LiveTable) -> None:
        name = table.state.table
        if name not in self._settling:
            self._settling.add(name)
            self._background.spawn(self._settle(table))

    async def _settle(self, table: LiveTable) -> None:
        """Write who is at a table, however long the database fails."""
        wait = SETTLE_SECONDS
        try:
            while True:
                await asyncio.sleep(wait)
                if await table.has_settled_presence():
                    return
                wait = min(2 * wait, MOST_SETTLE_SECONDS)
        finally:
            self._settling.discard(table.state.table)

    async def _catch_up(self, name: str, *, word_was_lost: bool = False) -> None:
        """Let a table follow what we have heard of, even if the database fails for a while."""
        try:
            while True:
                try:
                    table = await self.get(name)
                    self._catching_up.discard(name)
                    await table.catch_up(word_was_lost=word_was_lost)
                    self.set_aside.remove(name)
                    return
                except Damaged as error:
                    self.set_aside.add(name, error)
                    return
                except DatabaseError as error:
                    log.warning("table %s could not be brought up to date: %s", name, error)
                    await asyncio.sleep(CATCH_UP_SECONDS)
                except Refusal:
                    return  # it is damaged, or gone
                except Exception as error:
                    self.set_aside.add(name, error)
                    return
        finally:
            self._catching_up.discard(name)
