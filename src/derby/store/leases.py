"""Which shards a process of several looks after: those it has leased, until the lease runs out.

A process renews its lease every second (`renew_leases` in the schema). If it dies, its connection ends and others have
its shards at once; if it hangs, or its network does, they have them when the lease has run out by the database's clock.
By then the process itself no longer counts on them: it stops a moment earlier, by its own clock.
"""

import time
from typing import Any

from derby.store.database import SHARDS

LEASE_SECONDS = 6.0
"""How long a process may be silent before others take over its shards."""
MARGIN_SECONDS = 1.0
"""So much earlier it stops to count on them."""
NAME = "divinity-derby "
"""Comes before the name of a process among the database's connections."""


def steady_seconds() -> float:
    """A clock that nobody sets, and that goes on while the process, or the machine, is stopped."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class Leases:
    def __init__(self, process: str) -> None:
        self._process = process
        self._sure_until = float("-inf")
        self.shards: frozenset[int] = frozenset()

    @property
    def are_sure(self) -> bool:
        """Whether nobody else can have taken the shards over yet."""
        return steady_seconds() < self._sure_until

    async def renew(self, connection: Any) -> None:
        """Tell that this process lives, and take or give up shards until it has its share."""
        asked = steady_seconds()
        rows = await connection.fetch("SELECT renew_leases($1, $2, $3, $4)", self._process, NAME, LEASE_SECONDS, SHARDS)
        self.shards = frozenset(row[0] for row in rows)
        self._sure_until = asked + LEASE_SECONDS - MARGIN_SECONDS

    def lose(self) -> None:
        self.shards = frozenset()
        self._sure_until = float("-inf")

    async def end(self, connection: Any) -> None:
        """Leave the shards to others without letting them wait."""
        self.lose()
        await connection.execute("DELETE FROM processes WHERE name = $1", self._process)
