"""How strong players are believed to be, and how sure that is.

Ratings are OpenSkill's (Weng and Lin, 2011), which knows games of more than two with ties: every pair at the table
counts, as in the model of Bradley and Terry. A player has one rating over all numbers of seats. Where the library is
missing, as in a browser, nobody is rated.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from derby.store.database import Connection, Database, Statement
from derby.store.results import BOT, Outcome

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull


class Rating(NamedTuple):
    mu: float
    sigma: float


START = Rating(25.0, 25.0 / 3)
SURE = 1.96
"""So many sigmas to both sides of mu, the strength of a player lies in 19 cases of 20."""


@cache
def _model() -> "BradleyTerryFull":
    from openskill.models import BradleyTerryFull

    return BradleyTerryFull(mu=START.mu, sigma=START.sigma)


@cache
def is_rating() -> bool:
    """Whether games are rated here."""
    return find_spec("openskill") is not None


def is_rated(outcome: Outcome) -> bool:
    return outcome.counts and not outcome.is_handed_in and is_rating()


def new_ratings(outcome: Outcome, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of its players after a game. A bot that has several seats is rated by their average."""
    model = _model()
    players = [result.player for result in outcome.results]
    teams = [[model.create_rating([*before.get(player, START)])] for player in players]
    rated = model.rate(teams, scores=[float(result.points) for result in outcome.results])
    found: dict[str, Rating] = {}
    for player in dict.fromkeys(players):
        own = [after[0] for after, name in zip(rated, players, strict=True) if name == player]
        found[player] = Rating(sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own))
    return found


def rating(outcome: Outcome, known: Mapping[str, Rating]) -> list[Statement]:
    """The statements that change the ratings of a game's players from what is known of them.

    They add and multiply, so games that end together don't undo each other.
    """
    statements: list[Statement] = []
    for player, after in sorted(new_ratings(outcome, known).items()):
        before = known.get(player, START)
        statements.append(
            Statement(
                "INSERT INTO ratings VALUES ($1, $2, $3, 1) ON CONFLICT (player) DO UPDATE SET"
                " mu = ratings.mu + $4, sigma = ratings.sigma * $5, games = ratings.games + 1",
                (player, *after, after.mu - before.mu, after.sigma / before.sigma),
            )
        )
        if not player.startswith(BOT):
            statements.append(
                Statement(
                    "INSERT INTO rating_history SELECT player, games, CAST($2 AS BIGINT), mu, sigma FROM ratings"
                    " WHERE player = $1",
                    (player, outcome.ended),
                )
            )
    return statements


async def ratings_of(database: Connection, players: Iterable[str]) -> dict[str, Rating]:
    found: dict[str, Rating] = {}
    for player in dict.fromkeys(players):
        rows = await database.read("SELECT mu, sigma FROM ratings WHERE player = $1", player)
        if rows:
            found[player] = Rating(*rows[0])
    return found


async def rating_history(database: Database, player: str, most: int) -> list[tuple[int, int, Rating]]:
    """The number of a rated game, when it ended, and the rating after it: the latest, and evenly chosen ones before."""
    rows = await database.read("SELECT games FROM ratings WHERE player = $1", player)
    games = rows[0][0] if rows else 0
    every = -(-games // most) or 1
    rows = await database.read(
        "SELECT number, ended, mu, sigma FROM rating_history"
        " WHERE player = $1 AND (number = 1 OR number % $2 = $3 % $2) ORDER BY number",
        player,
        every,
        games,
    )
    return [(row[0], row[1], Rating(row[2], row[3])) for row in rows]


async def ladder(database: Database, most: int) -> Sequence[tuple[str, str | None, Rating, int]]:
    """Players with their names, if they are guests, rating and number of games: the best first, by what they are at
    least."""
    rows = await database.read(
        "SELECT player, name, mu, sigma, games FROM ratings LEFT JOIN guests ON guests.id = ratings.player"
        " ORDER BY mu - 1.96 * sigma DESC, player LIMIT $1",
        most,
    )
    return [(row[0], row[1], Rating(row[2], row[3]), row[4]) for row in rows]
