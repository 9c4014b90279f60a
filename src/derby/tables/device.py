"""A device at a table: whose it is, the seats it may play, and the seat it looks through."""

from collections.abc import Callable, Collection
from typing import Protocol

from derby.tables.client_messages import Act, ClientMessage, Mute
from derby.tables.entries import TableEntry
from derby.tables.guest import NOBODY, Guest
from derby.tables.opening import Shuffle
from derby.tables.refusal import Refusal
from derby.tables.requests import outcome_of
from derby.tables.seat import who_is
from derby.tables.server_messages import Entered, ServerMessage, encode_message
from derby.tables.state import TableState

MOST_MUTED = 200
"""Whom one guest mutes, at all tables together."""


class SeatTokens(Protocol):
    """Makes and checks the tokens that give a seat to another device."""

    def seat_token(self, table: str, seat: int, guest: str) -> str: ...

    def has_seat_token(self, tokens: Collection[str], table: str, seat: int, guest: str) -> bool: ...


class Clock(Protocol):
    def now_ms(self) -> int: ...

    def steady_ms(self) -> int: ...


class Device:
    __slots__ = ("_clock", "_seat_tokens", "_tokens", "address", "guest", "muted", "seat", "seats", "send", "send_soon")

    def __init__(
        self,
        send: Callable[[bytes], None],
        seat_tokens: SeatTokens,
        clock: Clock,
        address: str = "",
        *,
        send_soon: Callable[[bytes], None] | None = None,
    ) -> None:
        self.send = send
        """Sends it a message, encoded."""
        self.send_soon = send_soon or send
        """Sends one that nobody waits for: it may be a moment late, but comes in order with the others."""
        self.address = address
        """Where it is, by which shares are counted; empty if that isn't known."""
        self.guest = NOBODY
        self.seat: int | None = None
        """The seat it looks through; None for a spectator."""
        self.seats: tuple[int, ...] = ()
        """All seats it may play."""
        self.muted: set[str] = set()
        """Whom it doesn't hear, by their `who`."""
        self._tokens: frozenset[str] = frozenset()
        self._seat_tokens = seat_tokens
        self._clock = clock

    def tell(self, message: ServerMessage) -> None:
        self.send(encode_message(message))

    def enter(self, state: TableState, guest: Guest, tokens: Collection[str]) -> None:
        """Come to a table as a guest, with tokens of seats."""
        self.guest, self._tokens = guest, frozenset(tokens)
        self.seats, self.seat = (), None
        self.find_seats(state)
        if not self.seats:
            self.tell_entered(state)

    def find_seats(self, state: TableState) -> None:
        """Look up again which seats it may play."""
        own = self.guest.id
        has_token = self._seat_tokens.has_seat_token
        found = tuple(
            number
            for number, seat in enumerate(state.seats)
            if seat.guest is not None
            and ((own and seat.guest == own) or has_token(self._tokens, state.table, number, seat.guest))
        )
        if found == self.seats:
            return
        self.seats = found
        if self.seat not in found:
            self.seat = found[0] if found else None
        self.tell_entered(state)

    def is_out(self, state: TableState) -> bool:
        """Whether the host has removed whoever it belongs to, or the owner of the bot that it is."""
        return self.guest.id in state.removed or self.guest.owner in state.removed

    def look_as(self, state: TableState, seat: int | None) -> None:
        self.check_seat(seat)
        self.seat = seat
        self.tell_entered(state)

    def check_seat(self, seat: int | None) -> None:
        """Refuse to look through a seat that is not its own."""
        if seat is not None and seat not in self.seats:
            raise Refusal("not-your-seat")

    def mute(self, message: Mute) -> None:
        if message.on and len(self.muted) >= MOST_MUTED:
            raise Refusal("too-many")
        (self.muted.add if message.on else self.muted.discard)(message.who)

    def outcome_of(self, state: TableState, request: ClientMessage, shuffle: Shuffle) -> list[TableEntry]:
        """The entries that fulfil a request; none for a decision that was already made."""
        if isinstance(request, Act) and self.version_after(state, request) is not None:
            return []
        return outcome_of(state, self.guest, self.seats, request, shuffle)

    def version_after(self, state: TableState, act: Act) -> int | None:
        """The version that a decision has led to, if it was made."""
        return state.keys.get((act.seat, act.key)) if act.seat in self.seats else None

    def tell_entered(self, state: TableState) -> None:
        """Tell which seats it may play, and what time it is."""
        token_of = self._seat_tokens.seat_token
        tokens = {number: token_of(state.table, number, state.seats[number].guest or "") for number in self.seats}
        people = ((who_is(state.table, guest), name) for guest, name in state.people().items() if self.muted)
        muted = {who: name for who, name in people if who in self.muted}
        now, steady = self._clock.now_ms(), self._clock.steady_ms()
        self.tell(Entered(who_is(state.table, self.guest.id), tokens, self.seat, now, steady, muted))
