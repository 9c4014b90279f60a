"""A real server in a process of its own, and clients that talk to it as a browser does."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.tables.changed_view import changed

Message = dict[str, Any]

QUICK: dict[str, str] = {
    "DERBY_BOT_PACE_MS": "0",
    "DERBY_BOT_WORKERS_READY": "false",
    "DERBY_LOG_LEVEL": "warning",
    "DERBY_LOG_FORMAT": "text",
}
"""Settings for tests: bots don't wait, and nothing is compiled before it is needed."""
PATIENCE = 30.0
"""Seconds that a test waits for anything before it fails; a busy machine may take long."""


OPENED: list["Guest | Device"] = []
"""Everything with a connection; closed after each test."""


def close_all() -> None:
    while OPENED:
        OPENED.pop().close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """`derby serve` with a database."""

    program = "derby.cli"
    """The module that is run."""
    patience = PATIENCE
    """Seconds that its start may take."""

    def __init__(self, database: str, port: int | None = None, settings: Mapping[str, str] | None = None) -> None:
        self.database = database
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = {**QUICK, **(settings or {})}
        self.process: subprocess.Popen[bytes] | None = None
        self.log = b""

    def start(self) -> None:
        self.launch(subprocess.PIPE)

    def launch(self, errors: int | IO[bytes], *options: str) -> None:
        """Start it, and wait until it answers; what it complains about goes to `errors`."""
        environment = {**os.environ, **self.settings, "DERBY_DATABASE": self.database, "DERBY_PORT": str(self.port)}
        command = [sys.executable, "-m", self.program, "serve", *options]
        self.process = subprocess.Popen(command, env=environment, stderr=errors)
        deadline = time.monotonic() + self.patience
        while True:
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.stop()
                raise AssertionError(f"the server did not start: {self.complaints()}")
            try:
                if httpx.get(f"{self.url}/healthz", timeout=PATIENCE).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)

    def complaints(self) -> str:
        return self.log.decode()

    def kill(self) -> None:
        """SIGKILL: no chance to tidy up."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM: it drains and ends; returns its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, by: signal.Signals) -> int:
        process = self.process
        if process is None:
            return 0
        self.process = None
        process.send_signal(by)
        _, log = process.communicate(timeout=PATIENCE)
        self.log += log or b""
        return process.returncode


@contextmanager
def running(
    database: Path | str, settings: Mapping[str, str] | None = None, port: int | None = None
) -> Generator[Server]:
    """A server on a SQLite file, or on a database URL."""
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    server = Server(url, port, settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Guest:
    """A browser: a cookie jar and what it asks for."""

    def __init__(self, server: Server, name: str | None = "Ann") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        OPENED.append(self)
        self.recovery_code: str | None = None
        if name is not None:
            self.recovery_code = self.post("/api/guests", {"name": name})["recovery_code"]

    def close(self) -> None:
        self.http.close()

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, (path, answer.status_code, answer.text)
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, (path, answer.status_code, answer.text)
        return answer.json()

    def refused(self, path: str, body: Any) -> str:
        """The reason for which a request is refused."""
        answer = self.http.post(path, json=body)
        assert answer.status_code >= 400, answer.text
        return answer.json()["reason"]

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def device(self, table: str, **enter: Any) -> "Device":
        """A device that has entered a table."""
        return Device(self.server, {"Cookie": self.cookie()}, table, **enter)

    def open_table(self, **settings: Any) -> str:
        return self.post("/api/tables", settings)["table"]

    def quick_play(self, level: str = "random", **wishes: Any) -> str:
        return self.post("/api/quick-play", {"level": level, **wishes})["table"]


class Device:
    """A WebSocket at a table. It keeps what it was told: room, view, own, events, chat."""

    def __init__(self, server: Server, headers: Mapping[str, str], table: str | None = None, **enter: Any) -> None:
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(
                f"ws://127.0.0.1:{server.port}/ws",
                additional_headers=dict(headers),
                open_timeout=PATIENCE,
                close_timeout=1,
                max_size=None,
            )
        )
        OPENED.append(self)
        self.you = ""
        self.seats: dict[int, str] = {}
        self.seat: int | None = None
        self.seq = 0
        self.version = -1
        self.room: Message = {}
        self.view: Message = {}
        self.own: Message | None = None
        self.clock: Message | None = None
        self.clock_ms = 0
        """The server's steady clock, as we were told last."""
        self.events: list[Message] = []
        self.chat: list[Message] = []
        self.heard: list[Message] = []
        """Everything, in order."""
        self.keys = 0
        if table is not None:
            self.send("Enter", table=table, **enter)
            self.until(lambda message: message["type"] == "RoomIs")
            if self.room["phase"] != "gathering":
                self.until(lambda message: message["type"] == "Seen")

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def receive(self, timeout: float = PATIENCE) -> Message:
        """The next message, after taking it in."""
        message = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        self._take_in(message)
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Receive until a message is the wanted one."""
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def ask(self, kind: str, **fields: Any) -> str:
        """Send something that is refused; the reason."""
        self.send(kind, **fields)
        return self.until(lambda message: message["type"] == "Refused")["reason"]

    def room_after(self, kind: str, **fields: Any) -> Message:
        """Send something that changes the room; the room after it."""
        self.send(kind, **fields)
        return self.until(lambda message: message["type"] == "RoomIs")["room"]

    @property
    def legal(self) -> list[int]:
        return self.own["legal"] if self.own else []

    @property
    def is_over(self) -> bool:
        return bool(self.view) and self.view["stage"] == "game-over"

    def act(self, code: int | None = None, *, seat: int | None = None, key: str | None = None) -> Message:
        """Decide (the first legal action, if none is named) and wait for the acknowledgement."""
        self.keys += 1
        key = key or f"{id(self)}-{self.keys}"
        code = self.legal[0] if code is None else code
        self.send("Act", seat=self.seat if seat is None else seat, code=code, version=self.version, key=key)
        return self.until(lambda message: message["type"] in ("Done", "Refused") and message["key"] == key)

    def play_on(self, choose: Callable[[list[int]], int] = lambda legal: legal[0], most: int = 100_000) -> int:
        """Play own decisions until the game is over, or so many are made; how many were."""
        made = 0
        while not self.is_over and made < most:
            if self.legal:
                done = self.act(choose(self.legal))
                assert done["type"] == "Done", done
                made += 1
            else:
                self.receive()
        return made

    def close(self) -> None:
        self._stack.close()

    def drain(self, seconds: float = 0.3) -> list[Message]:
        """What still comes until nothing does for a while."""
        found: list[Message] = []
        while True:
            try:
                found.append(self.receive(seconds))
            except (TimeoutError, ConnectionClosed):
                return found

    def _take_in(self, message: Message) -> None:
        self.seq = max(self.seq, message.get("seq", 0))
        match message["type"]:
            case "Entered":
                self.you, self.seat, self.clock_ms = message["you"], message["seat"], message["clock_ms"]
                self.seats = {int(seat): token for seat, token in message["seats"].items()}
            case "RoomIs":
                self.room = message["room"]
            case "Seen":
                self.version, self.view, self.own = message["version"], message["view"], message["own"]
                self.clock = message["clock"]
            case "Happened":
                assert message["version"] == self.version + 1, "a decision was missed or came twice"
                self.version = message["version"]
                self.view = changed(self.view, message["changes"])
                self.own = message.get("own", self.own)
                self.clock = message.get("clock")
                self.events += message["events"]
            case "Missed":
                self.events += message["events"]
            case "ChatSaid" | "ChatReacted":
                self.chat.append(message)
            case _:
                pass
