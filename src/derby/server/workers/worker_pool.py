"""Workers for what takes long. They end with the server, and are replaced when they die or hang.

Jobs wait here, in a fair queue, until a worker is free: only what is being done can't be dropped any more.
"""

import asyncio
import logging
import time
from typing import Any, TypeVar

from derby.server.metrics import Metrics
from derby.server.workers.deadlines import PATIENCE, Deadlines, Patience
from derby.server.workers.fair_queue import FairQueue, Priority
from derby.server.workers.job import Dropped, Job
from derby.server.workers.worker import StartWorker, Worker, WorkerDied

log = logging.getLogger(__name__)

_T = TypeVar("_T")


class WorkersLost(Exception):
    """The workers died or hung again and again."""


class WorkerPool:
    def __init__(
        self,
        workers: int,
        *,
        low_priority: bool = False,
        metrics: Metrics | None = None,
        patience: Patience = PATIENCE,
        start: StartWorker | None = None,
    ) -> None:
        self._low_priority = low_priority
        self._start = start or _start_process
        self._metrics = metrics or Metrics()
        self._deadlines = Deadlines(patience, time.monotonic)
        self._queue: FairQueue[Job[Any]] = FairQueue()
        self._free: list[Worker | None] = [None] * workers
        """Those without work; None for one that is yet to be started."""
        self._busy: set[Worker] = set()
        self._doing: dict[asyncio.Task[None], Job[Any]] = {}
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return len(self._queue)

    async def run(self, job: Job[_T]) -> _T:
        """What the work returns, done by one of the workers when its turn comes; they are started when needed."""
        if self._is_closed:
            raise asyncio.CancelledError
        if self._deadlines.is_left_alone(job.kind):
            raise WorkersLost
        job.since = time.monotonic()
        self._queue.put(job, job.asker, job.priority)
        self._hand_out()
        return await job.done

    def close(self) -> None:
        """Nobody waits for anything any more: workers may be busy for long, or compile for the first time."""
        self._is_closed = True
        for task, job in self._doing.items():
            task.cancel()
            job.done.cancel()
        while (job := self._queue.take()) is not None:
            job.done.cancel()
        for worker in [*self._busy, *self._free]:
            if worker is not None:
                worker.kill()

    def _hand_out(self) -> None:
        """Give those without work the jobs whose turn it is."""
        while self._free and not self._is_closed and (job := self._queue.take()) is not None:
            if job.done.done() or not job.is_wanted():
                self._metrics.jobs_dropped += 1
                job.fail(Dropped())
            elif self._deadlines.is_left_alone(job.kind):
                job.fail(WorkersLost())
            else:
                worker = self._free.pop()
                if worker is not None:
                    self._busy.add(worker)
                task = asyncio.get_running_loop().create_task(self._do(job, worker))
                self._doing[task] = job
                task.add_done_callback(self._doing.pop)

    async def _do(self, job: Job[Any], worker: Worker | None) -> None:
        """Have a worker do a job, or the one that replaces it; whichever is left is free again."""
        waited = time.monotonic() - job.since
        if job.priority in (Priority.MOVE, Priority.UNWATCHED):
            self._metrics.bot_waits.observe(waited)
        arguments = job.arguments(waited)
        try:
            for left in reversed(range(self._deadlines.tries(job.kind))):
                if worker is None:
                    worker = self._start(self._low_priority)
                    self._busy.add(worker)
                if await self._is_done(job, worker, arguments, is_last_try=left == 0):
                    return
                self._metrics.workers_replaced += 1
                self._busy.discard(worker)
                worker.kill()
                worker = None
            job.fail(WorkersLost())
        except OSError as error:
            log.error("a worker can't be started: %s", error)
            job.fail(WorkersLost())
        finally:
            if worker is not None:
                self._busy.discard(worker)
            self._free.append(worker)
            self._hand_out()

    async def _is_done(
        self, job: Job[Any], worker: Worker, arguments: tuple[object, ...], *, is_last_try: bool
    ) -> bool:
        """Whether a worker has done a job; otherwise it has died, or hangs."""
        call = worker.begin(job.work, arguments)

        def hurry(_: object) -> None:
            worker.hurry()

        if job.hurried is not None:
            job.hurried.add_done_callback(hurry)
        seconds = self._deadlines.seconds(job, worker.has_done)
        try:
            for _ in range(2):
                # In halves: if the server itself is stopped for long, it is only one that runs out.
                await asyncio.wait([call], timeout=seconds / 2)
        finally:
            if job.hurried is not None:
                job.hurried.remove_done_callback(hurry)
            hangs = call.cancel()
        if hangs:
            log.warning("a worker hangs, at work for %s; it is replaced", job.kind)
            self._deadlines.hangs(job.kind, is_last_try=is_last_try)
            if is_last_try:
                log.error("it was the last try: for a while there is no work for %s", job.kind)
            return False
        if isinstance(call.exception(), WorkerDied):
            log.warning("a worker died, at work for %s; it is replaced", job.kind)
            return False
        self._deadlines.is_done(job.kind)
        worker.has_done.add(job.kind)
        job.end_like(call)
        return True


def _start_process(low_priority: bool) -> Worker:
    from derby.server.workers.worker_process import WorkerProcess

    return WorkerProcess(low_priority)
