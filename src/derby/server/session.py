"""One connection: what its device says, in the order it says it, and what it is answered."""

import logging
from collections import deque
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Protocol, TypeVar

import msgspec

from derby.game.game import Game
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.server.deal_sight import check_sight
from derby.server.live_table import LiveTable
from derby.server.moderation import change_mute, report_of
from derby.server.passes import Pass, guest_with
from derby.server.seat_tokens import tokens_that_count
from derby.server.surroundings import Surroundings
from derby.server.workers.fair_queue import Asker
from derby.server.workers.job import Dropped
from derby.server.workers.shared_answers import IsWanted
from derby.store.database import Damaged, DatabaseError
from derby.store.people import Report, add_report, muted_by
from derby.tables import client_messages as messages
from derby.tables.client_messages import decode_message
from derby.tables.device import Device
from derby.tables.entries import TableEntry
from derby.tables.guest import NOBODY
from derby.tables.refusal import Reason, Refusal
from derby.tables.requests import is_to_hurry
from derby.tables.seat import who_is
from derby.tables.server_messages import Done, HintIs, Refused, Reported, ServerMessage
from derby.tables.state import TableState

MOST_WAITING = 64
"""Messages of a device that may wait to be dealt with."""
MOST_OFFENCES = 50
"""Messages that may be malformed or come too fast before the connection is closed."""

MALFORMED = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What a message raises that can't be read."""

_T = TypeVar("_T")

log = logging.getLogger(__name__)


class Connection(Protocol):
    """The network side of a session."""

    address: str
    """The visitor's, by which limits count."""

    def send(self, payload: bytes) -> None: ...

    def send_all(self, payloads: list[bytes]) -> None: ...

    def send_soon(self, payload: bytes) -> None:
        """Send what nobody waits for; in order with all else."""
        ...

    def close(self, code: int) -> None: ...


class Session:
    __slots__ = (
        "_account",
        "_around",
        "_connection",
        "_device",
        "_held",
        "_inbox",
        "_offences",
        "_pass",
        "_size",
        "_table",
        "_visitor",
        "_working",
        "address",
        "guest",
    )

    def __init__(self, around: Surroundings, connection: Connection, given: Pass | None) -> None:
        self._around = around
        self._connection: Connection | None = connection
        self._pass = given
        self.guest = given.guest if given is not None else ""
        """The id of whoever opened the connection; empty for a stranger."""
        self._account = given.account if given is not None else ""
        """On whose account it goes: of an external bot the owner's."""
        self.address = connection.address
        self._device = Device(
            connection.send, around.authentication, around.clock, connection.address, send_soon=connection.send_soon
        )
        self._table: LiveTable | None = None
        self._inbox: deque[tuple[bytes, float]] = deque()
        """What came, and when."""
        self._working = False
        self._offences = 0
        self._held: list[bytes] | None = None
        """What waits to be sent together with the answer to a decision; None when nothing has to wait."""
        self._size = 0
        """Bytes of the message that is dealt with."""
        self._visitor = around.shares.visitor(self._account, connection.address)
        if self._visitor.guest is not None:
            self._visitor.guest.connections += 1

    @property
    def table(self) -> str | None:
        """The name of the table it is at."""
        return self._table.state.table if self._table is not None else None

    @property
    def acts_for(self) -> set[str]:
        """The guests in whose name it acts: its own, the owner of a bot, and those whose seats it has the tokens of."""
        found = {self.guest, self._account, self._device.guest.owner or ""}
        if self._table is not None:
            seats = self._table.state.seats
            found |= {seats[number].guest or "" for number in self._device.seats if number < len(seats)}
        return found - {""}

    @property
    def is_removed(self) -> bool:
        """Whether the host of its table has removed whoever it belongs to."""
        return self._table is not None and self._device.is_out(self._table.state)

    def received(self, payload: bytes) -> None:
        """A message came; it waits until those before it are dealt with."""
        self._around.metrics.received += 1
        if not self._visitor.may("messages"):
            self._offend("too-fast", _key_of(payload))
            return
        if len(self._inbox) >= MOST_WAITING:
            self._close(1008)
            return
        self._inbox.append((payload, perf_counter()))
        if not self._working:
            self._working = True
            self._around.background.spawn(self._work())

    def gone(self) -> None:
        """The connection has ended."""
        self._connection = None
        self._device.send = self._device.send_soon = _unheard
        if self._visitor.guest is not None:
            self._visitor.guest.connections -= 1
        self._inbox.clear()
        if self._table is not None:
            self._around.background.spawn(self._table.leave(self._device))

    def _hold(self) -> None:
        """Keep back what is sent, so that it goes together with the answer to a decision."""
        self._held = []
        if self._connection is not None:
            self._device.send = self._device.send_soon = self._held.append

    def _send_held(self) -> None:
        held, self._held = self._held, None
        if self._connection is not None:
            self._device.send, self._device.send_soon = self._connection.send, self._connection.send_soon
            if held:
                self._connection.send_all(held)

    async def _work(self) -> None:
        try:
            while self._inbox:
                await self._answer(*self._inbox.popleft())
        finally:
            self._working = False

    async def _answer(self, payload: bytes, came: float) -> None:
        key: str | None = None
        self._size = len(payload)
        try:
            message = decode_message(payload)
            key = _key_in(message)
            if isinstance(message, messages.Act):
                self._hold()
                await self._act(message)
            else:
                await self._do(message)
        except MALFORMED:
            self._offend("bad-message")
        except Refusal as refusal:
            self._refuse(refusal.reason, key)
        except DatabaseError as error:
            log.error("the database failed at table %s: %s", self._table_name(), error)
            self._refuse("damaged" if isinstance(error, Damaged) else "try-again", key)
        except Exception:
            log.exception("a message to table %s could not be dealt with", self._table_name())
            self._around.metrics.failures += 1
            self._refuse("try-again", key)
        finally:
            if self._held is not None:
                self._send_held()
                self._around.metrics.decisions.observe(perf_counter() - came)

    async def _do(self, message: messages.ClientMessage) -> None:
        if isinstance(message, messages.Enter):
            await self._enter(message)
            return
        table = self._table
        if table is None:
            raise Refusal("enter-first")
        if self._device.is_out(table.state):
            raise Refusal("removed")
        match message:
            case messages.LookAs():
                async with table.lock:
                    self._device.look_as(table.state, message.seat)
                    table.audience.show(self._device)
            case messages.Look():
                async with table.lock:
                    table.audience.show_whole_view(self._device)
            case messages.AskOdds():
                self._ask_odds(table, message)
            case messages.Hurry():
                if is_to_hurry(table.state, self._device.seats, message):
                    table.hurry()
            case messages.AskHint():
                await self._ask_hint(table, message)
            case messages.Mute():
                if (message.who in self._device.muted) != message.on:
                    self._visitor.take("changes")
                    await change_mute(self._around.database, table.state, self._device, message)
            case messages.Report():
                around, reported = self._around, report_of(table.state, self._device, message)
                self._visitor.take("reports")
                stored = Report(around.entropy.new_id(), around.clock.now_ms(), *reported)
                await add_report(around.database, stored)
                self._device.tell(Reported(message.who))
            case messages.Rematch():
                await self._open_rematch(table)
            case messages.Say() | messages.React():
                self._visitor.take("chat")
                await self._change(table, message)
            case messages.ChangeSettings():
                await self._change_settings(table, message)
            case _:
                await self._change(table, message)
                await table.settle_presence()

    async def _change(self, table: LiveTable, message: messages.ClientMessage) -> None:
        shuffle = self._around.entropy.shuffle

        def decide(state: TableState) -> list[TableEntry]:
            written = self._device.outcome_of(state, message, shuffle)
            if written:
                self._visitor.take("changes", len(written))
                self._visitor.take("stored", self._size)
            return written

        await table.change(decide)

    async def _change_settings(self, table: LiveTable, message: messages.ChangeSettings) -> None:
        self._around.tables.check_offered(message.settings)
        if message.settings.listed and not table.state.settings.listed:
            async with self._around.quotas.listing(self._account, self.address):
                await self._change(table, message)
        else:
            await self._change(table, message)
            await table.settle_presence()

    async def _act(self, message: messages.Act) -> None:
        """Decide. How much is written by that, the game bounds."""
        table, device = self._table, self._device
        if table is None:
            raise Refusal("enter-first")
        made = device.version_after(table.state, message)
        shuffle = self._around.entropy.shuffle
        try:
            await table.change(lambda state: device.outcome_of(state, message, shuffle))
        except Refusal as refusal:
            if refusal.reason == "stale":
                async with table.lock:
                    table.audience.show(device)
            raise
        self._around.metrics.moves += made is None
        version = device.version_after(table.state, message)
        device.tell(Done(message.key, message.version + 1 if version is None else version))

    async def _enter(self, message: messages.Enter) -> None:
        around = self._around
        around.bans.check(self.acts_for, self.address)
        self._visitor.take("changes")
        given = self._pass
        guest = await guest_with(around.database, given, around.clock.now_ms()) if given is not None else NOBODY
        if guest is None:
            raise Refusal("not-known")
        around.bans.check([guest.owner or ""], self.address)
        table = await around.tables.get(message.table)
        await check_sight(around.database, table.state, guest)
        if guest.id in table.state.removed or guest.owner in table.state.removed:
            raise Refusal("removed")
        if self._table is not None and self._table is not table:
            await self._table.leave(self._device)
        tokens = await tokens_that_count(around, table.state, message.tokens)
        if self._is_gone():
            return
        self._table = table
        muted = await muted_by(around.database, guest.id) if guest.id else []
        self._device.muted = {who_is(table.state.table, other) for other in muted}
        self._device.enter(table.state, guest, tokens)
        await table.join(self._device, message.since)
        if self._is_gone():
            await table.leave(self._device)

    async def _open_rematch(self, table: LiveTable) -> None:
        if table.state.phase != "over" or not self._device.seats or table.state.rematch is not None:
            await self._around.tables.open_rematch(table, self._device.seats)  # nothing is opened
            return
        listed = table.state.settings.listed
        async with self._around.quotas.opening(self._account, self.address, listed=listed) as opener:
            self._visitor.take("tables")
            await self._around.tables.open_rematch(table, self._device.seats, opener)

    def _table_name(self) -> str:
        return "(none)" if self._table is None else self._table.state.table

    def _is_gone(self) -> bool:
        """Whether the connection has ended, perhaps in the meantime."""
        return self._connection is None

    def _ask_odds(self, table: LiveTable, message: messages.AskOdds) -> None:
        """Have the odds worked out, and send them when they are there; the next message doesn't wait for that."""
        state, seat = table.state, message.seat
        self._device.check_seat(seat)
        if not state.settings.odds:
            raise Refusal("no-odds")
        game = state.game
        if game is None or game.is_over:
            raise Refusal("not-playing")
        self._visitor.take("odds")
        told = self._tell_of(self._around.odds.of, lambda odds: odds, table, game, seat, message.key)
        self._around.background.spawn(told)

    async def _ask_hint(self, table: LiveTable, message: messages.AskHint) -> None:
        """Have a hint worked out, as the odds are; but first it is written down that it was asked for."""
        self._visitor.take("hints")
        await self._change(table, message)
        game = table.state.game
        assert game is not None
        self._around.background.spawn(self._tell_of(self._around.hints.of, HintIs, table, game, message.seat))

    async def _tell_of(
        self,
        work_out: Callable[[str, SetUp, View, Asker, IsWanted], Awaitable[_T]],
        message_of: Callable[[_T], ServerMessage],
        table: LiveTable,
        game: Game,
        seat: int | None,
        key: str | None = None,
    ) -> None:
        """Send what is worked out from a seat's view."""
        view = game.view(seat)

        def is_wanted() -> bool:
            return self._connection is not None and self._table is table and game.version == view.version

        asker = Asker(self._device.address, self._account)
        try:
            self._device.tell(message_of(await work_out(table.state.table, game.set_up, view, asker, is_wanted)))
        except Dropped:
            pass  # the device has gone, or it asks again for the present view
        except Refusal as refusal:
            self._refuse(refusal.reason, key)

    def _refuse(self, reason: Reason, key: str | None = None) -> None:
        self._device.tell(Refused(reason, key))

    def _offend(self, reason: Reason, key: str | None = None) -> None:
        self._offences += 1
        self._around.metrics.offences += 1
        if self._offences > MOST_OFFENCES:
            self._close(1008)
        else:
            self._refuse(reason, key)

    def _close(self, code: int) -> None:
        self._inbox.clear()
        if self._connection is not None:
            self._connection.close(code)


def _unheard(_payload: bytes) -> None:
    """Nobody is there any more."""


def _key_of(payload: bytes) -> str | None:
    """The key of a message that was not dealt with, so that whoever waits for its answer knows that it was this one."""
    try:
        return _key_in(decode_message(payload))
    except MALFORMED:
        return None


def _key_in(message: messages.ClientMessage) -> str | None:
    return message.key if isinstance(message, messages.Act | messages.AskOdds) else None
