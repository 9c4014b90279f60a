"""The list of tables follows what was acknowledged, even if the database fails just there."""

from typing import Any

import pytest

from derby.server import lobby_list
from tests.server.in_memory import InMemoryServer, RecordingDevice, run


async def listed(services: InMemoryServer) -> list[dict[str, Any]]:
    async with services.browser() as browser:
        return (await browser.get("/api/tables")).json()


@pytest.mark.parametrize("failures", [1, 3])
def test_what_is_stored_is_not_refused_and_the_list_catches_up(monkeypatch: pytest.MonkeyPatch, failures: int) -> None:
    monkeypatch.setattr(lobby_list, "RETRY_SECONDS", 0.01)

    async def scene() -> None:
        services = InMemoryServer()
        ann = await services.guest("Ann")
        async with services.browser(ann) as browser:
            name = (await browser.post("/api/tables", json={"seats": 3, "listed": True})).json()["table"]
        device = RecordingDevice(services, ann)
        await device.say("Enter", table=name)

        services.memory.failures_of_list = failures
        await device.say("Sit", seat=0)  # waits for everything that goes on in the background
        assert services.memory.failures_of_list == 0
        assert [table["names"] for table in await listed(services)] == [["Ann", None, None]]

        await device.say("FillWithBots", level="random")
        services.memory.failures_of_list = failures
        await device.say("Start")
        assert services.memory.failures_of_list == 0
        rows = await services.database.read("SELECT phase, summary FROM tables")
        assert [(row[0], '"phase":"playing"' in row[1]) for row in rows] == [("playing", True)]

        told = [message["type"] for message in device.messages()]
        assert "Refused" not in told
        assert "Seen" in told
        await services.close()

    run(scene)
