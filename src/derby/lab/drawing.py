"""Drawing: small SVG pictures of figures with their intervals, in the colours of the vases.

In a page colours and type come from the page, so that they follow day, night and print; `standalone` makes a picture
into a file with its own.
"""

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from derby.lab.figures import Figure, Form

LABEL, PLOT, NUMBER = 190, 300, 110
"""Widths of a row: its label, its picture, its number."""
ROW, TOP, FOOT = 22, 10, 26
BARS, BARS_HEIGHT = 560, 150
SIDE, LEFT = 400, 60
"""Of a scatter plot, and the space for its numbers."""
DAY = "--clay: #b5482f; --glaze: #1f1a17; --ivory: #fbf6ec; --ash: #8a7f73;"
STYLE = """
svg { max-width: 100%; height: auto; font: 12.5px Georgia, "Times New Roman", serif; }
svg text { fill: var(--glaze); } svg .tick { fill: var(--ash); }
.grid { stroke: var(--ash); stroke-opacity: .3; fill: none; } .grid.strong { stroke-opacity: .9; }
.even { stroke: var(--glaze); stroke-dasharray: 5 4; fill: none; }
.range { stroke: var(--glaze); stroke-width: 1.6; fill: none; }
.dot, .bar { fill: var(--clay); } .dot { stroke: var(--glaze); }
.line { stroke: var(--clay); stroke-width: 2.2; fill: none; } .band { fill: var(--clay); fill-opacity: .25; }
"""


class Row(NamedTuple):
    """A figure with its name."""

    label: str
    figure: Figure
    form: Form


class Point(NamedTuple):
    """A dot of a scatter plot."""

    x: float
    y: float
    weight: int
    label: str


class Picture(NamedTuple):
    """An SVG picture; as text it goes into a page."""

    width: float
    height: float
    parts: Sequence[str]

    def __str__(self) -> str:
        size = f'viewBox="0 0 {self.width:.0f} {self.height:.0f}" width="{self.width:.0f}"'
        return f'<svg {size} role="img">{"".join(self.parts)}</svg>'

    def standalone(self, title: str) -> str:
        """The document of a file, with the title above the picture."""
        width, height = f"{self.width + 20:.0f}", f"{self.height + 46:.0f}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img">'
            f"<title>{escape(title)}</title><style>svg {{ {DAY} }}{STYLE}</style>"
            f'<rect width="{width}" height="{height}" style="fill: var(--ivory)"/>'
            f'{_text(16, 26, title, anchor="start", kind="title")}<g transform="translate(10 40)">'
            f"{''.join(self.parts)}</g></svg>\n"
        )


class _Scale(NamedTuple):
    low: float
    high: float
    left: float
    width: float

    def x(self, value: float) -> float:
        part = (value - self.low) / ((self.high - self.low) or 1.0)
        return self.left + self.width * min(max(part, 0.0), 1.0)


def _text(x: float, y: float, text: str, *, anchor: str = "middle", kind: str = "tick") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _path(kind: str, way: str) -> str:
    return f'<path class="{kind}" d="{way}"/>'


def dots(rows: Sequence[Row], even: float | None = None, beside: Sequence[Row] = ()) -> Picture:
    """One dot per figure, with its interval as a line; `even` is marked, and the axis has room for `beside`."""
    values = [bound for row in (*rows, *beside) for bound in (row.figure.low, row.figure.high)]
    values += [] if even is None else [even]
    low, high = min(values), max(values)
    spare = 0.08 * (high - low) or 0.5
    scale = _Scale(min(low - spare, 0.0) if low >= 0 and low < 0.4 * high else low - spare, high + spare, LABEL, PLOT)
    foot = TOP + ROW * len(rows)
    parts: list[str] = []
    for value in _ticks(scale.low, scale.high):
        x = scale.x(value)
        parts += [_path("grid", f"M{x:.1f} {TOP - 4}V{foot}"), _text(x, foot + 16, _tick(value, rows[0].form))]
    if even is not None:
        parts.append(_path("even", f"M{scale.x(even):.1f} {TOP - 4}V{foot}"))
    for number, row in enumerate(rows):
        parts += _dot(scale, TOP + ROW * number + ROW / 2, row)
    return Picture(LABEL + PLOT + NUMBER, foot + FOOT, parts)


def _dot(scale: _Scale, y: float, row: Row) -> list[str]:
    low, high = scale.x(row.figure.low), scale.x(row.figure.high)
    return [
        _text(LABEL - 10, y + 4, row.label, anchor="end", kind="label"),
        _path("range", f"M{low:.1f} {y:.1f}H{high:.1f}M{low:.1f} {y - 4:.1f}v8M{high:.1f} {y - 4:.1f}v8"),
        f'<circle class="dot" cx="{scale.x(row.figure.value):.1f}" cy="{y:.1f}" r="4.5"/>',
        _text(LABEL + PLOT + 12, y + 4, row.figure.text(row.form), anchor="start", kind="number"),
    ]


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


def bars(rows: Sequence[Row], mark: float | None = None) -> Picture:
    """A bar for each share, with its interval; `mark` is a place on the axis between the labels."""
    left, width = 44.0, BARS - 54.0
    most = max(row.figure.high for row in rows) or 1.0
    foot = TOP + BARS_HEIGHT
    each = width / len(rows)
    parts: list[str] = []

    def y(value: float) -> float:
        return foot - BARS_HEIGHT * value / most

    for value in _ticks(0.0, most, 4):
        parts.append(_path("grid", f"M{left:.1f} {y(value):.1f}h{width:.1f}"))
        parts.append(_text(left - 6, y(value) + 4, _tick(value, "share"), anchor="end"))
    for number, row in enumerate(rows):
        middle = left + each * (number + 0.5)
        top = y(row.figure.value)
        parts.append(
            f'<rect class="bar" x="{middle - 0.36 * each:.1f}" y="{top:.1f}" width="{0.72 * each:.1f}" '
            f'height="{foot - top:.1f}"><title>{escape(row.label)}: {row.figure.text(row.form)}</title></rect>'
        )
        parts.append(_path("range", f"M{middle:.1f} {y(row.figure.low):.1f}V{y(row.figure.high):.1f}"))
        parts.append(_text(middle, foot + 16, row.label))
    if mark is not None:
        parts.append(_path("even", f"M{left + each * mark:.1f} {TOP - 4}V{foot}"))
    return Picture(BARS, foot + FOOT, parts)


def curve(rows: Sequence[Row], even: float, breaks: Sequence[tuple[int, str]]) -> Picture:
    """Shares over time as a line with a band; `breaks` name what begins at a row."""
    left, width, foot = 44.0, BARS - 54.0, TOP + BARS_HEIGHT + 14.0
    height = foot - TOP - 14.0

    def at(number: int) -> float:
        return left + width * number / max(len(rows) - 1, 1)

    def y(value: float) -> float:
        return foot - height * value

    parts: list[str] = []
    for quarter in range(5):
        parts.append(_path("grid", f"M{left:.1f} {y(quarter / 4):.1f}h{width:.1f}"))
        parts.append(_text(left - 6, y(quarter / 4) + 4, f"{25 * quarter}%", anchor="end"))
    for number, name in breaks:
        parts.append(_path("grid strong", f"M{at(number):.1f} {TOP + 6}V{foot:.1f}"))
        parts.append(_text(at(number) + 5, TOP + 6, name, anchor="start"))
    highs = [f"{at(number):.1f} {y(row.figure.high):.1f}" for number, row in enumerate(rows)]
    lows = [f"{at(number):.1f} {y(row.figure.low):.1f}" for number, row in enumerate(rows)]
    middles = [f"{at(number):.1f} {y(row.figure.value):.1f}" for number, row in enumerate(rows)]
    parts.append(_path("band", f"M{'L'.join(highs)}L{'L'.join(reversed(lows))}Z"))
    parts.append(_path("line", f"M{'L'.join(middles)}"))
    parts.append(_path("even", f"M{left:.1f} {y(even):.1f}h{width:.1f}"))
    return Picture(BARS, foot + 12, parts)


def scatter(points: Sequence[Point], across: str, up: str) -> Picture:
    """Shares against shares, from 0 to 1, with the diagonal; the area of a dot is its weight."""
    foot = TOP + SIDE

    def x(share: float) -> float:
        return LEFT + SIDE * share

    def y(share: float) -> float:
        return foot - SIDE * share

    parts: list[str] = []
    for fifth in range(6):
        share = fifth / 5
        parts.append(_path("grid", f"M{x(share):g} {TOP}v{SIDE}M{LEFT} {y(share):g}h{SIDE}"))
        parts.append(_text(x(share), foot + 18, f"{share:.0%}"))
        parts.append(_text(LEFT - 8, y(share) + 4, f"{share:.0%}", anchor="end"))
    parts.append(_path("even", f"M{LEFT} {foot}L{LEFT + SIDE} {TOP}"))
    parts.append(_text(LEFT + SIDE / 2, foot + 42, across, kind="label"))
    parts.append(f'<g transform="translate(16 {TOP + SIDE / 2}) rotate(-90)">{_text(0, 0, up, kind="label")}</g>')
    if points:
        parts.append(_path("line", "M" + "L".join(f"{x(point.x):.1f} {y(point.y):.1f}" for point in points)))
    most = max((point.weight for point in points), default=1)
    for point in points:
        radius = 2.5 + 9 * (point.weight / most) ** 0.5
        parts.append(
            f'<circle class="dot" cx="{x(point.x):.1f}" cy="{y(point.y):.1f}" r="{radius:.1f}">'
            f"<title>{escape(point.label)}</title></circle>"
        )
    return Picture(LEFT + SIDE + 30, foot + 50, parts)
