"""What a place at one table of a tournament is worth, and who is ahead after several.

The first gets 12, the last 0, with equal steps between; those who share places share their scores. So a victory is
worth the same at a table of three and at one of six. Scores are counted in tenths, in which every share is a whole
number. Equal scores are decided by victory points.
"""

from collections.abc import Sequence
from typing import NamedTuple

BEST = 120
"""Tenths, for the first."""


def scores(points: Sequence[int]) -> list[int]:
    """The score of each seat of a table, in tenths, from the victory points."""
    steps = len(points) - 1
    found: list[int] = []
    for own in points:
        ahead = sum(other > own for other in points)
        sharing = sum(other == own for other in points)
        # The average of the first and the last place that they share.
        found.append(BEST * (2 * (steps - ahead) - (sharing - 1)) // (2 * steps))
    return found


class Total(NamedTuple):
    """What somebody has got in all games of a tournament together."""

    score: int
    """In tenths."""
    points: int
    """Victory points."""


def ranks(totals: Sequence[Total]) -> list[int]:
    """The rank of each, from 1; those whose scores and victory points are equal share it."""
    return [1 + sum(other > own for other in totals) for own in totals]
