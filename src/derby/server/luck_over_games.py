"""Luck and skill over a player's many games, from the reviews that are kept."""

from math import sqrt

import msgspec

from derby.coach.intervals import students_quantile
from derby.store.database import Database
from derby.store.reviews import ReviewSums, Sum, not_reviewed, review_sums

FEW = 5
"""With fewer games nothing is said about how sure a mean is."""
MOST_OFFERED = 10


class Mean(msgspec.Struct, frozen=True):
    """Over reviewed games."""

    value: float
    margin: float | None
    """So far to both sides of it reaches the 95 % interval, by how much games differ; null with fewer than five."""


class NotReviewed(msgspec.Struct, frozen=True):
    table: str
    seat: int
    """The player's own."""


class LuckOverGames(msgspec.Struct, frozen=True):
    """Where results come from: the means of the four parts of a game's result, and of what decisions gave away."""

    games: int
    """How many have been reviewed."""
    rough: int
    """How many of them only roughly, because the rules could not be compiled."""
    deal: Mean
    judgments: Mean
    others: Mean
    own: Mean
    together: Mean
    """The result less an average one."""
    lost: Mean
    """What a decision gave away."""
    not_reviewed: tuple[NotReviewed, ...]
    """The latest games that can be reviewed, at most ten."""


async def luck_over_games(database: Database, player: str) -> LuckOverGames:
    sums = await review_sums(database, player)
    left = await not_reviewed(database, player, MOST_OFFERED)
    games = sums.games
    return LuckOverGames(
        games,
        sums.rough,
        deal=_mean(games, sums.deal),
        judgments=_mean(games, sums.judgments),
        others=_mean(games, sums.others),
        own=_mean(games, sums.own),
        together=_mean(games, sums.together),
        lost=_lost_each(sums),
        not_reviewed=tuple(NotReviewed(game, seat) for game, seat in left),
    )


def _mean(games: int, figure: Sum) -> Mean:
    value = figure.plain / max(1, games)
    return Mean(value, _margin(games, figure.squares - games * value**2))


def _lost_each(sums: ReviewSums) -> Mean:
    """A game with more decisions counts for more; its error is how far games are from the common ratio."""
    lost, decisions = sums.lost, sums.decisions
    value = lost.plain / max(1, decisions.plain)
    strayed = lost.squares - 2 * value * sums.lost_by_decisions + value**2 * decisions.squares
    margin = _margin(sums.games, strayed)
    return Mean(value, None if margin is None else margin * sums.games / max(1, decisions.plain))


def _margin(games: int, squares: float) -> float | None:
    """Of a mean, from the squares of how far the games stray from it."""
    if games < FEW:
        return None
    return students_quantile(games - 1) * sqrt(max(0.0, squares) / (games - 1) / games)
