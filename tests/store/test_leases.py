"""A process that hangs, or whose network does, loses its shards to another, and knows it before the other has them."""

import asyncio
from collections.abc import Callable

import asyncpg
import pytest

from derby.store import Database, DatabaseError, leases
from derby.store import postgres as in_postgres
from derby.store.database import SHARDS
from derby.store.tables import read_entries
from tests.frozen_proxy import freezing_proxy
from tests.store.databases import awaited, change, opened, rows_of
from tests.store.test_database import added, adding, append, entry, settled

ALL = frozenset(range(SHARDS))


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leases and patience of parts of a second."""
    monkeypatch.setattr(leases, "LEASE_SECONDS", 0.6)
    monkeypatch.setattr(leases, "MARGIN_SECONDS", 0.3)
    monkeypatch.setattr(in_postgres, "RENEW_SECONDS", 0.3)
    monkeypatch.setattr(in_postgres, "CONNECT_SECONDS", 0.3)
    monkeypatch.setattr(in_postgres, "COMMAND_SECONDS", 0.3)
    monkeypatch.setattr(in_postgres, "CLOSE_SECONDS", 0.3)


def test_a_lease_is_over_in_time_for_another_process_to_act_within_ten_seconds() -> None:
    assert leases.LEASE_SECONDS + 2 < 10
    assert in_postgres.RENEW_SECONDS < leases.LEASE_SECONDS - leases.MARGIN_SECONDS


async def until(is_so: Callable[[], bool], *databases: Database) -> None:
    """Let these processes ask for their shards until something is so."""
    while not is_so():
        await asyncio.gather(*(database.shards() for database in databases))
        await asyncio.sleep(0.02)


@pytest.mark.usefixtures("short")
@awaited
async def test_a_process_whose_network_freezes_stops_before_another_has_its_shards(shared_url: str) -> None:
    with freezing_proxy(shared_url) as proxy:
        async with opened(proxy.url, "hermes") as frozen, opened(shared_url, "iris") as other:
            await settled(frozen, other)
            for _ in range(2):
                proxy.freeze()
                while await other.shards() != ALL:
                    await asyncio.sleep(0.02)
                assert not frozen.holds_shards()
                assert await other.living() == {"iris"}
                assert await frozen.shards() == frozenset()
                proxy.thaw()
                held = await frozen.shards() or await frozen.shards()
                assert not held & await other.shards()
                held = await settled(frozen, other)
                assert [len(shards) for shards in held] == [SHARDS // 2, SHARDS // 2]
                assert held[0] | held[1] == ALL
                assert await other.living() == {"hermes", "iris"}


@awaited
async def test_a_process_that_was_stopped_is_not_sure_of_its_shards_until_it_has_asked_again(
    shared_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1_000.0
    monkeypatch.setattr(leases, "steady_seconds", lambda: now)
    async with opened(shared_url, "hermes") as stopped, opened(shared_url, "iris") as other:
        mine, _ = await settled(stopped, other)
        assert stopped.holds_shards()
        now += leases.LEASE_SECONDS - leases.MARGIN_SECONDS
        assert not stopped.holds_shards()
        await change(shared_url, "UPDATE processes SET until = clock_timestamp() WHERE name = 'hermes'")
        assert mine <= await other.shards()
        assert await other.living() == {"iris"}
        assert await stopped.shards() == frozenset()
        held = await settled(other, stopped)
        assert stopped.holds_shards()
        assert [len(shards) for shards in held] == [SHARDS // 2, SHARDS // 2]


@awaited
async def test_the_clock_that_counts_is_the_databases(shared_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(shared_url, "hermes") as first, opened(shared_url, "iris") as other:
        held = await settled(first, other)
        monkeypatch.setattr("time.time", lambda: 4e9)
        monkeypatch.setattr("time.time_ns", lambda: 4 * 10**18)
        assert await settled(first, other) == held
        assert first.holds_shards()


@awaited
async def test_a_process_that_ends_leaves_its_shards_at_once(shared_url: str) -> None:
    async with opened(shared_url, "hermes") as first:
        async with opened(shared_url, "iris") as other:
            await settled(first, other)
        assert await first.shards() == ALL
    assert await rows_of(shared_url, "SELECT * FROM processes") == []


@pytest.mark.usefixtures("short")
@awaited
async def test_a_question_to_a_frozen_database_fails_and_the_next_connections_are_new_ones(shared_url: str) -> None:
    with freezing_proxy(shared_url) as proxy:
        async with opened(proxy.url, "hermes") as database:
            await asyncio.gather(*(database.read("SELECT pg_sleep(0.05)") for _ in range(in_postgres.CONNECTIONS)))
            proxy.freeze()
            with pytest.raises(DatabaseError):
                await database.read("SELECT 1")
            with pytest.raises(DatabaseError):
                await database.write(adding("lost"), adding("lost, too"))
            proxy.forget()
            await database.write(adding("a"), adding("b"))
            assert {"a", "b"} <= await added(database)
            await until(database.holds_shards, database)


@pytest.mark.usefixtures("short")
@awaited
async def test_a_process_frozen_in_mid_transaction_keeps_no_one_from_writing(
    shared_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(in_postgres.SESSION, "idle_in_transaction_session_timeout", "100")
    async with opened(shared_url, "iris") as other:
        frozen = await asyncpg.connect(shared_url, server_settings=in_postgres.SESSION)
        await frozen.execute("BEGIN; INSERT INTO events VALUES ('a', 1, 1, 'mine')")
        await append(other, "a", entry(1, "theirs"))
        assert await read_entries(other, "a") == [entry(1, "theirs")]
        frozen.terminate()
