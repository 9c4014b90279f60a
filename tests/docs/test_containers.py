"""The container files, as far as they can be checked without a container engine."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Generator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

ROOT = Path(__file__).parent.parent.parent
SETTINGS = {"DERBY_DATABASE", "DERBY_PUBLIC_URL", "DERBY_HOST", "DERBY_PORT", "DERBY_WORKERS", "DERBY_SECRET"}


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def instructions(dockerfile: str) -> list[tuple[str, str]]:
    """Every instruction with its arguments, with continued lines joined."""
    whole = re.sub(r"\\\n", "", re.sub(r"(?m)^#.*\n", "", dockerfile))
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in whole.splitlines()) if word]


def last(word: str) -> str:
    return [rest for name, rest in instructions(text("Dockerfile")) if name == word][-1]


def complaints(linter: str, *options: str, words: str) -> str:
    """What a linter of the development environment says about a file."""
    program = shutil.which(linter, path=os.pathsep.join([sysconfig.get_path("scripts"), os.environ["PATH"]]))
    assert program, f"{linter} is missing: `uv sync` installs it"
    done = subprocess.run([program, *options, "-"], input=words, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def dockerfile_complaints(words: str) -> str:
    if sys.platform == "win32":
        pytest.skip("hadolint has no package for Windows")
    return complaints("hadolint", "--no-color", words=words)


def compose_complaints(words: str) -> str:
    schema = ("--builtin-schema", "vendor.compose-spec", "--default-filetype", "yaml")
    return complaints("check-jsonschema", *schema, words=words)


def test_the_dockerfile_is_well_made() -> None:
    assert dockerfile_complaints(text("Dockerfile")) == ""
    assert "DL3006" in dockerfile_complaints(text("Dockerfile").replace(":3.12-slim", ""))


def test_the_compose_file_fits_the_specification() -> None:
    assert compose_complaints(text("compose.yaml")) == ""
    assert "restrat" in compose_complaints(text("compose.yaml").replace("restart:", "restrat:"))


def test_the_server_is_not_root_and_can_be_reached() -> None:
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", last("USER"))
    assert json.loads(last("CMD")) == ["derby", "serve", "--host", "0.0.0.0", "--port", "8000"]
    assert last("EXPOSE") == "8000"


def test_only_what_is_named_goes_into_the_image() -> None:
    rules = [line for line in text(".dockerignore").splitlines() if not line.startswith("#")]
    named = {rule[1:] for rule in rules if rule.startswith("!")}
    assert rules[0] == "*"
    assert {"pyproject.toml", "uv.lock", "README.md", "LICENSE", "src"} <= named
    assert not [name for name in named if name.startswith(".") or "*" in name]


def test_settings_come_from_the_environment_and_secrets_have_no_default() -> None:
    compose = text("compose.yaml")
    names = dict(re.findall(r"\$\{(\w+)([^}]*)\}", compose))
    passed_on = set(re.findall(r"(?m)^ +([A-Z_]+):$", compose))
    assert set(names) | passed_on == SETTINGS | {"POSTGRES_PASSWORD", "FORWARDED_ALLOW_IPS"}
    assert {"DERBY_SECRET", "POSTGRES_PASSWORD"} <= passed_on
    assert names["POSTGRES_PASSWORD"] == ":-"


@contextmanager
def answering(status: int) -> Generator[tuple[int, list[str]]]:
    """A server that gives one answer to everything: its port, and the paths requested."""
    asked: list[str] = []

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(status)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield server.server_port, asked
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize(("status", "is_healthy"), [(200, True), (503, False)])
def test_the_health_check_asks_the_server(status: int, is_healthy: bool) -> None:
    _, _, command = last("HEALTHCHECK").partition(" CMD ")
    python, option, program = json.loads(command)
    assert (python, option) == ("python", "-c")
    assert program.count("//127.0.0.1:8000/") == 1
    with answering(status) as (port, asked):
        done = subprocess.run(
            [sys.executable, option, program.replace(":8000/", f":{port}/")],
            env={**os.environ, "http_proxy": "http://127.0.0.1:1"},
            capture_output=True,
            check=False,
        )
        assert asked == ["/healthz"]
    assert (done.returncode == 0) == is_healthy
