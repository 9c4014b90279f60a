"""A browser, a server, and people in front of screens."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import chromium_path, running_chromium
from tests.browser.person import PATIENCE_MS, PHONE, Person
from tests.browser.site import PlainServer
from tests.server.harness import Server


class SettledServer(Server):
    program = "tests.browser.settled"
    patience = 120.0
    """Two browsers may be starting at the same time."""


class RoughServer(SettledServer):
    program = "tests.browser.rough"


@pytest.fixture(scope="package")
def browser() -> Generator[Browser]:
    """It ends with the last test of this folder: while it runs, no other test can run an event loop."""
    if chromium_path() is None:
        pytest.skip("there is no Chromium on this machine")
    expect.set_options(timeout=PATIENCE_MS)
    with running_chromium() as started:
        yield started


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    """One for all tests of a process; they don't meet, as each opens tables of its own."""
    yield from serving(tmp_path_factory.mktemp("browser"))


def serving(folder: Path) -> Generator[Server]:
    if not files("derby.server").joinpath("static", "index.html").is_file():
        pytest.skip("installed without the page")
    started = RoughServer(f"sqlite:///{folder / 'derby.db'}")
    started.start()
    try:
        yield started
    finally:
        started.stop()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Generator[PlainServer]:
    """The page without a server, as `derby site` writes it, on a plain web space."""
    if not files("derby.server").joinpath("static", "index.html").is_file():
        pytest.skip("installed without the page")
    started = PlainServer(tmp_path_factory.mktemp("web-space"))
    started.write()
    started.start()
    try:
        yield started
    finally:
        started.stop()


Enter = Callable[..., Person]
Visit = Callable[..., Person]
Pair = tuple[Person, Person]


@contextmanager
def people() -> Generator[list[Person]]:
    """Whoever came is seen off. Whatever went wrong in a browser of theirs fails the test."""
    present: list[Person] = []
    yield present
    for someone in present:
        someone.leave()
    assert [trouble for someone in present for trouble in someone.troubles] == []


@pytest.fixture
def person(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Generator[Enter]:
    """Somebody with a browser of their own."""
    with people() as present:

        def enter(name: str = "", **wishes: Any) -> Person:
            someone = Person(browser, server.url, name or request.node.name[:24], **wishes)
            present.append(someone)
            return someone

        yield enter


@pytest.fixture
def visit(browser: Browser, site: PlainServer, request: pytest.FixtureRequest) -> Generator[Visit]:
    """Somebody who comes to the site with a browser of their own."""
    with people() as present:

        def come(**wishes: Any) -> Person:
            someone = Person(browser, site.url, request.node.name[:24], offline_is_no_trouble=True, **wishes)
            present.append(someone)
            return someone

        yield come


@pytest.fixture
def pair(person: Enter) -> Pair:
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
