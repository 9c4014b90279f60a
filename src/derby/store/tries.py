"""Tries: who has played which deal. A player has one try at a deal; the key sees to that, whoever is asked at once."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from derby.store.database import Database, Row, Statement

Standing = Literal["playing", "over", "counted", "void"]
"""Being played; over, and not checked yet; checked; or not to be compared with others."""


class Try(NamedTuple):
    deal: str
    player: str
    """The id of a guest, or `bot:` and its level."""
    game: str | None
    """The table it is played at; None for a bot's."""
    seed: str
    begun: int
    on_day: bool
    """Whether a daily race was begun on its day."""
    standing: Standing
    ended: int | None = None
    points: int | None = None
    record: str | None = None

    @property
    def is_over(self) -> bool:
        return self.ended is not None


_COLUMNS = "deal, player, game, seed, begun, on_day, standing, ended, points, record"
_SHORT = "deal, player, game, seed, begun, on_day, standing, ended, points, NULL"
"""Without the record, which is long."""


def beginning(begun: Try) -> Statement:
    """The statement that notes a try; it fails as `Taken` if the player has one at this deal."""
    return Statement(
        f"INSERT INTO tries ({_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        (*begun[:5], int(begun.on_day), *begun[6:]),
    )


def ending(deal: str, game: str, now: int, points: int, record: str, *, helped: bool) -> Statement:
    """The statement that notes what came of a try at a table. One that is void stays so."""
    standing = "void" if helped else "over"
    return Statement(
        "UPDATE tries SET ended = $3, points = $4, record = $5,"
        " standing = CASE WHEN standing = 'playing' THEN $6 ELSE standing END"
        " WHERE deal = $1 AND game = $2 AND ended IS NULL",
        (deal, game, now, points, record, standing),
    )


def voiding(deal: str, player: str) -> Statement:
    """The statement that notes of an unfinished try that its player has seen the deal elsewhere."""
    return Statement(
        "UPDATE tries SET standing = 'void' WHERE deal = $1 AND player = $2 AND ended IS NULL", (deal, player)
    )


def judging(deal: str, player: str, *, is_right: bool) -> Statement:
    """The statement that notes what came of checking a try that is over."""
    return Statement(
        "UPDATE tries SET standing = $3 WHERE deal = $1 AND player = $2 AND standing = 'over'",
        (deal, player, "counted" if is_right else "void"),
    )


async def try_of(database: Database, deal: str, player: str) -> Try | None:
    rows = await database.read(f"SELECT {_COLUMNS} FROM tries WHERE deal = $1 AND player = $2", deal, player)
    return _try(rows[0]) if rows else None


async def has_played(database: Database, deal: str, player: str) -> bool:
    """Whether a player's own try is over."""
    sql = "SELECT 1 FROM tries WHERE deal = $1 AND player = $2 AND ended IS NOT NULL"
    return bool(await database.read(sql, deal, player))


async def tries_at(database: Database, deals: Sequence[str]) -> list[Try]:
    """All tries at these deals, without their records."""
    if not deals:
        return []
    names = ", ".join(f"${number + 1}" for number in range(len(deals)))
    rows = await database.read(f"SELECT {_SHORT} FROM tries WHERE deal IN ({names}) ORDER BY begun, player", *deals)
    return [_try(row) for row in rows]


async def tries_of(database: Database, player: str, of: str = "") -> list[Try]:
    """The tries of a player at deals whose names begin so, without their records."""
    sql = f"SELECT {_SHORT} FROM tries WHERE player = $1 AND deal LIKE $2 ORDER BY deal"
    return [_try(row) for row in await database.read(sql, player, f"{of}%")]


async def deal_with_seed(database: Database, seed: str) -> str | None:
    """The deal of a seed, if anybody has begun to play it here."""
    rows = await database.read("SELECT deal FROM tries WHERE seed = $1 LIMIT 1", seed)
    return rows[0][0] if rows else None


async def names_of(database: Database, players: Iterable[str]) -> dict[str, str]:
    ids = sorted(set(players))
    if not ids:
        return {}
    places = ", ".join(f"${number + 1}" for number in range(len(ids)))
    rows = await database.read(f"SELECT id, name FROM guests WHERE id IN ({places})", *ids)
    return {row[0]: row[1] for row in rows}


def _try(row: Row) -> Try:
    deal, player, game, seed, begun, on_day, standing, ended, points, record = row
    return Try(deal, player, game, seed, begun, bool(on_day), standing, ended, points, record)
