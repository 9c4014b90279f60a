"""Puzzles without a server: the same routes, and a rating that the device keeps."""

from derby.puzzles.collection import puzzles
from tests.local.local_page import LocalPage, started
from tests.server.in_memory import run


def test_an_answer_and_the_rating_are_kept_on_the_device() -> None:
    async def scene() -> None:
        page = LocalPage()
        async with started(page):
            assert (await page.ask("GET", "/api/puzzles/next"))[1] == {"reason": "not-known"}
            await page.ask("POST", "/api/guests", {"name": "Ann"})
            _, shown = await page.ask("GET", "/api/puzzles/next?kind=trick")
            assert shown["kind"] == "trick"
            best = puzzles()[shown["puzzle"]].best
            _, told = await page.ask("POST", f"/api/puzzles/{shown['puzzle']}", {"code": best})
            assert (told["is_right"], told["counted"]) == (True, True)
        again = LocalPage()
        again.snapshot, again.transactions = page.snapshot, page.transactions
        async with started(again):
            _, shown = await again.ask("GET", f"/api/puzzles/{shown['puzzle']}")
            assert (shown["answered"], shown["standing"]) == (True, told["after"])
            _, told = await again.ask("POST", f"/api/puzzles/{shown['puzzle']}", {"code": best})
            assert not told["counted"]

    run(scene)
