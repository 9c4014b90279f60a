"""Backups of a SQLite file, and restoring one: into a new file that takes the place of the old one when it is whole."""

import os
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from derby.store.backup import ROWS_AT_ONCE, USED, Backup, SomeRows, TableHead, sync_folder, tables_of_schema
from derby.store.database import DatabaseError
from derby.store.progress_mark import END as MARK
from derby.store.schema import NEWEST, steps_due
from derby.store.sqlite_file import claim
from derby.store.sqlite_statements import migrate


@asynccontextmanager
async def reading_sqlite(path: Path) -> AsyncGenerator[tuple[int, AsyncIterator[SomeRows]]]:
    """The version of the schema and all rows, as they were at one moment; the server may run."""
    if not path.is_file():
        raise DatabaseError(f"there is no SQLite file {path}")
    try:
        with closing(sqlite3.connect(path, isolation_level=None, timeout=30)) as connection:
            connection.execute("PRAGMA query_only = ON")
            connection.execute("BEGIN")
            version: int = connection.execute(NEWEST).fetchone()[0]
            steps_due(version)
            yield version, _rows(connection, version)
    except sqlite3.Error as error:
        raise DatabaseError(f"the SQLite file {path} can't be read: {error}") from None


async def _rows(connection: sqlite3.Connection, version: int) -> AsyncIterator[SomeRows]:
    for table in tables_of_schema(version):
        found = connection.execute(f"SELECT * FROM {table}")
        head = TableHead(table, tuple(column[0] for column in found.description))
        yield SomeRows(head, ())
        while some := found.fetchmany(ROWS_AT_ONCE):
            yield SomeRows(head, some)


def restore_sqlite(path: Path, backup: Backup, *, replace: bool) -> int:
    """Make the file anew from a backup; returns how many rows."""
    try:
        lock = claim(path)
        try:
            path = path.resolve()
            if not replace and not _is_empty(path):
                raise DatabaseError(f"{path.name} is not empty: with --replace, what is in it is lost")
            new = path.with_name(path.name + ".restoring")
            count = _make(new, backup)
            _put_in_place(new, path)
        finally:
            lock.release()
    except (OSError, sqlite3.Error) as error:
        raise DatabaseError(f"the SQLite file {path} can't be restored: {error}") from None
    return count


def _is_empty(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as connection:
        present = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        return not any(connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchall() for table in present & {*USED})


def _make(new: Path, backup: Backup) -> int:
    count = 0
    for end in ("", "-journal"):
        new.with_name(new.name + end).unlink(missing_ok=True)
    os.close(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with closing(sqlite3.connect(new, isolation_level=None)) as connection:
            migrate(connection, backup.schema)
            connection.execute("BEGIN")
            for table in tables_of_schema(backup.schema):
                connection.execute(f"DELETE FROM {table}")
            for head, rows in backup.rows():
                places = ", ".join("?" * len(head.columns))
                connection.executemany(f"INSERT INTO {head.table} ({', '.join(head.columns)}) VALUES ({places})", rows)
                count += len(rows)
            connection.execute("COMMIT")
            migrate(connection)
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    return count


def _put_in_place(new: Path, path: Path) -> None:
    """Let the new file take the old one's place: whenever this is interrupted, one of them is there, and whole."""
    try:
        # What the old one's log holds goes into the old one: no log may be left beside the new one.
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error:
        pass  # it is damaged: perhaps that is why it is being replaced
    for end in ("-wal", "-shm", MARK):
        path.with_name(path.name + end).unlink(missing_ok=True)
    new.replace(path)
    sync_folder(path.parent)
