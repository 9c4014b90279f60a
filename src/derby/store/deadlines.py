"""When something is due at tables of correspondence, whether or not a process has them in memory; and served time.

Every such table whose game is being played has a row. Each entry that may change what is due sets it to `AT_ONCE`, in
its own transaction; the process that looks after the table then writes when something is really due. So a row is never
too late, whatever fails in between; one that is too early costs a look at the table.

Served time is how long the server has run in all its life, in milliseconds. It stands still while no process runs.
"""

from typing import NamedTuple

from derby.store.database import Database, Statement

AT_ONCE = 0


class Deadline(NamedTuple):
    """What a row says."""

    due: int | None
    """By served time; None if nothing is due until somebody comes."""
    guest: str | None = None
    """Whom the game waits for."""
    since: int | None = None
    """Since when, in milliseconds since 1970."""


def to_be_looked_at(game: str, seq: int) -> Statement:
    """The statement that has a table looked at; to be written with the entry of this number."""
    return Statement(
        "INSERT INTO deadlines (game, due, seq) VALUES ($1, $2, $3)"
        " ON CONFLICT (game) DO UPDATE SET due = excluded.due, seq = excluded.seq",
        (game, AT_ONCE, seq),
    )


def noting(game: str, seq: int, deadline: Deadline) -> Statement:
    """The statement that says when something is due after the entry of this number; nothing if there is a later one."""
    return Statement(
        "UPDATE deadlines SET due = $1, guest = $2, since = $3 WHERE game = $4 AND seq <= $5",
        (*deadline, game, seq),
    )


def ended(game: str) -> Statement:
    """The statement after which nothing is due any more."""
    return Statement("DELETE FROM deadlines WHERE game = $1", (game,))


async def deadline_of(database: Database, game: str) -> Deadline | None:
    rows = await database.read("SELECT due, guest, since FROM deadlines WHERE game = $1", game)
    return Deadline(*rows[0]) if rows else None


async def games_due(database: Database, served_ms: int) -> list[str]:
    """The games at which something is due at that time, the longest overdue first."""
    rows = await database.read("SELECT game FROM deadlines WHERE due <= $1 ORDER BY due", served_ms)
    return [row[0] for row in rows]


async def served_ms(database: Database) -> int:
    return (await database.read("SELECT MAX(ms) FROM served"))[0][0]


def has_served(ms: int) -> Statement:
    """The statement that notes served time; it never goes back."""
    return Statement("UPDATE served SET ms = $1 WHERE ms < $1", (ms,))
