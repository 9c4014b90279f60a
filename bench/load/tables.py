"""Tables of sockets, and how they are kept busy: as fast as the server can, or at a player's pace."""

import asyncio
import os
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from bench.load.result import LoadResult, percentile
from bench.load.server_process import ServerProcess

_PATIENCE: Final = 30.0
"""Seconds to wait for the moves under way at the end of a run."""

_AT_ONCE: Final = 20
"""Tables that are seated at a time."""


class TableStuck(Exception):
    """A move was never heard by its whole table: refused, or lost."""


class Table(ABC):
    """A move is done when every socket of the table has heard it; then the next may follow."""

    def __init__(self, sockets: int) -> None:
        self.sockets = sockets
        self.latencies: list[float] = []
        self._waiting_for = 0
        self._sent = 0.0
        self._goes_on = False
        self._overdue: float | None = None

    @abstractmethod
    async def sit_down(self) -> None:
        """Connect every socket and learn who moves first."""

    @abstractmethod
    def send_move(self) -> None:
        """Let the next player send a move."""

    @abstractmethod
    def leave(self) -> None:
        """Close every socket."""

    @abstractmethod
    def bytes_received(self) -> int:
        """By all its sockets, so far."""

    @property
    def is_waiting(self) -> bool:
        return self._waiting_for > 0

    def heard(self) -> None:
        """One more socket has heard the move."""
        self._waiting_for -= 1
        if self._waiting_for == 0:
            self.latencies.append(time.perf_counter() - self._sent)
            if self._goes_on:
                self._play(time.perf_counter())
            elif self._overdue is not None:
                overdue, self._overdue = self._overdue, None
                self._play(overdue)

    def play_on(self) -> None:
        """Move, and move again whenever all have heard it."""
        self._goes_on = True
        self._play(time.perf_counter())

    def play_once(self) -> None:
        """Move now; if the last move is still under way, then after it, with the wait counted in the latency."""
        if not self.is_waiting:
            self._play(time.perf_counter())
        elif self._overdue is None:
            self._overdue = time.perf_counter()

    def stop(self) -> None:
        self._goes_on = False
        self._overdue = None

    def _play(self, since: float) -> None:
        self._sent = since
        self._waiting_for = self.sockets
        self.send_move()


async def measure(
    server: ServerProcess, name: str, tables: Sequence[Table], *, seconds: float, pace: float, warm_up: float
) -> LoadResult:
    """Seat the tables, keep them busy, and report. A `pace` of 0 is as fast as the server can.

    The warm-up is at full speed in any case, so that a server's compiler has seen a move before the measured ones.
    """
    first, *others = tables
    await first.sit_down()
    empty = server.rss_bytes()
    for at in range(0, len(others), _AT_ONCE):
        await asyncio.gather(*(table.sit_down() for table in others[at : at + _AT_ONCE]))
    seated = server.rss_bytes()

    _play_on(tables)
    await asyncio.sleep(warm_up)
    await _come_to_rest(tables)
    for table in tables:
        table.latencies.clear()

    received = sum(table.bytes_received() for table in tables)
    began, cpu, own_cpu = time.perf_counter(), server.cpu_seconds(), time.process_time()
    if pace:
        paced = [asyncio.create_task(_keep_pace(table, pace, pace * n / len(tables))) for n, table in enumerate(tables)]
    else:
        paced = []
        _play_on(tables)
    await asyncio.sleep(seconds)
    took, cpu, own_cpu = time.perf_counter() - began, server.cpu_seconds() - cpu, time.process_time() - own_cpu
    latencies = sorted(latency * 1e3 for table in tables for latency in table.latencies)
    received = sum(table.bytes_received() for table in tables) - received
    rss = server.rss_bytes()

    for task in paced:
        task.cancel()
    await _come_to_rest(tables)
    for table in tables:
        table.leave()
    moves = len(latencies)
    sockets = sum(table.sockets for table in tables)
    return LoadResult(
        server=name,
        tables=len(tables),
        sockets=sockets,
        pace=pace,
        seconds=round(took, 3),
        moves=moves,
        moves_per_second=round(moves / took, 1),
        p50_ms=round(percentile(latencies, 50), 3),
        p99_ms=round(percentile(latencies, 99), 3),
        cpu_us_per_move=round(cpu * 1e6 / max(moves, 1), 1),
        rss_mb=round(rss / 1e6, 1),
        kb_per_table=round((seated - empty) / 1e3 / max(len(others), 1), 1),
        bytes_per_device=round(received * len(tables) / max(moves, 1) / sockets, 1),
        client_cpu=round(own_cpu / took, 3),
    )


def pin(core: int) -> None:
    """Keep this process to one core."""
    os.sched_setaffinity(0, {core})


def _play_on(tables: Sequence[Table]) -> None:
    for table in tables:
        table.play_on()


async def _keep_pace(table: Table, pace: float, first: float) -> None:
    loop = asyncio.get_running_loop()
    due = loop.time() + first
    while True:
        await asyncio.sleep(due - loop.time())
        table.play_once()
        due += pace


async def _come_to_rest(tables: Sequence[Table]) -> None:
    for table in tables:
        table.stop()
    until = time.perf_counter() + _PATIENCE
    while any(table.is_waiting for table in tables):
        if time.perf_counter() > until:
            stuck = sum(table.is_waiting for table in tables)
            raise TableStuck(f"{stuck} of {len(tables)} tables still wait for a move after {_PATIENCE:.0f} s.")
        await asyncio.sleep(0.01)
