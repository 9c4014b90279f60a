"""The container files; where there is a Docker daemon, the image itself, too."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Generator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
import yaml

from derby.server.file_limit import BACKLOG, OTHER_FILES
from derby.server.limits import Limits

ROOT = Path(__file__).parent.parent.parent
SETTINGS = {
    *("DERBY_DATABASE", "DERBY_PUBLIC_URL", "DERBY_HOST", "DERBY_PORT", "DERBY_WORKERS", "DERBY_BOT_WORKERS"),
    "DERBY_SECRET",
}


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
    assert set(names) | passed_on == SETTINGS | {"POSTGRES_PASSWORD", "FORWARDED_ALLOW_IPS", "MEMORY_LIMIT"}
    assert {"DERBY_SECRET", "POSTGRES_PASSWORD"} <= passed_on
    assert names["POSTGRES_PASSWORD"] == ":-"


def test_no_service_takes_more_than_its_share_of_the_machine() -> None:
    compose = services()
    assert set(compose) == {"derby", "postgres"}
    for service in compose.values():
        assert {"mem_limit", "pids_limit"} <= set(service)
        assert service["logging"] == {"driver": "json-file", "options": {"max-size": "10m", "max-file": "5"}}
    assert compose["derby"]["ulimits"]["nofile"] >= Limits().connections + BACKLOG + OTHER_FILES


def services() -> dict[str, Any]:
    return yaml.safe_load(text("compose.yaml"))["services"]


def docker(*arguments: str, seconds: float = 60.0) -> str:
    done = subprocess.run(["docker", *arguments], capture_output=True, text=True, check=False, timeout=seconds)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def has_docker() -> bool:
    asked = shutil.which("docker") and subprocess.run(["docker", "info"], capture_output=True, check=False)
    return bool(asked) and asked.returncode == 0


@pytest.fixture(scope="module")
def container() -> Generator[str]:
    """The server in a container with the limits of the compose file."""
    if not has_docker():
        pytest.skip("there is no Docker daemon on this machine")
    docker("build", "--quiet", "--tag", "derby-under-test", str(ROOT), seconds=1_800)
    derby = services()["derby"]
    limits = [f"--memory={derby['mem_limit'].split(':-')[1][:-1]}", f"--pids-limit={derby['pids_limit']}"]
    limits += ["--ulimit", f"nofile={derby['ulimits']['nofile']}", "--cap-drop=ALL", "--read-only", "--tmpfs=/tmp"]
    started = docker("run", "--detach", "--init", "--publish=127.0.0.1::8000", *limits, "derby-under-test")
    try:
        yield started
    finally:
        docker("rm", "--force", "--volumes", started)
        docker("rmi", "derby-under-test")


def test_the_image_serves_within_its_limits(container: str) -> None:
    address = docker("port", container, "8000/tcp").splitlines()[0]
    deadline = time.monotonic() + 60
    while True:
        try:
            answer = httpx.get(f"http://{address}/healthz", timeout=10)
            break
        except httpx.TransportError:
            assert time.monotonic() < deadline, docker("logs", container)
            time.sleep(0.2)
    assert answer.json()["status"] == "well"
    assert "Divinity Derby" in httpx.get(f"http://{address}/", timeout=10).text
    assert docker("exec", container, "id", "-u") == "10001"
    log = subprocess.run(["docker", "logs", container], capture_output=True, text=True, check=True).stderr
    assert f"room for {Limits().connections} connections" in log
    docker("stop", "--time=20", container)
    assert docker("inspect", "--format={{.State.ExitCode}}", container) == "0"


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
