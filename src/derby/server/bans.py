"""Who is banned for a time: guests, and addresses by their digest."""

from collections.abc import Collection

from derby.server.authentication import Authentication
from derby.server.clock import Clock
from derby.store.database import Database
from derby.store.orders import bans
from derby.tables.refusal import Refusal


class Bans:
    def __init__(self, database: Database, authentication: Authentication, clock: Clock) -> None:
        self._database = database
        self._authentication = authentication
        self._clock = clock
        self._until: dict[str, int] = {}

    async def refresh(self) -> None:
        self._until = await bans(self._database, self._clock.now_ms())

    def is_banned(self, guests: Collection[str], address: str) -> bool:
        """Whether one of those in whose name somebody acts is banned, or their address."""
        if not self._until:
            return False
        now = self._clock.now_ms()
        digest = self._authentication.address_digest(address)
        return any(self._until.get(subject, 0) > now for subject in (*guests, digest))

    def check(self, guests: Collection[str], address: str) -> None:
        if self.is_banned(guests, address):
            raise Refusal("banned")
