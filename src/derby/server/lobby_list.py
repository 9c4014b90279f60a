"""Keeps the store's list of tables in step with the tables; if the database fails, it catches up later."""

import asyncio
import logging

from derby.server.background import Background
from derby.server.clock import Clock
from derby.store.database import Database, DatabaseError
from derby.store.tables import Listing, listing
from derby.tables.room import summary_of
from derby.tables.server_messages import encode_message
from derby.tables.state import TableState

RETRY_SECONDS = 0.5
"""How long to wait when the database has failed."""

log = logging.getLogger(__name__)


class LobbyList:
    def __init__(self, database: Database, background: Background, clock: Clock) -> None:
        self._database = database
        self._background = background
        self._clock = clock
        self._behind: dict[str, TableState] = {}
        """Tables that the list doesn't show as they are."""
        self._is_catching_up = False

    async def update(self, state: TableState) -> None:
        """Write what the list says of a table. It never fails: what changed at the table is already stored."""
        try:
            await self._write(state)
        except DatabaseError as error:
            log.warning("the list of tables is behind at table %s: %s", state.table, error)
            self._behind[state.table] = state
            if not self._is_catching_up:
                self._is_catching_up = True
                self._background.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            while self._behind:
                await asyncio.sleep(RETRY_SECONDS)
                table, state = self._behind.popitem()
                try:
                    await self._write(state)
                except DatabaseError:
                    self._behind[table] = state
        finally:
            self._is_catching_up = False

    async def _write(self, state: TableState) -> None:
        await self._database.write(listing(state.table, listing_of(state, self._clock.now_ms())))


def listing_of(state: TableState, now: int) -> Listing:
    """What the list says of a table."""
    is_waited_for = state.is_waited_for or state.phase != "playing"
    summary = encode_message(summary_of(state)).decode()
    return Listing(state.phase, state.settings.listed, summary, now, is_waited_for)
