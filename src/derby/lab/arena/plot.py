"""The result of an arena as a picture: a bar a bot with its interval, and a line at chance. An SVG, written by hand."""

from xml.sax.saxutils import escape

from derby.game.names import Variant
from derby.lab.arena.ratings import ArenaResult, BotResult

LEFT, BAR, RIGHT = 150, 420, 190
"""Widths: for the names, for shares from 0 to 1, for the numbers."""
TOP, ROW, BOTTOM = 56, 34, 40
TERRACOTTA, BLACK, GREY = "#b5482f", "#1f1a17", "#8a7f73"


def arena_plot(result: ArenaResult) -> str:
    """The document of the picture."""
    height = TOP + ROW * len(result.bots) + BOTTOM
    width = LEFT + BAR + RIGHT
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
            'font-family="sans-serif" font-size="13" role="img">',
            f"<title>{escape(plot_title(result))}</title>",
            f'<rect width="{width}" height="{height}" fill="#fbf6ec"/>',
            _text(16, 26, plot_title(result), size=14),
            *_axis(result.chance, height - BOTTOM),
            *(part for row, bot in enumerate(result.bots) for part in _row(bot, TOP + ROW * row)),
            "</svg>\n",
        ]
    )


def plot_title(result: ArenaResult) -> str:
    everything = len(result.variants) == len(Variant)
    variants = "all variants" if everything else ", ".join(result.variants) or "base game"
    thought = f"{result.ms:g} ms a move" if result.ms is not None else f"{result.rounds} rounds a move"
    return f"Win share per seat: {result.games:,} games, {result.seats} seats, {variants}, {thought}"


def _x(share: float) -> str:
    return f"{LEFT + BAR * share:.1f}"


def _axis(chance: float, foot: int) -> list[str]:
    parts: list[str] = []
    for quarter in range(5):
        x = _x(quarter / 4)
        parts.append(f'<path d="M{x} {TOP - 8}V{foot}" stroke="{GREY}" stroke-opacity=".25"/>')
        parts.append(_text(x, foot + 18, f"{quarter / 4:.0%}", anchor="middle", fill=GREY))
    parts.append(f'<path d="M{_x(chance)} {TOP - 8}V{foot}" stroke="{BLACK}" stroke-dasharray="5 4"/>')
    parts.append(_text(_x(chance), foot + 32, "chance", anchor="middle", fill=BLACK))
    return parts


def _row(bot: BotResult, top: int) -> list[str]:
    middle = top + ROW // 2 - 4
    low, high = _x(bot.low), _x(bot.high)
    numbers = f"{bot.win_share:.1%} ({bot.low:.1%} to {bot.high:.1%})"
    return [
        _text(LEFT - 10, middle + 5, bot.name, anchor="end"),
        f'<rect x="{LEFT}" y="{middle - 9}" width="{BAR * bot.win_share:.1f}" height="18" fill="{TERRACOTTA}"/>',
        f'<path d="M{low} {middle}H{high}M{low} {middle - 5}v10M{high} {middle - 5}v10" stroke="{BLACK}" '
        'stroke-width="1.6"/>',
        _text(LEFT + BAR + 14, middle + 5, numbers),
    ]


def _text(x: object, y: int, text: str, *, anchor: str = "start", size: int = 13, fill: str = BLACK) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-size="{size}" fill="{fill}">{escape(text)}</text>'
