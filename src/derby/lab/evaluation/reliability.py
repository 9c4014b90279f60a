"""Reliability: chances given, against what came true, sorted into ten bins; as a table and as a plot."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

BINS = 10
SIDE, LEFT, TOP = 400, 60, 40
"""Of the plot."""
INK = "#b5482f"


class Forecast(NamedTuple):
    """A bet that could be placed, what the odds gave it, and what became of it."""

    chance: float
    came_true: bool
    third_bet: bool
    placed: bool
    """Whether the seat then chose just this bet."""


class Bin(msgspec.Struct, frozen=True):
    """The bets that were given about the same chance."""

    low: float
    high: float
    mean_chance: float
    """0 without any bets here."""
    share_true: float
    count: int


class Reliability(msgspec.Struct, frozen=True):
    """The odds of some bets, against what came true."""

    bets: int
    calibration_error: float
    """Expected calibration error: by how much chance and truth differ, the mean over all bets, bin by bin."""
    brier_score: float
    """The mean square of chance less truth."""
    brier_score_of_mean: float
    """The same for somebody who gives every bet the overall share."""
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
    """For people, in Markdown."""
    lines = ["| given | mean chance | came true | bets |", "|---|---|---|---|"]
    for one in reliability.bins:
        if one.count:
            given = f"{one.low:.0%} – {one.high:.0%}"
            lines.append(f"| {given} | {one.mean_chance:.1%} | {one.share_true:.1%} | {one.count:,} |")
    return "\n".join(lines)


def reliability_plot(reliability: Reliability, title: str) -> str:
    """An SVG: the chance given to the right, the share that came true upwards; a dot's area is its number of bets."""
    width, height = LEFT + SIDE + 30, TOP + SIDE + 60
    middle = SIDE // 2
    dots = [one for one in reliability.bins if one.count]
    line = " ".join(f"{_right(one.mean_chance):.1f},{_down(one.share_true):.1f}" for one in dots)
    most = max([one.count for one in dots], default=1)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
            ' font-size="12" fill="#222">',
            f"<title>{_escaped(title)}</title>",
            '<rect width="100%" height="100%" fill="#fff"/>',
            f'<text x="{LEFT}" y="24" font-size="14">{_escaped(title)}</text>',
            *map(_grid_line, range(0, 11, 2)),
            f'<path d="M{LEFT} {TOP + SIDE}L{LEFT + SIDE} {TOP}" stroke="#888" stroke-dasharray="4 4"/>',
            f'<text x="{LEFT + middle}" y="{TOP + SIDE + 42}" text-anchor="middle">chance given</text>',
            f'<text transform="translate(16 {TOP + middle}) rotate(-90)" text-anchor="middle">came true</text>',
            f'<polyline points="{line}" fill="none" stroke="{INK}"/>',
            *(_dot(one, most) for one in dots),
            "</svg>\n",
        ]
    )


def _grid_line(tenth: int) -> str:
    x, y = _right(tenth / 10), _down(tenth / 10)
    return (
        f'<path d="M{x:g} {TOP}v{SIDE}M{LEFT} {y:g}h{SIDE}" stroke="#ddd"/>'
        f'<text x="{x:g}" y="{TOP + SIDE + 18}" text-anchor="middle">{tenth * 10} %</text>'
        f'<text x="{LEFT - 8}" y="{y:g}" text-anchor="end" dominant-baseline="middle">{tenth * 10} %</text>'
    )


def _dot(one: Bin, most: int) -> str:
    radius = 2.5 + 9 * (one.count / most) ** 0.5
    told = f"given {one.mean_chance:.1%}, came true {one.share_true:.1%}, {one.count:,} bets"
    at = f'cx="{_right(one.mean_chance):.1f}" cy="{_down(one.share_true):.1f}"'
    return f'<circle {at} r="{radius:.1f}" fill="{INK}" fill-opacity=".8"><title>{told}</title></circle>'


def _right(chance: float) -> float:
    return LEFT + chance * SIDE


def _down(share: float) -> float:
    return TOP + (1 - share) * SIDE


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
