"""What guests have decided about each other: whom they no longer hear, and whom they reported."""

from typing import NamedTuple

from derby.store.database import Database, Statement
from derby.tables.device import MOST_MUTED


class Report(NamedTuple):
    id: str
    at: int
    game: str
    reporter: str
    reported: str
    name: str
    """Of whoever was reported, at that table."""
    line: int | None
    """The number of the line of chat that was reported."""
    said: str | None


async def muted_by(database: Database, guest: str) -> list[str]:
    rows = await database.read("SELECT muted FROM mutes WHERE guest = $1 LIMIT $2", guest, MOST_MUTED)
    return [row[0] for row in rows]


async def mute(database: Database, guest: str, other: str) -> None:
    if len(await muted_by(database, guest)) < MOST_MUTED:
        sql = "INSERT INTO mutes VALUES ($1, $2) ON CONFLICT (guest, muted) DO NOTHING"
        await database.write(Statement(sql, (guest, other)))


async def unmute(database: Database, guest: str, other: str) -> None:
    await database.write(Statement("DELETE FROM mutes WHERE guest = $1 AND muted = $2", (guest, other)))


async def add_report(database: Database, report: Report) -> None:
    await database.write(Statement("INSERT INTO reports VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", tuple(report)))


async def reports(database: Database, most: int) -> list[Report]:
    """The latest first."""
    rows = await database.read(
        "SELECT id, at, game, reporter, reported, name, line, said FROM reports ORDER BY at DESC, id LIMIT $1", most
    )
    return [Report(*row) for row in rows]
