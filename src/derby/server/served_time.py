"""Served time: how long the server has run in all its life. By it the days of correspondence are counted.

It goes on where it stood when the last process stopped, so that no player pays for the time in which nobody could play.
A process counts on from what is noted, by its steady clock; every few seconds the furthest one notes how far it is.
"""

import asyncio
import logging

from derby.server.clock import Clock
from derby.store.database import Database, DatabaseError
from derby.store.deadlines import has_served, served_ms

NOTED_SECONDS = 5.0
"""How often it is noted. So much is forgotten at most if the server is killed: the players have it."""

log = logging.getLogger(__name__)


class ServedTime:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self.ahead_ms = 0
        """How far it is ahead of the steady clock; the same as long as the process lives."""

    async def begin(self) -> None:
        """Count on from what is noted; to be called before any table is read."""
        self.ahead_ms = await served_ms(self._database) - self._clock.steady_ms()

    def ms(self) -> int:
        return self._clock.steady_ms() + self.ahead_ms

    async def note(self) -> None:
        try:
            await self._database.write(has_served(self.ms()))
        except DatabaseError as error:
            log.warning("how long the server has run could not be noted: %s", error)

    async def go_round(self) -> None:
        """Note it now and then; until cancelled."""
        while True:
            await asyncio.sleep(NOTED_SECONDS)
            await self.note()
