"""A language nobody speaks, made from English: every letter has an accent, and every text is a third longer.

What is still in English was never in a Fluent file; what is cut off has no room for a longer language.
"""

import re
from collections.abc import Generator, Iterator

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Attribute, BaseNode, Message, Resource, TextElement
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route

from derby.locales import Words
from derby.locales.fluent import Messages
from tests.browser.conftest import Enter, serving
from tests.browser.look import what_does_not_fit, what_is_said
from tests.browser.person import PHONE
from tests.browser.test_every_language import NAME, NO_WORDS
from tests.browser.test_every_screen import STILL, TIGHTEST
from tests.browser.tour import tour
from tests.locales.keys import resource
from tests.server.harness import Server

PLAIN = "bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ"
ACCENTED = "ƀçđƒğħĵķłɱñƥɋřšţṽŵẋÿžƁÇĐƑĞĦĴĶŁṀÑƤɊŘŠŢṼŴẊŸŽ"
VOWELS = {"a": "áà", "e": "éè", "i": "íì", "o": "óò", "u": "úù", "A": "Áà", "E": "Éè", "I": "Íì", "O": "Óò", "U": "Úù"}
LETTERS = {**dict(zip(PLAIN, ACCENTED, strict=True)), **VOWELS}
SCRIPT = re.compile(r"/assets/(?:\w+-)?en-[\w-]+\.js$")
"""The scripts with English words."""
ON_THE_FLY = """
import original from "./NAME?original";
const LETTERS = TABLE;
const change = (text) => [...text].map((letter) => LETTERS[letter] ?? letter).join("");
const changed = (pattern) =>
  Array.isArray(pattern) ? pattern.map(changed)
  : typeof pattern === "string" ? change(pattern)
  : pattern?.type === "select"
    ? { ...pattern, variants: pattern.variants.map((each) => ({ ...each, value: changed(each.value) })) }
    : pattern;
export default original.map(({ id, value, attributes }) => ({
  id,
  value: value && id !== "form-after-colon" ? changed(value) : value,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([name, each]) => [name, name === "gender" ? each : changed(each)]),
  ),
}));
"""
"""A script of words in their place: what the Fluent files of this language would have become."""
NOT_TRANSLATED = re.compile(rf"{NO_WORDS.pattern}|\d+:\d\d\W[AP]M")
"""Names, links, codes, and times of the day, which the browser writes."""


def made_up(text: str) -> str:
    return "".join(LETTERS.get(letter, letter) for letter in text)


class Accents(Transformer):
    """Every text of a Fluent file in the made-up language, but not the names of forms."""

    def visit_Message(self, node: Message) -> BaseNode:  # noqa: N802 (Fluent calls it by this name)
        return node if node.id.name == "form-after-colon" else self.generic_visit(node)

    def visit_Attribute(self, node: Attribute) -> BaseNode:  # noqa: N802
        return node if node.id.name == "gender" else self.generic_visit(node)

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802
        return TextElement(made_up(node.value))


class MadeUpWords(Words):
    def __init__(self) -> None:
        super().__init__("en")
        changed: Resource = Accents().visit(resource("en"))
        self._messages = Messages("en", [FluentSerializer().serialize(changed)])


def speak(route: Route) -> None:
    name = route.request.url.rpartition("/")[2]
    table = str(LETTERS)
    route.fulfill(body=ON_THE_FLY.replace("NAME", name).replace("TABLE", table), content_type="text/javascript")


def left_in_english(page: Page) -> Iterator[str]:
    for text in what_is_said(page):
        if re.search(r"[A-Za-z]{2}", NOT_TRANSLATED.sub("", text)):
            yield f"“{text[:80]}” is in English"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    """One of its own: names of people from other tests would be taken for English."""
    yield from serving(tmp_path_factory.mktemp("made-up"))


def test_every_screen_speaks_it_and_nothing_is_cut_off(person: Enter) -> None:
    ann = person(
        NAME, screen=PHONE, context={**STILL, "service_workers": "block"}, forgives=("Service Worker",), **TIGHTEST
    )
    ann.words = MadeUpWords()
    ann.context.route(SCRIPT, speak)
    found: list[str] = []
    for stop in tour(ann):
        found += [f"{stop}: {trouble}" for trouble in [*what_does_not_fit(ann.page), *left_in_english(ann.page)]]
    assert not found, "\n".join(dict.fromkeys(found))
