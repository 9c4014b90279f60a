"""A study on a local Ray cluster of two workers, one of which is killed while they play.

A program of its own: Ray leaves processes to the end of the one that started it.
"""

import os
import signal
import sys
from typing import Any

import ray

from derby.game.set_up import set_up
from derby.lab.balance.study import Study, play_study
from derby.lab.parallel import on_ray
from tests.lab.balance.test_study import same

STUDY = Study(set_up(3), "random")
GAMES = 600
cluster: Any = ray


def own_process() -> int:
    return os.getpid()


def workers() -> set[int]:
    """The processes of both workers: an idle one is used again."""
    ask = cluster.remote(num_cpus=1)(own_process)
    found: set[int] = set()
    for _ in range(200):
        found |= set(cluster.get([ask.remote() for _ in range(8)]))
        if len(found) > 1:
            break
    return found


def main() -> str:
    started = cluster.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    alive = workers()
    killed: list[int] = []

    def progress(games: int) -> None:
        # After the first chunk there are more under way on both: one worker goes.
        if games and not killed:
            killed.append(alive.pop())
            os.kill(killed[0], signal.SIGKILL)

    played = play_study(STUDY, GAMES, run=on_ray(started.address_info["gcs_address"]), progress=progress)
    is_same = same(played, play_study(STUDY, GAMES))
    is_gone = bool(killed) and killed[0] not in workers()
    cluster.shutdown()
    return f"same {is_same}, killed {is_gone}, workers {len(alive) + 1}"


if __name__ == "__main__":
    sys.stdout.write(main() + "\n")
