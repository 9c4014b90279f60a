"""What a player takes for granted at a table: the tab tells whose turn it is, nothing loses the focus, back is back."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Enter, Pair
from tests.browser.person import Person
from tests.browser.playing import asked, decide, desk
from tests.server.harness import Guest, Server
from tests.server.parties import hear_until

BETS_OR_WAITS = "(texts) => texts.some((text) => document.body.innerText.includes(text))"


def icon(person: Person) -> Locator:
    return person.page.locator("link[rel=icon]")


def whose_turn(pair: Pair) -> Pair:
    """Whoever is to place a bet, and the other one. A bot may come between them."""
    ann, bob = pair
    ann.page.wait_for_function(BETS_OR_WAITS, arg=[ann.say("page-place-bet"), ann.say("page-betting", name=bob.name)])
    return pair if ann.button("page-place-bet").count() > 0 else (bob, ann)


def test_the_tab_tells_whose_turn_it_is(pair: Pair) -> None:
    for _ in range(2):
        called, other = whose_turn(pair)
        expect(icon(called)).to_have_attribute("href", "/favicon-turn.svg")
        expect(other.page).to_have_title("Divinity Derby")
        expect(icon(other)).to_have_attribute("href", "/favicon.svg")
        decide(called, asked(called))
        expect(other.page).to_have_title(other.say("page-title-your-turn"))
        expect(icon(other)).to_have_attribute("href", "/favicon-turn.svg")
        decide(other, asked(other))


def test_whoever_waits_sets_the_speed_and_skips(pair: Pair) -> None:
    _, waits = whose_turn(pair)
    skip = waits.button("page-skip-to-turn")
    # There is nothing to skip where everything is shown at once.
    expect(skip).to_have_count(0)
    for speed in ("slow", "normal", "fast"):
        waits.page.get_by_role("button", name=waits.say("page-speed")).click()
        expect(waits.page.get_by_role("button", name=waits.say("page-speed"))).to_contain_text(
            waits.say(f"page-speed-{speed}")
        )
    expect(skip).to_have_attribute("aria-pressed", "false")
    waits.page.keyboard.press("k")
    expect(skip).to_have_attribute("aria-pressed", "true")


def test_after_a_dialog_the_focus_is_where_it_was(person: Enter) -> None:
    ann = person()
    ann.play_now()
    assert asked(ann) == "bet"
    card = desk(ann).last.get_by_role("button").first
    card.focus()
    for key in ("g", "?"):
        ann.page.keyboard.press(key)
        expect(ann.dialog).to_be_visible()
        ann.page.keyboard.press("Escape")
        expect(ann.dialog).to_have_count(0)
        expect(card).to_be_focused()
    settings = ann.button("page-settings")
    settings.click()
    ann.button("page-close", ann.dialog).click()
    expect(settings).to_be_focused()


def test_back_is_home_and_forward_is_the_same_game(person: Enter) -> None:
    ann = person()
    ann.play_now()
    decide(ann, asked(ann))
    second = ann.page.get_by_text(ann.say("page-ask-bet", number=2), exact=True)
    expect(second).to_be_visible()
    address = ann.page.url
    ann.page.go_back()
    expect(ann.button("page-play")).to_be_visible()
    ann.page.go_forward()
    expect(second).to_be_visible()
    assert ann.page.url == address
    decide(ann, asked(ann))


def test_open_tables_name_people_and_count_bots(person: Enter, server: Server) -> None:
    host = Guest(server, "Host of mortals")
    device = host.device(host.open_table(seats=3, listed=True))
    device.send("Sit", seat=0)
    device.send("SeatBot", seat=1, level="mortal")
    hear_until(device, lambda: device.room["seats"][1]["kind"] == "bot")
    bob = person(language="de")
    bob.go()
    table = bob.page.get_by_role("listitem").filter(has_text="Host of mortals")
    expect(table).to_contain_text(bob.say("games-bots", count=1))
    # The server's own word for the level is for nobody to read.
    assert "mortal" not in table.inner_text().replace("Host of mortals", "")
    device.close()
    host.close()
