"""Databases of either kind for tests: their addresses, opened and closed again, and changed behind the store's back."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import asyncpg

from derby.store import Database, open_database, schema
from derby.store.opening import is_shared

_P = ParamSpec("_P")


def awaited(test: Callable[_P, Coroutine[Any, Any, None]]) -> Callable[_P, None]:
    """A test that waits for its database, with a time limit."""

    @wraps(test)
    def run(*args: _P.args, **kwargs: _P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 30))

    return run


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


@asynccontextmanager
async def opened(url: str, process: str = "hermes") -> AsyncGenerator[Database]:
    database = await open_database(url, process)
    try:
        yield database
    finally:
        await database.close()


async def rows_of(url: str, sql: str) -> list[list[Any]]:
    """What is in a database, read without our store."""
    if not is_shared(url):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            return [list(row) for row in connection.execute(sql)]
    connection = await asyncpg.connect(url)
    try:
        return [list(row) for row in await connection.fetch(sql)]
    finally:
        await connection.close()


async def change(url: str, sql: str) -> None:
    """Change a database without our store."""
    if not is_shared(url):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as connection:
            connection.executescript(sql)
        return
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


async def empty(shared: str) -> None:
    """Leave nothing in a PostgreSQL database."""
    await change(shared, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")


async def make_old(url: str, version: int) -> None:
    """Make an empty database as it was in this version of the schema."""
    for step in range(version):
        await change(url, schema.STEPS[step])
        if is_shared(url) and schema.STEPS_IN_POSTGRES[step]:
            await change(url, schema.STEPS_IN_POSTGRES[step])
    await change(url, schema.VERSIONS)
    for step in range(version):
        await change(url, f"INSERT INTO schema_versions VALUES ({step + 1})")
