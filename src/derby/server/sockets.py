"""All connections of a process through which devices talk to tables, whatever they travel over."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from derby.server.outbox import Outbox
from derby.server.passes import Pass
from derby.server.session import Session
from derby.server.surroundings import Surroundings

PING_STEPS = 200

END_SECONDS = 1.0


class OpenSocket(Protocol):
    """One of them."""

    session: Session | None
    given: Pass | None
    """With which it was opened."""

    def ping(self) -> None: ...

    def close(self, code: int, reason: str = "") -> None: ...

    def shutdown(self) -> None: ...


class Sockets:
    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self.outbox = Outbox()
        self.open: dict[OpenSocket, None] = {}
        """In the order in which they were opened: so each has its turn at about the same moment of every round of
        pings, and all the time between to answer."""

    async def ping(self, seconds: float) -> None:
        """Ping every device once, spread over that time: thousands in one go would make everybody wait."""
        sockets = list(self.open)
        steps = min(PING_STEPS, len(sockets)) or 1
        for step in range(steps):
            for socket in sockets[step::steps]:
                if socket in self.open:
                    socket.ping()
            await asyncio.sleep(seconds / steps)

    def end_passes(self, guest: str, generation: int) -> None:
        """Send away the devices of a guest, and their bots, that came with a cookie or token of an earlier generation.

        In a moment: the device that asked for it needs its new cookie before it comes back.
        """
        loop = asyncio.get_running_loop()
        for socket in self.open:
            given = socket.given
            if given is not None and given.account == guest and given.generation != generation:
                loop.call_later(END_SECONDS, socket.close, 1008)

    def send_away(self, which: Callable[[Session], bool]) -> None:
        """Close the connections of these sessions."""
        for socket in list(self.open):
            if socket.session is not None and which(socket.session):
                socket.close(1008)

    def shutdown(self) -> None:
        for socket in list(self.open):
            socket.shutdown()
