"""The example of an external bot plays a whole game at a real server."""

import os
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import PATIENCE, Device, Guest, Message, Server

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "external_bot.py"


@contextmanager
def started_bot(server: Server, table: str, token: str | None) -> Generator[subprocess.Popen[str]]:
    """The example at work on a table; ended with the test if it has not ended itself."""
    environment = {name: value for name, value in os.environ.items() if name != "DERBY_BOT_TOKEN"}
    if token is not None:
        environment["DERBY_BOT_TOKEN"] = token
    command = [sys.executable, str(EXAMPLE), f"{server.url}/table/{table}", "--bot", "random"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def outcome(server: Server, table: str, token: str | None) -> tuple[int, str]:
    """What came of a bot that doesn't get to play: its exit code and its complaints."""
    with started_bot(server, table, token) as bot:
        _, complaints = bot.communicate(timeout=PATIENCE)
        return bot.returncode, complaints


def new_bot(ann: Guest) -> str:
    """The token of a new bot."""
    return ann.post("/api/bots", {"name": "Rook"})["token"]


def table_with_bots(ann: Guest, **settings: Any) -> tuple[str, Device]:
    """A table of three with random bots on all seats but the first; the host watches."""
    table = ann.open_table(seats=3, **settings)
    host = ann.device(table)
    for seat in (1, 2):
        host.room_after("SeatBot", seat=seat, level="random")
    return table, host


def is_there(message: Message) -> bool:
    """Whether a message says that the first seat is taken and its device is there."""
    return message["type"] == "RoomIs" and message["room"]["seats"][0]["present"]


@pytest.mark.parametrize("variants", [[], ["zeus-sobers-up", "power-of-the-gods", "fate-tokens"]], ids=["base", "all"])
def test_it_takes_a_seat_and_plays_to_the_end(server: Server, ann: Guest, variants: list[str]) -> None:
    table, host = table_with_bots(ann, variants=variants)
    with started_bot(server, table, new_bot(ann)) as bot:
        seat = host.until(is_there)["room"]["seats"][0]
        assert (seat["kind"], seat["name"]) == ("external", "Rook")
        host.send("Start")
        over = host.until(lambda message: message["type"] == "RoomIs" and message["room"]["phase"] == "over")
        assert not over["room"]["seats"][0]["handed_over"]
        output, complaints = bot.communicate(timeout=PATIENCE)
        assert (bot.returncode, complaints) == (0, "")
    points = [seat["points"] for seat in host.view["seats"]]
    assert output == f"The game is over. Points by seat: {' '.join(map(str, points))}\n"


def test_it_comes_back_after_a_restart(server: Server, ann: Guest) -> None:
    table, host = table_with_bots(ann, variants=["power-of-the-gods"])
    with started_bot(server, table, new_bot(ann)) as bot:
        host.until(is_there)
        host.send("Start")
        host.until(lambda message: message["type"] == "Happened")
        server.stop()
        server.start()
        output, complaints = bot.communicate(timeout=PATIENCE)
        assert (bot.returncode, complaints) == (0, "")
    assert output.startswith("The game is over.")


@pytest.mark.parametrize(
    ("token", "told"),
    [(None, "a token is needed"), ("nobody.forged", "HTTP 401")],
    ids=["without a token", "with a forged one"],
)
def test_it_needs_its_token(server: Server, ann: Guest, token: str | None, told: str) -> None:
    table, _ = table_with_bots(ann)
    code, complaints = outcome(server, table, token)
    assert code != 0
    assert told in complaints


def test_it_says_so_when_no_seat_is_free(server: Server, ann: Guest) -> None:
    code, complaints = outcome(server, ann.quick_play(), new_bot(ann))
    assert code != 0
    assert "no seat is free" in complaints


def test_it_says_so_when_there_is_no_table(server: Server, ann: Guest) -> None:
    code, complaints = outcome(server, "nowhere", new_bot(ann))
    assert code != 0
    assert "no-such-table" in complaints
