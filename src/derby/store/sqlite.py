"""The store in one SQLite file, for one process.

One thread writes. It takes all transactions that wait, runs them inside one of SQLite's, and so pays for the disk once:
group commit. Another thread reads. What `write` has returned from is on the disk (`synchronous=FULL`).
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from derby.store.database import SHARDS, DatabaseError, Row, Statement, Value
from derby.store.progress_mark import ProgressMark
from derby.store.sqlite_file import SameFiles, claim
from derby.store.sqlite_statements import UNFIT, failure_of, migrate, numbered

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
        self._waiting: SimpleQueue[_Waiting | None] = SimpleQueue()
        with ExitStack() as undo:
            try:
                # It belongs to the process and goes with it, however it ends.
                self._lock = claim(path)
                undo.callback(self._lock.release)
                self._writer = undo.enter_context(closing(_connected(path)))
                migrate(self._writer)
                self._mark = undo.enter_context(closing(ProgressMark(path)))
                self._written = self._writer.execute("SELECT max(written) FROM progress").fetchone()[0]
                self._mark.check(self._written)
                self._mark.set(self._written)
                self._reader = undo.enter_context(closing(_connected(path)))
            except (OSError, sqlite3.Error) as error:
                raise DatabaseError(f"the SQLite file {path} can't be opened: {error}") from None
            self._files = SameFiles(path)
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

    def holds_shards(self) -> bool:
        return True

    async def living(self) -> frozenset[str]:
        return frozenset([self._process])

    async def close(self) -> None:
        self._waiting.put(None)
        await self._loop.run_in_executor(None, self._thread.join)
        self._reading.shutdown()
        self._reader.close()
        self._writer.close()
        self._mark.close()
        self._lock.release()

    def _read(self, sql: str, values: tuple[Value, ...]) -> list[Row]:
        try:
            return self._reader.execute(numbered(sql), values).fetchall()
        except (sqlite3.Error, OverflowError, UnicodeEncodeError) as error:
            raise failure_of("read", error) from None

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
            self._files.check()
            writer.execute("BEGIN IMMEDIATE")
            outcomes = self._run_together(group) or [self._run(waiting.statements) for waiting in group]
            written = self._written + outcomes.count(None)
            writer.execute("UPDATE progress SET written = ?", (written,))
            writer.execute("COMMIT")
        except Exception as error:  # whatever it is, the next group must be written
            if writer.in_transaction:
                writer.execute("ROLLBACK")
            return [DatabaseError(f"SQLite could not write: {error}")] * len(group)
        self._written = written
        self._mark.set(written)
        return outcomes

    def _run_together(self, group: list[_Waiting]) -> list[DatabaseError | None]:
        """Run transactions of one and the same statement in one go; nothing if they are not, or if one fails."""
        firsts = [one.statements[0] for one in group if len(one.statements) == 1]
        if len(group) == 1 or len(firsts) < len(group) or len({first.sql for first in firsts}) > 1:
            return []
        # No savepoint, for which SQLite would copy every page that it changes: nothing else is in the transaction yet.
        try:
            self._writer.executemany(numbered(firsts[0].sql), [first.values for first in firsts])
        except UNFIT:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            self._writer.execute("BEGIN IMMEDIATE")
            return []
        return [None] * len(group)

    def _run(self, statements: tuple[Statement, ...]) -> DatabaseError | None:
        """Run one transaction of the group: all of it or nothing."""
        writer = self._writer
        alone = len(statements) == 1
        if not alone:
            writer.execute("SAVEPOINT one")
        try:
            for sql, values in statements:
                writer.execute(numbered(sql), values)
        except UNFIT as error:
            if not alone:
                writer.execute("ROLLBACK TO one")
                writer.execute("RELEASE one")
            if not writer.in_transaction:
                raise
            return failure_of("write", error)
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
    connection.execute("PRAGMA temp_store = MEMORY")  # pages that a savepoint may need again
    connection.execute("PRAGMA wal_autocheckpoint = 8000")  # pages of 4 kB that are copied back at once
    return connection
