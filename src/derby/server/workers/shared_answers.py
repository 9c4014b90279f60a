"""Answers that several may wait for: worked out once, remembered for a while, and dropped if nobody waits any more."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from derby.server.workers.job import Dropped

_T = TypeVar("_T")

IsWanted = Callable[[], bool]


class SharedAnswers(Generic[_T]):
    def __init__(self, remembered: int) -> None:
        self._remembered = remembered
        self._found: dict[Hashable, _Answer[_T]] = {}

    async def get(
        self,
        key: Hashable,
        work_out: Callable[[IsWanted], Coroutine[Any, Any, _T]],
        is_wanted: IsWanted = lambda: True,
    ) -> _T:
        """The answer of this key; `work_out` is told how to ask whether anybody still wants it."""
        while True:
            answer = self._found.get(key)
            if answer is None:
                answer = self._begin(key, work_out)
            answer.waiting.append(is_wanted)
            try:
                return await asyncio.shield(answer.task)
            except Dropped:
                if not is_wanted():
                    raise
            finally:
                answer.waiting.remove(is_wanted)

    def _begin(self, key: Hashable, work_out: Callable[[IsWanted], Coroutine[Any, Any, _T]]) -> "_Answer[_T]":
        while len(self._found) >= self._remembered:
            del self._found[next(iter(self._found))]
        answer = self._found[key] = _Answer(work_out)
        answer.task.add_done_callback(lambda task: self._done(key, answer, task))
        return answer

    def _done(self, key: Hashable, answer: "_Answer[_T]", task: asyncio.Task[_T]) -> None:
        """What went wrong is not remembered."""
        if (task.cancelled() or task.exception() is not None) and self._found.get(key) is answer:
            del self._found[key]


class _Answer(Generic[_T]):
    def __init__(self, work_out: Callable[[IsWanted], Coroutine[Any, Any, _T]]) -> None:
        self.waiting: list[IsWanted] = []
        self.task = asyncio.get_running_loop().create_task(work_out(self._is_wanted))

    def _is_wanted(self) -> bool:
        return any(is_wanted() for is_wanted in self.waiting)
