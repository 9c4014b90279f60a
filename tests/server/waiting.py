"""A game of days that waits for Ann, and her browser, which may tell her so."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.push_service import Browser, PushService
from tests.server.slow_house import SlowHouse


class Evening:
    """Ann has a game of days against bots, which waits for her, and a browser that may tell her."""

    def __init__(self, house: SlowHouse, service: PushService) -> None:
        self.house = house
        self.service = service
        self.browser = Browser()
        self.table = ""

    async def begin(self) -> None:
        self.table = await self.house.begin("Ann", bots=True)

    async def subscribe(self, name: str = "Ann", **wishes: Any) -> Any:
        body = self.browser.subscription(wishes.pop("endpoint", self.service.endpoint()), **wishes)
        return await self.post("/api/me/push", body, name)

    async def post(self, path: str, body: Any = None, name: str = "Ann") -> Any:
        async with self.house.server.browser(self.house.guests[name]) as browser:
            return (await browser.post(path, json=body)).json()

    async def later(self, ms: int) -> None:
        """Time passes; everything that is to be sent by then is sent."""
        await self.house.later(ms)
        await self.tell()

    async def tell(self) -> None:
        push = self.house.server.push
        assert push is not None
        await push.tell()

    @property
    def told(self) -> list[dict[str, Any]]:
        """What Ann's browser has shown."""
        return [json.loads(self.browser.decrypt(each.body)) for each in self.service.received]


Work = Callable[[Evening], Awaitable[None]]


def evening(url: str, service: PushService, work: Work, **settings: Any) -> None:
    async def all_of_it() -> None:
        async with service.opened():
            wishes = {"push_hosts": service.authority, "public_url": "https://derby.example.org", **settings}
            async with SlowHouse(url, **wishes).opened() as house:
                there = Evening(house, service)
                await there.begin()
                await work(there)

    asyncio.run(asyncio.wait_for(all_of_it(), 120))
