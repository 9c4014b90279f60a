"""Where bots think: processes of their own, with the compiled rules, so that no table waits for another's bot."""

import asyncio
import logging
import os
import random
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for
from threading import Thread

from derby.bots.protocol import Budget
from derby.bots.random_bot import RandomBot
from derby.bots.workers import new_workers
from derby.game.actions import code_of
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.server.table_settings import Level

log = logging.getLogger(__name__)


class Thinkers:
    def __init__(self, processes: int, ms: float) -> None:
        self._processes = processes
        self._budget = Budget(ms)
        self._pool: ProcessPoolExecutor | None = None
        self._leash: Connection | None = None
        """While it is open, the processes live."""
        self._is_closed = False
        self._lots = random.SystemRandom()
        self.are_ready = False

    async def decide(self, level: Level, set_up: SetUp, view: View) -> int:
        """The code of what a bot of this level does at this view."""
        if len(view.legal) == 1:
            return view.legal[0]
        if level == "random":
            return _code(RandomBot().decide(set_up, view, self._budget, random.Random(self._lots.getrandbits(64))))
        return await self._run(level, set_up, view, self._budget, self._lots.getrandbits(64))

    async def get_ready(self) -> None:
        """Let every process load, and where it is the first time compile, what bots need."""
        from derby.game.game import new_game

        trial = new_game(3, seed=1, first_player=0)
        for level in ("hero", "olympian"):
            await self._run(level, trial.set_up, trial.view(0), Budget(rounds=1), 1)
        self.are_ready = True

    def close(self) -> None:
        self._is_closed = True
        if self._pool is not None and self._leash is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            # They may think for long, or compile for the first time: nobody waits for that any more.
            self._leash.close()

    async def _run(self, level: Level, set_up: SetUp, view: View, budget: Budget, seed: int) -> int:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            if self._is_closed:
                raise asyncio.CancelledError
            if self._pool is None:
                held, self._leash = get_context("spawn").Pipe(duplex=False)
                self._pool = new_workers(self._processes, _end_with_leash, held)
            try:
                return await loop.run_in_executor(self._pool, _decide, level, set_up, view, budget, seed)
            except BrokenExecutor:
                if not self._is_closed:
                    log.warning("a thinking process died; there are new ones now")
                self._pool = None
        return self._lots.choice(view.legal)


def _end_with_leash(held: Connection) -> None:
    """In a thinking process: end when the server lets go, whatever is being thought."""

    def wait() -> None:
        wait_for([held])
        os._exit(0)

    Thread(target=wait, daemon=True).start()


def _decide(level: Level, set_up: SetUp, view: View, budget: Budget, seed: int) -> int:
    """In a thinking process."""
    from derby.bots.registry import bot

    return _code(bot(level).decide(set_up, view, budget, random.Random(seed)))


def _code(action: object) -> int:
    code = code_of(action)  # type: ignore[arg-type]
    assert code is not None
    return code
