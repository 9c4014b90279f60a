"""The page and the terminal use every word of the Fluent files and no others; the page has no words of its own."""

import ast
import itertools
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from derby.cli.examples import CHAPTERS
from derby.cli.rules import SECTIONS, moment_of
from derby.cli.terminal.narration import Shared
from derby.cli.terminal.phrases import Form
from derby.cli.terminal.story import PLACES
from derby.editions.edition import PLACE_NAMES, Source
from derby.game.names import CREATURES, GODS, POWERS, Variant
from derby.locales import LANGUAGES, Words
from derby.tables.settings import Level
from tests.locales.keys import keys
from tests.web.node import ROOT, WEB, run_node

TERMINAL = ROOT / "src/derby/cli"
NOTIFICATIONS = ROOT / "src/derby/server/push"
MOMENTS = {moment_of(power) for power in POWERS}
SOURCES = (*get_args(Source), "house")
PARTS: dict[str, Iterable[str]] = {
    "case": ("subject", "object"),
    "chapter": CHAPTERS,
    "creature": CREATURES,
    "ending": ("", ".feminine"),
    "form": get_args(Form),
    "game.set_up.gods[self.seat]": GODS,
    "god": GODS,
    "key": get_args(Shared),
    "meaning": ("help", "table", "log", "rules", "quit"),
    "moment": MOMENTS,
    "place.replace(' ', '-')": [place.replace(" ", "-") for place in PLACE_NAMES],
    "PLACES[self._finished]": PLACES,
    "power": POWERS,
    "opponent.name": get_args(Level),
    "section": SECTIONS,
    "self.gods[seat]": GODS,
    "self.words('form-after-colon')": {Words(language)("form-after-colon") for language in LANGUAGES},
    "side": ("left", "right"),
    "source": SOURCES,
    "stage": MOMENTS,
    "variant": Variant,
    "way": ("from", "into"),
    **{f"{value}['source']": SOURCES for value in ("power", "card", "bet", "value")},
}
"""Where the terminal puts a key together: what may stand for each expression in braces."""
KEY = re.compile(r"[a-z]+(-[a-z]+)+(\.[a-z]+)?")
IN_MARKUP = re.compile(r">([^<>{}]*\w[^<>{}]*)<")
NO_TRANSLATION = {"Divinity Derby", "?", "·"}


class OfThePage(msgspec.Struct):
    used: set[str]
    """Every string that may be a key."""
    missing: list[str]
    """Where the compiler finds a key that no word has."""


@pytest.fixture(scope="module")
def of_the_page() -> OfThePage:
    generator = [sys.executable, str(WEB / "generate.py"), str(WEB / "src/generated")]
    subprocess.run(generator, check=True, timeout=120)
    made = run_node("tests/words-in-use.ts")
    assert made.returncode == 0, made.stderr
    return msgspec.json.decode(made.stdout, type=OfThePage)


def of_the_terminal() -> set[str]:
    """Every string of the terminal, and of notifications, that may be a key."""
    found: set[str] = set()
    for file in (*TERMINAL.rglob("*.py"), *NOTIFICATIONS.rglob("*.py")):
        text = file.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if "words" in text else ():
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.JoinedStr) and is_a_key(node):
                found |= values_of(node, file)
    return found


def is_a_key(node: ast.JoinedStr) -> bool:
    """Whether it is one once something is put into its braces."""
    texts = [part.value if isinstance(part, ast.Constant) else "x" for part in node.values]
    return KEY.fullmatch("".join(map(str, texts))) is not None


def values_of(node: ast.JoinedStr, file: Path) -> set[str]:
    parts: list[Iterable[str]] = []
    for part in node.values:
        if isinstance(part, ast.Constant):
            parts.append([str(part.value)])
        elif isinstance(part, ast.FormattedValue) and isinstance(part.value, ast.IfExp):
            parts.append([ast.literal_eval(part.value.body), ast.literal_eval(part.value.orelse)])
        elif isinstance(part, ast.FormattedValue):
            expression = ast.unparse(part.value)
            assert expression in PARTS, f"{file.name}:{node.lineno}: say in PARTS what {expression} may be"
            parts.append(PARTS[expression])
    return set(map("".join, itertools.product(*parts)))


def test_the_page_asks_for_no_word_that_is_missing(of_the_page: OfThePage) -> None:
    assert of_the_page.missing == []


def test_the_terminal_asks_for_no_word_that_is_missing() -> None:
    known = keys("en")
    kinds = {key.partition("-")[0] for key in known}
    asked = {text for text in of_the_terminal() if KEY.fullmatch(text) and text.partition("-")[0] in kinds}
    assert asked - known - set(SECTIONS) == set()


def test_no_word_is_unused(of_the_page: OfThePage) -> None:
    assert sorted(keys("en") - of_the_page.used - of_the_terminal()) == []


def test_the_page_has_no_words_of_its_own() -> None:
    found: list[str] = []
    for file in (WEB / "src").rglob("*.svelte"):
        markup = re.sub(r"(?s)<(script|style).*?</\1>|<!--.*?-->|\{[^{}]*\}", "", file.read_text("utf-8"))
        found += [
            f"{file.name}: {text.strip()}"
            for text in IN_MARKUP.findall(markup)
            if re.search(r"[^\W\d_]{2}", text) and text.strip() not in NO_TRANSLATION
        ]
    assert found == []
