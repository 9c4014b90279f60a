"""Work on many numbers: the same results in one process or many, and nobody keeps working when it is called off."""

import os
import signal
import time
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from derby.lab.parallel import WorkersLost, here, in_order, in_processes


def square(number: int) -> int:
    return number * number


def note_start(folder: Path) -> None:
    (folder / str(os.getpid())).touch()


def kill_itself(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def sleep_long(folder: Path, number: int) -> int:
    note_start(folder)
    if number:
        time.sleep(600)
    return number


def test_the_results_are_the_same_everywhere(tmp_path: Path) -> None:
    expected = [square(number) for number in range(20)]
    assert in_order(here, square, 20) == expected
    assert in_order(in_processes(2, note_start, tmp_path), square, 20) == expected
    assert {str(os.getpid())}.isdisjoint(path.name for path in tmp_path.iterdir())
    assert list(tmp_path.iterdir())
    assert in_order(in_processes(1, note_start, tmp_path), square, 20) == expected
    assert (tmp_path / str(os.getpid())).exists(), "one process is this one"


def test_a_lost_worker_is_explained() -> None:
    with pytest.raises(WorkersLost, match="enough memory"):
        in_order(in_processes(2), kill_itself, 4)


def test_work_that_is_called_off_ends_at_once(tmp_path: Path) -> None:
    with closing(in_processes(2)(partial(sleep_long, tmp_path), range(9))) as running:
        assert next(running) == (0, 0)
    deadline = time.monotonic() + 30
    for worker in tmp_path.iterdir():
        while Path(f"/proc/{worker.name}").exists():
            assert time.monotonic() < deadline, "a worker sleeps on"
            time.sleep(0.05)
