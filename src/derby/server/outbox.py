"""The moment in which messages to a device that only watches wait for one another, to travel in one write.

A write to a socket costs more than making the message that is written. So a device that was just sent something nobody
waits for rests for a moment, and whatever follows in it is sent together at its end. The first message after a rest
goes at once: where people play at their pace, nothing ever waits. The further the process is behind with its work, the
longer a moment.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

SHORTEST: Final = 0.02
"""Seconds; a moment of a process that is not behind."""
LONGEST: Final = 0.25
"""That of one that has more to do than it can."""
BEHIND: Final = 0.004
"""Seconds by which such a process is late."""
LOOK_SECONDS: Final = 0.005
"""How often we look whose moment is over; how late that is tells how far behind the process is."""
WEIGHT: Final = 0.05
"""Of one look in the mean of all: a single late one doesn't say much."""


class Rests(Protocol):
    """A device that was sent something."""

    def send_waiting(self) -> bool:
        """Send what has come in the meantime; whether there was anything, so that it rests on."""
        ...


class Timers(Protocol):
    """What an event loop does for us."""

    def time(self) -> float: ...

    def call_later(self, delay: float, callback: Callable[[], object], /) -> object: ...


class Outbox:
    """Knows which devices rest, and until when."""

    def __init__(self, timers: Timers | None = None) -> None:
        self._timers = timers
        """The running event loop, if none is given."""
        self._arrived: list[Rests] = []
        """Devices that rest since we looked last."""
        self._resting: deque[tuple[float, list[Rests]]] = deque()
        """Those from before, by the time until which they rest."""
        self._late = 0.0
        """Seconds, the mean of the latest looks."""
        self._look_at: float | None = None
        """When we look next; None if nobody rests."""

    @property
    def moment(self) -> float:
        """Seconds that a device rests now."""
        return SHORTEST + (LONGEST - SHORTEST) * min(1.0, self._late / BEHIND)

    def rest(self, device: Rests) -> None:
        """A device was sent something: what follows waits until its moment is over."""
        self._arrived.append(device)
        if self._look_at is None:
            self._look_later(self._timers or asyncio.get_running_loop())

    def _look_later(self, timers: Timers) -> None:
        self._look_at = timers.time() + LOOK_SECONDS
        timers.call_later(LOOK_SECONDS, self._look)

    def _look(self) -> None:
        """Send what waits for devices whose moment is over. Those that were sent more than one message rest again."""
        timers = self._timers or asyncio.get_running_loop()
        now, resting = timers.time(), self._resting
        if self._look_at is not None:
            self._late += (max(0.0, now - self._look_at) - self._late) * WEIGHT
        if self._arrived:
            resting.append((now + self.moment - LOOK_SECONDS, self._arrived))
            self._arrived = []
        try:
            while resting and resting[0][0] <= now:
                devices = resting[0][1]
                while devices:
                    device = devices.pop()
                    if device.send_waiting():
                        self._arrived.append(device)
                resting.popleft()
        finally:  # whatever one of them meets with, the others are looked at again
            self._look_at = None
            if resting or self._arrived:
                self._look_later(timers)
