"""How a person of the tests plays: what is asked is seen, something allowed is chosen, and confirmed."""

import time
from typing import Literal

from playwright.sync_api import Locator

from tests.browser.person import PATIENCE_MS, Person

Asked = Literal["bet", "turn", "fate-token", "power", "looked", "judgment", "victory"]

TOLD = """(all) => all.map((each) => {
  const told = each.cloneNode(true);
  for (const hidden of told.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return (each.ariaLabel ?? told.textContent).trim();
})"""
"""What a screen reader calls buttons."""


ORDER: list[tuple[str, Asked]] = [
    ("page-look-at-table", "victory"),
    ("page-continue", "judgment"),
    ("page-skip", "judgment"),
    ("page-place-bet", "bet"),
    ("terminal-pass", "power"),
    ("page-sector-next", "fate-token"),
    ("page-confirm", "turn"),
]
"""What tells what is asked: the first of these words that is on a button."""


def asked(person: Person, wanted: Asked | None = None) -> Asked:
    """Wait until the person has something to do, or the wanted thing; what it is."""
    buttons = person.decision.get_by_role("button").or_(person.dialog.get_by_role("button"))
    until = time.monotonic() + PATIENCE_MS / 1000
    while True:
        buttons.first.wait_for()
        # The page may have gone on in the meantime, and the buttons with it.
        names: set[str] = {*buttons.evaluate_all(TOLD)}
        found: Asked | None = next((what for key, what in ORDER if person.say(key) in names), None)
        if found == "judgment" and person.dialog.get_by_text(person.say("looked-alone"), exact=True).count() > 0:
            found = "looked"
        if found is not None and wanted in (None, found):
            return found
        assert time.monotonic() < until, f"{found} is asked: {names}"
        person.page.wait_for_timeout(50)


def decide(person: Person, what: Asked) -> None:
    match what:
        case "bet":
            place_bet(person)
        case "turn":
            play_cards(person)
        case "fate-token":
            place_fate_token(person)
        case "power":
            play_power(person)
        case "judgment" | "looked":
            person.button("page-continue", person.dialog).click()
        case "victory":
            raise AssertionError("the game is over")


def play_until(person: Person, wanted: Asked) -> int:
    """Decide until the wanted thing is asked; how many decisions it took."""
    made = 0
    while (what := asked(person)) != wanted:
        decide(person, what)
        made += 1
    return made


def place_bet(person: Person) -> None:
    for choices in desk(person).all():
        choose(person, choices)
    person.button("page-place-bet", person.decision).click()


def desk(person: Person) -> Locator:
    """The creatures and the bet cards."""
    return person.page.get_by_role("region", name=person.say("word-bet.plural"), exact=True).get_by_role("list")


def play_cards(person: Person) -> None:
    """A fast card, perhaps with its trick, and a slow one; or only what is still to be played of them."""
    confirm = person.button("page-confirm", person.decision)
    sides = holders(person).all()
    person.lots.shuffle(sides)
    for holder in sides:
        choose(person, holder)
    trick = person.decision.get_by_role("button", name=person.say("word-dirty-trick"), disabled=False)
    if trick.count() > 0 and person.lots.random() < 0.5:
        trick.click()
    confirm.click()


def holders(person: Person) -> Locator:
    """The left and the right cardholder."""
    return person.page.get_by_role("region", name=person.say("word-cardholder.plural"), exact=True).get_by_role("list")


def place_fate_token(person: Person) -> None:
    any_of(person, person.track.get_by_role("button", disabled=False)).click()
    person.button("page-confirm", person.decision).click()


def play_power(person: Person) -> None:
    """Half the time pass, else the first power, with any of its choices."""
    if person.lots.random() < 0.5:
        person.button("terminal-pass", person.decision).click()
        return
    choices = person.decision.get_by_role("list").get_by_role("button")
    choices.first.click()
    while person.button("terminal-back", person.decision).count() > 0:
        any_of(person, choices).click()


def choose(person: Person, choices: Locator) -> None:
    """Choose something else than what is chosen, if there is something to choose."""
    free = choices.get_by_role("button", disabled=False, pressed=False)
    if free.count() > 0:
        any_of(person, free).click()


def any_of(person: Person, choices: Locator) -> Locator:
    return choices.nth(person.lots.randrange(choices.count()))
