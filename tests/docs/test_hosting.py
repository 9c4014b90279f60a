"""The page for hosts is true: the settings, the figures, and every command and statement."""

import asyncio
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Generator
from pathlib import Path

import httpx
import pytest

from derby.server.limits import Limits
from derby.server.running import STOP_SECONDS
from derby.server.services import PING_SECONDS
from derby.server.settings import Settings, load_settings
from derby.store import open_database
from derby.store.backup import tables_of_schema
from derby.store.guest_deletion import delete_guest
from derby.store.postgres import CONNECTIONS
from derby.store.schema import STEPS
from tests.postgres import Postgres, postgres_bin, running_postgres
from tests.server.harness import PATIENCE, Device, Guest, Server, close_all, running

PAGE = (Path(__file__).parent.parent.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
COMPUTED = {"bot_workers": "the number of cores less one", "limits": "", "push_hosts": "none"}
NOT_SET = {
    "public_url": "any name that leads here",
    "secret": "one that is made once and kept in the database",
    "bot": "our own bots",
    "push_contact": "public_url",
}


@pytest.fixture(autouse=True)
def connections() -> Generator[None]:  # pyright: ignore[reportUnusedFunction]
    yield
    close_all()


@pytest.fixture(scope="module")
def postgres() -> Generator[Postgres]:
    if postgres_bin() is None:
        pytest.skip("there is no PostgreSQL server on this machine")
    with running_postgres() as started:
        yield started


def blocks(language: str) -> list[str]:
    return re.findall(rf"(?ms)^```{language}\n(.*?)^```$", PAGE)


def defaults(section: str) -> dict[str, str]:
    """Settings with their defaults, from the table of a section."""
    _, _, text = PAGE.partition(f"\n## {section}\n")
    return {
        name: value.strip("` ") for name, value in re.findall(r"(?m)^\| `(\w+)` \|.*\|(.*)\|$", text.split("\n## ")[0])
    }


def test_the_example_of_a_file_loads(tmp_path: Path) -> None:
    (example,) = blocks("toml")
    file = tmp_path / "derby.toml"
    file.write_text(example, encoding="utf-8")
    settings = load_settings(file, {}, {})
    assert settings.public_url == "https://derby.example.org"
    assert settings.workers == 4
    assert settings.limits == Limits(requests_per_second=5, requests_at_once=30)
    assert load_settings(file, {"DERBY_WORKERS": "2"}, {"workers": 3}).workers == 3


def test_every_setting_is_there_with_its_default() -> None:
    settings = Settings()
    values = {name: getattr(settings, name) for name in Settings.__struct_fields__}
    expected = {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in values.items()}
    expected |= {**COMPUTED, **NOT_SET}
    assert {name: getattr(settings, name) for name in NOT_SET} == dict.fromkeys(NOT_SET)
    assert defaults("Settings") == expected
    limits = Limits()
    assert defaults("Limits") == {name: str(getattr(limits, name)) for name in Limits.__struct_fields__}


def test_the_numbers_are_those_of_the_code() -> None:
    words = " ".join(PAGE.split())
    assert f"up to {CONNECTIONS + 1} connections" in words
    assert STOP_SECONDS == 10
    assert "gives open requests ten seconds" in words
    assert f"a ping every {PING_SECONDS} seconds" in words


def test_the_commands_are_understood() -> None:
    """Every `derby serve` of the page, with `--help` behind it."""
    commands = [line for block in blocks("sh") for line in block.splitlines() if line.startswith("derby serve")]
    assert len(commands) == 2
    for command in commands:
        _, *options = shlex.split(command)
        done = subprocess.run([sys.executable, "-m", "derby.cli", *options, "--help"], capture_output=True, check=False)
        assert done.returncode == 0, done.stderr


def test_a_wrong_setting_ends_the_start() -> None:
    command = [sys.executable, "-m", "derby.cli", "serve", "--workers", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr


def test_places_for_figures_are_there() -> None:
    for heading in ("How much it holds", "Soak"):
        assert f"\n## {heading}\n" in PAGE


def played(server: Server) -> tuple[Guest, str]:
    """A guest at a table of the server, after a few decisions and a word."""
    ann = Guest(server, "Ann")
    table = ann.quick_play()
    device = ann.device(table)
    device.play_on(most=3)
    device.send("Say", text="by the beard of Zeus")
    device.until(lambda message: message["type"] == "ChatSaid")
    return ann, table


def is_there(ann: Guest, table: str) -> None:
    """The table is as `played` left it, or a few bot decisions later."""
    assert ann.get("/api/me")["name"] == "Ann"
    device = ann.device(table)
    assert device.version >= 3
    said = device.until(lambda message: message["type"] == "ChatSaid")
    assert said["text"] == "by the beard of Zeus"


def test_the_metrics_are_those_of_a_server(tmp_path: Path) -> None:
    with running(tmp_path / "derby.db") as server:
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).json() == {"status": "well"}
        text = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    served = {name for name in re.findall(r"(?m)^# TYPE (derby_\w+) ", text) if not name.endswith("_created")}
    assert served == set(re.findall(r"(?m)^\| `(derby_\w+)` \|", PAGE))


def derby(folder: Path, command: str) -> None:
    """One of our own commands, in the folder of the database."""
    program, *options = shlex.split(command)
    assert program == "derby"
    subprocess.run([sys.executable, "-m", "derby.cli", *options], cwd=folder, check=True)


def test_a_server_moves_from_sqlite_to_postgresql_and_back(postgres: Postgres, tmp_path: Path) -> None:
    back_up, restore = next(block for block in blocks("sh") if "moving.backup" in block).splitlines()
    url = postgres.new_database()
    with running(tmp_path / "derby.db") as server:
        ann, table = played(server)
        derby(tmp_path, back_up)
    derby(tmp_path, restore.replace("postgresql://derby@localhost/derby", url))
    with running(url, port=server.port):
        is_there(ann, table)
        derby(tmp_path, f"derby backup --database {url} derby.backup")
    derby(tmp_path, "derby restore derby.backup --replace")
    with running(tmp_path / "derby.db", port=server.port):
        is_there(ann, table)


def is_forgotten(database: Path | str, forget: Callable[[str], None]) -> None:
    """Play, delete the guest, and see that the table is still there, and others can play at it."""
    with running(database) as server:
        ann, table = played(server)
        token = ann.post("/api/bots", {"name": "Rook"})["token"]
        rook = Device(server, {"Authorization": f"Bearer {token}"}, table)
        rook.send("Say", text="by the beard of Zeus")
        rook.until(lambda message: message["type"] == "ChatSaid" and message["name"] == "Rook")
        ann.open_table(listed=True)
    (cookie,) = ann.http.cookies.values()
    guest, _, _ = cookie.partition(".")
    forget(guest)
    with running(database, port=server.port):
        assert ann.http.get("/api/me").status_code == 401
        bob = Guest(server, "Bob")
        assert len(bob.get("/api/tables")) == 1
        device = bob.device(table)
        device.until(lambda message: message["type"] == "ChatSaid" and message["seq"] == rook.seq)
        assert device.version >= 3
        assert {(message["name"], message["text"]) for message in device.chat} == {("?", "?")}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_guest_is_deleted(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = f"sqlite:///{tmp_path / 'derby.db'}"
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database()

    async def delete(guest: str) -> None:
        database = await open_database(url, "admin")
        await delete_guest(database, guest)
        everything = [
            str([list(row) for row in await database.read(f"SELECT * FROM {table}")])
            for table in tables_of_schema(len(STEPS))
        ]
        assert not re.search("Ann|Rook|beard", "".join(everything))
        await database.close()

    is_forgotten(url, lambda guest: asyncio.run(delete(guest)))
