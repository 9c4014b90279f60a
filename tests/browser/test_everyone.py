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
    const atom = node.closest("[aria-atomic=true]") ?? region;
    const words = region.role === "log" ? [...addedNodes].map((added) => added.textContent) : [atom.textContent];
    for (const each of words) if (each.trim()) window.heard.push(each.trim().replace(/\\s+/g, " "));
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
THE_END = "All cards have been played."
"""With this the story of the judgment begins; the scene tells it itself."""
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
    told = heard(ann.page)
    story = ann.story()
    race = story[: next(place for place, line in enumerate(story) if THE_END in line)]
    assert len(race) > 20
    everything = " | ".join(told)
    # A paragraph that became longer is heard in parts.
    missed = [line for line in race if not all(part in everything for part in re.split(r"[.,:]\s*", line.strip()))]
    assert missed == []
    assert ann.say("page-your-turn") in told
    assert any(re.search(r"\d → \d", line) for line in told), "the landing of chosen cards isn't heard"
    verdict = [ann.say("event-nobody-disqualified"), f"is {ann.say('word-disqualified')}!"]
    assert any(word in line for word in verdict for line in told), "the verdict isn't heard"
    for seat in ann.dialog.get_by_role("listitem").filter(has=ann.page.locator(".name")).all():
        name, *_, points = seat.inner_text().split()
        assert any(line.startswith(name) and line.endswith(points) for line in told), f"the bets of {name} aren't heard"


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
