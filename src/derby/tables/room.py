"""A table as everybody sees it, the game aside: who sits where, what is played, and the clock."""

from typing import Literal

import msgspec

from derby.game.fairness import commitment
from derby.game.names import God, Variant
from derby.tables.seat import who_is
from derby.tables.settings import Clock, Level, TableSettings
from derby.tables.state import Phase, TableState


class SeatInfo(msgspec.Struct, frozen=True, gc=False):
    """Who sits at a seat."""

    kind: Literal["free", "person", "bot", "external"]
    name: str | None = None
    who: str | None = None
    """Names a person or an external bot at this table; the same in chat."""
    level: Level | None = None
    god: God | None = None
    """Chosen or, in the game, drawn."""
    present: bool = False
    handed_over: bool = False
    """Whether a bot plays for the person."""
    auto_pass: bool = False
    bank_ms: int | None = None
    """What was left of its bank when its decision began."""


class Room(msgspec.Struct, frozen=True, gc=False):
    """A table as everybody sees it."""

    table: str
    phase: Phase
    settings: TableSettings
    seats: tuple[SeatInfo, ...]
    host: str
    """The `who` of the host."""
    commitment: str | None
    """The SHA-256 of the seed that the game will have or has."""
    words: tuple[str, ...]
    """Of the seats that gave some, in their order; mixed into the chance."""
    rematch: str | None = None
    """The table of the rematch."""
    continues: str | None = None
    """The table whose game goes on here: whoever saw it knows what was dealt before, and the game counts for nobody."""


class RoomSummary(msgspec.Struct, frozen=True, gc=False):
    """A table in the lobby."""

    table: str
    phase: Phase
    seats: int
    free: int
    names: tuple[str | None, ...]
    variants: tuple[Variant, ...]
    clock: Clock


class ClockIs(msgspec.Struct, frozen=True, gc=False):
    """Until when the seat to act may think, by the server's clock, and what is left of every bank."""

    until_ms: int | None
    banks_ms: tuple[int, ...] | None = None


def room_of(state: TableState) -> Room:
    timed = state.settings.clock.kind == "bank" and state.game is not None
    return Room(
        state.table,
        state.phase,
        state.settings,
        tuple(
            SeatInfo(
                seat.kind(),
                seat.name,
                who_is(state.table, seat.guest) if seat.guest is not None else None,
                seat.level,
                seat.god,
                bool(seat.present),
                seat.handed_over,
                seat.auto_pass,
                seat.bank if timed else None,
            )
            for seat in state.seats
        ),
        who_is(state.table, state.host),
        commitment(bytes.fromhex(state.seed)) if state.seed else None,
        state.words_in_order(),
        state.rematch,
        state.continues,
    )


def summary_of(state: TableState) -> RoomSummary:
    return RoomSummary(
        state.table,
        state.phase,
        len(state.seats),
        sum(seat.is_free for seat in state.seats),
        tuple(seat.name or seat.level for seat in state.seats),
        state.settings.variants,
        state.settings.clock,
    )


def clock_of(state: TableState) -> ClockIs | None:
    if state.settings.clock.kind == "none" or state.phase != "playing":
        return None
    banks = tuple(seat.bank for seat in state.seats) if state.settings.clock.kind == "bank" else None
    return ClockIs(state.time_is_up_at(), banks)
