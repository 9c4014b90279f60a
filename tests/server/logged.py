"""A real server with settings from a file, whose log can be read while it runs."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.harness import PATIENCE, Server

GENEROUS = """
[limits]
messages_per_second = 1e9
messages_at_once = 1e9
chat_per_second = 1e9
chat_at_once = 1e9
requests_per_second = 1e9
requests_at_once = 1e9
answers_per_second = 1e9
answers_at_once = 1e9
pings_per_second = 1e9
pings_at_once = 1e9
bytes_per_second = 1e9
bytes_at_once = 1e9
changes_per_second = 1e9
changes_at_once = 1e9
stored_bytes_per_second = 1e12
stored_bytes_at_once = 1e12
tables_per_second = 1e9
tables_at_once = 1e9
guests_per_second = 1e9
guests_at_once = 1e9
open_tables = 1000000
listed_tables = 1000000
connections_per_guest = 1000000
address_share = 1e9
"""
"""Limits that nobody reaches."""


class LoggedServer(Server):
    """`derby serve --config`; whatever it logs goes into a file, so it never waits for us to read it."""

    def __init__(self, folder: Path, toml: str, settings: Mapping[str, str] | None = None) -> None:
        super().__init__(f"sqlite:///{folder / 'derby.db'}", settings=settings)
        self.file = folder / "derby.log"
        self._config = folder / "derby.toml"
        self._config.write_text(toml, "utf-8")

    def start(self) -> None:
        environment = {**os.environ, **self.settings, "DERBY_DATABASE": self.database, "DERBY_PORT": str(self.port)}
        command = [sys.executable, "-m", "derby.cli", "serve", "--config", str(self._config)]
        with self.file.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stderr=log)
        deadline = time.monotonic() + PATIENCE
        while True:
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.stop()
                raise AssertionError(f"the server did not start: {self.logged()}")
            try:
                if httpx.get(f"{self.url}/healthz", timeout=PATIENCE).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)

    def stop(self) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(signal.SIGTERM)
        return process.wait(PATIENCE)

    def kill(self) -> None:
        """SIGKILL: no chance to tidy up."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait(PATIENCE)

    def logged(self) -> str:
        return self.file.read_text("utf-8")

    def figure(self, name: str) -> float:
        """A figure of /metrics."""
        lines = httpx.get(f"{self.url}/metrics", timeout=PATIENCE).text.splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(f"derby_{name} "))


@contextmanager
def logged_server(
    folder: Path, toml: str = GENEROUS, settings: Mapping[str, str] | None = None
) -> Generator[LoggedServer]:
    server = LoggedServer(folder, toml, settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
