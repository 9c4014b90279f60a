"""The written site, in a folder of a plain web space: `python -m http.server` and nothing else."""

import os
import re
import subprocess
import sys
from pathlib import Path

from derby.cli.site import write_site

FOLDER = "games/derby"
"""Where it lies on the web space: at an address with a path, as on many of them."""


class PlainServer:
    """It can be stopped and started again, at the same address."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / FOLDER
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/{FOLDER}"

    def write(self) -> None:
        write_site(self.folder)

    def start(self) -> None:
        command = [sys.executable, "-m", "http.server", "--bind", "127.0.0.1", "--directory", str(self.root)]
        self._process = subprocess.Popen(
            [*command, str(self.port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self._process.stdout is not None
        found = re.search(r"port (\d+)", self._process.stdout.readline())
        assert found, "http.server did not start"
        self.port = int(found[1])

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.communicate()
            self._process = None
