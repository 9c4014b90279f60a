"""Tables that are damaged: each is left alone and tried again at long intervals, so that all others go on."""

import logging
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from derby.server.metrics import Metrics

FIRST_SECONDS = 10.0
"""How long a table is left alone; each time twice as long, up to the most."""
MOST_SECONDS = 600.0

log = logging.getLogger(__name__)


class _Aside(NamedTuple):
    until: float
    seconds: float


class SetAside:
    def __init__(self, metrics: Metrics, now: Callable[[], float] = time.monotonic) -> None:
        self._metrics = metrics
        self._now = now
        self._tables: dict[str, _Aside] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def __contains__(self, table: str) -> bool:
        """Whether a table is to be left alone for now."""
        aside = self._tables.get(table)
        return aside is not None and self._now() < aside.until

    def add(self, table: str, error: Exception) -> None:
        before = self._tables.get(table)
        seconds = FIRST_SECONDS if before is None else min(2 * before.seconds, MOST_SECONDS)
        self._tables[table] = _Aside(self._now() + seconds, seconds)
        self._metrics.failures += 1
        log.critical(
            "table %s is damaged and set aside for %.0f seconds; all others go on", table, seconds, exc_info=error
        )

    def remove(self, table: str) -> None:
        if self._tables.pop(table, None) is not None:
            log.warning("table %s is sound again", table)

    def due(self) -> Sequence[str]:
        """Those that are to be tried again."""
        return [table for table, aside in self._tables.items() if self._now() >= aside.until]
