"""Worker processes: jobs wait their turn, what nobody wants is dropped, and whoever dies or hangs is replaced."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import pytest

import derby
from derby.bots.protocol import Budget
from derby.bots.steps import Steps
from derby.server.metrics import Metrics
from derby.server.workers.bot_workers import BotWorkers
from derby.server.workers.deadlines import Deadlines, Patience
from derby.server.workers.fair_queue import Asker, Priority
from derby.server.workers.job import LEAST_MS, Dropped, Job, shrunk
from derby.server.workers.shared_answers import IsWanted, SharedAnswers
from derby.server.workers.worker_pool import WorkerPool, WorkersLost
from tests.server.harness import PATIENCE
from tests.server.in_memory import run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="stops processes")


class Endless:
    """A bot that never comes to an end."""

    name = "endless"
    description = "Thinks, and thinks, and thinks."

    def decide(self, *_: object) -> Any:
        while True:
            time.sleep(0.01)


def step_until_hurried() -> Steps[str]:
    while not (yield):
        time.sleep(0.001)
    return "hurried"


def was_hurried() -> Steps[bool]:
    return (yield)


class Scene:
    """A pool with one worker."""

    def __init__(self, **patience: float) -> None:
        self.metrics = Metrics()
        self.pool = WorkerPool(1, metrics=self.metrics, patience=Patience(**patience))
        self.order: list[str] = []

    async def run(self, work: Any, *arguments: object, kind: str = "test", seconds: float = PATIENCE, **more: Any):
        return await self.pool.run(Job(work, *arguments, kind=kind, seconds=seconds, **more))

    async def note(self, name: str, asker: str, **more: Any) -> None:
        """Have something done, and note when that was."""
        await self.run(len, name, asker=Asker("", asker), **more)
        self.order.append(name)


@asynccontextmanager
async def scene(**patience: float) -> AsyncGenerator[Scene]:
    made = Scene(**patience)
    try:
        yield made
    finally:
        made.pool.close()


def test_a_turn_and_odds_of_others_come_before_the_200_tables_of_one_guest() -> None:
    async def play() -> list[str]:
        async with scene() as here:
            many = [asyncio.create_task(here.note(f"olympian {number}", "host of many")) for number in range(200)]
            await many[2]
            others = [
                asyncio.create_task(here.note("hero", "ann")),
                asyncio.create_task(here.note("odds", "bob", priority=Priority.ODDS)),
            ]
            await asyncio.wait(others)
            for each in many:
                each.cancel()
            return here.order

    order = run(play)
    assert order.index("hero") <= 6
    assert order.index("odds") <= 7


def test_what_nobody_wants_any_more_is_not_begun() -> None:
    async def play() -> None:
        async with scene() as here:
            wanted = [True, False, True]
            jobs = [
                asyncio.create_task(here.run(os.getpid, is_wanted=lambda number=number: wanted[number]))
                for number in range(3)
            ]
            await asyncio.sleep(0)
            jobs[2].cancel()
            first, second, third = await asyncio.gather(*jobs, return_exceptions=True)
            assert isinstance(first, int)
            assert isinstance(second, Dropped)
            assert isinstance(third, asyncio.CancelledError)
            assert (here.metrics.jobs_dropped, here.pool.waiting) == (2, 0)

    run(play)


def test_only_who_is_hurried_comes_to_an_end_sooner() -> None:
    async def play() -> None:
        async with scene() as here:
            before, meanwhile = (asyncio.get_running_loop().create_future() for _ in range(2))
            before.set_result(None)
            assert await here.run(step_until_hurried, hurried=before) == "hurried"
            job = asyncio.create_task(here.run(step_until_hurried, hurried=meanwhile))
            await asyncio.sleep(0.05)
            meanwhile.set_result(None)
            assert await job == "hurried"
            later = asyncio.get_running_loop().create_future()
            assert not await here.run(was_hurried, hurried=later)
            later.set_result(None)
            assert not await here.run(was_hurried)

    run(play)


def test_a_stopped_worker_is_replaced_and_all_go_on() -> None:
    """Eight tables wait for a worker that has been stopped."""

    async def play() -> None:
        async with scene() as here:
            worker = await here.run(os.getpid)
            os.kill(worker, signal.SIGSTOP)
            patience = [0.2] + [PATIENCE] * 7
            others = await asyncio.gather(*(here.run(os.getpid, seconds=seconds) for seconds in patience))
            assert worker not in others
            assert len(set(others)) == 1
            assert here.metrics.workers_replaced == 1

    run(play)


def test_one_that_dies_is_replaced_and_its_job_tried_again_once() -> None:
    async def play() -> None:
        async with scene() as here:
            with pytest.raises(WorkersLost):
                await here.run(os._exit, 1)
            assert here.metrics.workers_replaced == 2
            assert await here.run(len, "abc") == 3

    run(play)


def test_whoever_waits_is_let_go_when_the_pool_is_closed_even_before_a_job_has_begun() -> None:
    async def play() -> None:
        async with scene() as here:
            await here.run(len, "a worker is there")
            jobs = [asyncio.create_task(here.run(len, "abc")) for _ in range(2)]
            await asyncio.sleep(0)
            here.pool.close()
            results = await asyncio.gather(*jobs, return_exceptions=True)
            assert all(isinstance(result, asyncio.CancelledError) for result in results)

    run(play)


def test_where_no_worker_can_be_started_nobody_waits_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: bool) -> None:
        raise OSError("no more processes")

    async def play() -> None:
        async with scene() as here:
            monkeypatch.setattr("derby.server.workers.worker_process.WorkerProcess", fail)
            for _ in range(2):
                with pytest.raises(WorkersLost):
                    await here.run(len, "abc")
            monkeypatch.undo()
            assert await here.run(len, "abc") == 3

    run(play)


def test_errors_of_the_work_are_passed_on() -> None:
    async def play() -> None:
        async with scene() as here:
            with pytest.raises(ValueError, match="invalid literal"):
                await here.run(int, "abc")
            with pytest.raises(RuntimeError, match="pickle"):
                await here.run(open, os.devnull)
            assert here.metrics.workers_replaced == 0

    run(play)


def test_at_eight_tables_the_game_goes_on_where_a_bot_never_decides() -> None:
    game = derby.new_game(4, seed=1, first_player=0)

    async def play() -> None:
        metrics = Metrics()
        patience = Patience(to_compile=-4.0, to_load=-4.0)  # a second is left of the five that a decision may take
        bots = BotWorkers(1, 1.0, f"{__name__}:Endless", metrics=metrics, patience=patience)
        try:
            turns = [bots.decide("hero", game.set_up, game.view(0)) for _ in range(8)]
            assert all(code in game.legal_codes() for code in await asyncio.gather(*turns))
            assert metrics.workers_replaced == 2, "the other seven tables don't wait for it, too"
        finally:
            bots.close()

    run(play)


def test_work_that_hangs_is_left_alone_for_a_while_and_then_tried_with_one_job() -> None:
    now = 100.0
    deadlines = Deadlines(Patience(to_compile=200, to_load=50, after_hanging=60), lambda: now)

    def seconds(*has_done: str) -> float:
        return deadlines.seconds(job, set(has_done))

    async def make() -> Job[int]:
        return Job(len, kind="hero", seconds=5)

    job = run(make)
    assert (deadlines.tries("hero"), seconds(), seconds("hero")) == (2, 205, 5)
    deadlines.hangs("hero", is_last_try=False)
    assert (deadlines.is_left_alone("hero"), seconds()) == (False, 55)
    deadlines.hangs("hero", is_last_try=True)
    assert (deadlines.is_left_alone("hero"), deadlines.is_left_alone("odds")) == (True, False)
    now += 61
    assert not deadlines.is_left_alone("hero")
    assert deadlines.tries("hero") == 1
    assert deadlines.is_left_alone("hero"), "the others, as long as this one is at work"
    deadlines.is_done("hero")
    assert (deadlines.is_left_alone("hero"), deadlines.tries("hero"), seconds()) == (False, 2, 55)
    job.kind, job.compiles = "outside", False
    assert (seconds(), seconds("outside")) == (55, 5)


def test_budgets_shrink_with_the_wait() -> None:
    budget = Budget(200.0)
    assert [shrunk(budget, waited).ms for waited in (0.0, 1.0, 2.0, 3.0, 60.0)] == [200, 100, 40, LEAST_MS, LEAST_MS]
    assert shrunk(Budget(5.0), 60.0).ms == 5
    assert shrunk(Budget(200.0, rounds=7), 60.0).rounds == 7


def test_an_answer_that_several_wait_for_is_dropped_when_the_last_has_gone() -> None:
    async def play() -> None:
        answers: SharedAnswers[int] = SharedAnswers(10)
        worker_is_free = asyncio.Event()
        begun: list[bool] = []

        async def work_out(is_wanted: IsWanted) -> int:
            await worker_is_free.wait()
            begun.append(is_wanted())
            if not is_wanted():
                raise Dropped
            return len(begun)

        both = [asyncio.create_task(answers.get("key", work_out)) for _ in range(2)]
        await asyncio.sleep(0)
        both[0].cancel()
        worker_is_free.set()
        assert await both[1] == 1
        worker_is_free.clear()
        gone = asyncio.create_task(answers.get("other", work_out))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait([gone])
        worker_is_free.set()
        await asyncio.sleep(0.01)
        assert begun == [True, False]
        assert await answers.get("other", work_out) == 3, "asked again, it is begun again"
        assert await answers.get("key", work_out) == 1, "what is done is remembered"

    run(play)
