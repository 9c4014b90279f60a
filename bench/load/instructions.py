"""How many instructions of the processor a move takes in the server, at tables of six: all but the sockets.

    python -m bench.load.instructions

It needs valgrind, and takes half a minute. Times depend on what else the machine does; this count hardly does, so a
change of a percent is seen. The kernel's instructions are not in it, nor is Python's collector of garbage.
"""

import asyncio
import gc
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import msgspec
import uvloop

from derby.game.names import GODS
from derby.game.record import RULES
from derby.local.host import LIMITS
from derby.server.authentication import Authentication
from derby.server.clock import SystemClock
from derby.server.entropy import SystemEntropy
from derby.server.frames import framed
from derby.server.live_table import LiveTable
from derby.server.passes import Pass
from derby.server.services import Services
from derby.server.session import Session
from derby.server.settings import Settings
from derby.store.guests import add_guest
from derby.store.sqlite import SqliteDatabase
from derby.tables.client_messages import Act, Enter
from derby.tables.entries import GameBegan, GuestSat, Opened
from derby.tables.guest import Guest
from derby.tables.server_messages import Done, Seen
from derby.tables.settings import TableSettings

_SEATS: Final = 6
_TABLES: Final = 20
_WARM_UP: Final = 8
"""Moves at each table that are not counted."""
_MOVES: Final = 60
"""Moves at each table that are."""
_ANSWERS: Final = tuple(f'{{"type":"{message.__name__}"'.encode() for message in (Seen, Done))


class _Answers:
    """Waits until a number of messages have been answered."""

    def __init__(self) -> None:
        self._due = 0
        self._all = asyncio.get_running_loop().create_future()

    def came(self) -> None:
        self._due -= 1
        if self._due == 0:
            self._all.set_result(None)

    async def wait_for(self, number: int) -> None:
        self._due, self._all = number, asyncio.get_running_loop().create_future()
        await self._all


class _Connection:
    """Frames what it is sent, and drops it."""

    address = "192.0.2.1"

    def __init__(self, answers: _Answers) -> None:
        self._answers = answers

    def send(self, payload: bytes) -> None:
        framed(payload)
        if payload.startswith(_ANSWERS):
            self._answers.came()

    def send_all(self, payloads: list[bytes]) -> None:
        for payload in payloads:
            self.send(payload)

    def send_soon(self, payload: bytes) -> None:
        self.send(payload)

    def close(self, code: int) -> None:
        raise AssertionError(f"closed with {code}")


async def _play(folder: Path) -> None:
    """Play at all tables; the moves after the warm-up are counted."""
    clock, answers = SystemClock(), _Answers()
    settings = Settings(bot_workers=1, bot_workers_ready=False, limits=LIMITS)
    database = SqliteDatabase(folder / "derby.db", "process")
    around = Services(
        settings, database, Authentication("x" * 40, None), "process", clock=clock, entropy=SystemEntropy()
    )
    around.start()
    while not around.conductor.shards:
        await asyncio.sleep(0.01)
    around.background.stop_rounds()  # they come by the clock
    guests = [Guest(f"guest{seat}", f"Player {seat + 1}", None) for seat in range(_SEATS)]
    for guest in guests:
        await add_guest(database, guest, None, clock.now_ms())
    tables: list[tuple[LiveTable, list[Session]]] = []
    for number in range(_TABLES):
        sat = [GuestSat(seat, guest.id, guest.name) for seat, guest in enumerate(guests)]
        opened = Opened(TableSettings(_SEATS), guests[0].id, f"{number:064x}")
        table = await around.tables.open([opened, *sat, GameBegan(tuple(GODS[:_SEATS]), RULES)])
        passes = [Pass(guest.id, guest.generation, None) for guest in guests]
        sessions = [Session(around.sockets.around, _Connection(answers), given) for given in passes]
        for session in sessions:
            session.received(msgspec.json.encode(Enter(table.state.table)))
        await answers.wait_for(_SEATS)
        tables.append((table, sessions))
    for move in range(_WARM_UP + _MOVES):
        if move == _WARM_UP:
            gc.disable()
            _control("--instr=on")
        for table, sessions in tables:
            game = table.state.game
            assert game is not None
            seat = game.seat_to_act
            assert seat is not None
            act = Act(seat, game.legal_codes()[0], game.version, str(game.version))
            sessions[seat].received(msgspec.json.encode(act))
        await answers.wait_for(_TABLES)
    _control("--instr=off")


def _control(option: str) -> None:
    subprocess.run(["callgrind_control", option, str(os.getpid())], check=True, stdout=subprocess.DEVNULL)


def instructions_of_a_move() -> int:
    command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=/dev/null"]
    command += [sys.executable, "-m", __spec__.name, "--under-valgrind"]
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, check=False, env=env, capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or found is None:
        raise SystemExit(done.stderr)
    return int(found[1]) // (_TABLES * _MOVES)


if __name__ == "__main__":
    if sys.argv[1:] == ["--under-valgrind"]:
        with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(_play(Path(folder)))
    else:
        sys.stdout.write(f"{instructions_of_a_move():,} instructions a move\n")
