"""A new player's first race: the guide explains every step when it comes, and says goodbye."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Enter
from tests.browser.person import DESK, PHONE, Person
from tests.browser.playing import asked, choose, decide, holders
from tests.browser.test_together import PARTY, begin_together, is_covered, uncover

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
    "odds",
    "farewell",
}
BY_CHANCE = {"trick", "watch", "zeus", "finish"}
"""What may not come up in a race."""
OF_THE_JUDGMENT = {"judgment", "bet-outcome", "next-race"}
"""These are part of its scene."""
TO_BE_DONE = {"first-bet", "second-bet", "fast", "slow", "confirm", "third-bet"}
"""These are learned by doing what they say."""


def guide(person: Person) -> Locator:
    return person.page.get_by_role("complementary", name=person.say("guide-name"), exact=True)


SHOWS = """() => {
  const box = (place) => document.querySelector(place)?.getBoundingClientRect();
  const [note, about, bar] = [box("aside.guide"), box(".about"), box("[data-region=bar]")];
  const apart = (one, other) => !one || !other || other.width === 0
    || one.right <= other.left + 5 || other.right <= one.left + 5
    || one.bottom <= other.top + 5 || other.bottom <= one.top + 5;
  return about && bar.bottom <= innerHeight + 1 && about.top >= -8 && about.bottom <= innerHeight + 8
    && [about, bar, box("#panel-cards"), box("#panel-bets")].every((each) => apart(note, each));
}"""
"""Whether what is explained is in sight, and the note covers neither that nor cards, bets or what decides."""


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
        if name not in OF_THE_JUDGMENT:
            person.page.wait_for_function(SHOWS, timeout=5000)
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


SMALL = {"width": 360, "height": 640}
SIDEWAYS = {"width": 640, "height": 360}


@pytest.mark.parametrize("screen", [DESK, SMALL, SIDEWAYS], ids=["desk", "phone", "sideways"])
def test_a_first_race_with_the_guide(person: Enter, screen: dict[str, int]) -> None:
    ann = person("Ann who is new", hints=True, quickOdds=True, screen=screen, seats=4)
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


def test_a_stranger_reaches_the_first_bet_in_five_presses(person: Enter) -> None:
    ann = person("Ann the stranger", hints=True, screen=PHONE, seats=4)
    ann.play_now()
    assert asked(ann) == "bet"
    told = [*lessons(ann)]
    assert told[-1] == "first-bet"
    # Play now, and one press for each of the others.
    assert len(told) <= 5


def test_the_guide_can_be_skipped_and_called_back(person: Enter) -> None:
    ann = person(hints=True, quickOdds=True)
    ann.play_now()
    asked(ann)
    # There is enough to learn in a first race without the odds.
    expect(ann.page.locator("#panel-odds")).to_have_count(0)
    ann.button("guide-skip", guide(ann)).click()
    expect(guide(ann)).to_have_count(0)
    decide(ann, "bet")
    asked(ann)
    assert lesson(ann) is None
    ann.button("page-rules").click()
    ann.button("guide-again", ann.dialog).click()
    expect(guide(ann).get_by_role("heading")).to_have_text(ann.say("guide-second-bet-title"))


def test_a_friend_who_comes_by_a_link_is_guided(person: Enter) -> None:
    ann, bob = person("Ann who knows it"), person("Bob who is new", hints=True)
    bob.page.goto(ann.open_table())
    bob.button("page-sit").first.click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Bob who is new")).to_be_visible()
    ann.button("page-seat-bot").click()
    ann.button("page-start-game").click()
    expect(guide(bob).get_by_role("heading")).to_have_text(bob.say("guide-welcome-title"))
    expect(ann.track).to_be_visible()
    assert lesson(ann) is None


def test_at_a_shared_device_each_is_guided(person: Enter) -> None:
    ann = person("Ann and Ben, both new", hints=True)
    begin_together(ann, PARTY)
    for _ in PARTY:
        assert is_covered(ann)
        uncover(ann)
        expect(guide(ann).get_by_role("heading")).to_have_text(ann.say("guide-welcome-title"))
        ann.button("guide-skip", guide(ann)).click()
        decide(ann, asked(ann))
    # Whoever has skipped it isn't asked again.
    assert is_covered(ann)
    uncover(ann)
    asked(ann)
    assert lesson(ann) is None
