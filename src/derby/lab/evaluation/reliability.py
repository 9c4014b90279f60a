"""Reliability: chances given, against what came true, sorted into ten bins; as a table and as a plot."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from derby.lab.drawing import Point, scatter

BINS = 10


class Forecast(NamedTuple):
    """A bet that could be placed, what the odds gave it, and what became of it."""

    chance: float
    came_true: bool
    third_bet: bool
    placed: bool
    """Whether the seat then chose this bet."""


class Bin(msgspec.Struct, frozen=True):
    """The bets that were given about the same chance."""

    low: float
    high: float
    mean_chance: float
    """0 if there are no bets here."""
    share_true: float
    count: int


class Reliability(msgspec.Struct, frozen=True):
    """The odds of some bets, against what came true."""

    bets: int
    calibration_error: float
    """Expected calibration error: by how much chance and truth differ, the mean over all bets, bin by bin."""
    brier_score: float
    """The mean square of the difference between chance and truth."""
    brier_score_of_mean: float
    """The same if every bet is given the overall share."""
    bins: tuple[Bin, ...]


def reliability(forecasts: Iterable[Forecast]) -> Reliability:
    """Sort the forecasts into ten bins, and compare."""
    count, chances, true = [0] * BINS, [0.0] * BINS, [0] * BINS
    square = 0.0
    for forecast in forecasts:
        place = min(int(forecast.chance * BINS), BINS - 1)
        count[place] += 1
        chances[place] += forecast.chance
        true[place] += forecast.came_true
        square += (forecast.chance - forecast.came_true) ** 2
    bets = max(sum(count), 1)
    overall = sum(true) / bets
    bins = tuple(
        Bin(
            place / BINS,
            (place + 1) / BINS,
            chances[place] / max(count[place], 1),
            true[place] / max(count[place], 1),
            count[place],
        )
        for place in range(BINS)
    )
    error = sum(abs(chances[place] - true[place]) for place in range(BINS)) / bets
    return Reliability(sum(count), error, square / bets, overall * (1 - overall), bins)


def reliability_table(reliability: Reliability) -> str:
    """As text, in Markdown."""
    lines = ["| given | mean chance | came true | bets |", "|---|---|---|---|"]
    for one in reliability.bins:
        if one.count:
            given = f"{one.low:.0%} – {one.high:.0%}"
            lines.append(f"| {given} | {one.mean_chance:.1%} | {one.share_true:.1%} | {one.count:,} |")
    return "\n".join(lines)


def reliability_plot(reliability: Reliability, title: str) -> str:
    """An SVG: the chance given to the right, the share that came true upwards; a dot's area is its number of bets."""
    points = [
        Point(
            one.mean_chance,
            one.share_true,
            one.count,
            f"given {one.mean_chance:.1%}, came true {one.share_true:.1%}, {one.count:,} bets",
        )
        for one in reliability.bins
        if one.count
    ]
    return scatter(points, "chance given", "came true").standalone(title)
