"""A group of people who meet again: founding it, joining by its link, a table together, and the same people again."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Enter, Pair
from tests.browser.finished import finish_together
from tests.browser.person import PHONE, Person
from tests.server.harness import Server


def found(person: Person, name: str) -> str:
    """Found a group; its link."""
    person.go()
    person.page.get_by_role("link", name=person.say("evenings-link"), exact=True).click()
    person.page.get_by_role("textbox", name=person.say("evenings-group-name")).fill(name)
    person.button("evenings-found").click()
    expect(person.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    return person.page.get_by_role("textbox", name=person.say("evenings-own-link")).input_value()


def test_a_group_gathers_at_one_table_and_its_game_counts_there(person: Enter) -> None:
    ann, bob = person("Ann of a group"), person("Bob of a group", screen=PHONE)
    link = found(ann, "Odd Fellows")
    bob.page.goto(link)
    expect(bob.page.get_by_role("heading", name="Odd Fellows", exact=True)).to_be_visible()
    expect(bob.page.get_by_text("Ann of a group")).to_have_count(0)
    bob.button("evenings-join-group").click()
    expect(bob.page.get_by_role("rowheader", name=re.compile("Ann of a group"))).to_be_visible()
    expect(ann.page.get_by_role("rowheader", name=re.compile("Bob of a group"))).to_be_visible()
    ann.button("page-open-table").click()
    expect(ann.button("page-stand")).to_be_visible()
    # Bob is led to the table that Ann has opened.
    bob.page.get_by_role("link", name=bob.say("page-join"), exact=True).click()
    bob.button("page-sit").first.click()
    expect(bob.button("page-stand")).to_be_visible()
    expect(ann.page.get_by_role("listitem").filter(has_text="Bob of a group")).to_be_visible()
    table = ann.page.url.rpartition("/")[2]
    ann.page.goto(link)
    expect(ann.page.get_by_role("link", name=ann.say("page-join"), exact=True)).to_be_visible()
    assert bob.page.url.rpartition("/")[2] == table
    ann.page.get_by_text(ann.say("evenings-manage"), exact=True).click()
    members = ann.page.get_by_role("rowheader")
    for answer, left in (("evenings-sure-not", 2), ("evenings-remove-sure", 1)):
        ann.button("evenings-remove").click()
        expect(ann.dialog).to_contain_text(ann.say("evenings-remove-note", name="Bob of a group"))
        ann.button(answer, ann.dialog).click()
        expect(ann.dialog).to_have_count(0)
        expect(members).to_have_count(left)


def test_the_same_people_again_from_a_finished_game(pair: Pair, server: Server) -> None:
    ann, bob = pair
    table = ann.page.url.rpartition("/")[2]
    for someone in pair:
        someone.page.goto("about:blank")
    finish_together(server, ann, bob, table=table)
    ann.go("/you")
    ann.button("profile-again").click()
    expect(ann.button("page-stand")).to_be_visible()
    again = ann.page.url.rpartition("/")[2]
    assert again != table
    bob.go()
    back = bob.page.get_by_role("link", name=re.compile(re.escape(bob.say("games-back"))))
    expect(back).to_be_visible()
    back.click()
    expect(bob.button("page-stand")).to_be_visible()
    assert bob.page.url.rpartition("/")[2] == again
