"""Databases for the tests."""

import asyncio
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.postgres import Postgres, postgres_bin, running_postgres
from tests.store.databases import empty, sqlite_url


@pytest.fixture(scope="session")
def postgres() -> Generator[Postgres]:
    if postgres_bin() is None:
        pytest.skip("there is no PostgreSQL server on this machine")
    with running_postgres() as started:
        yield started


@pytest.fixture
def shared_url(postgres: Postgres) -> str:
    """An empty PostgreSQL database."""
    asyncio.run(empty(postgres.url))
    return postgres.url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "derby.db")
    return request.getfixturevalue("shared_url")
