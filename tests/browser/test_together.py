"""Several people at one device: between two of them it is covered, and nothing of a seat is left under the cover."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Enter
from tests.browser.person import PHONE, Person
from tests.browser.playing import Asked, asked, decide

PARTY = ["Ann", "Ben"]
SHOWN = ".holder, .chip, #panel-cards, #panel-bets"
"""Where a seat's cards and bets are shown."""
FIRST_BETS = 2 * len(PARTY)


def begin_together(person: Person, names: list[str]) -> None:
    person.go()
    person.page.get_by_text(person.say("together-title"), exact=True).click()
    for number, name in enumerate(names, 1):
        person.page.get_by_role("textbox", name=person.say("together-name", number=number)).fill(name)
    person.button("together-begin").click()


def cover(person: Person, name: str) -> Locator:
    return person.page.get_by_role("dialog", name=person.say("cover-title", name=name), exact=True)


def is_covered(person: Person) -> bool:
    """Whether somebody is called to the device; else everybody looks at the judgment."""
    person.dialog.wait_for()
    return any(cover(person, name).is_visible() for name in PARTY)


def uncover(person: Person) -> str:
    """Whoever is called says that they are there; their name."""
    name = next(name for name in PARTY if cover(person, name).is_visible())
    person.button("cover-uncover", cover(person, name), name=name).click()
    expect(cover(person, name)).to_have_count(0)
    return name


def all_but_the_card_table(person: Person) -> str:
    """Everything on the page except the table that names all cards of the game."""
    text: str = person.page.evaluate(
        """() => {
          const page = document.body.cloneNode(true);
          for (const table of page.querySelectorAll("#panel-zeus table")) table.remove();
          return page.textContent;
        }"""
    )
    return text


def secrets(person: Person) -> set[str]:
    """What this seat sees of its cards and bets, as it is read out."""
    cards = person.page.locator(".holder .card .unseen").all_text_contents()
    bets = person.page.locator(".chip:not(.none) .places").all_text_contents()
    assert len(cards) > 5
    return {*cards, *bets}


def test_a_whole_race_from_hand_to_hand(person: Enter) -> None:
    ann = person("Ann and Ben", screen=PHONE, seats=3)
    begin_together(ann, PARTY)
    decided: dict[str, set[Asked]] = {name: set() for name in PARTY}
    known: set[str] = set()
    covers = 0
    while is_covered(ann):
        assert ann.page.locator(SHOWN).count() == 0
        if covers < FIRST_BETS:
            # Later some cards are known to all, as they have been played.
            everything = all_but_the_card_table(ann)
            assert [secret for secret in known if secret in everything] == []
        covers += 1
        name = uncover(ann)
        while not ann.dialog.is_visible():
            what = asked(ann)
            if covers < FIRST_BETS:
                known |= secrets(ann)
            decide(ann, what)
            decided[name].add(what)
            ann.decision.get_by_role("button").or_(ann.dialog).first.wait_for()
    # The judgment is for all to see.
    assert asked(ann) == "judgment"
    assert decided == {name: {"bet", "turn"} for name in PARTY}
    decide(ann, "judgment")
    assert is_covered(ann)
