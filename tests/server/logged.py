"""A real server with settings from a file, whose log can be read while it runs."""

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx

from bench.load.limits import UNLIMITED
from tests.server.harness import PATIENCE, Server


class LoggedServer(Server):
    """`derby serve --config`; whatever it logs goes into a file, so it never waits for us to read it."""

    def __init__(self, folder: Path, toml: str, settings: Mapping[str, str] | None = None) -> None:
        super().__init__(f"sqlite:///{folder / 'derby.db'}", settings=settings)
        self.file = folder / "derby.log"
        self._config = folder / "derby.toml"
        self._config.write_text(toml, "utf-8")

    def start(self) -> None:
        with self.file.open("ab") as log:
            self.launch(log, "--config", str(self._config))

    def complaints(self) -> str:
        return self.logged()

    def logged(self) -> str:
        return self.file.read_text("utf-8")

    def figure(self, name: str) -> float:
        """A figure of /metrics."""
        lines = httpx.get(f"{self.url}/metrics", timeout=PATIENCE).text.splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(f"derby_{name} "))


@contextmanager
def logged_server(
    folder: Path, toml: str = UNLIMITED, settings: Mapping[str, str] | None = None
) -> Generator[LoggedServer]:
    server = LoggedServer(folder, toml, settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
