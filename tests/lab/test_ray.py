"""On a Ray cluster the games are the same, even if a worker is killed while it plays."""

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

ray: Any = pytest.importorskip("ray", reason="the extra `ray` is not installed")

from derby.game.set_up import set_up  # noqa: E402
from derby.lab.ray_cluster import on_ray  # noqa: E402
from derby.lab.study import Study, StudyError, here, play_study  # noqa: E402
from tests.lab.test_study import same  # noqa: E402

STUDY = Study(set_up(3), "random")
GAMES = 600

pytestmark = pytest.mark.filterwarnings("ignore::Warning:ray")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two workers."""
    started = ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield started.address_info["gcs_address"]
    ray.shutdown()


def workers() -> set[int]:
    """The processes of both workers: an idle one is used again."""
    ask = ray.remote(num_cpus=1)(os.getpid)
    found: set[int] = set()
    for _ in range(200):
        found |= set(ray.get([ask.remote() for _ in range(8)]))
        if len(found) > 1:
            break
    return found


def test_a_killed_worker_changes_nothing(address: str) -> None:
    alive = workers()
    assert len(alive) > 1
    killed: list[int] = []

    def told(games: int) -> None:
        # After the first chunk there are more under way on both: one worker goes.
        if games and not killed:
            killed.append(alive.pop())
            os.kill(killed[0], signal.SIGKILL)

    played = play_study(STUDY, GAMES, play=on_ray(address), told=told)
    assert killed
    assert same(played, play_study(STUDY, GAMES, play=here))
    assert killed[0] not in workers()


def test_an_address_where_nobody_answers() -> None:
    if ray.is_initialized():
        ray.shutdown()
    with pytest.raises(StudyError, match="no Ray cluster answers"):
        on_ray("127.0.0.1:1")
