"""Whole games by the mouse, from the one button on the first page to the laurel."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.playing import asked, decide, play_until

ALL = ["zeus-sobers-up", "power-of-the-gods", "fate-tokens"]


@pytest.mark.parametrize("seats", [3, 6])
def test_a_full_game_with_all_variants(person: Enter, seats: int) -> None:
    ann = person(seats=seats, variants=ALL)
    ann.play_now()
    expect(ann.page.get_by_role("list", name=ann.say("terminal-players")).get_by_role("listitem")).to_have_count(seats)
    for race in range(3):
        play_until(ann, "judgment")
        expect(ann.dialog).to_contain_text(ann.say("terminal-race", race=race + 1))
        decide(ann, "judgment")
    assert asked(ann) == "victory"
    expect(ann.dialog.get_by_role("listitem")).to_have_count(seats)
