"""What came of finished games: a result for each seat, and a rating for each player and number of seats."""

from collections.abc import Sequence
from typing import NamedTuple

from derby.store.database import Database, Statement


class Result(NamedTuple):
    seat: int
    player: str
    """The id of a guest, or `bot:` and its level."""
    points: int
    share: float
    """Of the victory."""
    bets: str
    """The bets and what they brought, as JSON."""


def recording(game: str, ended: int, results: Sequence[Result]) -> list[Statement]:
    """The statements that record the results of a game."""
    return [
        Statement(
            "INSERT INTO results VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            (game, result.seat, result.player, len(results), ended, result.points, result.share, result.bets),
        )
        for result in results
    ]


def rating(player: str, seats: int, start: float, change: float) -> Statement:
    """The statement that changes a player's rating. It adds, so games that end together don't undo each other."""
    return Statement(
        "INSERT INTO ratings VALUES ($1, $2, $3, 1) ON CONFLICT (player, seats) DO UPDATE SET"
        " rating = ratings.rating + $4, games = ratings.games + 1",
        (player, seats, start + change, change),
    )


async def ratings_of(database: Database, players: Sequence[str], seats: int) -> dict[str, float]:
    found: dict[str, float] = {}
    for player in dict.fromkeys(players):
        rows = await database.read("SELECT rating FROM ratings WHERE player = $1 AND seats = $2", player, seats)
        if rows:
            found[player] = rows[0][0]
    return found


async def ladder(database: Database, seats: int, most: int) -> list[tuple[str, str | None, float, int]]:
    """Players with their names, if they are guests, rating and number of games, the best first."""
    rows = await database.read(
        "SELECT player, name, rating, games FROM ratings LEFT JOIN guests ON guests.id = ratings.player"
        " WHERE seats = $1 ORDER BY rating DESC, player LIMIT $2",
        seats,
        most,
    )
    return [(row[0], row[1], row[2], row[3]) for row in rows]


async def results_of(database: Database, player: str, most: int) -> list[tuple[str, int, int, int, float, str]]:
    """Game, number of seats, when it ended, points, share and bets of a player's games, the newest first."""
    rows = await database.read(
        "SELECT game, seats, ended, points, share, bets FROM results WHERE player = $1 ORDER BY ended DESC LIMIT $2",
        player,
        most,
    )
    return [(row[0], row[1], row[2], row[3], row[4], row[5]) for row in rows]
