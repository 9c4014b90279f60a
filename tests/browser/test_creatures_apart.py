"""Creatures are told apart without colour: by shape, letter, pattern, and in grey."""

from itertools import combinations, product
from typing import Literal

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Locator, expect

from derby.game.names import CREATURES
from derby.locales import LANGUAGES, OWN_NAMES, Words
from tests.browser.conftest import Enter
from tests.browser.person import DevTools, Person
from tests.browser.picture import lightness, pixels
from tests.browser.playing import asked

SCHEMES: list[Literal["light", "dark"]] = ["light", "dark"]
VISIONS = ["none", "deuteranopia", "protanopia", "tritanopia", "achromatopsia"]
CLEARLY = 0.2
"""A difference in lightness that nobody overlooks."""
LEAST = 0.12
"""The part of a token's pixels that differ clearly from every other token's."""


def tokens(person: Person) -> dict[str, Locator]:
    """The six tokens on the bet desk, 34 px wide."""
    desk = person.page.get_by_role("region", name=person.say("word-bet.plural"), exact=True)
    return {
        creature: desk.get_by_role("img", name=person.say(f"creature-{creature}"), exact=True) for creature in CREATURES
    }


def alike(seen: dict[str, NDArray[np.float64]]) -> dict[str, NDArray[np.float64]]:
    """Without the last row or column that only some have: tokens need not begin at a whole pixel."""
    height, width = (min(picture.shape[side] for picture in seen.values()) for side in (0, 1))
    return {creature: picture[:height, :width] for creature, picture in seen.items()}


def test_every_two_tokens_differ_in_grey(person: Enter) -> None:
    ann = person(seats=3)
    ann.play_now()
    assert asked(ann) == "bet"
    sight = DevTools(ann.page)
    for scheme, vision in product(SCHEMES, VISIONS):
        ann.page.emulate_media(color_scheme=scheme)
        sight.send("Emulation.setEmulatedVisionDeficiency", type=vision)
        seen = alike({creature: pixels(token.screenshot()) for creature, token in tokens(ann).items()})
        if vision == "achromatopsia":
            assert np.ptp(seen["dragon"], axis=2).max() <= 2, "colours are still there: nothing would be tested"
        for one, other in combinations(seen, 2):
            differs = np.abs(lightness(seen[one]) - lightness(seen[other])) > CLEARLY
            assert differs.mean() > LEAST, f"{one} and {other}, {scheme}, {vision}: {differs.mean():.2f}"


def test_each_has_a_shape_a_letter_and_a_pattern_of_its_own_in_every_language(person: Enter) -> None:
    ann = person(seats=3)
    ann.play_now()
    assert asked(ann) == "bet"
    for language in LANGUAGES:
        ann.button("page-settings").click()
        ann.dialog.get_by_role("radio", name=OWN_NAMES[language]).check(force=True)
        ann.words = Words(language)
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        ann.button("page-close", ann.dialog).click()
        expect(ann.page.get_by_text(ann.say("page-your-turn"), exact=True)).to_be_visible()
        marks = [token.evaluate(MARKS) for token in tokens(ann).values()]
        for kind in zip(*marks, strict=True):
            assert len(set(kind)) == 6, kind


MARKS = """(token) => [
  token.querySelector(".shape").getAttribute("d"),
  token.querySelector("path.letter")?.getAttribute("d") ?? token.querySelector("text.letter").textContent,
  ["d", "stroke-dasharray", "stroke-width"].map((name) => token.querySelector(".ring").getAttribute(name)).join(),
]"""
