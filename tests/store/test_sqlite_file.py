"""Nobody else reads the file of a database, and no second server gets at it, whatever name it is called by."""

import asyncio
import os
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from derby.store import DatabaseError, Statement, open_database

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes and links as POSIX has them")

SIGN = Statement("INSERT INTO secrets VALUES ('signing', 'value')")


@asynccontextmanager
async def opened(path: Path):
    database = await open_database(f"sqlite:///{path}", "hermes")
    try:
        yield database
    finally:
        await database.close()


def modes(folder: Path) -> dict[str, str]:
    return {file.name: f"{file.stat().st_mode & 0o777:o}" for file in folder.iterdir()}


def test_a_new_database_and_its_folder_are_for_its_owner_alone(tmp_path: Path) -> None:
    async def work() -> None:
        folder = tmp_path / "new" / "deeper"
        async with opened(folder / "derby.db") as database:
            await database.write(SIGN)
            private = {
                "derby.db": "600",
                "derby.db-wal": "600",
                "derby.db-shm": "600",
                "derby.db.lock": "600",
                "derby.db-mark": "600",
            }
            assert modes(folder) == private
        assert modes(tmp_path) == {"new": "700"}
        assert modes(tmp_path / "new") == {"deeper": "700"}

    before = os.umask(0o002)
    try:
        asyncio.run(work())
    finally:
        os.umask(before)


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        tmp_path.chmod(0o755)
        path = tmp_path / "derby.db"
        async with opened(path) as database:
            await database.write(SIGN)
        path.chmod(0o644)
        async with opened(path):
            assert set(modes(tmp_path).values()) == {"600"}
        assert tmp_path.stat().st_mode & 0o777 == 0o755, "a folder that was there is its owner's to change"

    asyncio.run(work())
    assert "others could read derby.db: now only its owner can" in caplog.text


@pytest.mark.parametrize("make", ["symbolic link to the file", "symbolic link to the folder", "hard link"])
def test_a_link_does_not_get_around_the_lock(tmp_path: Path, make: str) -> None:
    async def work() -> None:
        path = tmp_path / "real" / "derby.db"
        link = tmp_path / "link.db"
        async with opened(path) as database:
            await database.write(SIGN)
            if make == "hard link":
                link.hardlink_to(path)
            elif make.endswith("folder"):
                (tmp_path / "elsewhere").symlink_to(path.parent)
                link = tmp_path / "elsewhere" / "derby.db"
            else:
                link.symlink_to(path)
            complaint = "has a second name" if make == "hard link" else "in use by another Divinity Derby server"
            with pytest.raises(DatabaseError, match=complaint):
                await open_database(f"sqlite:///{link}", "iris")
            assert await database.read("SELECT value FROM secrets") == [("value",)]
        if make == "hard link":
            link.unlink()
            link = path
        async with opened(link) as database:
            assert await database.read("SELECT value FROM secrets") == [("value",)]

    asyncio.run(work())
