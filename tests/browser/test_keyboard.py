"""Without a mouse: a whole race by the keys that `?` lists, and a focus that can be seen everywhere."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Enter
from tests.browser.person import Person
from tests.browser.playing import Asked, asked, desk, holders

LEFT = "1234567890"
RIGHT = "QWERTYUIOP"
BETS = RIGHT + "A"

FOCUS = """() => {
  const node = document.activeElement;
  if (!node || node === document.body) return null;
  const ring = (each) => {
    const style = each && getComputedStyle(each);
    return style && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  };
  const { width, height } = (node.closest("label") ?? node).getBoundingClientRect();
  return {
    told: `${node.tagName} “${(node.ariaLabel ?? node.textContent).trim().slice(0, 40)}”`,
    shows: (ring(node) || ring(node.closest("label"))) && width > 0 && height > 0,
  };
}"""


CLOSE_AND_ASK_FOR_RULES = """() => {
  document.querySelector("dialog").requestClose();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "g", code: "KeyG", bubbles: true }));
}"""
"""What Escape and another key do, without a moment between them."""


def test_a_whole_race_by_the_keyboard(person: Enter) -> None:
    ann = person(seats=3, variants=["power-of-the-gods", "fate-tokens"])
    ann.go()
    tab_to(ann.page, ann.button("page-play"))
    ann.page.keyboard.press("Enter")
    expect(ann.track).to_be_visible()
    done: set[Asked] = set()
    while (what := asked(ann)) != "judgment":
        press(ann, what)
        done.add(what)
    assert done == {"fate-token", "bet", "turn", "power"}
    expect(ann.button("page-continue", ann.dialog)).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.dialog).to_have_count(0)


def test_cards_can_be_taken_back_by_the_keyboard(person: Enter) -> None:
    ann = person(seats=3)
    ann.play_now()
    while asked(ann) != "turn":
        press(ann, asked(ann))
    confirm = ann.button("page-confirm", ann.decision)
    for key in ("1", "Q"):
        ann.page.keyboard.press(key)
    expect(confirm).to_be_enabled()
    # One key leads from a card to the button.
    holders(ann).first.get_by_role("button").first.focus()
    ann.page.keyboard.press("f")
    expect(confirm).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(confirm).to_be_disabled()
    ann.page.keyboard.press("?")
    expect(ann.dialog).to_have_accessible_name(ann.say("page-keys"))
    ann.page.keyboard.press("Escape")
    expect(ann.dialog).to_have_count(0)
    ann.page.keyboard.press("?")
    expect(ann.dialog).to_have_accessible_name(ann.say("page-keys"))
    ann.page.evaluate(CLOSE_AND_ASK_FOR_RULES)
    expect(ann.dialog).to_have_accessible_name(ann.say("rules-title"))
    # The chapter of the present step is open, and marked.
    chapter = ann.dialog.locator("details[open] summary[aria-current=step]")
    expect(chapter).to_contain_text(ann.say("rules-move-creatures-title"))


@pytest.mark.parametrize("where", ["home", "table"])
def test_the_focus_is_visible_wherever_it_goes(person: Enter, where: str) -> None:
    ann = person(seats=3)
    if where == "home":
        ann.go()
        expect(ann.button("page-play")).to_be_visible()
    else:
        ann.play_now()
        asked(ann)
    reached: list[str] = []
    for _ in range(200):
        ann.page.keyboard.press("Tab")
        focus = ann.page.evaluate(FOCUS)
        if focus is None:
            break
        assert focus["shows"], focus["told"]
        reached.append(focus["told"])
    assert len(set(reached)) > 8, reached


def press(person: Person, what: Asked) -> None:
    keys = person.page.keyboard
    match what:
        case "fate-token":
            keys.press("ArrowRight")
            keys.press("Enter")
        case "bet":
            for choices, row in zip(desk(person).all(), (LEFT, BETS), strict=True):
                keys.press(row[first_open(choices)])
            keys.press("Enter")
        case "turn":
            for holder, row in zip(holders(person).all(), (LEFT, RIGHT), strict=True):
                if holder.get_by_role("button", disabled=False).count() > 0:
                    keys.press(row[first_open(holder)])
            keys.press("d")
            keys.press("Enter")
        case "power":
            keys.press("0")
        case _:
            raise AssertionError(what)


def first_open(choices: Locator) -> int:
    """The place of the first button that isn't closed."""
    closed = choices.get_by_role("button").evaluate_all("all => all.map((each) => each.ariaDisabled === 'true')")
    return closed.index(False)


def tab_to(page: Page, wanted: Locator) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if wanted.evaluate("node => node === document.activeElement"):
            return
    raise AssertionError("the Tab key doesn't lead there")
