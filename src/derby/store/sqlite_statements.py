"""Our statements as SQLite's module takes them, wherever its database lies: on a disk, or in a browser."""

import re
import sqlite3
from functools import lru_cache

from derby.store.database import Damaged, DatabaseError, Taken
from derby.store.schema import NEWEST, STEPS, VERSIONS, steps_due

UNFIT = (sqlite3.Error, OverflowError, ValueError)
"""What a statement or a value raises that SQLite can't take."""


def migrate(connection: sqlite3.Connection, version: int | None = None) -> bool:
    """Bring the schema up to date, or to a version; each step is done or not. Returns whether there was any."""
    connection.execute(VERSIONS)
    is_new = False
    for step in steps_due(connection.execute(NEWEST).fetchone()[0]):
        if step == version:
            break
        connection.execute("BEGIN IMMEDIATE")
        try:
            for sql in STEPS[step].split(";"):
                connection.execute(sql)
            connection.execute("INSERT INTO schema_versions VALUES (?)", (step + 1,))
        except sqlite3.Error:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")
        is_new = True
    return is_new


def failure_of(what: str, error: Exception) -> DatabaseError:
    """What became of a statement that SQLite could not take."""
    if isinstance(error, sqlite3.IntegrityError):
        return Taken(str(error))
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    kind = Damaged if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_IOERR) else DatabaseError
    return kind(f"SQLite could not {what}: {error}")


@lru_cache(maxsize=256)
def numbered(sql: str) -> str:
    """A statement as SQLite's module reads it: with ?1 for $1."""
    return re.sub(r"\$(\d+)", r"?\1", sql)
