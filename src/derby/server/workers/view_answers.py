"""Answers that follow from a view alone: worked out by the bots' workers, once for every view."""

from collections.abc import Callable
from typing import Generic, TypeVar

from derby.game.set_up import SetUp
from derby.game.view import View
from derby.server.workers.bot_workers import BotWorkers
from derby.server.workers.fair_queue import THE_SERVER, Asker, Priority
from derby.server.workers.job import Job
from derby.server.workers.shared_answers import IsWanted, SharedAnswers
from derby.server.workers.worker_pool import WorkersLost
from derby.tables.refusal import Refusal

T = TypeVar("T")


class ViewAnswers(Generic[T]):
    def __init__(
        self,
        bot_workers: BotWorkers,
        work: Callable[[SetUp, View], T],
        *,
        kind: str,
        seconds: float,
        remembered: int,
    ) -> None:
        self._workers = bot_workers
        self._work = work
        self._kind = kind
        self._seconds = seconds
        """A worker that takes longer hangs."""
        self._answers: SharedAnswers[T] = SharedAnswers(remembered)

    async def of(
        self,
        table: str,
        set_up: SetUp,
        view: View,
        asker: Asker = THE_SERVER,
        is_wanted: IsWanted = lambda: True,
    ) -> T:
        """The answer for whoever sees this view at a table; asked again, it is the same.

        `Dropped` if nobody wants it any more before it is begun.
        """

        async def work_out(is_wanted: IsWanted) -> T:
            return await self._workers.run(
                Job(
                    self._work,
                    set_up,
                    view,
                    kind=self._kind,
                    seconds=self._seconds,
                    asker=asker,
                    priority=Priority.ODDS,
                    is_wanted=is_wanted,
                )
            )

        try:
            return await self._answers.get((table, view.viewer, view.version), work_out, is_wanted)
        except WorkersLost:
            raise Refusal("try-again") from None
