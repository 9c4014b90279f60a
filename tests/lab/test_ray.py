"""On a Ray cluster the games are the same, even if a worker is killed while it plays."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from derby.lab.parallel import WorkersLost, on_ray


@pytest.mark.skipif(find_spec("ray") is None, reason="the extra `ray` is not installed")
def test_a_killed_worker_changes_nothing() -> None:
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-m", "tests.lab.ray_loss"],
        cwd=root,
        env=os.environ | {"RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert done.stdout.splitlines()[-1:] == ["same True, killed True, workers 2"], done.stderr[-2000:]


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> None:
        """Nothing is installed."""

    monkeypatch.setattr("derby.lab.parallel.find_spec", nothing)
    with pytest.raises(WorkersLost, match="needs the extra `ray`"):
        on_ray("auto")
