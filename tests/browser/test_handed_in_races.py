"""A daily race that was finished without a network: handed to the server later, checked there, and counted once."""

import re
from collections.abc import Generator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.person import PATIENCE_MS, Person
from tests.browser.playing import play_until
from tests.server.harness import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    """One at which bots of deals think as long as they do in the browser: else they would answer otherwise."""
    with running(tmp_path_factory.mktemp("races") / "derby.db") as started:
        yield started


PATIENCE_WITH_CHECKS_MS = 4 * PATIENCE_MS
"""The server plays the whole game again, after it has compiled what bots need for it."""


def asked_of_server(person: Person, path: str) -> Any:
    return person.page.evaluate("(path) => fetch(path).then((answer) => answer.json())", path)


def test_a_race_finished_without_a_network_counts_once(person: Enter) -> None:
    ann = person("Ann", offline_is_no_trouble=True, refusals_are_no_trouble=True)
    ann.go()
    expect(ann.button("page-play")).to_be_visible()
    ann.wait_until_kept()
    ann.context.set_offline(True)
    ann.page.reload()
    ann.page.get_by_role("link", name=re.compile(re.escape(ann.say("daily-link")))).click()
    ann.button("daily-play").click()
    play_until(ann, "victory")
    here = ann.page.url.removeprefix(ann.url)
    ann.page.get_by_role("link", name=ann.say("daily-result")).click()
    expect(ann.page.get_by_text(ann.say("daily-alone"), exact=True)).to_be_visible()
    own = ann.page.get_by_role("heading", name=re.compile(r"\d")).all_inner_texts()
    day = ann.page.url.rpartition("/")[2]
    with ann.page.expect_response(re.compile(f"/api/daily/{day}/records$"), timeout=PATIENCE_WITH_CHECKS_MS):
        ann.context.set_offline(False)
    race = asked_of_server(ann, f"/api/daily/{day}")
    result = race["result"]
    assert (race["played"], race["streak"], result["counted"]) == ("over", 1, True)
    assert (result["place"], result["of"]) == (1, 1)
    # What the page shows is the server's now, also if this browser forgets what it has handed in.
    for _ in range(2):
        ann.go(f"/daily/{day}")
        expect(ann.page.get_by_text(ann.say("daily-place", place=1, of=1), exact=True).first).to_be_visible()
        assert ann.page.get_by_role("heading", name=re.compile(r"\d")).all_inner_texts() == own
        expect(ann.button("daily-play")).to_have_count(0)
        ann.page.evaluate("localStorage.removeItem('derby-records /')")
    # Python is started again, and finds a game that nobody has, as far as it knows.
    with ann.page.expect_response(re.compile(f"/api/daily/{day}/records$"), timeout=PATIENCE_WITH_CHECKS_MS):
        ann.go(here)
    again = asked_of_server(ann, f"/api/daily/{day}")["result"]
    assert (again["counted"], again["place"], again["of"]) == (True, 1, 1)
    games = asked_of_server(ann, "/api/me/finished")["games"]
    assert [game["table"] for game in games] == [race["table"]]
    assert asked_of_server(ann, "/api/me/statistics")["games"] == 0
