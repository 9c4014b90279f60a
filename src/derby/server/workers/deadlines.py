"""How long a worker may take before it is taken to hang, and which work is left alone because it always does."""

from collections.abc import Callable

import msgspec

from derby.server.workers.job import Job

TRIES = 2
"""How often work is begun when the worker that does it dies or hangs."""


class Patience(msgspec.Struct, frozen=True):
    """Seconds, besides those that a job itself takes."""

    to_compile: float = 240.0
    """For work of a kind that no worker has done before."""
    to_load: float = 30.0
    """If another one has: a new process has to start, and to load what is compiled."""
    after_hanging: float = 60.0
    """Work of a kind that hung at every try is left alone for this long; then one job is tried."""


PATIENCE = Patience()


class Deadlines:
    def __init__(self, patience: Patience, now: Callable[[], float]) -> None:
        self._patience = patience
        self._now = now
        self._known: set[str] = set()
        """The kinds of work that were done, or tried for long enough to be compiled."""
        self._resting: dict[str, float] = {}
        """The kinds of work that hung, and until when they are left alone."""

    def seconds(self, job: Job[object], has_done: set[str]) -> float:
        """How long a job may take a worker that has done these kinds of work."""
        if job.kind in has_done:
            return job.seconds
        compiles = job.compiles and job.kind not in self._known
        return job.seconds + (self._patience.to_compile if compiles else self._patience.to_load)

    def is_left_alone(self, kind: str) -> bool:
        return self._now() < self._resting.get(kind, 0.0)

    def tries(self, kind: str) -> int:
        """How often to try a job that is begun now."""
        if kind not in self._resting:
            return TRIES
        self._leave_alone(kind)  # the others, until this one is done
        return 1

    def is_done(self, kind: str) -> None:
        self._known.add(kind)
        self._resting.pop(kind, None)

    def hangs(self, kind: str, *, is_last_try: bool) -> None:
        self._known.add(kind)
        if is_last_try:
            self._leave_alone(kind)

    def _leave_alone(self, kind: str) -> None:
        self._resting[kind] = self._now() + self._patience.after_hanging
