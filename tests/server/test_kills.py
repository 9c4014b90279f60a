"""SIGKILL at the worst moments: while the database is backed up, and while a table is taken over.

`DERBY_KILLS` says how often; `test_nothing_acknowledged_is_lost.py` kills in the middle of play.
"""

import asyncio
import random
import time
from pathlib import Path
from threading import Thread

import pytest

from derby.store.backups import back_up, restore
from tests.kills import KILLS
from tests.postgres import Postgres
from tests.server.crowd import Crowd
from tests.server.forked_server import forked_server, forked_servers
from tests.server.harness import Device, Guest
from tests.server.processes import assert_is_sound, conductor_of, eventually, share_out
from tests.server.stored import rows, stored_entries

SETTINGS = {"DERBY_GRACE_SECONDS": "3600"}
EVENTS = "SELECT game, seq, body FROM events ORDER BY game, seq"
MOST_SECONDS = 1.5
"""A process is killed so long, at most, after the one whose tables it takes over."""


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_is_whole_though_the_server_is_killed_meanwhile(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        url = f"sqlite:///{tmp_path / 'derby.db'}"
    else:
        url = request.getfixturevalue("postgres").new_database()
    with forked_server(tmp_path, url, SETTINGS) as server:
        server.start()
        crowd = Crowd(server)
        crowd.start()
        for number in range(KILLS):
            crowd.goes_on()
            file = tmp_path / f"backup {number}"
            backing = Thread(target=asyncio.run, args=(back_up(url, file),))
            backing.start()
            time.sleep(random.uniform(0, 0.1))
            server.kill()
            backing.join()
            server.start()
            crowd.goes_on()
        crowd.compare()
        crowd.stop()
        server.stop()
        crowd.join()
    last = {(row[0], row[1]): row[2] for row in rows(url, EVENTS)}
    for number in range(KILLS):
        copy = f"sqlite:///{tmp_path / f'copy {number}.db'}"
        asyncio.run(restore(copy, tmp_path / f"backup {number}"))
        kept = {(row[0], row[1]): row[2] for row in rows(copy, EVENTS)}
        assert kept.items() <= last.items()
        assert kept
        assert all((game, seq - 1) in kept for game, seq in kept if seq > 1), "every log up to some entry"


@pytest.mark.parametrize("_time", range(KILLS))
def test_a_table_is_sound_though_the_process_that_takes_it_over_is_killed_too(
    tmp_path: Path, postgres: Postgres, _time: int
) -> None:
    with forked_servers(tmp_path, postgres.new_database(), SETTINGS, 2) as (first, second):
        first.start()
        second.start()
        share_out(first, second)
        ann = Guest(first, "Ann")
        table = ann.quick_play(settings={"seats": 6})
        here = Device(first, {"Cookie": ann.cookie()}, table)
        here.play_on(most=2)
        version = here.version
        eventually(lambda: any(entry["type"] == "TakenOver" for entry in stored_entries(first.database, table)))
        dying, living = conductor_of((first, second), table)
        dying.kill()
        time.sleep(random.uniform(0, MOST_SECONDS))
        living.kill()
        first.start()
        second.start()
        back = Device(second, {"Cookie": ann.cookie()}, table)
        assert back.version >= version
        back.play_on(most=3)
        first.stop()
        second.stop()
        assert_is_sound(second.database, table)
