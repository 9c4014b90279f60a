"""Bots from outside: named `module:Name`, or by an entry point, and what goes wrong with them said in one line."""

import asyncio
import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import derby
from derby.bots import BotFailed, Budget, UnknownBot, bot, decided
from derby.bots.registry import _from_outside  # pyright: ignore[reportPrivateUsage]
from derby.cli.main import app
from derby.server.workers.bot_workers import BotWorkers

GUIDE = Path(__file__).parent.parent.parent / "docs" / "add-a-bot.md"
SNAIL = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)[0]
"""The bot of the guide."""
ENTRY_POINT = re.findall(r"```toml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)[0]
BROKEN = """
class NoDescription:
    name = "no description"
class NoDecide:
    name = description = "no decide"
class NeedsMore:
    def __init__(self, more): ...
class Cheat:
    name = description = "cheat"
    def decide(self, set_up, view, budget, stream):
        return "castle"
class Crash(Cheat):
    def decide(self, set_up, view, budget, stream):
        raise ValueError("no idea")
number = 1
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with the bot of the guide and some that can't play."""
    (tmp_path / "snail.py").write_text(SNAIL, encoding="utf-8")
    (tmp_path / "broken_bots.py").write_text(BROKEN, encoding="utf-8")
    (tmp_path / "needs_missing.py").write_text("import no_such_package", encoding="utf-8")
    (tmp_path / "raises.py").write_text("1 / 0", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    _from_outside.cache_clear()
    for module in ("snail", "broken_bots", "needs_missing", "raises"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    return tmp_path


def test_a_bot_of_the_current_folder_plays() -> None:
    snail, game, stream = bot("snail:Snail"), derby.new_game(4, seed=1), random.Random(1)
    assert snail.description == "Never in a hurry."
    while not game.is_over:
        game.apply(decided(snail, game.set_up, game.view(game.seat_to_act), Budget(), stream))
    assert game.winners


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("loki", "choose from random, mortal, hero, titan, olympian, flat-monte-carlo, or name your own as my_module:"),
        (":Snail", "name your own as my_module:Name"),
        ("loki:Snail", "there is no module 'loki'"),
        ("snail.py:Snail", "name the module without .py"),
        ("snail:Slug", "snail has no 'Slug'"),
        ("needs_missing:Snail", "there is no module 'no_such_package'"),
        ("raises:Snail", "raises can't be imported: ZeroDivisionError: division by zero"),
        ("broken_bots:NoDescription", "not a bot: it needs a text 'description'"),
        ("broken_bots:NoDecide", "not a bot: it needs a method decide"),
        ("broken_bots:NeedsMore", r"NeedsMore\(\) failed: TypeError"),
        ("broken_bots:number", "not a bot"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        bot(name)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Cheat", "cheat chose castle, which is not legal at first-bets"),
        ("Crash", "cheat raised ValueError: no idea"),
    ],
)
def test_a_bot_that_plays_against_the_rules_is_named(name: str, reason: str) -> None:
    game = derby.new_game(4, seed=1)
    with pytest.raises(BotFailed, match=reason):
        decided(
            bot(f"broken_bots:{name}"), game.set_up, game.view(game.seat_to_act), Budget(rounds=1), random.Random(1)
        )


def test_a_package_brings_its_bots(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry point, as installing the `pyproject.toml` of the guide would leave it."""
    name, target = re.findall(r'(?m)^(\w+) = "(snail:\w+)"', ENTRY_POINT)[0]
    info = folder / "snail_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: snail-bot\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[derby.bots]\n{name} = {target}\n", encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(folder), *sys.path])
    assert bot("snail").name == "snail"
    with pytest.raises(UnknownBot, match="flat-monte-carlo, snail, or name your own"):
        bot("loki")


def test_the_arena_plays_it_in_processes_of_its_own(folder: Path) -> None:
    """The command of the guide, with fewer games."""
    commands = re.findall(r"(?m)^uv run --no-sync (derby arena .*)$", GUIDE.read_text(encoding="utf-8"))
    assert commands == ["derby arena snail:Snail random --games 200"]
    options = commands[0].replace("200", "8").split()[1:]
    command = [sys.executable, "-m", "derby.cli", *options, "--jobs", "2", "--json"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert {own["name"] for own in json.loads(done.stdout)["bots"]} == {"snail:Snail", "random"}


@pytest.mark.parametrize(
    "command",
    [
        ["arena", "snail:Slug", "random"],
        ["simulate", "--players", "snail:Slug"],
        ["terminal", "--opponents", "snail:Slug"],
        ["play", "--bot", "snail:Slug"],
        ["lab", "balance", "--bot", "snail:Slug", "--out", "report"],
    ],
    ids=lambda command: command[0],
)
def test_every_command_says_what_is_wrong_with_a_bot(command: list[str]) -> None:
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 2
    assert "snail:Slug: snail has no 'Slug'" in " ".join(result.output.split())


def test_simulate_plays_it_on_every_seat() -> None:
    command = ["simulate", "--players", "snail:Snail", "--games", "2", "--rounds", "1", "--jobs", "1", "--json"]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["players"] == "snail:Snail"


def test_it_is_introduced_in_the_terminal() -> None:
    result = CliRunner().invoke(
        app, ["terminal", "--opponents", "snail:Snail", "--seed", "1", "--lang", "en"], input="q\n"
    )
    assert "Never in a hurry." in result.output


def test_the_server_lets_it_play_and_goes_on_where_it_fails(caplog: pytest.LogCaptureFixture) -> None:
    game = derby.new_game(4, seed=1, first_player=0)

    async def decisions() -> list[int]:
        codes: list[int] = []
        for name in ("snail:Snail", "broken_bots:Crash"):
            workers = BotWorkers(1, 200.0, name)
            codes.append(await workers.decide("random", game.set_up, game.view(0)))
            workers.close()
        return codes

    own, instead = asyncio.run(decisions())
    assert derby.ACTIONS[own] == decided(bot("snail:Snail"), game.set_up, game.view(0), Budget(), random.Random(1))
    assert instead in game.legal_codes()
    assert "cheat raised ValueError: no idea; a random action is played instead" in caplog.text
