"""Who confirms nothing can undo it: until then, nothing has left this browser."""

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.playing import asked, choose, desk, play_until


def test_a_bet_is_undone_and_another_one_counts(person: Enter) -> None:
    ann = person(seats=3, confirms=False)
    ann.play_now()
    assert asked(ann) == "bet"
    for choices in desk(ann).all():
        choose(ann, choices)
    ann.button("page-undo", ann.decision).click()
    # The choice is still there, and waits.
    place = ann.button("page-place-bet", ann.decision)
    expect(place).to_be_enabled()
    choose(ann, desk(ann).last)
    expect(ann.button("page-undo", ann.decision)).to_be_visible()
    expect(ann.page.get_by_text(ann.say("page-ask-bet", number=2), exact=True)).to_be_visible()


def test_passing_is_undone_as_well(person: Enter) -> None:
    ann = person(seats=3, confirms=True, variants=["power-of-the-gods"])
    ann.play_now()
    play_until(ann, "power")
    # What it means is said where it is chosen.
    ann.button("page-settings").click()
    expect(ann.dialog.get_by_text(ann.say("page-confirmation-note"))).to_be_visible()
    ann.dialog.get_by_text(ann.say("page-confirmation-off"), exact=True).click()
    ann.button("page-close", ann.dialog).click()
    told = ann.story()
    for _ in range(2):
        ann.button("terminal-pass", ann.decision).click()
        ann.button("page-undo", ann.decision).click()
        expect(ann.button("terminal-pass", ann.decision)).to_be_visible()
    assert ann.story() == told
    ann.button("terminal-pass", ann.decision).click()
    ann.button("page-send-now", ann.decision).click()
    expect(ann.button("page-undo", ann.decision)).to_have_count(0)
    asked(ann)
