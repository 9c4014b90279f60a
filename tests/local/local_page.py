"""A page without a browser: what it keeps is a list, its workers work at once, and it hears everything."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from derby.local.database import Kept
from derby.local.host import Host, start
from derby.local.worker import Thinker


class StorageFull(Exception):
    pass


class LocalPage:
    def __init__(self) -> None:
        self.snapshot: str | None = None
        self.transactions: list[str] = []
        self.is_full = False
        self.heard: dict[int, list[dict[str, Any]]] = {}
        self.closed: set[int] = set()
        self.workers: list[int] = []
        self.thinkers: dict[int, Thinker] = {}
        self.host: Host

    async def load(self) -> str:
        return msgspec.json.encode(Kept(self.snapshot, tuple(self.transactions))).decode()

    async def append(self, transaction: str) -> None:
        await asyncio.sleep(0)
        if self.is_full:
            raise StorageFull("the quota has been exceeded")
        self.transactions.append(transaction)

    async def replace(self, snapshot: str) -> None:
        if self.is_full:
            raise StorageFull("the quota has been exceeded")
        self.snapshot, self.transactions = snapshot, []

    def send(self, socket: int, text: str) -> None:
        self.heard.setdefault(socket, []).append(msgspec.json.decode(text))

    def disconnected(self, socket: int) -> None:
        self.closed.add(socket)

    def start_worker(self, number: int) -> None:
        self.workers.append(number)
        self.thinkers[number] = Thinker()

    def tell_worker(self, number: int, text: str) -> None:
        self.host.services.background.spawn(self._work(number, text))

    async def _work(self, number: int, text: str) -> None:
        await asyncio.sleep(0)
        self.host.worker_answered(number, await self.thinkers[number].answer(text))

    def hurry_worker(self, number: int) -> None:
        self.thinkers[number].hurry()

    def end_worker(self, number: int) -> None:
        self.workers.remove(number)

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        status, text = msgspec.json.decode(await self.host.request(method, path, msgspec.json.encode(body).decode()))
        return status, msgspec.json.decode(text)

    def say(self, socket: int, kind: str, **fields: Any) -> None:
        self.host.receive(socket, msgspec.json.encode({"type": kind, **fields}).decode())

    async def hears(self, socket: int, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message that fits; those before it are forgotten."""
        for _ in range(100_000):
            heard = self.heard.setdefault(socket, [])
            while heard:
                message = heard.pop(0)
                if fits(message):
                    return message
            await asyncio.sleep(0.001)
        raise AssertionError("it was never heard")


@asynccontextmanager
async def started(page: LocalPage) -> AsyncGenerator[LocalPage]:
    """The page with its Python; at the end it is gone, as a tab is that was closed."""
    page.host = await start(page)
    await asyncio.sleep(0)  # what goes on in the background has begun
    try:
        yield page
    finally:
        background = page.host.services.background
        page.host.services.conductor.close()
        background.stop_rounds()
        await background.drain()
