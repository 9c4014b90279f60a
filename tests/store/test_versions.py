"""Databases of every older version are brought up to date, and their games go on where they were.

`versions/` has databases of released versions, as SQL, recorded by `versions/record.py`.
"""

import asyncio
import hashlib
import os
import random
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from derby.server.authentication import Authentication
from derby.server.clock import SystemClock
from derby.server.entropy import SystemEntropy
from derby.server.services import Services
from derby.server.settings import Settings
from derby.store import Database, DatabaseError, open_database, postgres, postgres_backup, schema
from derby.store.backups import back_up, restore
from derby.store.opening import is_shared
from derby.store.sqlite_statements import migrate
from derby.store.tables import games_of, read_entries
from derby.tables.entries import Acted
from derby.tables.following import follow_all
from derby.tables.state import TableState
from tests.kills import KILLS
from tests.store.databases import awaited, opened, rows_of, sqlite_url

FOLDER = Path(__file__).parent / "versions"
RELEASED = {1: schema.FIRST, 2: schema.SEATED}
"""The steps that lead to each version of which there are databases."""
NOW = len(schema.STEPS)


@pytest.mark.parametrize(
    ("version", "digest"),
    [
        (1, "8ffcdf6b2e43b9bf"),
        (2, "c2e6c692b8f535b8"),
    ],
)
def test_a_released_step_never_changes(version: int, digest: str) -> None:
    assert hashlib.sha256(schema.STEPS[version - 1].encode()).hexdigest()[:16] == digest


async def older(url: str, version: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a database of an older version: as it was recorded, or as the steps from there lead to it."""
    recorded = max(known for known in RELEASED if known <= version)
    path = folder / "recorded.db" if is_shared(url) else Path(url.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript((FOLDER / f"version-{recorded}.sql").read_text(encoding="utf-8"))
        migrate(connection, version)
    if is_shared(url):
        await back_up(sqlite_url(path), folder / "backup")
        with monkeypatch.context() as then:
            for module in (schema, postgres_backup):
                then.setattr(module, "STEPS", schema.STEPS[:version])
            await restore(url, folder / "backup")
    assert await rows_of(url, schema.NEWEST) == [[version]]


async def services_of(database: Database) -> Services:
    return Services(
        Settings(bot_workers_ready=False),
        database,
        Authentication("the secret of the tests", None),
        "hermes",
        clock=SystemClock(),
        entropy=SystemEntropy(),
    )


@pytest.mark.parametrize("version", range(1, NOW))
@awaited
async def test_games_of_an_older_version_go_on(
    url: str, version: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await older(url, version, tmp_path, monkeypatch)
    before = await rows_of(url, "SELECT game, seq, at, body FROM events ORDER BY game, seq")
    playing = await rows_of(url, "SELECT id FROM tables WHERE phase = 'playing' ORDER BY id")
    assert len(playing) == 2
    async with opened(url) as database:
        assert await rows_of(url, "SELECT version FROM schema_versions ORDER BY version") == [
            [number] for number in range(1, NOW + 1)
        ]
        assert await rows_of(url, "SELECT game, seq, at, body FROM events ORDER BY game, seq") == before
        assert await rows_of(url, "SELECT COUNT(*) FROM results") == [[3]]
        (ann,) = [row[0] for row in await rows_of(url, "SELECT id FROM guests WHERE name = 'Ann'")]
        assert sorted(await games_of(database, ann, 0, 10)) == [name for (name,) in playing]
        await assert_results_are_counted(url, ann)
        services = await services_of(database)
        for (name,) in playing:
            table = await services.tables.get(name)
            game = table.state.game
            assert game is not None
            seat = game.seat_to_act
            assert seat is not None
            assert game.version > 0
            code, version_before = game.legal_codes()[0], game.version
            await table.change(lambda _state, seat=seat, code=code: [Acted(seat, code)])
            again = TableState(name)
            follow_all(again, await read_entries(database, name))
            assert again.game is not None
            assert again.game.version == version_before + 1
            assert again.game.notation() == game.notation()
        services.bots.close()
        services.analyses.close()


async def assert_results_are_counted(url: str, ann: str) -> None:
    """The one game that is over, Ann against two random bots, whom she didn't beat."""
    ((points,),) = await rows_of(url, f"SELECT points FROM results WHERE player = '{ann}'")
    totals = f"SELECT seats, variants, games, wins, points FROM totals WHERE player = '{ann}'"
    assert await rows_of(url, totals) == [[3, "", 1, 0.0, points]]
    assert await rows_of(url, f"SELECT SUM(points) FROM bet_totals WHERE player = '{ann}'") == [[points]]
    assert await rows_of(url, "SELECT opponent, games FROM opponents") == [["bot:random", 1]]
    assert await rows_of(url, "SELECT player, games FROM ratings ORDER BY games, length(player)") == [
        ["bot:random", 1],
        [ann, 1],
    ]
    assert await rows_of(url, "SELECT player, number FROM rating_history") == [[ann, 1]]
    assert await rows_of(url, "SELECT DISTINCT variants FROM results") == [[""]]
    assert await rows_of(url, "SELECT * FROM recounting") == []


KILLED = """
import asyncio, os, signal, sys
from derby.store import open_database, schema, sqlite_statements

class Deadly(str):
    def split(self, *_):
        yield from str.split(self, ";")
        os.kill(os.getpid(), signal.SIGKILL)

sqlite_statements.STEPS = tuple(map(Deadly, schema.STEPS))
asyncio.run(open_database(sys.argv[1], "hermes"))
"""
"""A process that is killed when a step has been done but for the last word."""


@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
@awaited
async def test_a_kill_during_a_step_leaves_the_version_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = sqlite_url(tmp_path / "derby.db")
    await older(url, 1, tmp_path, monkeypatch)
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", KILLED, url)
    assert await process.wait() == -signal.SIGKILL
    assert await rows_of(url, schema.NEWEST) == [[1]]
    assert await rows_of(url, "SELECT name FROM sqlite_master WHERE name = 'seated'") == []
    async with opened(url):
        assert await rows_of(url, schema.NEWEST) == [[NOW]]


@awaited
async def test_a_connection_lost_during_a_step_leaves_the_version_before(
    shared_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await older(shared_url, 1, tmp_path, monkeypatch)
    with monkeypatch.context() as ending:
        steps = ("", "SELECT pg_terminate_backend(pg_backend_pid())", *schema.STEPS_IN_POSTGRES[2:])
        ending.setattr(postgres, "STEPS_IN_POSTGRES", steps)
        with pytest.raises(DatabaseError):
            await open_database(shared_url, "hermes")
    assert await rows_of(shared_url, schema.NEWEST) == [[1]]
    assert await rows_of(shared_url, "SELECT to_regclass('seated') IS NULL") == [[True]]
    async with opened(shared_url):
        assert await rows_of(shared_url, schema.NEWEST) == [[NOW]]


KILLED_AT = """
import asyncio, os, signal, sys, threading
from derby.store import open_database, schema
from derby.store import sqlite_statements, postgres

due = schema.steps_due

def steps_due(version):
    threading.Timer(float(sys.argv[2]), os.kill, (os.getpid(), signal.SIGKILL)).start()
    return due(version)

sqlite_statements.steps_due = postgres.steps_due = steps_due
asyncio.run(open_database(sys.argv[1], "hermes"))
os.kill(os.getpid(), signal.SIGKILL)
"""
"""A process that is killed so many seconds after it has begun to bring the schema up to date, or when it is done."""


@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
@pytest.mark.parametrize("time", range(KILLS))
@awaited
async def test_a_kill_at_any_moment_leaves_a_version_that_leads_on(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, time: int
) -> None:
    await older(url, 1, tmp_path, monkeypatch)
    events = "SELECT game, seq, at, body FROM events ORDER BY game, seq"
    before = await rows_of(url, events)
    seconds = random.uniform(0, 0.05)
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", KILLED_AT, url, str(seconds))
    assert await process.wait() == -signal.SIGKILL
    async with opened(url) as database:
        assert await rows_of(url, schema.NEWEST) == [[NOW]]
        assert await rows_of(url, events) == before
        assert await database.read("SELECT COUNT(*) FROM seated")
        assert await database.read("SELECT written FROM progress")
        assert await database.read("SELECT awake FROM tables LIMIT 1")
