"""Everything on the table can be asked what it is: with a pointer, with a finger, and with a key."""

from playwright.sync_api import expect

import derby
from derby.game.names import POWERS
from tests.browser.conftest import Enter
from tests.browser.look import what_axe_finds
from tests.browser.person import PHONE, DevTools
from tests.browser.playing import asked, play_until

HOVER_MS = 900
"""Longer than a mouse has to stay on something to ask about it."""
ALL = ["power-of-the-gods", "fate-tokens"]


def test_a_power_is_asked_with_pointer_and_key(person: Enter) -> None:
    ann = person(seats=3, variants=ALL)
    ann.play_now()
    play_until(ann, "power")
    powers = ann.decision.get_by_role("list").get_by_role("button")
    told = ann.page.get_by_role("complementary").filter(has_text=ann.say("asked-power-once"))
    powers.first.hover()
    expect(told).to_be_visible()
    assert what_axe_finds(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    # A key asks, arrows go on, and the focus comes back.
    powers.last.focus()
    ann.page.keyboard.press("h")
    ann.page.keyboard.press("ArrowLeft")
    expect(told).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(powers.last).to_be_focused()
    assert asked(ann) == "power"


def test_a_mouse_that_rests_asks_nothing(person: Enter) -> None:
    ann = person(seats=3, variants=ALL)
    ann.go()
    ann.button("page-play").hover()
    ann.page.mouse.down()
    ann.page.mouse.up()
    expect(ann.track).to_be_visible()
    # What comes under it, wherever that is, is told only when the mouse has been moved.
    lay_under_the_mouse = """() => {
      const under = document.querySelector("[data-asked=pressed]");
      document.body.append(under);
      under.style.cssText = "position: fixed; inset: 0; z-index: 99";
    }"""
    ann.page.evaluate(lay_under_the_mouse)
    told = ann.page.locator("aside.asked")
    ann.page.wait_for_timeout(HOVER_MS)
    expect(told).to_have_count(0)
    ann.page.mouse.move(300, 300)
    ann.page.mouse.move(400, 300)
    expect(told).to_be_visible()


def test_everything_on_the_table_is_told_to_who_walks_by_the_keyboard(person: Enter) -> None:
    ann = person(seats=3, variants=ALL)
    ann.play_now()
    play_until(ann, "turn")
    told: list[str] = []
    ann.page.keyboard.press("h")
    first = ann.page.evaluate_handle("document.activeElement")
    while not told or not ann.page.evaluate("(first) => first === document.activeElement", first):
        told.append(ann.page.locator("aside.asked").get_attribute("aria-label") or "")
        ann.page.keyboard.press("ArrowRight")
        assert len(told) < 200, told
    things = ["word-mid-race-line", "word-finish-line", "word-zeus-deck", "word-first-player"]
    names = {*(ann.say(key) for key in things), *(ann.say(f"creature-{each}") for each in derby.Creature)}
    assert names <= {*told}
    # The movement cards, the bet cards, the gods, their powers and the fate tokens.
    assert len({*told} - names) > 11 + 10 + 3 + 9 + 3
    ann.page.keyboard.press("Escape")
    dragon = ann.say("creature-dragon")
    ann.track.get_by_role("img", name=dragon, exact=True).click()
    expect(ann.page.get_by_role("complementary", name=dragon, exact=True)).to_be_visible()
    assert what_axe_finds(ann.page) == []


def test_a_finger_that_holds_asks_and_does_not_press(person: Enter) -> None:
    ann = person(seats=3, variants=ALL, screen=PHONE, context={"has_touch": True})
    ann.play_now()
    play_until(ann, "power")
    power = ann.decision.get_by_role("list").get_by_role("button").first
    told = ann.page.get_by_role("complementary").filter(has_text=ann.say("asked-power-once"))
    spot = power.bounding_box()
    assert spot
    finger = DevTools(ann.page)
    points = [{"x": spot["x"] + spot["width"] / 2, "y": spot["y"] + spot["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", type="touchStart", touchPoints=points)
    expect(told).to_be_visible()
    finger.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
    expect(told).to_be_visible()
    expect(ann.button("terminal-pass", ann.decision)).to_be_visible()
    # A tap elsewhere closes it, a tap on the button presses it: a power without choices asks once more.
    ann.page.touchscreen.tap(PHONE["width"] / 2, PHONE["height"] - 4)
    expect(told).to_have_count(0)
    power.tap()
    expect(ann.button("terminal-back", ann.decision)).to_be_visible()


def test_powers_are_in_sight_with_what_they_do_and_when(person: Enter) -> None:
    ann = person(seats=3, variants=ALL)
    ann.play_now()
    mine = ann.page.get_by_role("list", name=ann.say("power-yours"), exact=True).first.get_by_role("listitem")
    expect(mine).to_have_count(3)
    told = [text.split("\n") for text in mine.all_inner_texts()]
    own = [power for power in POWERS if ann.say(f"power-{power}") in {name for name, _ in told}]
    assert [effect for _, effect in told] == [ann.say(f"power-{power}-effect.short") for power in own]
    # Where there is no room for that, all of it is one press away.
    ann.page.set_viewport_size({"width": 375, "height": 720})
    expect(mine.first).to_have_text(ann.say(f"power-{own[0]}"))
    mine.first.click()
    expect(ann.page.get_by_role("complementary").get_by_text(ann.say(f"power-{own[0]}-effect"))).to_be_visible()
