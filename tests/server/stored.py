"""What is stored: the logs of tables, read from the database behind the server's back."""

import asyncio
import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from contextlib import closing
from typing import Any

import asyncpg

from derby.tables.entries import StoredEntry

EntriesByTable = dict[str, list[StoredEntry]]


def stored_entries_of(database: str, tables: Iterable[str]) -> EntriesByTable:
    """The logs of tables, by table."""
    names = ", ".join(f"'{table}'" for table in tables)
    logs: EntriesByTable = defaultdict(list)
    for game, seq, at, body in rows(
        database, f"SELECT game, seq, at, body FROM events WHERE game IN ({names}) ORDER BY game, seq"
    ):
        logs[game].append(StoredEntry(seq, at, body))
    return logs


def stored_entries(database: str, table: str) -> list[dict[str, Any]]:
    """The entries of one table."""
    return [json.loads(entry.body) for entry in stored_entries_of(database, [table])[table]]


def rows(database: str, sql: str) -> list[Any]:
    """What a question to the database finds."""
    if database.startswith("sqlite:///"):
        path = database.removeprefix("sqlite:///")
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=30)) as connection:
            return connection.execute(sql).fetchall()
    return asyncio.run(_fetched(database, sql))


async def _fetched(database: str, sql: str) -> list[Any]:
    connection = await asyncpg.connect(database)
    try:
        return await connection.fetch(sql)
    finally:
        await connection.close()
