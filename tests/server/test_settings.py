"""Settings: where they come from, what is said about wrong ones, and how a server starts and ends with them."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Generator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from derby.cli.main import app
from derby.server.settings import Settings, SettingsError, load_settings
from tests.postgres import Postgres
from tests.server.crowd import Crowd
from tests.server.forked_server import forked_server
from tests.server.harness import PATIENCE, QUICK, Device, Guest, Server, free_port, running
from tests.server.stored import stored_entries

NOBODY_THERE = "postgresql://zeus:hera@127.0.0.1:1/derby"


def written(folder: Path, text: str) -> Path:
    file = folder / "derby.toml"
    file.write_text(text)
    return file


class TestWhereTheyComeFrom:
    def test_the_environment_wins_over_the_file_and_flags_over_both(self, tmp_path: Path) -> None:
        file = written(tmp_path, 'host = "10.0.0.1"\nport = 1\ngrace_seconds = 11\nlog_level = "error"\n')
        environment = {"DERBY_PORT": "2", "DERBY_GRACE_SECONDS": "22", "DERBY_LOG_LEVEL": ""}
        settings = load_settings(file, environment, {"grace_seconds": 33, "database": None})
        assert settings.host == "10.0.0.1"
        assert settings.port == 2
        assert settings.grace_seconds == 33
        assert settings.log_level == "error", "an empty variable counts as none"
        assert settings.database == Settings().database

    def test_every_setting_but_the_limits_comes_from_the_environment(self) -> None:
        given: dict[str, tuple[str, Any]] = {
            "host": ("::1", "::1"),
            "port": ("81", 81),
            "public_url": ("https://derby.example.org", "https://derby.example.org"),
            "database": ("postgresql://zeus@olympus/derby", "postgresql://zeus@olympus/derby"),
            "workers": ("3", 3),
            "secret": ("the wooden horse of Troy", "the wooden horse of Troy"),
            "bot_workers": ("5", 5),
            "bot_workers_ready": ("false", False),
            "bot_ms": ("12.5", 12.5),
            "bot": ("random", "random"),
            "bot_pace_ms": ("0", 0),
            "hints": ("false", False),
            "reviews": ("false", False),
            "groups": ("false", False),
            "tournaments": ("0", False),
            "open_watching": ("false", False),
            "evenings_days": ("30", 30),
            "puzzles": ("false", False),
            "correspondence": ("false", False),
            "daily": ("false", False),
            "duplicates": ("false", False),
            "push": ("false", False),
            "push_contact": ("mailto:zeus@olympus.example", "mailto:zeus@olympus.example"),
            "push_hosts": ("push.olympus.example:8443", "push.olympus.example:8443"),
            "grace_seconds": ("7", 7),
            "abandoned_days": ("0", 0),
            "gathering_days": ("1", 1),
            "finished_days": ("365", 365),
            "guests_days": ("500", 500),
            "moderation_days": ("14", 14),
            "log_level": ("debug", "debug"),
            "log_format": ("text", "text"),
        }
        assert set(given) == set(Settings.__struct_fields__) - {"limits"}
        environment = {f"DERBY_{name.upper()}": text for name, (text, _) in given.items()}
        settings = load_settings(None, environment, {})
        assert {name: getattr(settings, name) for name in given} == {name: value for name, (_, value) in given.items()}

    def test_the_file_sets_limits(self, tmp_path: Path) -> None:
        file = written(tmp_path, "[limits]\nchat_at_once = 2.5\n")
        limits = load_settings(file, {}, {}).limits
        assert limits.chat_at_once == 2.5
        assert limits.messages_at_once == Settings().limits.messages_at_once

    def test_a_server_listens_where_the_flag_says_and_calls_itself_as_the_file_says(self, tmp_path: Path) -> None:
        ports = [free_port() for _ in range(3)]
        file = written(tmp_path, f'port = {ports[0]}\npublic_url = "http://derby.example.org"\n')
        environment = {"DERBY_PORT": str(ports[1]), "DERBY_DATABASE": f"sqlite:///{tmp_path / 'derby.db'}"}
        with started(["serve", "--config", str(file), "--port", str(ports[2])], environment) as process:
            assert told_address(process) == "http://derby.example.org"
            assert httpx.get(f"http://127.0.0.1:{ports[2]}/healthz", timeout=PATIENCE).status_code == 200
            for port in ports[:2]:
                with pytest.raises(httpx.ConnectError):
                    httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE)


WRONG = [
    ("PORT", "harbour", "port"),
    ("PORT", "70000", "port"),
    ("PORT", "-1", "port"),
    ("WORKERS", "0", "workers"),
    ("WORKERS", "65", "workers"),
    ("WORKERS", "two", "workers"),
    ("WORKERS", "2", "several workers need a PostgreSQL database"),
    ("DATABASE", "mysql://zeus@olympus/derby", "sqlite:///FILE or postgresql://"),
    ("DATABASE", "derby.db", "sqlite:///FILE or postgresql://"),
    ("DATABASE", "sqlite:///", "needs the name of a file"),
    ("DATABASE", "postgresql://zeus@olympus:thunder/derby", "the port of the PostgreSQL URL"),
    ("SECRET", "too short", "the secret has at least 16 characters"),
    ("PUBLIC_URL", "derby.example.org", "public_url"),
    ("PUBLIC_URL", "ftp://derby.example.org", "public_url"),
    ("PUBLIC_URL", "https://", "public_url"),
    ("PUBLIC_URL", "https://derby.example.org/table", "public_url"),
    ("PUBLIC_URL", "https://derby.example.org?table=1", "public_url"),
    ("PUBLIC_URL", "https://derby.example.org:99999", "public_url"),
    ("PUBLIC_URL", "https://derby.example.org:harbour", "public_url"),
    ("PUBLIC_URL", "https://[::1", "public_url"),
    ("BOT_WORKERS", "0", "bot_workers"),
    ("BOT_WORKERS_READY", "maybe", "bot_workers_ready"),
    ("THINKERS", "2", "the setting thinkers is now called bot_workers"),
    ("THINKERS_READY", "true", "the setting thinkers_ready is now called bot_workers_ready"),
    ("BOT_MS", "0", "bot_ms"),
    ("BOT_MS", "fast", "bot_ms"),
    ("BOT_PACE_MS", "-1", "bot_pace_ms"),
    ("GRACE_SECONDS", "-1", "grace_seconds"),
    ("GRACE_SECONDS", "1.5", "grace_seconds"),
    ("LOG_LEVEL", "loud", "log_level"),
    ("LOG_FORMAT", "xml", "log_format"),
    ("PROT", "8000", "there is no setting DERBY_PROT: did you mean DERBY_PORT?"),
    ("PUBLICURL", "https://derby.example.org", "did you mean DERBY_PUBLIC_URL?"),
    ("PROT", "", "there is no setting DERBY_PROT"),
    ("LIMITS", "{}", "there is no setting DERBY_LIMITS"),
]

WRONG_FILES = [
    ("prot = 8000", "prot"),
    ("thinkers = 2", "the setting thinkers is now called bot_workers"),
    ("port = 'harbour'", "port"),
    ("port = [8000]", "port"),
    ("workers = 2", "several workers need a PostgreSQL database"),
    ("port = ", "not TOML"),
    ("port = 1\nport = 2", "not TOML"),
    ("[limits]\nmessages_per_second = 'many'", "messages_per_second"),
    ("[limits]\nmessages_per_second = -1", "messages_per_second"),
    ("[limits]\nmessages_at_once = 0", "messages_at_once"),
    ("[limits]\nletters_per_second = 1", "letters_per_second"),
]


class TestWrongOnes:
    """Each ends the start with the exit code 2 and a line that says what is wrong."""

    @pytest.fixture(autouse=True)
    def nothing_is_given(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        for name in list(os.environ):
            if name.startswith("DERBY_"):
                monkeypatch.delenv(name)
        monkeypatch.chdir(tmp_path)

        def accepted(*_: object) -> None:
            raise AssertionError("the settings were accepted")

        monkeypatch.setattr("derby.cli.serve.run_server", accepted)

    def complaint(self, *arguments: str) -> str:
        result = CliRunner().invoke(app, ["serve", *arguments])
        assert (result.exit_code, result.stdout) == (2, ""), result.exception
        return self.one_line(result.stderr)

    @staticmethod
    def one_line(complaints: str) -> str:
        assert complaints.startswith("derby: ")
        assert complaints.endswith("\n")
        assert complaints.count("\n") == 1, complaints
        return complaints

    @pytest.mark.parametrize(("name", "value", "meaning"), WRONG)
    def test_a_wrong_variable(self, monkeypatch: pytest.MonkeyPatch, name: str, value: str, meaning: str) -> None:
        monkeypatch.setenv(f"DERBY_{name}", value)
        assert meaning in self.complaint()

    @pytest.mark.parametrize(("text", "meaning"), WRONG_FILES)
    def test_a_wrong_file(self, tmp_path: Path, text: str, meaning: str) -> None:
        assert meaning in self.complaint("--config", str(written(tmp_path, text)))

    def test_a_file_that_cant_be_read(self, tmp_path: Path) -> None:
        (tmp_path / "letters.toml").write_bytes(b"host = '\xff'")
        for name, meaning in (("nowhere.toml", "can't be read"), (".", "can't be read"), ("letters.toml", "not TOML")):
            assert meaning in self.complaint("--config", str(tmp_path / name))

    @pytest.mark.parametrize(
        ("flags", "meaning"),
        [
            (["--database", "derby.db"], "sqlite:///FILE or postgresql://"),
            (["--public-url", "derby.example.org"], "public_url"),
            (["--workers", "2"], "several workers need a PostgreSQL database"),
        ],
    )
    def test_a_wrong_flag(self, flags: list[str], meaning: str) -> None:
        assert meaning in self.complaint(*flags)

    def test_variables_of_ours_that_are_no_settings_are_left_alone(self) -> None:
        """All that are named anywhere in the repository."""
        root = Path(__file__).parent.parent.parent
        folders = [root / name for name in ("bench", "examples", "scripts", "src/derby", "tests")]
        files = [*root.glob("*"), *(file for folder in folders for file in folder.rglob("*"))]
        texts = [
            file.read_bytes()
            for file in files
            if file.is_file() and file.suffix in ("", ".md", ".py", ".yaml") and file != Path(__file__)
        ]
        named = {match.decode() for text in texts for match in re.findall(rb"\bDERBY_[A-Z_]+[A-Z]\b", text)}
        assert {"DERBY_CACHE_DIR", "DERBY_SERVER_SETTINGS", "DERBY_CHROMIUM"} <= named
        settings = {f"DERBY_{name.upper()}" for name in Settings.__struct_fields__}
        load_settings(None, dict.fromkeys(named - settings, "x"), {})

    def test_a_setting_is_named_by_its_error(self) -> None:
        with pytest.raises(SettingsError, match="port"):
            load_settings(None, {"DERBY_PORT": "x"}, {})

    def starting(self, *arguments: str, **environment: str) -> str:
        """The complaint of a real server that can't start."""
        done = subprocess.run(
            [sys.executable, "-m", "derby.cli", "serve", "--port", "0", *arguments],
            env={**os.environ, **QUICK, **environment},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (done.returncode, done.stdout) == (2, ""), done.stderr
        return self.one_line(done.stderr)

    def test_a_port_that_another_program_has(self) -> None:
        with socket.socket() as other:
            other.bind(("127.0.0.1", 0))
            other.listen()
            port = other.getsockname()[1]
            complaint = self.starting("--port", str(port))
        assert complaint == f"derby: 127.0.0.1 port {port} can't be used: Address already in use\n"

    @pytest.mark.parametrize("host", ["nowhere.invalid", "192.0.2.1", "-"])
    def test_a_host_that_isnt_here(self, host: str) -> None:
        assert self.starting("--host", host).startswith(f"derby: {host} port 0 can't be used: ")

    @pytest.mark.parametrize("workers", ["1", "2"])
    def test_a_database_server_that_isnt_there(self, workers: str) -> None:
        complaint = self.starting("--database", NOBODY_THERE, "--workers", workers)
        assert complaint.startswith("derby: the PostgreSQL database can't be opened: ")
        assert "hera" not in complaint

    def test_a_database_that_isnt_there(self, postgres: Postgres) -> None:
        complaint = self.starting("--database", postgres.url.rpartition("/")[0] + "/asgard")
        assert 'database "asgard" does not exist' in complaint

    def test_a_sqlite_file_that_cant_be_opened(self, tmp_path: Path) -> None:
        (tmp_path / "folder.db").mkdir()
        complaint = self.starting("--database", f"sqlite:///{tmp_path / 'folder.db'}")
        assert complaint.startswith(f"derby: the SQLite file {tmp_path / 'folder.db'} can't be opened: ")

    def test_a_database_from_the_future(self, tmp_path: Path) -> None:
        with closing(sqlite3.connect(tmp_path / "derby.db")) as connection, connection:
            connection.execute("CREATE TABLE schema_versions (version INTEGER PRIMARY KEY)")
            connection.execute("INSERT INTO schema_versions VALUES (99)")
        (tmp_path / "derby.db").chmod(0o600)
        complaint = self.starting("--database", f"sqlite:///{tmp_path / 'derby.db'}")
        assert "schema version 99" in complaint
        assert "use a newer Divinity Derby" in complaint

    def test_a_sqlite_file_that_another_server_has_and_that_server_lives(self, tmp_path: Path) -> None:
        with running(tmp_path / "derby.db") as server:
            complaint = self.starting("--database", server.database)
            assert complaint == "derby: derby.db is in use by another Divinity Derby server\n"
            guest = Guest(server, "Ann")
            guest.device(guest.quick_play()).play_on(most=3)


@contextmanager
def started(arguments: list[str], environment: Mapping[str, str]) -> Generator[subprocess.Popen[str]]:
    """`derby` with these arguments and nothing else set, until the block ends."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("DERBY_")}
    process = subprocess.Popen(
        [sys.executable, "-m", "derby.cli", *arguments],
        env={**plain, **environment},
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)


def told_address(process: subprocess.Popen[str]) -> str:
    """The address that a server tells when it starts."""
    assert process.stderr is not None
    line = process.stderr.readline()
    found = re.fullmatch(r"Divinity Derby is at (\S+) \(Ctrl\+C to stop\)\n", line)
    assert found is not None, line
    return found[1]


class TestPlay:
    def test_it_serves_this_computer_alone_from_the_users_data_folder(self, tmp_path: Path) -> None:
        with started(["play", "--no-browser"], home(tmp_path)) as process:
            server = at_address(told_address(process))
            guest = Guest(server, "Ann")
            device = guest.device(guest.quick_play())
            device.play_on(most=1)
            if sys.platform == "linux":
                with pytest.raises(ConnectionRefusedError), socket.create_connection(("127.0.0.2", server.port)):
                    pass
            assert (tmp_path / "data" / "divinity-derby" / "derby.db").is_file()
            time.sleep(2)
            assert not (tmp_path / "opened").exists()

    def test_it_opens_the_browser(self, tmp_path: Path) -> None:
        with started(["play"], home(tmp_path)) as process:
            address = told_address(process)
            deadline = time.monotonic() + PATIENCE
            while not (tmp_path / "opened").exists():
                assert time.monotonic() < deadline
                time.sleep(0.05)
            time.sleep(0.1)
            assert (tmp_path / "opened").read_text() == f"{address}\n"

    def test_a_game_goes_on_the_next_time(self, tmp_path: Path) -> None:
        port = free_port()
        with started(["play", "--no-browser", "--port", str(port)], home(tmp_path)) as process:
            server = at_address(told_address(process))
            assert server.port == port
            guest = Guest(server, "Ann")
            table = guest.quick_play()
            device = guest.device(table)
            device.play_on(most=1)
            version = device.version
        with started(["play", "--no-browser", "--port", str(port)], home(tmp_path)) as process:
            told_address(process)
            back = guest.device(table)
            assert back.version >= version
            back.play_on(most=1)


def home(folder: Path) -> dict[str, str]:
    """An environment in which the user's data and the browser are in a folder of the test."""
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {folder / "opened"}\n')
    browser.chmod(0o755)
    return {"XDG_DATA_HOME": str(folder / "data"), "BROWSER": f"{browser} %s"}


def at_address(address: str) -> Server:
    """The server at an address, which somebody else has started."""
    found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)", address)
    assert found is not None, address
    return Server("", int(found[1]))


class TestEnding:
    def test_whoever_is_asked_to_end_ends_well_and_sends_everybody_away(self, tmp_path: Path) -> None:
        with running(tmp_path / "derby.db") as server:
            ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
            table = ann.quick_play()
            devices = [ann.device(table), bob.device(table), Device(server, {"Cookie": ann.cookie()})]
            devices[0].play_on(most=3)
            assert server.stop() == 0
        for device in devices:
            assert close_code(device) == 1012
        assert "Traceback" not in server.log.decode()
        went = [entry for entry in stored_entries(server.database, table) if entry["type"] == "Went"]
        assert [entry["seat"] for entry in went] == [0], "whoever was there is known to be away"

    def test_what_was_acknowledged_before_the_end_is_there(self, tmp_path: Path) -> None:
        with forked_server(tmp_path, f"sqlite:///{tmp_path / 'derby.db'}", {}) as server:
            server.start()
            crowd = Crowd(server)
            crowd.start()
            for _ in range(5):
                crowd.goes_on()
                time.sleep(0.1)
                assert server.stop() == 0
                server.start()
            crowd.goes_on()
            crowd.stop()
            assert server.stop() == 0
            crowd.join()
            assert crowd.ledger.play_again(server.database)


def close_code(device: Device) -> int | None:
    """The code with which the server closed the connection."""
    try:
        while True:
            device.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else None
