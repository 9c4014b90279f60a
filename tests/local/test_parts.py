"""The files of Python for the browser: how much they weigh, what is in them, and that they play, in Node."""

import gzip
import tomllib
import zipfile
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from tests.web.node import ROOT, WEB, run_node

FOLDER = Path(str(files("derby.server").joinpath("static", "python")))
MOST = 5_000_000
"""Bytes of all parts and of the workers that start them, compressed."""

pytestmark = pytest.mark.skipif(not FOLDER.is_dir(), reason="installed without the page")

GAME = """
import random
import derby
from derby.bots import Budget, bot

game = derby.new_game(6, seed=7, variants=["zeus-sobers-up", "power-of-the-gods", "fate-tokens"])
stream = random.Random(1)
while (seat := game.seat_to_act) is not None:
    game.apply(bot("random").decide(game.set_up, game.view(seat), Budget(), stream))
game.record().verify()
game.record().dump().decode()
"""
"""A program whose last line is its result."""

TABLE = f"""
exec({(ROOT / "tests/local/local_page.py").read_text(encoding="utf-8")!r})

async with started(LocalPage()) as page:
    await page.ask("POST", "/api/guests", {{"name": "Ann"}})
    _, opened = await page.ask("POST", "/api/quick-play", {{"settings": {{"seats": 3}}, "level": "hero"}})
    page.host.connect(1)
    page.say(1, "Enter", table=opened["table"])
    seen = await page.hears(1, lambda message: message["type"] == "Seen")
seen["view"]["stage"]
"""


def result_of(program: str) -> str:
    done = run_node("--disable-warning=ExperimentalWarning", "tests/python/play.ts", str(FOLDER), given=program)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_all_parts_together_are_light() -> None:
    scripts = [
        *FOLDER.glob("*.js"),
        *FOLDER.parent.glob("assets/worker-*.js"),
        *FOLDER.parent.glob("assets/thinking-*.js"),
    ]
    sizes = {file.name: file.stat().st_size for file in FOLDER.glob("*.zst")}
    sizes |= {file.name: len(gzip.compress(file.read_bytes())) for file in scripts}
    assert {name.partition("-")[0] for name in sizes} == {"engine", "script", "library", "derby", "worker", "thinking"}
    assert sum(sizes.values()) < MOST, sizes


def test_they_play_the_same_game_as_python_does_here() -> None:
    here: dict[str, str] = {}
    *program, result = GAME.strip().splitlines()
    exec("\n".join([*program, f"result = {result}"]), here)
    assert result_of(GAME) == here["result"]


def test_they_host_a_table() -> None:
    assert result_of(TABLE) == "first-bets"


def test_msgspec_is_the_one_that_is_locked() -> None:
    (wheel,) = (WEB / "src/generated/python").glob("msgspec-*.whl")
    packages = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    (locked,) = [package for package in packages if package["name"] == "msgspec"]
    assert f"sha256:{sha256(wheel.read_bytes()).hexdigest()}" in [file["hash"] for file in locked["wheels"]]
    with zipfile.ZipFile(wheel) as archive:
        (core,) = [name for name in archive.namelist() if name.endswith(".so")]
        digest = sha256(archive.read(core)).hexdigest()
    found = """
import hashlib, msgspec, msgspec._core
f"{msgspec.__version__} {hashlib.sha256(open(msgspec._core.__file__, 'rb').read()).hexdigest()}"
"""
    assert result_of(found) == f"{msgspec.__version__} {digest}"
