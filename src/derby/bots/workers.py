"""Worker processes: fresh ones that load the compiled rules, and that end with their parent."""

import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from threading import Thread


class Workers(ProcessPoolExecutor):
    """A pool of processes, each of which first calls `begin` with the arguments."""

    def __init__(self, count: int, begin: Callable[..., object] | None = None, *arguments: object) -> None:
        context = get_context("spawn")
        held, self._leash = context.Pipe(duplex=False)
        super().__init__(count, context, _begin, (held, begin, arguments))

    def abandon(self) -> None:
        """End the processes at once, whatever they are doing."""
        self.shutdown(wait=False, cancel_futures=True)
        self._leash.close()


def begin_worker(held: Connection | None = None) -> None:
    """To be called first in a process that works for its parent: it ends with it, or when it is let go."""
    # Ctrl-C is handled by the process that waits for the results.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_when_let_go, args=(held,), daemon=True).start()


def _begin(held: Connection, begin: Callable[..., object] | None, arguments: tuple[object, ...]) -> None:
    begin_worker(held)
    if begin is not None:
        begin(*arguments)


def _end_when_let_go(held: Connection | None) -> None:
    """End with the parent, however that ends: if it is killed, it can't stop its workers."""
    parent = parent_process()
    watched = [held, None if parent is None else parent.sentinel]
    connection.wait([one for one in watched if one is not None])
    os._exit(0)
