"""Figures: what many games show, each with its 95 % interval, and the differences between two studies.

A game is the unit: what happens several times in it is not independent. A figure is a sum over all games divided by
another, as points by games, or bets that came true by bets; its interval comes from the differences between games.
"""

from math import sqrt
from typing import TYPE_CHECKING, Literal

import msgspec

from derby.coach.intervals import students_quantile, wilson

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Floats = npt.NDArray[np.float64]

Form = Literal["share", "number"]


class Figure(msgspec.Struct, frozen=True):
    """A figure with its interval."""

    value: float
    low: float
    high: float
    count: float
    """What it was counted in, as games or bets."""

    def text(self, form: Form) -> str:
        half = (self.high - self.low) / 2
        if form == "share":
            return f"{self.value:.1%} ±{100 * half:.1f}"
        digits = 3 if 0 < half < 0.005 else 2
        return f"{self.value:.{digits}f} ±{half:.{digits}f}"


class Measure:
    """Something that is counted in every game."""

    def __init__(self, label: str, parts: "Floats", wholes: "Floats | None" = None, form: Form = "number") -> None:
        import numpy as np

        self.label = label
        self.form: Form = form
        self._parts: Floats = np.asarray(parts, np.float64)
        self._wholes: Floats = np.ones(len(self._parts)) if wholes is None else np.asarray(wholes, np.float64)
        self.count = float(self._wholes.sum())
        self.value = float(self._parts.sum()) / self.count if self.count else 0.0

    @property
    def games(self) -> int:
        return len(self._parts)

    def pulls(self) -> "Floats":
        """How far each game pulls the figure away; their mean is 0, and their spread is what makes it uncertain."""
        return (self._parts - self.value * self._wholes) * (self.games / self.count if self.count else 0.0)

    def figure(self) -> Figure:
        error = standard_error(self.pulls())
        half = _quantile(self.games) * error
        if self.form == "share" and self.count:
            # Wilson's interval for as many independent cases as have this error; where none differ, for all of them.
            independent = self.value * (1 - self.value) / error**2 if error > 1e-12 else self.count
            low, high = wilson(self.value, independent, _quantile(self.games))
            return Figure(self.value, low, high, self.count)
        return Figure(self.value, self.value - half, self.value + half, self.count)


def standard_error(pulls: "Floats") -> float:
    games = len(pulls)
    return sqrt(float((pulls**2).sum()) / (games - 1) / games) if games > 1 else 0.0


def difference(one: Measure, other: Measure) -> Figure:
    """How much more `other` shows than `one`, in games with the same deals, paired game by game."""
    apart = other.value - one.value
    half = _quantile(one.games) * standard_error(other.pulls() - one.pulls())
    return Figure(apart, apart - half, apart + half, other.count)


def _quantile(games: int) -> float:
    return students_quantile(max(games - 1, 1))
