"""Studies on a Ray cluster: the same chunks, played by whichever worker is free.

A chunk depends on nothing but its study and its number. So a chunk that was lost with its worker is played again
elsewhere, and what comes out is the same as on one machine.
"""

import os
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from itertools import islice
from typing import Any

from derby.lab.balance.study import CHUNKS_IN_FLIGHT, Chunks, Study, StudyError, play_chunk


def on_ray(address: str) -> Callable[[Study, Iterable[int]], Chunks]:
    """Play on the cluster at this address."""
    if find_spec("ray") is None:
        raise StudyError("--ray needs the extra `ray`, which is not installed: pip install 'divinity-derby[ray]'")
    # Workers play with the derby that is installed where they are, however this program was started.
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    import ray

    cluster: Any = ray
    if not cluster.is_initialized():
        try:
            cluster.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise StudyError(f"no Ray cluster answers at {address}: {error}") from None

    def play(study: Study, chunks: Iterable[int]) -> Chunks:
        # However often a worker is lost, its chunk is played again.
        task = cluster.remote(num_cpus=1, max_retries=-1)(play_chunk)
        waiting = iter(chunks)
        workers = max(1, int(cluster.cluster_resources().get("CPU", 1)))
        running = {task.remote(study, chunk): chunk for chunk in islice(waiting, CHUNKS_IN_FLIGHT * workers)}
        while running:
            done, _ = cluster.wait(list(running), num_returns=1)
            for finished in done:
                yield running.pop(finished), cluster.get(finished)
            running |= {task.remote(study, chunk): chunk for chunk in islice(waiting, len(done))}

    return play
