"""The analyses of finished games: worked out in a process of their own, race by race, once for every game."""

import asyncio
import random

from derby.game.game import new_game
from derby.game.record import Record
from derby.rules.compile_cache import can_compile, is_cached
from derby.server.workers.after_game import AfterGame, after_game
from derby.server.workers.race_analysis import analyse_race
from derby.server.workers.worker_pool import WorkerPool, WorkersLost
from derby.tables.refusal import Refusal

RACES = 3
REMEMBERED = 100
"""Games whose analysis is kept."""


class Analyses:
    def __init__(self) -> None:
        self._pool = WorkerPool(1, low_priority=True)
        self._found: dict[str, asyncio.Task[AfterGame]] = {}

    async def after(self, table: str, read: Record) -> AfterGame:
        """The analysis of the game of a table."""
        found = self._found.get(table)
        if found is None:
            while len(self._found) >= REMEMBERED:
                del self._found[next(iter(self._found))]
            found = self._found[table] = asyncio.ensure_future(self._analyse(read))
        try:
            return await asyncio.shield(found)
        except WorkersLost:
            raise Refusal("try-again") from None
        finally:
            if found.cancelled() or (found.done() and found.exception() is not None):
                self._found.pop(table, None)

    async def get_ready(self) -> None:
        """Compile what is needed, where nobody has done that before: it takes longer than one likes to wait for."""
        from derby.bots.hindsight import count_endings

        if can_compile() and not is_cached(count_endings):
            await self._pool.run(_compile)

    def close(self) -> None:
        self._pool.close()

    async def _analyse(self, read: Record) -> AfterGame:
        # Race by race, so that no other game waits for all of this one.
        return after_game(read, [await self._pool.run(analyse_race, read, race) for race in range(RACES)])


def _compile() -> None:
    from derby.bots.hindsight import hindsight

    trial = new_game(3, seed=1, first_player=0)
    hindsight(trial.set_up, trial.omniscient_view(), 1, stream=random.Random(1))
