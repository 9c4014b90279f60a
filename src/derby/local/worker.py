"""A worker with a Python of its own, in a browser: bots think there, and games are analysed."""

import asyncio
import pickle
from base64 import b64decode, b64encode
from collections import deque
from collections.abc import Callable
from typing import Any

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


def answer(text: str) -> str:
    """In the worker: do what is asked."""
    use_kernels()
    try:
        work, arguments = _read(text)
        return _written((None, work(*arguments)))
    except Exception as error:
        try:
            return _written((error, None))
        except Exception:
            return _written((RuntimeError(f"{type(error).__name__}: {error}"), None))


def _written(value: object) -> str:
    return b64encode(pickle.dumps(value)).decode()


def _read(text: str) -> Any:
    return pickle.loads(b64decode(text))
