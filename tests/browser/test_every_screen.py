"""Every screen, in all languages, at many sizes, by day and by night: nothing is cut off, and axe finds nothing."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from derby.locales import LANGUAGES
from tests.browser.conftest import Enter
from tests.browser.look import what_axe_finds, what_does_not_fit, what_is_broken, what_is_too_small
from tests.browser.person import DESK, PHONE, TABLET
from tests.browser.tour import LONG_WORD, lobby, tour, whole_tour
from tests.locales.keys import keys as known_keys
from tests.server.harness import Server

SIZES = {
    "1280 × 640 at 400 %": {"width": 320, "height": 640},
    "phone": PHONE,
    "tablet": TABLET,
    "desk at 200 %": {"width": DESK["width"] // 2, "height": DESK["height"] // 2},
    "desk": DESK,
}
TIGHTEST = {"seats": 6, "variants": ["zeus-sobers-up", "power-of-the-gods", "fate-tokens"], "quickOdds": True}
SMALLEST: ViewportSize = {"width": 320, "height": 568}
STILL = {"reduced_motion": "reduce"}


def test_no_screen_overflows_in_german(person: Enter, server: Server) -> None:
    anna = person("Annegret", language="de", screen=PHONE, context=STILL, **TIGHTEST)
    found: list[str] = []
    for stop in whole_tour(anna, server):
        for size, screen in SIZES.items():
            anna.page.set_viewport_size(screen)  # type: ignore[arg-type]
            found += [f"{stop}, {size}: {trouble}" for trouble in what_does_not_fit(anna.page)]
        anna.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["en", "fr", "it", "es", "pl"])
def test_a_race_in_each_language_on_a_phone(person: Enter, language: str) -> None:
    someone = person(language=language, screen=PHONE, context={**STILL, "has_touch": True}, **TIGHTEST)
    found: list[str] = []
    for stop in tour(someone):
        found += [f"{stop}: {trouble}" for trouble in what_does_not_fit(someone.page)]
        assert someone.page.locator("html").get_attribute("lang") == language
    assert not found, "\n".join(found)


SPEAK = "(language) => localStorage.setItem('derby', JSON.stringify({ ...JSON.parse(localStorage.derby), language }))"
"""Another tab in which somebody chooses a language."""


def test_the_lobby_follows_to_every_language_on_the_smallest_phone(person: Enter) -> None:
    """One walk up to the puzzles: at each screen every language is chosen, as if in another tab."""
    someone = person("Ann", screen=PHONE, context={**STILL, "has_touch": True}, **TIGHTEST)
    someone.go()
    other = someone.context.new_page()
    other.goto(f"{someone.url}/manifest.webmanifest")
    keys = {key for key in known_keys("en") if "-" in key}
    found: list[str] = []
    for stop in lobby(someone):
        someone.page.set_viewport_size(SMALLEST)
        for language in [*LANGUAGES[1:], LANGUAGES[0]]:
            other.evaluate(SPEAK, language)
            expect(someone.page.locator("html")).to_have_attribute("lang", language)
            troubles = what_does_not_fit(someone.page)
            troubles += [f"{word} is divided" for word in what_is_broken(someone.page) if word != LONG_WORD]
            shown = set(re.findall(r"[a-z]+(?:-[a-z]+)+", someone.page.locator("body").inner_text()))
            troubles += [f"{key} is a key" for key in shown & keys]
            found += [f"{stop}, {language}: {trouble}" for trouble in troubles]
        if stop == "puzzles":
            break
        someone.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
def test_axe_finds_nothing_by_day_and_by_night_and_thumbs_find_everything(
    person: Enter, server: Server, screen: dict[str, int]
) -> None:
    someone = person(screen=screen, context=STILL, **TIGHTEST)
    found: list[str] = []
    for stop in whole_tour(someone, server):
        found += [f"{stop} by day: {violation}" for violation in what_axe_finds(someone.page)]
        someone.page.emulate_media(color_scheme="dark")
        # At night only the colours are others.
        found += [f"{stop} by night: {violation}" for violation in what_axe_finds(someone.page, rule="color-contrast")]
        someone.page.emulate_media(color_scheme="light")
        if screen is PHONE:
            found += [f"{stop}: {small}" for small in what_is_too_small(someone.page)]
    assert not found, "\n".join(found)
