"""A finished game again: step by step, through anybody's eyes, by a link to a moment, played on, and verified."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Enter
from tests.browser.finished import finished_game
from tests.browser.person import Person
from tests.browser.playing import asked, decide
from tests.server.harness import Server


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    return finished_game(server, "Replayed")


def place(person: Person) -> tuple[int, int]:
    """The moment that is shown, and the last one."""
    at, last = controls(person).get_by_text(re.compile(r"^\d+ / \d+$")).inner_text().split(" / ")
    return int(at), int(last)


def controls(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("replay-controls"), exact=True)


def moment(person: Person) -> Locator:
    return person.page.get_by_role("slider", name=person.say("replay-moment"), exact=True)


def ranking(person: Person) -> list[str]:
    """The creatures with their sectors."""
    found = person.track.get_by_role("listitem").all_inner_texts()
    assert len(found) == 6
    return found


def sees(person: Person) -> tuple[list[str], str]:
    """The track, and what was told last."""
    return ranking(person), controls(person).locator("[aria-live]").inner_text()


def forge(route: Route) -> None:
    """Zeus has drawn another card."""
    told = route.fetch()
    record = told.json()
    drawn = next(chance for chance in record["chance"] if chance["type"] == "JudgmentDraw")["cards"]
    drawn[0] = (drawn[0] + 1) % 55
    route.fulfill(response=told, json=record)


def watch(person: Person, path: str) -> None:
    person.go(path)
    expect(moment(person)).to_be_visible()


def test_step_jump_and_play(person: Enter, table: str) -> None:
    ann = person()
    watch(ann, f"/replay/{table}")
    at, last = place(ann)
    assert at == 0
    assert last > 100
    ann.button("replay-forward").click()
    expect(moment(ann)).to_have_value("1")
    ann.page.keyboard.press("ArrowRight")
    expect(moment(ann)).to_have_value("2")
    ann.button("replay-back").click()
    expect(moment(ann)).to_have_value("1")
    ann.button("replay-race-next").click()
    _, told = sees(ann)
    second, _ = place(ann)
    assert 1 < second < last
    moment(ann).fill(str(last))
    expect(controls(ann).locator("[aria-live]")).not_to_have_text(told)
    expect(ann.button("replay-forward")).to_be_disabled()
    ann.page.keyboard.press("PageUp")
    ann.page.keyboard.press("Home")
    expect(moment(ann)).to_have_value("0")
    ann.button("replay-play").click()
    # It goes on by itself, perhaps faster than we look.
    expect(moment(ann)).to_have_value(re.compile(r"^([2-9]|\d{2,})$"))
    ann.button("replay-pause").click()
    expect(ann.button("replay-play")).to_be_visible()


def test_eyes_see_what_they_saw(person: Enter, table: str) -> None:
    ann = person()
    watch(ann, f"/replay/{table}?at=60")
    own = ann.page.get_by_role("region", name=ann.say("word-cardholder.plural"), exact=True)
    everybodys = ann.page.get_by_role("list", name=ann.say("word-cardholder.plural"), exact=True)
    eyes = ann.page.get_by_role("combobox", name=ann.say("replay-eyes"), exact=True)
    track, _ = sees(ann)
    for wanted, holders, all_holders in (("public", 0, 0), ("1", 1, 0), ("omniscient", 0, 1)):
        eyes.select_option(wanted)
        expect(own).to_have_count(holders)
        expect(everybodys).to_have_count(all_holders)
        assert sees(ann)[0] == track
        assert place(ann)[0] == 60
    expect(everybodys.get_by_role("heading")).to_have_count(3)


def test_the_story_begins_with_a_whole_entry(person: Enter, table: str) -> None:
    """It shows what came last, and the first entry in sight isn't cut."""
    ann = person()
    watch(ann, f"/replay/{table}?at=70")
    entries = ann.page.get_by_role("list", name=ann.say("page-log"), exact=True).locator("xpath=./li")
    for height in (900, 850, 877):
        ann.page.set_viewport_size({"width": 1440, "height": height})
        expect(entries.last).to_be_in_viewport(ratio=0.99)
        ann.page.wait_for_function(BEGINS_WHOLE)


BEGINS_WHOLE = """() => {
  const { top } = document.querySelector(".log").getBoundingClientRect();
  const starts = [...document.querySelectorAll(".log > ol > li")].map((each) => each.getBoundingClientRect().top - top);
  return starts[0] < -50 && starts.some((start) => Math.abs(start) < 2);
}"""


def test_a_shared_link_leads_to_its_moment(person: Enter, table: str) -> None:
    ann = person(context={"permissions": ["clipboard-read", "clipboard-write"]})
    watch(ann, f"/replay/{table}?eyes=1")
    moment(ann).fill("75")
    ann.button("replay-share").click()
    expect(ann.button("page-copied")).to_be_visible()
    link: str = ann.page.evaluate("() => navigator.clipboard.readText()")
    bob = person("Bob who was sent a link")
    bob.page.goto(link)
    expect(moment(bob)).to_have_value("75")
    assert sees(bob) == sees(ann)
    eyes = bob.page.get_by_role("combobox", name=bob.say("replay-eyes"), exact=True)
    expect(eyes).to_have_value("1")


def test_a_game_goes_on_from_a_moment(person: Enter, table: str) -> None:
    ann = person()
    watch(ann, f"/replay/{table}?at=8")
    before = ranking(ann)
    ann.button("replay-continue").click()
    # If nothing else is chosen, one sits down where the next decision is made.
    ann.button("replay-continue-begin", ann.dialog).click()
    expect(ann.page.get_by_text(ann.say("replay-continued"))).to_be_visible()
    assert asked(ann) == "turn"
    assert table not in ann.page.url
    assert ranking(ann) == before
    decide(ann, "turn")
    asked(ann)
    assert ranking(ann) != before


def test_the_browser_itself_finds_the_game_fair(person: Enter, table: str) -> None:
    ann = person()
    watch(ann, f"/replay/{table}")
    ann.button("replay-verify").click()
    fair = ann.say("verify-fair", shuffles=6, draws=4)
    expect(ann.dialog.get_by_role("status")).to_have_text(fair)
    checks = ann.dialog.get_by_role("listitem")
    expect(checks).to_have_count(1 + 6 + 4)
    expect(checks.filter(has_text=ann.say("verify-matches"))).to_have_count(1 + 6 + 4)


def test_a_forged_record_is_found_out(person: Enter, table: str) -> None:
    """So that the test above can fail."""
    ann = person()
    ann.page.route(f"**/api/tables/{table}/record", forge)
    watch(ann, f"/replay/{table}")
    ann.button("replay-verify").click()
    expect(ann.dialog.get_by_role("status")).to_have_text(ann.say("verify-wrong", wrong=1))
