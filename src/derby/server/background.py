"""Tasks that go on beside whatever started them; a failure of one is logged and counted."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from derby.server.metrics import Metrics

DRAIN_SECONDS = 5
"""How long tasks may take to finish when the server is asked to end."""

MOST_IDLE = 1_000
"""Tasks that are kept for what is still to come."""

Work = Coroutine[Any, Any, Any]

log = logging.getLogger(__name__)


class Background:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()
        self._idle: list[asyncio.Future[Work | None]] = []
        """Tasks that wait for something to do; making one takes longer than most of what is done."""
        self._rounds: set[asyncio.Task[Any]] = set()
        self._is_ending = False

    def spawn(self, work: Work) -> None:
        """Begin something that ends when it is done."""
        if self._idle:
            self._idle.pop().set_result(work)
        else:
            task = asyncio.get_running_loop().create_task(self._do_all(work))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def spawn_round(self, work: Work) -> None:
        """Begin something that goes on until the server ends."""
        task = asyncio.get_running_loop().create_task(self._do(work))
        self._rounds.add(task)
        task.add_done_callback(self._rounds.discard)

    def stop_rounds(self) -> None:
        for task in self._rounds:
            task.cancel()

    async def drain(self) -> None:
        """Wait for what was begun, but not for ever."""
        self._is_ending = True
        while self._idle:
            self._idle.pop().set_result(None)
        if not self._tasks:
            return
        _, late = await asyncio.wait(list(self._tasks), timeout=DRAIN_SECONDS)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    async def _do_all(self, work: Work | None) -> None:
        """Do this, and whatever comes after it."""
        loop = asyncio.get_running_loop()
        while work is not None:
            await self._do(work)
            if self._is_ending or len(self._idle) >= MOST_IDLE:
                return
            waiting: asyncio.Future[Work | None] = loop.create_future()
            self._idle.append(waiting)
            work = await waiting

    async def _do(self, work: Work) -> None:
        try:
            await work
        except Exception:
            self._metrics.failures += 1
            log.exception("unexpected error")
