"""After a game: how its races went, every bet with its chance, and where it turned."""

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Enter
from tests.browser.finished import finished_game
from tests.server.harness import Server

RACES = 3
HOLES = """() => [...document.querySelectorAll(".game > :first-child, section > .race > :first-child")]
  .map((part) => part.getBoundingClientRect().bottom - part.lastElementChild.getBoundingClientRect().bottom)"""
"""How much room is left below each chart and what is said about it, beside turning points and bets."""
TOUCHING = """() => [...document.querySelectorAll("svg[role=img]")].flatMap((plot) => {
  const ends = [...plot.querySelectorAll("g > svg")].map((each) => each.getBoundingClientRect());
  const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
  return ends.flatMap((one, at) => ends.slice(at + 1).map((other) => far(one, other) - one.width));
}).filter((gap) => gap < 0)"""
"""Shields and tokens at the ends of lines that overlap."""


def test_a_game_is_looked_back_at(person: Enter, server: Server) -> None:
    table = finished_game(server, "Looked back at")
    ann = person()
    # Whoever comes to the table of a game that is over finds the way from there.
    ann.go(f"/table/{table}")
    ann.dialog.get_by_role("link", name=ann.say("after-link"), exact=True).click()
    for race in range(1, RACES + 1):
        expect(ann.page.get_by_role("heading", name=ann.say("after-race", race=race), exact=True)).to_be_visible()
    plots = ann.page.get_by_role("img")
    tables = ann.page.locator("section > .race").get_by_role("table")
    expect(tables).to_have_count(RACES)
    for bets in tables.all():
        # A heading, and each of three seats with its name and three bets.
        told = bets.get_by_role("row").all_inner_texts()
        assert [text.count("%") for text in told] == [0, *[0, 1, 1, 1] * 3]
        assert "Looked back at" in told[1::4]
    for ranking in ann.page.locator("figcaption").all_inner_texts():
        places, _, disqualified = ranking.partition(ann.say("after-disqualified", creatures=""))
        # Whoever is disqualified has no place.
        names = disqualified.split(", ") if disqualified else []
        assert re.findall(r"(\d)\.", places) == [str(place) for place in range(1, 7 - len(names))]
    assert plots.count() > RACES
    expect(ann.page.get_by_role("heading", name=ann.say("after-victory"), exact=True)).to_be_visible()
    expect(ann.page.get_by_role("heading", name=ann.say("after-turning-points"), exact=True)).to_be_visible()
    assert max(ann.page.evaluate(HOLES)) < 8
    assert ann.page.evaluate(TOUCHING) == []
    points = [int(text.split()[-1]) for text in ann.page.locator(".result li").all_inner_texts()]
    assert points == sorted(points, reverse=True)


def test_a_game_that_goes_on_is_not_looked_back_at(person: Enter) -> None:
    ann = person(refusals_are_no_trouble=True)
    ann.play_now()
    ann.go(ann.page.url.removeprefix(ann.url).replace("/table/", "/after/"))
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.say("refused-not-over"))
    ann.page.get_by_role("link", name=ann.say("after-to-table")).click()
    expect(ann.track).to_be_visible()


def test_parts_are_shown_as_they_come(person: Enter, server: Server) -> None:
    ann = person()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.page.route("**/after?races=2", hold)
    ann.go(f"/after/{finished_game(server, 'Analysed in parts')}")
    races = ann.page.get_by_role("heading", name=re.compile("^Race [123]$"))
    expect(races).to_have_text([ann.say("after-race", race=1)])
    progress = ann.page.get_by_role("progressbar", name=ann.say("after-title"))
    expect(ann.page.locator(".progress").get_by_text(ann.say("after-waiting", race=2, races=RACES))).to_be_visible()
    expect(progress).to_have_attribute("value", "1")
    for route in held:
        route.continue_()
    expect(races).to_have_count(RACES)
    expect(progress).to_have_count(0)
