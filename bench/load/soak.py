"""A soak: bots play at many tables for an hour, and the memory of the server is watched.

python -m bench.load.soak --minutes 60 --tables 30
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec

from bench.load.clients import WebSocketClient
from bench.load.derby_tables import serving
from bench.load.event_loop import run

ROW_SECONDS = 60.0


class Host(WebSocketClient):
    """Opens a table for bots, watches it to its end, and begins anew."""

    def __init__(self, port: int, cookie: str, table: str, level: str) -> None:
        super().__init__("127.0.0.1", port, "/ws", {"Cookie": cookie})
        self._table = table
        self._level = level
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.messages = 0

    def opened(self) -> None:
        wishes: list[dict[str, str]] = [
            {"type": "Enter", "table": self._table},
            {"type": "FillWithBots", "level": self._level},
            {"type": "Start"},
        ]
        for wish in wishes:
            self.send(msgspec.json.encode(wish))

    def received(self, payload: bytes) -> None:
        self.messages += 1
        if b'"GameEnded"' in payload and not self.over.done():
            self.over.set_result(None)

    def closed(self, error: Exception | None) -> None:
        if not self.over.done():
            self.over.set_exception(error or ConnectionError("the server hung up"))


class Tally:
    games = 0
    messages = 0


async def keep_playing(http: httpx.AsyncClient, port: int, cookie: str, seats: int, level: str, tally: Tally) -> None:
    while True:
        answer = await http.post("/api/tables", json={"seats": seats}, headers={"Cookie": cookie})
        host = Host(port, cookie, answer.json()["table"], level)
        await host.connect()
        await host.over
        host.close()
        tally.games += 1
        tally.messages += host.messages


async def soak(minutes: float, tables: int, level: str, core: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with (
            serving(Path(folder), core, pace_ms=100) as server,
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http,
        ):
            answer = await http.post("/api/guests", json={"name": "Soak"})
            cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
            http.cookies.clear()
            tally = Tally()
            tasks = [
                asyncio.create_task(keep_playing(http, server.port, cookie, 3 + number % 4, level, tally))
                for number in range(tables)
            ]
            began = time.monotonic()
            sys.stdout.write("| minute | games | messages | memory MB |\n|---|---|---|---|\n")
            while time.monotonic() - began < minutes * 60:
                done, _ = await asyncio.wait(tasks, timeout=ROW_SECONDS)
                for task in done:
                    task.result()
                minute = (time.monotonic() - began) / 60
                memory = server.rss_bytes() / 1e6
                sys.stdout.write(f"| {minute:.0f} | {tally.games:,} | {tally.messages:,} | {memory:.1f} |\n")
                sys.stdout.flush()
            for task in tasks:
                task.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load.soak", description="Bots at many tables, for long.")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--level", default="random", help="of the bots")
    parser.add_argument("--core", type=int, default=0)
    given = parser.parse_args()
    run(soak(given.minutes, given.tables, given.level, given.core))


if __name__ == "__main__":
    main()
