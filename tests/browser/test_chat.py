"""What is said at a table is heard by all of it, as text, and nobody has to listen to everybody."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Enter, Pair
from tests.browser.person import Person
from tests.browser.playing import asked


def chat(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("chat-title"), exact=True)


def said(person: Person) -> Locator:
    return chat(person).get_by_role("listitem")


def speak(person: Person, words: str) -> None:
    chat(person).get_by_role("textbox", name=person.say("chat-say"), exact=True).fill(words)
    person.page.keyboard.press("Enter")


def test_words_and_reactions_between_two_browsers(pair: Pair) -> None:
    ann, bob = pair
    bob.button("chat-title").click()
    speak(bob, "Hello, <b>Ann</b>!")
    ann.button("chat-unread", count=1).click()
    expect(said(ann)).to_have_count(1)
    expect(said(ann)).to_contain_text("Hello, <b>Ann</b>!")
    expect(said(ann)).to_contain_text("Bob of two")
    ann.button("reaction-thunder", chat(ann)).click()
    expect(said(bob)).to_have_count(2)
    expect(said(bob).last).to_contain_text(bob.say("reaction-thunder"))
    expect(said(bob).last).to_contain_text("Ann of two")


def test_who_is_muted_is_not_heard(pair: Pair) -> None:
    ann, bob = pair
    for someone in pair:
        someone.button("chat-title").click()
    speak(bob, "One")
    ann.button("chat-mute", chat(ann), name="Bob of two").click()
    expect(chat(ann)).to_contain_text(ann.say("chat-muted", name="Bob of two"))
    speak(bob, "Two")
    speak(ann, "I hear nothing")
    # What Bob said before Ann's words would have come before them.
    expect(said(ann)).to_have_count(1)
    expect(said(bob)).to_have_count(3)
    ann.page.reload()
    ann.button("chat-title").click()
    expect(chat(ann)).to_contain_text(ann.say("chat-muted", name="Bob of two"))
    expect(said(ann)).to_have_count(1)
    ann.button("chat-unmute", chat(ann), name="Bob of two").click()
    speak(bob, "Three")
    expect(said(ann).last).to_contain_text("Three")


def test_a_line_is_reported(pair: Pair) -> None:
    ann, bob = pair
    for someone in pair:
        someone.button("chat-title").click()
    speak(bob, "Rude words")
    ann.button("chat-report", chat(ann), name="Bob of two").click()
    expect(chat(ann).get_by_role("status")).to_have_text(ann.say("chat-reported", name="Bob of two"))


@pytest.mark.parametrize(
    ("width", "height"), [(390, 844), (360, 640), (844, 390), (820, 1180), (1080, 810), (1440, 900)]
)
def test_nothing_under_the_chat_gets_the_focus(person: Enter, width: int, height: int) -> None:
    ann = person(screen={"width": width, "height": height})
    ann.play_now()
    assert asked(ann) == "bet"
    ann.button("chat-title").click()
    expect(chat(ann)).to_be_visible()
    reached: set[str] = set()
    for _ in range(60):
        ann.page.keyboard.press("Tab")
        reached.add(ann.page.evaluate(FOCUSED))
    assert not [what for what in reached if what.startswith("under the chat")]
    assert ann.say("chat-send") in reached


FOCUSED = """() => {
  const focused = document.activeElement;
  const chat = document.querySelector("section.chat");
  const what = focused.textContent.trim() || focused.id || focused.tagName;
  if (chat.contains(focused)) return what;
  const [box, over] = [focused, chat].map((each) => each.getBoundingClientRect());
  const width = Math.min(over.right, box.right) - Math.max(over.left, box.left);
  const height = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
  return focused !== document.body && width > 2 && height > 2 ? `under the chat: ${what}` : what;
}"""
"""What has the focus, and whether the chat lies over it."""
