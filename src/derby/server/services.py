"""Everything that one server process has: put together, started, and closed."""

import asyncio
import logging
from typing import TYPE_CHECKING

from derby.server.authentication import Authentication
from derby.server.background import Background
from derby.server.bans import Bans
from derby.server.cleaning import Cleaning
from derby.server.clock import BEAT_SECONDS, Clock
from derby.server.conductor import Conductor
from derby.server.connections import Connections
from derby.server.deadlines import Deadlines
from derby.server.deals import Deals
from derby.server.entropy import Entropy
from derby.server.garbage import look_after_garbage
from derby.server.live_table import LiveTable
from derby.server.live_tables import LiveTables
from derby.server.metrics import Metrics
from derby.server.orders import Orders
from derby.server.push.opening import open_push
from derby.server.quotas import Quotas
from derby.server.served_time import ServedTime
from derby.server.set_aside import SetAside
from derby.server.settings import Settings
from derby.server.shares import Shares
from derby.server.sockets import Sockets
from derby.server.surroundings import Surroundings
from derby.server.watched_database import WatchedDatabase
from derby.server.workers.analyses import Analyses
from derby.server.workers.bot_workers import BotWorkers
from derby.server.workers.hints import HintAnswers
from derby.server.workers.odds import OddsAnswers
from derby.server.workers.worker import StartWorker
from derby.store.database import Database
from derby.tables.due import seat_of_bot
from derby.tables.server_messages import BotsGetReady

if TYPE_CHECKING:
    from derby.server.push.sender import PushSender

PING_SECONDS = 20
"""How often devices are pinged. A table that was idle at two pings is forgotten; its entries are not."""


log = logging.getLogger(__name__)


class Services:
    """`open_services` in `opening.py` opens them."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        authentication: Authentication,
        process: str,
        *,
        clock: Clock,
        entropy: Entropy,
        background: Background | None = None,
        start_worker: StartWorker | None = None,
    ) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = database = WatchedDatabase(database, self.metrics)
        self.authentication = authentication
        self.clock = clock
        self.entropy = entropy
        self.background = background or Background(self.metrics)
        self.shares = Shares(settings.limits)
        self.bans = Bans(database, authentication, clock)
        self.quotas = Quotas(database, authentication, settings.limits, clock)
        self.bots = BotWorkers(
            settings.bot_workers, settings.bot_ms, settings.bot, metrics=self.metrics, start=start_worker
        )
        self.connections = Connections(settings.limits, self.metrics)
        self.odds = OddsAnswers(self.bots)
        self.analyses = Analyses(settings.limits.analyses_waiting, self.metrics, start_worker)
        self.served = ServedTime(database, clock)
        self.tables = LiveTables(
            database,
            process,
            clock,
            entropy,
            self.background,
            SetAside(self.metrics),
            grace_ms=settings.grace_seconds * 1000,
            gives_hints=settings.hints,
            offers_correspondence=settings.correspondence,
            served=self.served,
            open_watching=settings.open_watching,
        )
        self.deals = Deals(database, self.analyses, self.background, clock)
        self.is_on_device = False
        """Whether nobody else is here but whoever the device belongs to."""
        self.conductor = Conductor(
            self.tables,
            database,
            self.bots,
            self.background,
            self.metrics,
            clock,
            Deadlines(database, self.background, clock, self.served),
            pace_ms=settings.bot_pace_ms,
        )
        self.push: PushSender | None = None
        """Tells guests that games wait for them; None where that isn't offered. See `open_push`."""
        self.cleaning = Cleaning(
            self.tables,
            database,
            self.metrics,
            clock,
            self.conductor.looks_after,
            {
                "playing": settings.abandoned_days,
                "gathering": settings.gathering_days,
                "over": settings.finished_days,
            },
            moderation_days=settings.moderation_days,
            guests_days=settings.guests_days,
            evenings_days=settings.evenings_days,
        )
        self.sockets = Sockets(
            Surroundings(
                self.tables,
                database,
                authentication,
                self.odds,
                HintAnswers(self.bots),
                self.background,
                self.metrics,
                settings.limits,
                clock,
                entropy,
                self.shares,
                self.quotas,
                self.bans,
            )
        )
        self.metrics.watch("connections", "Connections open", lambda: len(self.connections))
        self.orders = Orders(database, clock, self.tables, self.sockets, self.bans, self.metrics, entropy)
        self.metrics.watch("devices", "Devices connected", lambda: len(self.sockets.open))
        self.metrics.watch("tables", "Tables in memory", lambda: len(self.tables))
        self.metrics.watch(
            "seconds_since_write", "Since something was last written durably", lambda: self.database.seconds_since_write
        )
        self.metrics.watch(
            "tables_set_aside", "Tables that are damaged and left alone", lambda: len(self.tables.set_aside)
        )
        self.metrics.watch("shards", "Shards looked after", lambda: len(self.conductor.shards))
        self.metrics.watch(
            "bots_waiting", "Bots' turns and odds that wait for a worker", lambda: self.bots.pool.waiting
        )
        self.metrics.watch(
            "analyses_waiting", "Races of finished games that wait for a worker", lambda: self.analyses.pool.waiting
        )
        self.tables.changed = self._table_changed
        self.tables.is_living = self.conductor.is_living
        database.listen(self._heard)

    async def open_push(self) -> None:
        self.push = await open_push(
            self.settings, self.database, self.clock, self.served, self.metrics, self.conductor.looks_after
        )

    def start_tables(self) -> None:
        """Begin with what tables need wherever they are."""
        self.background.spawn_round(self.conductor.go_round())
        self.background.spawn_round(self._keep())
        self.background.spawn_round(self._beat())
        self.background.spawn_round(self.orders.go_round(lambda: self.conductor.looks_after("orders")))

    def start(self) -> None:
        self.start_tables()
        self.background.spawn_round(self.database.go_round())
        self.background.spawn_round(look_after_garbage())
        self.background.spawn_round(self.cleaning.go_round())
        self.background.spawn_round(self.served.go_round())
        if self.push is not None:
            self.background.spawn_round(self.push.go_round())
        if self.settings.bot_workers_ready:
            self.background.spawn(self._get_ready())

    async def close(self) -> None:
        """Send everybody away, and finish what was begun."""
        self.background.stop_rounds()
        self.conductor.close()
        self.sockets.shutdown()
        self.bots.close()
        self.analyses.close()
        await self.background.drain()
        await self.served.note()
        await self.database.close()

    async def _get_ready(self) -> None:
        await self.bots.get_ready()
        await self.analyses.get_ready()

    async def _keep(self) -> None:
        """Ask devices whether they are there, and forget tables that nobody needs; until cancelled."""
        while True:
            await self.sockets.ping(PING_SECONDS)
            self.tables.forget_idle(self.conductor.needs)

    async def _beat(self) -> None:
        """Keep the steady clock going; until cancelled."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            if self.clock.beat():
                self.tables.tell_time()

    def _heard(self, table: str, seq: int) -> None:
        """Another process, or this one, has written; without a table, word was lost."""
        if table:
            self.tables.heard(table, seq, self.conductor.looks_after)
        else:
            self.conductor.forget_shards()
            self.tables.word_was_lost()

    def _table_changed(self, table: LiveTable) -> None:
        self.conductor.look(table)
        if table.state.removed:
            self._send_removed_away(table)
        devices = table.audience.devices
        if not devices or self.bots.are_ready or not self.settings.bot_workers_ready:
            return
        seat = seat_of_bot(table.state)
        if seat is not None and table.state.seats[seat].level != "random":
            for device in devices:
                device.tell(BotsGetReady())

    def _send_removed_away(self, table: LiveTable) -> None:
        """Whom the host has removed doesn't watch either."""
        out = [device for device in table.audience.devices if device.is_out(table.state)]
        for device in out:
            table.audience.leave(device)
        if out:
            self.sockets.send_away(lambda session: session.table == table.state.table and session.is_removed)
