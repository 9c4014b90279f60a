"""A worker does one thing at a time beside the server, and can be killed without harm to any other.

On a server it is a process (`worker_process.py`), in a browser a Web Worker with a Python of its own
(`derby.local.worker`).
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol


class WorkerDied(Exception):
    """A worker ended before it was done."""


class Worker(Protocol):
    has_done: set[str]
    """The kinds of work for which it has loaded all it needs."""

    def begin(self, work: Callable[..., Any], arguments: tuple[object, ...]) -> asyncio.Future[Any]:
        """What the work will return, which may take steps. It is done to its end even if nobody waits for that."""
        ...

    def hurry(self) -> None:
        """Have what it does come to an end soon, if that takes steps."""
        ...

    def kill(self) -> None:
        """End it at once, even if it is stopped or looks at nothing any more; what it does dies with it."""
        ...


StartWorker = Callable[[bool], Worker]
"""Starts a worker, with low priority or not."""
