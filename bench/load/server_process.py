"""A server under load: started on a core of its own, its CPU time and memory read from outside. Linux only."""

import asyncio
import os
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

_PAGE: Final = os.sysconf("SC_PAGE_SIZE")
_START_SECONDS: Final = 30


class ServerDidNotStart(Exception):
    """The server ended, or said nothing, before it listened."""


class ServerProcess:
    """A running server."""

    def __init__(self, process: Process, port: int) -> None:
        self.port = port
        self._process = process

    def cpu_seconds(self) -> float:
        """CPU time of all its threads so far."""
        # The clock that clock_getcpuclockid(3) names: as /proc/PID/stat, but in nanoseconds and not in ticks of 10 ms.
        return time.clock_gettime((~self._process.pid << 3) | 2)

    def rss_bytes(self) -> int:
        resident = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(resident) * _PAGE


@asynccontextmanager
async def running(command: Sequence[str | Path], core: int) -> AsyncGenerator[ServerProcess]:
    """Start a server that prints a line ending with its port once it listens, and stop it at the end."""
    process = await asyncio.create_subprocess_exec("taskset", "--cpu-list", str(core), *command, stdout=PIPE)
    try:
        yield ServerProcess(process, await _port(process))
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def _port(process: Process) -> int:
    assert process.stdout is not None
    try:
        async with asyncio.timeout(_START_SECONDS):
            line = await process.stdout.readline()
        return int(line.split()[-1])
    except (TimeoutError, IndexError, ValueError) as error:
        raise ServerDidNotStart("The server didn't say on which port it listens: see what it wrote above.") from error
