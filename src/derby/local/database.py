"""The store in a browser: SQLite in memory, and a journal of its transactions in IndexedDB.

A transaction is in the journal before `write` returns, so what is acknowledged survives whatever happens to the page.
At the start the snapshot is loaded and the journal run again. A long journal becomes a new snapshot.
"""

import asyncio
import sqlite3
from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence

import msgspec

from derby.local.page import Page
from derby.store.database import SHARDS, DatabaseError, Row, Statement, Value
from derby.store.recounting import recount
from derby.store.sqlite_statements import UNFIT, failure_of, migrate, numbered

LONG = 1_000
"""Transactions in a journal that becomes a snapshot: about five games."""


class Kept(msgspec.Struct, frozen=True):
    snapshot: str | None
    """SQLite's file in Base64; None at the very first start."""
    transactions: tuple[str, ...]
    """What was written after it, in order."""


class BrowserDatabase:
    """`open_database` opens it."""

    def __init__(self, page: Page, connection: sqlite3.Connection, process: str, length: int) -> None:
        self._page = page
        self._connection = connection
        self._process = process
        self._length = length
        """Of the journal."""
        self._lock = asyncio.Lock()
        """Nobody reads what may not become durable."""

    async def write(self, *statements: Statement) -> None:
        async with self._lock:
            connection = self._connection
            connection.execute("BEGIN")
            try:
                run(connection, statements)
                await self._page.append(msgspec.json.encode(statements).decode())
            except UNFIT as error:
                connection.execute("ROLLBACK")
                raise failure_of("write", error) from None
            except Exception as error:
                connection.execute("ROLLBACK")
                raise DatabaseError(f"the browser could not keep it: {error}") from None
            connection.execute("COMMIT")
            self._length += 1
            if self._length >= LONG:
                await self._shorten()

    async def read(self, sql: str, *values: Value) -> Sequence[Row]:
        async with self._lock:
            try:
                return self._connection.execute(numbered(sql), values).fetchall()
            except UNFIT as error:
                raise failure_of("read", error) from None

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Nobody else writes: the page sees to it that there is one Python for all its tabs."""

    async def shards(self) -> frozenset[int]:
        return frozenset(range(SHARDS))

    def holds_shards(self) -> bool:
        return True

    async def living(self) -> frozenset[str]:
        return frozenset([self._process])

    async def close(self) -> None:
        self._connection.close()

    async def _shorten(self) -> None:
        """What has just been written is durable already: a snapshot that fails is tried again after the next one."""
        try:
            await keep_snapshot(self._page, self._connection)
        except Exception:
            return
        self._length = 0


async def open_database(page: Page, process: str) -> BrowserDatabase:
    """Read what the page keeps, and bring its schema up to date. Raises `DatabaseError` if it can't be read."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        kept = msgspec.json.decode(await page.load(), type=Kept)
        if kept.snapshot is not None:
            connection.deserialize(b64decode(kept.snapshot))
        for transaction in kept.transactions:
            run(connection, msgspec.json.decode(transaction, type=list[Statement]))
        is_new = migrate(connection)
    except (*UNFIT, msgspec.MsgspecError) as error:
        raise DatabaseError(f"what the browser keeps can't be read: {error}") from None
    length = len(kept.transactions)
    if is_new or length >= LONG:
        # The journal is run on a snapshot of the same schema.
        await keep_snapshot(page, connection)
        length = 0
    database = BrowserDatabase(page, connection, process, length)
    await recount(database)
    return database


def run(connection: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    for sql, values in statements:
        connection.execute(numbered(sql), values)


async def keep_snapshot(page: Page, connection: sqlite3.Connection) -> None:
    await page.replace(b64encode(connection.serialize()).decode())
