"""A duplicate match between a person and a bot, and a friend who comes by the link."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.finished import finish_game
from tests.browser.playing import asked
from tests.server.harness import Server


def test_a_match_with_a_bot_and_a_friend(person: Enter, server: Server) -> None:
    ann, bob = person("Ann"), person("Bob")
    ann.go("/duplicate")
    expect(ann.page).to_have_title(re.compile(ann.say("duplicate-title")))
    ann.button("duplicate-open").click()
    link = ann.page.get_by_role("textbox", name=ann.say("duplicate-invite")).input_value()
    ann.button("bot-mortal").click()
    for player in (ann, bob):
        player.page.goto(link)
        player.page.get_by_role("button", name=player.say("duplicate-play")).click()
        expect(player.track).to_be_visible()
        table = player.page.url.rpartition("/")[2]
        player.page.goto("about:blank")
        finish_game(server, player, table)
        player.go(f"/table/{table}")
        assert asked(player) == "victory"
        player.page.get_by_role("link", name=player.say("duplicate-back")).click()
    rows = bob.page.get_by_role("row")
    expect(rows).to_have_count(4)
    compare = bob.page.get_by_role("button", name=bob.say("duplicate-compare-with", name="Ann"))
    compare.focus()
    bob.page.keyboard.press("Enter")
    expect(bob.dialog.get_by_role("heading", level=3)).to_have_count(3)
    expect(bob.dialog.get_by_role("link", name=bob.say("duplicate-watch-own")).first).to_be_visible()
    bob.page.keyboard.press("Escape")
    expect(bob.dialog).to_have_count(0)
