"""What every database promises, and what SQLite and PostgreSQL do in their own ways."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from derby.store import Database, DatabaseError, Statement, Taken, open_database, schema
from derby.store import postgres as in_postgres
from derby.store import sqlite_statements as in_sqlite
from derby.store.database import SHARDS
from derby.store.opening import is_shared, prepare_database
from derby.store.tables import Listing, appending, games_of, listing, open_tables, read_entries, running_games
from derby.tables.entries import GuestSat, StoredEntry, encode_entry
from tests.store.databases import awaited, change, make_old, opened, rows_of, sqlite_url

STEPS, STEPS_IN_POSTGRES = schema.STEPS, schema.STEPS_IN_POSTGRES
NOW = [[version] for version in range(1, len(STEPS) + 1)]
"""The versions that a database of this program has gone through."""
THIRD = "CREATE TABLE omens (name TEXT PRIMARY KEY)"
"""A step of the schema that a later version might bring."""
THIRD_IN_POSTGRES = "COMMENT ON TABLE omens IS 'seen in the flight of birds'"
SPOILT = "CREATE TABLE omens (name TEXT PRIMARY KEY); CREATE TABLE events (name TEXT)"
"""A step that fails when half of it is done."""


def entry(seq: int, body: str = "{}") -> StoredEntry:
    return StoredEntry(seq, 1_700_000_000_000 + seq, body)


async def append(database: Database, game: str, *entries: StoredEntry) -> None:
    await database.write(*appending(game, entries))


def adding(name: str) -> Statement:
    return Statement("INSERT INTO secrets VALUES ($1, $2)", (name, "value"))


async def added(database: Database) -> set[str]:
    return {row[0] for row in await database.read("SELECT name FROM secrets")}


@awaited
async def test_what_is_appended_is_read_in_order(url: str) -> None:
    async with opened(url) as database:
        await append(database, "a", entry(1, "first"), entry(2, "“Ὄλυμπος” 'quoted' $1 :v1 ;"))
        await append(database, "b", entry(1, "another game"))
        await append(database, "a", entry(3, "third"))
        log = await read_entries(database, "a")
        assert [one.seq for one in log] == [1, 2, 3]
        assert log[1] == entry(2, "“Ὄλυμπος” 'quoted' $1 :v1 ;")
        assert await read_entries(database, "a", 2) == [entry(3, "third")]
        assert await read_entries(database, "a", 3) == []
        assert await read_entries(database, "nobody's") == []


@awaited
async def test_of_two_entries_with_one_number_the_second_is_refused(url: str) -> None:
    async with opened(url) as database:
        await append(database, "a", entry(1, "mine"))
        with pytest.raises(Taken):
            await append(database, "a", entry(1, "yours"))
        assert await read_entries(database, "a") == [entry(1, "mine")]


@awaited
async def test_nothing_is_half_written_when_a_number_is_taken(url: str) -> None:
    async with opened(url) as database:
        await append(database, "a", entry(1), entry(2))
        with pytest.raises(Taken):
            await append(database, "a", entry(3), entry(2))
        with pytest.raises(Taken):
            await database.write(adding("before"), *appending("a", [entry(2)]), adding("after"))
        assert [one.seq for one in await read_entries(database, "a")] == [1, 2]
        assert await added(database) == set()


@awaited
async def test_a_statement_that_fails_undoes_its_transaction(url: str) -> None:
    async with opened(url) as database:
        with pytest.raises(DatabaseError) as failed:
            await database.write(adding("lost"), Statement("INSERT INTO nowhere VALUES (1)"))
        assert not isinstance(failed.value, Taken)
        await database.write(adding("kept"))
        assert await added(database) == {"kept"}


@awaited
async def test_a_value_that_cant_be_stored_is_refused_and_the_next_one_is_stored(url: str) -> None:
    async with opened(url) as database:
        for value in (2**70, "half of a character: \ud800"):
            with pytest.raises(DatabaseError):
                await database.write(Statement("INSERT INTO secrets VALUES ($1, $2)", ("name", value)))
        await database.write(adding("kept"))
        assert await added(database) == {"kept"}


@awaited
async def test_a_question_that_cant_be_answered_is_refused_and_the_next_one_is_answered(url: str) -> None:
    async with opened(url) as database:
        with pytest.raises(DatabaseError):
            await database.read("SELECT nothing FROM nowhere")
        assert [list(row) for row in await database.read("SELECT 1")] == [[1]]


@awaited
async def test_transactions_at_the_same_time_dont_touch_each_other(url: str) -> None:
    """Some lose a race, some fail: every one is either complete and confirmed, or absent."""
    async with opened(url) as database:
        await append(database, "a", entry(1))

        async def attempt(number: int) -> bool:
            second = [adding("taken"), *appending("a", [entry(1)])] if number % 3 == 0 else [adding(f"{number}-b")]
            try:
                await database.write(adding(f"{number}-a"), *second)
            except Taken:
                return False
            return True

        outcomes = await asyncio.gather(*(attempt(number) for number in range(90)))
        assert outcomes == [number % 3 != 0 for number in range(90)]
        assert await added(database) == {f"{number}-{part}" for number in range(90) if number % 3 for part in "ab"}


@awaited
async def test_single_statements_at_the_same_time_dont_touch_each_other(url: str) -> None:
    async with opened(url) as database:
        await append(database, "a", *(entry(seq) for seq in range(1, 91, 3)))
        outcomes = await asyncio.gather(
            *(append(database, "a", entry(seq, "late")) for seq in range(1, 91)), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [
            Taken if seq % 3 == 1 else type(None) for seq in range(1, 91)
        ]
        log = await read_entries(database, "a")
        assert [one.body for one in log] == ["{}" if seq % 3 == 1 else "late" for seq in range(1, 91)]


@awaited
async def test_writers_racing_for_the_end_of_a_log_all_succeed(url: str) -> None:
    """With PostgreSQL in two processes."""

    async def write(database: Database, name: str) -> None:
        for number in range(10):
            while True:
                log = await read_entries(database, "a")
                try:
                    await append(database, "a", entry(len(log) + 1, f"{name} {number}"))
                    break
                except Taken:
                    continue

    async with opened(url, "hermes") as first:
        if is_shared(url):
            async with opened(url, "iris") as second:
                await asyncio.gather(*(write((first, second)[name % 2], str(name)) for name in range(6)))
        else:
            await asyncio.gather(*(write(first, str(name)) for name in range(6)))
        log = await read_entries(first, "a")
    assert [one.seq for one in log] == list(range(1, 61))
    for name in range(6):
        mine = [one.body for one in log if one.body.startswith(f"{name} ")]
        assert mine == [f"{name} {number}" for number in range(10)]


@awaited
async def test_a_statement_that_fails_harms_no_other_transaction(url: str) -> None:
    async with opened(url) as database:
        spoilt = Statement("INSERT INTO nowhere VALUES ($1)", ("lost",))
        outcomes = await asyncio.gather(
            *(database.write(spoilt if number == 7 else adding(str(number))) for number in range(15)),
            return_exceptions=True,
        )
        assert [number for number, outcome in enumerate(outcomes) if outcome is not None] == [7]
        assert await added(database) == {str(number) for number in range(15) if number != 7}


@awaited
async def test_a_caller_that_stops_waiting_does_not_hold_up_others(url: str) -> None:
    async with opened(url) as database:
        writing = [asyncio.create_task(database.write(adding(str(number)))) for number in range(10)]
        await asyncio.sleep(0)
        for impatient in writing[::2]:
            impatient.cancel()
        await asyncio.gather(*writing[1::2])
        assert await added(database) >= set("13579")


@awaited
async def test_what_is_written_is_there_when_the_database_is_opened_again(url: str) -> None:
    async with opened(url) as database:
        await append(database, "a", entry(1, "kept"))
    async with opened(url) as database:
        assert await read_entries(database, "a") == [entry(1, "kept")]
    assert await rows_of(url, "SELECT body FROM events") == [["kept"]]


@awaited
async def test_what_is_written_is_there_though_the_database_is_never_closed(url: str) -> None:
    database = await open_database(url, "hermes")
    await append(database, "a", entry(1, "kept"))
    assert await rows_of(url, "SELECT body FROM events") == [["kept"]]
    await database.close()


@awaited
async def test_the_list_of_tables_has_only_public_ones_newest_first(url: str) -> None:
    async with opened(url) as database:
        await database.write(listing("old", Listing("gathering", True, "an old one", 1)))
        await database.write(listing("new", Listing("playing", True, "a new one", 2)))
        await database.write(listing("private", Listing("playing", False, "a private one", 3)))
        await database.write(listing("over", Listing("over", True, "one that is over", 4)))
        assert await open_tables(database, 0, 10) == [("new", "a new one"), ("old", "an old one")]
        assert await open_tables(database, 0, 1) == [("new", "a new one")]
        assert await open_tables(database, 1, 10) == [("new", "a new one")]
        assert sorted(await running_games(database)) == ["new", "private"]
        await database.write(listing("old", Listing("playing", False, "hidden", 5)))
        assert await open_tables(database, 0, 10) == [("new", "a new one")]
        assert sorted(await running_games(database)) == ["new", "old", "private"]


@awaited
async def test_an_empty_database_gets_the_schema(url: str) -> None:
    async with opened(url) as database:
        assert [list(row) for row in await database.read("SELECT version FROM schema_versions")] == NOW
        for table in ("guests", "tables", "events", "results", "ratings", "secrets", "seated"):
            assert await database.read(f"SELECT * FROM {table}") == []


@awaited
async def test_a_database_that_is_up_to_date_is_left_as_it_is(url: str) -> None:
    async with opened(url) as database:
        await database.write(adding("kept"))
    async with opened(url) as database:
        assert [list(row) for row in await database.read("SELECT version FROM schema_versions")] == NOW
        assert await added(database) == {"kept"}


@awaited
async def test_a_database_from_the_future_is_refused_and_left_as_it_is(url: str) -> None:
    async with opened(url) as database:
        await database.write(adding("kept"))
    await change(url, "INSERT INTO schema_versions VALUES (99)")
    for _ in range(2):
        with pytest.raises(DatabaseError, match=f"schema version 99, this program knows {len(NOW)}: use a newer"):
            await open_database(url, "hermes")
    assert await rows_of(url, "SELECT name FROM secrets") == [["kept"]]
    await change(url, "DELETE FROM schema_versions WHERE version = 99")
    async with opened(url) as database:
        assert await added(database) == {"kept"}


def with_steps(monkeypatch: pytest.MonkeyPatch, *steps: str) -> None:
    """Give this program other steps of the schema."""
    for module in (schema, in_sqlite, in_postgres):
        monkeypatch.setattr(module, "STEPS", steps)
    for module in (schema, in_postgres):
        monkeypatch.setattr(module, "STEPS_IN_POSTGRES", (*STEPS_IN_POSTGRES, THIRD_IN_POSTGRES))


@awaited
async def test_an_old_database_gets_the_steps_it_lacks(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(url) as database:
        await database.write(adding("kept"))
    with_steps(monkeypatch, *STEPS, THIRD)
    async with opened(url) as database:
        assert await database.read("SELECT * FROM omens") == []
        assert await added(database) == {"kept"}
    assert await rows_of(url, "SELECT version FROM schema_versions ORDER BY version") == [*NOW, [len(NOW) + 1]]


@awaited
async def test_guests_of_an_old_database_find_the_games_that_still_run(url: str) -> None:
    ann, bob = "a" * 22, "b" * 22
    sat = [encode_entry(GuestSat(seat, guest, "{}, ''x''")) for seat, guest in enumerate((ann, bob, ann))]
    await make_old(url, 1)
    for game, phase in (("running", "playing"), ("past", "over")):
        for seq, body in enumerate(["{}", *sat], 1):
            await change(url, f"INSERT INTO events VALUES ('{game}', {seq}, 1, '{body}')")
        await change(url, f"INSERT INTO tables VALUES ('{game}', 1, '{phase}', 0, '{{}}', 1)")
    async with opened(url) as database:
        assert await games_of(database, ann, 0, 10) == await games_of(database, bob, 0, 10) == ["running"]
        assert [list(row) for row in await database.read("SELECT * FROM seated ORDER BY guest")] == [
            [ann, "running"],
            [bob, "running"],
        ]


@awaited
async def test_a_step_that_fails_leaves_the_database_as_it_was(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(url) as database:
        await database.write(adding("kept"))
    with_steps(monkeypatch, *STEPS, SPOILT)
    with pytest.raises(DatabaseError, match="can't be opened"):
        await open_database(url, "hermes")
    assert await rows_of(url, "SELECT version FROM schema_versions") == NOW
    with_steps(monkeypatch, *STEPS, THIRD)
    async with opened(url) as database:
        assert await database.read("SELECT * FROM omens") == []
        assert await added(database) == {"kept"}


@awaited
async def test_processes_that_start_at_once_bring_the_schema_up_to_date_once(shared_url: str) -> None:
    databases = await asyncio.gather(*(open_database(shared_url, f"process {number}") for number in range(6)))
    try:
        assert await rows_of(shared_url, "SELECT version FROM schema_versions") == NOW
        for number, database in enumerate(databases):
            await database.write(adding(str(number)))
        assert await added(databases[0]) == set("012345")
    finally:
        for database in databases:
            await database.close()


@awaited
async def test_a_second_server_is_refused_the_sqlite_file_and_the_first_lives(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "derby.db")
    async with opened(url) as database:
        await database.write(adding("before"))
        for _ in range(2):
            with pytest.raises(DatabaseError, match=r"derby\.db is in use by another Divinity Derby server"):
                await open_database(url, "iris")
        await database.write(adding("after"))
        assert await added(database) == {"before", "after"}
    async with opened(url, "iris") as database:
        assert await added(database) == {"before", "after"}


@awaited
async def test_the_folders_of_a_new_sqlite_file_are_made(tmp_path: Path) -> None:
    path = tmp_path / "new" / "and deeper" / "derby.db"
    async with opened(sqlite_url(path)) as database:
        await database.write(adding("kept"))
    assert path.is_file()


@awaited
async def test_a_file_that_is_not_sqlite_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    text = tmp_path / "poem.db"
    text.write_text("Sing, goddess, the anger of Peleus' son Achilleus " * 100)
    folder = tmp_path / "folder.db"
    folder.mkdir()
    below = text / "derby.db"
    for path in (text, folder, below):
        for _ in range(2):
            with pytest.raises(DatabaseError, match="can't be opened") as refused:
                await open_database(sqlite_url(path), "hermes")
            assert str(path) in str(refused.value)
    assert text.read_text().startswith("Sing, goddess")


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("", "a database is given as"),
        ("derby.db", "a database is given as"),
        ("sqlite://derby.db", "a database is given as"),
        ("mysql://zeus@olympus/derby", "a database is given as"),
        ("sqlite:///", "needs the name of a file"),
        ("postgresql://zeus@olympus:thunder/derby", "the port of the PostgreSQL URL"),
        ("postgresql://zeus@olympus:70000/derby", "the port of the PostgreSQL URL"),
        ("postgresql://zeus:hera@127.0.0.1:1/derby", "the PostgreSQL database can't be opened: "),
        ("postgres://zeus:hera@127.0.0.1:1/derby", "the PostgreSQL database can't be opened: "),
        ("postgresql://zeus:hera@127.0.0.1:1/derby?sslmode=thunder", "the PostgreSQL database can't be opened: "),
    ],
)
@awaited
async def test_a_wrong_url_is_refused_without_showing_the_password(url: str, complaint: str) -> None:
    with pytest.raises(DatabaseError) as refused:
        await open_database(url, "hermes")
    assert str(refused.value).startswith(complaint) or complaint in str(refused.value)
    assert "hera" not in str(refused.value)
    assert "\n" not in str(refused.value)


@awaited
async def test_without_its_driver_postgresql_is_refused_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for opens in (open_database("postgresql://127.0.0.1:1/derby", "hermes"), prepare_database("postgresql://h/derby")):
        with pytest.raises(DatabaseError, match=r"install divinity-derby with the extra `postgres`"):
            await opens


@awaited
async def test_a_postgresql_database_that_isnt_there_is_refused(shared_url: str) -> None:
    with pytest.raises(DatabaseError, match='the PostgreSQL database can\'t be opened: database "asgard" does not'):
        await open_database(shared_url.rpartition("/")[0] + "/asgard", "hermes")


@awaited
async def test_one_process_has_all_shards(url: str) -> None:
    async with opened(url) as database:
        assert await database.shards() == frozenset(range(SHARDS))
        assert await database.living() == {"hermes"}


async def settled(*databases: Database) -> list[frozenset[int]]:
    """The shards of each, once they have been divided up."""
    for _ in range(2):
        for database in databases:
            await database.shards()
    return [await database.shards() for database in databases]


@awaited
async def test_processes_share_the_shards_and_inherit_those_of_a_process_that_ended(shared_url: str) -> None:
    async with opened(shared_url, "hermes") as first:
        assert len(await first.shards()) == SHARDS
        async with opened(shared_url, "iris") as second:
            held = await settled(first, second)
            assert [len(shards) for shards in held] == [SHARDS // 2, SHARDS // 2]
            assert held[0] | held[1] == frozenset(range(SHARDS))
            assert await first.living() == await second.living() == {"hermes", "iris"}
            async with opened(shared_url, "nike") as third:
                held = await settled(first, second, third)
                assert sum(map(len, held)) == SHARDS
                assert frozenset().union(*held) == frozenset(range(SHARDS))
                assert min(map(len, held)) >= SHARDS // 3 - 2
        assert (await settled(first))[0] == frozenset(range(SHARDS))
        assert await first.living() == {"hermes"}


async def eventually(is_so: Callable[[], bool]) -> None:
    for _ in range(1_000):
        if is_so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not become so")


@awaited
async def test_every_process_is_notified_of_stored_entries_and_nothing_else(shared_url: str) -> None:
    heard: list[tuple[str, int]] = []
    async with opened(shared_url, "hermes") as writer, opened(shared_url, "iris") as listener:
        listener.listen(lambda game, seq: heard.append((game, seq)))
        await append(writer, "a", entry(1), entry(2))
        with pytest.raises(Taken):
            await append(writer, "a", entry(3), entry(2))
        await append(writer, "b", entry(1))
        await eventually(lambda: ("b", 1) in heard)
    assert heard == [("a", 1), ("a", 2), ("b", 1)]


@awaited
async def test_a_lost_listening_connection_is_reopened_and_the_gap_reported(shared_url: str) -> None:
    heard: list[tuple[str, int]] = []
    async with opened(shared_url, "hermes") as database:
        database.listen(lambda game, seq: heard.append((game, seq)))
        assert len(await database.shards()) == SHARDS
        await change(
            shared_url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE '%hermes'"
        )
        while ("", 0) not in heard:
            await database.shards()
            await asyncio.sleep(0.01)
        assert (await settled(database))[0] == frozenset(range(SHARDS))
        await append(database, "a", entry(1))
        await eventually(lambda: ("a", 1) in heard)
    assert heard == [("", 0), ("a", 1)]


@awaited
async def test_a_process_that_loses_its_connection_loses_its_shards(shared_url: str) -> None:
    async with opened(shared_url, "hermes") as first, opened(shared_url, "iris") as second:
        await settled(first, second)
        await change(
            shared_url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE '%hermes'"
        )
        while len(theirs := await second.shards()) < SHARDS:
            await asyncio.sleep(0.01)
        assert not theirs & await first.shards()
        held = await settled(first, second)
        assert [len(shards) for shards in held] == [SHARDS // 2, SHARDS // 2]
        assert held[0] | held[1] == frozenset(range(SHARDS))


@awaited
async def test_after_all_connections_are_lost_the_database_can_be_used_again(shared_url: str) -> None:
    async with opened(shared_url, "hermes") as database:
        await asyncio.gather(*(database.read("SELECT pg_sleep(0.1)") for _ in range(5)))
        everybody = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        await change(shared_url, f"{everybody} AND datname = current_database()")
        written: set[str] = set()
        for number in range(20):
            try:
                await database.write(adding(str(number)))
                written.add(str(number))
            except DatabaseError:
                await asyncio.sleep(0.01)
        assert {"18", "19"} <= written
        assert await added(database) == written
        assert (await settled(database))[0] == frozenset(range(SHARDS))
