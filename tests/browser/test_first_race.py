"""A new player's first race: the guide explains every step when it comes, and says goodbye."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Enter
from tests.browser.person import DESK, PHONE, Person
from tests.browser.playing import asked, choose, decide, holders

ALWAYS = {
    "welcome",
    "cards",
    "first-bet",
    "second-bet",
    "fast",
    "slow",
    "confirm",
    "neighbours",
    "order",
    "third-bet",
    "judgment",
    "bet-outcome",
    "next-race",
    "farewell",
}
BY_CHANCE = {"trick", "watch", "zeus", "finish"}
"""What may not come up in a race."""
TO_BE_DONE = {"first-bet", "second-bet", "fast", "slow", "confirm", "third-bet"}
"""These are learned by doing what they say."""


def guide(person: Person) -> Locator:
    return person.page.get_by_role("complementary", name=person.say("guide-name"), exact=True)


def lesson(person: Person) -> str | None:
    """What the guide explains now."""
    heading = guide(person).get_by_role("heading")
    if heading.count() == 0:
        return None
    title = heading.inner_text()
    return next(name for name in ALWAYS | BY_CHANCE if person.say(f"guide-{name}-title") == title)


def lessons(person: Person) -> Iterator[str]:
    """Read on until something is to be done."""
    while (name := lesson(person)) not in (None, "next-race"):
        yield name
        if name in TO_BE_DONE:
            return
        person.button("guide-done" if name == "farewell" else "guide-next", guide(person)).click()


def play_as_told(person: Person) -> Iterator[str]:
    """One decision, with what the guide says while it is made."""
    what = asked(person)
    yield from lessons(person)
    if what == "turn":
        for holder in holders(person).all():
            choose(person, holder)
            yield from lessons(person)
        person.button("page-confirm", person.decision).click()
    elif what == "judgment":
        yield from see_judgment(person)
    else:
        decide(person, what)


def see_judgment(person: Person) -> Iterator[str]:
    """The scene goes on by itself, but waits for whoever reads."""
    go_on = person.button("page-continue", person.dialog)
    while go_on.count() == 0:
        person.button("guide-next", guide(person)).or_(go_on).wait_for()
        yield from lessons(person)
    last = lesson(person)
    assert last == "next-race"
    yield last
    go_on.click()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_first_race_with_the_guide(person: Enter, screen: dict[str, int]) -> None:
    ann = person("Ann who is new", guide="new", screen=screen, seats=4)
    ann.play_now()
    told: list[str] = []
    while "farewell" not in told:
        told += play_as_told(ann)
    assert set(told) >= ALWAYS
    assert (told[0], told[-1]) == ("welcome", "farewell")
    # What was done or read is not explained again.
    assert len(told) == len(set(told))
    expect(guide(ann)).to_have_count(0)
    ann.page.reload()
    asked(ann)
    assert lesson(ann) is None


def test_the_guide_can_be_skipped_and_called_back(person: Enter) -> None:
    ann = person(guide="new")
    ann.play_now()
    asked(ann)
    ann.button("guide-skip", guide(ann)).click()
    expect(guide(ann)).to_have_count(0)
    decide(ann, "bet")
    asked(ann)
    assert lesson(ann) is None
    ann.button("page-rules").click()
    ann.button("guide-again", ann.dialog).click()
    expect(guide(ann).get_by_role("heading")).to_have_text(ann.say("guide-second-bet-title"))
