"""The processor's time for the browser: how much it takes with all its threads, and how it is with less of it.

Chromium's own tools slow only the thread of a page, but Python runs in a worker: so all of its processes are stopped
for most of the time, a few milliseconds at once. Where other programs keep the machine busy, that changes little.
"""

import os
import signal
import time
from collections.abc import Generator, Iterable
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

SLICE_SECONDS = 0.005


def descendants(process: int) -> Generator[int]:
    """Processes that a process has started, and those that they have started."""
    for task in Path(f"/proc/{process}/task").glob("*"):
        children = ""
        with suppress(FileNotFoundError, ProcessLookupError):
            children = (task / "children").read_text()
        for child in map(int, children.split()):
            yield child
            yield from descendants(child)


def browser_processes() -> list[int]:
    processes: list[int] = []
    for process in descendants(os.getpid()):
        with suppress(FileNotFoundError, ProcessLookupError):
            if "chrom" in Path(f"/proc/{process}/comm").read_text():
                processes.append(process)
    return processes


def seconds_spent() -> float:
    """Of the processor, by all browsers that this process has started and that still run."""
    ticks = 0
    for process in browser_processes():
        with suppress(FileNotFoundError, ProcessLookupError):
            # The name, which may have spaces, ends with the last bracket.
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def tell(processes: Iterable[int], sign: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, sign)


@contextmanager
def slowed(times: int) -> Generator[None]:
    """All browsers that this process has started run only a part of the time; 1 leaves them alone."""
    is_over = Event()

    def slow() -> None:
        while not is_over.is_set():
            processes = browser_processes()
            tell(processes, signal.SIGSTOP)
            time.sleep(SLICE_SECONDS * (times - 1))
            tell(processes, signal.SIGCONT)
            time.sleep(SLICE_SECONDS)

    thread = Thread(target=slow)
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        is_over.set()
        if times > 1:
            thread.join()
