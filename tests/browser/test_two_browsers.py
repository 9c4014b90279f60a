"""Friends at one table: an invite link, a network that goes away in mid-turn, somebody who only watches."""

import pytest
from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.conftest import Enter
from tests.browser.person import PHONE, Person
from tests.browser.playing import asked, decide, place_bet, play_cards
from tests.browser.tour import choose_cards


@pytest.fixture
def pair(person: Enter) -> tuple[Person, Person]:
    """Ann opens a table and invites Bob; the third seat goes to a bot, and they begin."""
    ann = person("Ann of two", seats=3)
    bob = person("Bob of two", screen=PHONE, offline_is_no_trouble=True)
    link = ann.open_table()
    expect(ann.button("page-stand")).to_be_visible()
    bob.page.goto(link)
    bob.button("page-sit").first.click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Bob of two")).to_be_visible()
    expect(bob.page.get_by_role("listitem").filter(has_text="Ann of two")).to_be_visible()
    ann.button("page-seat-bot").click()
    ann.button("page-start-game").click()
    for someone in (ann, bob):
        expect(someone.track).to_be_visible()
    return ann, bob


def test_one_loses_the_network_in_mid_turn_and_returns(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    play_together(ann, bob, until_turn_of=bob)
    choose_cards(bob)
    bob.context.set_offline(True)
    expect(bob.page.get_by_role("status")).to_have_text(bob.say("page-away"))
    bob.context.set_offline(False)
    expect(bob.page.get_by_role("status")).to_have_text("")
    # The cards are still chosen.
    bob.button("page-confirm", bob.decision).click()
    play_together(ann, bob, until_turn_of=ann)
    assert_one_turn(ann, bob)


def test_a_decision_that_was_not_answered_is_sent_again_and_counts_once(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    cable = Cable(bob.page)
    bob.page.reload()
    play_together(ann, bob, until_turn_of=bob)
    choose_cards(bob)
    cable.lose_answers()
    bob.button("page-confirm", bob.decision).click()
    expect(bob.decision).to_have_text(bob.say("page-sending"))
    cable.pull()
    expect(bob.page.get_by_role("status")).to_have_text(bob.say("page-away-pending"))
    cable.plug()
    expect(bob.page.get_by_role("status")).to_have_text("")
    play_together(ann, bob, until_turn_of=ann)
    assert_one_turn(ann, bob)


def assert_one_turn(ann: Person, bob: Person) -> None:
    """Bob has played one fast and one slow card, as both of them read."""
    bob.page.get_by_role("tab", name=bob.say("page-tab-log")).click()
    god = god_of(bob)
    for story, who in (
        (bob.story(), ("You play ", "You follow ")),
        (ann.story(), (f"{god} plays ", f"{god} follows ")),
    ):
        assert [len([line for line in story if words in line]) for words in who] == [1, 1], story


def god_of(person: Person) -> str:
    """One's own seat is the first."""
    return person.page.get_by_role("list", name=person.say("terminal-players")).locator("b").first.inner_text()


def test_whoever_comes_back_reads_what_was_missed(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    play_together(ann, bob, until_turn_of=ann)
    bob.context.set_offline(True)
    play_cards(ann)
    expect(ann.decision).not_to_contain_text(ann.say("page-confirm"))
    bob.context.set_offline(False)
    bob.page.get_by_role("tab", name=bob.say("page-tab-log")).click()
    expect(bob.page.get_by_role("list", name=bob.say("page-log"), exact=True)).to_contain_text(f"{god_of(ann)} plays")


def test_a_spectator_sees_the_table_but_no_cards(pair: tuple[Person, Person], person: Enter) -> None:
    ann, _ = pair
    eve = person("Eve who watches")
    eve.page.goto(ann.page.url)
    expect(eve.page.get_by_text(eve.say("page-watching"))).to_be_visible()
    expect(eve.track).to_be_visible()
    expect(eve.page.get_by_role("region", name=eve.say("word-cardholder.plural"), exact=True)).to_have_count(0)
    expect(eve.page.get_by_role("region", name=eve.say("word-bet.plural"), exact=True)).to_have_count(0)
    expect(eve.decision.get_by_role("button")).to_have_count(0)
    place_all_bets(ann, eve)


def place_all_bets(ann: Person, eve: Person) -> None:
    """Ann bets until somebody else must; the spectator sees the token, not the card."""
    if asked(ann) == "bet":
        place_bet(ann)
    seats = eve.page.get_by_role("list", name=eve.say("terminal-players"))
    expect(seats.get_by_role("img").first).to_be_visible()


def play_together(ann: Person, bob: Person, *, until_turn_of: Person) -> None:
    """Both decide what they are asked, until it is the turn of one of them."""
    while True:
        deeds = [someone.decision.get_by_role("button") for someone in (ann, bob)]
        for someone, mine in zip((ann, bob), deeds, strict=True):
            if mine.count() == 0:
                continue
            what = asked(someone)
            if someone is until_turn_of and what == "turn":
                return
            decide(someone, what)
