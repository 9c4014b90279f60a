"""The odds: for a whole table or for nobody, and whoever doesn't want to see them doesn't."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Enter
from tests.browser.person import DESK, Person
from tests.browser.playing import asked, desk
from tests.browser.tour import choose_bet


def odds(person: Person) -> Locator:
    return person.page.locator("#panel-odds")


def bars(person: Person) -> Locator:
    return odds(person).get_by_role("list").get_by_role("img")


def choice(person: Person) -> Locator:
    """Whether a table allows the odds."""
    return person.page.get_by_role("radio", name=person.say("odds-setting-on"), exact=True)


def test_all_see_them_or_nobody(person: Enter) -> None:
    ann, bob = person("Ann with odds", seats=3), person("Bob with odds", screen=DESK)
    link = ann.open_table()
    bob.page.goto(link)
    told = bob.page.get_by_role("definition")
    expect(told.filter(has_text=bob.say("odds-setting-off"))).to_be_visible()
    choice(ann).check(force=True)
    # Everybody at the table is told; only the host has something to decide.
    expect(told.filter(has_text=bob.say("odds-setting-on"))).to_be_visible()
    expect(choice(bob)).to_have_count(0)
    bob.button("page-sit").first.click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Bob with odds")).to_be_visible()
    ann.button("page-seat-bot").click()
    ann.button("page-start-game").click()
    for someone in (ann, bob):
        expect(odds(someone)).to_contain_text(someone.say("odds-on"))
        expect(bars(someone)).to_have_count(6)
    ann.page.get_by_role("checkbox", name=ann.say("odds-show"), exact=True).uncheck()
    expect(bars(ann)).to_have_count(0)
    expect(odds(ann)).to_contain_text(ann.say("odds-on"))
    expect(bars(bob)).to_have_count(6)


def test_a_bet_says_its_chance_and_value(person: Enter) -> None:
    ann = person(quickOdds=True)
    ann.play_now()
    assert asked(ann) == "bet"
    expect(bars(ann)).to_have_count(6)
    odds(ann).locator("summary").click()
    table = odds(ann).get_by_role("table")
    expect(table.get_by_role("cell", name="%")).to_have_count(11 * 6)
    choose_bet(ann)
    expect(ann.page.get_by_text(ann.say("odds-unit-key"), exact=True)).to_be_visible()
    # Each creature with the chosen card, each card with the chosen creature.
    for choices in desk(ann).all():
        expect(choices.get_by_role("button").filter(has_text="%").first).to_be_visible()


def test_without_odds_there_is_nothing_of_them(person: Enter) -> None:
    ann = person(quickOdds=False)
    ann.play_now()
    asked(ann)
    expect(odds(ann)).to_have_count(0)
    expect(ann.page.get_by_role("tab", name=ann.say("page-tab-odds"))).to_have_count(0)
    choose_bet(ann)
    for choices in desk(ann).all():
        expect(choices).not_to_contain_text("%")
