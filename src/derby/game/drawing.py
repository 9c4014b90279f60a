"""The table as a picture: a frieze with the race, the seats with their bets, the cardholders between them.

What a viewer may not see is drawn face down.
"""

from collections.abc import Iterable

from derby.editions import BetCard, Card, olympus
from derby.game.figures import (
    CLAY,
    CLAY_LIGHT,
    FLESH,
    GLAZE,
    GOLD,
    IVORY,
    LINE,
    MID_RACE,
    MUTED,
    RAISED,
    shield,
    symbols_of,
)
from derby.game.names import BET_CARD_LETTERS, MOVEMENT_CARD_NAMES, Creature, God, Stage
from derby.game.set_up import SetUp
from derby.game.text import UNKNOWN_FINISH, zeus_text
from derby.game.view import Bet, Flyer, Holder, View

WIDTH = 1000
MARGIN = 24
LANE = 52
GAP = 16
COLUMNS = 4
"""The most seats in a row."""
CARD_WIDTH, CARD_HEIGHT = 35, 54

SHORT = {
    "first": "1st", "second": "2nd", "third": "3rd", "fourth": "4th", "fifth": "5th", "sixth": "6th",
    "last": "last", "next to last": "next to last", "disqualified": "out",
}  # fmt: skip

STYLE = f"""
text{{font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;fill:{GLAZE}}}
.title{{font:700 24px Georgia,'Times New Roman',serif}} .name{{font:700 16px Georgia,'Times New Roman',serif}}
.small{{font-size:12px;fill:{MUTED}}} .value{{font-size:13px;font-weight:700}} .middle{{text-anchor:middle}}
.trick{{font-size:10px;font-weight:700}} .end{{text-anchor:end}} .letter{{fill:none;stroke:{GLAZE};stroke-width:6.5}}
""".replace("\n", " ")


def table_svg(view: View, set_up: SetUp | None = None) -> str:
    """What a viewer sees. With the set-up, the track has its lines and cards show their values."""
    race, race_height = _race(view, set_up)
    top, count = 64 + race_height + 26, len(view.seats)
    columns = count if count <= COLUMNS else count // 2 + count % 2
    width = (WIDTH - 2 * MARGIN + GAP) / columns - GAP
    seat = 67 + 27 * max(len(seat.bets) for seat in view.seats)
    holder = max(_holder_height(holder, width) for holder in view.holders)
    row = seat + GAP + holder + (GAP if holder else 0)
    panels: list[str] = []
    for number in range(count):
        x, y = MARGIN + number % columns * (width + GAP), top + number // columns * row
        panels.append(_seat(view, number, set_up, x, y, width, seat))
        if holder:
            panels.append(_holder(view, number, set_up, x, y + seat + GAP, width, holder))
    bottom = top + -(-count // columns) * row
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 44:.0f}" width="100%" '
        f'style="max-width:{WIDTH}px" role="img"><title>Divinity Derby</title><style>{STYLE}</style>'
        f"<defs>{''.join(map(symbols_of, Creature))}</defs>"
        f'<rect width="{WIDTH}" height="{bottom + 44:.0f}" rx="14" fill="{IVORY}"/>'
        f"{_heading(view)}{race}{''.join(panels)}{_zeus(view, bottom + 8)}</svg>"
    )


def _use(symbol: str, x: float, y: float, size: float) -> str:
    return f'<use href="#derby-{symbol}" x="{x:.1f}" y="{y:.1f}" width="{size:g}" height="{size:g}"/>'


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{text}</text>'


def _box(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{fill}" {more}/>'


def god_name(god: God) -> str:
    return "Yù Huáng" if god is God.YU_HUANG else god.title()


def _heading(view: View) -> str:
    if view.stage is Stage.GAME_OVER:
        winners = " and ".join(god_name(seat.god) for seat in view.seats if seat.points == max(view.points))
        return _text(MARGIN, 42, f"{winners} won with {max(view.points)} points", "title")
    decides = "chance decides" if view.seat_to_act is None else f"{god_name(view.seats[view.seat_to_act].god)} decides"
    stage = view.stage.replace("-", " ")
    return _text(MARGIN, 42, f"Race {view.race + 1} of 3", "title") + _text(
        WIDTH - MARGIN, 42, f"{stage} · {decides}", "name end"
    )


def _race(view: View, set_up: SetUp | None) -> tuple[str, float]:
    """A frieze with a lane for each creature, in their ranking, best first."""
    track = set_up.edition.track if set_up else None
    finish = track.finish_line_after if track else max([UNKNOWN_FINISH, *(flyer.sector for flyer in view.track)])
    left, top, right = MARGIN + 96, 64.0, WIDTH - MARGIN - 76
    step = (right - left) / (finish + 1)
    height = len(view.track) * LANE
    parts = [_box(MARGIN, top, WIDTH - 2 * MARGIN, height + 24, CLAY, f'rx="8" stroke="{GLAZE}" stroke-width="3"')]
    for sector in range(finish + 1):
        x = left + sector * step
        if sector % 2:
            parts.append(_box(x, top + 2, step, height, CLAY_LIGHT))
        if sector % 5 == 0 or sector == finish:
            parts.append(_text(x + step / 2, top + height + 17, str(sector), "small middle"))
    for seat in view.seats:
        if seat.fate_token is not None:
            parts.append(shield(seat.god, left + (seat.fate_token + 0.5) * step - 10, top + height + 3, 20))
    if set_up and track:
        x = left + (track.mid_race_line(set_up.seats) + 1) * step
        parts.append(f'<path d="M{x:.1f} {top + 2}v{height}" stroke="{MID_RACE}" stroke-width="4"/>')
    for row in range(len(view.track) * 4):
        shade = (GLAZE, FLESH)[row % 2]
        parts.append(_box(right, top + 2 + row * LANE / 4, 6, LANE / 4, shade))
        parts.append(_box(right + 6, top + 2 + row * LANE / 4, 6, LANE / 4, (FLESH, GLAZE)[row % 2]))
    for place, flyer in enumerate(view.track):
        y = top + place * LANE
        if place:
            parts.append(f'<path d="M{MARGIN} {y:g}H{WIDTH - MARGIN}" stroke="{LINE}" stroke-opacity=".45"/>')
        parts.append(_lane(place, flyer, y, left, step, right, finish))
    return "".join(parts), height + 24


def _lane(place: int, flyer: Flyer, y: float, left: float, step: float, right: float, finish: int) -> str:
    size = LANE
    middle = right + 46 if flyer.sector > finish else left + (flyer.sector + 0.5) * step
    parts = [
        _text(MARGIN + 18, y + 33, str(place + 1), "name middle"),
        _use(f"{flyer.creature}-token", MARGIN + 32, y + 11, 32),
    ]
    for token in range(flyer.tokens):
        parts.append(f'<circle cx="{MARGIN + 74}" cy="{y + 14 + token * 12:g}" r="4" fill="{GLAZE}"/>')
    figure = _use(flyer.creature, middle - size / 2, y + 1, size)
    if flyer.disqualified:
        cross = f'<path d="M{middle - 18:.1f} {y + 8:g}l36 36m0-36l-36 36" stroke="#a81e14" stroke-width="5"/>'
        figure = f'<g opacity=".45">{figure}</g>{cross}'
    return "".join(parts) + figure


def _seat(view: View, number: int, set_up: SetUp | None, x: float, y: float, width: float, height: float) -> str:
    seat, decides = view.seats[number], number == view.seat_to_act
    edge = f'rx="8" stroke="{GOLD if decides else LINE}" stroke-width="{4 if decides else 1}"'
    parts = [_box(x, y, width, height, RAISED, edge), shield(seat.god, x + 10, y + 10, 44)]
    parts.append(_text(x + 62, y + 30, god_name(seat.god), "name"))
    powers = [f"{len(seat.powers)} power{'s' * (len(seat.powers) > 1)}"] if seat.powers else []
    notes = (
        [f"seat {number}", *powers]
        + ["first player"] * (number == view.first_player)
        + ["you"] * (number == view.viewer)
    )
    parts.append(_text(x + 62, y + 48, " · ".join(notes), "small"))
    parts.append(_text(x + width - 12, y + 33, str(seat.points), "title end"))
    for row, bet in enumerate(seat.bets):
        parts.append(_bet(bet, set_up.bet_cards if set_up else (), x + 10, y + 60 + row * 27, width - 20))
    return "".join(parts)


def _bet(bet: Bet, bet_cards: tuple[BetCard, ...], x: float, y: float, width: float) -> str:
    parts = [_use(f"{bet.creature}-token", x, y, 24)]
    if bet.card is None:
        parts.append(_box(x + 32, y + 2, 16, 20, GLAZE, f'rx="2.5" stroke="{CLAY}" stroke-width="2"'))
        return "".join(parts)
    parts.append(_box(x + 32, y + 2, 16, 20, FLESH, f'rx="2.5" stroke="{GLAZE}"'))
    parts.append(_text(x + 40, y + 17, BET_CARD_LETTERS[bet.card], "value middle"))
    if bet_cards:
        card = bet_cards[bet.card]
        parts.append(_text(x + 56, y + 17, _places(card), "small"))
        parts.append(_text(x + width, y + 17, str(card.points), "value end"))
    return "".join(parts)


def _places(card: BetCard) -> str:
    *others, last = [SHORT[place] for place in card.places]
    return f"{', '.join(others)} or {last}" if others else last


def _per_row(width: float) -> int:
    return int((width - 20 + 4) // (CARD_WIDTH + 4))


def _holder_height(holder: Holder, width: float) -> float:
    return 36 + -(-holder.size // _per_row(width)) * (CARD_HEIGHT + 5) if holder.size else 0


def _holder(view: View, number: int, set_up: SetUp | None, x: float, y: float, width: float, height: float) -> str:
    holder, right = view.holders[number], (number + 1) % len(view.seats)
    title = f"{god_name(view.seats[number].god)} | {god_name(view.seats[right].god)}"
    parts = [_box(x, y, width, height, CLAY_LIGHT, f'rx="8" stroke="{LINE}"'), _text(x + 10, y + 20, title, "small")]
    cards: Iterable[int | None] = [None] * holder.size if holder.cards is None else holder.cards
    for place, card in enumerate(cards):
        row, column = divmod(place, _per_row(width))
        parts.append(_card(card, set_up, x + 10 + column * (CARD_WIDTH + 4), y + 30 + row * (CARD_HEIGHT + 5)))
    return "".join(parts)


def _card(number: int | None, set_up: SetUp | None, x: float, y: float) -> str:
    """A movement card, face up or face down: the creature, fast and slow, and the sectors of its dirty trick."""
    edge = f'rx="4" stroke="{GLAZE}" stroke-width="1.2"'
    if number is None:
        inner = _box(
            x + 4, y + 4, CARD_WIDTH - 8, CARD_HEIGHT - 8, "none", f'rx="2" stroke="{CLAY}" stroke-width="1.5"'
        )
        bolt = f'<path fill="{CLAY}" d="M{x + 20:.1f} {y + 15:.1f}l-8 14h5l-3 11 9-15h-5l3-10z"/>'
        return _box(x, y, CARD_WIDTH, CARD_HEIGHT, GLAZE, edge) + inner + bolt
    card: Card | None = set_up.cards[number] if set_up else None
    creature = (card or olympus().cards[number]).creature
    face = _box(x, y, CARD_WIDTH, CARD_HEIGHT, FLESH, edge) + _use(f"{creature}-token", x + 3.5, y + 3, 28)
    if card is None:
        return face + _text(x + CARD_WIDTH / 2, y + 47, MOVEMENT_CARD_NAMES[number], "value middle")
    face += _text(x + CARD_WIDTH / 2, y + 47, f"{card.fast}/{card.slow}", "value middle")
    if card.trick:
        face += _box(x + 19, y - 3, 20, 14, GOLD, f'rx="7" stroke="{GLAZE}"')
        face += _text(x + 29, y + 8, f"+{card.trick}", "trick middle")
    return face


def _zeus(view: View, y: float) -> str:
    return _text(MARGIN, y + 10, zeus_text(view), "small")
