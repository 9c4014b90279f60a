"""SIGKILL at any moment: what a device was told is stored, once, and every game goes on.

All the time three parties play, with two devices each. Some kills come while the server starts or reads its tables,
others in the middle of play.
"""

import random
import time
from collections import Counter
from pathlib import Path

import pytest

from derby.tables.state import TableState
from tests.kills import KILLS_IN_PLAY
from tests.postgres import Postgres
from tests.server.crowd import Crowd
from tests.server.forked_server import ForkedServer, forked_server
from tests.server.harness import PATIENCE
from tests.server.stored import rows

SETTINGS = {"DERBY_GRACE_SECONDS": "3600"}
"""Nobody is away for long enough to lose a seat."""


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost(tmp_path: Path, request: pytest.FixtureRequest, kind: str) -> None:
    database = f"sqlite:///{tmp_path / 'derby.db'}"
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
    with forked_server(tmp_path, database, SETTINGS) as server:
        kill_often(server, KILLS_IN_PLAY)


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
    states = crowd.ledger.play_again(server.database)
    assert crowd.ledger.decisions > kills
    assert len(states) > 3
    assert_results_are_recorded_once(server.database, [state for state in states if state.phase == "over"])


def assert_results_are_recorded_once(database: str, over: list[TableState]) -> None:
    """However the server ended, what came of every finished game is written down by the one that comes after it."""
    wanted = sorted((state.table, len(state.seats)) for state in over)
    deadline = time.monotonic() + PATIENCE
    while found := [tuple(row) for row in rows(database, "SELECT game, COUNT(*) FROM results GROUP BY game")]:
        if sorted(found) == wanted:
            break
        assert time.monotonic() < deadline, (found, wanted)
        time.sleep(0.05)
    people = [seat.guest for state in over for seat in state.seats if seat.guest is not None]
    rated = rows(database, "SELECT player, games FROM ratings WHERE player NOT LIKE 'bot:%'")
    assert dict(rated) == Counter(people)
    counted = rows(database, "SELECT player, SUM(games) FROM totals WHERE player <> 'people' GROUP BY player")
    assert {player: games for player, games in counted if not player.startswith("bot:")} == Counter(people)
    phases = rows(database, "SELECT id FROM tables WHERE phase = 'over'")
    assert {row[0] for row in phases} >= {state.table for state in over}
