"""Rehearsals that only take note: nothing is compiled."""

from concurrent.futures import Future
from contextlib import nullcontext

import pytest


class _Workers(nullcontext["_Workers"]):
    noted: list[tuple[object, ...]]

    def __init__(self, count: int) -> None:
        super().__init__(self)

    def submit(self, work: object, *arguments: object) -> Future[None]:
        self.noted.append(arguments)
        done: Future[None] = Future()
        done.set_result(None)
        return done


def noted_rehearsals(monkeypatch: pytest.MonkeyPatch, *, cached: bool) -> list[tuple[object, ...]]:
    """What rehearsals get from now on; the cache has everything or nothing."""
    _Workers.noted = []
    monkeypatch.setattr("derby.bots.workers.Workers", _Workers)
    monkeypatch.setattr("derby.bots.warm_up.is_cached", lambda entry: cached)  # pyright: ignore
    return _Workers.noted
