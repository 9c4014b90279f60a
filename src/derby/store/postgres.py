"""The store in PostgreSQL, for any number of processes.

Order comes from the primary key of `events`. A trigger tells all processes of every event (LISTEN and NOTIFY). Which
process looks after which shard is settled by advisory locks of one connection: they go with it when the process dies.
"""

import asyncio
import logging
import random
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from math import ceil
from typing import Any

import asyncpg

from derby.store.database import SHARDS, DatabaseError, Row, Statement, Taken, Value
from derby.store.schema import NEWEST, STEPS, STEPS_IN_POSTGRES, VERSIONS, steps_due

CONNECTIONS = 12
"""Of one process, besides the one that listens and holds the locks."""
CLOSE_SECONDS = 5
MIGRATING, CONDUCTING = 20_140_001, 20_140_002
"""The names of our advisory locks."""
NAME = "divinity-derby "
"""Comes before the name of a process among the database's connections."""

_LOST = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)

_CANT_BE_OPENED = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError)

log = logging.getLogger(__name__)


async def prepare_postgres(url: str) -> None:
    """Bring the schema up to date; no other process takes notice."""
    try:
        connection = await asyncpg.connect(url)
        try:
            await _migrate(connection)
        finally:
            await connection.close()
    except _CANT_BE_OPENED as error:
        raise _cant_be_opened(error) from None


async def open_postgres(url: str, process: str) -> "PostgresDatabase":
    pool: Any = None
    try:
        pool = await asyncpg.create_pool(url, min_size=1, max_size=CONNECTIONS, command_timeout=30)
        async with pool.acquire() as connection:
            await _migrate(connection)
        database = PostgresDatabase(url, process, pool)
        await database.connect()
    except BaseException as error:
        if pool is not None:
            pool.terminate()
        if isinstance(error, _CANT_BE_OPENED):
            raise _cant_be_opened(error) from None
        raise
    return database


def _cant_be_opened(error: BaseException) -> DatabaseError:
    # The text of such an error names host, user or database, never the password.
    return DatabaseError(f"the PostgreSQL database can't be opened: {error or type(error).__name__}")


class PostgresDatabase:
    def __init__(self, url: str, process: str, pool: Any) -> None:
        self._url = url
        self._process = process
        self._pool = pool
        self._own: Any = None
        """The connection that listens and holds the locks."""
        self._held: set[int] = set()
        self._heard: Callable[[str, int], None] = lambda _game, _seq: None

    async def connect(self) -> None:
        self._own = await asyncpg.connect(
            self._url, command_timeout=10, server_settings={"application_name": NAME + self._process}
        )
        await self._own.add_listener("derby", self._notified)

    async def write(self, *statements: Statement) -> None:
        async with self._connection() as connection:
            if len(statements) == 1:
                await connection.execute(statements[0].sql, *statements[0].values)
                return
            async with connection.transaction():
                for sql, values in statements:
                    await connection.execute(sql, *values)

    async def read(self, sql: str, *values: Value) -> Sequence[Row]:
        async with self._connection() as connection:
            return await connection.fetch(sql, *values)

    def listen(self, heard: Callable[[str, int], None]) -> None:
        self._heard = heard

    async def shards(self) -> frozenset[int]:
        try:
            if self._own is None or self._own.is_closed():
                self._held.clear()
                await self.connect()
                self._heard("", 0)
            share = ceil(SHARDS / max(1, len(await self.living())))
            await self._give_up(len(self._held) - share)
            await self._take(share - len(self._held))
        except (*_LOST, asyncpg.PostgresError, TimeoutError) as error:
            log.warning("the connection that holds this process's shards is lost: %s", type(error).__name__)
            self._held.clear()
            if self._own is not None:
                self._own.terminate()
        return frozenset(self._held)

    async def living(self) -> frozenset[str]:
        rows = await self.read(
            "SELECT application_name FROM pg_stat_activity WHERE datname = current_database()"
            " AND application_name LIKE $1",
            NAME + "%",
        )
        return frozenset(row[0].removeprefix(NAME) for row in rows)

    async def close(self) -> None:
        if self._own is not None:
            self._own.terminate()
        try:
            await asyncio.wait_for(self._pool.close(), CLOSE_SECONDS)
        except (*_LOST, TimeoutError):
            self._pool.terminate()

    async def _take(self, wanted: int) -> None:
        if wanted <= 0:
            return
        free = [shard for shard in range(SHARDS) if shard not in self._held]
        random.shuffle(free)
        for shard in free:
            if wanted <= 0:
                break
            if await self._own.fetchval("SELECT pg_try_advisory_lock($1, $2)", CONDUCTING, shard):
                self._held.add(shard)
                wanted -= 1

    async def _give_up(self, count: int) -> None:
        for shard in sorted(self._held)[: max(0, count)]:
            self._held.discard(shard)
            await self._own.fetchval("SELECT pg_advisory_unlock($1, $2)", CONDUCTING, shard)

    def _notified(self, _connection: Any, _process: int, _channel: str, payload: Any) -> None:
        game, _, seq = str(payload).partition(" ")
        self._heard(game, int(seq))

    @asynccontextmanager
    async def _connection(self) -> AsyncGenerator[Any]:
        """A connection of the pool; what it raises is ours."""
        try:
            async with self._pool.acquire(timeout=10) as connection:
                yield connection
        except asyncpg.UniqueViolationError as error:
            raise Taken(str(error)) from None
        except (*_LOST, asyncpg.PostgresError, TimeoutError) as error:
            raise DatabaseError(f"PostgreSQL failed: {type(error).__name__}") from None


async def _migrate(connection: Any) -> None:
    """Bring the schema up to date; of several processes that start at once, one does it."""
    await connection.execute("SELECT pg_advisory_lock($1)", MIGRATING)
    try:
        await connection.execute(VERSIONS)
        for step in steps_due(await connection.fetchval(NEWEST)):
            async with connection.transaction():
                await connection.execute(STEPS[step])
                await connection.execute(STEPS_IN_POSTGRES[step])
                await connection.execute("INSERT INTO schema_versions VALUES ($1)", step + 1)
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", MIGRATING)
