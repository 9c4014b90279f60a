"""What a host has switched off: no way leads there, and whoever goes there all the same is told so."""

from collections.abc import Generator

import pytest
from playwright.sync_api import expect

from derby.server.settings import SWITCHES
from tests.browser.conftest import Enter
from tests.server.harness import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    off = {f"DERBY_{name.upper()}": "false" for name in SWITCHES}
    with running(tmp_path_factory.mktemp("off") / "derby.db", off) as started:
        yield started


def test_nothing_leads_to_what_is_switched_off(person: Enter) -> None:
    ann = person("Ann", refusals_are_no_trouble=True)
    ann.go()
    expect(ann.page.get_by_role("link", name=ann.say("profile-link"), exact=True)).to_be_visible()
    expect(ann.button("page-open-table")).to_be_visible()
    ways = ann.page.get_by_role("link").evaluate_all("(links) => links.map((link) => new URL(link.href).pathname)")
    assert not {"/daily", "/puzzles", "/duplicate", "/evenings"} & {*ways}, ways
    for path, why in (
        ("/daily", "refused-no-daily"),
        ("/duplicate", "refused-no-duplicates"),
        ("/evenings", "refused-switched-off"),
        ("/puzzles/anything", "refused-no-puzzles"),
    ):
        ann.go(path)
        expect(ann.page.get_by_text(ann.say(why))).to_be_visible()
        expect(ann.page.get_by_role("link", name=ann.say("daily-link"))).to_have_count(0)
        expect(ann.page.get_by_role("link", name=ann.say("duplicate-link"))).to_have_count(0)
