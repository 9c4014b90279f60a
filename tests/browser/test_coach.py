"""The coach: a hint in the game, and after it what decisions gave away, shown in the replay and tried again."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.finished import finish_game
from tests.browser.playing import asked
from tests.server.harness import Server


def test_a_hint_is_taken_and_decisions_are_looked_back_at(person: Enter, server: Server) -> None:
    ann = person()
    ann.play_now()
    assert asked(ann) == "bet"
    # Its price is told before the first hint, and only then.
    ann.page.keyboard.press("j")
    expect(ann.dialog.get_by_text(ann.say("coach-cost"))).to_be_visible()
    ann.button("coach-ask", ann.dialog).click()
    first = ann.dialog.get_by_role("listitem").first
    expect(first).to_contain_text("%")
    ann.button("coach-choose", first).click()
    expect(ann.dialog).to_have_count(0)
    ann.button("page-place-bet").click()
    assert asked(ann) == "bet"
    ann.button("hint-ask").click()
    expect(ann.dialog.get_by_role("listitem").first).to_contain_text("%")
    ann.button("page-close", ann.dialog).click()

    game = ann.page.url.rpartition("/")[2]
    ann.page.goto("about:blank")
    finish_game(server, ann, game)
    ann.go(f"/after/{game}")
    decisions = ann.page.get_by_role("region", name=ann.say("coach-decisions"))
    expect(decisions.get_by_role("heading", name=ann.say("coach-luck"))).to_be_visible()
    # The parts of luck and skill add up, but for what is rounded away.
    rows = decisions.get_by_role("table").last.get_by_role("row").all_inner_texts()[1:]
    values = [float(re.findall(r"[+-]?\d+\.\d", row.replace("−", "-"))[0]) for row in rows]
    assert abs(sum(values[:4]) - values[4]) < 0.5
    costliest = decisions.get_by_role("article")
    assert 1 <= costliest.count() <= 3

    show = costliest.first.get_by_role("link")
    at = re.search(r"at=(\d+)&eyes=(\d)", show.get_attribute("href") or "")
    assert at is not None
    show.click()
    expect(ann.page).to_have_url(re.compile(rf"/replay/{game}\?at={at[1]}&eyes={at[2]}$"))
    expect(ann.button("replay-continue")).to_be_visible()
    ann.page.go_back()
    costliest.first.get_by_role("button").click()
    expect(ann.track).to_be_visible()
    assert ann.page.url.rpartition("/")[2] != game
    expect(ann.page.get_by_text(ann.say("replay-continued"))).to_be_visible()
