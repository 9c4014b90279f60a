"""The wheel: a program that uses it runs and type-checks, and the public API has no unknown types."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent
PROGRAM = """
import random

import derby
from derby.bots import Budget, bot


class Snail:
    name = "snail"
    description = "Never in a hurry."

    def decide(
        self, set_up: derby.SetUp, view: derby.View, budget: Budget, stream: random.Random
    ) -> derby.Action:
        def sectors(action: derby.Action) -> int:
            match action:
                case derby.PlayFast(card=card) | derby.PlaySlow(card=card):
                    return set_up.cards[card].fast
                case _:
                    return 0

        return min(view.legal_actions, key=sectors)


game = derby.new_game(4, seed=7)
events: list[derby.Event] = game.apply(derby.parse_action("bet d on pegasus"))
players = [Snail(), bot("random"), bot("random"), bot("random")]
while (seat := game.seat_to_act) is not None:
    game.apply(players[seat].decide(game.set_up, game.view(seat), Budget(), random.Random(1)))
record = game.record()
creatures: list[derby.Creature] = [flyer.creature for flyer in game.view(None).track]
for step in record.replay():
    points: tuple[int, ...] = step.game.points
assert record.verify() == 1 + len(record.chance)
assert getattr(game.view(0), "_repr_svg_")().startswith("<svg")
assert str(game).startswith("The game is over")
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an environment that has the wheel (without the page), and what it needs from here."""
    folder = tmp_path_factory.mktemp("wheel")
    uv = shutil.which("uv")
    assert uv, "uv builds the wheel"
    environment = {**os.environ, "DERBY_NO_PAGE": "1"}
    subprocess.run([uv, "build", "--quiet", "--wheel", "--out-dir", folder, ROOT], check=True, env=environment)
    venv.create(folder / "venv", symlinks=sys.platform != "win32")
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder / "venv")}))
    (wheel,) = folder.glob("*.whl")
    shutil.unpack_archive(wheel, packages, "zip")
    for needed in ("msgspec", "numpy", "numpy.libs", "platformdirs"):
        here = Path(sysconfig.get_path("purelib"), needed)
        if here.exists():
            (packages / needed).symlink_to(here, target_is_directory=True)
    (folder / "program.py").write_text(PROGRAM, encoding="utf-8")
    (folder / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict"}', encoding="utf-8")
    return folder


def python(folder: Path) -> str:
    return str(folder / "venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))


def test_a_program_runs_with_what_the_wheel_has(folder: Path) -> None:
    program = f"{PROGRAM}\nassert derby.__file__.startswith({str(folder)!r}), derby.__file__"
    done = subprocess.run([python(folder), "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def pyright(folder: Path, *options: str) -> dict[str, Any]:
    """What pyright says where the wheel is installed."""
    # With --verifytypes it takes the Python that the shell finds, whatever --pythonpath says.
    path = os.pathsep.join([str(Path(python(folder)).parent), os.environ["PATH"]])
    command = [sys.executable, "-m", "pyright", "--outputjson", *options]
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    return json.loads(done.stdout)


def test_the_program_type_checks(folder: Path) -> None:
    found = pyright(folder, "program.py")
    assert found["summary"]["filesAnalyzed"] == 1
    assert found["generalDiagnostics"] == []


def test_the_public_api_has_no_unknown_types(folder: Path) -> None:
    found = pyright(folder, "--verifytypes", "derby", "--ignoreexternal")["typeCompleteness"]
    assert found["pyTypedPath"].startswith(str(folder))
    public = [
        symbol
        for symbol in found["symbols"]
        if symbol["name"].count(".") == 1
        or symbol["name"].startswith(("derby.game.", "derby.editions.", "derby.bots.protocol."))
    ]
    assert len(public) > 500
    assert [symbol["name"] for symbol in public if not symbol["isTypeKnown"] or symbol["isTypeAmbiguous"]] == []
