"""An evening: game after game in one tab, and what the tab keeps of them."""

from collections.abc import Iterator

from playwright.sync_api import Browser, expect

from tests.browser.person import DevTools, Person
from tests.browser.playing import asked
from tests.server.harness import Device, Server


def evening(browser: Browser, server: Server, games: int) -> Iterator[tuple[float, int]]:
    """After each game, with what isn't needed any more thrown away: bytes of the heap, and nodes of the page.

    The person's own decisions come from a second device at the same seat, so that ten games don't take an hour; the
    tab shows all of it.
    """
    person = Person(browser, server.url, "Evening", seats=4)
    look = DevTools(person.page)
    look.send("HeapProfiler.enable")
    person.play_now()
    for _ in range(games):
        play_on(person, server)
        for _ in range(3):
            assert asked(person) == "judgment"
            person.button("page-continue", person.dialog).click()
        assert asked(person) == "victory"
        look.send("HeapProfiler.collectGarbage")
        nodes: int = look.send("Memory.getDOMCounters")["nodes"]
        yield look.send("Runtime.getHeapUsage")["usedSize"], nodes
        again(person)
    person.leave()


def play_on(person: Person, server: Server) -> None:
    cookies = "; ".join(f"{each.get('name')}={each.get('value')}" for each in person.context.cookies())
    device = Device(server, {"Cookie": cookies}, person.page.url.rsplit("/", 1)[1])
    device.play_on()
    device.close()


def again(person: Person) -> None:
    person.button("page-rematch", person.dialog).click()
    person.button("page-start-game").click()
    expect(person.track).to_be_visible()
