"""Tables of sockets, and how they are kept busy: as fast as the server can, or at a player's pace."""

import asyncio
import os
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final

from bench.load.result import LoadResult, p50_and_p99
from bench.load.server_process import ServerProcess

_PATIENCE: Final = 30.0
"""Seconds to wait for the moves under way at the end of a run."""

_AT_ONCE: Final = 20
"""Tables that are seated at a time."""


class TableStuck(Exception):
    """A move was never heard by its whole table: refused, or lost."""


class Move:
    """A move that has not been heard by all."""

    __slots__ = ("missing", "mover", "sent")

    def __init__(self, sent: float, mover: int, missing: int) -> None:
        self.sent = sent
        self.mover = mover
        self.missing = missing
        """How many sockets have not heard it."""


class Table(ABC):
    """A move follows when the next player knows that it is their turn, as among people; or, if the table is to wait for
    all, when every socket has heard the last one. A move counts when every socket has heard it."""

    waits_for_all = False

    def __init__(self, sockets: int) -> None:
        self.sockets = sockets
        self.answered: list[float] = []
        """Seconds after which the player whose move it was knew that it counts."""
        self.turned: list[float] = []
        """Seconds after which the next player knew that it is their turn."""
        self.latencies: list[float] = []
        """Seconds after which the last socket had heard a move."""
        self._under_way: deque[Move] = deque()
        self._heard = [0] * sockets
        """How many moves each socket has heard."""
        self._all_heard = 0
        self._unanswered: deque[float] = deque()
        """When the moves were sent that have no answer."""
        self._sent = 0.0
        """When the last move was sent, or was due."""
        self._is_turn = True
        self._goes_on = False
        self._overdue: float | None = None

    @abstractmethod
    async def sit_down(self) -> None:
        """Connect every socket and learn who moves first."""

    @abstractmethod
    def send_move(self) -> int:
        """Let the next player send a move; the number of their socket."""

    @abstractmethod
    def leave(self) -> None:
        """Close every socket."""

    @abstractmethod
    def bytes_received(self) -> int:
        """By all its sockets, so far."""

    @property
    def is_waiting(self) -> bool:
        return bool(self._under_way)

    def was_answered(self) -> None:
        """Whoever moved knows that it counts."""
        self.answered.append(time.perf_counter() - self._unanswered.popleft())

    def is_next_turn(self) -> None:
        """The next player knows that it is their turn."""
        self.turned.append(time.perf_counter() - self._sent)
        self._is_turn = True
        self._go_on()

    def heard(self, socket: int) -> Move:
        """A socket has heard one more move."""
        move = self._under_way[self._heard[socket] - self._all_heard]
        self._heard[socket] += 1
        move.missing -= 1
        if move.missing == 0:  # each socket hears them in order, so those before it are done
            self._under_way.popleft()
            self._all_heard += 1
            self.latencies.append(time.perf_counter() - move.sent)
            if self.waits_for_all:
                self._go_on()
        return move

    def play_on(self) -> None:
        """Move, and move again and again."""
        self._goes_on = True
        self._play(time.perf_counter())

    def play_once(self) -> None:
        """Move now; if the last move is still under way, then after it, with the wait counted in the latency."""
        if self._may_play():
            self._play(time.perf_counter())
        elif self._overdue is None:
            self._overdue = time.perf_counter()

    def stop(self) -> None:
        self._goes_on = False
        self._overdue = None

    def forget(self) -> None:
        """Forget what was measured."""
        for measured in (self.answered, self.turned, self.latencies):
            measured.clear()

    def _may_play(self) -> bool:
        return self._is_turn and not (self.waits_for_all and self._under_way)

    def _go_on(self) -> None:
        if not self._may_play():
            return
        if self._goes_on:
            self._play(time.perf_counter())
        elif self._overdue is not None:
            overdue, self._overdue = self._overdue, None
            self._play(overdue)

    def _play(self, since: float) -> None:
        self._sent = since
        self._is_turn = False
        self._unanswered.append(since)
        self._under_way.append(Move(since, self.send_move(), self.sockets))


async def measure(
    server: ServerProcess,
    name: str,
    tables: Sequence[Table],
    *,
    seconds: float,
    pace: float,
    warm_up: float,
    waits_for_all: bool,
) -> LoadResult:
    """Seat the tables, keep them busy, and report. A `pace` of 0 is as fast as the server can.

    The warm-up is at full speed in any case, so that a server's compiler has seen a move before the measured ones.
    """
    first, *others = tables
    for table in tables:
        table.waits_for_all = waits_for_all
    await first.sit_down()
    empty = server.rss_bytes()
    for at in range(0, len(others), _AT_ONCE):
        await asyncio.gather(*(table.sit_down() for table in others[at : at + _AT_ONCE]))
    seated = server.rss_bytes()

    _play_on(tables)
    await asyncio.sleep(warm_up)
    await _come_to_rest(tables)
    for table in tables:
        table.forget()

    received = sum(table.bytes_received() for table in tables)
    began, cpu, own_cpu = time.perf_counter(), server.cpu_seconds(), time.process_time()
    if pace:
        paced = [asyncio.create_task(_keep_pace(table, pace, pace * n / len(tables))) for n, table in enumerate(tables)]
    else:
        paced = []
        _play_on(tables)
    await asyncio.sleep(seconds)
    took, cpu, own_cpu = time.perf_counter() - began, server.cpu_seconds() - cpu, time.process_time() - own_cpu
    answered = _milliseconds(table.answered for table in tables)
    turned = _milliseconds(table.turned for table in tables)
    latencies = _milliseconds(table.latencies for table in tables)
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
        answer_ms=p50_and_p99(answered),
        turn_ms=p50_and_p99(turned),
        all_ms=p50_and_p99(latencies),
        cpu_us_per_move=round(cpu * 1e6 / max(moves, 1), 1),
        rss_mb=round(rss / 1e6, 1),
        kb_per_table=round((seated - empty) / 1e3 / max(len(others), 1), 1),
        bytes_per_device=round(received * len(tables) / max(moves, 1) / sockets, 1),
        client_cpu=round(own_cpu / took, 3),
    )


def _milliseconds(measured: Iterable[Sequence[float]]) -> list[float]:
    return sorted(seconds * 1e3 for one in measured for seconds in one)


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
