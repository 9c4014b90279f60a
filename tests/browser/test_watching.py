"""Watching with all cards open: a stranger follows a game some turns late, and whoever plays doesn't."""

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.server.harness import Guest, Server


def test_a_stranger_sees_all_cards_two_rounds_late(person: Enter, server: Server) -> None:
    host = Guest(server, "Hera")
    table = host.quick_play(settings={"seats": 3, "open_watching": "rounds"})
    cleo = person("Cleo who watches", refusals_are_no_trouble=True)
    cleo.go(f"/table/{table}")
    cleo.page.get_by_role("link", name=cleo.say("watching-link"), exact=True).click()
    expect(cleo.page.get_by_text(cleo.say("watching-late-turns", turns=6))).to_be_visible()
    device = host.device(table)
    device.play_on(most=12)
    # By itself: what is old enough appears, with the bets and cards of all.
    bets = cleo.page.get_by_role("list", name=cleo.say("word-bet.plural"), exact=True)
    cards = cleo.page.get_by_role("tab", name=cleo.say("page-tab-cards"))
    expect(cleo.page.get_by_role("region", name=cleo.say("replay-controls"))).to_be_visible()
    expect(bets.or_(cards).first).to_be_visible()
    expect(cleo.button("replay-verify")).to_have_count(0)
    device.close()
    host.close()


def test_whoever_plays_there_is_told_so(person: Enter) -> None:
    ann = person("Ann who plays", refusals_are_no_trouble=True)
    ann.open_table()
    expect(ann.button("page-stand")).to_be_visible()
    ann.page.get_by_role("group", name=ann.say("watching-setting")).get_by_text(
        ann.say("watching-race"), exact=True
    ).click()
    ann.button("page-fill-with-bots", level=ann.say("bot-random")).click()
    ann.button("page-start-game").click()
    expect(ann.track).to_be_visible()
    expect(ann.page.get_by_role("img", name=ann.say("watching-on"))).to_be_visible()
    ann.go(ann.page.url.replace("/table/", "/watch/").removeprefix(ann.url))
    expect(ann.page.get_by_role("heading", name=ann.say("refused-no-open-view"))).to_be_visible()
