"""Tasks that go on beside whatever started them; a failure of one is logged and counted."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from derby.server.metrics import Metrics

DRAIN_SECONDS = 5
"""How long tasks may take to finish when the server is asked to end."""

log = logging.getLogger(__name__)


class Background:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tasks: set[asyncio.Task[Any]] = set()
        self._rounds: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Begin something that ends when it is done."""
        self._start(work, self._tasks)

    def spawn_round(self, work: Coroutine[Any, Any, Any]) -> None:
        """Begin something that goes on until the server ends."""
        self._start(work, self._rounds)

    def stop_rounds(self) -> None:
        for task in self._rounds:
            task.cancel()

    async def drain(self) -> None:
        """Wait for what was begun, but not for ever."""
        if not self._tasks:
            return
        _, late = await asyncio.wait(list(self._tasks), timeout=DRAIN_SECONDS)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, Any], among: set[asyncio.Task[Any]]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        among.add(task)
        task.add_done_callback(lambda task: self._done(task, among))

    def _done(self, task: asyncio.Task[Any], among: set[asyncio.Task[Any]]) -> None:
        among.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._metrics.failures += 1
            log.error("unexpected error", exc_info=task.exception())
