"""How good somebody is at puzzles: Glicko, one answer at a time.

An answer is a game against the puzzle, won if it is right. Glicko says how uncertain a rating is, so that the first
answers move it far and later ones little, and it needs no more than a page of arithmetic. openskill, which rates the
players of games, is for many players who rank each other, and isn't there without a server.
Mark Glickman, "Parameter estimation in large dynamic paired comparison experiments" (1999).
"""

from math import log, pi, sqrt

import msgspec

from derby.puzzles.puzzle import SCALE

Q = log(10) / SCALE
PUZZLE_DEVIATION = 100.0
"""How uncertain the rating of a puzzle is: it comes from bots, and people find other things hard."""
LEAST_DEVIATION = 45.0
"""However many answers there are, a rating still moves."""


class Standing(msgspec.Struct, frozen=True):
    """A rating with its uncertainty."""

    rating: float = 1500.0
    deviation: float = 350.0
    """Its standard deviation."""
    answers: int = 0
    """How many puzzles have been answered for the first time."""
    right: int = 0
    """How many of these answers were right."""


def after_answer(before: Standing, puzzle: float, *, is_right: bool) -> Standing:
    """The standing after the first answer to a puzzle of this rating."""
    weight = 1 / sqrt(1 + 3 * (Q * PUZZLE_DEVIATION / pi) ** 2)
    expected = 1 / (1 + 10 ** (weight * (puzzle - before.rating) / SCALE))
    information = Q**2 * weight**2 * expected * (1 - expected) + 1 / before.deviation**2
    return Standing(
        before.rating + Q * weight * (is_right - expected) / information,
        max(LEAST_DEVIATION, sqrt(1 / information)),
        before.answers + 1,
        before.right + is_right,
    )
