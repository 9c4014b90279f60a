"""What reviews of guests' own games found: luck, skill, and what decisions gave away. It is written once for a game.

Only games that count are kept, so that they are about the guest alone: one seat, and no hints.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from derby.coach.findings import Estimate, SeatReview
from derby.store.database import Database, Row, Statement

LOOKED_THROUGH = 100
"""The latest games, among which those are looked for that have not been reviewed."""
_IS_DUE = (
    "played.counted = 1 AND played.player NOT IN (SELECT other.player FROM results AS other"
    " WHERE other.game = played.game AND other.seat <> played.seat)"
    " AND NOT EXISTS (SELECT 1 FROM reviews WHERE reviews.game = played.game AND reviews.seat = played.seat)"
)
_OWN_SEAT = f"FROM results AS played WHERE played.game = $1 AND played.seat = $2 AND played.player = $3 AND {_IS_DUE}"
_FIGURES = "deal, deal_error, judgments, judgments_error, others, others_error, own, own_error, lost, lost_error"
_SUMMED = ("deal", "judgments", "others", "own", "deal + judgments + others + own", "lost", "decisions")


class KeptReview(msgspec.Struct, frozen=True):
    reviewed_ms: int
    deal: Estimate
    judgments: Estimate
    others: Estimate
    own: Estimate
    lost: Estimate
    """What the decisions gave away together."""
    decisions: int
    rough: bool


class Sum(NamedTuple):
    """Of one figure over many games."""

    plain: float = 0.0
    squares: float = 0.0


class ReviewSums(NamedTuple):
    games: int
    rough: int
    deal: Sum
    judgments: Sum
    others: Sum
    own: Sum
    together: Sum
    lost: Sum
    decisions: Sum
    lost_by_decisions: float
    """The sum of their products."""


async def keep_review(database: Database, game: str, player: str, found: SeatReview, now: int, *, rough: bool) -> None:
    """Keep a whole review of a player's own seat, if it is the first."""
    luck = found.luck
    if luck is None or not await database.read(f"SELECT 1 {_OWN_SEAT}", game, found.seat, player):
        return
    parts = luck.deal, luck.judgments, luck.others, luck.own
    await database.write(
        keeping(game, found.seat, player, KeptReview(now, *parts, found.lost, len(found.decisions), rough))
    )


def keeping(game: str, seat: int, player: str, review: KeptReview) -> Statement:
    """It does nothing if the game doesn't count for the player, or if the guest was deleted in the meantime."""
    estimates = (review.deal, review.judgments, review.others, review.own, review.lost)
    figures = [figure for estimate in estimates for figure in (estimate.value, estimate.error)]
    places = ", ".join(f"CAST(${number} AS DOUBLE PRECISION)" for number in range(7, 7 + len(figures)))
    return Statement(
        f"INSERT INTO reviews (game, seat, player, reviewed, decisions, rough, {_FIGURES})"
        " SELECT played.game, played.seat, played.player,"
        f" CAST($4 AS BIGINT), CAST($5 AS INTEGER), CAST($6 AS INTEGER), {places} {_OWN_SEAT}"
        " ON CONFLICT (game, seat) DO NOTHING",
        (game, seat, player, review.reviewed_ms, review.decisions, int(review.rough), *figures),
    )


async def reviews_of(database: Database, player: str, games: Sequence[str]) -> dict[str, KeptReview]:
    """Those of these games that are kept."""
    if not games:
        return {}
    names = ", ".join(f"${number + 2}" for number in range(len(games)))
    rows = await database.read(
        f"SELECT game, reviewed, decisions, rough, {_FIGURES} FROM reviews WHERE player = $1 AND game IN ({names})",
        player,
        *games,
    )
    return {row[0]: _review(row) for row in rows}


def _review(row: Row) -> KeptReview:
    _, reviewed, decisions, rough, *figures = row
    deal, judgments, others, own, lost = map(Estimate, figures[::2], figures[1::2])
    return KeptReview(reviewed, deal, judgments, others, own, lost, decisions, bool(rough))


async def review_sums(database: Database, player: str) -> ReviewSums:
    sums = ", ".join(f"SUM({figure}), SUM(({figure}) * ({figure}))" for figure in _SUMMED)
    rows = await database.read(
        f"SELECT COUNT(*), SUM(rough), {sums}, SUM(lost * decisions) FROM reviews WHERE player = $1", player
    )
    games, rough, *figures, products = (value or 0 for value in rows[0])
    deal, judgments, others, own, together, lost, decisions = map(Sum, figures[::2], figures[1::2])
    return ReviewSums(games, rough, deal, judgments, others, own, together, lost, decisions, products)


async def not_reviewed(database: Database, player: str, most: int) -> list[tuple[str, int]]:
    """The latest games of a player whose reviews are not kept but could be, with the seat."""
    rows = await database.read(
        "SELECT played.game, played.seat FROM"
        " (SELECT * FROM results WHERE player = $1 ORDER BY ended DESC, game DESC LIMIT $2) AS played"
        f" JOIN tables ON tables.id = played.game AND tables.phase = 'over' WHERE {_IS_DUE}"
        " ORDER BY played.ended DESC, played.game DESC LIMIT $3",
        player,
        LOOKED_THROUGH,
        most,
    )
    return [(row[0], row[1]) for row in rows]
