"""The PostgreSQL server that the tests start: it answers, and leaves nothing behind."""

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.postgres import Postgres, PostgresFailed, postgres_bin, running_postgres

ROOT = Path(__file__).parent.parent.parent

needs_postgres = pytest.mark.skipif(postgres_bin() is None, reason="there is no PostgreSQL server on this machine")


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


def answer(url: str, question: str) -> str:
    programs = postgres_bin()
    assert programs is not None
    command = [programs / "psql", url, "--no-psqlrc", "--tuples-only", "--no-align", f"--command={question}"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def answers(url: str) -> bool:
    """Whether anything listens there."""
    address = urlsplit(url)
    assert address.hostname
    assert address.port
    try:
        with socket.create_connection((address.hostname, address.port), timeout=5):
            return True
    except OSError:
        return False


@needs_postgres
def test_it_answers_and_keeps_what_it_acknowledged(postgres: Postgres) -> None:
    assert answer(postgres.url, "SELECT current_user, current_database()") == "postgres|derby"
    assert answer(postgres.url, "SHOW fsync") == "on"
    assert answer(postgres.url, "SHOW synchronous_commit") == "on"
    assert answer(postgres.url, "SHOW server_encoding") == "UTF8"
    assert answer(postgres.url, "SHOW listen_addresses") == "127.0.0.1"


@needs_postgres
def test_every_new_database_is_empty(postgres: Postgres) -> None:
    one = postgres.new_database()
    answer(one, "CREATE TABLE games (game int)")
    another = postgres.new_database()
    assert one != another
    assert answer(another, "SELECT to_regclass('games') IS NULL") == "t"


@needs_postgres
def test_it_ends_even_if_the_tests_are_killed(tmp_path: Path) -> None:
    said = tmp_path / "said"
    with said.open("wb") as out:
        killed = subprocess.run(
            [sys.executable, "-c", STARTED_AND_KILLED], stdout=out, cwd=ROOT, timeout=60, check=False
        )
    assert killed.returncode == -signal.SIGKILL
    url, folder = said.read_text().split()
    deadline = time.monotonic() + 20
    while (answers(url) or Path(folder).exists()) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not answers(url)
    assert not Path(folder).exists()


STARTED_AND_KILLED = """
import os, signal, sys
from tests.postgres import running_postgres
with running_postgres() as server:
    sys.stdout.write(f"{server.url} {server.folder}")
    sys.stdout.flush()
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_without_its_programs_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DERBY_POSTGRES_BIN", str(tmp_path))
    assert postgres_bin() is None
    with pytest.raises(PostgresFailed, match="DERBY_POSTGRES_BIN"), running_postgres():
        pass
