"""Worker processes end with whoever started them, even if that one is killed."""

import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

PARENT = """
import os, sys, time
from derby.bots.workers import Workers

if __name__ == "__main__":
    pool = Workers(1)
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(60)
"""


def is_running(process: int) -> bool:
    with suppress(OSError):
        return not Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].strip().startswith("Z")
    return False


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_a_worker_ends_when_its_parent_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        assert is_running(worker)
        parent.kill()
    deadline = time.monotonic() + 30
    while is_running(worker):
        assert time.monotonic() < deadline, "the worker outlived its parent"
        time.sleep(0.05)
