"""The store in one SQLite file, for one process.

One thread writes. It takes all transactions that wait, runs them inside one of SQLite's, and so pays for the disk once:
group commit. Another thread reads. What `write` has returned from is on the disk (`synchronous=FULL`).
"""

import asyncio
import re
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import lru_cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from filelock import FileLock, Timeout

from derby.store.database import SHARDS, DatabaseError, Row, Statement, Taken, Value
from derby.store.schema import NEWEST, STEPS, VERSIONS, steps_due

_UNFIT = (sqlite3.Error, OverflowError, ValueError)
"""What a statement or a value raises that SQLite can't take."""

BUSY = 3
"""After a group of this many transactions the writer waits a moment for more: the disk costs the same for all."""
GATHER_SECONDS = 0.004
MOST_AT_ONCE = 1_000
"""Transactions in one group."""


class _Waiting(NamedTuple):
    """A transaction that waits for the writer."""

    statements: tuple[Statement, ...]
    done: asyncio.Future[None]


class SqliteDatabase:
    def __init__(self, path: Path, process: str) -> None:
        self._process = process
        self._loop = asyncio.get_running_loop()
        # It belongs to the process and goes with it, however it ends.
        self._lock = FileLock(path.with_name(path.name + ".lock"), mode=0o600, thread_local=False)
        self._waiting: SimpleQueue[_Waiting | None] = SimpleQueue()
        with ExitStack() as undo:
            undo.callback(self._lock.release)
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                self._lock.acquire(blocking=False)
                self._writer = undo.enter_context(closing(_connected(path)))
                _migrate(self._writer)
                self._reader = undo.enter_context(closing(_connected(path)))
            except Timeout:
                raise DatabaseError(f"{path.name} is in use by another Divinity Derby server") from None
            except (OSError, sqlite3.Error) as error:
                raise DatabaseError(f"the SQLite file {path} can't be opened: {error}") from None
            undo.pop_all()
        self._reading = ThreadPoolExecutor(1, "sqlite-reader")
        self._thread = Thread(target=self._write_all, name="sqlite-writer", daemon=True)
        self._thread.start()

    async def write(self, *statements: Statement) -> None:
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.put(_Waiting(statements, done))
        await done

    async def read(self, sql: str, *values: Value) -> Sequence[Row]:
        return await self._loop.run_in_executor(self._reading, self._read, sql, values)

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Nobody else writes into the file."""

    async def shards(self) -> frozenset[int]:
        return frozenset(range(SHARDS))

    async def living(self) -> frozenset[str]:
        return frozenset([self._process])

    async def close(self) -> None:
        self._waiting.put(None)
        await self._loop.run_in_executor(None, self._thread.join)
        self._reading.shutdown()
        self._reader.close()
        self._writer.close()
        self._lock.release()

    def _read(self, sql: str, values: tuple[Value, ...]) -> list[Row]:
        try:
            return self._reader.execute(*_spelt(sql, values)).fetchall()
        except (sqlite3.Error, OverflowError, UnicodeEncodeError) as error:
            raise DatabaseError(f"SQLite could not read: {error}") from None

    def _write_all(self) -> None:
        """The writer thread."""
        is_busy = False
        while (first := self._waiting.get()) is not None:
            if is_busy:
                time.sleep(GATHER_SECONDS)
            group = [first]
            goes_on = True
            while len(group) < MOST_AT_ONCE:
                try:
                    more = self._waiting.get_nowait()
                except Empty:
                    break
                if more is None:
                    goes_on = False
                    break
                group.append(more)
            is_busy = len(group) >= BUSY
            outcomes = self._commit(group)
            try:
                self._loop.call_soon_threadsafe(_tell, group, outcomes)
            except RuntimeError:
                return  # the loop is gone, and with it everybody who waited
            if not goes_on:
                return

    def _commit(self, group: list[_Waiting]) -> list[DatabaseError | None]:
        """Write a group; what came of each of its transactions."""
        writer = self._writer
        try:
            writer.execute("BEGIN IMMEDIATE")
            outcomes = self._run_together(group) or [self._run(waiting.statements) for waiting in group]
            writer.execute("COMMIT")
            return outcomes
        except Exception as error:  # whatever it is, the next group must be written
            if writer.in_transaction:
                writer.execute("ROLLBACK")
            failed = DatabaseError(f"SQLite could not write: {error}")
            return [failed] * len(group)

    def _run_together(self, group: list[_Waiting]) -> list[DatabaseError | None]:
        """Run transactions of one and the same statement in one go; nothing if they are not, or if one fails."""
        firsts = [one.statements[0] for one in group if len(one.statements) == 1]
        if len(group) == 1 or len(firsts) < len(group) or len({first.sql for first in firsts}) > 1:
            return []
        sql = firsts[0].sql
        values = [_spelt(sql, first.values)[1] for first in firsts]
        self._writer.execute("SAVEPOINT together")
        try:
            self._writer.executemany(_named(sql), values)
        except _UNFIT:
            # Raises if SQLite has ended the whole transaction.
            self._writer.execute("ROLLBACK TO together")
            values = []
        self._writer.execute("RELEASE together")
        return [None] * len(values)

    def _run(self, statements: tuple[Statement, ...]) -> DatabaseError | None:
        """Run one transaction of the group: all of it or nothing."""
        writer = self._writer
        alone = len(statements) == 1
        if not alone:
            writer.execute("SAVEPOINT one")
        try:
            for sql, values in statements:
                writer.execute(*_spelt(sql, values))
        except _UNFIT as error:
            if not alone:
                writer.execute("ROLLBACK TO one")
                writer.execute("RELEASE one")
            if not writer.in_transaction:
                raise
            is_taken = isinstance(error, sqlite3.IntegrityError)
            return Taken(str(error)) if is_taken else DatabaseError(f"SQLite could not write: {error}")
        if not alone:
            writer.execute("RELEASE one")
        return None


def _tell(group: list[_Waiting], outcomes: list[DatabaseError | None]) -> None:
    for waiting, failed in zip(group, outcomes, strict=True):
        if waiting.done.cancelled():
            continue
        if failed is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(failed)


def _connected(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA wal_autocheckpoint = 8000")  # pages of 4 kB that are copied back at once
    return connection


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute(VERSIONS)
    for step in steps_due(connection.execute(NEWEST).fetchone()[0]):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for sql in STEPS[step].split(";"):
                connection.execute(sql)
            connection.execute("INSERT INTO schema_versions VALUES (?)", (step + 1,))
        except sqlite3.Error:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")


def _spelt(sql: str, values: tuple[Value, ...]) -> tuple[str, dict[str, Value]]:
    """A statement as SQLite's module reads it, with its values."""
    return _named(sql), {f"v{at}": value for at, value in enumerate(values, 1)}


@lru_cache(maxsize=256)
def _named(sql: str) -> str:
    return re.sub(r"\$(\d+)", r":v\1", sql)
