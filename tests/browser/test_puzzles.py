"""Puzzles at the table: chosen, answered with the keys and the buttons of a game, explained, and rated once."""

import re

from playwright.sync_api import Page, expect

from derby.puzzles.collection import puzzles
from derby.puzzles.puzzle import Kind, Puzzle
from derby.rules.action_codes import FAST, SLOW
from tests.browser.conftest import Enter
from tests.browser.person import PHONE, Person
from tests.browser.playing import asked, decide

LETTERS = "QWERTYUIOP"


def come(person: Person, kind: Kind) -> Puzzle:
    """From the first screen to a puzzle of a kind."""
    person.go()
    person.page.get_by_role("link", name=person.say("page-puzzles"), exact=True).click()
    expect(person.page.get_by_role("heading", name=person.say("puzzles-title"), exact=True)).to_be_visible()
    person.button(f"puzzles-kind-{kind}").click()
    return shown(person)


def shown(person: Person) -> Puzzle:
    expect(person.page).to_have_url(re.compile(r"/puzzles/\w{12}$"))
    expect(person.track).to_be_visible()
    return puzzles()[person.page.url.rpartition("/")[2]]


def press_card(page: Page, puzzle: Puzzle, card: int) -> None:
    """The key of a card: a digit for the left holder, a letter for the right one."""
    game = puzzle.game()
    left, right = game.own(game.seat_to_act or 0).holders
    page.keyboard.press(f"Digit{left.index(card) + 1}" if card in left else f"Key{LETTERS[right.index(card)]}")


def test_a_right_answer_by_keyboard_is_explained_and_counts_once(person: Enter) -> None:
    ann = person("Ann")
    puzzle = come(ann, Kind.SLOW_CARD)
    expect(ann.page.get_by_text(ann.say("puzzles-task"))).to_be_visible()
    asked(ann, "turn")
    press_card(ann.page, puzzle, puzzle.best - SLOW)
    ann.page.keyboard.press("Enter")
    expect(ann.dialog).to_have_accessible_name(ann.say("puzzles-right"))
    expect(ann.dialog).to_contain_text(ann.say("puzzles-best"))
    misses = puzzle.misses
    told = {"tries": misses.tries, "hero": misses.hero, "titan": misses.titan, "olympian": misses.olympian}
    expect(ann.dialog).to_contain_text(ann.say("puzzles-misses", **told))
    expect(ann.dialog).to_contain_text(
        re.compile(ann.say("puzzles-rating-change", before=1500, after=0, margin=0)[:20])
    )
    ann.dialog.locator("summary").click()
    expect(ann.dialog.get_by_role("row")).to_have_count(len(puzzle.worths) + 1)
    ann.button("puzzles-table", ann.dialog).click()
    expect(ann.dialog).to_have_count(0)
    expect(ann.button("puzzles-explain")).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_text(ann.say("puzzles-known"))).to_be_visible()
    asked(ann, "turn")
    press_card(ann.page, puzzle, puzzle.best - SLOW)
    ann.page.keyboard.press("Enter")
    expect(ann.dialog).not_to_contain_text(ann.say("puzzles-yours"))
    expect(ann.dialog).to_contain_text(ann.say("puzzles-no-count", rating=0)[:30])


def test_a_wrong_answer_by_touch_on_a_phone_leads_to_the_next_puzzle(person: Enter) -> None:
    ann = person("Ann", screen=PHONE)
    puzzle = come(ann, Kind.FIRST_BETS)
    assert asked(ann) == "bet"
    decide(ann, "bet")
    expect(ann.dialog).to_be_visible()
    expect(ann.dialog).to_contain_text(ann.say("puzzles-best"))
    ann.button("puzzles-next", ann.dialog).click()
    expect(ann.dialog).to_have_count(0)
    expect(ann.page).not_to_have_url(re.compile(puzzle.name))
    assert shown(ann).kind is Kind.FIRST_BETS
    assert asked(ann) == "bet"


def test_only_the_fast_card_is_asked_for(person: Enter) -> None:
    ann = person("Ann")
    puzzle = come(ann, Kind.FAST_CARD)
    asked(ann, "turn")
    press_card(ann.page, puzzle, puzzle.best - FAST)
    ann.button("page-only-fast").click()
    expect(ann.dialog).to_have_accessible_name(ann.say("puzzles-right"))


def test_a_puzzle_that_does_not_exist(person: Enter) -> None:
    ann = person("Ann", refusals_are_no_trouble=True)
    ann.go("/puzzles/nothing")
    expect(ann.page.get_by_role("heading", name=ann.say("refused-no-such-puzzle"))).to_be_visible()
