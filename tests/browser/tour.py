"""A way through the page that comes by every screen."""

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.playing import Asked, asked, decide

AT_THE_TABLE: set[Asked] = {"fate-token", "bet", "turn", "power", "judgment", "victory"}


def tour(person: Person, until: Asked = "victory") -> Iterator[str]:
    """The name of each screen while it is shown: the lobby's, then those of a game with all variants."""
    yield from lobby(person)
    person.play_now()
    left = set(AT_THE_TABLE)
    while until in left:
        what = asked(person)
        if what in left:
            left.remove(what)
            if what == "turn":
                yield from table(person)
            if what == "bet":
                choose_bet(person)
            yield what
        if what != until:
            decide(person, what)
    assert left <= {"victory"} - {until}, f"never came to {left}"


def lobby(person: Person) -> Iterator[str]:
    person.go("/table/nobody-opened-this")
    expect(person.page.get_by_role("link", name=person.say("page-to-lobby"))).to_be_visible()
    yield "no such table"
    person.open_table()
    expect(person.button("page-stand")).to_be_visible()
    person.button("page-seat-bot").first.click()
    yield "gathering"
    person.go()
    person.page.get_by_text(person.say("page-change-game")).click()
    yield "home"
    yield from dialogs(person, "page-rules", "page-settings")


def table(person: Person) -> Iterator[str]:
    """What lies around the track, and what can be looked up. Cards are chosen, so that ghosts are there."""
    for key in ("page-tab-bets", "page-tab-zeus", "page-tab-log", "page-tab-cards"):
        tab = person.page.get_by_role("tab", name=person.say(key))
        if tab.is_visible():
            tab.click()
            yield f"tab {key.removeprefix('page-tab-')}"
    yield from dialogs(person, "page-rules", "page-settings")
    person.page.keyboard.press("?")
    expect(person.dialog).to_be_visible()
    yield "keys"
    person.button("page-close", person.dialog).click()
    choose_cards(person)


def dialogs(person: Person, *keys: str) -> Iterator[str]:
    for key in keys:
        person.button(key).click()
        expect(person.dialog).to_be_visible()
        for chapter in person.dialog.locator("summary").all():
            if chapter.locator("xpath=..").get_attribute("open") is None:
                chapter.click()
        yield key.removeprefix("page-")
        person.button("page-close", person.dialog).click()
        expect(person.dialog).to_have_count(0)


def choose_bet(person: Person) -> None:
    desk = person.page.get_by_role("region", name=person.say("word-bet.plural"), exact=True)
    for choices in (desk.get_by_role("list").nth(0), desk.get_by_role("list").nth(1)):
        choices.get_by_role("button", disabled=False).first.click()


def choose_cards(person: Person) -> None:
    holders = person.page.get_by_role("region", name=person.say("word-cardholder.plural"), exact=True).get_by_role(
        "list"
    )
    for holder in (holders.nth(0), holders.nth(1)):
        free = holder.get_by_role("button", disabled=False)
        if free.count() > 0:
            free.first.click()
