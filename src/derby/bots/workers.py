"""Worker processes for bots: fresh ones that load the compiled rules, and that end with whoever started them."""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from threading import Thread


def new_workers(count: int, begin: Callable[..., object] | None = None, *arguments: object) -> ProcessPoolExecutor:
    """So many processes, each of which first calls `begin` with the arguments."""
    return ProcessPoolExecutor(count, get_context("spawn"), _begin, (begin, arguments))


def _begin(begin: Callable[..., object] | None, arguments: tuple[object, ...]) -> None:
    Thread(target=_end_with_parent, daemon=True).start()
    if begin is not None:
        begin(*arguments)


def _end_with_parent() -> None:
    """However the parent ends: killed, it could not tell its workers."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
