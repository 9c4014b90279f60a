"""The judgment on small screens: its parts appear where they stay, and its button is always in sight."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.finished import finish_game, finished_game
from tests.browser.playing import play_until
from tests.server.harness import Server

PLACES = """async () => {
  const dialog = document.querySelector("dialog");
  const places = new Set();
  while (dialog.querySelector("footer .main") === null) {
    const parts = [dialog, ...dialog.querySelectorAll("section, section ol, .seat")];
    places.add(JSON.stringify(parts.map((part) => part.getBoundingClientRect())));
    await new Promise(requestAnimationFrame);
  }
  return [...places];
}"""
"""Where the window and its parts are, until the end of the scene."""
SCREENS: list[Any] = [
    {"width": 320, "height": 568},
    {"width": 844, "height": 390},
    {"width": 768, "height": 1024},
    {"width": 2560, "height": 1440},
]


def test_the_judgment_stays_in_place_and_in_sight(person: Enter, server: Server) -> None:
    table = finished_game(server, "Judged by Zeus", seats=6)
    ann = person(screen=SCREENS[0], language="de", speed="fast")
    ann.go(f"/replay/{table}?eyes=0")
    ann.button("replay-race-next").click()
    ann.button("replay-back").click()
    ann.button("replay-back").click()
    ann.button("replay-forward").click()
    expect(ann.dialog).to_be_visible()
    assert len(ann.page.evaluate(PLACES)) == 1
    for screen in SCREENS:
        ann.page.set_viewport_size(screen)
        expect(ann.button("page-continue", ann.dialog)).to_be_in_viewport(ratio=1)
    expect(ann.dialog.get_by_text("deine Wette war")).to_have_count(3)


def test_the_end_is_told_to_whoever_played(person: Enter, server: Server) -> None:
    ann = person("Ann at the end", screen=SCREENS[0])
    ann.play_now()
    table = ann.page.url.rpartition("/")[2]
    for_me = ann.page.get_by_text(ann.say("seat-let-bot-play"))
    expect(for_me).to_have_count(1)
    finish_game(server, ann, table)
    play_until(ann, "victory")
    mine = ann.dialog.get_by_role("listitem").filter(has_text=ann.name)
    expect(mine.get_by_text(ann.say("you-subject"), exact=True)).to_be_visible()
    expect(ann.dialog.get_by_text(ann.say("you-subject"), exact=True)).to_have_count(1)
    # The code to come back with is there for those who want it, and in nobody's way.
    code = ann.dialog.locator("details").filter(has=ann.page.locator("summary", has_text=ann.say("me-code")))
    expect(code).to_have_count(1)
    expect(code).not_to_have_attribute("open", "")
    expect(ann.dialog).to_have_count(1)
    for _ in range(2):
        expect(ann.dialog.get_by_text("bets came true")).to_contain_text(re.compile("You (won|were)|Nobody has more"))
        ann.page.reload()
    # There is nothing left to play for anybody.
    ann.button("page-look-at-table", ann.dialog).click()
    expect(for_me).to_have_count(0)
    ann.go(f"/replay/{table}?eyes=0")
    expect(ann.button("replay-play")).to_be_visible()
    expect(for_me).to_have_count(0)
