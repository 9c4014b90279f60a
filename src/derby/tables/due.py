"""What is due at a table without anybody's message: bots' turns, planned cards, auto-pass, clocks and leavers."""

from derby.game.names import Stage
from derby.rules.action_codes import PASS
from derby.tables.entries import Acted, PlannedCardDropped, SeatHandedOver, TableEntry
from derby.tables.state import TableState

AT_ONCE = 0


def due_at(state: TableState, grace_ms: int) -> int | None:
    """When something is due, in milliseconds since 1970; None for never.

    `grace_ms` is how long a seat may be away before a bot plays it.
    """
    game = state.game
    if game is None or game.seat_to_act is None:
        return None
    if state.planned is not None and planned_card(state):
        return AT_ONCE
    if not state.is_waited_for:
        return None
    seat = game.seat_to_act
    moments = [
        other.away_since + grace_ms
        for other in (state.seats if state.somebody_is_away else ())
        if other.guest is not None and not other.present and not other.handed_over
    ]
    if state.seats[seat].is_played_by_bot or auto_pass(state):
        moments.append(AT_ONCE)
    elif (time_is_up := state.time_is_up_at()) is not None:
        moments.append(time_is_up)
    return min(moments, default=None)


def hand_overs(state: TableState, now: int, grace_ms: int) -> list[TableEntry]:
    """Bots take the seats of those who left or have no time left."""
    if state.game is None or state.game.is_over or not state.is_waited_for:
        return []
    found: list[TableEntry] = []
    time_is_up = state.time_is_up_at()
    for number, seat in enumerate(state.seats):
        if seat.guest is None or seat.handed_over:
            continue
        if not seat.present and seat.away_since + grace_ms <= now:
            found.append(SeatHandedOver(number, "left"))
        elif number == state.game.seat_to_act and time_is_up is not None and time_is_up <= now:
            found.append(SeatHandedOver(number, "time"))
    return found


def planned_card(state: TableState) -> list[TableEntry]:
    """Play the slow card that was planned, if it is due, or drop it if it can't be played; nothing until then."""
    game, planned = state.game, state.planned
    if game is None or planned is None:
        return []
    if game.stage is Stage.SLOW_CARD and game.seat_to_act == planned.seat:
        if planned.code in game.legal_codes():
            return [Acted(planned.seat, planned.code, None, "planned")]
    else:
        view = game.view(None)
        if view.turn == planned.seat and view.fast_card_holder is not None:
            return []  # powers come between the two cards
    return [PlannedCardDropped(planned.seat, planned.code)]


def auto_pass(state: TableState) -> list[TableEntry]:
    """Pass for the seat to act, if it wants that and is asked for a power."""
    game = state.game
    seat = game.seat_to_act if game is not None else None
    if game is None or seat is None or not state.seats[seat].auto_pass or PASS not in game.legal_codes():
        return []
    return [Acted(seat, PASS, None, "auto-pass")]


def seat_of_bot(state: TableState) -> int | None:
    """The seat to act, if a bot plays it and somebody waits for it."""
    game = state.game
    seat = game.seat_to_act if game is not None else None
    return seat if seat is not None and state.is_waited_for and state.seats[seat].is_played_by_bot else None
