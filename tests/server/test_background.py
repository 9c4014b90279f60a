"""Tasks beside whatever started them: used again, never ended by a failure, and waited for at the end."""

import asyncio

import pytest

from derby.server import background
from derby.server.background import Background
from derby.server.metrics import Metrics
from tests.server.in_memory import run


def test_tasks_are_used_again_after_success_and_failure() -> None:
    metrics = Metrics()
    tasks: set[asyncio.Task[object] | None] = set()

    async def work(fails: bool) -> None:
        tasks.add(asyncio.current_task())
        await asyncio.sleep(0)
        if fails:
            raise ValueError

    async def main() -> None:
        begun = Background(metrics)
        for number in range(10):
            begun.spawn(work(number % 2 == 1))
            for _ in range(5):
                await asyncio.sleep(0)
        await begun.drain()

    run(main)
    assert len(tasks) == 1
    assert metrics.failures == 5


def test_what_was_begun_is_waited_for_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "DRAIN_SECONDS", 0.1)
    done: list[str] = []

    async def soon() -> None:
        for _ in range(20):
            await asyncio.sleep(0)
        done.append("soon")

    async def never() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            done.append("cancelled")
            raise

    async def main() -> None:
        begun = Background(Metrics())
        for work in (soon, soon, never):
            begun.spawn(work())
        await asyncio.sleep(0)
        await begun.drain()

    run(main)
    assert done == ["soon", "soon", "cancelled"]
