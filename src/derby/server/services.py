"""Everything that one server process has: put together, started, and closed."""

import asyncio
import os

from derby.server.authentication import Authentication
from derby.server.background import Background
from derby.server.clock import Clock, SystemClock
from derby.server.conductor import Conductor
from derby.server.entropy import Entropy, SystemEntropy
from derby.server.limits import Allowances
from derby.server.live_table import LiveTable
from derby.server.live_tables import LiveTables
from derby.server.metrics import Metrics
from derby.server.session import Surroundings
from derby.server.settings import Settings
from derby.server.sockets import Sockets
from derby.server.workers.analyses import Analyses
from derby.server.workers.bot_workers import BotWorkers
from derby.server.workers.odds import OddsAnswers
from derby.store.database import Database
from derby.store.guests import secret
from derby.store.opening import open_database
from derby.tables.due import seat_of_bot
from derby.tables.server_messages import BotsGetReady

PING_SECONDS = 20
"""How often devices are pinged. A table that was idle at two pings is forgotten; its entries are not."""


class Services:
    """`open_services` opens them."""

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
    ) -> None:
        self.settings = settings
        self.database = database
        self.authentication = authentication
        self.clock = clock
        self.entropy = entropy
        self.metrics = Metrics()
        self.background = background or Background(self.metrics)
        self.requests = Allowances(settings.limits.requests_per_second, settings.limits.requests_at_once)
        self.bots = BotWorkers(settings.bot_workers, settings.bot_ms, settings.bot)
        self.odds = OddsAnswers(self.bots)
        self.analyses = Analyses()
        self.tables = LiveTables(database, process, clock, entropy, self.background)
        self.conductor = Conductor(
            self.tables,
            database,
            self.bots,
            self.background,
            self.metrics,
            clock,
            pace_ms=settings.bot_pace_ms,
            grace_ms=settings.grace_seconds * 1000,
        )
        self.sockets = Sockets(
            Surroundings(
                self.tables,
                database,
                authentication,
                self.odds,
                self.background,
                self.metrics,
                settings.limits,
                clock,
                entropy,
            )
        )
        self.metrics.watch("devices", "Devices connected", lambda: len(self.sockets.open))
        self.metrics.watch("tables", "Tables in memory", lambda: len(self.tables))
        self.metrics.watch("shards", "Shards looked after", lambda: len(self.conductor.shards))
        self.tables.changed = self._table_changed
        database.listen(self._heard)

    def start(self) -> None:
        self.background.spawn_round(self.conductor.go_round())
        self.background.spawn_round(self._keep())
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
        await self.database.close()

    async def _get_ready(self) -> None:
        await self.bots.get_ready()
        await self.analyses.get_ready()

    async def _keep(self) -> None:
        """Ask devices whether they are there, and forget tables that nobody needs; until cancelled."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            self.sockets.ping()
            self.tables.forget_idle(self.conductor.needs)

    def _heard(self, table: str, seq: int) -> None:
        """Another process, or this one, has written; without a table, word was lost."""
        if table:
            self.tables.heard(table, seq, self.conductor.looks_after)
        else:
            self.conductor.forget_shards()
            self.tables.word_was_lost()

    def _table_changed(self, table: LiveTable) -> None:
        self.conductor.look(table)
        devices = table.audience.devices
        if not devices or self.bots.are_ready or not self.settings.bot_workers_ready:
            return
        seat = seat_of_bot(table.state)
        if seat is not None and table.state.seats[seat].level != "random":
            for device in devices:
                device.tell(BotsGetReady())


async def open_services(settings: Settings) -> Services:
    entropy = SystemEntropy()
    process = f"{os.getpid()}-{entropy.new_id()[:8]}"
    database = await open_database(settings.database, process)
    key = settings.secret or await secret(database, "signing", entropy.new_id() + entropy.new_id())
    authentication = Authentication(key, settings.public_url)
    services = Services(settings, database, authentication, process, clock=SystemClock(), entropy=entropy)
    services.start()
    return services
