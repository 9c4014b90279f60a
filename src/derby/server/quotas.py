"""How many tables somebody may have at once: open ones, and ones in the lobby."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from derby.server.authentication import Authentication
from derby.server.clock import Clock
from derby.server.limits import Limits
from derby.store.database import Database
from derby.store.openers import Opener, OpenTables, tables_of
from derby.tables.refusal import Refusal

COUNTED_MS = 24 * 3600 * 1000
"""A table at which nothing has changed for this long counts no more; nor is it in the lobby."""
LISTED_SHARE = 4
"""How many guests' tables one address may show in the lobby, which has a hundred places."""


class Quotas:
    def __init__(self, database: Database, authentication: Authentication, limits: Limits, clock: Clock) -> None:
        self._database = database
        self._authentication = authentication
        self._limits = limits
        self._clock = clock
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def opener(self, guest: str, address: str) -> Opener:
        return Opener(guest, self._authentication.address_digest(address) if address else "")

    @asynccontextmanager
    async def opening(self, guest: str, address: str, *, listed: bool) -> AsyncGenerator[Opener]:
        """Open a table inside; refuses one more than somebody may have."""
        opener = self.opener(guest, address)
        async with self.turn(f"guest {guest}"), self.turn(f"address {opener.address}"):
            theirs, at_address = await self._tables(opener)
            most = self._limits.open_tables
            if theirs.open >= most or at_address.open >= most * self._limits.address_share:
                raise Refusal("too-many")
            if listed:
                self._check_listed(theirs, at_address)
            yield opener

    @asynccontextmanager
    async def listing(self, guest: str, address: str) -> AsyncGenerator[None]:
        """Show a table in the lobby inside; refuses one more than somebody may."""
        opener = self.opener(guest, address)
        async with self.turn(f"guest {guest}"), self.turn(f"address {opener.address}"):
            self._check_listed(*await self._tables(opener))
            yield

    def turn(self, who: str) -> asyncio.Lock:
        """One at a time: what somebody has is counted, and then there is more of it.

        Whoever takes two takes the guest's first.
        """
        lock = self._turns.get(who)
        if lock is None:
            lock = self._turns[who] = asyncio.Lock()
        return lock

    async def _tables(self, opener: Opener) -> tuple[OpenTables, OpenTables]:
        return await tables_of(self._database, opener, self._clock.now_ms() - COUNTED_MS)

    def _check_listed(self, theirs: OpenTables, at_address: OpenTables) -> None:
        most = self._limits.listed_tables
        if theirs.listed >= most or at_address.listed >= most * LISTED_SHARE:
            raise Refusal("too-many")
