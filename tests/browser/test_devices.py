"""Other devices, and no network: a code that brings a guest along, and a page that plays where there is no server."""

import time

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Enter
from tests.browser.person import PATIENCE_MS, PHONE, TABLET, Person
from tests.browser.playing import asked, decide


def open_me(person: Person) -> Locator:
    person.go()
    person.page.get_by_text(person.say("me-title"), exact=True).click()
    return person.page.get_by_role("textbox", name=person.say("me-enter-code"))


def come_back(person: Person, code: str) -> None:
    person.page.get_by_role("textbox", name=person.say("me-enter-code")).fill(code)
    person.button("me-recover").click()


def test_a_recovery_code_brings_a_guest_to_another_device(person: Enter) -> None:
    ann = person("Ann of two devices")
    ann.play_now()
    table = ann.page.url
    open_me(ann)
    ann.button("me-new-code").click()
    code = ann.page.locator("output").inner_text()
    phone = person("Somebody else", language="it", screen=PHONE, refusals_are_no_trouble=True)
    open_me(phone)
    come_back(phone, "AAAA-AAAA-AAAA-AAAA-AAAA")
    expect(phone.notice("me-code-unknown")).to_be_visible()
    # As people write it.
    come_back(phone, code.lower().replace("-", " "))
    expect(
        phone.page.get_by_role("status").filter(has_text=phone.say("me-welcome", name="Ann of two devices"))
    ).to_be_visible()
    phone.page.goto(table)
    expect(phone.track).to_be_visible()
    expect(phone.page.get_by_text(phone.say("page-watching"))).to_have_count(0)
    # Put away, the code isn't shown again.
    ann.button("me-code-kept").click()
    expect(ann.page.locator("output")).to_have_count(0)


def test_a_recovery_code_leads_to_the_seat_from_the_tables_link(person: Enter) -> None:
    ann = person("Ann at her link", seats=3)
    link = ann.open_table()
    open_me(ann)
    ann.button("me-new-code").click()
    code = ann.page.locator("output").inner_text()
    phone = person("Somebody else", screen=PHONE)
    # Before the game …
    phone.page.goto(link)
    phone.page.get_by_text(phone.say("me-seat-here"), exact=True).click()
    come_back(phone, code)
    expect(phone.button("page-stand")).to_be_visible()
    expect(phone.page.get_by_text(phone.say("me-seat-here"), exact=True)).to_have_count(0)
    phone.button("page-fill-with-bots", level=phone.say("bot-random")).click()
    phone.button("page-start-game").click()
    assert asked(phone) == "bet"
    # … and while it runs.
    tablet = person("A third one", screen=TABLET)
    tablet.page.goto(link)
    expect(tablet.page.get_by_text(tablet.say("page-watching"))).to_be_visible()
    tablet.button("me-seat-here").click()
    come_back(tablet, code)
    expect(tablet.page.get_by_text(tablet.say("page-watching"))).to_have_count(0)
    expect(tablet.dialog).to_have_count(0)
    assert asked(tablet) == "bet"


def test_without_a_network_the_page_opens_and_plays(person: Enter) -> None:
    ann = person(language="de", offline_is_no_trouble=True)
    ann.go()
    expect(ann.button("page-play")).to_be_visible()
    ann.wait_until_kept()
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.page.get_by_text(ann.say("here-offline"))).to_be_visible()
    ann.button("page-play").click()
    assert asked(ann) == "bet"
    expect(ann.page.get_by_title(ann.say("here-plays"))).to_be_visible()
    address = ann.page.url
    ann.page.reload()
    assert asked(ann) == "bet"
    ann.context.set_offline(False)
    ann.go()
    # Other people are there again, and the game on this device, too.
    expect(ann.button("page-open-table")).to_be_visible()
    mine = ann.page.get_by_role("listitem").filter(has_text=ann.say("here-plays"))
    mine.get_by_role("link").click()
    assert asked(ann) == "bet"
    assert ann.page.url == address


FINISHED_GAMES = """async (until) => {
  while (Date.now() < until) {
    const answer = await fetch("/api/me/statistics");
    const games = answer.ok ? (await answer.json()).games : 0;
    if (games) return games;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}"""
"""Waits until the server knows of any."""


def test_a_game_finished_without_a_network_goes_to_the_server_once(person: Enter) -> None:
    ann = person(offline_is_no_trouble=True, refusals_are_no_trouble=True)
    ann.go()
    ann.wait_until_kept()
    ann.context.set_offline(True)
    ann.page.reload()
    ann.button("page-play").click()
    while (what := asked(ann)) != "victory":
        decide(ann, what)
    ann.context.set_offline(False)
    for _ in range(2):
        ann.go()
        expect(ann.button("page-open-table")).to_be_visible()
        assert ann.page.evaluate(FINISHED_GAMES, time.time() * 1000 + PATIENCE_MS) == 1
