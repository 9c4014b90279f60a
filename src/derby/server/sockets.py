"""The WebSockets of a process: handshake, frames, keeping alive, and disconnecting slow readers.

uvicorn hands over every connection that wants to become a WebSocket. The protocol itself is the `websockets` library's,
without its tasks and queues: six thousand devices cost a few kilobytes each, and what all devices of a table are sent
is framed once.
"""

import asyncio
import logging
from functools import lru_cache
from http import HTTPStatus
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from derby.server.authentication import HEADERS
from derby.server.session import Session, Surroundings

LARGEST_MESSAGE = 16_384
"""In bytes; the largest that makes sense is an edition of one's own among the settings."""
MOST_UNREAD = 262_144
"""Bytes that may wait for a device that reads slowly; with more it is disconnected, and may resume."""

PING = Frame(Opcode.PING, b"").serialize(mask=False)

log = logging.getLogger(__name__)


@lru_cache(maxsize=4)
def framed(payload: bytes) -> bytes:
    """A payload as a frame; the same for every device it goes to, so it is made once.

    As `Frame.serialize` makes it, in a third of the time: of all a move costs, that would be a twentieth.
    """
    size = len(payload)
    if size < 126:
        return b"\x81%c%b" % (size, payload)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), payload)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), payload)


class Sockets:
    """All WebSockets that are open."""

    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self.open: set[Socket] = set()

    def ping(self) -> None:
        for socket in list(self.open):
            socket.ping()

    def shutdown(self) -> None:
        for socket in list(self.open):
            socket.shutdown()


class Socket(asyncio.Protocol):
    """One connection, from uvicorn's upgrade to its end."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: object = None
    ) -> None:
        self._connections = cast("set[Socket]", server_state.connections)
        self._sockets: Sockets = app_state["services"].sockets
        self._conn = ServerProtocol(max_size=LARGEST_MESSAGE, logger=log)
        self._transport: asyncio.Transport | None = None
        self._parts: list[bytes] = []
        self._session: Session | None = None
        self.alive = True
        """Whether anything has come since the last ping."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(high=MOST_UNREAD)
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self._sockets.open.discard(self)
        if self._session is not None:
            self._session.gone()
            self._session = None

    def data_received(self, data: bytes) -> None:
        self.alive = True
        conn = self._conn
        conn.receive_data(data)
        for event in conn.events_received():
            if isinstance(event, Request):
                self._welcome(event)
            elif isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                self._receive(event)
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
        self._write(framed(payload))

    def send_all(self, payloads: list[bytes]) -> None:
        """Send messages in one go."""
        self._write(b"".join(map(framed, payloads)))

    def close(self, code: int, reason: str = "") -> None:
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
        if self._conn.state is OPEN:
            self._transport.write(PING)

    def shutdown(self) -> None:
        """uvicorn stops: the device will find another process, or this one again."""
        self.close(1012)
        if self._transport is not None:
            self._transport.close()

    def _welcome(self, request: Request) -> None:
        conn, around = self._conn, self._sockets.around
        refused = around.authentication.refuse_socket(request)
        if refused is not None:
            response = conn.reject(HTTPStatus(refused), "")
        else:
            response = conn.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            response.headers.update(HEADERS)
        conn.send_response(response)
        if conn.state is OPEN:
            self._session = Session(around, self, around.authentication.guest_of_socket(request) or "")
            self._sockets.open.add(self)

    def _receive(self, frame: Frame) -> None:
        if frame.data:
            # Parts without content have no limit to their number.
            self._parts.append(bytes(frame.data))
        if frame.fin and self._session is not None:
            payload = b"".join(self._parts)
            self._parts.clear()
            self._session.received(payload)

    def _write(self, frames: bytes) -> None:
        transport = self._transport
        if transport is not None and self._conn.state is OPEN and not transport.is_closing():
            transport.write(frames)

    def _flush(self) -> None:
        transport = self._transport
        if transport is None or transport.is_closing():
            return
        data = b"".join(self._conn.data_to_send())
        if data:
            transport.write(data)
        if self._conn.close_expected():
            transport.close()
