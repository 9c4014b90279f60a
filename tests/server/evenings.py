"""A server in memory and people with browsers, for tests of tournaments and groups."""

from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec

from derby.server.game_results import finish_game
from derby.server.settings import Settings
from derby.tables.entries import Acted
from derby.tables.guest import Guest
from tests.server.in_memory import SETTINGS, FakeClock, InMemoryServer, run

Shown = dict[str, Any]


class Evening:
    """A server, and people with browsers."""

    def __init__(self, settings: Settings = SETTINGS) -> None:
        self.clock = FakeClock()
        self.server = InMemoryServer(settings, clock=self.clock)
        self.people: dict[str, Guest] = {}
        self.browsers: dict[str, httpx.AsyncClient] = {}
        self.tournament = ""
        self.group = ""

    async def come(self, *names: str) -> None:
        for name in names:
            self.people[name] = await self.server.guest(name)
            self.browsers[name] = self.server.browser(self.people[name])

    async def open(self, host: str = "Ann", **wishes: Any) -> httpx.Response:
        answer = await self.browsers[host].post("/api/tournaments", json={"name": "Tuesday", **wishes})
        if answer.status_code == 200:
            self.tournament = answer.json()["tournament"]
        return answer

    async def look(self, name: str | None = "Ann") -> Shown:
        browser = self.browsers[name] if name else self.server.browser()
        answer = await browser.get(f"/api/tournaments/{self.tournament}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def do(self, name: str, what: str, **body: Any) -> Shown:
        answer = await self.ask(name, what, **body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def refused(self, name: str, what: str, **body: Any) -> str:
        answer = await self.ask(name, what, **body)
        assert answer.status_code >= 400, answer.text
        return answer.json()["reason"]

    async def ask(self, name: str, what: str, **body: Any) -> httpx.Response:
        return await self.browsers[name].post(f"/api/tournaments/{self.tournament}/{what}", json=body or None)

    async def found(self, owner: str = "Ann", *others: str, name: str = "Odd Fellows") -> httpx.Response:
        """Found a group, which the others join."""
        answer = await self.browsers[owner].post("/api/groups", json={"name": name})
        if answer.status_code == 200:
            self.group = answer.json()["group"]
        for other in others:
            assert (await self.of_group(other, "join")).status_code == 200
        return answer

    async def of_group(self, member: str, what: str = "", **body: Any) -> httpx.Response:
        """What the server answers to somebody who looks at the group, or wants something of it."""
        path = f"/api/groups/{self.group}"
        if not what:
            return await self.browsers[member].get(path)
        return await self.browsers[member].post(f"{path}/{what}", json=body)

    async def join(self, *names: str) -> None:
        for name in names:
            await self.do(name, "join")

    async def play_out(self, table: str) -> list[int]:
        """Play a game to its end with whatever is legal first; the victory points."""
        live = await self.server.tables.get(table)
        game = live.state.game
        assert game is not None
        while not game.is_over:
            seat, code = game.seat_to_act, game.legal_codes()[0]
            await live.change(lambda _, seat=seat, code=code: [Acted(seat or 0, code)])
        await finish_game(self.server.database, live.state, self.clock.now_ms())
        return list(game.points)


def evening(**settings: Any) -> Callable[[Callable[[Evening], Awaitable[None]]], Callable[[], None]]:
    """A test that is held on an evening, on a server with these settings."""

    def of(test: Callable[[Evening], Awaitable[None]]) -> Callable[[], None]:
        def tested() -> None:
            run(lambda: test(Evening(msgspec.structs.replace(SETTINGS, **settings))))

        return tested

    return of
