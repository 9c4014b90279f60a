"""The screens of a page without a server, also if Python can't be loaded: nothing is cut off, axe finds nothing."""

from collections.abc import Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.look import what_axe_finds, what_does_not_fit, what_is_too_small
from tests.browser.person import PHONE, Person
from tests.browser.playing import asked
from tests.browser.site import PlainServer
from tests.browser.test_every_screen import SIZES, STILL, TIGHTEST
from tests.browser.tour import open_all

PYTHON = "**/*.zst"
NOT_LOADED = ("wasm instantiation failed", "WebAssembly compilation aborted", "Failed to fetch")
"""What Pyodide and the browser say on the console when parts of Python don't come, as here on purpose."""


@pytest.fixture
def stranger(browser: Browser, site: PlainServer) -> Generator[Person]:
    """Somebody in whose browser nothing is kept: what they load comes from the web space."""
    context = {**STILL, "service_workers": "block"}
    wishes: dict[str, Any] = {"language": "de", "screen": PHONE, "context": context, **TIGHTEST}
    someone = Person(browser, site.url, "Ann", refusals_are_no_trouble=True, forgives=NOT_LOADED, **wishes)
    yield someone
    # What is still on its way when the browser is closed is no trouble.
    troubles = [trouble for trouble in someone.troubles if "Service Worker registration blocked" not in trouble]
    someone.leave()
    assert troubles == []


def screens(person: Person) -> Iterator[str]:
    person.context.route(PYTHON, lambda route: route.fulfill(status=404))
    person.go("/")
    open_all(person.page.locator("main"))
    yield "home"
    person.button("page-play").click()
    expect(person.page.get_by_role("alert")).to_contain_text(person.say("here-failed-download"))
    yield "Python can't be loaded"
    person.go("/#/table/here-nobody-opened-this")
    person.page.reload()
    expect(person.button("here-again")).to_be_visible()
    yield "Python can't be loaded at a table"
    person.context.unroute(PYTHON)
    person.button("here-again").click()
    expect(person.page.get_by_text(person.say("here-elsewhere"))).to_be_visible()
    yield "no such table on this device"
    person.page.get_by_role("link", name=person.say("page-to-lobby")).click()
    person.button("page-play").click()
    asked(person)
    expect(person.page.get_by_title(person.say("here-plays"))).to_be_visible()
    yield "table"
    person.go("/#/you")
    expect(person.page.get_by_text(person.say("profile-empty"))).to_be_visible()
    expect(person.button("profile-export")).to_be_visible()
    yield "you"


def test_every_screen_fits_and_can_be_used_by_everybody(stranger: Person) -> None:
    found: list[str] = []
    for stop in screens(stranger):
        for size, screen in SIZES.items():
            stranger.page.set_viewport_size(screen)  # type: ignore[arg-type]
            found += [f"{stop}, {size}: {trouble}" for trouble in what_does_not_fit(stranger.page)]
        stranger.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        found += [f"{stop}: {violation}" for violation in what_axe_finds(stranger.page)]
        found += [f"{stop}: {small}" for small in what_is_too_small(stranger.page)]
    assert not found, "\n".join(found)
