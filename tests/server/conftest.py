"""Servers for the tests."""

import asyncio
from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.postgres import Postgres, postgres_bin, running_postgres
from tests.server.harness import Guest, Server, close_all, running
from tests.server.in_memory import workers_inline
from tests.store.databases import empty, sqlite_url

if TYPE_CHECKING:
    from tests.server.push_service import PushService


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


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A SQLite database that isn't there yet."""
    return sqlite_url(tmp_path / "derby.db")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "derby.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    asyncio.run(empty(postgres.url))
    return postgres.url


@pytest.fixture
def workers() -> Generator[None]:
    """What workers do is done in the test's process, roughly."""
    with workers_inline():
        yield


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "PushService":
    """A push service with a certificate of its own; needs the extra `push`."""
    from tests.server.push_service import PushService

    made = PushService(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(made.certificate))
    return made
