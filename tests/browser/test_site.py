"""The site without a server, from a plain web space: whole games, no network, closed tabs, full storage, updates."""

import random
import re
from collections.abc import Callable, Generator
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.playing import asked, decide, play_until
from tests.browser.site import PlainServer
from tests.browser.test_together import PARTY, begin_together, uncover
from tests.browser.test_whole_games import ALL
from tests.kills import KILLS

LISTEN = """
const Real = Worker;
globalThis.Worker = class extends Real {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const message = data.type === "message" ? JSON.parse(data.text) : {};
      if (message.version !== undefined) globalThis.heardOf?.(message.version);
    });
  }
};
"""
"""Whatever the page is told of a game has been acknowledged."""


def cut_network(person: Person) -> None:
    """From now on there is only what the browser has kept."""
    person.wait_until_kept()
    person.context.set_offline(True)


@pytest.mark.parametrize("seats", [3, 6])
def test_a_full_game_with_all_variants_without_a_network(visit: Visit, seats: int) -> None:
    ann = visit(seats=seats, variants=ALL)
    ann.go("/")
    cut_network(ann)
    ann.page.reload()
    ann.button("page-play").click()
    expect(ann.track).to_be_visible()
    expect(ann.page.get_by_role("list", name=ann.say("terminal-players")).get_by_role("listitem")).to_have_count(seats)
    for race in range(3):
        play_until(ann, "judgment")
        expect(ann.dialog).to_contain_text(ann.say("terminal-race", race=race + 1))
        decide(ann, "judgment")
    assert asked(ann) == "victory"
    expect(ann.dialog.get_by_role("listitem")).to_have_count(seats)
    if seats == 3:
        look_back(ann)


def look_back(person: Person) -> None:
    """Report, replay and verification of the game that is just over, still without a network."""
    person.dialog.get_by_role("link", name=person.say("after-link"), exact=True).click()
    for race in (1, 2, 3):
        heading = person.page.get_by_role("heading", name=person.say("after-race", race=race), exact=True)
        expect(heading).to_be_visible()
    person.page.goto(person.page.url.replace("/after/", "/replay/"))
    expect(person.page.get_by_role("slider", name=person.say("replay-moment"), exact=True)).to_be_visible()
    person.button("replay-verify").click()
    expect(person.dialog.get_by_text(re.compile(r"\d")).first).to_be_visible()


def watched(page: Page) -> list[int]:
    """The versions of the game that the page has heard of."""
    heard: list[int] = []

    def hear(version: int) -> None:
        heard.append(version)

    page.expose_function("heardOf", hear)  # pyright: ignore[reportUnknownMemberType]
    page.add_init_script(LISTEN)
    return heard


def crash(page: Page) -> None:
    """Kill the process of a tab, with all its workers."""
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")


def test_nothing_acknowledged_is_lost_when_the_tab_is_killed(visit: Visit) -> None:
    ann = visit()
    lots = random.Random("kill")
    heard = watched(ann.page)
    ann.play_now()
    address, known = ann.page.url, 0
    for number in range(KILLS):
        for _ in range(lots.randrange(3)):
            what = asked(ann)
            if what == "victory":
                break
            decide(ann, what)
        # A moment after the last decision, in the middle of whatever that has set off.
        ann.page.wait_for_timeout(lots.randrange(0, 400))
        known = max(known, *heard)
        if number % 2:
            crash(ann.page)
        ann.page.close()
        ann.page = ann.context.new_page()
        heard = watched(ann.page)
        ann.page.goto(address)
        asked(ann)
        assert heard[0] >= known
        if asked(ann) == "victory":
            heard.clear()  # the next game begins anew
            ann.play_now()
            address, known = ann.page.url, 0


def test_tabs_share_a_game_and_survive_each_other(visit: Visit) -> None:
    ann = visit()
    ann.play_now()
    first, address = ann.page, ann.page.url
    assert asked(ann) == "bet"
    ann.page = second = ann.context.new_page()
    second.goto(address)
    assert asked(ann) == "bet"
    decide(ann, "bet")
    asked(ann)
    first.close()
    # The game goes on in the tab that is left, which has to start Python first.
    assert asked(ann) in ("bet", "turn")
    decide(ann, asked(ann))
    asked(ann)


def test_a_new_version_takes_over_in_the_middle_of_a_game(site: PlainServer, visit: Visit) -> None:
    ann = visit()
    ann.play_now()
    address = ann.page.url
    decide(ann, asked(ann))
    old = ann.page
    index, worker = site.folder / "index.html", site.folder / "service-worker.js"
    before = index.read_text("utf-8"), worker.read_text("utf-8")
    version = re.search(r'derby-version" content="(\w+)"', before[0])
    assert version
    try:
        for file, text in zip((index, worker), before, strict=True):
            assert version[1] in text
            file.write_text(text.replace(version[1], "0123456789abcdef"), encoding="utf-8")
        ann.page = ann.context.new_page()
        said = "document.querySelector('meta[name=derby-version]').content"
        for _ in range(10):
            ann.page.goto(address)
            # Where the network doesn't answer soon, the old version comes from the cache.
            if ann.page.evaluate(said) == "0123456789abcdef":
                break
        assert ann.page.evaluate(said) == "0123456789abcdef"
        asked(ann)
        decide(ann, asked(ann))
        # The old page has made way, and is of the new version now.
        old.wait_for_function(f"{said} === '0123456789abcdef'")
        asked(ann)
    finally:
        for file, text in zip((index, worker), before, strict=True):
            file.write_text(text, encoding="utf-8")


FULL = """
let isFull = false;
new BroadcastChannel("is storage full").onmessage = ({ data }) => (isFull = data);
const { add } = IDBObjectStore.prototype;
IDBObjectStore.prototype.add = function (...given) {
  const request = add.apply(this, given);
  if (isFull) this.transaction.abort();
  return request;
};
"""
"""A browser whose storage is full ends a transaction in this way."""
SET_FULL = """(isFull) => {
  globalThis.fullness ??= new BroadcastChannel("is storage full");
  globalThis.fullness.postMessage(isFull);
}"""


NO_SERVICE_WORKER = {"service_workers": "block"}
"""It would answer for scripts that a test changes."""
BLOCKED = "Service Worker registration blocked"


def before_script(code: str) -> Callable[[Route], None]:
    """The worker's script, with something else before it."""

    def answer(route: Route) -> None:
        told = route.fetch()
        route.fulfill(response=told, body=code + told.text())

    return answer


def test_full_storage_is_said_and_nothing_is_lost(visit: Visit) -> None:
    ann = visit(context=NO_SERVICE_WORKER, forgives=(BLOCKED, "IndexedDB kept nothing"))
    ann.context.route("**/assets/worker-*.js", before_script(FULL))
    ann.play_now()
    assert asked(ann) == "bet"
    ann.page.evaluate(SET_FULL, True)
    decide(ann, "bet")
    expect(ann.page.get_by_text(ann.say("here-not-stored"))).to_be_visible()
    ann.page.evaluate(SET_FULL, False)
    decide(ann, asked(ann))
    expect(ann.decision).not_to_contain_text(ann.say("page-sending"))
    asked(ann)
    ann.page.reload()
    asked(ann)


PACE = """
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message) {
  postMessage.call(this, message.type === "pace" ? { ...message, ms: 3_600_000 } : message);
};
new BroadcastChannel("hurried").onmessage = () => (globalThis.wasHurried = true);
"""
"""Bots make a pause of an hour after their thoughts."""
THINKING = """
const hurried = new BroadcastChannel("hurried");
const tell = postMessage;
let isHurried = false;
addEventListener("message", ({ data }) => (isHurried = data === ""));
globalThis.postMessage = (answer) => {
  if (isHurried) hurried.postMessage(true);
  tell(answer);
};
"""
"""Tells when somebody who thinks was hurried before there was an answer."""
HURRY = """(name) => setInterval(() => {
  for (const button of document.querySelectorAll("button")) if (button.textContent === name) button.click();
}, 50)"""


@pytest.fixture
def thinking_tells(site: PlainServer) -> Generator[None]:
    """A worker's worker asks for its script where no test can change the answer: the file itself is changed."""
    (script,) = (site.folder / "assets").glob("thinking-*.js")
    before = script.read_text("utf-8")
    script.write_text(THINKING + before, encoding="utf-8")
    yield
    script.write_text(before, encoding="utf-8")


@pytest.mark.usefixtures("thinking_tells")
def test_where_nothing_can_be_kept_it_plays_and_says_so(visit: Visit) -> None:
    ann = visit(context=NO_SERVICE_WORKER, forgives=(BLOCKED,), level="olympian")
    ann.page.add_init_script(PACE)
    none = "Object.defineProperty(self, 'indexedDB', { value: undefined });"
    ann.context.route("**/assets/worker-*.js", before_script(none))
    ann.play_now()
    ann.page.evaluate(HURRY, ann.say("page-hurry"))
    decide(ann, asked(ann))
    asked(ann)
    expect(ann.page.get_by_text(ann.say("here-not-kept")).first).to_be_visible()
    ann.page.wait_for_function("globalThis.wasHurried")


def test_friends_play_together_at_one_device(visit: Visit) -> None:
    ann = visit(seats=3)
    begin_together(ann, PARTY)
    played: set[str] = set()
    while len(played) < len(PARTY):
        ann.dialog.wait_for()
        played.add(uncover(ann))
        decide(ann, asked(ann))
