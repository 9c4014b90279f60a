"""Connections without a network: what they are given is what a test feeds them."""

import asyncio
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.server import ServerState

from derby.server.http_protocol import HttpProtocol
from derby.server.limits import Limits
from derby.server.settings import Settings
from derby.server.websocket import Socket
from tests.server.in_memory import InMemoryServer, run
from tests.server.raw import handshake


class Transport:
    """A connection that takes everything and never ends."""

    def __init__(self, peer: str = "127.0.0.1") -> None:
        self._peer = peer
        self.written = b""
        self.writes = 0
        """How often it was written to."""
        self.closing = False
        self.aborted = False

    def get_extra_info(self, name: str) -> object:
        return (self._peer, 50_000) if name == "peername" else None

    def set_write_buffer_limits(self, high: int) -> None:
        """It has room."""

    def write(self, data: bytes) -> None:
        self.written += data
        self.writes += 1

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True

    def pause_reading(self) -> None:
        """Nothing comes that the test doesn't feed."""

    def resume_reading(self) -> None:
        """Nothing comes that the test doesn't feed."""

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol


class Timer:
    def __init__(self, due: float, work: Callable[[], object]) -> None:
        self.due = due
        self.work = work
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Loop:
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0
        self._timers: list[Timer] = []
        self.tasks: list[Coroutine[Any, Any, Any]] = []
        """What would be done in the meantime: the answers to requests."""

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, work: Callable[[], object]) -> Timer:
        timer = Timer(self.now + seconds, work)
        self._timers.append(timer)
        return timer

    def create_task(self, work: Coroutine[Any, Any, Any]) -> Any:
        self.tasks.append(work)
        return cast(Any, _Task())

    def wait(self, seconds: float) -> None:
        self.now += seconds
        due = [timer for timer in self._timers if timer.due <= self.now]
        self._timers = [timer for timer in self._timers if timer.due > self.now]
        for timer in due:
            if not timer.cancelled:
                timer.work()

    def answer(self) -> None:
        """Answer the requests that have come."""
        tasks, self.tasks = self.tasks, []

        async def work() -> None:
            for task in tasks:
                await task

        run(work)

    def close(self) -> None:
        for task in self.tasks:
            task.close()


class _Task:
    def add_done_callback(self, _done: object) -> None:
        """It never is."""


async def answer_all(_scope: object, _receive: object, send: Callable[[dict[str, object]], Any]) -> None:
    """An application that has one answer to everything."""
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


def offline_http(
    services: InMemoryServer, loop: Loop, *, peer: str = "203.0.113.1", app: Any = answer_all
) -> tuple[HttpProtocol, Transport]:
    """A connection that was just made."""
    config = Config(app, ws=Socket, lifespan="off", log_config=None)
    connection = HttpProtocol(config, ServerState(), {"services": services}, cast(Any, loop))
    transport = Transport(peer)
    connection.connection_made(cast(Any, transport))
    return connection, transport


def offline_socket(services: InMemoryServer, *headers: str) -> tuple[Socket, Transport]:
    """An open WebSocket."""
    device = Socket(Config("nothing"), ServerState(), {"services": services})
    transport = Transport()
    device.connection_made(cast(Any, transport))
    device.data_received(handshake(*headers))
    assert transport.written.startswith(b"HTTP/1.1 101 ")
    transport.written = b""
    return device, transport


@contextmanager
def offline_server(limits: Limits | None = None) -> Generator[InMemoryServer]:
    """A server with the limits that servers have, or others."""
    services = InMemoryServer(Settings(bot_workers_ready=False, limits=limits or Limits()))
    yield services
    run(services.close)
