"""A small tournament of two rounds: people join by the link, play, and see what came of it."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.finished import finish_together
from tests.browser.person import PHONE
from tests.server.harness import Server


def test_a_tournament_of_two_rounds(person: Enter, server: Server) -> None:
    ann, bob, cleo = person("Ann of a club"), person("Bob of a club", screen=PHONE), person("Cleo of a club")
    ann.go("/evenings")
    ann.page.get_by_role("textbox", name=ann.say("evenings-tournament-name")).fill("Club night")
    ann.button("evenings-hold").click()
    link = ann.page.get_by_role("textbox", name=ann.say("evenings-own-link")).input_value()
    for someone in (bob, cleo):
        someone.page.goto(link)
        someone.button("evenings-join-tournament").click()
        expect(someone.button("evenings-leave-tournament")).to_be_visible()
    for number in (1, 2):
        begin = ann.button("evenings-begin-round", round=number)
        expect(ann.page.get_by_role("rowheader")).to_have_count(3)
        begin.click()
        expect(begin).to_have_count(0)
        for someone in (bob, cleo):
            someone.page.get_by_role("link", name=someone.say("evenings-your-table"), exact=True).click()
            expect(someone.track).to_be_visible()
        table = bob.page.url.rpartition("/")[2]
        assert cleo.page.url.rpartition("/")[2] == table
        for someone in (bob, cleo):
            someone.page.goto("about:blank")
        finish_together(server, ann, bob, cleo, table=table)
        expect(ann.button("evenings-begin-round", round=number + 1)).to_be_enabled()
        for someone in (bob, cleo):
            someone.page.goto(link)
    expect(ann.page.get_by_role("heading", name=ann.say("evenings-round", round=2), exact=True)).to_be_visible()
    scores = [float(cell) for cell in ann.page.locator("tbody tr td:nth-child(3)").all_inner_texts()]
    assert sum(scores) == 2 * 18
    assert scores == sorted(scores, reverse=True)
    expect(ann.page.get_by_text(ann.say("evenings-rule"))).to_be_visible()
    ann.page.get_by_text(ann.say("evenings-manage"), exact=True).click()
    ann.button("evenings-end").click()
    ann.button("evenings-sure-not", ann.dialog).click()
    expect(ann.dialog).to_have_count(0)
    expect(ann.page.get_by_text(ann.say("evenings-ended"))).to_have_count(0)
    ann.button("evenings-end").click()
    ann.button("evenings-end-sure", ann.dialog).click()
    expect(bob.page.get_by_text(bob.say("evenings-ended"))).to_be_visible()


def test_the_end_of_a_game_leads_back_to_the_tournament(person: Enter, server: Server) -> None:
    ann = person("Ann of one table")
    ann.go("/evenings")
    ann.page.get_by_role("textbox", name=ann.say("evenings-tournament-name")).fill("Alone")
    ann.page.get_by_text(ann.say("evenings-how"), exact=True).click()
    ann.page.get_by_role("group", name=ann.say("evenings-fill")).get_by_text(ann.say("bot-random"), exact=True).click()
    ann.button("evenings-hold").click()
    ann.button("evenings-begin-round", round=1).click()
    ann.page.get_by_role("link", name=ann.say("evenings-your-table"), exact=True).click()
    expect(ann.track).to_be_visible()
    table = ann.page.url.rpartition("/")[2]
    ann.page.goto("about:blank")
    finish_together(server, ann, table=table)
    ann.go(f"/table/{table}")
    ann.page.get_by_role("link", name=ann.say("victory-tournament"), exact=True).click()
    expect(ann.page.get_by_role("heading", name="Alone", exact=True)).to_be_visible()
    expect(ann.page.get_by_role("rowheader", name=re.compile("Ann of one table"))).to_be_visible()
