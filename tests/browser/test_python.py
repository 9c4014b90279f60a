"""Python starts in a browser, from any folder of any web server, and says so if it can't."""

import shutil
from collections.abc import Generator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from derby.bots.kernels import make_library
from tests.browser.python_site import PATH, build_site, run_python, serving, start_python

pytestmark = pytest.mark.skipif(
    not files("derby.server").joinpath("static", "index.html").is_file(), reason="installed without the page"
)

GAME = """
import random
import derby

game = derby.new_game(3, seed=7)
stream = random.Random(1)
while (seat := game.seat_to_act) is not None:
    game.apply(stream.choice(game.view(seat).legal_actions))
game.record().verify()
game.is_over
"""

KERNELS = """
import random
from derby.bots import Budget, bot
from derby.game.game import new_game
from derby.local.kernels import use_kernels

is_used = use_kernels()
game = new_game(3, seed=7, first_player=0)
action = bot("olympian").decide(game.set_up, game.view(0), Budget(rounds=2), random.Random(1))
is_used and game.apply(action) is not None
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("python")
    build_site(folder)
    return folder


@pytest.fixture(scope="module")
def address(folder: Path) -> Generator[str]:
    with serving(folder) as address:
        yield address


@pytest.fixture
def page(browser: Browser) -> Generator[Page]:
    context = browser.new_context()
    yield context.new_page()
    context.close()


def test_compiled_kernels_are_used_where_they_lie_with_the_site(page: Page, address: str, folder: Path) -> None:
    library = make_library()
    assert library is not None
    (ours,) = (folder / PATH / "python").glob("derby-*.zst")
    beside = ours.with_name(ours.name.replace("derby-", "kernels-").replace(".zst", ".bin"))
    shutil.copy(library, beside)
    start_python(page, address)
    try:
        assert run_python(page, KERNELS) is True
    finally:
        beside.unlink()


def test_a_game_is_played_with_nothing_but_the_files_of_the_site(page: Page, address: str, folder: Path) -> None:
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    told = start_python(page, address)
    assert told[-1].get("ready"), told[-1]
    assert run_python(page, GAME) is True
    assert asked
    assert all(url.startswith(address) for url in asked)
    steps = [message for message in told if "stage" in message]
    whole = sum(part.stat().st_size for part in (folder / PATH / "python").glob("*.zst"))
    assert {step["total"] for step in steps} == {whole}
    assert [step["loaded"] for step in steps] == sorted(step["loaded"] for step in steps)
    assert (steps[0]["loaded"], steps[-1]["loaded"]) == (0, whole)
    assert {step["stage"] for step in steps if step["loaded"] < whole} == {"loading"}
    assert steps[-1]["stage"] == "starting"


@pytest.mark.parametrize("part", ["engine", "script", "library", "derby"])
def test_a_part_that_does_not_come_is_told(page: Page, address: str, part: str) -> None:
    page.context.route(f"**/{part}-*", lambda route: route.abort())
    assert "failed" in start_python(page, address)[-1]


def test_a_part_that_is_not_there_is_told(page: Page, address: str) -> None:
    page.context.route("**/library-*", lambda route: route.fulfill(status=404))
    assert "library-" in start_python(page, address)[-1]["failed"]


def test_a_part_that_breaks_off_is_told(page: Page, address: str) -> None:
    page.context.route("**/engine-*", lambda route: route.fulfill(body=route.fetch().body()[:100_000]))
    assert "instead of" in start_python(page, address)[-1]["failed"]
