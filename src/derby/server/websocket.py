"""One WebSocket: handshake, frames, keeping alive, and disconnecting slow readers.

uvicorn hands over every connection that wants to become a WebSocket. The protocol itself is the `websockets` library's,
without its tasks and queues: six thousand devices cost a few kilobytes each, and what devices of a table are sent one
after the other is framed once.
"""

import asyncio
import logging
from http import HTTPStatus
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from derby.server.addresses import peer_of, proxies_of, shared_address
from derby.server.connections import Connections
from derby.server.frames import are_whole, framed, message_in
from derby.server.handshake import pass_of, refusal_of
from derby.server.limits import Allowance
from derby.server.passes import Pass
from derby.server.session import Session
from derby.server.sockets import Sockets

LARGEST_MESSAGE = 16_384
"""In bytes; the largest that makes sense is an edition of one's own among the settings."""
MOST_UNREAD = 262_144
"""Bytes that may wait for a device that reads slowly; with more it is disconnected, and may resume."""

MOST_TOGETHER = 32
"""Messages that wait to be sent together to a device that only watches."""

PIECE = 1_024
"""Bytes that are read before the frames in them are counted. Frames take six at least."""

PING = Frame(Opcode.PING, b"").serialize(mask=False)

log = logging.getLogger(__name__)


class Socket(asyncio.Protocol):
    """One connection, from uvicorn's upgrade to its end."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: object = None
    ) -> None:
        self._connections = cast("set[Socket]", server_state.connections)
        self._sockets: Sockets = app_state["services"].sockets
        self._all_connections: Connections = app_state["services"].connections
        self._proxies = proxies_of(config)
        self._conn = ServerProtocol(max_size=LARGEST_MESSAGE, logger=log)
        self._transport: asyncio.Transport | None = None
        self._parts: list[bytes] = []
        self._waiting: list[bytes] | None = None
        """Frames that nobody waits for; None if the next one goes at once."""
        self._sent_waiting = False
        """Whether such frames were sent since the device rests."""
        self.session: Session | None = None
        self._is_open = False
        """Whether messages may be sent; the library knows it, but takes longer to say it."""
        self._is_between_frames = False
        """Whether all frames so far came in one piece, so that the next bytes begin another one."""
        self.given: Pass | None = None
        limits = self._sockets.around.limits
        self._bytes = Allowance(limits.bytes_per_second, limits.bytes_at_once)
        self._pings = Allowance(limits.pings_per_second, limits.pings_at_once)
        self.address = ""
        """The visitor's, by which limits count."""
        self.alive = True
        """Whether anything has come since the last ping."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(high=MOST_UNREAD)
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self._sockets.open.pop(self, None)
        if self._transport is not None:
            self._all_connections.remove(self._transport)
        if self.session is not None:
            self.session.gone()
            self.session = None

    def data_received(self, data: bytes) -> None:
        self.alive = True
        if not self._bytes.take(len(data)):
            self._cut_off()
            return
        if self.session is None:
            self._is_between_frames = data.endswith(b"\r\n\r\n")  # the end of the handshake
        elif self._is_between_frames and self._is_open:
            payload = message_in(data)
            if payload is not None:
                self.session.received(payload)
                return
            self._is_between_frames = len(data) <= PIECE and are_whole(data)
        if len(data) <= PIECE:
            self._read(data)
        else:
            for start in range(0, len(data), PIECE):
                self._read(data[start : start + PIECE])
                if self._transport is None or self._transport.is_closing():
                    return
        self._flush()

    def eof_received(self) -> bool:
        self._conn.receive_eof()
        self._flush()
        return False

    def pause_writing(self) -> None:
        """The device reads too slowly."""
        if self._transport is not None:
            self._sockets.around.metrics.dropped += 1
            self._transport.abort()

    def send(self, payload: bytes) -> None:
        """Send a message; to a closed connection it is lost."""
        if self._waiting:
            self.send_all([payload])
        else:
            self._write(framed(payload))

    def send_all(self, payloads: list[bytes]) -> None:
        """Send messages in one go, and before them what waits."""
        frames = [framed(payload) for payload in payloads]
        if self._waiting:
            frames[:0] = self._waiting
            self._waiting.clear()
            self._sent_waiting = True
        self._write(b"".join(frames))

    def send_soon(self, payload: bytes) -> None:
        """Send a message that nobody waits for: in a moment, if the last such message was sent just now."""
        waiting = self._waiting
        if waiting is None:
            self._waiting = []
            self._write(framed(payload))
            self._sockets.outbox.rest(self)
        else:
            waiting.append(framed(payload))
            if len(waiting) >= MOST_TOGETHER:
                self.send_all([])

    def send_waiting(self) -> bool:
        """The moment is over: send what waits. If nothing came in it at all, the next message goes at once."""
        if self._waiting:
            self.send_all([])
        if self._sent_waiting and self._is_open:
            self._sent_waiting = False
            return True
        self._waiting = None
        return False

    def close(self, code: int, reason: str = "") -> None:
        if self._waiting:
            self.send_all([])
        try:
            self._conn.send_close(code, reason)
        except InvalidState:
            return
        self._flush()

    def ping(self) -> None:
        """Ask whether the device is still there; one that has not answered the last time is disconnected."""
        if self._transport is None:
            return
        if not self.alive:
            self._transport.abort()
            return
        self.alive = False
        if self.session is not None:
            # One that is at no table gives way if all connections are taken.
            (self._all_connections.waits if self.session.table is None else self._all_connections.is_served)(
                self._transport
            )
        if self._conn.state is OPEN:
            self._transport.write(PING)

    def shutdown(self) -> None:
        """uvicorn stops: the device will find another process, or this one again."""
        self.close(1012)
        if self._transport is not None:
            self._transport.close()

    def _welcome(self, request: Request) -> None:
        conn, around, transport = self._conn, self._sockets.around, self._transport
        if transport is None:
            return
        peer = peer_of(transport)
        forwarded = self._proxies.forwarded_address(peer, request.headers.get_all("X-Forwarded-For"))
        self.address = forwarded or shared_address(peer)
        given = self.given = pass_of(around.authentication, request)
        account = given.account if given is not None else ""
        refused = refusal_of(around.authentication, request)
        if refused is None and not (
            around.shares.may_connect(account) and self._all_connections.count_for(transport, forwarded)
        ):
            refused = HTTPStatus.TOO_MANY_REQUESTS
        if refused is not None:
            response = conn.reject(HTTPStatus(refused), "")
        else:
            response = conn.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            response.headers.update(around.authentication.headers)
        conn.send_response(response)
        if conn.state is OPEN:
            self.session = Session(around, self, given)
            self._sockets.open[self] = None

    def _read(self, data: bytes) -> None:
        conn = self._conn
        conn.receive_data(data)
        for event in conn.events_received():
            if isinstance(event, Request):
                self._welcome(event)
            elif isinstance(event, Frame):
                self._receive(event)
            if conn.state is not OPEN:
                # Whoever was sent away while the rest was waiting is not listened to any more.
                return

    def _receive(self, frame: Frame) -> None:
        is_content = frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
        if is_content and frame.data:
            self._parts.append(bytes(frame.data))
        if is_content and frame.fin:
            # Messages have a limit of their own, which the session knows.
            payload = b"".join(self._parts)
            self._parts.clear()
            if self.session is not None:
                self.session.received(payload)
        elif not self._pings.take():
            self._cut_off()

    def _write(self, frames: bytes) -> None:
        transport = self._transport
        if self._is_open and transport is not None and not transport.is_closing():
            transport.write(frames)

    def _cut_off(self) -> None:
        """The device sends too much."""
        self._sockets.around.metrics.offences += 1
        self._parts.clear()
        self._conn.fail(1008)
        self._flush()

    def _flush(self) -> None:
        self._is_open = self._conn.state is OPEN
        transport = self._transport
        if transport is None or transport.is_closing():
            return
        data = b"".join(self._conn.data_to_send())
        if data:
            transport.write(data)
        if self._conn.close_expected():
            transport.close()
