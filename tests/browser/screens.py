"""The pictures of the docs, from games that are played for them: phones, tablets and desks, by day and by night."""

import argparse
import base64
import tempfile
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, expect

from tests.browser.chromium import running_chromium
from tests.browser.conftest import SettledServer
from tests.browser.history import give_history
from tests.browser.person import DevTools, Person
from tests.browser.playing import Asked, asked, decide
from tests.browser.tour import choose_bet, choose_cards, deals, evenings, puzzle, watching

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
Size = tuple[int, int]
SMALL: dict[str, Size] = {"phone": (390, 844), "phone-sideways": (844, 390)}
LARGE: dict[str, Size] = {
    "desk": (1440, 900),
    "tablet": (820, 1180),
    "tablet-sideways": (1080, 810),
    "wide": (1920, 1080),
}
DEVICES: list[tuple[dict[str, Size], int, dict[str, Any]]] = [
    (SMALL, 2, {"has_touch": True}),
    (LARGE, 1, {}),
]
"""Sizes, pixels of the picture for one of the page, and what else is different. One game is played on each; its first
size is the one to play in."""
THEMES: dict[str, Literal["light", "dark"]] = {"day": "light", "night": "dark"}
QUALITY = 76
TURN_SHOWN = 4
"""By then the creatures are spread over the track."""
STEP_SHOWN = 40
"""Of the replay: in the middle of the first race."""
SETTLED_MS = 300
"""By then a new size has been laid out."""
PATIENCE_MS = 180_000
"""What bots and odds think with is compiled when it is needed for the first time."""


class Photographer:
    def __init__(self, person: Person, sizes: dict[str, Size], scale: int, folder: Path) -> None:
        self.person = person
        self._sizes = sizes
        self._scale = scale
        self._folder = folder
        self._camera = DevTools(person.page)

    def take(self, what: str) -> None:
        """In each size, a picture by day and one by night."""
        for size, (width, height) in self._sizes.items():
            self.person.page.set_viewport_size({"width": width, "height": height})
            for theme, scheme in THEMES.items():
                self.person.page.emulate_media(color_scheme=scheme)
                expect(self.person.page.locator("html")).to_have_attribute("data-theme", theme)
                self.person.page.wait_for_timeout(SETTLED_MS)
                # Only so is a picture drawn as finely as the screen of a phone.
                top = self.person.page.evaluate("scrollY")
                clip = {"x": 0, "y": top, "width": width, "height": height, "scale": self._scale}
                shot = self._camera.send("Page.captureScreenshot", format="webp", quality=QUALITY, clip=clip)
                file = self._folder / f"{what}-{size}-{theme}.webp"
                file.write_bytes(base64.b64decode(shot["data"]))
        self.person.page.emulate_media(color_scheme="light")
        width, height = next(iter(self._sizes.values()))
        self.person.page.set_viewport_size({"width": width, "height": height})


def take_all(browser: Browser, server: SettledServer, folder: Path, scenes: Collection[str]) -> None:
    for sizes, scale, context in DEVICES:
        width, height = next(iter(sizes.values()))
        still = {**context, "viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}
        for scene in scenes:
            name, choices, take = SCENES[scene]
            wishes: dict[str, Any] = {"seats": 4, "level": "hero", "quickOdds": True, **choices}
            someone = Person(browser, server.url, name, context=still, **wishes)
            someone.context.set_default_timeout(PATIENCE_MS)
            take(Photographer(someone, sizes, scale, folder), browser, server)
            someone.leave()


def take_gathering(camera: Photographer, browser: Browser, _server: SettledServer) -> None:
    """The home page, and a table at which somebody has sat down."""
    ann = camera.person
    ann.go()
    expect(ann.button("page-play")).to_be_visible()
    camera.take("home")
    link = ann.open_table()
    bob = Person(browser, ann.url, "Theseus")
    bob.page.goto(link)
    bob.button("page-sit").first.click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Theseus")).to_be_visible()
    ann.button("page-seat-bot").first.click()
    expect(ann.button("page-remove")).to_have_count(2)
    camera.take("gathering")
    bob.leave()


def take_game(camera: Photographer, *_: object) -> None:
    ann = camera.person
    ann.play_now()
    left: set[Asked] = {"bet", "turn", "judgment", "victory"}
    turns = 0
    while left:
        what = asked(ann)
        turns += what == "turn"
        if what == "bet" and what in left:
            choose_bet(ann)
            wait_for_odds(ann)
            camera.take("bets")
            left.remove(what)
        elif what == "turn" and what in left and turns >= TURN_SHOWN:
            choose_cards(ann)
            wait_for_odds(ann)
            camera.take("race")
            take_hint(camera)
            left.remove(what)
        elif what in left and what in ("judgment", "victory"):
            camera.take(what)
            left.remove(what)
        if what != "victory":
            decide(ann, what)
    look_back(camera)


def take_hint(camera: Photographer) -> None:
    ann = camera.person
    ann.button("hint-ask").click()
    ann.button("coach-ask", ann.dialog).click()
    expect(ann.button("coach-choose", ann.dialog).first).to_be_visible()
    camera.take("hint")
    ann.button("page-close", ann.dialog).click()


def take_guide(camera: Photographer, *_: object) -> None:
    """The first lesson of somebody's first race."""
    ann = camera.person
    ann.play_now()
    expect(ann.page.get_by_role("complementary", name=ann.say("guide-name"), exact=True)).to_be_visible()
    camera.take("guide")


def take_powers(camera: Photographer, *_: object) -> None:
    """Placing a fate token, and the question whether to play a power; then home, where the game is waiting."""
    ann = camera.person
    ann.play_now()
    left: set[Asked] = {"fate-token", "power"}
    while left:
        what = asked(ann)
        if what in left:
            camera.take(what)
            left.remove(what)
        if left:
            decide(ann, what)
    ann.go()
    expect(ann.page.get_by_role("heading", name=ann.say("games-title"))).to_be_visible()
    camera.take("your-games")


def take_company(camera: Photographer, browser: Browser, _server: SettledServer) -> None:
    """What a guest sees who comes by a link, and a table that waits for somebody who has gone."""
    guest = camera.person
    host = Person(browser, guest.url, "Minos", seats=3, level="hero")
    host.context.set_default_timeout(PATIENCE_MS)
    guest.page.goto(host.open_table())
    expect(guest.button("page-sit").first).to_be_visible()
    camera.take("invited")
    guest.button("page-sit").first.click()
    expect(host.page.get_by_role("listitem").filter(has_text="Phaedra")).to_be_visible()
    host.button("page-seat-bot").click()
    host.button("page-start-game").click()
    for someone in (host, guest):
        expect(someone.track).to_be_visible()
    # Both bet until it is the host's turn, who leaves.
    waits = guest.page.get_by_text(guest.say("page-betting", name="Minos"))
    while waits.count() == 0:
        if guest.button("page-place-bet", guest.decision).count() > 0:
            decide(guest, "bet")
        guest.page.wait_for_timeout(SETTLED_MS)
    camera.take("waiting")
    host.leave()
    expect(guest.page.get_by_text(guest.say("page-awaited", name="Minos", time="").partition(".")[0])).to_be_visible()
    camera.take("away")


def take_you(camera: Photographer, _browser: Browser, server: SettledServer) -> None:
    """The page of somebody who has played for a while."""
    ann = camera.person
    ann.play_now()
    give_history(server, ann, 60)
    ann.go("/you")
    expect(ann.page.get_by_role("link", name=ann.say("profile-watch")).first).to_be_visible()
    camera.take("you")


def take_evenings(camera: Photographer, *_: object) -> None:
    take_tour(camera, evenings(camera.person))


def take_deals(camera: Photographer, _browser: Browser, server: SettledServer) -> None:
    take_tour(camera, deals(camera.person, server))


def take_watching(camera: Photographer, _browser: Browser, server: SettledServer) -> None:
    take_tour(camera, watching(camera.person, server))


def take_puzzle(camera: Photographer, *_: object) -> None:
    take_tour(camera, puzzle(camera.person))


def take_tour(camera: Photographer, screens: Iterator[str]) -> None:
    """Every screen of a part of the tour."""
    for what in screens:
        camera.take(what.replace(",", "").replace(" ", "-"))


def wait_for_odds(ann: Person) -> None:
    expect(ann.page.locator("#panel-odds [aria-busy]")).to_have_attribute("aria-busy", "false")


def look_back(camera: Photographer) -> None:
    """The page after the game, and a moment of its replay, seen by one who sees everything."""
    ann = camera.person
    table = ann.page.url.rsplit("/", 1)[-1]
    ann.go(f"/after/{table}")
    expect(ann.page.get_by_role("heading", name=ann.say("after-turning-points"))).to_be_visible()
    camera.take("after")
    expect(ann.page.get_by_role("heading", name=ann.say("coach-luck"), exact=True)).to_be_visible()
    ann.page.get_by_role("heading", name=ann.say("coach-decisions"), exact=True).evaluate(
        "heading => heading.scrollIntoView()"
    )
    camera.take("coach")
    ann.page.evaluate("scrollTo(0, 0)")
    ann.go(f"/replay/{table}?at={STEP_SHOWN}&eyes=omniscient")
    expect(ann.track).to_be_visible()
    camera.take("replay")


Scene = tuple[str, dict[str, Any], Callable[[Photographer, Browser, SettledServer], None]]
SCENES: dict[str, Scene] = {
    "gathering": ("Ariadne", {}, take_gathering),
    "game": ("Ariadne", {"variants": ["zeus-sobers-up"]}, take_game),
    "guide": ("Icarus", {"hints": True}, take_guide),
    "powers": ("Daedalus", {"variants": ["power-of-the-gods", "fate-tokens"]}, take_powers),
    "company": ("Phaedra", {}, take_company),
    "you": ("Penelope", {}, take_you),
    "evenings": ("Iphis", {}, take_evenings),
    "deals": ("Chiron", {}, take_deals),
    "puzzles": ("Sphinx", {}, take_puzzle),
    "watching": ("Argus", {}, take_watching),
}
"""Who plays in each, what they have chosen, and how its pictures are taken."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--scene", action="append", choices=SCENES, help="only this one; can be repeated")
    wishes = parser.parse_args()
    folder: Path = wishes.folder
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE_MS)
    with tempfile.TemporaryDirectory() as data, running_chromium() as browser:
        server = SettledServer(f"sqlite:///{data}/derby.db")
        server.start()
        try:
            take_all(browser, server, folder, wishes.scene or SCENES)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
