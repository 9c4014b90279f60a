"""What one device says, in the order it says it, and what it is answered."""

import logging
from collections import deque
from typing import TYPE_CHECKING

import msgspec

from derby.game.set_up import SetUp
from derby.game.view import View
from derby.server.limits import Allowance
from derby.server.live_table import LiveTable, now_ms
from derby.store.database import DatabaseError
from derby.store.guests import find_guest
from derby.tables import messages as wire
from derby.tables.guest import Guest
from derby.tables.refusal import Refusal
from derby.tables.requests import grant
from derby.tables.state import TableState, who_is

if TYPE_CHECKING:
    from derby.server.house import House
    from derby.server.sockets import Socket

MOST_WAITING = 64
"""So many messages of a device may wait to be dealt with."""
MOST_OFFENCES = 50
"""So many messages may be malformed or come too fast before the connection is closed."""
NOBODY = Guest("", "", None)

log = logging.getLogger(__name__)


class Session:
    """A device at a table; it is the `Device` that the table tells what happens."""

    __slots__ = (
        "_allowance",
        "_chat_allowance",
        "_held",
        "_house",
        "_inbox",
        "_odds_allowance",
        "_offences",
        "_socket",
        "_table",
        "_tokens",
        "_working",
        "guest",
        "muted",
        "seat",
        "seats",
    )

    def __init__(self, house: "House", socket: "Socket", guest: str) -> None:
        self._house = house
        self._socket: Socket | None = socket
        self._table: LiveTable | None = None
        self._tokens: frozenset[str] = frozenset()
        self._inbox: deque[bytes] = deque()
        self._working = False
        self._offences = 0
        self._held: list[bytes] | None = None
        """What waits to be sent together with the answer to a decision; None when nothing has to wait."""
        limits = house.limits
        self._allowance = Allowance(limits.messages_per_second, limits.messages_at_once)
        self._chat_allowance = Allowance(limits.chat_per_second, limits.chat_at_once)
        self._odds_allowance = Allowance(limits.odds_per_second, limits.odds_at_once)
        self.guest = Guest(guest, "", None)
        self.seat: int | None = None
        self.seats: tuple[int, ...] = ()
        self.muted: set[str] = set()

    def send(self, payload: bytes) -> None:
        if self._held is not None:
            self._held.append(payload)
        elif self._socket is not None:
            self._socket.send(payload)

    def _send_held(self) -> None:
        held, self._held = self._held, None
        if held and self._socket is not None:
            self._socket.send_all(held)

    def received(self, payload: bytes) -> None:
        """A message came; it waits until those before it are dealt with."""
        self._house.metrics.received += 1
        if not self._allowance.take():
            self._offend("too-fast", _key_of(payload))
            return
        if len(self._inbox) >= MOST_WAITING:
            self._close(1008)
            return
        self._inbox.append(payload)
        if not self._working:
            self._working = True
            self._house.spawn(self._work())

    def gone(self) -> None:
        """The connection has ended."""
        self._socket = None
        self._inbox.clear()
        if self._table is not None:
            self._house.spawn(self._table.leave(self))

    def find_seats(self, state: TableState) -> None:
        own = self.guest.id
        opens = self._house.authentication.has_seat_token
        found = tuple(
            number
            for number, seat in enumerate(state.seats)
            if seat.guest is not None
            and ((own and seat.guest == own) or opens(self._tokens, state.table, number, seat.guest))
        )
        if found == self.seats:
            return
        self.seats = found
        if self.seat not in found:
            self.seat = found[0] if found else None
        self._say_entered(state)

    async def _work(self) -> None:
        try:
            while self._inbox:
                await self._answer(self._inbox.popleft())
        finally:
            self._working = False

    async def _answer(self, payload: bytes) -> None:
        key: str | None = None
        try:
            message = wire.decode_message(payload)
            if isinstance(message, wire.Act):
                key = message.key
                self._held = []
            await self._do(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._offend("bad-message")
        except Refusal as refusal:
            self._refuse(refusal.reason, key)
        except DatabaseError as error:
            log.error("the database failed: %s", error)
            self._refuse("try-again", key)
        except Exception:
            log.exception("a message could not be dealt with")
            self._house.metrics.failures += 1
            self._refuse("try-again", key)
        finally:
            if self._held is not None:
                self._send_held()

    async def _do(self, message: wire.ClientMessage) -> None:
        if isinstance(message, wire.Enter):
            await self._enter(message)
            return
        table = self._table
        if table is None:
            raise Refusal("enter-first")
        match message:
            case wire.Act():
                await self._act(table, message)
            case wire.LookAs():
                await self._look_as(table, message)
            case wire.Look():
                await table.show_whole_view(self)
            case wire.AskOdds():
                self._ask_odds(table.state, message.seat)
            case wire.Mute():
                if len(self.muted) >= 100:
                    self.muted.clear()
                (self.muted.add if message.on else self.muted.discard)(message.who)
            case wire.Rematch():
                await self._house.open_rematch(table, self.seats)
            case wire.Say() | wire.React():
                if not self._chat_allowance.take():
                    raise Refusal("too-fast")
                await table.change(lambda state: grant(state, self.guest, self.seats, message))
            case _:
                await table.change(lambda state: grant(state, self.guest, self.seats, message))
                await table.settle_presence()

    def _ask_odds(self, state: TableState, seat: int | None) -> None:
        """Have the odds worked out, and tell them when they are there; the next message doesn't wait for it."""
        if seat is not None and seat not in self.seats:
            raise Refusal("not-your-seat")
        if not state.settings.odds:
            raise Refusal("no-odds")
        game = state.game
        if game is None or game.is_over:
            raise Refusal("not-playing")
        if not self._odds_allowance.take():
            raise Refusal("too-fast")
        self._house.spawn(self._tell_odds(state.table, game.set_up, game.view(seat)))

    async def _tell_odds(self, table: str, set_up: SetUp, view: View) -> None:
        try:
            self.send(wire.encode_message(await self._house.odds.of(table, set_up, view)))
        except Refusal as refusal:
            self._refuse(refusal.reason)

    async def _act(self, table: LiveTable, message: wire.Act) -> None:
        done: int | None = None

        def decide(state: TableState):
            nonlocal done
            if message.seat in self.seats:
                done = state.keys.get((message.seat, message.key))
            return [] if done is not None else grant(state, self.guest, self.seats, message)

        try:
            await table.change(decide)
        except Refusal as refusal:
            if refusal.reason == "stale":
                async with table.lock:
                    table.show(self)
            raise
        self._house.metrics.moves += done is None
        self.send(wire.encode_message(wire.Done(message.key, message.version + 1 if done is None else done)))

    async def _enter(self, message: wire.Enter) -> None:
        house = self._house
        guest = await find_guest(house.database, self.guest.id) if self.guest.id else NOBODY
        if guest is None:
            raise Refusal("not-known")
        table = await house.table(message.table)
        if self._table is not None and self._table is not table:
            await self._table.leave(self)
        if self._is_gone():
            return
        self.guest = guest
        self._table = table
        self._tokens = frozenset(message.tokens)
        self.seats, self.seat = (), None
        self.find_seats(table.state)
        if not self.seats:
            self._say_entered(table.state)
        await table.join(self, message.since)
        if self._is_gone():
            await table.leave(self)

    def _is_gone(self) -> bool:
        """Whether the connection has ended, perhaps while we were at it."""
        return self._socket is None

    async def _look_as(self, table: LiveTable, message: wire.LookAs) -> None:
        if message.seat is not None and message.seat not in self.seats:
            raise Refusal("not-your-seat")
        async with table.lock:
            self.seat = message.seat
            self._say_entered(table.state)
            table.show(self)

    def _say_entered(self, state: TableState) -> None:
        token_of = self._house.authentication.seat_token
        tokens = {number: token_of(state.table, number, state.seats[number].guest or "") for number in self.seats}
        who = who_is(state.table, self.guest.id)
        self.send(wire.encode_message(wire.Entered(who, tokens, self.seat, now_ms())))

    def _refuse(self, reason: str, key: str | None = None) -> None:
        self.send(wire.encode_message(wire.Refused(reason, key)))

    def _offend(self, reason: str, key: str | None = None) -> None:
        self._offences += 1
        self._house.metrics.offences += 1
        if self._offences > MOST_OFFENCES:
            self._close(1008)
        else:
            self._refuse(reason, key)

    def _close(self, code: int) -> None:
        self._inbox.clear()
        if self._socket is not None:
            self._socket.close(code)


def _key_of(payload: bytes) -> str | None:
    """The key of a decision, so that whoever waits for its answer knows that it was this one."""
    try:
        message = wire.decode_message(payload)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return message.key if isinstance(message, wire.Act) else None
