"""Servers that start in a moment: each is forked from a process that has imported everything already.

What runs in them is what `derby serve` runs. Run as a program, this is the process they are forked from.
"""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import traceback
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from bench.load.limits import UNLIMITED
from tests.server.harness import PATIENCE, Server

PORTS = range(20_000, 32_000)
"""Not among those that the system gives to clients: a server that is down has its port to itself."""

NEEDED = (
    "derby.cli.serve",
    "derby.server.app",
    "derby.store.postgres",
    "derby.store.sqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
)
"""Everything that a server imports."""


class ForkingProcess:
    def __init__(self, log: Path) -> None:
        self._log = log
        with log.open("ab") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.forked_server"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
            )

    @property
    def log(self) -> str:
        """What the servers have complained about."""
        return self._log.read_text()

    def fork(self, config: Path, environment: Mapping[str, str]) -> int:
        """Start a server; the number of its process."""
        return self._ask({"config": str(config), "environment": dict(environment)})

    def end(self, process: int, by: signal.Signals) -> int:
        """End a server and wait until it is gone; its exit code."""
        return self._ask({"process": process, "signal": int(by)})

    def close(self) -> None:
        self._process.communicate(timeout=PATIENCE)

    def _ask(self, order: Mapping[str, object]) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order).encode() + b"\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, self.log
        return int(answer)


class ForkedServer(Server):
    """`derby serve` in a process that was forked."""

    def __init__(self, forking: ForkingProcess, database: str, config: Path, settings: Mapping[str, str]) -> None:
        super().__init__(database, quiet_port(), settings)
        self._forking = forking
        self._config = config
        self.pid: int | None = None

    def start(self) -> None:
        """Start, and wait until the port is open; whoever connects is served a little later."""
        environment = {**self.settings, "DERBY_DATABASE": self.database, "DERBY_PORT": str(self.port)}
        self.pid = self._forking.fork(self._config, environment)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), PATIENCE).close()
                return
            except ConnectionError:
                assert time.monotonic() < deadline, self._forking.log
                time.sleep(0.002)

    def _end(self, by: signal.Signals) -> int:
        if self.pid is None:
            return 0
        process, self.pid = self.pid, None
        return self._forking.end(process, by)


@contextmanager
def forked_servers(
    folder: Path, database: str, settings: Mapping[str, str], count: int
) -> Generator[list[ForkedServer]]:
    """Servers that start at once, again and again; none of them may have met what nobody expected."""
    config = folder / "unlimited.toml"
    config.write_text(UNLIMITED)
    forking = ForkingProcess(folder / "log")
    servers = [ForkedServer(forking, database, config, settings) for _ in range(count)]
    try:
        yield servers
        for server in servers:
            server.stop()
    except BaseException as error:
        error.add_note(forking.log)
        raise
    finally:
        for server in servers:
            server.kill()
        forking.close()
    assert "Traceback" not in forking.log, forking.log


@contextmanager
def forked_server(folder: Path, database: str, settings: Mapping[str, str]) -> Generator[ForkedServer]:
    with forked_servers(folder, database, settings, 1) as (server,):
        yield server


def quiet_port() -> int:
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def attend() -> None:
    """Take orders, one a line, until there are no more."""
    for name in NEEDED:
        import_module(name)
    alive: set[int] = set()
    for line in sys.stdin:
        order = json.loads(line)
        if "process" in order:
            os.kill(order["process"], order["signal"])
            answer = os.waitstatus_to_exitcode(os.waitpid(order["process"], 0)[1])
            alive.discard(order["process"])
        else:
            answer = os.fork()
            if answer == 0:
                serve(Path(order["config"]), order["environment"])
            alive.add(answer)
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()
    for process in alive:
        os.kill(process, signal.SIGKILL)


def serve(config: Path, environment: Mapping[str, str]) -> NoReturn:
    """In a process of its own."""
    from derby.cli.serve import serve_others
    from derby.store import leases

    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    os.environ.update(environment)
    if "TEST_LEASE_SECONDS" in environment:
        leases.LEASE_SECONDS = float(environment["TEST_LEASE_SECONDS"])
        leases.MARGIN_SECONDS = leases.LEASE_SECONDS / 4
    try:
        serve_others(config, {})
    except SystemExit as end:
        os._exit(end.code if isinstance(end.code, int) else 1)
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    os._exit(0)


if __name__ == "__main__":
    attend()
