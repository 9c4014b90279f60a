"""How long bots' turns and odds take one guest while another has many tables with bots.

python -m bench.load.bot_turns --tables 200 --seconds 30
"""

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

import httpx
import msgspec

from bench.load.clients import WebSocketClient
from bench.load.derby_tables import serving
from bench.load.event_loop import run

PACE_MS: Final = 700
"""As by default: the least time of a bot's turn."""


class _Own(msgspec.Struct):
    legal: list[int]


class _Told(msgspec.Struct):
    type: str
    version: int = -1
    own: _Own | None = None


class Player(WebSocketClient):
    """Plays against bots at one table: asks for the odds before a decision, if it wants them, and decides at once."""

    def __init__(self, port: int, cookie: str, table: str, *, odds: bool = False) -> None:
        super().__init__("127.0.0.1", port, "/ws", {"Cookie": cookie})
        self.turns: list[float] = []
        """Seconds that bots took for their decisions."""
        self.odds: list[float] = []
        """Seconds until the odds came."""
        self.was_told = 0
        """How often it was told that bots are slow."""
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._table = table
        self._wants_odds = odds
        self._legal: list[int] = []
        self._version = -1
        self._since = 0.0

    def opened(self) -> None:
        self._say({"type": "Enter", "table": self._table})

    def received(self, payload: bytes) -> None:
        told = msgspec.json.decode(payload, type=_Told)
        now = time.monotonic()
        if told.type == "OddsAre":
            self.odds.append(now - self._since)
            self._decide()
        elif told.type == "BotsAreSlow":
            self.was_told += 1
        elif told.type in ("Seen", "Happened"):
            if told.type == "Happened" and not self._legal:
                self.turns.append(now - self._since)
            self._since, self._version = now, told.version
            if told.own is not None:
                self._legal = told.own.legal
            if self._legal and self._wants_odds:
                self._say({"type": "AskOdds", "seat": 0})
            elif self._legal:
                self._decide()
            if b'"GameEnded"' in payload and not self.over.done():
                self.over.set_result(None)

    def closed(self, error: Exception | None) -> None:
        if not self.over.done():
            self.over.set_exception(error or ConnectionError("the server hung up"))

    def waits(self) -> float:
        """Seconds that it has waited for a bot up to now."""
        return 0.0 if self._legal else time.monotonic() - self._since

    def _decide(self) -> None:
        if self._legal:
            key = str(self._version)
            self._say({"type": "Act", "seat": 0, "code": self._legal[0], "version": self._version, "key": key})

    def _say(self, message: dict[str, object]) -> None:
        self.send(msgspec.json.encode(message))


class Guest:
    def __init__(self, http: httpx.AsyncClient, port: int, cookie: str) -> None:
        self._http = http
        self._port = port
        self._cookie = cookie
        self.players: list[Player] = []

    async def sit_down(self, level: str, *, odds: bool = False) -> Player:
        wishes = {"level": level, "seat": 0, "settings": {"odds": odds}}
        answer = await self._http.post("/api/quick-play", json=wishes, headers={"Cookie": self._cookie})
        player = Player(self._port, self._cookie, answer.json()["table"], odds=odds)
        self.players.append(player)
        await player.connect()
        return player

    async def keep_playing(self, level: str, *, odds: bool = False) -> None:
        while True:
            await (await self.sit_down(level, odds=odds)).over

    def report(self) -> str:
        turns = [turn for player in self.players for turn in player.turns] + [one.waits() for one in self.players]
        odds = [each for player in self.players for each in player.odds]
        said = f"{len(turns)} turns of bots: median {median(turns):.2f} s, at most {max(turns):.2f} s"
        if odds:
            said += f"; {len(odds)} odds: median {median(odds):.2f} s, at most {max(odds):.2f} s"
        return f"{said}; told {sum(player.was_told for player in self.players)} times that bots are slow"


async def measure(tables: int, level: str, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with (
            serving(Path(folder), "0-1", PACE_MS) as server,
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=300) as http,
        ):
            guests: list[Guest] = []
            for name in ("Many", "One", "Trial"):
                answer = await http.post("/api/guests", json={"name": name})
                cookie = "; ".join(f"{key}={value}" for key, value in answer.cookies.items())
                guests.append(Guest(http, server.port, cookie))
                http.cookies.clear()
            many, one, trial = guests
            for each in ("hero", level):
                # Whatever has to be compiled or loaded for bots and odds is.
                player = await trial.sit_down(each, odds=True)
                while len(player.turns) < 8 or not player.odds:
                    await asyncio.sleep(0.1)
                player.close()
                with contextlib.suppress(ConnectionError):
                    await player.over
            tasks = [asyncio.create_task(many.keep_playing(level)) for _ in range(tables)]
            await asyncio.sleep(5)
            tasks.append(asyncio.create_task(one.keep_playing("hero", odds=True)))
            done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                task.result()
            sys.stdout.write(f"one table with Hero: {one.report()}\n")
            if tables:
                sys.stdout.write(f"{tables} tables with {level}: {many.report()}\n")
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.load.bot_turns", description="Bots' turns beside many tables of another guest."
    )
    parser.add_argument("--tables", type=int, default=200, help="of the other guest")
    parser.add_argument("--level", default="olympian", help="of the bots there")
    parser.add_argument("--seconds", type=float, default=30.0)
    given = parser.parse_args()
    run(measure(given.tables, given.level, given.seconds))


if __name__ == "__main__":
    main()
