"""What happens at tables without anybody's message: bots' turns, planned cards, auto-pass, clocks, and leavers.

Exactly one process does this for a table at a time: the one that holds the table's shard. When it dies, another has the
shard within seconds, and takes the table over.
"""

import asyncio
import logging

from derby.server.background import Background
from derby.server.bot_turn import bot_decision
from derby.server.clock import Clock
from derby.server.deadlines import Deadlines
from derby.server.game_results import finish_game
from derby.server.live_table import Decide, LiveTable
from derby.server.live_tables import LiveTables
from derby.server.metrics import Metrics
from derby.server.workers.bot_workers import BotWorkers
from derby.server.workers.job import Dropped
from derby.store.database import Damaged, Database, DatabaseError
from derby.store.tables import running_games, shard_of
from derby.tables import due
from derby.tables.entries import Acted, TableEntry
from derby.tables.presence import is_to_be_taken_over, taking_over
from derby.tables.refusal import Refusal
from derby.tables.state import TableState

ROUND_SECONDS = 1.0
"""How often the shards are asked for."""

log = logging.getLogger(__name__)


class Conductor:
    def __init__(
        self,
        tables: LiveTables,
        database: Database,
        bots: BotWorkers,
        background: Background,
        metrics: Metrics,
        clock: Clock,
        deadlines: Deadlines,
        *,
        pace_ms: int,
    ) -> None:
        self._tables = tables
        self._database = database
        self._bots = bots
        self._background = background
        self._metrics = metrics
        self._clock = clock
        self._deadlines = deadlines
        self.pace_ms = pace_ms
        """The least time of a bot's turn, so that people can follow."""
        self.shards: frozenset[int] = frozenset()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._living: frozenset[str] = frozenset()
        """The processes that were alive when we looked last."""
        self._at_work: set[str] = set()
        """Tables for which something is being done right now."""
        self._unread: frozenset[int] = frozenset()
        """Shards that came to this process, and whose games it has not looked at yet."""
        self._is_reading = False
        self._is_looking_at_due = False
        self._is_closed = False

    async def go_round(self) -> None:
        """Look after the tables of the shards that came to this process; until cancelled."""
        while True:
            try:
                await self._look_round()
            except DatabaseError as error:
                log.warning("the tables could not be looked after: %s", error)
                self.forget_shards()
            except Exception:
                log.exception("the tables could not be looked after")
                self._metrics.failures += 1
            await asyncio.sleep(ROUND_SECONDS)

    def close(self) -> None:
        """Begin nothing any more."""
        self._is_closed = True

    def forget_shards(self) -> None:
        """Something may have been missed: look at all tables again."""
        self.shards = frozenset()

    def is_living(self, process: str | None) -> bool:
        """Whether a process was alive when we looked last."""
        return process in self._living

    def looks_after(self, table: str) -> bool:
        if shard_of(table) not in self.shards:
            return False
        if not self._database.holds_shards():
            # What is not done now is not lost: should the shards come back, all tables are looked at again.
            self.forget_shards()
            return False
        return True

    def needs(self, table: LiveTable) -> bool:
        """Whether something is to be done at a table, now or later."""
        state = table.state
        if state.table in self._at_work:
            return True
        waits = state.phase == "playing" and state.is_waited_for
        if waits and state.is_correspondence:
            waits = self._deadlines.is_soon(due.due_at(state))
        waits = waits or (state.phase == "over" and not table.is_recorded)
        return waits and self.looks_after(state.table)

    def look(self, table: LiveTable) -> None:
        """See what is due at a table, do it or set a timer for it."""
        name = table.state.table
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()
        if (
            name in self._at_work
            or not self.looks_after(name)
            or table.state.game is None
            or self._is_closed
            or table.is_closed
        ):
            return
        if name in self._tables.set_aside:
            return
        due_at = self._due_at(table)
        if table.state.is_correspondence and table.state.phase == "playing":
            self._deadlines.note(table, due_at)
            if not self._deadlines.is_soon(due_at):
                return  # it is found when that comes, in memory or not
        if due_at is None:
            return
        delay = (due_at - self._clock.steady_ms()) / 1000
        if delay <= 0:
            self._at_work.add(name)
            self._background.spawn(self._work(table))
        else:
            self._timers[name] = asyncio.get_running_loop().call_later(delay, self.look, table)

    async def _look_round(self) -> None:
        held = await self._database.shards()
        living = await self._database.living() | {self._tables.process}
        new, self.shards = held - self.shards, held
        if living != self._living:
            self._living = living
            for table in self._tables:
                self.look(table)
        self._tables.retry_set_aside()
        if not self._is_looking_at_due:
            self._is_looking_at_due = True
            self._background.spawn(self._look_at_due())
        self._unread = (self._unread | new) & held
        if self._unread and not self._is_reading:
            # The next round doesn't wait for this: the shards are lost if they aren't asked for again soon.
            self._is_reading = True
            self._background.spawn(self._look_at_games())

    async def _look_at_games(self) -> None:
        """Look at the games of the shards that came to this process: those in memory, then all others."""
        shards: frozenset[int] = frozenset()
        try:
            while self._unread and not self._is_closed:
                shards, self._unread = self._unread, frozenset[int]()
                for table in self._tables:
                    if shard_of(table.state.table) in shards:
                        self.look(table)
                for game in await running_games(self._database):
                    if shard_of(game) in shards and self.looks_after(game) and not self._is_closed:
                        await self._look_at_game(game)
                        await asyncio.sleep(0)
        except DatabaseError as error:
            log.warning("the games could not be read: %s", error)
            self._unread |= shards
        finally:
            self._is_reading = False

    async def _look_at_due(self) -> None:
        """Look at games by correspondence at which something is due, in memory or not."""
        try:
            for game in await self._deadlines.games_due():
                is_free = game not in self._at_work and game not in self._tables.set_aside
                if is_free and self.looks_after(game) and not self._is_closed:
                    await self._look_at_game(game)
                    await asyncio.sleep(0)
        except DatabaseError as error:
            log.warning("what is due could not be read: %s", error)
        finally:
            self._is_looking_at_due = False

    async def _look_at_game(self, game: str) -> None:
        try:
            table = await self._tables.get(game)
            if table.state.phase == "playing" and not table.state.is_waited_for:
                await self._take_over(table)  # once: from then on it is known that nobody waits for it
            self.look(table)
        except Refusal as refusal:
            # It is damaged, and set aside, or deleted: the others go on.
            log.warning("table %s is not looked after: %s", game, refusal.reason)

    def _due_at(self, table: LiveTable) -> int | None:
        state = table.state
        if state.phase == "over":
            return None if table.is_recorded else due.AT_ONCE
        if is_to_be_taken_over(state, self._tables.process, self._living):
            return due.AT_ONCE
        return due.due_at(state)

    async def _work(self, table: LiveTable) -> None:
        """Do what is due."""
        name = table.state.table
        try:
            if table.state.phase == "over":
                await self._finish(table)
            elif is_to_be_taken_over(table.state, self._tables.process, self._living):
                await self._take_over(table)
            else:
                now = self._clock.steady_ms()
                await self._change(table, lambda state: due.hand_overs(state, now) or due.time_noted(state, now))
                await self._play(table)
        except Damaged as error:
            self._tables.set_aside.add(name, error)
        except (DatabaseError, Refusal) as error:
            log.warning("table %s could not be looked after: %s", name, error)
            await asyncio.sleep(ROUND_SECONDS)
        except Exception:
            log.exception("table %s could not be looked after", name)
            self._metrics.failures += 1
            await asyncio.sleep(ROUND_SECONDS)
        finally:
            self._at_work.discard(name)
        self.look(table)

    async def _change(self, table: LiveTable, decide: Decide) -> None:
        """Write what is due, unless another process may look after the table by now."""
        await table.change(lambda state: decide(state) if self.looks_after(state.table) else [])

    async def _finish(self, table: LiveTable) -> None:
        """Record the result of a game that is over; once, whichever process comes first."""
        if await finish_game(self._database, table.state, self._clock.now_ms()):
            self._metrics.games += 1
        table.is_recorded = True

    async def _take_over(self, table: LiveTable) -> None:
        process = self._tables.process
        living = self._living = await self._database.living() | {process}
        await self._change(table, lambda state: taking_over(state, process, living))

    async def _play(self, table: LiveTable) -> None:
        """Play what needs no message of the seat to act: its planned card, a pass, or what a bot decides."""
        if due.planned_card(table.state):
            await self._change(table, due.planned_card)
        elif table.state.is_waited_for and due.auto_pass(table.state):
            await self._change(table, due.auto_pass)
        elif (number := due.seat_of_bot(table.state)) is not None:
            try:
                await self._play_bot(table, number)
            except Dropped:
                return
        else:
            return
        self._metrics.bot_moves += 1

    async def _play_bot(self, table: LiveTable, number: int) -> None:
        game = table.state.game
        assert game is not None
        version, began = game.version, self._clock.steady_ms()
        hurried = table.hurried = asyncio.get_running_loop().create_future()
        try:
            code = await bot_decision(self._bots, table, number)
            pause_ms = max(0, self.pace_ms - (self._clock.steady_ms() - began))
            await asyncio.wait([hurried], timeout=pause_ms / 1000)
        finally:
            table.hurried = None

        def decide(state: TableState) -> list[TableEntry]:
            is_same = state.game is not None and state.game.version == version
            return [Acted(number, code, None, "bot")] if is_same and state.seats[number].is_played_by_bot else []

        await self._change(table, decide)
