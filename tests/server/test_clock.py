"""The steady clock of a process: it stands still when the process does, and nobody can set it."""

import time

import pytest

from derby.server.clock import LONGEST_BEAT_NS, SystemClock
from derby.server.live_table import LiveTable
from derby.store.database import SHARDS
from derby.tables.opening import quick_play
from derby.tables.settings import Clock, TableSettings
from tests.server.in_memory import FakeClock, InMemoryServer, MemoryDatabase, RecordingDevice, run
from tests.server.thinking_bot import ThinkingBot, until

SECOND_NS = 1_000_000_000
DAYS_30 = 30 * 24 * 3_600_000


class Monotonic:
    """A machine's time since it started."""

    def __init__(self) -> None:
        self.ns = 123 * SECOND_NS

    def __call__(self) -> int:
        return self.ns


def test_it_counts_while_the_process_runs() -> None:
    machine = Monotonic()
    clock = SystemClock(machine)
    began = clock.steady_ms()
    for _ in range(100):
        machine.ns += SECOND_NS // 4
        assert not clock.beat()
        machine.ns += SECOND_NS // 4
    assert clock.steady_ms() - began == 50_000


@pytest.mark.parametrize("seconds", [20, 30 * 24 * 3_600])
def test_it_stands_while_the_process_does(seconds: int) -> None:
    machine = Monotonic()
    clock = SystemClock(machine)
    began = clock.steady_ms()
    machine.ns += seconds * SECOND_NS
    most = LONGEST_BEAT_NS // 1_000_000
    assert clock.steady_ms() - began == most, "also for whoever asks before it beats again"
    assert clock.beat()
    assert clock.steady_ms() - began == most
    machine.ns += SECOND_NS // 2
    assert not clock.beat()
    assert clock.steady_ms() - began == most + 500


def test_nobody_can_set_it(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Monotonic()
    clock = SystemClock(machine)
    began, now = clock.steady_ms(), clock.now_ms()
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() - DAYS_30 * 1_000_000)
    assert clock.now_ms() < now
    assert clock.steady_ms() == began


async def _thinking(server: InMemoryServer) -> LiveTable:
    """A table at which Ann thinks, on a bank of a minute."""
    ann = await server.guest("Ann")
    settings = TableSettings(seats=3, clock=Clock("bank", 60))
    table = await server.tables.open(quick_play(ann, settings, "random", 0, None, bytes(32), lambda _: None))
    await RecordingDevice(server, ann).say("Enter", table=table.state.table)
    server.conductor.shards = frozenset(range(SHARDS))
    server.conductor.look(table)
    await server.rest()
    assert table.state.conductor == "here"
    assert table.state.thinking_seat is table.state.seats[0]
    return table


@pytest.mark.parametrize("jump", [DAYS_30, -DAYS_30])
def test_a_jump_of_the_machines_clock_hands_nothing_over_and_gives_no_time(
    monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    async def play() -> None:
        clock = FakeClock()
        server = InMemoryServer(clock=clock)
        table = await _thinking(server)
        clock.jumped = jump
        clock.now += 50_000
        server.conductor.look(table)
        await server.rest()
        seat = table.state.seats[0]
        assert seat.left_ms == 10_000
        assert not seat.handed_over
        assert table.state.game is not None
        ThinkingBot(server, monkeypatch, table.state.game)
        clock.now += 10_000
        server.conductor.look(table)
        await until(lambda: seat.handed_over)
        assert seat.left_ms == 0

    run(play)


def test_whoever_comes_back_at_another_process_has_thought_as_long() -> None:
    """It reads the table while the first one counts, which has not yet written down the last seconds."""

    async def play() -> None:
        clock, database = FakeClock(), MemoryDatabase()
        here = InMemoryServer(clock=clock, memory=database)
        table = await _thinking(here)
        clock.now += 15_000
        there = InMemoryServer(clock=clock, memory=database, process="there")
        there.tables.is_living = lambda process: process == "here"
        read = await there.tables.get(table.state.table)
        assert read.state.time_is_up_at() == table.state.time_is_up_at() == clock.now + 45_000
        clock.jumped = DAYS_30
        late = InMemoryServer(clock=clock, memory=database, process="late")
        late.tables.is_living = lambda process: process == "here"
        read = await late.tables.get(table.state.table)
        assert read.state.time_is_up_at() == clock.now + 40_000, "what is longer would have been written down"
        after = InMemoryServer(clock=clock, memory=database, process="after")
        read = await after.tables.get(table.state.table)
        assert read.state.time_is_up_at() == clock.now + 60_000, "nobody counted after the first had gone"

    run(play)
