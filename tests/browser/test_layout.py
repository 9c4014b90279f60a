"""The table on every screen: nothing covers anything, no word is cut, and what a player needs is in sight together."""

import json
from collections.abc import Callable, Generator
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.company import Company
from tests.browser.conftest import Enter
from tests.browser.look import what_does_not_fit, what_is_out_of_sight, what_overlaps
from tests.browser.person import Person
from tests.browser.playing import Asked, asked
from tests.browser.tour import choose_bet, choose_cards
from tests.server.harness import Device, Server

Size = tuple[int, int]
PHONES = [(320, 568), (360, 640), (375, 667), (390, 844), (412, 915), (430, 932)]
SIDEWAYS = [(height, width) for width, height in PHONES]
TABLETS = [(600, 960), (768, 1024), (810, 1080), (820, 1180), (1024, 1366)]
TABLETS_SIDEWAYS = [(height, width) for width, height in TABLETS]
HALVES = [(960, 1080), (720, 450), (640, 512), (683, 768)]
"""Half of a window, and a window at 200 %."""
DESKS = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1080), (2560, 1440)]
SIZES = [*PHONES, *SIDEWAYS, *TABLETS, *TABLETS_SIDEWAYS, *HALVES, *DESKS]
TELLING = [
    (320, 568),
    (360, 640),
    (390, 844),
    (640, 360),
    (844, 390),
    (768, 1024),
    (960, 600),
    (960, 1080),
    (1440, 900),
]
"""One or two of each arrangement, among them the tightest."""
ALL_VARIANTS = ["zeus-sobers-up", "power-of-the-gods", "fate-tokens"]
LANGUAGES = ["en", "fr", "it", "de", "es", "pl"]
STAGES: dict[int, list[Asked]] = {
    3: ["bet", "turn"],
    4: ["bet", "turn"],
    5: ["bet", "turn"],
    6: ["fate-token", "bet", "turn", "power"],
}
"""By the number of seats; five and six play with all variants, in which the judgment is the longest, too."""
STEPS = {3: 2, 4: 4, 5: 4, 6: 1}
"""Each language has every first, second or fourth size, so that all sizes are looked at in one, two or four of them."""
AT: dict[Asked, str] = {"bet": "first-bets", "turn": "fast-card", "fate-token": "place-fate-token", "power": "power"}

TRACK = "[data-region=track]"
ACTING = "[data-region=bar] .button.main"
CARDS = "#panel-cards .choice, .hand li"
MIDDLE = [".olympus .ranking li", ".olympus .deck"]
LAST_TURN = [".olympus .turn .name", ".olympus .turn .card"]
NAMES = ".seat .title"
NEEDED: dict[Asked, list[str]] = {
    "fate-token": [TRACK, ACTING, CARDS, NAMES, *MIDDLE],
    "bet": [TRACK, ACTING, "#panel-bets .choice", CARDS, NAMES, *MIDDLE],
    "turn": [TRACK, ACTING, "#panel-cards .choice", "[data-region=own] .chip", NAMES, *MIDDLE, *LAST_TURN],
    "power": [TRACK, "[data-pass]", CARDS, "[data-region=own] .chip", NAMES, *MIDDLE, *LAST_TURN],
    "judgment": ["dialog .button.main"],
}
"""What is in sight at once, without scrolling."""


def is_large_enough(width: int, height: int) -> bool:
    """On a smaller screen a panel may scroll."""
    return (width >= 360 and height >= 640) or (width >= 640 and height >= 360)


Gather = Callable[..., Company]


@pytest.fixture
def company(server: Server) -> Generator[Gather]:
    """People with long names, who play what is wanted of them."""
    gathered: list[Company] = []

    def gather(seats: int, **settings: Any) -> Company:
        variants = ALL_VARIANTS if seats > 4 else []
        gathered.append(Company(server, seats, variants=variants, odds=True, **settings))
        return gathered[-1]

    yield gather
    for each in gathered:
        each.leave()


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_table_fits(browser: Browser, company: Gather, seats: int) -> None:
    """Everybody has a long name. Bets and turns of six are looked at in every size in every language."""
    people = company(seats)
    people.start()
    pages = [people.enter(browser, language, {"width": 1440, "height": 900}) for language in LANGUAGES]
    found: list[str] = []
    for what in STAGES[seats]:
        people.play_until_asked(AT[what], after_a_turn=what == "turn")
        for number, ann in enumerate(pages):
            asked(ann, what)
            choose(ann, what)
            every = STEPS[seats] if what in ("bet", "turn") else 2
            sizes = SIZES[number % every :: every]
            found += [f"{what}, {ann.words.language}, {trouble}" for trouble in look_at(ann, sizes, NEEDED[what])]
    if seats in (3, 6):
        people.play_until(lambda device: device.view["race"] == 1)
        for number, ann in enumerate(pages):
            ann.button("page-continue", ann.dialog).wait_for()
            troubles = look_at(ann, SIZES[number::4], NEEDED["judgment"])
            found += [f"judgment, {ann.words.language}, {trouble}" for trouble in troubles]
    finish(pages, found)


def choose(ann: Person, what: Asked) -> None:
    if what == "bet":
        choose_bet(ann)
    elif what == "turn":
        choose_cards(ann)


def look_at(ann: Person, sizes: list[Size], needed: list[str]) -> list[str]:
    found: list[str] = []
    for width, height in sizes:
        size: Any = {"width": width, "height": height}
        ann.page.set_viewport_size(size)
        troubles = what_does_not_fit(ann.page) + what_overlaps(ann.page)
        if needed and is_large_enough(width, height):
            troubles += what_is_out_of_sight(ann.page, needed)
        found += [f"{width} × {height}: {trouble}" for trouble in troubles]
    return found


def finish(pages: list[Person], found: list[str]) -> None:
    troubles = [trouble for ann in pages for trouble in ann.troubles]
    for ann in pages:
        ann.leave()
    assert not troubles
    assert not found, f"{len(found)}:\n" + "\n".join(found)


@pytest.mark.parametrize(("seats", "language"), [(3, "it"), (6, "de")])
def test_whatever_else_is_on_the_table_fits(browser: Browser, company: Gather, seats: int, language: str) -> None:
    """Gathering, waiting, the chat, the guide, banners, and somebody who is away."""
    people = company(seats)
    me, other = people.devices[:2]
    other.room_after("Stand", seat=1)
    ann = people.enter(browser, language, {"width": 1440, "height": 900})
    found: list[str] = []

    def look(what: str, needed: list[str], *more: Size) -> None:
        found.extend(f"{what}, {trouble}" for trouble in look_at(ann, [*TELLING, *more], needed))

    # A table of a server with a long address.
    ann.page.get_by_role("textbox").evaluate("(link) => (link.value += '/where-it-is-played'.repeat(3))")
    look("gathering", [ACTING], (1920, 1080))
    other.room_after("Sit", seat=1)
    people.start()
    expect(ann.track).to_be_visible()
    people.play_until(lambda device: device is not me and device.view["stage"] == "fast-card")
    expect(ann.page.locator(".waiting")).to_be_visible()
    look("waiting", [TRACK, NAMES])
    ann.button("chat-title").click()
    look("chat", [".chat input", TRACK])
    found.extend(f"the chat covers {covered}" for covered in what_the_chat_covers(ann))
    ann.button("page-close", ann.page.get_by_role("region", name=ann.say("chat-title"), exact=True)).click()
    people.play_until_asked("fast-card")
    show(ann, is_hidden=True)
    me.act()
    people.play_until_asked("fast-card", after_a_turn=True)
    come_back(ann, me)
    look("back again", [TRACK, ACTING, "#panel-cards .choice", ".banner .button", *LAST_TURN])
    ann.button("page-rules").click()
    ann.button("guide-again", ann.dialog).click()
    expect(ann.page.locator(".guide")).to_be_visible()
    look("guide", [TRACK, ACTING, "#panel-cards .choice", ".guide .button", *LAST_TURN])
    ann.button("guide-skip").click()
    people.play_until(lambda device: device is other)
    other.close()
    expect(ann.page.locator(".awaited")).to_be_visible()
    look("away", [TRACK, ".awaited .button"])
    finish([ann], found)


def what_the_chat_covers(ann: Person) -> list[str]:
    """Of what is needed to follow the race, and on a large screen to act. On a small one, its head leads back."""
    found: list[str] = []
    for width, height in TELLING:
        ann.page.set_viewport_size({"width": width, "height": height})
        kept = [TRACK, "[data-region=bar]"] if height > 700 else [TRACK]
        found += [f"{what} at {width} × {height}" for what in ann.page.evaluate(COVERED, kept)]
    return found


COVERED = """(kept) => {
  const chat = document.querySelector(".chat").getBoundingClientRect();
  return kept.filter((each) => {
    const box = document.querySelector(each).getBoundingClientRect();
    const width = Math.min(chat.right, box.right) - Math.max(chat.left, box.left);
    return width > 1 && Math.min(chat.bottom, box.bottom) - Math.max(chat.top, box.top) > 1;
  });
}"""


def come_back(ann: Person, me: Device) -> None:
    """When everything that was missed has come."""
    cards = sum(map(len, me.own["holders"])) if me.own else 0
    expect(ann.page.locator("#panel-cards .choice")).to_have_count(cards)
    show(ann, is_hidden=False)
    expect(ann.page.locator(".banner")).to_be_visible()


def show(ann: Person, *, is_hidden: bool) -> None:
    """Another tab of the browser is looked at, or this one again."""
    ann.page.evaluate(
        """(isHidden) => {
          Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        is_hidden,
    )


@pytest.mark.parametrize(("seats", "language"), [(4, "fr"), (6, "de")])
def test_what_is_seen_of_a_finished_game_fits(browser: Browser, company: Gather, seats: int, language: str) -> None:
    """Spectators, the victory, the replay through everybody's eyes, the report, and a game that goes on from there."""
    people = company(seats)
    people.start()
    people.play_until_asked("fast-card", after_a_turn=True)
    found: list[str] = []

    def look(what: str, needed: list[str]) -> None:
        found.extend(f"{what}, {trouble}" for trouble in look_at(ann, TELLING, needed))

    ann = people.enter(browser, language, {"width": 1440, "height": 900}, is_stranger=True)
    expect(ann.track).to_be_visible()
    look("spectator", [TRACK, NAMES, *MIDDLE, *LAST_TURN])
    ann.leave()
    people.play_until(lambda _: False)
    ann = people.enter(browser, language, {"width": 1440, "height": 900})
    assert asked(ann) == "victory"
    look("victory", ["dialog .button"])
    for eyes in ("public", "0", "omniscient"):
        ann.go(f"/replay/{people.table}?at={40}&eyes={eyes}")
        expect(ann.button("replay-verify")).to_be_visible()
        every = ["#panel-cards .holder"] if eyes == "omniscient" else []
        look(f"replay, {eyes}", [TRACK, ".controls .button", NAMES, *MIDDLE, *LAST_TURN, *every])
    ann.go(f"/after/{people.table}")
    expect(ann.page.get_by_role("heading", name=ann.say("after-victory"), exact=True)).to_be_visible()
    look("report", [])
    wish = {"steps": 60, "seat": 0, "level": "random"}
    ann.go(f"/table/{people.guests[0].post(f'/api/tables/{people.table}/continue', wish)['table']}")
    expect(ann.page.get_by_text(ann.say("replay-continued"))).to_be_visible()
    look("goes on", [TRACK, "aside .button"])
    finish([ann], found)


def test_a_game_of_other_rules_says_so_where_decisions_are_made(browser: Browser, company: Gather) -> None:
    people = company(6)
    people.start()
    people.play_until_asked("fast-card")
    ann = people.enter(browser, "de", {"width": 1440, "height": 900}, elsewhere=True)
    ann.page.route_web_socket("**/ws", by_other_rules)
    ann.go(f"/table/{people.table}")
    expect(ann.button("page-other-rules-play-on", ann.decision)).to_be_visible()
    finish([ann], look_at(ann, TELLING, [TRACK, ACTING]))


def test_a_lost_connection_is_told_above_everything(browser: Browser, company: Gather) -> None:
    people = company(6)
    people.start()
    people.play_until_asked("fast-card", after_a_turn=True)
    ann = people.enter(browser, "de", {"width": 1440, "height": 900}, elsewhere=True)
    sockets: list[WebSocketRoute] = []

    def meet(page_side: WebSocketRoute) -> None:
        sockets.append(page_side)
        if len(sockets) == 1:
            page_side.connect_to_server()
        else:
            page_side.close()

    ann.page.route_web_socket("**/ws", meet)
    ann.go(f"/table/{people.table}")
    expect(ann.track).to_be_visible()
    sockets[0].close()
    expect(ann.notice("page-away")).to_be_visible()
    finish([ann], look_at(ann, TELLING, [".notice p", TRACK, "[data-region=bar]", NAMES, *MIDDLE, *LAST_TURN]))


def by_other_rules(page_side: WebSocketRoute) -> None:
    server_side = page_side.connect_to_server()

    def hear(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "RoomIs":
            told["room"]["other_rules"] = True
        page_side.send(json.dumps(told))

    page_side.on_message(server_side.send)
    server_side.on_message(hear)


@pytest.mark.parametrize(
    ("width", "height"), [(390, 844), (844, 390), (768, 1024), (1080, 810), (1440, 900), (1920, 1080)]
)
def test_bets_stay_where_they_are_while_they_are_chosen(person: Enter, width: int, height: int) -> None:
    size = {"width": width, "height": height}
    ann = person("Annegret", language="de", screen=size, context={"reduced_motion": "reduce"}, quickOdds=True)
    ann.play_now()
    assert asked(ann) == "bet"
    expect(ann.page.locator("[aria-busy=false]")).to_have_count(1)
    choices = ann.page.locator("#panel-bets .choice")
    before = choices.evaluate_all(PLACES)
    ends = ann.page.locator("#panel-bets .card").evaluate_all(ENDS)
    assert max(ends) - min(ends) <= 1, "a row has a hole at its end"
    choices.first.click()
    expect(ann.page.locator("#panel-bets .card .chance .chance")).to_have_count(11)
    assert choices.evaluate_all(PLACES) == before
    ann.page.locator("#panel-bets .card").first.click()
    expect(ann.page.locator("#panel-bets .creatures .chance")).to_have_count(6)
    assert choices.evaluate_all(PLACES) == before


PLACES = """(all) => all.map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join();
})"""

ENDS = """(all) => {
  const boxes = all.map((each) => each.getBoundingClientRect());
  const rows = Map.groupBy(boxes, ({ y }) => Math.round(y));
  return [...rows.values()].map((row) => Math.max(...row.map(({ right }) => right)));
}"""
"""Where each row ends."""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900), (1920, 1080), (2560, 1440)])
def test_bets_are_large_at_a_desk(person: Enter, width: int, height: int) -> None:
    """They take a good part of the window, and can be read from where one sits."""
    ann = person("Annegret", language="de", screen={"width": width, "height": height}, quickOdds=True)
    ann.play_now()
    assert asked(ann) == "bet"
    cards = ann.page.locator("#panel-bets .card")
    widths = cards.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().width)")
    heights = cards.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().height)")
    assert min(widths) >= 0.08 * width
    assert min(heights) >= 0.07 * height
    text = ann.page.locator("#panel-bets .places").first.evaluate(
        "(each) => parseFloat(getComputedStyle(each).fontSize)"
    )
    assert text >= 0.0095 * width


def test_a_banner_goes_by_itself(browser: Browser, company: Gather) -> None:
    people = company(3)
    people.start()
    people.play_until_asked("fast-card")
    ann = people.enter(browser, "en", {"width": 390, "height": 844}, elsewhere=True)
    ann.page.clock.install()
    ann.go(f"/table/{people.table}")
    expect(ann.track).to_be_visible()
    show(ann, is_hidden=True)
    me = people.devices[0]
    me.act()
    people.play_until_asked("fast-card", after_a_turn=True)
    come_back(ann, me)
    ann.page.clock.run_for(20_000)
    expect(ann.page.locator(".banner")).to_have_count(0)
    finish([ann], [])
