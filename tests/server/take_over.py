"""The loss of a machine: the process that looks after a table is stopped, or its way to the database freezes.

python -m tests.server.take_over --times 20

does both so many times, with the leases that a host has; the tests do it once, with shorter ones.
"""

import argparse
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path

from derby.store.database import SHARDS
from tests.frozen_proxy import FreezingProxy, freezing_proxy
from tests.postgres import Postgres, running_postgres
from tests.server.forked_server import ForkedServer, forked_servers
from tests.server.harness import PATIENCE, Device, Guest, close_all
from tests.server.processes import Pair, assert_is_sound, conductor_of, eventually, shards_of, share_out
from tests.server.stored import stored_entries

SECONDS = 10.0
"""Within so many seconds another process goes on."""
FEW = 6
"""Moves of bots after which it has gone on."""


class Machine:
    """A process that can be lost, and come back."""

    def __init__(self, server: ForkedServer, proxy: FreezingProxy) -> None:
        self.server = server
        self._proxy = proxy

    def stop(self) -> None:
        """It stands still, and all connections stay open."""
        assert self.server.pid is not None
        os.kill(self.server.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        assert self.server.pid is not None
        os.kill(self.server.pid, signal.SIGCONT)

    def freeze(self) -> None:
        """It runs on, but nothing gets to the database or back."""
        self._proxy.freeze()

    def thaw(self) -> None:
        self._proxy.thaw()


@contextmanager
def machines(folder: Path, postgres: Postgres, *, lease_seconds: float | None = None) -> Generator[list[Machine]]:
    """Two processes on one database, each with its own way to it."""
    database = postgres.new_database()
    settings = {} if lease_seconds is None else {"TEST_LEASE_SECONDS": str(lease_seconds)}
    with (
        freezing_proxy(database) as one,
        freezing_proxy(database) as two,
        forked_servers(folder, database, settings, 2) as servers,
    ):
        for server, proxy in zip(servers, (one, two), strict=True):
            server.database = proxy.url
            server.start()
        found = [Machine(server, proxy) for server, proxy in zip(servers, (one, two), strict=True)]
        try:
            yield found
        finally:
            for machine in found:
                machine.thaw()
                machine.go_on()


def lose(machines: list[Machine], how: str, goes_on: Callable[[Machine], None]) -> float:
    """Lose the process that looks after a table, and get it back; how long the bots stood still."""
    first, second = (machine.server for machine in machines)
    share_out(first, second)
    ann = Guest(first, "Ann")
    table = ann.quick_play(settings={"seats": 6})
    here = Device(first, {"Cookie": ann.cookie()}, table)
    here.play_on(most=1)
    eventually(lambda: any(entry["type"] == "TakenOver" for entry in stored_entries(first.database, table)))
    pair: Pair = (first, second)
    conductor, other = conductor_of(pair, table)
    lost = machines[0] if conductor is first else machines[1]
    watching = Device(other, {"Cookie": ann.cookie()}, table)
    getattr(lost, how)()
    began = time.monotonic()
    moved = 0
    while moved < FEW and not watching.is_over:
        if watching.legal:
            watching.act()
        elif watching.receive()["type"] == "Happened":
            moved += 1
    stood_still = time.monotonic() - began
    eventually(lambda: shards_of(other) == SHARDS)
    goes_on(lost)
    share_out(first, second)
    watching.play_on()
    assert_is_sound(other.database, table)
    close_all()
    return stood_still


WAYS = {"stop": Machine.go_on, "freeze": Machine.thaw}
"""How a process is lost, and how it comes back."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.take_over")
    parser.add_argument("--times", type=int, default=20, help="how often a process is lost in each way")
    times = parser.parse_args().times
    failed = False
    with (
        tempfile.TemporaryDirectory() as folder,
        running_postgres() as postgres,
        machines(Path(folder), postgres) as found,
    ):
        for how, goes_on in WAYS.items():
            took = [lose(found, how, goes_on) for _ in range(times)]
            failed = failed or max(took) > SECONDS
            sys.stdout.write(f"{how}: {times} times, another went on after {min(took):.1f} to {max(took):.1f} s\n")
            sys.stdout.flush()
    return 1 if failed else 0


if __name__ == "__main__":
    assert SECONDS < PATIENCE
    sys.exit(main())
