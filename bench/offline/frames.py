"""Frames while Olympians think in their worker, one after the other, and all six creatures fly round the track."""

from playwright.sync_api import Browser, expect

from bench.page.motion import FLY_SIX, SECONDS
from tests.browser.person import Person
from tests.browser.playing import asked, decide
from tests.browser.site import PlainServer


def frames(browser: Browser, site: PlainServer) -> tuple[float, float]:
    """A second: while nobody thinks, and while five bots have their turns."""
    person = Person(browser, site.url, "Watcher", seats=6, level="olympian", speed="normal", offline_is_no_trouble=True)
    person.play_now()
    decide(person, asked(person))
    asked(person)
    idle: float = person.page.evaluate(FLY_SIX, SECONDS)
    decide(person, asked(person))
    thinks = person.button("page-hurry")
    expect(thinks).to_be_enabled()
    busy: float = person.page.evaluate(FLY_SIX, SECONDS)
    expect(thinks).to_be_enabled()
    person.leave()
    return idle, busy
