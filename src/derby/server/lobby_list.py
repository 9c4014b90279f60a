"""Keeps the store's list of tables in step with the tables. It follows what was acknowledged, and never delays it."""

import asyncio
import logging

from derby.server.background import Background
from derby.server.clock import Clock
from derby.store.database import Database, DatabaseError
from derby.store.table_log import Listing, listing
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
        self._is_writing = False

    def update(self, state: TableState) -> None:
        """Write what the list says of a table, soon; again and again until it is done."""
        self._behind[state.table] = state
        if not self._is_writing:
            self._is_writing = True
            self._background.spawn(self._write())

    async def _write(self) -> None:
        try:
            while self._behind:
                table, state = next(iter(self._behind.items()))
                del self._behind[table]
                try:
                    await self._database.write(listing(table, listing_of(state, self._clock.now_ms())))
                except DatabaseError as error:
                    log.warning("the list of tables is behind: %s", error)
                    self._behind.setdefault(table, state)
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._is_writing = False


def listing_of(state: TableState, now: int) -> Listing:
    """What the list says of a table."""
    return Listing(state.phase, state.settings.listed, encode_message(summary_of(state)).decode(), now)
