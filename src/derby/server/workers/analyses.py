"""The analyses of finished games: worked out in a process of their own, race by race, once for every game.

Whoever asks need not wait for all races: they get those that are done. What nobody waits for is not begun.
"""

import random
from contextlib import suppress

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
"""Games whose analysis is kept."""
KIND = "analyses"
SECONDS = 300.0
"""A worker that takes longer for a race hangs."""


class Analyses:
    def __init__(self, at_once: int, metrics: Metrics | None = None, start: StartWorker | None = None) -> None:
        self._at_once = at_once
        """Games of one guest that are analysed at the same time."""
        self.pool = WorkerPool(1, low_priority=True, metrics=metrics, start=start)
        self._races: SharedAnswers[AnalysedRace] = SharedAnswers(RACES * REMEMBERED)
        self._asked: dict[Asker, list[str]] = {}
        """The tables that somebody waits for."""

    async def after(self, table: str, read: Record, races: int = RACES, asker: Asker = THE_SERVER) -> AfterGame:
        """The analysis of the first races of a table's game, as soon as they are done."""
        asked = self._asked.setdefault(asker, [])
        if table not in asked and len(set(asked)) >= self._at_once:
            raise Refusal("too-many")
        asked.append(table)
        try:
            return after_game(read, [await self._race(table, read, race, asker) for race in range(races)])
        except WorkersLost:
            raise Refusal("try-again") from None
        finally:
            asked.remove(table)
            if not asked:
                self._asked.pop(asker, None)

    async def get_ready(self) -> None:
        """Compile what is needed, where nobody has done that before: it takes longer than one likes to wait for."""
        from derby.bots.hindsight import count_endings
        from derby.bots.kernels import library_file, make_library

        if not can_compile():
            return
        works = (_compile, is_cached(count_endings)), (make_library, library_file().exists())
        for work, is_done in works:
            if not is_done:
                with suppress(WorkersLost):
                    await self.pool.run(Job(work, kind=KIND, seconds=SECONDS, priority=Priority.REPORT))

    def close(self) -> None:
        self.pool.close()

    async def _race(self, table: str, read: Record, race: int, asker: Asker) -> AnalysedRace:
        async def work_out(is_wanted: IsWanted) -> AnalysedRace:
            return await self.pool.run(
                Job(
                    analyse_race,
                    read,
                    race,
                    kind=KIND,
                    seconds=SECONDS,
                    asker=asker,
                    priority=Priority.REPORT,
                    is_wanted=is_wanted,
                )
            )

        return await self._races.get((table, race), work_out)


def _compile() -> None:
    from derby.bots.hindsight import hindsight

    trial = new_game(3, seed=1, first_player=0)
    hindsight(trial.set_up, trial.omniscient_view(), 1, stream=random.Random(1))
