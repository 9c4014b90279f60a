"""For everyone: by ear, enlarged, without motion."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.person import DESK
from tests.browser.playing import asked, decide, play_until

LISTEN = """
window.heard = [];
const LIVE = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]";
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    const node = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
    const region = node?.closest?.(LIVE);
    if (!region || !region.checkVisibility()) continue;
    const words = region.role === "log" ? [...addedNodes].map((added) => added.textContent) : [region.textContent];
    for (const each of words) if (each.trim()) window.heard.push(each.trim().replace(/\\s+/g, " "));
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
MOVING = """
window.moved = 0;
new MutationObserver((changes) => {
  for (const { target } of changes) if (target.classList?.contains("flying")) window.moved += 1;
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["class"] });
"""


def heard(page: Page) -> list[str]:
    """What a screen reader would have said by itself."""
    found: list[str] = page.evaluate("() => window.heard")
    return found


def test_a_whole_race_by_ear(person: Enter) -> None:
    """People of the tests find everything by role and name; here everything that happens must be heard, too."""
    ann = person(seats=4)
    ann.context.add_init_script(LISTEN)
    ann.play_now()
    play_until(ann, "judgment")
    expect(ann.dialog).to_be_visible()
    told = "\n".join(heard(ann.page))
    story = [line.strip() for line in ann.page.locator(".log ol li").all_inner_texts()]
    decide(ann, "judgment")
    assert asked(ann) == "bet"
    missed = [line for line in story if line not in told and not is_of_the_judgment(line, ann.say("word-judgment"))]
    assert len(story) > 20
    assert missed == []
    assert ann.say("page-your-turn") in told
    assert re.search(r"\d → \d", told), "the landing of chosen cards isn't heard"
    verdict = [ann.say("event-nobody-disqualified"), ann.say("word-disqualified")]
    assert any(word in told for word in verdict), "the verdict isn't heard"


def is_of_the_judgment(line: str, word: str) -> bool:
    return word in line


def test_a_turn_at_200_percent(person: Enter) -> None:
    """Zoomed to 200 %, a window has half as many pixels of its own each way, and twice as many of the screen."""
    half: Any = {"width": DESK["width"] // 2, "height": DESK["height"] // 2}
    ann = person(screen=half, context={"device_scale_factor": 2}, seats=3)
    ann.play_now()
    play_until(ann, "turn")
    decide(ann, "turn")
    assert asked(ann) in ("turn", "bet", "judgment")


def test_reduced_motion(person: Enter) -> None:
    ann = person(context={"reduced_motion": "reduce"}, speed="fast", seats=3)
    ann.context.add_init_script(MOVING)
    ann.play_now()
    play_until(ann, "turn")
    decide(ann, "turn")
    asked(ann)
    assert ann.page.evaluate("() => window.moved") == 0
    lengths: list[float] = ann.page.evaluate(
        "() => document.getAnimations().map((each) => each.effect.getComputedTiming().duration)"
    )
    assert [length for length in lengths if length > 0] == []


def test_motion_where_it_is_wanted(person: Enter) -> None:
    """So that the test above can fail."""
    ann = person(speed="fast", seats=3)
    ann.context.add_init_script(MOVING)
    ann.play_now()
    play_until(ann, "turn")
    decide(ann, "turn")
    asked(ann)
    assert ann.page.evaluate("() => window.moved") > 0
