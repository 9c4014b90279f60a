"""WebSocket frames made by hand, and a connection that sends whatever it is given."""

import socket
from collections.abc import Iterator
from typing import Self

from tests.server.harness import PATIENCE, Server

TEXT, BINARY, CLOSE, PING, PONG, CONTINUATION = 1, 2, 8, 9, 10, 0
FIN = 0x80
MASKED = 0x80
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


def frame(
    payload: bytes, opcode: int = TEXT, *, first: int = FIN, masked: int = MASKED, length: int | None = None
) -> bytes:
    """A frame as a client sends it, or one that no client should send. Masked with zeros, it stays as it is."""
    size = len(payload) if length is None else length
    if size < 126:
        head = bytes([first | opcode, masked | size])
    elif size < 65_536:
        head = bytes([first | opcode, masked | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([first | opcode, masked | 127]) + size.to_bytes(8, "big")
    return head + (b"\0\0\0\0" if masked else b"") + payload


def handshake(*headers: str, path: str = "/ws", host: str | None = "a") -> bytes:
    """What a client says to open a WebSocket."""
    lines = [
        f"GET {path} HTTP/1.1",
        *([] if host is None else [f"Host: {host}"]),
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {KEY}",
        "Sec-WebSocket-Version: 13",
        *headers,
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


def frames_of(received: bytes) -> Iterator[tuple[int, bytes]]:
    """The whole frames that a server sent: opcode and payload."""
    at = 0
    while len(received) - at >= 2:
        size, start = received[at + 1], at + 2
        if size == 126:
            size, start = int.from_bytes(received[start : start + 2], "big"), start + 2
        elif size == 127:
            size, start = int.from_bytes(received[start : start + 8], "big"), start + 8
        if len(received) < start + size:
            return
        yield received[at] & 15, received[start : start + size]
        at = start + size


class Wire:
    """A connection to the server's port."""

    def __init__(self, server: Server, *, room: int | None = None, source: str | None = None) -> None:
        self._socket = socket.socket()
        if source is not None:
            self._socket.bind((source, 0))
        if room is not None:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        self._socket.settimeout(PATIENCE)
        self._socket.connect(("127.0.0.1", server.port))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def open(self, *headers: str) -> Self:
        """Open a WebSocket."""
        self.send(handshake(*headers))
        assert self.status() == 101
        return self

    def status(self) -> int:
        """The status of an HTTP answer, whose head is read."""
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            part = self._socket.recv(1)
            assert part, "the connection ended before there was an answer"
            head += part
        return int(head.split()[1])

    def rest(self) -> bytes:
        """Everything that still comes until the server ends the connection."""
        received = b""
        while part := self._socket.recv(65_536):
            received += part
        return received

    def close_code(self) -> int | None:
        """The code with which the server ends a WebSocket."""
        codes = [payload[:2] for opcode, payload in frames_of(self.rest()) if opcode == CLOSE]
        return int.from_bytes(codes[0], "big") if codes else None


def answer_to(server: Server, request: bytes) -> bytes:
    """What the server answers to these bytes, until it ends the connection."""
    with Wire(server) as wire:
        wire.send(request)
        return wire.rest()
