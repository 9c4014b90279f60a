"""Worker processes that bots think in, with the compiled rules, so that the web process never waits for them."""

import logging
import random
from collections.abc import Callable
from typing import TypeVar

from derby.bots.protocol import BotFailed, Budget, decided
from derby.bots.random_bot import RandomBot
from derby.bots.warm_up import rehearse
from derby.game.actions import code_of
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.server.workers.worker_pool import WorkerPool, WorkersLost
from derby.tables.settings import Level

_T = TypeVar("_T")
log = logging.getLogger(__name__)


class BotWorkers:
    def __init__(self, processes: int, ms: float, outside: str | None = None) -> None:
        self._outside = outside
        """A bot that plays instead of ours."""
        self._budget = Budget(ms)
        self._pool = WorkerPool(processes)
        self._lots = random.SystemRandom()
        self.are_ready = False

    async def decide(self, level: Level, set_up: SetUp, view: View) -> int:
        """The code of what a bot of this level does at this view."""
        if len(view.legal) == 1:
            return view.legal[0]
        if level == "random" and self._outside is None:
            return _code(RandomBot().decide(set_up, view, self._budget, random.Random(self._lots.getrandbits(64))))
        try:
            return await self.run(
                _decide, self._outside or level, set_up, view, self._budget, self._lots.getrandbits(64)
            )
        except BotFailed as error:
            log.error("%s; a random action is played instead", error)
            return self._lots.choice(view.legal)
        except WorkersLost:
            return self._lots.choice(view.legal)

    async def run(self, work: Callable[..., _T], *arguments: object) -> _T:
        """Have something else worked out there, if it is quick."""
        return await self._pool.run(work, *arguments)

    async def get_ready(self) -> None:
        """Load what bots need, and compile it where that has not been done before."""
        await self.run(rehearse, ("hero", "olympian"), self._budget)
        self.are_ready = True

    def close(self) -> None:
        self._pool.close()


def _decide(name: str, set_up: SetUp, view: View, budget: Budget, seed: int) -> int:
    """In a worker."""
    from derby.bots.registry import bot

    return _code(decided(bot(name), set_up, view, budget, random.Random(seed)))


def _code(action: object) -> int:
    code = code_of(action)  # type: ignore[arg-type]
    assert code is not None
    return code
