"""A WebSocket client made to be cheap: one core has to hear tens of thousands of messages a second.

It speaks the framing of RFC 6455 itself, offers no extension, and masks with zeros, which leaves a payload as it is.
"""

import asyncio
import base64
import hashlib
from collections.abc import Mapping
from typing import Final, cast

TEXT: Final = 0x81
BINARY: Final = 0x82
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A

_KEY: Final = base64.b64encode(b"divinity-derby!!").decode()
_ACCEPT: Final = base64.b64encode(hashlib.sha1(f"{_KEY}258EAFA5-E914-47DA-95CA-C5AB0DC85B11".encode()).digest())
_NO_HEADERS: Final[Mapping[str, str]] = {}


class HandshakeRefused(Exception):
    """The server answered with something else than a WebSocket."""


class FrameRefused(Exception):
    """The server sent a frame that this client doesn't read."""


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """A whole frame from client to server, masked with zeros."""
    size = len(payload)
    if size < 126:
        return b"%c%c\0\0\0\0%b" % (kind, 0x80 | size, payload)
    if size < 1 << 16:
        return b"%c\xfe%b\0\0\0\0%b" % (kind, size.to_bytes(2), payload)
    return b"%c\xff%b\0\0\0\0%b" % (kind, size.to_bytes(8), payload)


class WebSocketClient(asyncio.Protocol):
    """One socket. Say what to do in `opened`, `received` and `closed`."""

    def __init__(self, host: str, port: int, path: str, headers: Mapping[str, str] = _NO_HEADERS) -> None:
        self.host = host
        self.port = port
        self.path = path
        self.headers = headers
        self.bytes_received = 0
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        """What came of a frame, or of the handshake, that isn't whole yet."""
        self._is_open = False
        self._opening: asyncio.Future[None] | None = None

    def opened(self) -> None:
        """The handshake is done."""

    def received(self, payload: bytes) -> None:
        """A message came."""

    def closed(self, error: Exception | None) -> None:
        """The connection is gone: by `error`, or in order if it is None."""

    async def connect(self) -> None:
        """Return once the socket is open."""
        loop = asyncio.get_running_loop()
        self._opening = loop.create_future()
        await loop.create_connection(lambda: self, self.host, self.port)
        await self._opening

    def send(self, payload: bytes) -> None:
        """Send a text message."""
        self.send_frame(frame(payload))

    def send_frame(self, whole: bytes) -> None:
        """Send what `frame` made."""
        if self._transport is None:
            raise ConnectionError(f"The socket {self.path} isn't connected: wait for `connect` before sending.")
        self._transport.write(whole)

    def close(self) -> None:
        if self._transport is not None and not self._transport.is_closing():
            if self._is_open:
                self._transport.write(frame(b"", CLOSE))
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        lines = [
            f"GET {self.path} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {_KEY}",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in self.headers.items()),
        ]
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if self._opening is not None and not self._opening.done():
            self._opening.set_exception(exc or ConnectionError(f"The server hung up before {self.path} was open."))
        self.closed(exc)

    def data_received(self, data: bytes) -> None:
        self.bytes_received += len(data)
        if self._rest:
            data = self._rest + data
            self._rest = b""
        if not self._is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if not self._shake_hands(head):
                return
        start, end = 0, len(data)
        while end - start >= 2:
            kind = data[start]
            size = data[start + 1]
            body = start + 2
            if size >= 126:
                body = start + (4 if size == 126 else 10)
                if body > end:
                    break
                size = int.from_bytes(data[start + 2 : body])
            stop = body + size
            if stop > end:
                break
            if kind == TEXT or kind == BINARY:
                self.received(data[body:stop])
            else:
                self._control(kind, data[body:stop])
            start = stop
        self._rest = data[start:]

    def _shake_hands(self, head: bytes) -> bool:
        status, *lines = head.split(b"\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(b":") for line in lines)}
        is_right = status.startswith(b"HTTP/1.1 101") and headers.get(b"sec-websocket-accept") == _ACCEPT
        if is_right:
            self._is_open = True
            self.opened()
            if self._opening is not None:
                self._opening.set_result(None)
            return True
        if self._opening is not None and not self._opening.done():
            answer = status.decode(errors="replace")
            self._opening.set_exception(
                HandshakeRefused(f"{self.path}: expected 101 and the right key, got {answer!r}.")
            )
        self.close()
        return False

    def _control(self, kind: int, payload: bytes) -> None:
        if kind == PING:
            self.send_frame(frame(payload, PONG))
        elif kind == CLOSE:
            self.close()
        elif kind != PONG:
            raise FrameRefused(f"{self.path}: a frame begins with {kind:#x}; expected a whole, uncompressed message.")
