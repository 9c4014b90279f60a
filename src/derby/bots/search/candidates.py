"""Candidates: the actions in the running, and what is known of them and of those that dropped out."""

from collections.abc import Sequence
from math import ceil, sqrt

import msgspec

from derby.bots.policy.card_choice import CODE

CLEARLY = 3.0
"""How many standard errors make an action clearly worse."""
FEWEST_ROUNDS = 12
"""Before that, no action drops out."""


class Searched(msgspec.Struct, frozen=True):
    """What a search found."""

    codes: tuple[int, ...]
    """The codes of actions, or of whole turns."""
    values: tuple[float, ...]
    """The mean value of each."""
    rounds: int
    completions: int

    @property
    def best(self) -> int:
        return max(zip(self.values, self.codes, strict=True), key=lambda pair: pair[0])[1] & CODE

    def best_to(self, digits: int) -> int:
        """The best one; of those whose values are equal to so many digits, the first."""
        return max(zip(self.values, self.codes, strict=True), key=lambda pair: round(pair[0], digits))[1] & CODE


class Candidates:
    def __init__(self, codes: list[int]) -> None:
        self.alive = codes
        self.rounds = 0
        self.completions = 0
        self._codes = tuple(codes)
        self._sum = dict.fromkeys(codes, 0.0)
        self._square = dict.fromkeys(codes, 0.0)
        self._count = dict.fromkeys(codes, 0)

    def add(self, rounds: int, sums: Sequence[float], squares: Sequence[float]) -> None:
        self.rounds += rounds
        self.completions += rounds * len(self.alive)
        for code, added, square in zip(self.alive, sums, squares, strict=True):
            self._sum[code] += float(added)
            self._square[code] += float(square)
            self._count[code] += rounds

    def mean(self, code: int) -> float:
        return self._sum[code] / self._count[code] if self._count[code] else 0.0

    def drop(self) -> None:
        """Drop what is clearly worse than the best."""
        if self.rounds < FEWEST_ROUNDS:
            return
        best = max(self.alive, key=self.mean)
        most, error = self.mean(best), self._error(best)
        self.alive = [
            code
            for code in self.alive
            if code == best or most - self.mean(code) < CLEARLY * sqrt(error**2 + self._error(code) ** 2)
        ]

    def halve(self, spent: float) -> None:
        """Keep fewer of the best as time passes: all at first, two at the end."""
        if self.rounds >= FEWEST_ROUNDS:
            keep = max(2, ceil(len(self._codes) ** (1.0 - min(spent, 1.0))))
            self.alive = sorted(self.alive, key=self.mean, reverse=True)[:keep]

    def _error(self, code: int) -> float:
        """The standard error of the mean, without the luck that all actions share."""
        return sqrt(max(self._square[code], 1e-6)) / self._count[code]

    def searched(self) -> Searched:
        # Actions that dropped out keep their place but can't win: only the others were tried in all worlds.
        values = tuple(self.mean(code) if code in self.alive else self.mean(code) - 1.0 for code in self._codes)
        return Searched(self._codes, values, self.rounds, self.completions)
