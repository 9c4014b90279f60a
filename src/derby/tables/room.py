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
    """What is left of its bank; of the seat that thinks, when that was written down last."""
    bot_plays_at_ms: int | None = None
    """When a bot will play for a person who is away, by the clock of `Entered.clock_ms`, if they don't come back."""
    agrees_to_hints: bool = False
    """Whether the person has agreed that all may ask for hints in the game."""
    hinted: bool = False
    """Whether it has asked for a hint: then the game counts for nobody."""
    returns: bool = False
    """Whether the person has taken it back, and plays as soon as the bot has made the decision it was handed."""


class Room(msgspec.Struct, frozen=True, gc=False):
    """A table as everybody sees it."""

    table: str
    phase: Phase
    settings: TableSettings
    seats: tuple[SeatInfo, ...]
    host: str
    """The `who` of the host; while the host is away, of the next person who is there."""
    commitment: str | None
    """The SHA-256 of the seed that the game will have or has."""
    words: tuple[str, ...]
    """Of the seats that gave some, in their order; mixed into the chance."""
    rematch: str | None = None
    """The table of the rematch."""
    continues: str | None = None
    """The table whose game goes on here: whoever saw it knows what was dealt before, and the game counts for nobody."""
    hints: bool = False
    """Whether hints may be asked for: one person plays against bots, or everybody has agreed; and the server's host."""
    deal: str | None = None
    """The deal that is played or shown here, if it is one that others play, too."""
    is_try: bool = False
    """Whether this is somebody's one try at it: there are no hints, no odds and no chat, and nobody plays for them."""
    other_rules: bool = False
    """Whether the game was begun by rules of another version: it waits until somebody says `PlayOn`."""
    offers_correspondence: bool = False
    """Whether the host may choose a clock of hours or days."""
    offers_open_watching: bool = False
    """Whether the host may let people watch with all cards open."""


class RoomSummary(msgspec.Struct, frozen=True, gc=False):
    """A table in the lobby."""

    table: str
    phase: Phase
    seats: int
    free: int
    names: tuple[str | None, ...]
    """Of people and external bots, seat by seat."""
    variants: tuple[Variant, ...]
    clock: Clock
    bots: tuple[Level, ...] = ()
    """The levels of the bots."""


class OwnGame(msgspec.Struct, frozen=True, gc=False):
    """A game that a guest has a seat in, being played or still to begin."""

    table: str
    phase: Phase
    race: int | None
    """0 for the first; null before the game."""
    seats: tuple[SeatInfo, ...]
    own: tuple[int, ...]
    """The guest's seats."""
    seat_to_act: int | None
    since_ms: int | None
    """Since when that seat is waited for; null before the game."""
    left_ms: int | None = None
    """By correspondence, how long that seat may still think."""


class ClockIs(msgspec.Struct, frozen=True, gc=False):
    """Until when the seat to act may think, by the clock of `Entered.clock_ms`, and what is left of every bank."""

    until_ms: int | None
    banks_ms: tuple[int, ...] | None = None


def room_of(state: TableState) -> Room:
    return Room(
        state.table,
        state.phase,
        state.settings,
        seats_of(state),
        who_is(state.table, state.acting_host),
        commitment(bytes.fromhex(state.seed)) if state.seed else None,
        state.words_in_order(),
        state.rematch,
        state.continues,
        state.has_hints,
        state.deal.deal if state.deal is not None else None,
        state.is_try,
        state.other_rules,
        state.offers_correspondence,
        state.offers_open_watching,
    )


def seats_of(state: TableState) -> tuple[SeatInfo, ...]:
    timed = state.settings.clock.kind == "bank" and state.game is not None
    return tuple(
        SeatInfo(
            seat.kind(),
            seat.name,
            who_is(state.table, seat.guest) if seat.guest is not None else None,
            seat.level,
            seat.god,
            bool(seat.present),
            seat.handed_over,
            seat.auto_pass,
            seat.left_ms if timed else None,
            state.bot_plays_at(number),
            seat.agrees_to_hints,
            seat.hinted,
            seat.returns,
        )
        for number, seat in enumerate(state.seats)
    )


def own_game_of(state: TableState, guest: str, now: int) -> OwnGame | None:
    """What a guest is told of a game of theirs; None if it is over, or if they have no seat in it any more.

    `now` is the steady clock's time.
    """
    own = tuple(state.seats_of(guest))
    if not own or state.phase == "over":
        return None
    game = state.game
    until = state.time_is_up_at() if state.is_correspondence else None
    return OwnGame(
        state.table,
        state.phase,
        game.public_view().race if game is not None else None,
        seats_of(state),
        own,
        game.seat_to_act if game is not None else None,
        state.turn_since if game is not None else None,
        max(0, until - now) if until is not None else None,
    )


def summary_of(state: TableState) -> RoomSummary:
    return RoomSummary(
        state.table,
        state.phase,
        len(state.seats),
        sum(seat.is_free for seat in state.seats),
        tuple(seat.name for seat in state.seats),
        state.settings.variants,
        state.settings.clock,
        tuple(seat.level for seat in state.seats if seat.level is not None),
    )


def clock_of(state: TableState) -> ClockIs | None:
    if state.settings.clock.kind == "none" or state.phase != "playing":
        return None
    banks = tuple(seat.left_ms for seat in state.seats) if state.settings.clock.kind == "bank" else None
    return ClockIs(state.time_is_up_at(), banks)
