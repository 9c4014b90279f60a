"""A page of one's own: it fits everywhere, games are found in it, and whoever leaves takes everything along."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.history import PEOPLE, give_history
from tests.browser.look import what_axe_finds, what_is_too_small
from tests.browser.person import Person
from tests.browser.test_layout import LANGUAGES, SIZES, look_at
from tests.server.harness import Server

GAMES = 30


def with_history(person: Enter, server: Server, name: str, language: str = "en") -> Person:
    ann = person(name, language=language)
    ann.open_table()
    expect(ann.button("page-stand")).to_be_visible()
    give_history(server, ann, GAMES)
    ann.go("/you")
    expect(ann.page.get_by_role("link", name=ann.say("profile-watch")).first).to_be_visible()
    return ann


def test_it_fits_on_every_screen_and_everybody_can_use_it(person: Enter, server: Server) -> None:
    found: list[str] = []
    for number, language in enumerate(LANGUAGES):
        ann = with_history(person, server, f"Ariadne {language}", language)
        found += [f"{language}, {trouble}" for trouble in look_at(ann, SIZES[number :: len(LANGUAGES)], [])]
        for theme in ("light", "dark"):
            ann.page.emulate_media(color_scheme=theme)
            found += [f"{language}, {theme}: {trouble}" for trouble in what_axe_finds(ann.page)]
        found += [f"{language}: {trouble}" for trouble in what_is_too_small(ann.page)]
    assert not found, "\n".join(found)


def test_games_not_reviewed_yet_are_reviewed_from_here(person: Enter, server: Server) -> None:
    ann = with_history(person, server, "Ariadne looks back")
    expect(ann.page.get_by_text(ann.say("profile-luck-reviewed", reviewed=GAMES - 1, games=GAMES))).to_be_visible()
    ann.button("profile-luck-review", count=1).click()
    expect(ann.page.get_by_text(ann.say("profile-luck-reviewed", reviewed=GAMES, games=GAMES))).to_be_visible()
    expect(ann.page.get_by_role("progressbar")).to_have_count(0)
    expect(ann.button("profile-luck-review", count=1)).to_have_count(0)


def test_games_are_found_page_by_page_and_by_who_played(person: Enter, server: Server) -> None:
    ann = with_history(person, server, "Ariadne finds")
    games = ann.page.locator("main ul").last.get_by_role("listitem")
    expect(games).to_have_count(20)
    ann.button("profile-more").click()
    expect(games).to_have_count(GAMES)
    expect(ann.button("profile-more")).to_have_count(0)
    ann.page.get_by_label(ann.say("profile-result")).select_option("won")
    expect(games.filter(has_text="Won with")).not_to_have_count(0)
    expect(games.filter(has_not_text="Won with")).to_have_count(0)
    ann.page.get_by_label(ann.say("profile-name")).fill("theseus")
    expect(games.filter(has_not_text=PEOPLE[0])).to_have_count(0)
    ann.page.get_by_label(ann.say("profile-name")).fill("nobody of this name")
    expect(ann.page.get_by_text(ann.say("profile-found-none"))).to_be_visible()
    ann.page.get_by_label(ann.say("profile-name")).fill("")
    games.get_by_role("link", name=ann.say("profile-watch")).first.press("Enter")
    expect(ann.page.get_by_role("slider", name=ann.say("replay-moment"), exact=True)).to_be_visible()


def test_whoever_leaves_takes_everything_along_and_is_forgotten(person: Enter, server: Server, tmp_path: Path) -> None:
    ann = with_history(person, server, "Ariadne leaves")
    with ann.page.expect_download() as download:
        ann.button("profile-export").click()
    file = tmp_path / "export.json"
    download.value.save_as(file)
    assert len(json.loads(file.read_text("utf-8"))["games"]) == GAMES
    ann.button("profile-forget").click()
    ann.button("profile-forget-not", ann.dialog).click()
    expect(ann.dialog).to_have_count(0)
    ann.button("profile-forget").click()
    ann.button("profile-forget-sure", ann.dialog).click()
    expect(ann.page.get_by_role("status")).to_have_text(ann.say("profile-forgotten"))
    ann.page.reload()
    expect(ann.page.get_by_text(ann.say("profile-empty"))).to_be_visible()
    ann.go()
    expect(ann.page.get_by_label(ann.say("page-your-name"))).to_have_value("")
