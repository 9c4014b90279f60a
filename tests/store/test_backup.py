"""Backups: whole and of one moment, restored whole or not at all, from either database into either."""

import asyncio
import gzip
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from derby.cli.main import app
from derby.store import Database, DatabaseError, Statement, open_database
from derby.store.backup import opened_backup, tables_of_schema
from derby.store.backups import back_up, restore
from derby.store.guests import add_guest
from derby.store.opening import is_shared
from derby.store.ratings import rating
from derby.store.results import Outcome, Result, recording
from derby.store.schema import STEPS
from derby.store.tables import Listing, appending, listing, read_entries
from derby.store.totals import counting
from derby.tables.entries import StoredEntry
from derby.tables.guest import Guest
from tests.postgres import Postgres
from tests.store.databases import awaited, change, opened, rows_of, sqlite_url

ENTRIES = [
    StoredEntry(seq, 1_700_000_000_000 + seq, f'{{"text":"“Ὄλυμπος” \'{seq}\' \\\\ \\n"}}') for seq in range(1, 1_100)
]


async def fill(url: str) -> None:
    async with opened(url) as database:
        await add_guest(database, Guest("a", "Ann “Ὄλυμπος” \n\t'", None), "digest", 1)
        await add_guest(database, Guest("b", "", "a"), None, 2**40)
        await database.write(*appending("game", ENTRIES), listing("game", Listing("playing", True, "{}", 5, False)))
        results = [Result(seat, player, 9 - seat, 0.1, "[]") for seat, player in enumerate("abc")]
        outcome = Outcome("game", 3, 5, "", results)
        await database.write(*recording(outcome), *counting([outcome]), *rating(outcome, {}))
        await database.write(Statement("INSERT INTO secrets VALUES ('signing', 'kept')"))


async def contents(url: str) -> dict[str, list[Any]]:
    tables = [*tables_of_schema(len(STEPS)), "schema_versions"]
    return {table: sorted(await rows_of(url, f"SELECT * FROM {table}"), key=str) for table in tables}


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another empty database of either kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "other" / "derby.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@awaited
async def test_what_was_backed_up_is_there_again_in_either_database(url: str, other: str, tmp_path: Path) -> None:
    await fill(url)
    file = tmp_path / "backup"
    rows = await back_up(url, file)
    assert rows == sum(map(len, (await contents(url)).values())) - len(STEPS)
    assert await restore(other, file) == rows
    assert await contents(other) == await contents(url)
    assert file.stat().st_mode & 0o777 == 0o600
    async with opened(other) as database:
        assert await read_entries(database, "game") == ENTRIES
        heard: list[tuple[str, int]] = []
        database.listen(lambda game, seq: heard.append((game, seq)))
        await database.write(*appending("game", [StoredEntry(len(ENTRIES) + 1, 1, "{}")]))
        if is_shared(other):
            while not heard:
                await asyncio.sleep(0.01)
            assert heard == [("game", len(ENTRIES) + 1)], "others are told of new entries, and of no old ones"


@awaited
async def test_a_backup_is_of_one_moment_while_the_server_writes(url: str, tmp_path: Path) -> None:
    """Every entry it has is of a table that it has: both are written together."""
    async with opened(url) as database:
        is_over = asyncio.Event()

        async def play() -> None:
            number = 0
            while not is_over.is_set():
                number += 1
                table = Listing("playing", False, "{}", 1)
                await database.write(
                    listing(f"game-{number}", table), *appending(f"game-{number}", [StoredEntry(1, 1, "{}")])
                )

        playing = asyncio.create_task(play())
        await asyncio.sleep(0.05)
        for number in range(3):
            await asyncio.to_thread(asyncio.run, back_up(url, tmp_path / f"backup {number}"))
        is_over.set()
        await playing
    for number in range(3):
        restored = sqlite_url(tmp_path / f"restored {number}.db")
        await restore(restored, tmp_path / f"backup {number}")
        tables = await rows_of(restored, "SELECT COUNT(*) FROM tables")
        assert tables == await rows_of(restored, "SELECT COUNT(*) FROM events") != [[0]]


async def is_refused(url: str, file: Path, complaint: str, *, replace: bool = False) -> None:
    before = await contents(url)
    with pytest.raises(DatabaseError, match=complaint):
        await restore(url, file, replace=replace)
    assert await contents(url) == before


@awaited
async def test_a_database_that_is_used_is_overwritten_only_on_request(url: str, tmp_path: Path) -> None:
    other, file = sqlite_url(tmp_path / "other.db"), tmp_path / "backup"
    await fill(other)
    await back_up(other, file)
    async with opened(url) as database:
        await database.write(Statement("INSERT INTO secrets VALUES ('signing', 'another')"))
        await add_guest(database, Guest("c", "Cleo", None), None, 1)
        for replace in (False, True):
            await is_refused(url, file, "in use by", replace=replace)
    await is_refused(url, file, "not empty: with --replace")
    await restore(url, file, replace=True)
    assert await contents(url) == await contents(other)


@awaited
async def test_a_database_of_a_server_that_was_only_started_counts_as_empty(url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    source = sqlite_url(tmp_path / "source.db")
    await fill(source)
    await back_up(source, file)
    async with opened(url) as database:
        await database.write(Statement("INSERT INTO secrets VALUES ('signing', 'another')"))
    await restore(url, file)
    assert await contents(url) == await contents(source)


def cut(whole: bytes) -> bytes:
    return whole[: len(whole) // 2]


def flipped(whole: bytes) -> bytes:
    at = len(whole) // 2
    return whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :]


def without_end(whole: bytes) -> bytes:
    return gzip.compress(b"".join(gzip.decompress(whole).splitlines(keepends=True)[:-1]))


def without_a_row(whole: bytes) -> bytes:
    lines = gzip.decompress(whole).splitlines(keepends=True)
    lines.remove(next(line for line in lines if line.startswith(b"[")))
    return gzip.compress(b"".join(lines))


def with_a_foreign_table(whole: bytes) -> bytes:
    return gzip.compress(gzip.decompress(whole).replace(b'"guests"', b'"sqlite_master"'))


def with_a_foreign_column(whole: bytes) -> bytes:
    return gzip.compress(gzip.decompress(whole).replace(b'"owner"', b'"owner) VALUES (1); --"'))


def of_the_future(whole: bytes) -> bytes:
    return gzip.compress(gzip.decompress(whole).replace(f'"schema":{len(STEPS)}'.encode(), b'"schema":999'))


def with_a_number_too_large(whole: bytes) -> bytes:
    lines = gzip.decompress(whole).splitlines(keepends=True)
    at = next(at for at, line in enumerate(lines) if line.startswith(b"["))
    lines[at] = lines[at].rpartition(b",")[0] + b",%d]\n" % 2**63
    return gzip.compress(b"".join(lines))


def with_more_after_its_end(whole: bytes) -> bytes:
    return whole + gzip.compress(b"[1]\n")


def with_another_checksum(whole: bytes) -> bytes:
    return whole[:-8] + bytes([whole[-8] ^ 1]) + whole[-7:]


def emptied(_whole: bytes) -> bytes:
    return b""


def another_text(_whole: bytes) -> bytes:
    return b"Sing, goddess"


def with_nothing_but_an_end(_whole: bytes) -> bytes:
    return gzip.compress(b'{"line":"end","rows":0}\n')


@pytest.mark.parametrize(
    "spoil",
    [
        cut,
        flipped,
        without_end,
        without_a_row,
        with_a_foreign_table,
        with_a_foreign_column,
        of_the_future,
        with_a_number_too_large,
        with_more_after_its_end,
        with_another_checksum,
        emptied,
        another_text,
        with_nothing_but_an_end,
    ],
)
@awaited
async def test_a_backup_that_is_not_whole_changes_nothing(tmp_path: Path, spoil: Callable[[bytes], bytes]) -> None:
    url, file = sqlite_url(tmp_path / "derby.db"), tmp_path / "backup"
    await fill(url)
    await back_up(url, file)
    file.write_bytes(spoil(file.read_bytes()))
    await is_refused(url, file, "backup|schema version 999|can't be restored", replace=True)
    assert not list(tmp_path.glob("*.restoring*"))


@awaited
async def test_no_changed_byte_goes_unnoticed(tmp_path: Path) -> None:
    """Either the rows are the same (a byte of gzip's own head was changed), or the backup is refused."""
    url, file = sqlite_url(tmp_path / "derby.db"), tmp_path / "backup"
    async with opened(url) as database:
        await add_guest(database, Guest("a", "Ann", None), "digest", 1)
        await database.write(*appending("game", ENTRIES[:20]))
    await back_up(url, file)
    whole = file.read_bytes()
    with opened_backup(file) as backup:
        rows = list(backup.rows())
    refused = 0
    for at in range(len(whole)):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ (0x01, 0x10, 0xFF)[at % 3]]) + whole[at + 1 :])
        try:
            with opened_backup(file) as backup:
                assert list(backup.rows()) == rows, at
        except DatabaseError:
            refused += 1
    assert refused > 0.9 * len(whole)


@awaited
async def test_a_backup_whose_end_is_missing_changes_nothing_in_postgresql(shared_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    await fill(shared_url)
    await back_up(shared_url, file)
    file.write_bytes(without_end(file.read_bytes()))
    await is_refused(shared_url, file, "its end is missing", replace=True)


@awaited
async def test_a_backup_that_fails_leaves_the_one_before(url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    await fill(url)
    await back_up(url, file)
    before = file.read_bytes()
    await change(url, "DROP TABLE secrets")
    with pytest.raises(DatabaseError, match=r"can't be read|PostgreSQL failed"):
        await back_up(url, file)
    assert file.read_bytes() == before
    assert not list(tmp_path.glob("*.part"))
    for nowhere in (tmp_path / "no folder" / "backup", tmp_path):
        with pytest.raises(DatabaseError, match="can't be written"):
            await back_up(sqlite_url(await _small(tmp_path)), nowhere)
    with pytest.raises(DatabaseError, match="there is no SQLite file"):
        await back_up(sqlite_url(tmp_path / "nowhere.db"), file)


async def _small(folder: Path) -> Path:
    async with opened(sqlite_url(folder / "small.db")):
        return folder / "small.db"


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from derby.store import backup, backups
mode, url, file, rows = sys.argv[1:]
left = int(rows)
encode, decode = backup._encode, backup._decode_row
def count():
    global left
    left -= 1
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
def encoded(value):
    count()
    return encode(value)
def decoded(line):
    count()
    return decode(line)
backup._encode, backup._decode_row = encoded, decoded
if mode == "backup":
    asyncio.run(backups.back_up(url, Path(file)))
else:
    asyncio.run(backups.restore(url, Path(file), replace=True))
"""
"""A process that is killed in the middle of a backup or a restore."""


async def killed(mode: str, url: str, file: Path) -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", KILLED, mode, url, str(file), "600")
    assert await process.wait() == -signal.SIGKILL


@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
@awaited
async def test_a_kill_in_the_middle_leaves_the_old_backup_and_the_old_database(url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    await fill(url)
    await back_up(url, file)
    before, whole = await contents(url), file.read_bytes()
    await killed("backup", url, file)
    assert file.read_bytes() == whole
    await change(url, "DELETE FROM guests")
    changed = await contents(url)
    await killed("restore", url, file)
    while is_shared(url) and len(await rows_of(url, CONNECTED)) > 1:
        await asyncio.sleep(0.01)
    assert await contents(url) == changed
    await restore(url, file, replace=True)
    assert await contents(url) == before


CONNECTED = "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"


@awaited
async def test_the_old_sqlite_file_or_the_new_one_is_there_wherever_a_restore_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old one's log must not be left beside the new one, nor be lost."""
    url, source, file = sqlite_url(tmp_path / "derby.db"), sqlite_url(tmp_path / "source.db"), tmp_path / "backup"
    await fill(source)
    await back_up(source, file)
    database = await open_database(url, "hermes")
    await add_guest(database, Guest("c", "Cleo", None), None, 1)
    log = (tmp_path / "derby.db-wal").read_bytes()
    half = (tmp_path / "derby.db").read_bytes()
    await database.close()
    (tmp_path / "derby.db").write_bytes(half)
    (tmp_path / "derby.db-wal").write_bytes(log)

    def interrupted(*_arguments: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as ending:
        ending.setattr(Path, "replace", interrupted)
        with pytest.raises(KeyboardInterrupt):
            await restore(url, file, replace=True)
    assert await rows_of(url, "SELECT name FROM guests") == [["Cleo"]]
    await restore(url, file, replace=True)
    assert await contents(url) == await contents(source)
    assert (tmp_path / "derby.db").stat().st_mode & 0o777 == 0o600


@awaited
async def test_a_damaged_sqlite_file_can_be_replaced(tmp_path: Path) -> None:
    url, source, file = sqlite_url(tmp_path / "derby.db"), sqlite_url(tmp_path / "source.db"), tmp_path / "backup"
    await fill(source)
    await back_up(source, file)
    (tmp_path / "derby.db").write_bytes(b"SQLite format 3\0" + os.urandom(5_000))
    await restore(url, file, replace=True)
    assert await contents(url) == await contents(source)


def test_the_commands_say_what_they_did_and_what_is_wrong(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "derby.db")

    async def prepared() -> None:
        database: Database = await open_database(url, "hermes")
        await add_guest(database, Guest("c", "Cleo", None), None, 1)
        await database.close()

    asyncio.run(prepared())

    def derby(*words: str) -> tuple[int, str]:
        done = CliRunner(env={"DERBY_DATABASE": url}).invoke(app, words)
        return done.exit_code, " ".join(done.output.split())

    file = str(tmp_path / "backup")
    assert derby("backup", file) == (0, f"{file} holds all 3 rows of the database.")
    assert derby("restore", file, "--replace") == (0, f"The database has all 3 rows of {file}.")
    code, said = derby("restore", file)
    assert code == 2
    assert "derby.db is not empty: with --replace, what is in it is lost" in said
