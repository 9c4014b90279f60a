"""Workers that bots think in, so that whoever serves people never waits for them."""

import asyncio
import logging
import random
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from derby.bots.protocol import BotFailed, Budget, decided_in_steps
from derby.bots.random_bot import RandomBot
from derby.bots.steps import Steps
from derby.bots.warm_up import rehearse
from derby.duplicate.answers import answer_in_steps
from derby.game.actions import code_of
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.server.metrics import Metrics
from derby.server.workers.deadlines import PATIENCE, Patience
from derby.server.workers.fair_queue import THE_SERVER, Asker, Priority
from derby.server.workers.job import Job
from derby.server.workers.worker import StartWorker
from derby.server.workers.worker_pool import WorkerPool, WorkersLost
from derby.tables.refusal import Refusal
from derby.tables.settings import Level

ANSWER_SECONDS = 120.0
"""A worker that takes longer for an answer in a deal hangs, even where nothing is compiled."""

_T = TypeVar("_T")
log = logging.getLogger(__name__)


class BotWorkers:
    def __init__(
        self,
        workers: int,
        ms: float,
        outside: str | None = None,
        *,
        metrics: Metrics | None = None,
        patience: Patience = PATIENCE,
        start: StartWorker | None = None,
    ) -> None:
        self._outside = outside
        """A bot that plays instead of ours."""
        self._seconds = 5 + 10 * ms / 1000
        """A worker that takes longer for a decision hangs."""
        self.think_for(ms)
        self.pool = WorkerPool(workers, metrics=metrics, patience=patience, start=start)
        self._lots = random.SystemRandom()
        self.are_ready = False
        self.are_getting_ready = False

    def think_for(self, ms: float) -> None:
        """Set how long a bot may think, from the next decision on."""
        self.ms = ms
        self._budget = Budget(ms)

    async def decide(
        self,
        level: Level,
        set_up: SetUp,
        view: View,
        asker: Asker = THE_SERVER,
        priority: Priority = Priority.MOVE,
        is_wanted: Callable[[], bool] = lambda: True,
        hurried: "asyncio.Future[None] | None" = None,
    ) -> int:
        """The code of what a bot of this level does at this view, if `hurried` is done, as soon as it has any.

        `Dropped` if nobody wants to know any more before it has begun to think.
        """
        if len(view.legal) == 1:
            return view.legal[0]
        if level == "random" and self._outside is None:
            return _code(RandomBot().decide(set_up, view, self._budget, random.Random(self._lots.getrandbits(64))))
        name = self._outside or level
        job: Job[int] = Job(
            _decide,
            name,
            set_up,
            view,
            self._lots.getrandbits(64),
            kind=name,
            seconds=self._seconds,
            compiles=name != self._outside,
            budget=self._budget,
            asker=asker,
            priority=priority,
            is_wanted=is_wanted,
            hurried=hurried,
        )
        try:
            return await self.run(job)
        except BotFailed as error:
            log.error("%s; a random action is played instead", error)
            return self._lots.choice(view.legal)
        except WorkersLost:
            return self._lots.choice(view.legal)

    async def answer(
        self,
        level: Level,
        set_up: SetUp,
        view: View,
        stream: int,
        asker: Asker,
        priority: Priority,
        is_wanted: Callable[[], bool],
    ) -> int:
        """The code of what a bot of this level answers in a deal: the same everywhere, however long it takes.

        Nothing else is played in its place: `Refusal` if it can't be worked out now.
        """
        if len(view.legal) == 1:
            return view.legal[0]
        job: Job[int] = Job(
            answer_in_steps,
            level,
            set_up,
            view,
            stream,
            kind=level,
            seconds=ANSWER_SECONDS,
            asker=asker,
            priority=priority,
            is_wanted=is_wanted,
        )
        try:
            return await self.run(job)
        except WorkersLost:
            raise Refusal("try-again") from None

    async def run(self, job: Job[_T]) -> _T:
        """Have something else worked out there, if it is quick."""
        return await self.pool.run(job)

    async def get_ready(self) -> None:
        """Load what bots need, and compile it where that has not been done before."""
        self.are_getting_ready = True
        # A bot from outside may use our rules, too: they are compiled before it has to be quick.
        for name in ("hero", "olympian", self._outside):
            if name is not None:
                is_ours = name != self._outside
                job = Job(rehearse, (name,), kind=name, seconds=self._seconds, compiles=is_ours, budget=self._budget)
                with suppress(WorkersLost):
                    await self.run(job)
        self.are_ready, self.are_getting_ready = True, False

    def close(self) -> None:
        self.pool.close()


def _decide(name: str, set_up: SetUp, view: View, seed: int, budget: Budget) -> Steps[int]:
    """In a worker."""
    from derby.bots.registry import bot

    return _code((yield from decided_in_steps(bot(name), set_up, view, budget, random.Random(seed))))


def _code(action: object) -> int:
    code = code_of(action)  # type: ignore[arg-type]
    assert code is not None
    return code
