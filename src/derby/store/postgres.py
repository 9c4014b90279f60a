"""The store in PostgreSQL, for any number of processes.

Order comes from the primary key of `events`. A trigger tells all processes of every event (LISTEN and NOTIFY). Which
process looks after which shard is settled by leases. A connection that is silent for too long is given up, by us and by
the server.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import asyncpg

from derby.store.database import Damaged, DatabaseError, Row, Statement, Taken, Value
from derby.store.leases import NAME, Leases
from derby.store.recounting import recount
from derby.store.schema import NEWEST, STEPS, STEPS_IN_POSTGRES, VERSIONS, steps_due

CONNECTIONS = 12
"""Of one process, besides the one that listens and renews the leases."""
CONNECT_SECONDS = 5.0
"""How long it may take to get a connection."""
COMMAND_SECONDS = 8.0
"""How long a connection may be silent when something was asked of it; then it is cut."""
RENEW_SECONDS = 4.0
"""The same, for the connection that renews the leases."""
CLOSE_SECONDS = 5
MIGRATING = 20_140_001
"""The name of our advisory lock."""

SESSION = {
    "idle_in_transaction_session_timeout": "5000",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "8000",
}
"""Of every connection: the server doesn't keep for long what a process has locked that is gone without a word."""

_LOST = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)

_DAMAGED = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError, asyncpg.PostgresIOError)

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
    await prepare_postgres(url)
    pool: Any = None
    try:
        pool = await asyncpg.create_pool(
            url, min_size=1, max_size=CONNECTIONS, timeout=CONNECT_SECONDS, server_settings=SESSION
        )
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
        self._own: Any
        """The connection that listens and renews the leases."""
        self._leases = Leases(process)
        self._heard: Callable[[str, int], None] = lambda _game, _seq: None

    async def connect(self) -> None:
        settings = {**SESSION, "application_name": NAME + self._process}
        self._own = await asyncpg.connect(self._url, timeout=CONNECT_SECONDS, server_settings=settings)
        with _at_most(RENEW_SECONDS, self._own.terminate):
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
            if self._own.is_closed():
                self._leases.lose()
                await self.connect()
                self._heard("", 0)
            with _at_most(RENEW_SECONDS, self._own.terminate):
                await self._leases.renew(self._own)
        except (*_LOST, asyncpg.PostgresError, TimeoutError) as error:
            log.warning("the leases of this process's shards can't be renewed: %s", type(error).__name__)
            self._leases.lose()
            self._own.terminate()
        return self._leases.shards

    def holds_shards(self) -> bool:
        return self._leases.are_sure and not self._own.is_closed()

    async def living(self) -> frozenset[str]:
        return frozenset(row[0] for row in await self.read("SELECT name FROM processes"))

    async def close(self) -> None:
        if not self._own.is_closed():
            try:
                with _at_most(CLOSE_SECONDS, self._own.terminate):
                    await self._leases.end(self._own)
            except (*_LOST, asyncpg.PostgresError) as error:
                log.warning("the leases of this process's shards can't be given back: %s", type(error).__name__)
            self._own.terminate()
        try:
            await asyncio.wait_for(self._pool.close(), CLOSE_SECONDS)
        except (*_LOST, TimeoutError):
            self._pool.terminate()

    def _notified(self, _connection: Any, _process: int, _channel: str, payload: Any) -> None:
        game, _, seq = str(payload).partition(" ")
        self._heard(game, int(seq))

    @asynccontextmanager
    async def _connection(self) -> AsyncGenerator[Any]:
        """A connection of the pool; what it raises is ours."""
        try:
            async with self._pool.acquire(timeout=CONNECT_SECONDS) as connection:
                with _at_most(COMMAND_SECONDS, lambda: self._give_up(connection)):
                    yield connection
        except asyncpg.UniqueViolationError as error:
            raise Taken(str(error)) from None
        except _DAMAGED as error:
            raise Damaged(f"PostgreSQL failed: {type(error).__name__}") from None
        except (*_LOST, asyncpg.PostgresError, TimeoutError) as error:
            raise DatabaseError(f"PostgreSQL failed: {type(error).__name__}") from None

    def _give_up(self, silent: Any) -> None:
        """A connection is silent. The others of the pool may be, too: none of them is used again."""
        log.warning("a connection to the database was silent for %s seconds", COMMAND_SECONDS)
        silent.terminate()
        self._expiring = asyncio.ensure_future(self._pool.expire_connections())


@contextmanager
def _at_most(seconds: float, give_up: Callable[[], None]) -> Generator[None]:
    """Give up what is waited for after this many seconds."""
    timer = asyncio.get_running_loop().call_later(seconds, give_up)
    try:
        yield
    finally:
        timer.cancel()


class _Alone:
    """A connection by itself."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def write(self, *statements: Statement) -> None:
        async with self._connection.transaction():
            for sql, values in statements:
                await self._connection.execute(sql, *values)

    async def read(self, sql: str, *values: Value) -> Sequence[Row]:
        return await self._connection.fetch(sql, *values)


async def _migrate(connection: Any) -> None:
    """Bring the schema up to date; of several processes that start at once, one does it."""
    await connection.execute("SELECT pg_advisory_lock($1)", MIGRATING)
    try:
        await connection.execute(VERSIONS)
        for step in steps_due(await connection.fetchval(NEWEST)):
            async with connection.transaction():
                await connection.execute(f"{STEPS[step]};{STEPS_IN_POSTGRES[step]}")
                await connection.execute("INSERT INTO schema_versions VALUES ($1)", step + 1)
        await recount(_Alone(connection))
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", MIGRATING)
