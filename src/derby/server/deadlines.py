"""Tables of correspondence: when something is due is kept in the database, so that they needn't be kept in memory."""

import logging

from derby.server.background import Background
from derby.server.clock import Clock
from derby.server.live_table import LiveTable
from derby.server.served_time import ServedTime
from derby.store.database import Database, DatabaseError
from derby.store.deadlines import Deadline, games_due, noting

SOON_MS = 60_000
"""A table stays in memory if something is due so soon."""

log = logging.getLogger(__name__)


class Deadlines:
    def __init__(self, database: Database, background: Background, clock: Clock, served: ServedTime) -> None:
        self._database = database
        self._background = background
        self._clock = clock
        self._served = served

    async def games_due(self) -> list[str]:
        return await games_due(self._database, self._served.ms())

    def is_soon(self, due_at: int | None) -> bool:
        """Whether somebody must have the table in memory until then; by the steady clock."""
        return due_at is not None and due_at <= self._clock.steady_ms() + SOON_MS

    def note(self, table: LiveTable, due_at: int | None) -> None:
        """Write when something is due, unless that is now, or written already."""
        if due_at is not None and due_at <= self._clock.steady_ms():
            return
        state = table.state
        seat = state.thinking_seat
        deadline = Deadline(None if due_at is None else due_at + self._served.ahead_ms)
        if seat is not None and not seat.external:
            deadline = deadline._replace(guest=seat.guest, since=state.turn_since)
        if deadline != table.noted:
            table.noted = deadline
            self._background.spawn(self._write(table, state.seq, deadline))

    async def _write(self, table: LiveTable, seq: int, deadline: Deadline) -> None:
        try:
            await self._database.write(noting(table.state.table, seq, deadline))
        except DatabaseError as error:
            table.noted = None  # the row says that the table is to be looked at
            log.warning("what is due at table %s could not be written: %s", table.state.table, error)
