"""A queue in which those who ask take turns, so that nobody waits behind all that one guest wants.

Whatever people wait for comes before what nobody looks at, but for every tenth item. Among both, addresses take turns,
and so do the guests of each address: in every round each of them is served once, whoever waits for a move before
whoever waits for odds.
"""

from collections import deque
from collections.abc import Sequence
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

_T = TypeVar("_T")


class Priority(IntEnum):
    """What comes first."""

    MOVE = 0
    """Of a bot, at a table that somebody looks at."""
    ODDS = 1
    UNWATCHED = 2
    """The move of a bot at a table that nobody looks at."""
    REPORT = 3
    """The analysis of a finished game."""


class Asker(NamedTuple):
    """Who asks: the one they share their turns with, and themselves."""

    address: str = ""
    """Empty if it isn't known: guests then take turns with addresses."""
    guest: str = ""


THE_SERVER = Asker()


MOST_BEFORE = 9
"""Items that may overtake one that nobody looks at: perhaps somebody does later."""


class FairQueue(Generic[_T]):
    def __init__(self) -> None:
        self._overtaken = 0
        """How often what nobody looks at has been."""
        self._watched: _Turns[_T] = _Turns()
        self._unwatched: _Turns[_T] = _Turns()

    def __len__(self) -> int:
        return self._watched.waiting + self._unwatched.waiting

    def put(self, item: _T, asker: Asker, priority: Priority) -> None:
        self._turns(priority).put(item, _path(asker), priority)

    def take(self) -> _T | None:
        """The item whose turn it is; None if there is none."""
        first, last = self._watched, self._unwatched
        if last.waiting and (self._overtaken >= MOST_BEFORE or not first.waiting):
            self._overtaken = 0
            return last.take()[1]
        if not first.waiting:
            return None
        self._overtaken += bool(last.waiting)
        return first.take()[1]

    def _turns(self, priority: Priority) -> "_Turns[_T]":
        return self._unwatched if priority is Priority.UNWATCHED else self._watched


class _Turns(Generic[_T]):
    """Those who share something and take turns; at the end of a path the items of one guest."""

    __slots__ = ("_counts", "_items", "_parts", "_round", "turn")

    def __init__(self) -> None:
        self.turn = 0
        """The round in which it is served next, by the count of those above."""
        self._round = 0
        self._parts: dict[str, _Turns[_T]] = {}
        self._items: tuple[deque[_T], ...] = tuple(deque() for _ in Priority)
        self._counts = [0] * len(Priority)

    @property
    def waiting(self) -> int:
        return sum(self._counts)

    def put(self, item: _T, path: Sequence[str], priority: Priority) -> None:
        self._counts[priority] += 1
        if not path:
            self._items[priority].append(item)
            return
        part = self._parts.setdefault(path[0], _Turns())
        if not part.waiting:
            part.turn = max(part.turn, self._round)
        part.put(item, path[1:], priority)

    def take(self) -> tuple[int, _T]:
        """The next item, with its priority."""
        if not self._parts:
            priority = self._first()
            item = self._items[priority].popleft()
        else:
            waiting = (part for part in self._parts.values() if part.waiting)
            part = min(waiting, key=lambda part: (part.turn, part._first()))
            if part.turn > self._round:
                self._round = part.turn
                self._parts = {name: part for name, part in self._parts.items() if part.waiting}
            part.turn += 1
            priority, item = part.take()
        self._counts[priority] -= 1
        if not self.waiting:
            self._parts.clear()
        return priority, item

    def _first(self) -> int:
        """The priority of what comes first."""
        return next(priority for priority, count in enumerate(self._counts) if count)


def _path(asker: Asker) -> tuple[str, str]:
    return (asker.address or asker.guest, asker.guest)
