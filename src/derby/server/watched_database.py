"""The database as a server process uses it: what fails is counted, and it is known when something was last written.

When nothing happens at the tables, a number is written every few seconds. So a full disk, or a database that is gone,
is noticed before a player notices it.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence

from derby.server.metrics import Metrics
from derby.store.database import Database, DatabaseError, Row, Statement, Taken, Value

BEAT_SECONDS = 2.0
"""How often something is written at least."""
FRESH_SECONDS = 10.0
"""How long ago the last durable write may be while all is well."""
BEAT = Statement("UPDATE progress SET written = written + 1")
PROBE = "SELECT written FROM progress"
"""It reads from the file, other than a question that needs no table."""

log = logging.getLogger(__name__)


class WatchedDatabase:
    def __init__(self, database: Database, metrics: Metrics, now: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._metrics = metrics
        self._now = now
        self._written_at = now()
        """When something was last known to be durable; when it was opened, it was."""
        self._beat_failed = False
        self._probing: asyncio.Task[bool] | None = None

    async def write(self, *statements: Statement) -> None:
        try:
            await self._database.write(*statements)
        except Taken:
            raise
        except DatabaseError:
            self._failed()
            raise
        self._written_at = self._now()
        self._beat_failed = False

    async def read(self, sql: str, *values: Value) -> Sequence[Row]:
        try:
            return await self._database.read(sql, *values)
        except DatabaseError:
            self._failed()
            raise

    def listen(self, heard: Callable[[str, int], None]) -> None:
        self._database.listen(heard)

    async def shards(self) -> frozenset[int]:
        return await self._database.shards()

    def holds_shards(self) -> bool:
        return self._database.holds_shards()

    async def living(self) -> frozenset[str]:
        return await self._database.living()

    async def close(self) -> None:
        await self._database.close()

    @property
    def seconds_since_write(self) -> float:
        """How long ago the last durable write was."""
        return self._now() - self._written_at

    async def complaint(self) -> str | None:
        """What is wrong with the database; nothing if it answers, and keeps what is written."""
        if self._beat_failed or self.seconds_since_write > FRESH_SECONDS:
            return "nothing can be written"
        # However many ask, the database is asked once.
        if self._probing is None or self._probing.done():
            self._probing = asyncio.get_running_loop().create_task(self._answers())
        return None if await asyncio.shield(self._probing) else "no database"

    async def _answers(self) -> bool:
        try:
            await self.read(PROBE)
        except DatabaseError:
            return False
        return True

    async def go_round(self) -> None:
        """Write something whenever nobody else has for a while; until cancelled."""
        while True:
            await self.beat()
            await asyncio.sleep(BEAT_SECONDS)

    async def beat(self) -> None:
        if self.seconds_since_write < BEAT_SECONDS:
            return
        try:
            await self.write(BEAT)
        except DatabaseError as error:
            self._beat_failed = True
            log.error("nothing can be written: %s", error)

    def _failed(self) -> None:
        self._metrics.database_failures += 1
        self._metrics.failures += 1
