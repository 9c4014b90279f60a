"""Servers for the tests."""

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.postgres import Postgres, postgres_bin, running_postgres
from tests.server.harness import Guest, Server, close_all, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    """A server on SQLite that the tests of a module share."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder / "derby.db") as started:
        yield started


@pytest.fixture(autouse=True)
def connections() -> Generator[None]:  # pyright: ignore[reportUnusedFunction]
    """Every connection a test opens is closed after it."""
    yield
    close_all()


@pytest.fixture
def ann(server: Server) -> Guest:
    return Guest(server, "Ann")


@pytest.fixture
def bob(server: Server) -> Guest:
    return Guest(server, "Bob")


@pytest.fixture(scope="session")
def postgres() -> Generator[Postgres]:
    if postgres_bin() is None:
        pytest.skip("there is no PostgreSQL server on this machine")
    with running_postgres() as started:
        yield started
