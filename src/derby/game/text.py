"""The table as plain text: the race, the seats and their bets, the cardholders. Secrets of others are hidden."""

from collections.abc import Iterable, Sequence

from derby.game.names import BET_CARD_LETTERS, MOVEMENT_CARD_NAMES, Stage
from derby.game.set_up import SetUp
from derby.game.view import Bet, Flyer, Holder, Seat, View

UNKNOWN_FINISH = 24
"""How many sectors are drawn where the edition isn't known."""


def table_text(view: View, set_up: SetUp | None = None) -> str:
    """What a viewer sees. With the set-up, lines are drawn on the track and cards show their values."""
    parts = [_heading(view), _race(view, set_up), _seats(view), _holders(view, set_up), zeus_text(view)]
    return "\n\n".join(parts)


def _heading(view: View) -> str:
    if view.stage is Stage.GAME_OVER:
        best = max(view.points)
        winners = " and ".join(seat.god for seat in view.seats if seat.points == best)
        return f"The game is over: {winners} won with {best} points"
    decides = "chance decides"
    if view.seat_to_act is not None:
        decides = f"{view.seats[view.seat_to_act].god} decides (seat {view.seat_to_act})"
    return f"Race {view.race + 1} of 3 · {view.stage} · {decides}"


def _race(view: View, set_up: SetUp | None) -> str:
    """A lane for each creature, in their ranking; `┆` is the mid-race line, `║` the finish line."""
    if set_up is None:
        finish, mid_race = max([UNKNOWN_FINISH, *(flyer.sector for flyer in view.track)]), -1
    else:
        finish, mid_race = set_up.edition.track.finish_line_after, set_up.edition.track.mid_race_line(set_up.seats)
    scale = ("0" + "".join(f"{sector:>5}" for sector in range(5, finish + 1, 5))).ljust(finish + 1)
    rows = [("", "", _lined(scale, mid_race, " "), "sector", "tokens")]
    for place, flyer in enumerate(view.track, start=1):
        lane = ["·"] * (finish + 1)
        if flyer.sector <= finish:
            lane[flyer.sector] = flyer.creature.letter
        passed = flyer.creature.letter if flyer.sector > finish else " "
        text = f"{_lined(''.join(lane), mid_race, '┆')}║{passed}"
        rows.append((f"{place}", flyer.creature, text, _sector(flyer), str(flyer.tokens)))
    return _table(rows, right=(3, 4))


def _lined(lane: str, mid_race: int, line: str) -> str:
    return lane if mid_race < 0 else f"{lane[: mid_race + 1]}{line}{lane[mid_race + 1 :]}"


def _sector(flyer: Flyer) -> str:
    return "out" if flyer.disqualified else "finish" if flyer.finished else str(flyer.sector)


def _seats(view: View) -> str:
    powers = any(seat.powers for seat in view.seats)
    rows = [("", "seat", "points", "bets", "powers" if powers else "")]
    for number, seat in enumerate(view.seats):
        mark = ("▶" if number == view.seat_to_act else " ") + ("★" if number == view.first_player else " ")
        god = f"{number} {seat.god}{' (you)' if number == view.viewer else ''}"
        rows.append((mark, god, str(seat.points), _bets(seat), ", ".join(seat.powers)))
    return _table(rows, right=(2,))


def _bets(seat: Seat) -> str:
    return ", ".join(map(_bet, seat.bets)) or "-"


def _bet(bet: Bet) -> str:
    return f"{'?' if bet.card is None else BET_CARD_LETTERS[bet.card]} on {bet.creature}"


def _holders(view: View, set_up: SetUp | None) -> str:
    rows = [("", "cardholder", "cards")]
    for number, holder in enumerate(view.holders):
        right = (number + 1) % len(view.seats)
        between = f"{number} {view.seats[number].god} | {view.seats[right].god}"
        rows.append(("  ", between, _cards(holder, set_up)))
    return _table(rows)


def _cards(holder: Holder, set_up: SetUp | None) -> str:
    if not holder.size:
        return "-"
    return f"{holder.size} hidden" if holder.cards is None else "  ".join(_named(holder.cards, set_up))


def _named(cards: Iterable[int], set_up: SetUp | None) -> list[str]:
    if set_up is None:
        return [MOVEMENT_CARD_NAMES[card] for card in cards]
    return [
        f"{card} {card.fast}/{card.slow}{f'+{card.trick}' * bool(card.trick)}"
        for card in map(set_up.cards.__getitem__, cards)
    ]


def zeus_text(view: View) -> str:
    """The Zeus deck, what Zeus has drawn from it, and the discard pile, in one line."""
    zeus = [
        f"{view.protections} protection {'card' if view.protections == 1 else 'cards'}",
        *(MOVEMENT_CARD_NAMES[card] for card in view.zeus_deck),
    ]
    drawn = f" · drawn: {', '.join(MOVEMENT_CARD_NAMES[card] for card in view.drawn)}" if view.drawn else ""
    return f"Zeus deck: {', '.join(zeus)}{drawn} · discard pile: {len(view.discard)} cards"


def _table(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> str:
    """Columns in line, two spaces apart; `right` are those that end in line."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(
            cell.rjust(width) if at in right else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
    return "\n".join(line.rstrip() for line in lines)
