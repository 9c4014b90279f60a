"""Tables in the database: the entries of each, in order, and the list of all of them."""

import asyncio
from collections.abc import AsyncGenerator, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple
from zlib import crc32

from derby.store.database import SHARDS, Database, Statement
from derby.tables.entries import GuestSat, StoredEntry, TableEntry

BATCH = 200
"""Entries that are read at once. A game has about 200; a table that people chat at may have very many more."""


class Listing(NamedTuple):
    """What the list of tables says of one."""

    phase: str
    listed: bool
    """Whether everybody may find it."""
    summary: str
    """For the lobby, as JSON."""
    changed: int
    awake: bool = True
    """Whether somebody waits for its game to go on, as far as is known when it is opened; `waking` changes it."""


@lru_cache(maxsize=10_000)
def shard_of(game: str) -> int:
    return crc32(game.encode()) % SHARDS


def appending(game: str, entries: Iterable[StoredEntry]) -> list[Statement]:
    """The statements that append these entries; they fail as `Taken` if somebody appended first."""
    return [Statement("INSERT INTO events VALUES ($1, $2, $3, $4)", (game, *entry)) for entry in entries]


def seating(game: str, written: Iterable[TableEntry]) -> list[Statement]:
    """The statements that remember who sat down, to be written with the entries that say it."""
    return [seated(entry.guest, game) for entry in written if isinstance(entry, GuestSat)]


def seated(guest: str, game: str) -> Statement:
    """The statement that remembers whose game it is, too."""
    return Statement("INSERT INTO seated VALUES ($1, $2) ON CONFLICT (guest, game) DO NOTHING", (guest, game))


def listing(game: str, entry: Listing) -> Statement:
    """The statement that puts a table on the list, or changes its entry."""
    return Statement(
        "INSERT INTO tables (id, shard, phase, listed, summary, changed, awake) VALUES ($1, $2, $3, $4, $5, $6, $7)"
        " ON CONFLICT (id) DO UPDATE SET"
        # A phase never goes back: what is written late may be old.
        " phase = CASE WHEN tables.phase = 'gathering' THEN excluded.phase ELSE tables.phase END,"
        " listed = excluded.listed, summary = excluded.summary, changed = excluded.changed",
        (game, shard_of(game), entry.phase, int(entry.listed), entry.summary, entry.changed, int(entry.awake)),
    )


def waking(game: str, *, awake: bool) -> Statement:
    """The statement that says whether somebody waits for a game; to be written with the entries that change it."""
    return Statement("UPDATE tables SET awake = $1 WHERE id = $2", (int(awake), game))


async def entries_in_batches(database: Database, game: str, since: int = 0) -> AsyncGenerator[list[StoredEntry]]:
    """The entries after the one numbered `since`, a few at a time: others get their turn after each batch."""
    while True:
        rows = await database.read(
            "SELECT seq, at, body FROM events WHERE game = $1 AND seq > $2 ORDER BY seq LIMIT $3", game, since, BATCH
        )
        if rows:
            yield [StoredEntry(*row) for row in rows]
        if len(rows) < BATCH:
            return
        since = rows[-1][0]
        await asyncio.sleep(0)


async def read_entries(database: Database, game: str, since: int = 0) -> list[StoredEntry]:
    """All entries after the one numbered `since`."""
    return [entry async for batch in entries_in_batches(database, game, since) for entry in batch]


async def phase_and_opener(database: Database, game: str) -> tuple[str, str]:
    """What the list says of a table: its phase, `closed` if the server's host has closed it, and the digest of the
    address that opened it; empty where it isn't known."""
    rows = await database.read("SELECT phase, opened_from FROM tables WHERE id = $1", game)
    return (rows[0][0], rows[0][1] or "") if rows else ("", "")


async def open_tables(database: Database, since: int, most: int) -> Sequence[tuple[str, str]]:
    """Names and summaries of listed tables that are not over and have changed since; newest first.

    If there are too many, everybody's newest one comes before anybody's second: by the address that opened it, or the
    guest.
    """
    rows = await database.read(
        "SELECT id, summary FROM (SELECT id, summary, changed FROM (SELECT id, summary, changed, ROW_NUMBER() OVER"
        " (PARTITION BY COALESCE(opened_from, opened_by, id) ORDER BY changed DESC) AS place FROM tables"
        " WHERE phase IN ('gathering', 'playing') AND listed = 1 AND changed > $1) AS open"
        " ORDER BY place, changed DESC LIMIT $2) AS shown ORDER BY changed DESC",
        since,
        most,
    )
    return [(row[0], row[1]) for row in rows]


async def games_of(database: Database, guest: str, since: int, most: int) -> list[str]:
    """Tables at which a guest has sat down, the latest first: games that are being played, and those to come.

    A game that hasn't begun is left out if nothing has changed at its table since then.
    """
    rows = await database.read(
        "SELECT tables.id FROM seated JOIN tables ON tables.id = seated.game WHERE seated.guest = $1"
        " AND (tables.phase = 'playing' OR tables.phase = 'gathering' AND tables.changed > $2)"
        " ORDER BY tables.changed DESC, tables.id LIMIT $3",
        guest,
        since,
        most,
    )
    return [row[0] for row in rows]


async def running_games(database: Database) -> list[str]:
    """The games that are being played, less those that nobody waits for."""
    return [row[0] for row in await database.read("SELECT id FROM tables WHERE phase = 'playing' AND awake = 1")]
