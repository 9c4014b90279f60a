"""Worker processes for what takes long: they end with the server, and are replaced when they die."""

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import TypeVar

from derby.bots.workers import Workers

TRIES = 2
"""How often work is begun when the worker that does it dies."""

log = logging.getLogger(__name__)

_T = TypeVar("_T")


class WorkersLost(Exception):
    """The workers died again and again."""


class WorkerPool:
    def __init__(self, processes: int, *, low_priority: bool = False) -> None:
        self._processes = processes
        self._low_priority = low_priority
        self._pool: Workers | None = None
        self._is_closed = False

    async def run(self, work: Callable[..., _T], *arguments: object) -> _T:
        """What the work returns, done by one of the workers; they are started when they are needed."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            if self._is_closed:
                raise asyncio.CancelledError
            if self._pool is None:
                self._pool = Workers(self._processes, _lower_priority if self._low_priority else None)
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, work, *arguments)
            except BrokenExecutor:
                if not self._is_closed:
                    log.warning("a worker died; there are new ones now")
                if self._pool is pool:
                    self._pool = None
        raise WorkersLost

    def close(self) -> None:
        self._is_closed = True
        if self._pool is not None:
            # They may be busy for long, or compile for the first time: nobody waits for that any more.
            self._pool.abandon()


def _lower_priority() -> None:
    """In a worker."""
    if hasattr(os, "nice"):
        os.nice(5)
