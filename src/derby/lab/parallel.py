"""Work on many numbers at once: here, in several processes, or on a Ray cluster.

Work depends on nothing but its number, so the results are the same everywhere. Work that is lost with a worker of a
cluster is done again by another.
"""

import os
from collections.abc import Callable, Collection, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from itertools import islice
from typing import Any, Protocol, TypeVar

from derby.bots.workers import Workers
from derby.errors import DerbyError

IN_FLIGHT = 2
"""For each worker: what it does, and what it does next."""

_T = TypeVar("_T")
Results = Generator[tuple[int, _T]]
"""Each number with its result, as they are finished, in any order."""


class WorkersLost(DerbyError):
    """The work can't be done in the place asked for."""


class Run(Protocol):
    """A way to work on many numbers."""

    def __call__(self, work: Callable[[int], _T], numbers: Iterable[int]) -> Results[_T]: ...


def all_cores() -> int:
    """How many processes can work at the same time on this machine."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def in_order(run: Run, work: Callable[[int], _T], count: int) -> list[_T]:
    """The results for the numbers below `count`, by number."""
    found = dict(run(work, range(count)))
    return [found[number] for number in range(count)]


def here(work: Callable[[int], _T], numbers: Iterable[int]) -> Results[_T]:
    """Work in this process."""
    for number in numbers:
        yield number, work(number)


def in_processes(processes: int, begin: Callable[..., object] | None = None, *arguments: object) -> Run:
    """Work in several processes, each of which first calls `begin`; one process is this one."""

    def run(work: Callable[[int], _T], numbers: Iterable[int]) -> Results[_T]:
        if processes == 1:
            if begin is not None:
                begin(*arguments)
            yield from here(work, numbers)
            return

        def done(running: Collection[Future[_T]]) -> Iterable[Future[_T]]:
            return wait(running, return_when=FIRST_COMPLETED).done

        workers = Workers(processes, begin, *arguments)
        try:
            yield from _keep_busy(
                processes, numbers, lambda number: workers.submit(work, number), done, lambda future: future.result()
            )
        except BrokenProcessPool:
            raise WorkersLost(
                "a worker process ended before its work was done: is there enough memory? Fewer processes need less"
            ) from None
        finally:
            workers.abandon()

    return run


def on_ray(address: str) -> Run:
    """Work on the cluster at this address."""
    if find_spec("ray") is None:
        raise WorkersLost("--ray needs the extra `ray`, which is not installed: pip install 'divinity-derby[ray]'")
    # Workers use the derby that is installed where they are, however this program was started.
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    import ray

    cluster: Any = ray
    if not cluster.is_initialized():
        try:
            cluster.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise WorkersLost(f"no Ray cluster answers at {address}: {error}") from None

    def run(work: Callable[[int], _T], numbers: Iterable[int]) -> Results[_T]:
        # However often a worker is lost, its work is done again.
        task = cluster.remote(num_cpus=1, max_retries=-1)(_done)
        workers = max(1, int(cluster.cluster_resources().get("CPU", 1)))

        def done(running: Collection[Any]) -> Iterable[Any]:
            return cluster.wait(list(running), num_returns=1)[0]

        return _keep_busy(workers, numbers, lambda number: task.remote(work, number), done, cluster.get)

    return run


def _done(work: Callable[[int], _T], number: int) -> _T:
    return work(number)


def _keep_busy(
    workers: int,
    numbers: Iterable[int],
    begin: Callable[[int], Any],
    done: Callable[[Collection[Any]], Iterable[Any]],
    result: Callable[[Any], _T],
) -> Results[_T]:
    """Start the next piece of work whenever one is done."""
    waiting = iter(numbers)
    running = {begin(number): number for number in islice(waiting, IN_FLIGHT * workers)}
    while running:
        for finished in list(done(running.keys())):
            number = running.pop(finished)
            running |= {begin(after): after for after in islice(waiting, 1)}
            yield number, result(finished)
