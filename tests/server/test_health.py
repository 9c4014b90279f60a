"""Health that doesn't lie: what the database no longer keeps is noticed without anybody's move."""

import resource
import sys
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from derby.server.metrics import Metrics
from derby.server.watched_database import BEAT, BEAT_SECONDS, FRESH_SECONDS, WatchedDatabase
from derby.store import Database, DatabaseError, Taken
from tests.server.in_memory import InMemoryServer, MemoryDatabase, run
from tests.store.databases import opened, sqlite_url

CANT_WRITE = "nothing can be written"


class Watched(WatchedDatabase):
    """A watched database whose time a test sets."""

    def __init__(self, database: Database) -> None:
        self.time = 1_000.0
        self.metrics = Metrics()
        super().__init__(database, self.metrics, lambda: self.time)

    async def after(self, seconds: float) -> str | None:
        """What is wrong when it has tried to write, so many seconds later."""
        self.time += seconds
        await self.beat()
        return await self.complaint()


@contextmanager
def full_disk(folder: Path) -> Generator[None]:
    """No file can grow beyond the largest one here."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    largest = max(file.stat().st_size for file in folder.iterdir())
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def deleted_file(folder: Path) -> Generator[None]:
    (folder / "derby.db").rename(folder / "elsewhere")
    yield
    (folder / "elsewhere").rename(folder / "derby.db")


@contextmanager
def deleted_log(folder: Path) -> Generator[None]:
    (folder / "derby.db-wal").rename(folder / "elsewhere")
    yield
    (folder / "elsewhere").rename(folder / "derby.db-wal")


@pytest.mark.skipif(sys.platform != "linux", reason="needs limits on the size of files")
@pytest.mark.parametrize("trouble", [full_disk, deleted_file, deleted_log])
def test_a_full_disk_and_deleted_files_are_noticed_and_their_end_too(
    tmp_path: Path, trouble: Callable[[Path], AbstractContextManager[None]]
) -> None:
    async def work() -> None:
        async with opened(sqlite_url(tmp_path / "derby.db")) as sqlite:
            database = Watched(sqlite)
            assert await database.after(BEAT_SECONDS) is None
            with trouble(tmp_path):
                assert await database.after(BEAT_SECONDS) == CANT_WRITE
                assert database.metrics.database_failures == database.metrics.failures == 1
            assert await database.after(BEAT_SECONDS) is None
            assert database.metrics.database_failures == 1

    run(work)


def test_a_database_that_hangs_is_noticed_though_it_says_nothing() -> None:
    async def work() -> None:
        database = Watched(MemoryDatabase())
        database.time += FRESH_SECONDS
        assert await database.complaint() is None
        database.time += 0.1
        assert await database.complaint() == CANT_WRITE

    run(work)


def test_nothing_is_written_while_others_write() -> None:
    async def work() -> None:
        memory = MemoryDatabase()
        database = Watched(memory)
        for _ in range(10):
            database.time += BEAT_SECONDS
            await database.write(BEAT)
            await database.after(BEAT_SECONDS / 2)
        assert (await memory.read("SELECT written FROM progress"))[0][0] == 10

    run(work)


def test_losing_a_race_is_no_failure() -> None:
    async def work() -> None:
        memory = MemoryDatabase()
        database = Watched(memory)
        memory.fails = Taken("a key is taken")
        with pytest.raises(Taken):
            await database.write(BEAT)
        assert database.metrics.database_failures == 0

    run(work)


def test_health_is_told_over_http() -> None:
    async def work() -> None:
        server = InMemoryServer()
        async with server.browser() as browser:
            answer = await browser.get("/healthz")
            assert (answer.status_code, answer.json()) == (200, {"status": "well"})
            server.memory.fails = DatabaseError("the disk is full")
            answer = await browser.get("/healthz")
            assert (answer.status_code, answer.json()) == (503, {"status": "no database"})
            figures = (await browser.get("/metrics")).text
            assert "derby_failures_total 1.0" in figures
            assert "derby_database_failures_total 1.0" in figures
            server.memory.fails = None
            server.tables.set_aside.add("a table", DatabaseError("malformed"))
            answer = await browser.get("/healthz")
            assert (answer.status_code, answer.json()) == (200, {"status": "some tables are damaged"})
            assert "derby_tables_set_aside 1.0" in (await browser.get("/metrics")).text

    run(work)
