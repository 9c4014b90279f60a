"""Friends at one table: an invite link, a network that goes away in mid-turn, somebody who only watches."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Enter, Pair
from tests.browser.flaky_network import FlakyNetwork
from tests.browser.person import Person
from tests.browser.playing import asked, decide, place_bet, play_cards
from tests.browser.tour import choose_cards


def test_one_loses_the_network_in_mid_turn_and_returns(pair: Pair) -> None:
    ann, bob = pair
    play_together(ann, bob, until_turn_of=bob)
    choose_cards(bob)
    bob.context.set_offline(True)
    expect(bob.notice("page-away")).to_be_visible()
    bob.context.set_offline(False)
    expect(bob.notice("page-away")).to_have_count(0)
    # The cards are still chosen.
    bob.button("page-confirm", bob.decision).click()
    play_together(ann, bob, until_turn_of=ann)
    assert_one_turn(ann, bob)


def test_the_story_of_a_table_from_the_lobby_begins_with_the_deal(pair: Pair) -> None:
    ann, _ = pair
    story = ann.page.get_by_role("list", name=ann.say("page-log"), exact=True)
    expect(story.get_by_role("listitem").first).to_contain_text(ann.say("terminal-race", race=1))


def test_a_decision_that_was_not_answered_is_sent_again_and_counts_once(pair: Pair) -> None:
    ann, bob = pair
    network = FlakyNetwork(bob.page)
    bob.page.reload()
    play_together(ann, bob, until_turn_of=bob)
    choose_cards(bob)
    network.lose_answers()
    bob.button("page-confirm", bob.decision).click()
    expect(bob.decision).to_have_text(bob.say("page-sending"))
    network.cut()
    expect(bob.notice("page-away-pending")).to_be_visible()
    network.mend()
    expect(bob.notice("page-away-pending")).to_have_count(0)
    play_together(ann, bob, until_turn_of=ann)
    assert_one_turn(ann, bob)


def test_both_cards_of_a_turn_are_one_message(pair: Pair) -> None:
    ann, bob = pair
    sent: list[dict[str, Any]] = []
    bob.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame))))
    bob.page.reload()
    play_together(ann, bob, until_turn_of=bob)
    choose_cards(bob)
    sent.clear()
    bob.button("page-confirm", bob.decision).click()
    play_together(ann, bob, until_turn_of=ann)
    (act,) = [message for message in sent if message["type"] == "Act"]
    assert act["then"] is not None
    assert_one_turn(ann, bob)


def assert_one_turn(ann: Person, bob: Person) -> None:
    """Bob has played one fast and one slow card, as both of them read."""
    bob.page.get_by_role("tab", name=bob.say("page-tab-log")).click()
    for someone, who in (
        (bob, ("You play ", "You follow ")),
        (ann, (f"{bob.name} plays ", f"{bob.name} follows ")),
    ):
        # The server plays the slow card, and tells one after the other.
        log = someone.page.get_by_role("list", name=someone.say("page-log"), exact=True)
        expect(log).to_contain_text(who[1])
        story = someone.story()
        assert [len([line for line in story if words in line]) for words in who] == [1, 1], story


def test_whoever_comes_back_reads_what_was_missed(pair: Pair) -> None:
    ann, bob = pair
    play_together(ann, bob, until_turn_of=ann)
    bob.context.set_offline(True)
    play_cards(ann)
    expect(ann.decision).not_to_contain_text(ann.say("page-confirm"))
    bob.context.set_offline(False)
    # His turn opens the cards; the story is opened after that.
    assert asked(bob) == "turn"
    bob.page.get_by_role("tab", name=bob.say("page-tab-log")).click()
    expect(bob.page.get_by_role("list", name=bob.say("page-log"), exact=True)).to_contain_text(f"{ann.name} plays")


def test_a_spectator_sees_the_table_but_no_cards(pair: Pair, person: Enter) -> None:
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
