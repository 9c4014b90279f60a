"""What the page's worker does for Python (`web/src/local/worker.ts`). Only numbers and text go to and fro."""

from collections.abc import Awaitable
from typing import Protocol


class Page(Protocol):
    def load(self) -> Awaitable[str]:
        """What is kept, as the JSON of `Kept`."""
        ...

    def append(self, transaction: str) -> Awaitable[None]:
        """Keep one more transaction; it is durable when this returns."""
        ...

    def replace(self, snapshot: str) -> Awaitable[None]:
        """Keep a snapshot instead of all there was: both happen, or neither does."""
        ...

    def send(self, socket: int, text: str) -> None: ...

    def disconnected(self, socket: int) -> None:
        """We have closed a connection."""
        ...

    def start_worker(self, number: int) -> None:
        """Start a worker with a Python of its own; what it answers comes to `Host.worker_answered`."""
        ...

    def tell_worker(self, number: int, text: str) -> None: ...

    def hurry_worker(self, number: int) -> None: ...

    def end_worker(self, number: int) -> None: ...
