"""A game of days: two people come when they are needed, decide, and go."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Enter
from tests.browser.person import PHONE, Person
from tests.browser.playing import asked, decide


def choose_days(host: Person, clock: str = "clock-3d") -> None:
    host.page.get_by_text(host.say(clock), exact=True).click()
    expect(host.page.get_by_role("radio", name=host.say(clock), exact=True)).to_be_checked()


def begin(ann: Person, bob: Person) -> str:
    """Ann opens a table with days for a decision; Bob sits down, a bot takes the third seat, and both leave."""
    link = ann.open_table()
    expect(ann.button("page-stand")).to_be_visible()
    choose_days(ann)
    bob.page.goto(link)
    bob.button("page-sit").first.click()
    expect(ann.page.get_by_role("listitem").filter(has_text=bob.name)).to_be_visible()
    ann.button("page-seat-bot").click()
    ann.button("page-start-game").click()
    for person in (ann, bob):
        expect(person.track).to_be_visible()
        person.page.goto("about:blank")
    return link


def mine(person: Person) -> Locator:
    """The game, as it is listed at home."""
    back = person.page.get_by_role("link", name=re.compile(re.escape(person.say("games-back"))))
    return person.page.get_by_role("listitem").filter(has=back)


def is_needed(person: Person) -> bool:
    person.go()
    state = mine(person).locator(".turn")
    expect(state).not_to_have_text(person.say("page-being-played"))
    return state.inner_text() == person.say("page-your-turn")


def come_and_decide(person: Person) -> None:
    mine(person).get_by_role("link").click()
    expect(person.track).to_be_visible()
    # All that is asked now, as nobody else is there: a bet, or the two cards of a turn.
    decide(person, asked(person))
    expect(person.decision).to_contain_text(re.compile("."))
    expect(person.decision).not_to_have_text(person.say("page-sending"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_two_people_play_without_ever_meeting(person: Enter, language: str) -> None:
    ann = person("Ann of days", language=language)
    bob = person("Bob of days", language=language, screen=PHONE)
    begin(ann, bob)
    moves: list[str] = []
    while len(set(moves)) < 2 or len(moves) < 5:
        needed = ann if is_needed(ann) else bob
        assert is_needed(needed)
        expect(needed.page).to_have_title(needed.say("page-title-your-turn"))
        due = re.escape(needed.say("games-until", when="WHEN")).replace("WHEN", ".*(2|3|3,) .*")
        expect(mine(needed)).to_contain_text(re.compile(due))
        come_and_decide(needed)
        moves.append(needed.name)
        # The other one is not there, and nobody minds.
        expect(needed.page.get_by_text(needed.say("page-away-short"), exact=True)).to_have_count(0)
        expect(needed.button("page-let-bot-play")).to_have_count(0)
        expect(needed.page.get_by_role("timer").first).to_be_attached()
        needed.page.goto("about:blank")


def test_whoever_comes_back_is_told_what_happened_race_by_race(person: Enter) -> None:
    ann = person("Ann away for days")
    bob = person("Bob who stays")
    begin(ann, bob)
    while not is_needed(ann):
        come_and_decide(bob) if is_needed(bob) else None
    come_and_decide(ann)
    ann.page.goto("about:blank")
    while not is_needed(ann):
        assert is_needed(bob)
        come_and_decide(bob)
        bob.page.goto("about:blank")
    mine(ann).get_by_role("link").click()
    told = ann.page.get_by_role("status").filter(has_text=ann.say("missed-title"))
    expect(told).to_contain_text(ann.say("missed-race", race=1))
    # It stays until it is closed, or something is decided.
    ann.button("page-close", told).click()
    expect(told).to_have_count(0)
    ann.page.reload()
    expect(ann.track).to_be_visible()
    asked(ann)
    expect(told).to_have_count(0)


def test_a_table_in_one_sitting_says_nothing_of_days(person: Enter) -> None:
    ann = person("Ann in a hurry")
    ann.open_table()
    choose_days(ann)
    expect(ann.page.get_by_text(ann.say("clock-slow-note"))).to_be_visible()
    ann.page.get_by_text(ann.say("page-clock-calm"), exact=True).click()
    expect(ann.page.get_by_text(ann.say("clock-slow-note"))).to_have_count(0)
