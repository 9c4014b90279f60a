"""What is forgotten after a time, tables aside: reports and orders, bans that are over, groups and tournaments to which
nobody comes any more, and guests who never played."""

from derby.store.database import Database, Statement

PIECE = 500
"""Guests that are deleted at once."""

_NEVER_PLAYED = (
    "SELECT id FROM guests WHERE created < $1 AND owner IS NULL"
    " AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.guest = guests.id)"
    " AND NOT EXISTS (SELECT 1 FROM results WHERE results.player = guests.id)"
    " AND NOT EXISTS (SELECT 1 FROM puzzle_answers WHERE puzzle_answers.player = guests.id)"
    " AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.opened_by = guests.id)"
    " AND NOT EXISTS (SELECT 1 FROM entrants WHERE entrants.guest = guests.id)"
    " AND NOT EXISTS (SELECT 1 FROM group_members WHERE group_members.guest = guests.id)"
    " AND id NOT IN (SELECT owner FROM guests WHERE owner IS NOT NULL)"
    " ORDER BY created LIMIT $2"
)


async def forget_moderation(database: Database, before: int, now: int) -> None:
    """Forget reports from before a time and orders that were done by then, and bans that are over."""
    await database.write(
        Statement("DELETE FROM reports WHERE at < $1", (before,)),
        Statement("DELETE FROM orders WHERE done < $1", (before,)),
        Statement("DELETE FROM bans WHERE until < $1", (now,)),
    )


async def forget_evenings(database: Database, before: int) -> None:
    """Forget groups and tournaments in which nothing has happened since a time; the games stay."""
    await database.write(
        *(
            Statement(sql, (before,))
            for sql in (
                f"DELETE FROM {part} WHERE {of} IN (SELECT id FROM {whole} WHERE changed < $1)"
                for part, of, whole in (
                    ("entrants", "tournament", "tournaments"),
                    ("tournament_seats", "tournament", "tournaments"),
                    ("group_members", "player_group", "player_groups"),
                    ("group_games", "player_group", "player_groups"),
                )
            )
        ),
        Statement("DELETE FROM tournaments WHERE changed < $1", (before,)),
        Statement("DELETE FROM player_groups WHERE changed < $1", (before,)),
    )


async def forget_guests(database: Database, before: int) -> int:
    """Forget guests from before a time who have no seat, result, puzzle, table, group or bot; how many."""
    rows = await database.read(_NEVER_PLAYED, before, PIECE)
    await database.write(
        *(
            Statement(sql, (row[0],))
            for row in rows
            for sql in (
                "DELETE FROM mutes WHERE guest = $1",
                "DELETE FROM subscriptions WHERE guest = $1",
                "DELETE FROM subscribers WHERE guest = $1",
                "DELETE FROM guests WHERE id = $1",
            )
        )
    )
    return len(rows)
