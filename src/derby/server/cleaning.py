"""Deletes what is old: tables to which nobody will come back, reports and orders, guests who never played.

The host says how old. Every process does this for the tables it looks after, a few at a time, and one for the rest.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping

from derby.server.clock import Clock
from derby.server.live_tables import LiveTables
from derby.server.metrics import Metrics
from derby.store.database import Damaged, Database, DatabaseError
from derby.store.forgetting import PIECE, forget_evenings, forget_guests, forget_moderation
from derby.store.table_deletion import delete_table, latest_at, silent_tables, tables_being_deleted
from derby.tables.entries import TableEntry, TakenOver
from derby.tables.presence import gone_from
from derby.tables.refusal import Refusal
from derby.tables.state import TableState

ROUND_SECONDS = 600.0
DAY_MS = 24 * 3600 * 1000

log = logging.getLogger(__name__)


class Cleaning:
    def __init__(
        self,
        tables: LiveTables,
        database: Database,
        metrics: Metrics,
        clock: Clock,
        looks_after: Callable[[str], bool],
        days: Mapping[str, int],
        *,
        moderation_days: int,
        guests_days: int,
        evenings_days: int,
    ) -> None:
        self._tables = tables
        self._database = database
        self._metrics = metrics
        self._clock = clock
        self._looks_after = looks_after
        self._days = days
        """How long a table of each phase is kept after its last entry; 0 for ever."""
        self._moderation_days = moderation_days
        self._guests_days = guests_days
        self._evenings_days = evenings_days

    async def go_round(self) -> None:
        """Clean up now and then; until cancelled."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                deleted = await self.clean()
            except DatabaseError as error:
                log.warning("old tables could not be deleted: %s", error)
            except Exception:
                log.exception("old tables could not be deleted")
                self._metrics.failures += 1
            else:
                if deleted:
                    log.info("%s old tables were deleted", deleted)

    async def clean(self) -> int:
        """Delete the tables that are due; how many."""
        deleted = 0
        for name in await tables_being_deleted(self._database):
            deleted += await self._has_deleted(name)
        for phase, days in self._days.items():
            before = self._clock.now_ms() - days * DAY_MS if days else 0
            async for name, awake in silent_tables(self._database, phase, before):
                deleted += await self._has_deleted(name, before, awake=awake)
        if self._looks_after("the rest"):
            await self._forget()
        return deleted

    async def _forget(self) -> None:
        now = self._clock.now_ms()
        kept_ms = self._moderation_days * DAY_MS
        await forget_moderation(self._database, now - kept_ms if kept_ms else 0, now)
        if self._evenings_days:
            await forget_evenings(self._database, now - self._evenings_days * DAY_MS)
        while self._guests_days and await forget_guests(self._database, now - self._guests_days * DAY_MS) == PIECE:
            await asyncio.sleep(0)

    async def _has_deleted(self, name: str, before: int | None = None, *, awake: bool = False) -> bool:
        """Delete a table, if nothing has happened at it since then and nobody is there; one that is damaged stays."""
        if not self._looks_after(name) or name in self._tables.set_aside:
            return False
        try:
            if before is not None and not await self._may_be_deleted(name, before, awake=awake):
                return False
            await delete_table(self._database, name)
        except Damaged as error:
            self._tables.set_aside.add(name, error)
            return False
        except DatabaseError:
            raise
        except Refusal as refusal:
            log.warning("table %s is not deleted: %s", name, refusal.reason)
            return False
        except Exception:
            log.exception("table %s could not be deleted", name)
            self._metrics.failures += 1
            return False
        return True

    async def _may_be_deleted(self, name: str, before: int, *, awake: bool) -> bool:
        """Whether nothing has happened at the table since then, and nobody is there."""
        if await latest_at(self._database, name) >= before:
            return False
        if awake:
            table = await self._tables.get(name)
            if any(seat.present for seat in table.state.seats):
                living = await self._database.living() | {self._tables.process}

                def leave(state: TableState) -> list[TableEntry]:
                    gone = gone_from(state, living)
                    return [TakenOver(self._tables.process, gone)] if gone else []

                await table.change(leave)
                return False
        return self._tables.forget(name)
