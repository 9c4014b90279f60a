"""A worker that is a process."""

import asyncio
import atexit
import os
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from typing import Any

from derby.bots.steps import finished, takes_steps
from derby.bots.workers import begin_worker
from derby.server.workers.worker import WorkerDied


class WorkerProcess:
    def __init__(self, low_priority: bool) -> None:
        context = get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._is_hurried = context.RawValue("b", 0)
        """Shared with the process, which reads it between two steps."""
        self._process = context.Process(target=_work, args=(theirs, self._is_hurried, low_priority))
        self._process.start()
        theirs.close()
        self._calls: SimpleQueue[tuple[Callable[..., Any], tuple[object, ...], Future[Any]] | None] = SimpleQueue()
        self.has_done: set[str] = set()
        # At its end, however that comes, Python waits for all processes.
        atexit.register(self._process.kill)
        Thread(target=self._talk, daemon=True).start()

    def begin(self, work: Callable[..., Any], arguments: tuple[object, ...]) -> asyncio.Future[Any]:
        self._is_hurried.value = 0
        done: Future[Any] = Future()
        self._calls.put((work, arguments, done))
        return asyncio.wrap_future(done)

    def hurry(self) -> None:
        self._is_hurried.value = 1

    def kill(self) -> None:
        atexit.unregister(self._process.kill)
        self._process.kill()
        self._calls.put(None)

    def _talk(self) -> None:
        """In a thread of its own, because it waits."""
        while (call := self._calls.get()) is not None:
            work, arguments, done = call
            if not done.set_running_or_notify_cancel():
                continue
            try:
                self._ours.send((work, arguments))
                error, result = self._ours.recv()
            except (EOFError, OSError):
                done.set_exception(WorkerDied())
                continue
            except Exception as unexpected:
                done.set_exception(unexpected)
                continue
            if error is None:
                done.set_result(result)
            else:
                done.set_exception(error)
        self._ours.close()
        self._process.join()


def _work(ours: Connection, is_hurried: Any, low_priority: bool) -> None:
    """In the worker."""
    begin_worker()
    if low_priority and hasattr(os, "nice"):
        os.nice(5)
    while True:
        try:
            work, arguments = ours.recv()
        except EOFError:
            return
        answer: tuple[Exception | None, Any]
        try:
            result = work(*arguments)
            answer = None, finished(result, lambda: bool(is_hurried.value)) if takes_steps(result) else result
        except Exception as error:
            answer = error, None
        try:
            ours.send(answer)
        except Exception as error:
            ours.send((RuntimeError(f"{type(error).__name__}: {error}"), None))
