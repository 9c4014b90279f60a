"""Databases for the tests."""

from collections.abc import Generator

import pytest

from tests.postgres import Postgres, postgres_bin, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Generator[Postgres]:
    if postgres_bin() is None:
        pytest.skip("there is no PostgreSQL server on this machine")
    with running_postgres() as started:
        yield started
