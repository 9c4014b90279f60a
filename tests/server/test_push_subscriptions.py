"""Subscriptions to notifications: which are taken, whose they are, and when they end."""

import asyncio
import sys
from typing import Any

import pytest

pytest.importorskip("cryptography")


from derby.server.push import delivery
from derby.server.push.endpoints import LONGEST, endpoint_of
from derby.store.guest_deletion import delete_guest
from derby.store.subscriptions import MOST, subscriptions_of
from tests.server.push_service import PushService, encoded
from tests.server.slow_house import HOUR_MS
from tests.server.waiting import Evening, evening

DAY_MS = 24 * HOUR_MS
KNOWN = "https://fcm.googleapis.com/fcm/send/ann"
pytestmark = pytest.mark.usefixtures("workers")


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/send",
        "https://fcm.googleapis.com:8443/send",
        "https://fcm.googleapis.com@10.0.0.1/send",
        "https://ann:secret@fcm.googleapis.com/send",
        "https://fcm.googleapis.com.evil.example/send",
        "https://evilfcm.googleapis.com/send",
        "https://push.services.mozilla.com.evil.example/",
        "https://xpush.services.mozilla.com/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost:1/push/ann",
        "https://0x7f000001/",
        "https://2130706433/",
        "https://fcm.googleapis.com\\@10.0.0.1/",
        "https://fcm.googleapis.com/a\r\nHost: evil",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com/\N{LATIN SMALL LETTER E WITH ACUTE}",
        "https://fcm.googleapis.com/#part",
        "https://fcm.googleapis.com:99999/",
        "https://" + "a" * LONGEST,
        "file:///etc/passwd",
        "//fcm.googleapis.com/",
        "",
    ],
)
def test_no_other_address_is_ever_asked(sqlite: str, service: PushService, endpoint: str) -> None:
    with pytest.raises(ValueError, match=r"address|Port|port|push service|IPv6"):
        endpoint_of(endpoint, frozenset({"localhost:2"}))

    async def work(there: Evening) -> None:
        assert (await there.subscribe(endpoint=endpoint))["reason"] == "bad-message"
        assert await subscriptions_of(there.house.server.database, "id-of-Ann") == []

    evening(sqlite, service, work)


@pytest.mark.parametrize(
    "endpoint",
    [
        KNOWN,
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QAbc",
        "https://wns2-am3p.notify.windows.com/w/?token=B%2f",
    ],
)
def test_the_services_of_the_browsers_are_known(endpoint: str) -> None:
    assert not endpoint_of(endpoint, frozenset()).is_named


def test_a_known_name_that_leads_into_the_own_network_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    async def work() -> delivery.Delivered:
        async def connect(*address: Any, **_: Any) -> None:
            asked.append(address)

        async def lead_home(*_: Any, **__: Any) -> Any:
            return [(2, 1, 6, "", (address, 443)) for address in ("127.0.0.1", "10.1.2.3", "169.254.169.254")]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lead_home)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        context: Any = None
        return await delivery.deliver(endpoint_of(KNOWN, frozenset()), {}, b"", context)

    assert asyncio.run(work()) == delivery.NO_ANSWER
    assert asked == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"p256dh": "AAAA"},
        {"p256dh": encoded(b"\x04" + bytes(64))},
        {"p256dh": "!" * 87},
        {"auth": "AAAA"},
        {"auth": "\N{LATIN SMALL LETTER E WITH ACUTE}" * 22},
        {"language": "../etc"},
        {"hours": -1},
        {"hours": 10_000},
        {"more": 1},
        {"endpoint": 7},
    ],
)
def test_a_malformed_subscription_is_refused(sqlite: str, service: PushService, wrong: dict[str, Any]) -> None:
    async def work(there: Evening) -> None:
        body = {**there.browser.subscription(there.service.endpoint()), **wrong}
        assert (await there.post("/api/me/push", body))["reason"] == "bad-message"

    evening(sqlite, service, work)


def test_nobody_without_a_cookie_subscribes(sqlite: str, service: PushService) -> None:
    async def work(there: Evening) -> None:
        async with there.house.server.browser() as stranger:
            body = there.browser.subscription(there.service.endpoint())
            for path, sent in (("push", body), ("push/end", {"endpoint": "x"}), ("looking", None)):
                answer = await stranger.post(f"/api/me/{path}", json=sent)
                assert answer.json()["reason"] == "not-known"

    evening(sqlite, service, work)


def test_a_guest_has_a_few_subscriptions_and_ends_only_their_own(sqlite: str, service: PushService) -> None:
    async def work(there: Evening) -> None:
        database = there.house.server.database
        await there.house.guest("Ben")
        for number in range(MOST + 3):
            there.house.clock.now += 1
            await there.subscribe(endpoint=there.service.endpoint(f"push/{number}"))
        kept = [each.endpoint for each in await subscriptions_of(database, "id-of-Ann")]
        assert kept == [there.service.endpoint(f"push/{number}") for number in range(3, MOST + 3)]
        await there.post("/api/me/push/end", {"endpoint": kept[0]}, "Ben")
        assert len(await subscriptions_of(database, "id-of-Ann")) == MOST
        await there.post("/api/me/push/end", {"endpoint": kept[0]})
        assert len(await subscriptions_of(database, "id-of-Ann")) == MOST - 1

    evening(sqlite, service, work)


@pytest.mark.parametrize("how", ["forgotten", "a new recovery code", "deleted"])
def test_whoever_is_gone_is_told_nothing(url: str, service: PushService, how: str) -> None:
    async def work(there: Evening) -> None:
        database = there.house.server.database
        await there.subscribe(hours=0)
        await there.house.later(1)
        if how == "deleted":
            await delete_guest(database, "id-of-Ann")
        else:
            await there.post("/api/me/forget" if how == "forgotten" else "/api/me/recovery-code")
        assert await subscriptions_of(database, "id-of-Ann") == []
        assert await database.read("SELECT * FROM subscribers") == []

    evening(url, service, work)


def test_what_is_kept_is_in_the_export(sqlite: str, service: PushService) -> None:
    async def work(there: Evening) -> None:
        await there.subscribe()
        async with there.house.server.browser(there.house.guests["Ann"]) as browser:
            export = (await browser.get("/api/me/export")).json()
        assert export["notifications"] == [there.service.endpoint()]

    evening(sqlite, service, work)


def test_a_host_can_switch_notifications_off(sqlite: str, service: PushService) -> None:
    async def work(there: Evening) -> None:
        async with there.house.server.browser(there.house.guests["Ann"]) as browser:
            assert (await browser.get("/api/push")).json() == {"key": None}
        assert (await there.subscribe())["reason"] == "not-allowed"
        assert there.house.server.push is None

    evening(sqlite, service, work, push=False)


def test_without_the_extra_a_server_says_what_is_missing(
    sqlite: str, service: PushService, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(there: Evening) -> None:
        async with there.house.server.browser() as browser:
            assert (await browser.get("/api/push")).json() == {"key": None}

    for module in [name for name in sys.modules if name.startswith("derby.server.push.")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "cryptography", None)
    monkeypatch.setitem(sys.modules, "cryptography.exceptions", None)
    with caplog.at_level("INFO"):
        evening(sqlite, service, work)
    assert "install divinity-derby with the extra `push`" in caplog.text


def test_the_key_stays_the_same_after_a_restart(sqlite: str, service: PushService) -> None:
    async def work(there: Evening) -> None:
        before = there.house.server.push
        await there.house.stop(0)
        await there.house.start()
        after = there.house.server.push
        assert before is not None
        assert after is not None
        assert after.key.public == before.key.public

    evening(sqlite, service, work)
