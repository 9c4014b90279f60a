"""A SQLite database that has lost what was acknowledged is not opened without a word, nor written into."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from derby.store import DatabaseError
from tests.store.databases import awaited, opened, rows_of, sqlite_url
from tests.store.test_database import added, adding

FILES = ("derby.db", "derby.db-wal", "derby.db-mark")


async def left_by_a_crash(folder: Path, then: Path) -> Path:
    """The files of a database as a process leaves them that is killed; ten writes are in the log only."""
    async with opened(sqlite_url(folder / "derby.db")) as database:
        for number in range(10):
            await database.write(adding(str(number)))
        then.mkdir()
        for file in FILES:
            shutil.copy(folder / file, then / file)
    return then / "derby.db"


def deleted(path: Path) -> None:
    Path(f"{path}-wal").unlink()


def cut_short(path: Path) -> None:
    log = Path(f"{path}-wal")
    log.write_bytes(log.read_bytes()[:-5_000])


def overwritten(path: Path) -> None:
    log = Path(f"{path}-wal")
    content = bytearray(log.read_bytes())
    content[-6_000] ^= 1
    log.write_bytes(content)


def replaced_by_a_new_one(path: Path) -> None:
    for file in FILES[:2]:
        (path.parent / file).unlink()


@pytest.mark.parametrize("lose", [deleted, cut_short, overwritten, replaced_by_a_new_one])
@awaited
async def test_the_loss_of_acknowledged_writes_is_told_at_the_start(
    tmp_path: Path, lose: Callable[[Path], None]
) -> None:
    path = await left_by_a_crash(tmp_path, tmp_path / "later")
    lose(path)
    for _ in range(2):
        with pytest.raises(DatabaseError, match=r"derby\.db lacks the last \d+ of 10 writes that were ack.*-mark$"):
            async with opened(sqlite_url(path)):
                pass
    Path(f"{path}-mark").unlink()
    async with opened(sqlite_url(path)) as database:
        await database.write(adding("after the loss"))
    async with opened(sqlite_url(path)) as database:
        assert "after the loss" in await added(database)


@awaited
async def test_what_a_crash_leaves_is_opened_with_all_that_was_acknowledged(tmp_path: Path) -> None:
    path = await left_by_a_crash(tmp_path, tmp_path / "later")
    async with opened(sqlite_url(path)) as database:
        assert len(await added(database)) == 10
    assert await rows_of(sqlite_url(path), "SELECT written FROM progress") == [[10]]


@pytest.mark.parametrize("mark", [b"", b"\0" * 30, b"no mark", b"3 1700000000 00000000\n"])
@awaited
async def test_a_mark_that_is_missing_or_damaged_stops_nobody(tmp_path: Path, mark: bytes) -> None:
    path = await left_by_a_crash(tmp_path, tmp_path / "later")
    Path(f"{path}-mark").write_bytes(mark)
    async with opened(sqlite_url(path)) as database:
        assert len(await added(database)) == 10


@pytest.mark.parametrize("file", FILES[:2])
@pytest.mark.parametrize("is_replaced", [False, True])
@awaited
async def test_nothing_is_acknowledged_once_a_file_is_deleted(tmp_path: Path, file: str, is_replaced: bool) -> None:
    async with opened(sqlite_url(tmp_path / "derby.db")) as database:
        await database.write(adding("before"))
        (tmp_path / file).rename(tmp_path / "elsewhere")
        if is_replaced:
            shutil.copy(tmp_path / "elsewhere", tmp_path / file)
        with pytest.raises(DatabaseError, match=f"{file} was deleted or replaced while the server runs"):
            await database.write(adding("after"))
        (tmp_path / "elsewhere").replace(tmp_path / file)
        await database.write(adding("back again"))
        assert await added(database) == {"before", "back again"}
