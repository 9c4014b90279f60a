"""The daily race, played by a person from the first page to the lines that are shared."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.person import PHONE, Person
from tests.browser.playing import play_until


def begin(person: Person) -> None:
    person.go()
    person.page.get_by_role("link", name=re.compile(re.escape(person.say("daily-link")))).click()
    person.button("daily-play").click()
    expect(person.track).to_be_visible()


def test_a_whole_race_from_the_first_page_to_the_result(person: Enter) -> None:
    ann = person("Ann")
    begin(ann)
    play_until(ann, "victory")
    ann.page.get_by_role("link", name=ann.say("daily-result")).click()
    # Others may have played it on this server.
    place = re.compile(re.sub(r"\d", r"\\d+", ann.say("daily-place", place=1, of=1)))
    expect(ann.page.get_by_text(place).first).to_be_visible()
    expect(ann.page.get_by_text(ann.say("daily-rival-waits"))).to_have_count(0)
    expect(ann.page).to_have_title(re.compile(ann.say("daily-title")))
    shared = ann.page.locator("pre").inner_text()
    assert shared.count("\n") >= 2
    assert not re.search("Dragon|Gryphon|Lamassu|Pegasus|Phoenix|Sylph|Anansi|Horus|Marduk|Odin|Quetzal|Yù", shared)
    assert not place.search(shared)
    expect(ann.button("daily-play")).to_have_count(0)
    ann.page.get_by_text(ann.say("daily-days"), exact=True).click()
    expect(ann.page.locator("a[aria-current='date']")).to_be_visible()


def test_a_race_is_left_and_goes_on_and_offers_no_help(person: Enter) -> None:
    ann = person("Bea", screen=PHONE)
    begin(ann)
    address = ann.page.url
    expect(ann.button("hint-ask")).to_have_count(0)
    expect(ann.button("chat-title")).to_have_count(0)
    ann.go("/daily")
    ann.button("daily-go-on").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.track).to_be_visible()
    assert ann.page.url == address


def test_the_daily_race_pushes_nothing_below_the_fold(person: Enter) -> None:
    ann = person("Ann", screen=PHONE)
    ann.go()
    expect(ann.button("page-play")).to_be_in_viewport()
    expect(ann.page.get_by_role("link", name=re.compile(re.escape(ann.say("daily-link"))))).to_be_in_viewport()
