"""Deals that several play: a guest's try at one, checked when it is over, and what bots make of the same seat."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from derby.duplicate.daily import days_until, deal_of_day, today
from derby.duplicate.deal import ANSWERS, Deal
from derby.game.record import Record
from derby.server.background import Background
from derby.server.clock import Clock
from derby.server.workers.analyses import Analyses
from derby.server.workers.fair_queue import Asker, Priority
from derby.server.workers.job import Job
from derby.server.workers.worker_pool import WorkersLost
from derby.store.database import Database, Taken
from derby.store.results import BOT
from derby.store.tries import Try, beginning, deal_with_seed, judging, tries_at, try_of
from derby.tables.entries import OfDeal
from derby.tables.settings import Level

KIND = "tries"
SECONDS = 300.0
"""A worker that takes longer for a game of bots hangs."""
CHECKED_AT_ONCE = 20
"""Tries that are checked because somebody asked; the others wait until somebody asks again."""

log = logging.getLogger(__name__)


class Deals:
    def __init__(self, database: Database, analyses: Analyses, background: Background, clock: Clock) -> None:
        self._database = database
        self._analyses = analyses
        self._background = background
        self._clock = clock
        self._at_work: set[tuple[str, str]] = set()
        """Deals and players for which something is being worked out in this process."""

    async def look_after(self, deal: Deal, rivals: Iterable[Level], asker: Asker) -> None:
        """Begin to check what is to be checked, and to play what bots have not played yet; nobody waits for it."""
        tries = await tries_at(self._database, [deal.name])
        there = {found.player for found in tries}
        for found in [found for found in tries if found.standing == "over"][:CHECKED_AT_ONCE]:
            self._begin(deal, found.player, lambda player=found.player: self.check(deal, player, asker))
        for level in rivals:
            player = f"{BOT}{level}"
            if player not in there:
                self._begin(deal, player, lambda level=level: self._play(deal, level, asker))

    async def check(self, deal: Deal, player: str, asker: Asker) -> None:
        """Check a try that is over, and note what came of it."""
        found = await try_of(self._database, deal.name, player)
        if found is None or found.standing != "over" or found.record is None:
            return
        is_right = await self.is_right(deal, Record.parse(found.record.encode()), asker)
        await self._database.write(judging(deal.name, player, is_right=is_right))

    async def is_right(self, deal: Deal, played: Record, asker: Asker) -> bool:
        """Whether a record is a try at the deal, and everything in it is as it must be."""
        return await self._analyses.pool.run(
            Job(is_right_try, deal, played, kind=KIND, seconds=SECONDS, asker=asker, priority=Priority.REPORT)
        )

    async def shown_by(self, played: Record) -> OfDeal | None:
        """The deal that a record shows, if it is one that others play, too."""
        if played.seed is None:
            return None
        name = await deal_with_seed(self._database, played.seed)
        if name is None:
            days = map(deal_of_day, days_until(today(self._clock.now_ms())))
            name = next((deal.name for deal in days if deal.seed == played.seed), None)
        return OfDeal(name, ANSWERS, is_try=False) if name is not None else None

    async def _play(self, deal: Deal, level: Level, asker: Asker) -> None:
        played = await self._analyses.pool.run(
            Job(play_deal, deal, level, kind=KIND, seconds=SECONDS, asker=asker, priority=Priority.REPORT)
        )
        now = self._clock.now_ms()
        points = (played.points or ())[deal.seat]
        record = played.dump().decode()
        done = Try(deal.name, f"{BOT}{level}", None, deal.seed, now, False, "counted", now, points, record)
        with suppress(Taken):  # another process was faster, and has found the same
            await self._database.write(beginning(done))

    def _begin(self, deal: Deal, player: str, work: Callable[[], Awaitable[None]]) -> None:
        key = deal.name, player
        if key not in self._at_work:
            self._at_work.add(key)
            self._background.spawn(self._do(key, work))

    async def _do(self, key: tuple[str, str], work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except (WorkersLost, asyncio.CancelledError):
            log.warning("what came of deal %s could not be worked out", key[0])
        finally:
            self._at_work.discard(key)


def is_right_try(deal: Deal, played: Record) -> bool:
    """In a worker."""
    from derby.duplicate.answers import NotOfDeal, check_try

    try:
        check_try(deal, played)
    except NotOfDeal:
        return False
    return True


def play_deal(deal: Deal, level: Level) -> Record:
    """In a worker."""
    from derby.duplicate.answers import played_by

    return played_by(deal, level)
