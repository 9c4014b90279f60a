"""The first page: playing is in sight on every screen, nothing runs out of it, and a short race shows the game."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.look import what_does_not_fit
from tests.browser.person import DESK

SIZES = (
    (320, 568),
    (360, 640),
    (640, 360),
    (720, 450),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (960, 1080),
    (1440, 900),
    (2560, 1440),
)


LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.parametrize("games", [0, 3])
@pytest.mark.parametrize("language", ["de", "fr"])
def test_playing_is_in_sight_on_every_screen(person: Enter, language: str, games: int) -> None:
    ann = person(language=language, seats=6)
    for _ in range(games):
        ann.play_now()
    ann.go()
    back = ann.page.get_by_role("link", name=re.compile(re.escape(ann.say("games-back"))))
    if games:
        expect(back.first).to_be_visible()
    found: list[str] = []
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.evaluate(LAID_OUT)
        box = ann.button("page-play").bounding_box()
        if box is None or box["y"] + box["height"] > height:
            found.append(f"{width} × {height}: to play, one has to scroll")
        if games and not 1 <= back.count() <= games:
            found.append(f"{width} × {height}: no game in sight")
        found += [f"{width} × {height}: {trouble}" for trouble in what_does_not_fit(ann.page)]
    assert not found, "\n".join(found)
    if games:
        ann.button("games-more", count=games - 2).click()
        expect(back).to_have_count(games)


MOVING = "() => document.getAnimations().filter((each) => each.playState === 'running').length"


def test_the_short_race_can_be_stopped(person: Enter) -> None:
    ann = person()
    ann.go()
    ann.button("short-race-stop").click()
    expect(ann.button("short-race-go-on")).to_be_visible()
    assert ann.page.evaluate(MOVING) == 0
    ann.button("short-race-go-on").click()
    expect(ann.button("short-race-stop")).to_be_visible()
    assert ann.page.evaluate(MOVING) > 6


def test_the_short_race_stands_still_for_whoever_wants_no_motion(person: Enter) -> None:
    ann = person(context={"reduced_motion": "reduce"})
    ann.go()
    expect(ann.page.get_by_text(ann.say("short-race-trick"))).to_be_visible()
    expect(ann.button("short-race-stop")).to_have_count(0)
    assert ann.page.evaluate(MOVING) == 0


def test_after_a_dialog_the_focus_is_where_it_was(person: Enter) -> None:
    ann = person()
    ann.go()
    chapter = ann.page.locator("summary").filter(has_text=ann.say("page-change-game"))
    chapter.focus()
    for key in ("g", "?"):
        ann.page.keyboard.press(key)
        expect(ann.dialog).to_be_visible()
        ann.page.keyboard.press("Escape")
        expect(ann.dialog).to_have_count(0)
        expect(chapter).to_be_focused()


def test_a_guest_reads_who_invites_to_what_and_for_how_long(person: Enter) -> None:
    ann, bob = person("Ann who invites"), person("")
    link = ann.open_table()
    expect(ann.button("page-stand")).to_be_visible()
    bob.page.goto(link)
    invited = bob.page.get_by_role("heading", level=1)
    expect(invited).to_have_text(bob.say("page-invited-by", name="Ann who invites"))
    for key in ("page-invited-to", "page-invited-for"):
        expect(bob.page.get_by_text(bob.say(key))).to_be_visible()
    bob.button("page-sit").first.click()
    expect(invited).to_have_text(bob.say("page-gathering"))


def test_an_address_that_leads_nowhere_has_a_page_of_ours(person: Enter) -> None:
    ann = person(language="it", refusals_are_no_trouble=True)
    for path, reason in (
        ("/nowhere", "refused-no-such-address"),
        ("/table/nowhere", "refused-no-such-table"),
        ("/replay/nowhere", "refused-no-such-table"),
        ("/after/nowhere", "refused-no-such-table"),
    ):
        ann.go(path)
        expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.say(reason))
        expect(ann.page.get_by_text(ann.say("page-lost"))).to_be_visible()
        assert ann.page.locator("main svg").count() == 1
        # Nothing else, and what there is fills the screen.
        assert ann.page.get_by_role("button").or_(ann.page.get_by_role("link")).count() == 1
        assert ann.page.evaluate("document.querySelector('main').offsetHeight") == DESK["height"]
        ann.page.get_by_role("link", name=ann.say("page-to-lobby")).click()
        expect(ann.button("page-play")).to_be_visible()
