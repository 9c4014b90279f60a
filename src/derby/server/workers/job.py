"""A job for a worker process: what is to be done, for whom, and until when somebody wants it."""

import asyncio
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from derby.bots.protocol import Budget
from derby.bots.steps import Steps
from derby.server.workers.fair_queue import THE_SERVER, Asker, Priority

LEAST_MS = 20.0
"""What is left of a budget of time at the worst: with less, bots hardly look at anything."""

_T = TypeVar("_T")


class Dropped(Exception):
    """Nobody wanted a job any more when its turn came."""


class Job(Generic[_T]):
    def __init__(
        self,
        work: Callable[..., _T | Steps[_T]],
        *arguments: object,
        kind: str,
        seconds: float,
        compiles: bool = True,
        budget: Budget | None = None,
        asker: Asker = THE_SERVER,
        priority: Priority = Priority.MOVE,
        is_wanted: Callable[[], bool] = lambda: True,
        hurried: "asyncio.Future[None] | None" = None,
    ) -> None:
        self.work = work
        self.kind = kind
        """Work of the same kind needs the same compiled rules."""
        self.seconds = seconds
        """How long it takes at most, once everything is loaded: a worker that takes longer hangs."""
        self.compiles = compiles
        """Whether it may have to compile rules first, if no worker has done work of its kind."""
        self.asker = asker
        self.priority = priority
        self.is_wanted = is_wanted
        """Asked when a worker is free for it."""
        self.hurried = hurried
        """Done when somebody wants it to end with what has been found so far."""
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.since = 0.0
        """When it began to wait."""
        self._arguments = arguments
        self._budget = budget

    def fail(self, error: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(error)

    def end_like(self, call: asyncio.Future[_T]) -> None:
        """With the same result or error, if anybody waits."""
        error = call.exception()
        if error is not None:
            self.fail(error)
        elif not self.done.done():
            self.done.set_result(call.result())

    def arguments(self, waited: float) -> tuple[object, ...]:
        """For the work, if it has waited so many seconds; the budget comes last."""
        if self._budget is None:
            return self._arguments
        return (*self._arguments, shrunk(self._budget, waited))


def shrunk(budget: Budget, waited: float) -> Budget:
    """What is left of a budget after a wait: half after one second, a fifth after two, a tenth after three.

    So a queue that grows is worked off faster, and those who need not wait for others lose nothing.
    """
    return Budget(max(min(LEAST_MS, budget.ms), budget.ms / (1 + waited * waited)), budget.rounds, budget.by_processor)
