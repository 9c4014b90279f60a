"""Who opened which table, for quotas: by guest, and by a digest of the address."""

from typing import NamedTuple

from derby.store.database import Database, Statement


class Opener(NamedTuple):
    guest: str
    """Empty for a stranger."""
    address: str
    """A keyed digest; empty where it is not known."""


class OpenTables(NamedTuple):
    """How many tables somebody has that are not over."""

    open: int
    listed: int


def opened_by(game: str, opener: Opener) -> Statement:
    """The statement that notes who opened a table, to be written after the one that lists it."""
    return Statement(
        "UPDATE tables SET opened_by = $2, opened_from = $3 WHERE id = $1",
        (game, opener.guest or None, opener.address or None),
    )


async def tables_of(database: Database, opener: Opener, since: int) -> tuple[OpenTables, OpenTables]:
    """The tables of the guest, and those of the address, that have changed since, or are played by correspondence."""
    return (
        await _tables(database, "opened_by", opener.guest, since),
        await _tables(database, "opened_from", opener.address, since),
    )


async def _tables(database: Database, column: str, value: str, since: int) -> OpenTables:
    if not value:
        return OpenTables(0, 0)
    rows = await database.read(
        f"SELECT COUNT(*), COALESCE(SUM(listed), 0) FROM tables WHERE {column} = $1"
        " AND (changed > $2 OR id IN (SELECT game FROM deadlines))"
        " AND phase IN ('gathering', 'playing')",
        value,
        since,
    )
    return OpenTables(int(rows[0][0]), int(rows[0][1]))
