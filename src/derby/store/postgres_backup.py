"""Backups of a PostgreSQL database, and restoring one in a single transaction."""

import re
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from derby.store.backup import ROWS_AT_ONCE, USED, Backup, SomeRows, TableHead, tables_of_schema
from derby.store.database import DatabaseError
from derby.store.postgres import MIGRATING, NAME
from derby.store.schema import NEWEST, STEPS, STEPS_IN_POSTGRES, VERSIONS, steps_due

_FAILED = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError)


@asynccontextmanager
async def reading_postgres(url: str) -> AsyncGenerator[tuple[int, AsyncIterator[SomeRows]]]:
    """The version of the schema and all rows, as they were at one moment; servers may run."""
    async with (
        _connected(url) as connection,
        connection.transaction(isolation="repeatable_read", readonly=True),
    ):
        version: int = await connection.fetchval(NEWEST)
        steps_due(version)
        yield version, _rows(connection, version)


async def _rows(connection: Any, version: int) -> AsyncIterator[SomeRows]:
    for table in tables_of_schema(version):
        all_of_it = await connection.prepare(f"SELECT * FROM {table}")
        head = TableHead(table, tuple(column.name for column in all_of_it.get_attributes()))
        yield SomeRows(head, ())
        found = await all_of_it.cursor()
        while some := await found.fetch(ROWS_AT_ONCE):
            yield SomeRows(head, some)


async def restore_postgres(url: str, backup: Backup, *, replace: bool) -> int:
    """Fill the database from a backup; returns how many rows."""
    count = 0
    async with _connected(url) as connection, connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        if await connection.fetchval(
            "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE $1",
            NAME + "%",
        ):
            raise DatabaseError("the database is in use by a Divinity Derby server")
        if not replace and not await _is_empty(connection):
            raise DatabaseError("the database is not empty: with --replace, what is in it is lost")
        await _drop_all(connection)
        await connection.execute(VERSIONS)
        await _migrate(connection, range(backup.schema))
        tables = tables_of_schema(backup.schema)
        for table in tables:
            # Nobody has to be told of entries that are old.
            await connection.execute(f"ALTER TABLE {table} DISABLE TRIGGER USER; DELETE FROM {table}")
        for head, rows in backup.rows():
            await connection.copy_records_to_table(head.table, records=rows, columns=head.columns)
            count += len(rows)
        for table in tables:
            await connection.execute(f"ALTER TABLE {table} ENABLE TRIGGER USER")
        await _migrate(connection, steps_due(backup.schema))
    return count


async def _is_empty(connection: Any) -> bool:
    for table in USED:
        if await connection.fetchval("SELECT to_regclass($1)", table) is not None and await connection.fetchval(
            f"SELECT EXISTS (SELECT FROM {table})"
        ):
            return False
    return True


async def _drop_all(connection: Any) -> None:
    ours = ";".join((VERSIONS, *STEPS, *STEPS_IN_POSTGRES))
    for table in re.findall(r"CREATE TABLE (?:IF NOT EXISTS )?(\w+)", ours):
        await connection.execute(f"DROP TABLE IF EXISTS {table} CASCADE")
    for function in re.findall(r"CREATE (?:OR REPLACE )?FUNCTION (\w+)", ours):
        await connection.execute(f"DROP FUNCTION IF EXISTS {function} CASCADE")


async def _migrate(connection: Any, steps: range) -> None:
    for step in steps:
        await connection.execute(f"{STEPS[step]};{STEPS_IN_POSTGRES[step]}")
        await connection.execute("INSERT INTO schema_versions VALUES ($1)", step + 1)


@asynccontextmanager
async def _connected(url: str) -> AsyncGenerator[Any]:
    try:
        connection: Any = await asyncpg.connect(url)
        try:
            yield connection
        finally:
            await connection.close()
    except _FAILED as error:
        raise DatabaseError(f"PostgreSQL failed: {error or type(error).__name__}") from None
