"""What is due at a table without anybody's message: bots' turns, planned cards, auto-pass, clocks and leavers."""

from collections.abc import Sequence

from msgspec import structs

from derby.game.names import Stage
from derby.rules.action_codes import PASS
from derby.tables.entries import SERVED, TIMED, Acted, PlannedCardDropped, SeatHandedOver, TableEntry, TimeNoted
from derby.tables.seat import Seat
from derby.tables.state import TableState

AT_ONCE = 0
OTHERS_MOMENTS = (Stage.CARD_PLAYED, Stage.AFTER_CARD, Stage.FATE)
"""Moments around a card; by correspondence whoever passes by itself does so in these, if it is another's card."""

NOTED_MS = 20_000
"""How long a seat thinks before that is written down, at the least. So much is forgotten if the server fails."""
NOTED_PART = 10
"""Nor is it written down before a tenth of what is left has passed: a seat with days to think writes little."""


def due_at(state: TableState) -> int | None:
    """When something is due, by the steady clock; None for never."""
    game = state.game
    number = game.seat_to_act if game is not None else None
    if number is None or state.other_rules:
        return None
    if state.planned is not None and planned_card(state):
        return AT_ONCE
    if not state.is_waited_for:
        return None
    seat = state.seats[number]
    if seat.is_played_by_bot or auto_pass(state):
        return AT_ONCE
    moments: list[int] = []
    if state.somebody_is_away:
        moments = [moment for moment in map(state.bot_plays_at, range(len(state.seats))) if moment is not None]
    if (thinking := state.thinking_seat) is not None:
        is_noted = not state.is_full and not state.is_correspondence
        noted = min(thinking.left_ms, noted_after(thinking)) if is_noted else thinking.left_ms
        moments.append(state.counted_to + noted)
    return min(moments) if moments else None


def hand_overs(state: TableState, now: int) -> list[TableEntry]:
    """Bots take the seats of those who left or have no time left."""
    if state.game is None or state.game.is_over or not state.is_waited_for:
        return []
    found: list[TableEntry] = []
    time_is_up = state.time_is_up_at()
    for number, seat in enumerate(state.seats):
        if seat.guest is None or seat.handed_over:
            continue
        bot_plays_at = state.bot_plays_at(number)
        if bot_plays_at is not None and bot_plays_at <= now:
            found.append(SeatHandedOver(number, "left"))
        elif number == state.game.seat_to_act and time_is_up is not None and time_is_up <= now:
            found.append(SeatHandedOver(number, "time"))
    return found


def time_noted(state: TableState, now: int) -> list[TableEntry]:
    """Write down what the seat to act has thought, if that is long; by correspondence it is known from the entries."""
    seat = None if state.is_full or state.is_correspondence else state.thinking_seat
    return [TimeNoted()] if seat is not None and state.counted_to + noted_after(seat) <= now else []


def noted_after(seat: Seat) -> int:
    """How long a seat may think on a clock before that is written down."""
    return max(NOTED_MS, seat.left_ms // NOTED_PART)


def with_thought(state: TableState, written: Sequence[TableEntry], now: int) -> Sequence[TableEntry]:
    """The same entries; the first that can do it says what the seat to act has thought, by the steady clock.

    Unless it says that already: then the rest counts for nobody.
    """
    if state.is_correspondence:
        return [_served(entry, now + state.served_ahead_ms) for entry in written]
    if state.settings.clock.kind == "none" or state.game is None:
        return written
    thought_ms = max(0, now - state.counted_to) if state.thinking_seat is not None else 0
    timed: list[TableEntry] = []
    for entry in written:
        if isinstance(entry, TIMED):
            timed.append(entry if entry.thought_ms is not None else structs.replace(entry, thought_ms=thought_ms))
            thought_ms = 0
        else:
            timed.append(entry)
    return timed


def planned_card(state: TableState) -> list[TableEntry]:
    """Play the slow card that was planned, if it is due, or drop it if it can't be played; nothing until then."""
    game, planned = state.game, state.planned
    if game is None or planned is None:
        return []
    if game.stage is Stage.SLOW_CARD and game.seat_to_act == planned.seat:
        if planned.code in game.legal_codes():
            return [Acted(planned.seat, planned.code, None, "planned")]
    else:
        view = game.public_view()
        if view.turn == planned.seat and view.fast_card_holder is not None:
            return []  # powers come between the two cards
    return [PlannedCardDropped(planned.seat, planned.code)]


def _served(entry: TableEntry, served_ms: int) -> TableEntry:
    return structs.replace(entry, served_ms=served_ms) if isinstance(entry, SERVED) else entry


def auto_pass(state: TableState) -> list[TableEntry]:
    """Pass for the seat to act, if it wants that and is asked for a power.

    By correspondence it passes by itself only in the turns of others, around their cards: there everybody would wait
    for every seat at every card. A power whose moment is missed is not spent by the bot that decides instead.
    """
    game = state.game
    number = game.seat_to_act if game is not None else None
    if game is None or number is None:
        return []
    seat = state.seats[number]
    if state.is_correspondence:
        is_others = game.stage in OTHERS_MOMENTS and game.public_view().turn != number
        passes = seat.returns or (seat.auto_pass and not seat.is_played_by_bot and is_others)
    else:
        passes = seat.auto_pass and not seat.is_played_by_bot
    if not passes or PASS not in game.legal_codes():
        return []
    return [Acted(number, PASS, None, "auto-pass")]


def seat_of_bot(state: TableState) -> int | None:
    """The seat to act, if a bot plays it and somebody waits for it."""
    game = state.game
    seat = game.seat_to_act if game is not None else None
    return seat if seat is not None and state.is_waited_for and state.seats[seat].is_played_by_bot else None
