"""Somebody leaves a running game: the others are told how long they wait, and the host can end it."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Pair
from tests.browser.playing import asked, decide


def test_the_host_lets_a_bot_play_for_somebody_who_left(pair: Pair) -> None:
    ann, bob = pair
    bob.page.close()
    now = ann.button("page-let-bot-play", ann.decision)
    while True:
        ann.decision.get_by_role("button").or_(ann.dialog.get_by_role("button")).first.wait_for()
        if now.is_visible():
            break
        decide(ann, asked(ann))
    awaited = re.escape(ann.say("page-awaited", name="Bob of two", time="TIME")).replace("TIME", r"\d+ seconds?")
    expect(ann.decision).to_contain_text(re.compile(awaited))
    expect(ann.page.get_by_text(ann.say("page-away-short"), exact=True)).to_be_attached()
    now.click()
    expect(now).to_have_count(0)
    expect(ann.page.get_by_text(ann.say("page-bot-plays"), exact=True)).to_be_attached()
