"""Carrying out what the host of the server orders by `derby admin`: in the database by one process, here by each."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from derby.server.bans import Bans
from derby.server.clock import Clock
from derby.server.entropy import Entropy
from derby.server.live_tables import LiveTables
from derby.server.metrics import Metrics
from derby.server.sockets import Sockets
from derby.store import orders
from derby.store.database import Damaged, Database, DatabaseError, Statement
from derby.store.guest_deletion import NOBODY, DeletedGuest, delete_guest
from derby.store.orders import StoredOrder
from derby.store.table_deletion import delete_table
from derby.store.tables import read_entries
from derby.tables.entries import ChatDeleted, Reacted, Said, decode_entry, encode_entry
from derby.tables.refusal import Refusal

ROUND_SECONDS = 2.0
"""How often orders are asked for."""
CLOSED_MS = 3 * 1000 * int(ROUND_SECONDS)
"""How long a table has been closed before it is deleted: by then every process has let go of it."""
DAY_MS = 24 * 3600 * 1000

log = logging.getLogger(__name__)


class Orders:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        tables: LiveTables,
        sockets: Sockets,
        bans: Bans,
        metrics: Metrics,
        entropy: Entropy,
    ) -> None:
        self._database = database
        self._entropy = entropy
        self._metrics = metrics
        self._clock = clock
        self._tables = tables
        self._sockets = sockets
        self._bans = bans
        self._since = clock.now_ms()
        self._followed: set[str] = set()

    async def go_round(self, looks_after_orders: Callable[[], bool]) -> None:
        """Carry out and follow orders; until cancelled."""
        while True:
            if looks_after_orders():
                await self._try(self.carry_out)
            await self._try(self.follow)
            await self._try(self._bans.refresh)
            await asyncio.sleep(ROUND_SECONDS)

    async def _try(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do a part of a round; if it fails, the others are done all the same."""
        try:
            await work()
        except DatabaseError as error:
            log.warning("orders could not be followed: %s", error)
        except Exception:
            log.exception("orders could not be followed")
            self._metrics.failures += 1

    async def carry_out(self) -> None:
        """Do what was ordered; each order can be repeated, if a process ends in the midst of it."""
        for order in await orders.orders_to_do(self._database):
            outcome = await self._outcome_of(order)
            if outcome is not None:
                await self._database.write(orders.ending(order.id, self._clock.now_ms(), outcome))
                log.info("an order of the host was carried out: %s", type(order.order).__name__)

    async def _outcome_of(self, order: StoredOrder) -> str | None:
        """What came of an order; None if it is to be done later. Whatever goes wrong, the next one is done."""
        kind = type(order.order).__name__
        try:
            return await self._do(order)
        except Refusal as refusal:
            return f"failed: {refusal.reason}"
        except Damaged as error:
            self._metrics.failures += 1
            log.critical("an order of the host failed, as something is damaged: %s: %s", order.order, error)
            return f"failed, as it is damaged: {error}"
        except DatabaseError as error:
            log.warning("an order of the host is tried again, as the database failed: %s: %s", kind, error)
            return None
        except Exception as error:
            self._metrics.failures += 1
            log.exception("an order of the host failed: %s", order.order)
            return f"failed: {type(error).__name__}"

    async def follow(self) -> None:
        """Let this process know of the orders that were carried out since it last looked."""
        # A little back: clocks of several machines differ.
        done = await orders.orders_done_since(self._database, self._since - CLOSED_MS)
        for order in done:
            if order.id not in self._followed:
                await self._follow(order)
        self._followed = {order.id for order in done}
        self._since = max([self._since, *(order.done or 0 for order in done)])

    async def _do(self, given: StoredOrder) -> str | None:
        """What came of an order; None if it is to be done later."""
        match given.order:
            case orders.CloseTable(table):
                await self._database.write(
                    Statement("UPDATE tables SET phase = 'closed', listed = 0 WHERE id = $1", (table,))
                )
                return "closed"
            case orders.DeleteTable(table):
                if self._clock.now_ms() < given.at + CLOSED_MS:
                    return None
                await delete_table(self._database, table)
                return "deleted"
            case orders.DeleteChat():
                return await self._delete_chat(given.order)
            case orders.DeleteGuest(guest):
                if self._clock.now_ms() < given.at:
                    return None
                deleted = await delete_guest(self._database, guest)
                return f"deleted, at {len(deleted.tables)} tables{await self._delete_later(guest, deleted)}"
            case orders.Ban(subject, until):
                await self._database.write(orders.banning(subject, until))
                return "banned"
            case orders.Unban(subject):
                await self._database.write(orders.unbanning(subject))
                return "no longer banned"

    async def _delete_later(self, guest: str, deleted: DeletedGuest) -> str:
        """Look again tomorrow for words that a game still needs; what to say about it."""
        if not deleted.words_kept:
            return ""
        tomorrow = self._clock.now_ms() + DAY_MS
        await self._database.write(orders.giving(self._entropy.new_id(), tomorrow, orders.DeleteGuest(guest)))
        return f"; words given for the chance stay until the game is over at {', '.join(deleted.words_kept)}"

    async def _delete_chat(self, order: orders.DeleteChat) -> str:
        wanted = set(order.lines)
        changes: list[Statement] = []
        lines: list[int] = []
        for stored in await read_entries(self._database, order.table):
            entry = decode_entry(stored.body)
            if isinstance(entry, Said | Reacted) and (stored.seq in wanted or entry.guest == order.guest):
                lines.append(stored.seq)
                if isinstance(entry, Said):
                    body = encode_entry(msgspec.structs.replace(entry, text=NOBODY))
                    sql = "UPDATE events SET body = $1 WHERE game = $2 AND seq = $3"
                    changes.append(Statement(sql, (body, order.table, stored.seq)))
                    sql = "UPDATE reports SET said = $1 WHERE game = $2 AND line = $3"
                    changes.append(Statement(sql, (NOBODY, order.table, stored.seq)))
        if lines:
            table = await self._tables.get(order.table)
            await table.change(lambda _: [ChatDeleted(tuple(lines))], along=changes)
        return f"{len(lines)} lines deleted"

    async def _follow(self, given: StoredOrder) -> None:
        match given.order:
            case orders.CloseTable(table) | orders.DeleteTable(table):
                self._tables.let_go(table)
                self._sockets.send_away(lambda session: session.table == table)
            case orders.DeleteGuest(guest):
                for table in self._tables:
                    table.state.forget_guest(guest, NOBODY)
                self._sockets.send_away(lambda session: guest in session.acts_for)
            case orders.Ban():
                await self._bans.refresh()
                self._sockets.send_away(lambda session: self._bans.is_banned(session.acts_for, session.address))
            case orders.Unban():
                await self._bans.refresh()
            case orders.DeleteChat():
                pass  # its entry is followed like any other
