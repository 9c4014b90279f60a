"""After a game: how its races went, every bet with its chance, and where it turned."""

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.finished import finished_game
from tests.server.harness import Server

RACES = 3


def test_a_game_is_looked_back_at(person: Enter, server: Server) -> None:
    table = finished_game(server, "Looked back at")
    ann = person()
    # Whoever comes to the table of a game that is over finds the way from there.
    ann.go(f"/table/{table}")
    ann.dialog.get_by_role("link", name=ann.say("after-link"), exact=True).click()
    for race in range(1, RACES + 1):
        expect(ann.page.get_by_role("heading", name=ann.say("after-race", race=race), exact=True)).to_be_visible()
    plots = ann.page.get_by_role("img")
    tables = ann.page.get_by_role("table")
    expect(tables).to_have_count(RACES)
    for bets in tables.all():
        # A heading, and three bets of each of three seats.
        expect(bets.get_by_role("row")).to_have_count(1 + 9)
        assert all(text.count("%") == 1 for text in bets.get_by_role("row").all_inner_texts()[1:])
    assert plots.count() > RACES
    expect(ann.page.get_by_role("heading", name=ann.say("after-victory"), exact=True)).to_be_visible()
    expect(ann.page.get_by_role("heading", name=ann.say("after-turning-points"), exact=True)).to_be_visible()
    points = [int(text.split()[-1]) for text in ann.page.locator(".result li").all_inner_texts()]
    assert points == sorted(points, reverse=True)


def test_a_game_that_goes_on_is_not_looked_back_at(person: Enter) -> None:
    ann = person(refusals_are_no_trouble=True)
    ann.play_now()
    ann.go(ann.page.url.removeprefix(ann.url).replace("/table/", "/after/"))
    expect(ann.page.get_by_role("alert")).to_have_text(ann.say("refused-not-over"))
