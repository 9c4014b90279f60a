"""A bot that thinks until a test ends its thought, and how to wait for what happens meanwhile."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from derby.game.game import Game
from tests.server.in_memory import InMemoryServer


async def until(is_so: Callable[[], bool]) -> None:
    """Let others work until something is so."""
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.001)


class ThinkingBot:
    """Thinks until it is told to end, and then does the first thing that is legal."""

    def __init__(self, server: InMemoryServer, patch: pytest.MonkeyPatch, game: Game) -> None:
        self.thinks = 0
        self.may_end = asyncio.Event()
        self._game = game
        patch.setattr(server.bots, "decide", self._decide)

    async def _decide(self, *_: Any, **__: Any) -> int:
        self.thinks += 1
        await self.may_end.wait()
        return self._game.legal_codes()[0]
