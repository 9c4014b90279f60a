"""Tables in the database: the entries of each, in order, and the list of all of them."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple
from zlib import crc32

from derby.store.database import SHARDS, Database, Statement
from derby.tables.entries import StoredEntry


class Listing(NamedTuple):
    """What the list of tables says of one."""

    phase: str
    listed: bool
    """Whether everybody may find it."""
    summary: str
    """For the lobby, as JSON."""
    changed: int


def shard_of(game: str) -> int:
    return crc32(game.encode()) % SHARDS


def appending(game: str, entries: Iterable[StoredEntry]) -> list[Statement]:
    """The statements that append these entries; they fail as `Taken` if somebody appended first."""
    return [Statement("INSERT INTO events VALUES ($1, $2, $3, $4)", (game, *entry)) for entry in entries]


def listing(game: str, entry: Listing) -> Statement:
    """The statement that puts a table on the list, or changes its entry."""
    return Statement(
        "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE SET"
        # A phase never goes back: what is written late may be old.
        " phase = CASE WHEN tables.phase = 'gathering' THEN excluded.phase ELSE tables.phase END,"
        " listed = excluded.listed, summary = excluded.summary, changed = excluded.changed",
        (game, shard_of(game), entry.phase, int(entry.listed), entry.summary, entry.changed),
    )


async def read_entries(database: Database, game: str, since: int = 0) -> list[StoredEntry]:
    """The entries after the one numbered `since`."""
    rows = await database.read(
        "SELECT seq, at, body FROM events WHERE game = $1 AND seq > $2 ORDER BY seq", game, since
    )
    return [StoredEntry(*row) for row in rows]


async def open_tables(database: Database, since: int, most: int) -> Sequence[tuple[str, str]]:
    """Names and summaries of listed tables that are not over and have changed since; newest first."""
    rows = await database.read(
        "SELECT id, summary FROM tables WHERE phase <> 'over' AND listed = 1 AND changed > $1"
        " ORDER BY changed DESC LIMIT $2",
        since,
        most,
    )
    return [(row[0], row[1]) for row in rows]


async def running_games(database: Database) -> list[str]:
    """The games that are being played."""
    return [row[0] for row in await database.read("SELECT id FROM tables WHERE phase = 'playing'")]
