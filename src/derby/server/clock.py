"""The time, as a server process reads it. Tests bring a clock of their own."""

import time
from collections.abc import Callable
from typing import Protocol

BEAT_SECONDS = 0.25
"""How often a server calls `beat`."""
LONGEST_BEAT_NS = 1_000_000_000
"""A process that is later than this stood still; so did its steady clock."""


class Clock(Protocol):
    def now_ms(self) -> int:
        """Milliseconds since 1970, as the machine says; they may jump."""
        ...

    def steady_ms(self) -> int:
        """Milliseconds that only grow, and only while the process runs: by these players' time is counted."""
        ...

    def beat(self) -> bool:
        """Say that the process runs; whether it stood still before."""
        ...


class SystemClock:
    def __init__(self, monotonic_ns: Callable[[], int] = time.monotonic_ns) -> None:
        self._monotonic_ns = monotonic_ns
        self._beat_ns = monotonic_ns()
        self._steady_ns = time.time_ns()
        """The steady clock at the last beat."""

    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000

    def steady_ms(self) -> int:
        passed = self._monotonic_ns() - self._beat_ns
        return (self._steady_ns + min(passed, LONGEST_BEAT_NS)) // 1_000_000

    def beat(self) -> bool:
        now = self._monotonic_ns()
        passed, self._beat_ns = now - self._beat_ns, now
        self._steady_ns += min(passed, LONGEST_BEAT_NS)
        return passed > LONGEST_BEAT_NS
