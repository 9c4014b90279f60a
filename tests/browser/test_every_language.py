"""Every screen in every language on the smallest phone: it fits, no word is broken, and nothing is left in English."""

import calendar
import re
from collections.abc import Generator, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize

from derby.locales import LANGUAGES, OWN_NAMES
from tests.browser.conftest import Enter, serving
from tests.browser.history import PEOPLE
from tests.browser.look import what_does_not_fit, what_is_broken, what_is_said
from tests.browser.person import PHONE
from tests.browser.test_every_screen import SIZES, STILL, TIGHTEST
from tests.browser.tour import CLUB, GROUP, LONG_WORD, whole_tour
from tests.locales.vocabulary import keys_in, vocabulary, words_in
from tests.server.harness import Server

SMALLEST: ViewportSize = {"width": 320, "height": 568}
LONGEST = "de"
"""The language that is looked at in all sizes."""
FOLLOW = """async (language) => {
  localStorage.setItem("derby", JSON.stringify({ ...JSON.parse(localStorage.derby), language }));
  dispatchEvent(new StorageEvent("storage", { key: "derby" }));
  while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
}"""
"""Somebody chooses a language, as if in another tab, and the page follows."""
NAME = "Åñßḡ"
NAMES = (NAME, *PEOPLE, GROUP, CLUB, LONG_WORD, "Divinity Derby", *OWN_NAMES.values())
NO_WORDS = re.compile("|".join([*map(re.escape, NAMES), r"Player \d", r"https?://\S+", r"\w{4}(-\w{4}){4}"]))
"""Names, also those that people got who typed none, links, and codes that restore a guest."""
MONTHS = words_in([*calendar.month_name, *calendar.month_abbr])
"""Several are the same in several languages; the browser writes them."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    """One of its own: names of people from other tests would be taken for English."""
    yield from serving(tmp_path_factory.mktemp("languages"))


def test_every_screen_in_every_language(person: Enter, server: Server) -> None:
    """One walk: at each screen the page is switched from language to language, and goes on in English."""
    someone = person(NAME, screen=PHONE, context={**STILL, "has_touch": True}, **TIGHTEST)
    page = someone.page
    found: list[str] = []
    for stop in whole_tour(someone, server):
        english = texts_on(page)
        page.set_viewport_size(SMALLEST)
        for language in reversed(LANGUAGES):
            page.evaluate(FOLLOW, language)
            troubles = [*what_does_not_fit(page), *what_is_said_wrong(page, language, english)]
            if language == LONGEST:
                for size, screen in SIZES.items():
                    page.set_viewport_size(screen)  # type: ignore[arg-type]
                    troubles += [f"{size}: {trouble}" for trouble in what_does_not_fit(page)]
                page.set_viewport_size(SMALLEST)
            found += [f"{stop}, {language}: {trouble}" for trouble in troubles]
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert not found, "\n".join(found)


def what_is_said_wrong(page: Page, language: str, english: list[str]) -> Iterator[str]:
    """Words that go on in the next line, keys in place of words, and words that are still in English."""
    yield from (f"“{word}” is divided" for word in what_is_broken(page) if word != LONG_WORD)
    said = texts_on(page)
    yield from (f"“{key}” is a key" for key in sorted(keys_in(said, language)))
    if language != "en":
        left = words_in(said) & words_in(english) - vocabulary(language) - MONTHS
        yield from (f"“{word}” is in English" for word in sorted(left))


def texts_on(page: Page) -> list[str]:
    return [NO_WORDS.sub(" ", text.replace("\u00ad", "")) for text in what_is_said(page)]
