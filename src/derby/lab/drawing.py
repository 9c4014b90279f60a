"""Plots: small SVG pictures of figures with their intervals, drawn by hand in the colours of the vases.

Colours and type come from the page around them (`lab/balance/report.py`), so that they follow day, night and print.
"""

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from derby.lab.balance.figures import Figure, Form

LABEL, PLOT, NUMBER = 190, 300, 110
"""Widths of a row: its label, its picture, its number."""
ROW, TOP, FOOT = 22, 10, 26
BARS, BARS_HEIGHT = 560, 150


class Row(NamedTuple):
    """A figure with its name."""

    label: str
    figure: Figure
    form: Form


class _Scale(NamedTuple):
    low: float
    high: float
    left: float
    width: float

    def x(self, value: float) -> float:
        part = (value - self.low) / ((self.high - self.low) or 1.0)
        return self.left + self.width * min(max(part, 0.0), 1.0)


def dots(rows: Sequence[Row], even: float | None = None, beside: Sequence[Row] = ()) -> str:
    """A dot a figure, with its interval as a line; `even` is marked, and the axis has room for what stands beside."""
    values = [bound for row in (*rows, *beside) for bound in (row.figure.low, row.figure.high)]
    values += [] if even is None else [even]
    low, high = min(values), max(values)
    spare = 0.08 * (high - low) or 0.5
    scale = _Scale(min(low - spare, 0.0) if low >= 0 and low < 0.4 * high else low - spare, high + spare, LABEL, PLOT)
    foot = TOP + ROW * len(rows)
    parts = _axis(scale, foot, rows[0].form)
    if even is not None:
        parts.append(f'<path class="even" d="M{scale.x(even):.1f} {TOP - 4}V{foot}"/>')
    for number, row in enumerate(rows):
        parts += _dot(scale, TOP + ROW * number + ROW / 2, row)
    return _picture(LABEL + PLOT + NUMBER, foot + FOOT, parts)


def _dot(scale: _Scale, y: float, row: Row) -> list[str]:
    low, high = scale.x(row.figure.low), scale.x(row.figure.high)
    return [
        f'<text class="label" x="{LABEL - 10}" y="{y + 4:.1f}" text-anchor="end">{escape(row.label)}</text>',
        f'<path class="range" d="M{low:.1f} {y:.1f}H{high:.1f}M{low:.1f} {y - 4:.1f}v8M{high:.1f} {y - 4:.1f}v8"/>',
        f'<circle class="dot" cx="{scale.x(row.figure.value):.1f}" cy="{y:.1f}" r="4.5"/>',
        f'<text x="{LABEL + PLOT + 12}" y="{y + 4:.1f}">{row.figure.text(row.form)}</text>',
    ]


def _axis(scale: _Scale, foot: float, form: Form) -> list[str]:
    parts: list[str] = []
    for value in _ticks(scale.low, scale.high):
        x = scale.x(value)
        parts.append(f'<path class="grid" d="M{x:.1f} {TOP - 4}V{foot}"/>')
        parts.append(f'<text class="tick" x="{x:.1f}" y="{foot + 16}" text-anchor="middle">{_tick(value, form)}</text>')
    return parts


def _ticks(low: float, high: float, wanted: int = 5) -> list[float]:
    """Round numbers inside the range."""
    step = 10.0**-6
    steps = (2.0, 2.5, 2.0)
    at = 0
    while (high - low) / step > wanted:
        step *= steps[at % 3]
        at += 1
    first = -(-low // step)
    return [(first + place) * step for place in range(int((high - first * step) / step + 1e-9) + 1)]


def _tick(value: float, form: Form) -> str:
    return f"{100 * value:.3g}%" if form == "share" else f"{value:.3g}"


def bars(rows: Sequence[Row], mark: float | None = None) -> str:
    """A bar for each share, with its interval; `mark` is a place on the axis between the labels."""
    left, width = 44.0, BARS - 54.0
    most = max(row.figure.high for row in rows) or 1.0
    foot = TOP + BARS_HEIGHT
    each = width / len(rows)
    parts: list[str] = []

    def y(value: float) -> float:
        return foot - BARS_HEIGHT * value / most

    for value in _ticks(0.0, most, 4):
        parts.append(f'<path class="grid" d="M{left:.1f} {y(value):.1f}h{width:.1f}"/>')
        parts.append(
            f'<text class="tick" x="{left - 6:.1f}" y="{y(value) + 4:.1f}" text-anchor="end">'
            f"{_tick(value, 'share')}</text>"
        )
    for number, row in enumerate(rows):
        middle = left + each * (number + 0.5)
        top = y(row.figure.value)
        parts.append(
            f'<rect class="bar" x="{middle - 0.36 * each:.1f}" y="{top:.1f}" width="{0.72 * each:.1f}" '
            f'height="{foot - top:.1f}"><title>{escape(row.label)}: {row.figure.text(row.form)}</title></rect>'
        )
        parts.append(f'<path class="range" d="M{middle:.1f} {y(row.figure.low):.1f}V{y(row.figure.high):.1f}"/>')
        parts.append(
            f'<text class="tick" x="{middle:.1f}" y="{foot + 16}" text-anchor="middle">{escape(row.label)}</text>'
        )
    if mark is not None:
        parts.append(f'<path class="even" d="M{left + each * mark:.1f} {TOP - 4}V{foot}"/>')
    return _picture(BARS, foot + FOOT, parts)


def curve(rows: Sequence[Row], even: float, breaks: Sequence[tuple[int, str]]) -> str:
    """Shares over time as a line with a band; `breaks` name what begins at a row."""
    left, width, foot = 44.0, BARS - 54.0, TOP + BARS_HEIGHT + 14.0
    height = foot - TOP - 14.0

    def at(number: int) -> float:
        return left + width * number / max(len(rows) - 1, 1)

    def y(value: float) -> float:
        return foot - height * value

    parts: list[str] = []
    for quarter in range(5):
        parts.append(f'<path class="grid" d="M{left:.1f} {y(quarter / 4):.1f}h{width:.1f}"/>')
        parts.append(
            f'<text class="tick" x="{left - 6:.1f}" y="{y(quarter / 4) + 4:.1f}" text-anchor="end">'
            f"{25 * quarter}%</text>"
        )
    for number, name in breaks:
        parts.append(f'<path class="grid strong" d="M{at(number):.1f} {TOP + 6}V{foot:.1f}"/>')
        parts.append(f'<text class="tick" x="{at(number) + 5:.1f}" y="{TOP + 6}">{escape(name)}</text>')
    highs = [f"{at(number):.1f} {y(row.figure.high):.1f}" for number, row in enumerate(rows)]
    lows = [f"{at(number):.1f} {y(row.figure.low):.1f}" for number, row in enumerate(rows)]
    middles = [f"{at(number):.1f} {y(row.figure.value):.1f}" for number, row in enumerate(rows)]
    parts.append(f'<path class="band" d="M{"L".join(highs)}L{"L".join(reversed(lows))}Z"/>')
    parts.append(f'<path class="line" d="M{"L".join(middles)}"/>')
    parts.append(f'<path class="even" d="M{left:.1f} {y(even):.1f}h{width:.1f}"/>')
    return _picture(BARS, foot + 12, parts)


def _picture(width: float, height: float, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" role="img">{"".join(parts)}</svg>'
