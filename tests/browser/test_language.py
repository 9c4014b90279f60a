"""A language is chosen on the page: everything is said in it at once, in other tabs, too, and no choice is lost."""

import pytest
from playwright.sync_api import Locator, expect

from derby.locales import LANGUAGES, OWN_NAMES, UNREAD, Words
from tests.browser.conftest import Enter
from tests.browser.person import Person
from tests.browser.playing import asked, desk
from tests.browser.tour import choose_bet


def choose(person: Person, language: str) -> None:
    """In the settings, as somebody does it."""
    person.button("page-settings").click()
    person.dialog.get_by_role("radio", name=OWN_NAMES[language]).check(force=True)
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    person.words = Words(language)
    person.button("page-close", person.dialog).click()
    expect(person.dialog).to_have_count(0)


def chosen(person: Person) -> Locator:
    return desk(person).locator("[aria-pressed=true]")


def test_what_was_chosen_stays_chosen_in_every_language(person: Enter) -> None:
    ann = person()
    ann.play_now()
    assert asked(ann) == "bet"
    choose_bet(ann)
    for language in [*LANGUAGES[1:], LANGUAGES[0]]:
        expect(chosen(ann)).to_have_count(2)
        choose(ann, language)
    expect(chosen(ann)).to_have_count(2)
    expect(ann.button("page-place-bet")).to_be_enabled()


def test_another_tab_follows(person: Enter) -> None:
    ann = person()
    ann.play_now()
    assert asked(ann) == "bet"
    choose_bet(ann)
    other = ann.context.new_page()
    other.goto(ann.url)
    other.get_by_role("combobox", name=ann.say("page-language")).select_option("fr")
    expect(other.locator("html")).to_have_attribute("lang", "fr")
    ann.words = Words("fr")
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ann.button("page-place-bet")).to_be_enabled()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_that_nobody_has_read_says_so(person: Enter, language: str) -> None:
    ann = person(language=language)
    ann.go()
    note = ann.page.get_by_text(ann.say("page-language-unread"))
    expect(note).to_have_count(1 if language in UNREAD else 0)
    ann.button("page-settings").click()
    expect(note).to_have_count(2 if language in UNREAD else 0)
