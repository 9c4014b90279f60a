"""The house: everything one server process has, and the tables in it."""

import asyncio
import logging
import os
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.http11 import Request

from derby.errors import DerbyError
from derby.game.continuation import beginning
from derby.game.fairness import new_seed
from derby.server.authentication import Authentication, new_id
from derby.server.conductor import Conductor
from derby.server.limits import Allowances
from derby.server.live_table import LiveTable, now_ms
from derby.server.metrics import Metrics
from derby.server.session import Session
from derby.server.settings import Settings
from derby.server.statistics import finish_game
from derby.server.workers.analysis import Analyses
from derby.server.workers.bot_workers import BotWorkers
from derby.server.workers.odds import OddsAnswers
from derby.store.database import Database, DatabaseError
from derby.store.guests import secret
from derby.store.opening import open_database
from derby.store.table_log import Listing, appending, listing, read_log
from derby.tables import entries as log_entries
from derby.tables.entries import StoredEntry
from derby.tables.guest import Guest
from derby.tables.messages import BotsGetReady, encode_message
from derby.tables.refusal import Refusal
from derby.tables.requests import begin
from derby.tables.settings import Clock, Level, TableSettings, check_settings
from derby.tables.state import TableState

if TYPE_CHECKING:
    from derby.server.sockets import Socket

CATCH_UP_SECONDS = 0.5
"""How long to wait before a table is read again, when the database has failed."""
PING_SECONDS = 20
"""A table that was idle at two pings is forgotten; its log is not."""
DRAIN_SECONDS = 5
"""So long may what was begun take to finish when the server is asked to end."""

log = logging.getLogger(__name__)


class House:
    """`open_house` opens one."""

    def __init__(self, settings: Settings, database: Database, authentication: Authentication, process: str) -> None:
        self.settings = settings
        self.database = database
        self.authentication = authentication
        self.process = process
        self.limits = settings.limits
        self.metrics = Metrics()
        self.sockets: set[Socket] = set()
        self.tables: dict[str, LiveTable] = {}
        self.finished: set[str] = set()
        """Tables in memory whose game is over and recorded."""
        self.requests = Allowances(self.limits.requests_per_second, self.limits.requests_at_once)
        self.bot_workers = BotWorkers(settings.bot_workers, settings.bot_ms)
        self.odds = OddsAnswers(self.bot_workers)
        self.analyses = Analyses()
        self.conductor = Conductor(self, pace_ms=settings.bot_pace_ms, grace_ms=settings.grace_seconds * 1000)
        self.is_draining = False
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._rounds: list[asyncio.Task[Any]] = []
        """What goes on until the house is closed."""
        self._idle: set[str] = set()
        self._catching_up: set[str] = set()
        """Tables that are about to follow all we have heard of."""
        self.metrics.watch("devices", "Devices connected", lambda: len(self.sockets))
        self.metrics.watch("tables", "Tables in memory", lambda: len(self.tables))
        self.metrics.watch("shards", "Shards looked after", lambda: len(self.conductor.shards))
        database.listen(self._heard)

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._rounds = [loop.create_task(self.conductor.go_round()), loop.create_task(self._keep())]
        for task in self._rounds:
            task.add_done_callback(self._done)
        if self.settings.bot_workers_ready:
            self.spawn(self._get_ready())

    async def close(self) -> None:
        """Send everybody away, and finish what was begun."""
        self.is_draining = True
        for task in self._rounds:
            task.cancel()
        for socket in list(self.sockets):
            socket.shutdown()
        self.bot_workers.close()
        self.analyses.close()
        if self._tasks:
            _, late = await asyncio.wait(list(self._tasks), timeout=DRAIN_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self.database.close()

    async def _get_ready(self) -> None:
        await self.bot_workers.get_ready()
        await self.analyses.get_ready()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def welcome(self, socket: "Socket", request: Request) -> Session:
        return Session(self, socket, self.authentication.guest_of_socket(request) or "")

    async def table(self, name: str) -> LiveTable:
        """The table of this name, read from its log if it is not in memory."""
        if "\0" in name:
            # PostgreSQL knows no NUL: it could not even be asked.
            raise Refusal("no-such-table")
        self._idle.discard(name)
        table = self.tables.get(name)
        if table is not None:
            return table
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.get_running_loop().create_task(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def open_table(
        self,
        host: Guest,
        settings: TableSettings,
        seats: Sequence[log_entries.GuestSat | log_entries.BotSat | log_entries.GodChosen] = (),
        *,
        begins: bool = False,
    ) -> LiveTable:
        """Open a table, seat whoever is to sit at it, and begin the game if wanted."""
        try:
            check_settings(settings)
        except DerbyError:
            raise Refusal("bad-settings") from None
        written: list[log_entries.TableEntry] = [log_entries.Opened(settings, host.id, new_seed().hex()), *seats]
        return await self._new_table(written, begins=begins)

    async def quick_play(
        self, guest: Guest, settings: TableSettings, level: Level, seat: int, god: log_entries.God | None
    ) -> LiveTable:
        """A table for one person against bots, already playing."""
        if not 0 <= seat < settings.seats:
            raise Refusal("no-such-seat")
        seats: list[log_entries.GuestSat | log_entries.BotSat | log_entries.GodChosen] = [
            log_entries.BotSat(number, level) for number in range(settings.seats) if number != seat
        ]
        seats.append(log_entries.GuestSat(seat, guest.id, guest.name, guest.owner is not None))
        if god is not None:
            seats.append(log_entries.GodChosen(seat, god))
        return await self.open_table(guest, settings, seats, begins=True)

    async def import_record(self, read: log_entries.Record) -> LiveTable:
        return await self._new_table([log_entries.Imported(read)])

    async def continue_game(self, guest: Guest, table: LiveTable, steps: int, seat: int, level: Level) -> LiveTable:
        """A table at which a finished game goes on after some of its steps, for one person against bots."""
        before = table.state
        if before.game is None or not before.game.is_over:
            raise Refusal("not-over")
        if not 0 <= seat < before.game.seats:
            raise Refusal("no-such-seat")
        try:
            begun = beginning(before.game.record(), steps)
        except DerbyError:
            raise Refusal("not-playing") from None
        settings = msgspec.structs.replace(before.settings, clock=Clock(), listed=False)
        written: list[log_entries.TableEntry] = [log_entries.Opened(settings, guest.id, new_seed().hex())]
        written += [log_entries.BotSat(number, level) for number in range(settings.seats) if number != seat]
        written.append(log_entries.GuestSat(seat, guest.id, guest.name, guest.owner is not None))
        return await self._new_table([*written, log_entries.GameContinued(before.table, begun)])

    async def open_rematch(self, table: LiveTable, seats: Sequence[int]) -> None:
        """Open a table with the same settings and players; everybody at the old one is told of it."""
        state = table.state
        if state.phase != "over" or not state.seed:
            raise Refusal("not-over")
        if not seats:
            raise Refusal("not-your-seat")
        if state.rematch is not None:
            return
        same: list[log_entries.GuestSat | log_entries.BotSat | log_entries.GodChosen] = []
        for number, seat in enumerate(state.seats):
            if seat.level is not None:
                same.append(log_entries.BotSat(number, seat.level))
            elif seat.guest is not None:
                same.append(log_entries.GuestSat(number, seat.guest, seat.name or "", seat.external))
        players = [seat.guest for seat in state.seats]
        host = Guest(state.host if state.host in players else players[seats[0]] or "", "", None)
        new = await self.open_table(host, state.settings, same)
        name = new.state.table
        await table.change(lambda now: [] if now.rematch is not None else [log_entries.RematchOpened(name)])

    async def finish(self, table: LiveTable) -> None:
        """Record the result of a game that is over; once, whoever comes first."""
        if await finish_game(self.database, table.state, now_ms()):
            self.metrics.games += 1
        self.finished.add(table.state.table)

    async def _new_table(self, written: list[log_entries.TableEntry], *, begins: bool = False) -> LiveTable:
        name = new_id()
        state = TableState(name)
        at = now_ms()
        for seq, entry in enumerate(written, 1):
            state.follow(seq, at, entry)
        if begins:
            written.append(begin(state))
            state.follow(len(written), at, written[-1])
        entries = [StoredEntry(seq, at, log_entries.encode_entry(entry)) for seq, entry in enumerate(written, 1)]
        summary = encode_message(state.summary()).decode()
        entry = listing(name, Listing(state.phase, state.settings.listed, summary, at))
        await self.database.write(*appending(name, entries), entry)
        table = self.tables[name] = self._live(state)
        if state.phase == "over":
            self.finished.add(name)
        self._look(table)
        return table

    async def _load(self, name: str) -> LiveTable:
        entries = await read_log(self.database, name)
        if not entries:
            raise Refusal("no-such-table")
        state = TableState(name)
        state.read(entries)
        table = self.tables.setdefault(name, self._live(state))
        # Word that came while we read has found no table.
        await table.catch_up(word_was_lost=True)
        return table

    def _live(self, state: TableState) -> LiveTable:
        return LiveTable(state, self.database, self.process, self._look)

    def _look(self, table: LiveTable) -> None:
        self.conductor.look(table)
        game = table.state.game
        if game is not None and table.devices and self.settings.bot_workers_ready and not self.bot_workers.are_ready:
            seat = table.state.seats[game.seat_to_act] if game.seat_to_act is not None else None
            if seat is not None and seat.is_played_by_bot and (seat.level or "") != "random":
                for device in table.devices:
                    device.send(encode_message(BotsGetReady()))

    def _heard(self, game: str, seq: int) -> None:
        """Another process, or this one, has written."""
        if not game:
            self.conductor.forget_shards()
            for name in self.tables:
                self.spawn(self._catch_up(name, word_was_lost=True))
            return
        table = self.tables.get(game)
        if table is None:
            # Another process has a table that is ours to look after.
            is_news = self.conductor.looks_after(game)
        else:
            table.heard = max(table.heard, seq)
            is_news = seq > table.state.seq
        if is_news and game not in self._catching_up:
            self._catching_up.add(game)
            self.spawn(self._catch_up(game))

    async def _catch_up(self, name: str, *, word_was_lost: bool = False) -> None:
        """Let a table follow what we have heard of, even if the database fails for a while."""
        while True:
            try:
                table = await self.table(name)
                self._catching_up.discard(name)
                await table.catch_up(word_was_lost=word_was_lost)
                return
            except DatabaseError as error:
                log.warning("a table could not be brought up to date: %s", error)
                await asyncio.sleep(CATCH_UP_SECONDS)

    async def _keep(self) -> None:
        """Ask devices whether they are there, and forget tables that nobody needs; until cancelled."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            for socket in list(self.sockets):
                socket.ping()
            idle = {name for name, table in self.tables.items() if self._is_idle(table)}
            for name in idle & self._idle:
                del self.tables[name]
                self.finished.discard(name)
            self._idle = idle - self._idle

    def _is_idle(self, table: LiveTable) -> bool:
        """Whether nobody looks at a table and nothing is to be done at it."""
        if table.devices or table.lock.locked():
            return False
        state = table.state
        waits = state.phase == "playing" and state.is_waited_for
        waits = waits or (state.phase == "over" and state.table not in self.finished)
        return not (waits and self.conductor.looks_after(state.table))

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.failures += 1
            log.error("unexpected error", exc_info=task.exception())


async def open_house(settings: Settings) -> House:
    process = f"{os.getpid()}-{new_id()[:8]}"
    database = await open_database(settings.database, process)
    key = settings.secret or await secret(database, "signing", new_id() + new_id())
    house = House(settings, database, Authentication(key, settings.public_url), process)
    house.start()
    return house
