"""Duplicate matches: deals that friends play each at their own time, and who they are."""

from collections.abc import Sequence
from typing import NamedTuple

from derby.store.database import Database, Statement


class StoredMatch(NamedTuple):
    id: str
    opened: int
    deals: str
    """As JSON."""


def opening(match: StoredMatch, player: str) -> list[Statement]:
    return [
        Statement("INSERT INTO duplicates (id, opened, deals) VALUES ($1, $2, $3)", tuple(match)),
        joining(match.id, player, match.opened),
    ]


def joining(match: str, player: str, now: int) -> Statement:
    return Statement(
        "INSERT INTO duplicate_players VALUES ($1, $2, $3) ON CONFLICT (duplicate, player) DO NOTHING",
        (match, player, now),
    )


async def match_named(database: Database, name: str) -> StoredMatch | None:
    rows = await database.read("SELECT id, opened, deals FROM duplicates WHERE id = $1", name)
    return StoredMatch(*rows[0]) if rows else None


async def players_of(database: Database, match: str) -> list[str]:
    """Everybody who takes part, who came first before the others."""
    sql = "SELECT player FROM duplicate_players WHERE duplicate = $1 ORDER BY joined, player"
    return [row[0] for row in await database.read(sql, match)]


async def matches_of(database: Database, player: str, most: int) -> Sequence[StoredMatch]:
    """The latest matches of a player."""
    rows = await database.read(
        "SELECT duplicates.id, duplicates.opened, duplicates.deals FROM duplicate_players"
        " JOIN duplicates ON duplicates.id = duplicate_players.duplicate WHERE duplicate_players.player = $1"
        " ORDER BY duplicate_players.joined DESC, duplicates.id LIMIT $2",
        player,
        most,
    )
    return [StoredMatch(*row) for row in rows]
