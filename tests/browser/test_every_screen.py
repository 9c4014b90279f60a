"""Every screen on a phone and a desk, by day and by night: axe finds nothing, and everything can be touched."""

import pytest

from tests.browser.conftest import Enter
from tests.browser.look import what_axe_finds, what_is_too_small
from tests.browser.person import DESK, PHONE, TABLET
from tests.browser.tour import whole_tour
from tests.server.harness import Server

SIZES = {
    "1280 × 640 at 400 %": {"width": 320, "height": 640},
    "phone": PHONE,
    "tablet": TABLET,
    "desk at 200 %": {"width": DESK["width"] // 2, "height": DESK["height"] // 2},
    "desk": DESK,
}
TIGHTEST = {"seats": 6, "variants": ["zeus-sobers-up", "power-of-the-gods", "fate-tokens"], "quickOdds": True}
STILL = {"reduced_motion": "reduce"}


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
def test_axe_finds_nothing_by_day_and_by_night_and_thumbs_find_everything(
    person: Enter, server: Server, screen: dict[str, int]
) -> None:
    someone = person(screen=screen, context=STILL, **TIGHTEST)
    found: list[str] = []
    for stop in whole_tour(someone, server):
        found += [f"{stop} by day: {violation}" for violation in what_axe_finds(someone.page)]
        someone.page.emulate_media(color_scheme="dark")
        # At night only the colours are others.
        found += [f"{stop} by night: {violation}" for violation in what_axe_finds(someone.page, rule="color-contrast")]
        someone.page.emulate_media(color_scheme="light")
        if screen is PHONE:
            found += [f"{stop}: {small}" for small in what_is_too_small(someone.page)]
    assert not found, "\n".join(found)
