"""A second way into the database of a server that runs, for `derby admin`: it reads, and writes single rows.

SQLite lets another process in as well; only a second server would be wrong there, and keeps out by its lock.
"""

import sqlite3
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Protocol

from derby.store.database import DatabaseError, Row, Statement, Value
from derby.store.opening import SQLITE, check_driver, check_url, is_shared
from derby.store.schema import NEWEST, STEPS
from derby.store.sqlite_statements import numbered

WAIT_SECONDS = 10.0
"""For whoever writes at the same time."""


class Beside(Protocol):
    async def read(self, sql: str, *values: Value) -> Sequence[Row]: ...

    async def write(self, *statements: Statement) -> None: ...


class _InSqlite:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def read(self, sql: str, *values: Value) -> Sequence[Row]:
        return self._connection.execute(numbered(sql), values).fetchall()

    async def write(self, *statements: Statement) -> None:
        with self._connection:
            for sql, values in statements:
                self._connection.execute(numbered(sql), values)


@asynccontextmanager
async def open_beside(url: str) -> AsyncGenerator[Beside]:
    check_url(url)
    try:
        if is_shared(url):
            async with _postgres(url) as found:
                await _check(found)
                yield found
        else:
            path = Path(url.removeprefix(SQLITE)).resolve()
            with closing(sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True, timeout=WAIT_SECONDS)) as connection:
                found = _InSqlite(connection)
                await _check(found)
                yield found
    except sqlite3.Error as error:
        raise DatabaseError(f"the database can't be used: {error}") from None


@asynccontextmanager
async def _postgres(url: str) -> AsyncGenerator[Beside]:
    check_driver()
    import asyncpg

    class InPostgres:
        async def read(self, sql: str, *values: Value) -> Sequence[Row]:
            return [tuple(row) for row in await connection.fetch(sql, *values)]

        async def write(self, *statements: Statement) -> None:
            async with connection.transaction():
                for sql, values in statements:
                    await connection.execute(sql, *values)

    try:
        connection = await asyncpg.connect(url, timeout=WAIT_SECONDS)
        try:
            yield InPostgres()
        finally:
            await connection.close()
    except (asyncpg.PostgresError, OSError) as error:
        raise DatabaseError(f"the database can't be used: {error}") from None


async def _check(database: Beside) -> None:
    """Only a database of this very version: another one is first brought up to date by the server."""
    if (await database.read(NEWEST))[0][0] != len(STEPS):
        raise DatabaseError("the database is of another version: start the server of this version once")
