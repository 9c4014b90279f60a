"""The documentation is true: its examples run, its links lead somewhere, and the reference names everything."""

import doctest
import re
import runpy
from pathlib import Path
from typing import get_args

import pytest

from derby import NotationError, Power
from derby.bench.run import Bench
from derby.editions import load_edition, olympus
from derby.game.actions import Action
from derby.game.events import AnyEvent
from derby.game.notation import position
from derby.game.notation_keys import KEYS
from derby.game.record import Record
from derby.lab.simulate import SeatResult, Simulation
from derby.table import Table

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
WITH_EXAMPLES = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]
NEEDED = {"learn.md": ("pettingzoo", "pyspiel")}
"""What the examples of a page need from an extra."""


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=named)
def test_the_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a folder of their own, from which the recorded games of the tests can be read."""
    for module in NEEDED.get(page.name, ()):
        pytest.importorskip(module)
    (tmp_path / "tests").symlink_to(ROOT / "tests", target_is_directory=True)
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert tried > 0
    assert failed == 0, "the output above says what differs"


def test_readme_and_tour_have_examples() -> None:
    assert {"README.md", "docs/tour.md", "docs/fairness.md"} <= set(map(named, WITH_EXAMPLES))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    words = page.read_text(encoding="utf-8")
    headings = {re.sub(r"[^\w -]", "", line.lower()).replace(" ", "-") for line in re.findall(r"(?m)^#+ (.+)$", words)}
    for target in re.findall(r"\]\(([^)\s]+)\)", words):
        if target.startswith("#"):
            assert target[1:] in headings, target
        elif not target.startswith("https://"):
            assert (page.parent / target).exists(), target


def test_the_speed_table_is_filled_in() -> None:
    table = text("README.md").split("<!-- speed -->")[1].split("<!-- /speed -->")[0]
    assert "OpenSpiel spades" in table
    assert "…" not in table


def test_the_proposed_edition_leaves_what_is_printed_alone() -> None:
    proposed, here = load_edition(ROOT / "docs/balance/proposal.toml"), olympus()
    assert proposed.movement == here.movement
    assert proposed.track.finish_line_after == here.track.finish_line_after
    for card, own in zip(proposed.bet, here.bet, strict=True):
        assert (card.places, card.source) == (own.places, own.source)
        assert card.points == own.points or card.source == "assumed"


def test_every_key_of_the_notation_is_documented() -> None:
    documented = set(re.findall(r"(?m)^\| `([a-z][a-z-]+)` \|", text("docs/notation.md")))
    assert documented == {key for key, _, _ in KEYS}


def refusal(line: str) -> str:
    """Why a line isn't a position; empty if it is one."""
    try:
        position(line)
    except NotationError as error:
        return str(error)
    return ""


def test_the_example_of_every_key_is_understood() -> None:
    """Alone it need not be a position, but its value must be readable."""
    examples = re.findall(r"\| `([a-z-]+:[^`]+)` \|$", text("docs/notation.md"), re.MULTILINE)
    assert len(examples) > 25
    for example in examples:
        key = example.partition(":")[0]
        line = " ".join([example, *(f"{k}:{v}" for k, v in (("gods", "AHM"), ("with", "pf")) if k != key)])
        if key == "fate-of":
            line += " fate:5/-/- track:D5,G0,L0,P0,X0,S0"
        misread = rf"{key}: .*( is not (a|one|on) |must be given|twice|parts for|room for)|there is no key"
        assert not re.match(misread, refusal(line)), example


def test_every_key_of_a_record_is_documented() -> None:
    documented = re.findall(r"(?m)^\| `(\w+)` \|", text("docs/records.md"))
    assert set(Record.__struct_fields__) <= set(documented)


def test_every_key_that_commands_print_is_documented() -> None:
    words = set(re.findall(r"`(\w+)`", text("docs/command-line.md")))
    for kind in (Bench, Simulation, SeatResult):
        assert set(kind.__struct_fields__) <= words


def test_the_reference_is_generated_and_names_everything(tmp_path: Path) -> None:
    runpy.run_path(str(ROOT / "scripts" / "generate_docs.py"))["main"](tmp_path)
    codes, table, events = ((tmp_path / f"{name}.md").read_text() for name in ("action-codes", "table", "events"))
    for kind in get_args(Action):
        assert f"### {kind.__name__}" in codes
        assert f"| `{kind.__name__}" in codes
    for power in Power:
        assert f"| `PlayPower {power}` |" in codes
    for field, declared in Table.fields.items():
        assert f"| `{field}` |" in table
        assert declared.meaning in table
    for kind in get_args(AnyEvent):
        assert f"### {kind.__name__}" in events
