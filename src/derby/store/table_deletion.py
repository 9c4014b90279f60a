"""Deleting tables whole: all entries, in small pieces, so that nobody waits for it."""

import asyncio
from collections.abc import AsyncGenerator

from derby.store.database import Database, Statement
from derby.store.deadlines import ended

PIECE = 500
"""Entries that are deleted at once."""
PAGE = 100
"""Tables that are looked at once."""


async def delete_table(database: Database, table: str) -> None:
    """Delete a table with all its entries; the results of its game stay. Nobody should be at it.

    From the first piece on the table can't be opened any more. If this is interrupted, `tables_being_deleted` names the
    table, and deleting it again does the rest.
    """
    await database.write(Statement("UPDATE tables SET phase = 'deleted', listed = 0 WHERE id = $1", (table,)))
    while True:
        first = (await database.read("SELECT MIN(seq) FROM events WHERE game = $1", table))[0][0]
        if first is None:
            break
        await database.write(
            Statement("DELETE FROM events WHERE game = $1 AND seq < $2", (table, first + PIECE)),
        )
        await asyncio.sleep(0)
    await database.write(
        Statement("DELETE FROM seated WHERE game = $1", (table,)),
        Statement("DELETE FROM reports WHERE game = $1", (table,)),
        ended(table),
        Statement(
            "DELETE FROM group_games WHERE game = $1 AND NOT EXISTS (SELECT 1 FROM results WHERE results.game = $1)",
            (table,),
        ),
        Statement("DELETE FROM tables WHERE id = $1", (table,)),
    )


async def silent_tables(database: Database, phase: str, before: int) -> AsyncGenerator[tuple[str, bool]]:
    """Tables of a phase whose place in the list hasn't changed since `before`, and whether somebody may be there.

    `latest_at` says of each whether something else has happened at it. Games by correspondence at which something is
    due are left out: they come to an end by themselves.
    """
    changed, last = -1, ""
    while True:
        page = await database.read(
            "SELECT id, changed, awake FROM tables WHERE phase = $1 AND changed < $2"
            " AND (changed > $3 OR changed = $3 AND id > $4)"
            " AND id NOT IN (SELECT game FROM deadlines WHERE due IS NOT NULL) ORDER BY changed, id LIMIT $5",
            phase,
            before,
            changed,
            last,
            PAGE,
        )
        for table, _, awake in page:
            yield table, bool(awake)
        if len(page) < PAGE:
            return
        last, changed = page[-1][0], page[-1][1]
        await asyncio.sleep(0)


async def latest_at(database: Database, table: str) -> int:
    """When something last happened at a table."""
    rows = await database.read("SELECT at FROM events WHERE game = $1 ORDER BY seq DESC LIMIT 1", table)
    return rows[0][0] if rows else 0


async def tables_being_deleted(database: Database) -> list[str]:
    """Tables whose deletion was begun and not finished."""
    return [row[0] for row in await database.read("SELECT id FROM tables WHERE phase = 'deleted'")]
