"""One connection: what its device says, in the order it says it, and what it is answered."""

import logging
from collections import deque
from typing import NamedTuple, Protocol

import msgspec

from derby.game.set_up import SetUp
from derby.game.view import View
from derby.server.authentication import Authentication
from derby.server.background import Background
from derby.server.clock import Clock
from derby.server.entropy import Entropy
from derby.server.limits import Allowance, Limits
from derby.server.live_table import LiveTable
from derby.server.live_tables import LiveTables
from derby.server.metrics import Metrics
from derby.server.workers.odds import OddsAnswers
from derby.store.database import Database, DatabaseError
from derby.store.guests import find_guest
from derby.tables import client_messages as messages
from derby.tables.client_messages import decode_message
from derby.tables.device import Device
from derby.tables.guest import NOBODY
from derby.tables.refusal import Reason, Refusal
from derby.tables.server_messages import Done, Refused
from derby.tables.state import TableState

MOST_WAITING = 64
"""Messages of a device that may wait to be dealt with."""
MOST_OFFENCES = 50
"""Messages that may be malformed or come too fast before the connection is closed."""

MALFORMED = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What a message raises that can't be read."""

log = logging.getLogger(__name__)


class Connection(Protocol):
    """The network side of a session."""

    def send(self, payload: bytes) -> None: ...

    def send_all(self, payloads: list[bytes]) -> None: ...

    def close(self, code: int) -> None: ...


class Surroundings(NamedTuple):
    """What all sessions of a process work with."""

    tables: LiveTables
    database: Database
    authentication: Authentication
    odds: OddsAnswers
    background: Background
    metrics: Metrics
    limits: Limits
    clock: Clock
    entropy: Entropy


class Session:
    __slots__ = (
        "_allowance",
        "_around",
        "_chat_allowance",
        "_connection",
        "_device",
        "_guest",
        "_held",
        "_inbox",
        "_odds_allowance",
        "_offences",
        "_table",
        "_working",
    )

    def __init__(self, around: Surroundings, connection: Connection, guest: str) -> None:
        self._around = around
        self._connection: Connection | None = connection
        self._guest = guest
        """The id of whoever opened the connection; empty for a stranger."""
        self._device = Device(self._send, around.authentication, around.clock.now_ms)
        self._table: LiveTable | None = None
        self._inbox: deque[bytes] = deque()
        self._working = False
        self._offences = 0
        self._held: list[bytes] | None = None
        """What waits to be sent together with the answer to a decision; None when nothing has to wait."""
        limits = around.limits
        self._allowance = Allowance(limits.messages_per_second, limits.messages_at_once)
        self._chat_allowance = Allowance(limits.chat_per_second, limits.chat_at_once)
        self._odds_allowance = Allowance(limits.odds_per_second, limits.odds_at_once)

    def received(self, payload: bytes) -> None:
        """A message came; it waits until those before it are dealt with."""
        self._around.metrics.received += 1
        if not self._allowance.take():
            self._offend("too-fast", _key_of(payload))
            return
        if len(self._inbox) >= MOST_WAITING:
            self._close(1008)
            return
        self._inbox.append(payload)
        if not self._working:
            self._working = True
            self._around.background.spawn(self._work())

    def gone(self) -> None:
        """The connection has ended."""
        self._connection = None
        self._inbox.clear()
        if self._table is not None:
            self._around.background.spawn(self._table.leave(self._device))

    def _send(self, payload: bytes) -> None:
        if self._held is not None:
            self._held.append(payload)
        elif self._connection is not None:
            self._connection.send(payload)

    def _send_held(self) -> None:
        held, self._held = self._held, None
        if held and self._connection is not None:
            self._connection.send_all(held)

    async def _work(self) -> None:
        try:
            while self._inbox:
                await self._answer(self._inbox.popleft())
        finally:
            self._working = False

    async def _answer(self, payload: bytes) -> None:
        key: str | None = None
        try:
            message = decode_message(payload)
            if isinstance(message, messages.Act):
                key = message.key
                self._held = []
            await self._do(message)
        except MALFORMED:
            self._offend("bad-message")
        except Refusal as refusal:
            self._refuse(refusal.reason, key)
        except DatabaseError as error:
            log.error("the database failed: %s", error)
            self._refuse("try-again", key)
        except Exception:
            log.exception("a message could not be dealt with")
            self._around.metrics.failures += 1
            self._refuse("try-again", key)
        finally:
            if self._held is not None:
                self._send_held()

    async def _do(self, message: messages.ClientMessage) -> None:
        if isinstance(message, messages.Enter):
            await self._enter(message)
            return
        table = self._table
        if table is None:
            raise Refusal("enter-first")
        match message:
            case messages.Act():
                await self._act(table, message)
            case messages.LookAs():
                async with table.lock:
                    self._device.look_as(table.state, message.seat)
                    table.audience.show(self._device)
            case messages.Look():
                async with table.lock:
                    table.audience.show_whole_view(self._device)
            case messages.AskOdds():
                self._ask_odds(table.state, message.seat)
            case messages.Mute():
                self._device.mute(message)
            case messages.Rematch():
                await self._around.tables.open_rematch(table, self._device.seats)
            case messages.Say() | messages.React():
                if not self._chat_allowance.take():
                    raise Refusal("too-fast")
                await self._change(table, message)
            case _:
                await self._change(table, message)
                await table.settle_presence()

    async def _change(self, table: LiveTable, message: messages.ClientMessage) -> None:
        shuffle = self._around.entropy.shuffle
        await table.change(lambda state: self._device.outcome_of(state, message, shuffle))

    async def _act(self, table: LiveTable, message: messages.Act) -> None:
        made = self._device.version_after(table.state, message)
        try:
            await self._change(table, message)
        except Refusal as refusal:
            if refusal.reason == "stale":
                async with table.lock:
                    table.audience.show(self._device)
            raise
        self._around.metrics.moves += made is None
        version = self._device.version_after(table.state, message)
        self._device.tell(Done(message.key, message.version + 1 if version is None else version))

    async def _enter(self, message: messages.Enter) -> None:
        around = self._around
        guest = await find_guest(around.database, self._guest) if self._guest else NOBODY
        if guest is None:
            raise Refusal("not-known")
        table = await around.tables.get(message.table)
        if self._table is not None and self._table is not table:
            await self._table.leave(self._device)
        if self._is_gone():
            return
        self._table = table
        self._device.enter(table.state, guest, message.tokens)
        await table.join(self._device, message.since)
        if self._is_gone():
            await table.leave(self._device)

    def _is_gone(self) -> bool:
        """Whether the connection has ended, perhaps in the meantime."""
        return self._connection is None

    def _ask_odds(self, state: TableState, seat: int | None) -> None:
        """Have the odds worked out, and send them when they are there; the next message doesn't wait for that."""
        self._device.check_seat(seat)
        if not state.settings.odds:
            raise Refusal("no-odds")
        game = state.game
        if game is None or game.is_over:
            raise Refusal("not-playing")
        if not self._odds_allowance.take():
            raise Refusal("too-fast")
        self._around.background.spawn(self._tell_odds(state.table, game.set_up, game.view(seat)))

    async def _tell_odds(self, table: str, set_up: SetUp, view: View) -> None:
        try:
            self._device.tell(await self._around.odds.of(table, set_up, view))
        except Refusal as refusal:
            self._refuse(refusal.reason)

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


def _key_of(payload: bytes) -> str | None:
    """The key of a decision, so that whoever waits for its answer knows that it was this one."""
    try:
        message = decode_message(payload)
    except MALFORMED:
        return None
    return message.key if isinstance(message, messages.Act) else None
