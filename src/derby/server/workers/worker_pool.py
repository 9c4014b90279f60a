"""Processes for what takes long: they run the compiled rules, end with the server, and are replaced when they die."""

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import TypeVar

from derby.bots.workers import Workers

TRIES = 2
"""How often something is begun when the process that does it dies."""

log = logging.getLogger(__name__)

_T = TypeVar("_T")


class WorkersLost(Exception):
    """The processes died again and again."""


class WorkerPool:
    def __init__(self, processes: int, *, patient: bool = False) -> None:
        self._processes = processes
        self._patient = patient
        """Whether others' processes go first."""
        self._pool: Workers | None = None
        self._is_closed = False

    async def run(self, work: Callable[..., _T], *arguments: object) -> _T:
        """What the work returns, done in one of the processes; they are started when they are needed."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            if self._is_closed:
                raise asyncio.CancelledError
            if self._pool is None:
                self._pool = Workers(self._processes, _go_last if self._patient else None)
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, work, *arguments)
            except BrokenExecutor:
                if not self._is_closed:
                    log.warning("a working process died; there are new ones now")
                if self._pool is pool:
                    self._pool = None
        raise WorkersLost

    def close(self) -> None:
        self._is_closed = True
        if self._pool is not None:
            # They may work for long, or compile for the first time: nobody waits for that any more.
            self._pool.abandon()


def _go_last() -> None:
    """In a process: let others' processes go first."""
    if hasattr(os, "nice"):
        os.nice(5)
