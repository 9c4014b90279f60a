"""Load on our own server: six people a table, playing the real game on SQLite with full durability.

Run it from the repository's root:

    python -m bench.load.derby_tables --tables 400 --seconds 5

A game has some 160 decisions; take enough tables that none ends before the time is over.
"""

import asyncio
import contextlib
import socket
import sys
import tempfile
from asyncio.subprocess import DEVNULL
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Final

import httpx
import msgspec

from bench.load.clients import WebSocketClient
from bench.load.event_loop import run
from bench.load.limits import UNLIMITED
from bench.load.options import load_options
from bench.load.result import LoadResult
from bench.load.server_process import ServerProcess
from bench.load.tables import Table, measure, pin

SEATS: Final = 6
_HAPPENED: Final = b'{"type":"Happened"'
_DONE: Final = b'{"type":"Done"'
_SEEN: Final = b'{"type":"Seen"'
_ROOM: Final = b'{"type":"RoomIs"'
_REFUSED: Final = b'{"type":"Refused"'
_FREE: Final = b'"kind":"free"'
_OWN: Final = b'"own":{'


class _Own(msgspec.Struct):
    legal: list[int]


class _Told(msgspec.Struct):
    version: int
    own: _Own | None = None


_told: Final = msgspec.json.Decoder(_Told).decode


class WishRefused(Exception):
    """The server refused what a seat wanted."""


class Seat(WebSocketClient):
    def __init__(self, table: "DerbyTable", seat: int, port: int, cookie: str) -> None:
        super().__init__("127.0.0.1", port, "/ws", {"Cookie": cookie})
        self.table = table
        self.seat = seat
        self.seen: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.full: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def received(self, payload: bytes) -> None:
        if payload.startswith(_HAPPENED):
            self.table.heard(self.seat)
            if _OWN in payload:
                self.table.told(self.seat, _told(payload))
        elif payload.startswith(_DONE):
            self.table.was_answered()
        elif payload.startswith(_ROOM):
            if _FREE not in payload and not self.full.done():
                self.full.set_result(None)
        elif payload.startswith(_SEEN):
            self.table.told(self.seat, _told(payload))
            if not self.seen.done():
                self.seen.set_result(None)
        elif payload.startswith(_REFUSED):
            raise WishRefused(payload.decode())

    def say(self, message: dict[str, object]) -> None:
        self.send(msgspec.json.encode(message))


class DerbyTable(Table):
    def __init__(self, http: httpx.AsyncClient, port: int, cookies: list[str]) -> None:
        super().__init__(len(cookies))
        self._http = http
        self._cookies = cookies
        self.seats = [Seat(self, seat, port, cookie) for seat, cookie in enumerate(cookies)]
        self._mover = 0
        self._legal: list[int] = []
        self._version = 0

    async def sit_down(self) -> None:
        answer = await self._http.post(
            "/api/tables", json={"seats": self.sockets}, headers={"Cookie": self._cookies[0]}
        )
        table = answer.json()["table"]
        for seat in self.seats:
            await seat.connect()
            seat.say({"type": "Enter", "table": table})
            seat.say({"type": "Sit", "seat": seat.seat})
        await self.seats[0].full
        self.seats[0].say({"type": "Start"})
        for seat in self.seats:
            await seat.seen

    def told(self, seat: int, told: _Told) -> None:
        if told.own is not None and told.own.legal:
            self._mover, self._legal, self._version = seat, told.own.legal, told.version
            if not self._is_turn:
                self.is_next_turn()

    def send_move(self) -> int:
        self.seats[self._mover].send(
            b'{"type":"Act","seat":%d,"code":%d,"version":%d,"key":"%d"}'
            % (self._mover, self._legal[0], self._version, self._version)
        )
        return self._mover

    def bytes_received(self) -> int:
        return sum(seat.bytes_received for seat in self.seats)

    def leave(self) -> None:
        for seat in self.seats:
            seat.close()


@contextlib.asynccontextmanager
async def serving(folder: Path, core: int | str, pace_ms: int = 0) -> AsyncGenerator[ServerProcess]:
    """Our server on a SQLite file, on a core of its own, or on several (`0-1`)."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = folder / "settings.toml"
    settings.write_text(
        f'port = {port}\ndatabase = "sqlite:///{folder}/derby.db"\nlog_level = "warning"\n'
        f"bot_workers_ready = false\nbot_pace_ms = {pace_ms}\n{UNLIMITED}"
    )
    command = ["taskset", "--cpu-list", str(core), sys.executable, "-m", "derby.cli", "serve", "--config", settings]
    process = await asyncio.create_subprocess_exec(*command, stdout=DEVNULL)
    try:
        async with httpx.AsyncClient() as http:
            for _ in range(600):
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(f"http://127.0.0.1:{port}/healthz")).status_code == 200:
                        break
                await asyncio.sleep(0.05)
        yield ServerProcess(process, port)
    finally:
        process.terminate()
        await process.wait()


async def load(
    tables: int,
    seconds: float,
    *,
    seats: int = SEATS,
    pace: float = 0.0,
    warm_up: float = 2.0,
    waits_for_all: bool = False,
    server_core: int = 0,
    client_core: int = 1,
) -> LoadResult:
    """Start the server, play at so many tables, and report."""
    pin(client_core)
    with tempfile.TemporaryDirectory() as folder:
        async with (
            serving(Path(folder), server_core) as server,
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=30) as http,
        ):
            cookies: list[str] = []
            for seat in range(seats):
                answer = await http.post("/api/guests", json={"name": f"Player {seat + 1}"})
                cookies.append("; ".join(f"{name}={value}" for name, value in answer.cookies.items()))
            http.cookies.clear()
            all_tables = [DerbyTable(http, server.port, cookies) for _ in range(tables)]
            return await measure(
                server,
                "Divinity Derby (SQLite)",
                all_tables,
                seconds=seconds,
                pace=pace,
                warm_up=warm_up,
                waits_for_all=waits_for_all,
            )


def main() -> None:
    parser = load_options("derby_tables", "Load on our own server.", 400)
    parser.add_argument("--seats", type=int, choices=range(3, SEATS + 1), default=SEATS)
    given = parser.parse_args()
    result = run(
        load(
            given.tables,
            given.seconds,
            seats=given.seats,
            pace=given.pace,
            warm_up=given.warm_up,
            waits_for_all=given.wait_for_all,
            server_core=given.server_core,
            client_core=given.client_core,
        )
    )
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(result)).decode() + "\n")


if __name__ == "__main__":
    main()
