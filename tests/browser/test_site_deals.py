"""Deals and puzzles on the site without a server: played and worked out there, and kept by the browser."""

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect

from derby.puzzles.puzzle import Kind
from derby.puzzles.rating import Standing, after_answer
from derby.rules.action_codes import SLOW
from tests.browser.conftest import Visit
from tests.browser.playing import asked, play_until
from tests.browser.test_puzzles import press_card, shown


def last_monday() -> str:
    """The same bots, whenever the test runs, and quick ones."""
    today = datetime.now(UTC).date()
    return (today - timedelta(days=today.weekday())).isoformat()


def test_a_whole_daily_race(visit: Visit) -> None:
    ann = visit()
    ann.go()
    ann.page.get_by_role("link", name=re.compile(re.escape(ann.say("daily-link")))).click()
    ann.page.get_by_text(ann.say("daily-days"), exact=True).click()
    ann.page.locator(f"a[href$='/daily/{last_monday()}']").click()
    ann.button("daily-play").click()
    play_until(ann, "victory")
    ann.page.get_by_role("link", name=ann.say("daily-result")).click()
    main = ann.page.locator("main")
    expect(main.get_by_role("heading", name=ann.say("daily-share"), exact=True)).to_be_visible()
    # Olympian has played the same seat, in this browser.
    expect(main.get_by_text(ann.say("daily-rival-waits"))).to_have_count(0)
    expect(main.get_by_text(ann.say("daily-alone"), exact=True)).to_be_visible()
    told, shared = main.get_by_role("status").all_inner_texts(), main.locator("pre").inner_text()
    assert shared.count("\n") == 2, "points and bets, but neither a place nor a link"
    ann.page.reload()
    expect(main.locator("pre")).to_have_text(shared)
    assert main.get_by_role("status").all_inner_texts() == told
    expect(ann.button("daily-play")).to_have_count(0)
    expect(ann.button("daily-go-on")).to_have_count(0)


def test_a_match_with_a_bot(visit: Visit) -> None:
    ann = visit()
    ann.go("/#/duplicate")
    ann.button("duplicate-open").click()
    ann.button("bot-mortal").click()
    expect(ann.page.get_by_role("textbox", name=ann.say("duplicate-invite"))).to_have_count(0)
    ann.page.get_by_role("button", name=ann.say("duplicate-play")).click()
    play_until(ann, "victory")
    ann.page.get_by_role("link", name=ann.say("duplicate-back")).click()
    mortal = ann.page.get_by_role("row").filter(has_text=ann.say("bot-mortal"))
    compare = mortal.get_by_role("button", name=ann.say("duplicate-compare-with", name=ann.say("bot-mortal")))
    expect(compare).to_be_visible()
    rows = ann.page.get_by_role("row")
    expect(rows).to_have_count(3)
    told = rows.all_text_contents()
    ann.page.reload()
    expect(rows).to_have_text(told)
    compare.click()
    expect(ann.dialog.get_by_role("heading", level=3)).to_have_count(3)


def test_a_puzzle_and_its_rating(visit: Visit) -> None:
    ann = visit()
    ann.go("/#/puzzles")
    ann.button(f"puzzles-kind-{Kind.SLOW_CARD}").click()
    puzzle = shown(ann)
    asked(ann, "turn")
    press_card(ann.page, puzzle, puzzle.best - SLOW)
    ann.page.keyboard.press("Enter")
    expect(ann.dialog).to_have_accessible_name(ann.say("puzzles-right"))
    ann.button("puzzles-table", ann.dialog).click()
    own = round(after_answer(Standing(), puzzle.rating, is_right=True).rating)
    ratings = ann.page.get_by_text(ann.say("puzzles-ratings", puzzle=puzzle.rating, own=own), exact=True)
    expect(ratings).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_text(ann.say("puzzles-known"))).to_be_visible()
    expect(ratings).to_be_visible()
    # The next one is another one.
    ann.go("/#/puzzles")
    ann.button(f"puzzles-kind-{Kind.SLOW_CARD}").click()
    assert shown(ann).name != puzzle.name
