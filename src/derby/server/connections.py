"""The connections of a process: how many there may be, in all and from one address."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Literal

from derby.server.limits import Limits
from derby.server.metrics import Metrics

SPARE = 64
"""Connections beyond the limit; they may ask for the server's health and nothing else."""
WARNING_SECONDS = 10.0
"""The least time between two warnings that a limit is reached."""

Admission = Literal["welcome", "for health only", "too many of the address", "too many"]

log = logging.getLogger(__name__)


class Connections:
    """Every connection is known by its transport, whichever protocol it has come to speak."""

    def __init__(self, limits: Limits, metrics: Metrics, now: Callable[[], float] = time.monotonic) -> None:
        self.most = limits.connections
        self._most_of_address = limits.connections_per_address
        self._metrics = metrics
        self._now = now
        self._open: dict[asyncio.Transport, str | None] = {}
        """With the addresses they count for."""
        self._of_address = Counter[str]()
        self._waiting: dict[asyncio.Transport, None] = {}
        """Those that have asked for nothing yet, or for nothing more; the longest waiting is first."""
        self._full = _RareWarning("all %d connections are taken: %d turned away", self._now)
        self._full_address = _RareWarning(
            "an address has all %d connections that it may have: %d turned away; if it is your proxy's, name it in "
            "FORWARDED_ALLOW_IPS",
            self._now,
        )

    def __len__(self) -> int:
        return len(self._open)

    def add(self, transport: asyncio.Transport, address: str | None) -> Admission:
        """A new connection; those of a trusted proxy have no address of their own."""
        if address is not None and self._has_too_many(address):
            return "too many of the address"
        if len(self._open) >= self.most:
            self._make_room()
        if len(self._open) >= self.most + SPARE:
            return "too many"
        admission: Admission = "welcome" if len(self._open) < self.most else "for health only"
        self._open[transport] = None
        self.count_for(transport, address)
        self.waits(transport)
        return admission

    def count_for(self, transport: asyncio.Transport, address: str | None) -> bool:
        """Whether the address, which may have become known only now, may have this connection, too."""
        if address is None or self._open.get(transport) is not None:
            return True
        if self._has_too_many(address):
            return False
        if transport in self._open:
            self._open[transport] = address
            self._of_address[address] += 1
        return True

    def remove(self, transport: asyncio.Transport) -> None:
        self._waiting.pop(transport, None)
        address = self._open.pop(transport, None)
        if address is not None:
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address]

    def waits(self, transport: asyncio.Transport) -> None:
        """It is the device's turn to ask for something."""
        if transport in self._open:
            self._waiting[transport] = None

    def is_served(self, transport: asyncio.Transport) -> None:
        self._waiting.pop(transport, None)

    def _make_room(self) -> None:
        """All are taken: whoever has waited longest to ask for something goes, or else whoever comes."""
        oldest = next(iter(self._waiting), None)
        if oldest is not None:
            self.remove(oldest)
            oldest.abort()
            self._metrics.connections_refused += 1
        self._full.warn(self.most)

    def _has_too_many(self, address: str) -> bool:
        if self._of_address[address] < self._most_of_address:
            return False
        self._full_address.warn(self._most_of_address)
        return True


class _RareWarning:
    """Said at once and then seldom, with how often it would have been."""

    def __init__(self, message: str, now: Callable[[], float]) -> None:
        self._message = message
        self._now = now
        self._count = 0
        self._last = -WARNING_SECONDS

    def warn(self, limit: int) -> None:
        self._count += 1
        now = self._now()
        if now - self._last >= WARNING_SECONDS:
            log.warning(self._message, limit, self._count)
            self._count = 0
            self._last = now
