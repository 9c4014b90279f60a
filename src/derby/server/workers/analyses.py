"""The analyses of finished games, and the coach's reviews: worked out in a process of their own, once, race by race.

Whoever asks need not wait for all races: they get those that are done. What nobody waits for is not begun.
"""

import random
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from derby.coach.findings import Decision, RaceLuck, RaceReview, Review
from derby.game.game import new_game
from derby.game.record import Record
from derby.rules.compile_cache import can_compile, is_cached
from derby.server.metrics import Metrics
from derby.server.workers.after_game import AfterGame, AnalysedRace, after_game
from derby.server.workers.fair_queue import THE_SERVER, Asker, Priority
from derby.server.workers.job import Job
from derby.server.workers.race_analysis import analyse_race
from derby.server.workers.shared_answers import IsWanted, SharedAnswers
from derby.server.workers.worker import StartWorker
from derby.server.workers.worker_pool import WorkerPool, WorkersLost
from derby.tables.refusal import Refusal

RACES = 3
REMEMBERED = 100
"""Games whose analysis and luck are kept, and seats whose decisions are."""
KIND = "analyses"
SECONDS = 300.0
"""A worker that takes longer for a race hangs."""


_T = TypeVar("_T")


class Analyses:
    def __init__(self, at_once: int, metrics: Metrics | None = None, start: StartWorker | None = None) -> None:
        self._at_once = at_once
        """Games of one guest that are analysed at the same time."""
        self.pool = WorkerPool(1, low_priority=True, metrics=metrics, start=start)
        self._races: SharedAnswers[AnalysedRace] = SharedAnswers(RACES * REMEMBERED)
        self._lucks: SharedAnswers[RaceLuck] = SharedAnswers(RACES * REMEMBERED)
        """Of all seats at once."""
        self._decisions: SharedAnswers[tuple[Decision, ...]] = SharedAnswers(RACES * REMEMBERED)
        self._asked: dict[Asker, list[str]] = {}
        """The tables that somebody waits for."""

    async def after(self, table: str, read: Record, races: int = RACES, asker: Asker = THE_SERVER) -> AfterGame:
        """The analysis of the first races of a table's game, as soon as they are done."""
        async with self._asking(table, asker):
            answers = self._races
            return after_game(
                read, [await self._race(answers, analyse_race, (read, race), (table,), asker) for race in range(races)]
            )

    async def review(
        self, table: str, read: Record, seat: int, races: int = RACES, asker: Asker = THE_SERVER
    ) -> Review:
        """The coach's review of a seat in the first races of a table's game, as soon as they are done."""
        from derby.coach.review import review_of

        async with self._asking(table, asker):
            found = [
                RaceReview(
                    race,
                    await self._race(self._decisions, judge_seat, (read, race, seat), (table, seat), asker),
                    await self._race(self._lucks, find_luck, (read, race), (table,), asker),
                )
                for race in range(races)
            ]
            return review_of(read, found, [seat])

    async def get_ready(self) -> None:
        """Compile what is needed, where nobody has done that before: it takes longer than one likes to wait for."""
        from derby.bots.game_endings import count_victories
        from derby.bots.hindsight import count_endings
        from derby.bots.kernels import library_file, make_library
        from derby.bots.search.try_bets import try_bets

        if not can_compile():
            return
        is_compiled = all(map(is_cached, (count_endings, count_victories, try_bets)))
        works = (_compile, is_compiled), (make_library, library_file().exists())
        for work, is_done in works:
            if not is_done:
                with suppress(WorkersLost):
                    await self.pool.run(Job(work, kind=KIND, seconds=SECONDS, priority=Priority.REPORT))

    def close(self) -> None:
        self.pool.close()

    @asynccontextmanager
    async def _asking(self, table: str, asker: Asker) -> AsyncGenerator[None]:
        """Somebody waits for a table inside."""
        asked = self._asked.setdefault(asker, [])
        if table not in asked and len(set(asked)) >= self._at_once:
            raise Refusal("too-many")
        asked.append(table)
        try:
            yield
        except WorkersLost:
            raise Refusal("try-again") from None
        finally:
            asked.remove(table)
            if not asked:
                self._asked.pop(asker, None)

    async def _race(
        self,
        answers: SharedAnswers[_T],
        work: Callable[..., _T],
        arguments: tuple[Any, ...],
        of: tuple[str | int, ...],
        asker: Asker,
    ) -> _T:
        """What is worked out about a race of a table, or of a seat at it (`of`); the race comes second."""

        async def work_out(is_wanted: IsWanted) -> _T:
            return await self.pool.run(
                Job(
                    work,
                    *arguments,
                    kind=KIND,
                    seconds=SECONDS,
                    asker=asker,
                    priority=Priority.REPORT,
                    is_wanted=is_wanted,
                )
            )

        return await answers.get((*of, arguments[1]), work_out)


def judge_seat(read: Record, race: int, seat: int) -> tuple[Decision, ...]:
    """In a worker."""
    from derby.coach.review import race_decisions

    return race_decisions(read, race, [seat])


def find_luck(read: Record, race: int) -> RaceLuck:
    """In a worker."""
    from derby.coach.luck import race_luck

    return race_luck(read, race)


def _compile() -> None:
    from derby.bots.hindsight import hindsight
    from derby.coach.hint import hint
    from derby.coach.luck import race_luck

    trial = new_game(3, seed=1, first_player=0)
    hindsight(trial.set_up, trial.omniscient_view(), 1, stream=random.Random(1))
    hint(trial.set_up, trial.view(0), 8, stream=random.Random(1))
    race_luck(trial.record(), 0, samples=1)
