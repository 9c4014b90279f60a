"""HTTP as uvicorn speaks it, with limits: what a request may take of room and time before anybody looks at it.

A head is read in small pieces and has a size, a number of headers and a time; a body has a size and a time, and so has
whoever doesn't read the answer. A connection is counted before its first byte is read, and every request but for the
health is taken from the share of its address, also one that opens a WebSocket.
"""

import asyncio
from typing import Any

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from derby.server.addresses import peer_of, proxies_of, shared_address
from derby.server.connections import Connections
from derby.server.metrics import Metrics
from derby.server.shares import Shares

PIECE = 4_096
"""Bytes that are parsed before they are counted."""
LARGEST_HEAD = 16_384
"""Bytes in a row that are no content: of a head, or of trailers."""
LONGEST_URL = 8_192
MOST_HEADERS = 100
LARGEST_BODY = 4_194_304
"""More than any route takes: whoever sends too much for it is told so before the connection ends."""
MOST_PIPELINED = 16
"""Requests that may wait for the answers to those before."""
ANSWER_SECONDS = 120
"""How long a device may take to read an answer."""
HEALTH = b"/healthz"


class HttpProtocol(HttpToolsProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        services = app_state["services"]
        self._open_connections: Connections = services.connections
        self._metrics: Metrics = services.metrics
        self._shares: Shares = services.shares
        self._peer = ""
        self._head_seconds: float = services.settings.limits.head_seconds
        self._body_seconds: float = services.settings.limits.body_seconds
        self._is_in_body = False
        self._without_content = 0
        """Bytes since the last that were content."""
        self._body_size = 0
        self._is_for_health_only = False
        self._refusal = 400
        """The status for whoever sends what can't be parsed, or should not be."""
        self._timer: asyncio.TimerHandle | None = None
        """Ends the connection unless what is awaited of the device comes in time."""
        self._write_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        super().connection_made(transport)
        peer = self._peer = peer_of(transport)
        if self.client is not None:
            self.client = peer, self.client[1]
        address = None if proxies_of(self.config).is_trusted(peer) else shared_address(peer)
        admission = self._open_connections.add(transport, address)
        self._is_for_health_only = admission == "for health only"
        if admission == "too many of the address":
            self._refuse(429)
        elif admission == "too many":
            self._refuse(503)
        else:
            self._await(self._head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(None)
        self._await_reading(None)
        self._open_connections.remove(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if not self._is_in_body and not self._without_content:
            self._await(self._head_seconds)
        for start in range(0, len(data), PIECE):
            if not self._parse(data[start : start + PIECE]):
                return

    def pause_writing(self) -> None:
        super().pause_writing()
        self._await_reading(ANSWER_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._await_reading(None)

    def handle_websocket_upgrade(self) -> None:
        self._await(None)
        self._await_reading(None)
        super().handle_websocket_upgrade()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_URL:
            self._stop_parsing(414)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            self._stop_parsing(431)

    def on_headers_complete(self) -> None:
        if self._is_for_health_only and self.url != HEALTH:
            self._stop_parsing(503)
        if len(self.pipeline) >= MOST_PIPELINED:
            self._stop_parsing(429)
        if self.url != HEALTH and not self._shares.visitor("", self._address()).may("answers"):
            self._stop_parsing(429)
        self._open_connections.is_served(self.transport)
        self._is_in_body = True
        self._without_content = self._body_size = 0
        self._await(self._body_seconds)
        super().on_headers_complete()
        if self._is_for_health_only and self.cycle is not None:  # pyright: ignore[reportUnnecessaryComparison]
            self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        self._without_content = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_in_body = False
        self._without_content = 0
        is_answered = self.cycle is not None and self.cycle.response_complete  # pyright: ignore[reportUnnecessaryComparison]
        self._await(self.timeout_keep_alive if is_answered else None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if not self._is_in_body:
            # To read the answer; uvicorn ends idle connections sooner, but then waits for what is still to be written.
            self._await(ANSWER_SECONDS)
        if not self.pipeline:
            self._open_connections.waits(self.transport)
        super().on_response_complete()

    def _address(self) -> str:
        """The visitor's, by which limits count."""
        forwarded = [value.decode("latin-1") for name, value in self.headers if name == b"x-forwarded-for"]
        return proxies_of(self.config).forwarded_address(self._peer, forwarded) or shared_address(self._peer)

    def _parse(self, piece: bytes) -> bool:
        """Whether to go on after these bytes."""
        if self.parser is None:
            return False
        self._without_content += len(piece)
        if self._is_in_body:
            self._body_size += len(piece)
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:
                # It is answered as if it had not asked; whatever it may send then is no HTTP that we know.
                self.cycle.keep_alive = False
            return False
        except httptools.HttpParserError:
            self._refuse(self._refusal)
            return False
        if self._without_content > LARGEST_HEAD:
            self._refuse(431)
        elif self._body_size > LARGEST_BODY:
            self._refuse(413)
        return not self.transport.is_closing()

    def _stop_parsing(self, status: int) -> None:
        self._refusal = status
        raise httptools.HttpParserError

    def _refuse(self, status: int) -> None:
        """Answer without having listened to the end, and hang up."""
        line = STATUS_LINE[status]
        reason = line.split(b" ", 2)[2].strip()
        head = [
            line,
            b"content-type: text/plain; charset=utf-8\r\n",
            b"content-length: %d\r\n" % len(reason),
            b"connection: close\r\n\r\n",
        ]
        self._metrics.connections_refused += 1
        if self.cycle is None or self.cycle.response_complete:  # pyright: ignore[reportUnnecessaryComparison]
            self.transport.write(b"".join(head) + reason)
        self._await(ANSWER_SECONDS)
        self.transport.close()

    def _await(self, seconds: float | None) -> None:
        self._timer = self._restarted(self._timer, seconds)

    def _await_reading(self, seconds: float | None) -> None:
        self._write_timer = self._restarted(self._write_timer, seconds)

    def _restarted(self, timer: asyncio.TimerHandle | None, seconds: float | None) -> asyncio.TimerHandle | None:
        if timer is not None:
            timer.cancel()
        return None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        self._metrics.connections_refused += 1
        self.transport.abort()
