"""The event loop of the load clients: uvloop's, which costs less a message than Python's own."""

import asyncio
import pkgutil
from collections.abc import Callable, Coroutine
from typing import TypeVar

T = TypeVar("T")


def run(main: Coroutine[object, object, T]) -> T:
    # By name: only who runs a load test needs uvloop.
    new_event_loop: Callable[[], asyncio.AbstractEventLoop] = pkgutil.resolve_name("uvloop:new_event_loop")
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(main)
