"""SIGKILL at any moment: what a device was told is stored, once, and every game goes on.

All the time three parties play, with two devices each. Some kills come while the server starts or reads its tables,
others in the middle of play.
"""

import random
import time
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.server.crowd import Crowd
from tests.server.nursery import ForkedServer, hasty_server

SETTINGS = {"DERBY_GRACE_SECONDS": "3600"}
"""Nobody is away for long enough to lose a seat."""


@pytest.mark.parametrize("hundred", ["first", "second"])
def test_nothing_acknowledged_is_lost_in_100_kills_on_sqlite(tmp_path: Path, hundred: str) -> None:
    with hasty_server(tmp_path, f"sqlite:///{tmp_path / 'derby.db'}", SETTINGS) as server:
        kill_often(server, 100)


def test_nothing_acknowledged_is_lost_in_50_kills_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    with hasty_server(tmp_path, postgres.new_database(), SETTINGS) as server:
        kill_often(server, 50)


def kill_often(server: ForkedServer, kills: int) -> None:
    server.start()
    crowd = Crowd(server)
    crowd.start()
    for _ in range(kills):
        if random.random() < 0.75:
            crowd.goes_on()
            crowd.compare()
        time.sleep(random.uniform(0, 0.12))
        server.kill()
        server.start()
    crowd.goes_on()
    crowd.compare()
    crowd.stop()
    server.stop()
    crowd.join()
    server.start()
    ledger = crowd.ledger
    ledger.compare(server.database, ledger.tables, play_again=True)
    assert ledger.decisions > kills
    assert len(ledger.tables) > 3
