"""Whoever leaves a game finds it first thing at home, and is back at their seat with one press."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Enter
from tests.browser.person import PHONE, Person
from tests.browser.playing import asked
from tests.server.harness import Device, Server
from tests.server.parties import hear_until


def back(person: Person) -> Locator:
    return person.page.get_by_role("link", name=re.compile(re.escape(person.say("games-back"))))


def test_from_the_table_home_and_back_to_the_seat(person: Enter) -> None:
    ann = person("Ann", screen=PHONE)
    ann.play_now()
    assert asked(ann) == "bet"
    address = ann.page.url
    ann.go()
    expect(ann.page.get_by_role("heading").first).to_have_text(ann.say("games-title"))
    mine = ann.page.get_by_role("listitem").filter(has=back(ann))
    expect(mine).to_contain_text(ann.say("page-your-turn"))
    expect(ann.page).to_have_title(ann.say("page-title-your-turn"))
    expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    back(ann).click()
    assert asked(ann) == "bet"
    assert ann.page.url == address


def test_coming_back_ends_what_a_bot_did_for_us(person: Enter, server: Server) -> None:
    ann = person("Ann")
    ann.play_now()
    (cookie,) = ann.context.cookies()
    table = ann.page.url.rpartition("/")[2]
    ann.go()
    expect(back(ann)).to_be_visible()
    device = Device(server, {"Cookie": f"{cookie.get('name')}={cookie.get('value')}"}, table)
    device.send("Stand", seat=0)
    hear_until(device, lambda: device.room["seats"][0]["handed_over"])
    device.close()
    ann.page.reload()
    expect(ann.page.get_by_role("listitem").filter(has=back(ann))).to_contain_text(ann.say("games-handed-over"))
    back(ann).click()
    expect(ann.track).to_be_visible()
    # The page takes the seat back as soon as it knows of it; the server's answer may take a moment.
    expect(ann.button("page-take-back")).to_have_count(0)
    asked(ann)


def test_without_games_nothing_is_said_of_them(person: Enter) -> None:
    ann = person("Ann")
    ann.go()
    expect(ann.button("page-play")).to_be_visible()
    expect(ann.page.get_by_role("heading", name=ann.say("games-title"))).to_have_count(0)
