"""The documentation as a site: it builds without warnings, names everything public, and loads nothing from afar."""

import doctest
import importlib
import pkgutil
import re
import runpy
from importlib.resources import files
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

import derby
import derby.bots
import derby.editions
import derby.game

ROOT = Path(__file__).parent.parent.parent
SITE: dict[str, Any] = runpy.run_path(str(ROOT / "scripts" / "site.py"))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built strictly: a link or an anchor that leads nowhere, or a page that is in no menu, is an error."""
    folder = tmp_path_factory.mktemp("site")
    SITE["build"](folder / "docs", folder / "site")
    return folder / "site"


def test_every_public_name_is_on_one_page_of_the_reference() -> None:
    named = [name for _, names in SITE["REFERENCE"].values() for name in names]
    public = {name for name in derby.__all__ if not isinstance(getattr(derby, name), ModuleType)}
    assert len(named) == len(set(named))
    assert public <= set(named) <= set(derby.__all__)
    assert set(SITE["BOTS"]) | {"BOTS"} == set(derby.bots.__all__)


def test_everything_public_has_a_docstring() -> None:
    public = [getattr(module, name) for module in (derby, derby.bots) for name in module.__all__]
    for each in public:
        if isinstance(each, type):
            methods = [value for name, value in vars(each).items() if not name.startswith("_")]
            for value in [each, *(value for value in methods if isinstance(value, FunctionType | property))]:
                assert value.__doc__, f"{each.__name__}: {value}"
        elif isinstance(each, FunctionType):
            assert each.__doc__, each.__name__


def test_the_reference_has_what_the_docstrings_say(site: Path) -> None:
    games = (site / "reference" / "games.html").read_text(encoding="utf-8")
    assert 'id="derby.Game.apply"' in games
    assert 'id="derby.View.legal_actions"' in games
    assert "Do an action and everything that follows from it" in games
    assert "&gt;&gt;&gt;" in games


def test_every_page_is_there_and_the_picture_with_it(site: Path) -> None:
    pages = {page.stem for page in (ROOT / "docs").glob("*.md")} - {"README"} | {"index", "contributing", "changelog"}
    assert pages <= {page.stem for page in site.glob("*.html")}
    assert "<svg xmlns" in (site / "library.html").read_text(encoding="utf-8")
    assert (site / "files" / "examples" / "learn_to_bet.py").is_file()


def test_a_stranger_plays_in_it(site: Path) -> None:
    page = (site / "play.html").read_text(encoding="utf-8")
    if files("derby.server").joinpath("static", "index.html").is_file():
        assert 'src="play/index.html"' in page
        assert 'content="alone"' in (site / "play" / "index.html").read_text(encoding="utf-8")
        assert list((site / "play" / "python").iterdir())
    else:
        assert "derby play" in page


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        if "balance" not in page.parts:
            words = page.read_text(encoding="utf-8")
            assert re.findall(r"<(?:script|img|link|iframe)[^>]+(?:src|href)=\"(?:https?:)?//[^\"]*", words) == []


def modules() -> list[str]:
    packages = (derby.game, derby.editions, derby.bots)
    return [
        found.name for package in packages for found in pkgutil.iter_modules(package.__path__, f"{package.__name__}.")
    ]


def test_the_examples_in_docstrings_run() -> None:
    tried = 0
    for name in ["derby", *modules()]:
        result = doctest.testmod(importlib.import_module(name))
        assert result.failed == 0, f"{name}: the output above says what differs"
        tried += result.attempted
    assert tried > 20
