"""A way through the page that comes by every screen."""

from collections.abc import Iterator

from playwright.sync_api import Locator, expect

from tests.browser.finished import finish_game
from tests.browser.history import PEOPLE, give_history
from tests.browser.person import Person
from tests.browser.playing import Asked, asked, decide, desk, holders
from tests.server.harness import Guest, Server

LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikant"
"""What somebody says in the chat."""
GROUP = "Odd Fellows"
CLUB = "Club night"
AT_THE_TABLE: set[Asked] = {"fate-token", "bet", "turn", "power", "judgment"}


def tour(person: Person) -> Iterator[str]:
    """The name of each screen while it is shown: the lobby's, and those of a game with all variants."""
    yield from lobby(person)
    person.play_now()
    left = set(AT_THE_TABLE)
    while left:
        what = asked(person)
        assert what != "victory", f"never came to {left}"
        if what in left:
            left.remove(what)
            if what == "turn":
                yield from table(person)
            if what == "bet":
                choose_bet(person)
            yield what
        if left:
            decide(person, what)


def whole_tour(person: Person, server: Server) -> Iterator[str]:
    """The end of the game, too, and the look back at it. The rest of the game is played without a browser."""
    yield from tour(person)
    game = person.page.url.rpartition("/")[2]
    person.page.goto("about:blank")
    finish_game(server, person, game)
    person.go(f"/table/{game}")
    assert asked(person) == "victory"
    yield "victory"
    yield from afterwards(person, server, game)


def lobby(person: Person) -> Iterator[str]:
    person.go("/table/nobody-opened-this")
    expect(person.page.get_by_role("link", name=person.say("page-to-lobby"))).to_be_visible()
    yield "no such table"
    # The server answers with 404 there, which a browser would complain about.
    person.page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(person.page.get_by_role("heading", name=person.say("refused-no-such-address"))).to_be_visible()
    yield "nowhere"
    person.open_table()
    expect(person.button("page-stand")).to_be_visible()
    person.button("page-seat-bot").first.click()
    yield "gathering"
    person.page.get_by_text(person.say("clock-3d"), exact=True).click()
    expect(person.page.get_by_text(person.say("clock-slow-note"))).to_be_visible()
    yield "gathering for days"
    person.page.get_by_text(person.say("page-clock-none"), exact=True).click()
    yield from chat(person)
    person.go()
    # Its words may come later than the page.
    expect(person.button("page-play")).to_be_visible()
    open_all(person.page.locator("main"))
    person.button("me-new-code").click()
    expect(person.button("me-code-kept")).to_be_visible()
    # With the recovery code, and the form for several people at one device.
    yield "home"
    person.page.get_by_role("link", name=person.say("profile-link")).click()
    expect(person.page.get_by_text(person.say("profile-empty"))).to_be_visible()
    yield "you, before the first game is over"
    yield from evenings(person)
    yield from puzzle(person)
    person.go()
    # Its words may come later than the page.
    expect(person.button("page-play")).to_be_visible()
    open_all(person.page.locator("main"))
    yield from dialogs(person, "page-rules", "page-settings")
    person.button("together-begin").click()
    expect(person.dialog).to_be_visible()
    yield "cover"


def evenings(person: Person) -> Iterator[str]:
    """Groups and tournaments."""
    person.go("/evenings")
    expect(person.button("evenings-hold")).to_be_visible()
    open_all(person.page.locator("main"))
    yield "evenings"
    person.page.get_by_role("textbox", name=person.say("evenings-group-name")).fill(GROUP)
    person.button("evenings-found").click()
    expect(person.page.get_by_role("heading", name=GROUP, exact=True)).to_be_visible()
    open_all(person.page.locator("main"))
    yield "group"
    person.go("/evenings")
    expect(person.button("evenings-hold")).to_be_visible()
    open_all(person.page.locator("main"))
    person.page.get_by_role("textbox", name=person.say("evenings-tournament-name")).fill(CLUB)
    person.page.get_by_role("group", name=person.say("evenings-fill")).get_by_text(
        person.say("bot-random"), exact=True
    ).click()
    person.button("evenings-hold").click()
    person.button("evenings-begin-round", round=1).click()
    expect(person.page.get_by_role("link", name=person.say("evenings-your-table"), exact=True)).to_be_visible()
    open_all(person.page.locator("main"))
    yield "tournament"
    yield from dialogs(person, "evenings-end")
    person.button("evenings-annul").click()
    expect(person.button("evenings-begin-round", round=2)).to_be_enabled()


def puzzle(person: Person) -> Iterator[str]:
    """The choice of a puzzle, one on the table, and what its actions are worth."""
    person.go("/puzzles")
    expect(person.button("puzzles-any")).to_be_visible()
    yield "puzzles"
    person.button("puzzles-kind-third-bet").click()
    assert asked(person) == "bet"
    yield "puzzle"
    decide(person, "bet")
    expect(person.button("puzzles-next", person.dialog)).to_be_visible()
    open_all(person.dialog)
    yield "puzzle explained"
    person.button("puzzles-table", person.dialog).click()
    expect(person.button("puzzles-explain")).to_be_visible()
    yield "puzzle answered"


def chat(person: Person) -> Iterator[str]:
    person.button("chat-title").click()
    talk = person.page.get_by_role("region", name=person.say("chat-title"), exact=True)
    yield "chat before anybody speaks"
    talk.get_by_role("textbox").fill(LONG_WORD)
    person.page.keyboard.press("Enter")
    person.button("reaction-thunder", talk).click()
    expect(talk.get_by_role("listitem")).to_have_count(2)
    yield "chat"
    person.button("page-close", talk).click()


def table(person: Person) -> Iterator[str]:
    """What lies around the track, and what can be looked up. Cards are chosen, so that ghosts are there."""
    for key in ("page-tab-bets", "page-tab-odds", "page-tab-zeus", "page-tab-log", "page-tab-cards"):
        tab = person.page.get_by_role("tab", name=person.say(key)).first
        if tab.is_visible():
            tab.click()
            if key == "page-tab-odds":
                odds = person.page.locator("#panel-odds")
                expect(odds.get_by_role("list").get_by_role("img")).to_have_count(6)
                open_all(odds)
            yield f"tab {key.removeprefix('page-tab-')}"
    yield from dialogs(person, "page-rules", "page-settings")
    person.page.keyboard.press("?")
    expect(person.dialog).to_be_visible()
    yield "keys"
    person.button("page-close", person.dialog).click()
    person.button("page-rules").click()
    person.button("guide-again", person.dialog).click()
    guide = person.page.get_by_role("complementary", name=person.say("guide-name"), exact=True)
    expect(guide).to_be_visible()
    yield "guide"
    person.button("guide-skip", guide).click()
    person.button("hint-ask").click()
    yield "what a hint costs"
    person.button("coach-ask", person.dialog).click()
    expect(person.button("coach-choose", person.dialog).first).to_be_visible()
    yield "hint"
    person.button("page-close", person.dialog).click()
    choose_cards(person)


def afterwards(person: Person, server: Server, game: str) -> Iterator[str]:
    for eyes in ("public", "0", "omniscient"):
        person.go(f"/replay/{game}?at=150&eyes={eyes}")
        expect(person.button("replay-verify")).to_be_visible()
        yield f"replay, {eyes}"
    yield from dialogs(person, "replay-verify", "replay-continue")
    person.page.keyboard.press("?")
    expect(person.dialog).to_be_visible()
    yield "keys of the replay"
    person.go(f"/after/{game}")
    expect(person.page.get_by_role("heading", name=person.say("coach-luck"), exact=True)).to_be_visible()
    open_all(person.page.locator("main"))
    yield "after"
    # With its hint the game doesn't count: those before it do.
    give_history(server, person, 12)
    person.go("/you")
    expect(person.page.get_by_role("heading", name=person.say("profile-bets"), exact=True)).to_be_visible()
    expect(person.page.get_by_role("heading", name=person.say("coach-luck"), exact=True)).to_be_visible()
    expect(person.page.get_by_role("link", name=person.say("profile-watch")).first).to_be_visible()
    yield "you"
    yield from dialogs(person, "profile-forget")
    yield from deals(person, server)
    yield from watching(person, server)


def deals(person: Person, server: Server) -> Iterator[str]:
    """The daily race, before and after, and a duplicate match, whose results are compared."""
    person.go("/daily")
    expect(person.button("daily-play")).to_be_visible()
    open_all(person.page.locator("main"))
    day = person.page.locator("a[aria-current='date']").get_attribute("href")
    play_daily(server, f"{day}".rpartition("/")[2])
    yield "daily race"
    person.button("daily-play").click()
    play_elsewhere(person, server)
    person.go("/daily")
    expect(person.page.get_by_role("heading", name=person.say("daily-share"), exact=True)).to_be_visible()
    expect(person.page.get_by_role("table", name=person.say("daily-best"), exact=True)).to_be_visible()
    yield "daily race, played"
    person.go("/duplicate")
    expect(person.button("duplicate-open")).to_be_visible()
    yield "duplicate"
    person.button("duplicate-open").click()
    expect(person.page.get_by_role("textbox", name=person.say("duplicate-invite"))).to_be_visible()
    yield "duplicate match"
    match = person.page.url.rpartition("/")[2]
    person.button("bot-random").click()
    person.page.get_by_role("button", name=person.say("duplicate-play")).click()
    play_elsewhere(person, server)
    person.go(f"/duplicate/{match}")
    person.page.get_by_role("row").get_by_role("button").first.click()
    expect(person.dialog.get_by_role("heading", level=3)).to_have_count(3)
    yield "duplicate match, compared"
    person.button("page-close", person.dialog).click()


def play_daily(server: Server, day: str) -> None:
    """Somebody else plays the race of a day, too."""
    rival = Guest(server, PEOPLE[0])
    device = rival.device(rival.post(f"/api/daily/{day}/table")["table"])
    device.play_on()
    device.close()
    rival.close()


def play_elsewhere(person: Person, server: Server) -> None:
    """Play the game at which a person has just arrived to its end, without the browser."""
    expect(person.track).to_be_visible()
    table = person.page.url.rpartition("/")[2]
    person.page.goto("about:blank")
    finish_game(server, person, table)


def watching(person: Person, server: Server) -> Iterator[str]:
    """A game of somebody else with all cards open, before anything of it is old enough, and when something is."""
    host = Guest(server, PEOPLE[0])
    table = host.quick_play(settings={"seats": 3, "variants": ["zeus-sobers-up"], "open_watching": "rounds"})
    device = host.device(table)
    person.go(f"/watch/{table}")
    expect(person.page.get_by_text(person.say("watching-late-turns", turns=6))).to_be_visible()
    yield "watching, nothing to see yet"
    device.play_on(most=12)
    person.go(f"/watch/{table}")
    expect(person.page.get_by_role("region", name=person.say("replay-controls"))).to_be_visible()
    yield "watching"
    device.close()
    host.close()


def open_all(place: Locator) -> None:
    """Unfold whatever is folded up."""
    for chapter in place.locator("summary").all():
        if chapter.locator("xpath=..").get_attribute("open") is None:
            chapter.click()


def dialogs(person: Person, *keys: str) -> Iterator[str]:
    for key in keys:
        person.button(key).click()
        expect(person.dialog).to_be_visible()
        open_all(person.dialog)
        yield key.removeprefix("page-")
        person.button("page-close", person.dialog).click()
        expect(person.dialog).to_have_count(0)


def choose_bet(person: Person) -> None:
    for choices in desk(person).all():
        choices.get_by_role("button", disabled=False).first.click()


def choose_cards(person: Person) -> None:
    for holder in holders(person).all():
        free = holder.get_by_role("button", disabled=False)
        if free.count() > 0:
            free.first.click()
