"""A worker with a Python of its own, in a browser: bots think there, and games are analysed."""

import asyncio
import pickle
from base64 import b64decode, b64encode
from collections import deque
from collections.abc import Callable
from typing import Any

from derby.bots.steps import Steps, takes_steps
from derby.local.kernels import use_kernels
from derby.local.page import Page
from derby.server.workers.worker import WorkerDied


class BrowserWorker:
    def __init__(self, page: Page, number: int) -> None:
        self._page = page
        self._number = number
        self._calls: deque[asyncio.Future[Any]] = deque()
        """What it is at work for, and then what waits."""
        self.has_done: set[str] = set()
        page.start_worker(number)

    def begin(self, work: Callable[..., Any], arguments: tuple[object, ...]) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._calls.append(done)
        self._page.tell_worker(self._number, _written((work, arguments)))
        return done

    def hurry(self) -> None:
        self._page.hurry_worker(self._number)

    def kill(self) -> None:
        self._page.end_worker(self._number)
        self.died()

    def answered(self, text: str) -> None:
        error, result = _read(text)
        done = self._calls.popleft()
        if done.cancelled():
            return
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)

    def died(self) -> None:
        while self._calls:
            done = self._calls.popleft()
            if not done.done():
                done.set_exception(WorkerDied())


class Thinker:
    """In the worker: does what is asked, one thing at a time."""

    def __init__(self) -> None:
        self._is_hurried = False
        use_kernels()

    async def answer(self, text: str) -> str:
        self._is_hurried = False
        try:
            work, arguments = _read(text)
            result = work(*arguments)
            if takes_steps(result):
                result = await self._finished(result)
            return _written((None, result))
        except Exception as error:
            try:
                return _written((error, None))
            except Exception:
                return _written((RuntimeError(f"{type(error).__name__}: {error}"), None))

    def hurry(self) -> None:
        """Have it come to an end soon."""
        self._is_hurried = True

    async def _finished(self, steps: Steps[Any]) -> Any:
        try:
            next(steps)
            while True:
                await asyncio.sleep(0)  # messages that have come are heard
                steps.send(self._is_hurried)
        except StopIteration as end:
            return end.value


def _written(value: object) -> str:
    return b64encode(pickle.dumps(value)).decode()


def _read(text: str) -> Any:
    return pickle.loads(b64decode(text))
