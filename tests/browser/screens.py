"""The pictures of the docs, from games that are played for them: phone and desk, by day and by night.

scripts/screens [FOLDER]
"""

import base64
import sys
import tempfile
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, expect

from tests.browser.chromium import running_chromium
from tests.browser.conftest import SettledServer
from tests.browser.person import DevTools, Person
from tests.browser.playing import Asked, asked, decide
from tests.browser.tour import choose_bet, choose_cards

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True},
}
THEMES: dict[str, Literal["light", "dark"]] = {"day": "light", "night": "dark"}
QUALITY = 76
TURN_SHOWN = 4
"""By then the creatures are spread over the track."""
STEP_SHOWN = 40
"""Of the replay: in the middle of the first race."""
PATIENCE_MS = 180_000
"""What bots and odds think with is compiled when it is needed for the first time."""


class Photographer:
    def __init__(self, person: Person, size: str, folder: Path) -> None:
        self.person = person
        self._size = size
        self._folder = folder
        self._camera = DevTools(person.page)

    def take(self, what: str) -> None:
        """A picture by day and one by night."""
        for theme, scheme in THEMES.items():
            self.person.page.emulate_media(color_scheme=scheme)
            expect(self.person.page.locator("html")).to_have_attribute("data-theme", theme)
            self.person.page.evaluate(
                "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
            )
            shot = self._camera.send("Page.captureScreenshot", format="webp", quality=QUALITY)
            file = self._folder / f"{what}-{self._size}-{theme}.webp"
            file.write_bytes(base64.b64decode(shot["data"]))
        self.person.page.emulate_media(color_scheme="light")


def take_all(browser: Browser, url: str, folder: Path) -> None:
    for size, context in SIZES.items():
        still = {**context, "reduced_motion": "reduce"}
        choices: dict[str, Any] = {"seats": 4, "level": "hero", "variants": ["zeus-sobers-up"], "quickOdds": True}
        ann = Person(browser, url, "Ariadne", context=still, **choices)
        ann.context.set_default_timeout(PATIENCE_MS)
        camera = Photographer(ann, size, folder)
        ann.go()
        expect(ann.button("page-play")).to_be_visible()
        camera.take("home")
        take_gathering(browser, camera)
        take_game(camera)
        ann.leave()


def take_gathering(browser: Browser, camera: Photographer) -> None:
    ann = camera.person
    link = ann.open_table()
    bob = Person(browser, ann.url, "Theseus")
    bob.page.goto(link)
    bob.button("page-sit").first.click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Theseus")).to_be_visible()
    ann.button("page-seat-bot").first.click()
    expect(ann.button("page-remove")).to_have_count(2)
    camera.take("gathering")
    bob.leave()


def take_game(camera: Photographer) -> None:
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
            left.remove(what)
        elif what in left and what in ("judgment", "victory"):
            camera.take(what)
            left.remove(what)
        if what != "victory":
            decide(ann, what)
    look_back(camera)


def wait_for_odds(ann: Person) -> None:
    expect(ann.page.locator("[aria-busy]")).to_have_attribute("aria-busy", "false")


def look_back(camera: Photographer) -> None:
    """The page after the game, and a moment of its replay, seen by one who sees everything."""
    ann = camera.person
    table = ann.page.url.rsplit("/", 1)[-1]
    ann.go(f"/after/{table}")
    expect(ann.page.get_by_role("heading", name=ann.say("after-turning-points"))).to_be_visible()
    camera.take("after")
    ann.go(f"/replay/{table}?at={STEP_SHOWN}&eyes=omniscient")
    expect(ann.track).to_be_visible()
    camera.take("replay")


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE_MS)
    with tempfile.TemporaryDirectory() as data, running_chromium() as browser:
        server = SettledServer(f"sqlite:///{data}/derby.db")
        server.start()
        try:
            take_all(browser, server.url, folder)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
