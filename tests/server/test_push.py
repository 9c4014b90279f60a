"""Notifications of the browser: what is said, to whom, how often, and what hostile services and subscriptions get."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable, Generator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("cryptography")

from cryptography.hazmat.primitives.asymmetric import ec

from derby.server.push import delivery
from derby.server.push.encryption import CURVE, LARGEST, encrypted, keys_of
from derby.server.push.endpoints import LONGEST, endpoint_of
from derby.server.push.sender import AGAIN_MS, LOOKED_MS, SHARD
from derby.store.guest_deletion import delete_guest
from derby.store.subscriptions import MOST, subscriptions_of
from tests.postgres import Postgres
from tests.server.in_memory import workers_inline
from tests.server.push_service import Browser, PushService, decoded, encoded
from tests.server.slow_house import HOUR_MS, SlowHouse
from tests.store.databases import change, sqlite_url

DAY_MS = 24 * HOUR_MS
KNOWN = "https://fcm.googleapis.com/fcm/send/ann"


@pytest.fixture(autouse=True)
def workers() -> Generator[None]:  # pyright: ignore[reportUnusedFunction]
    with workers_inline():
        yield


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PushService:
    made = PushService(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(made.certificate))
    return made


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return sqlite_url(tmp_path / "derby.db")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "derby.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    asyncio.run(change(postgres.url, "DROP SCHEMA public CASCADE; CREATE SCHEMA public"))
    return postgres.url


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


def test_the_example_of_the_standard_is_encrypted_as_printed() -> None:
    """RFC 8291, section 5."""
    own = ec.derive_private_key(int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    keys = keys_of(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    message = b"When I grow up, I want to be a watermelon"
    body = encrypted(message, keys, own=own, salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"))
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    browser = Browser("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", decoded("BTBZMqHH6r4Tts7J_aSIgg"))
    assert browser.decrypt(body) == message


def test_a_message_is_never_too_large() -> None:
    keys = Browser()
    with pytest.raises(ValueError, match="at most"):
        encrypted(bytes(LARGEST + 1), keys_of(encoded(keys.public), encoded(keys.secret)))


def test_a_guest_is_told_in_their_language_that_a_game_waits(url: str, service: PushService) -> None:
    async def work(there: Evening) -> None:
        async with there.house.server.browser() as anybody:
            key = (await anybody.get("/api/push")).json()["key"]
        assert await there.subscribe(language="de") == {"on": True}
        await there.later(1)  # what waits since then is news
        await there.house.decide(there.table)
        await there.later(LOOKED_MS)
        (received,) = there.service.received
        claims = received.claims(f"https://{service.authority}", key)
        assert claims["sub"] == "https://derby.example.org"
        assert claims["exp"] - there.house.clock.now_ms() // 1000 in range(1, 24 * 3600)
        assert received.path == "/push/ann"
        assert received.headers["content-encoding"] == "aes128gcm"
        assert 0 < int(received.headers["ttl"]) <= 24 * 3600
        assert there.told == [
            {
                "title": "Divinity Derby: Du bist dran",
                "body": "Ein Spiel wartet auf dich. Noch 47 Stunden.",
                "path": f"table/{there.table}",
            }
        ]

    evening(url, service, work)


def test_one_notification_tells_of_all_games_and_then_there_is_quiet(sqlite: str, service: PushService) -> None:
    async def work(there: Evening) -> None:
        await there.house.begin("Ann", bots=True)
        await there.subscribe(hours=4)
        await there.house.later(1)
        third = await there.house.begin("Ann", bots=True)
        await there.later(LOOKED_MS)
        assert [told["body"].partition(".")[0] for told in there.told] == ["3 games are waiting for you"]
        assert there.told[0]["path"] == ""
        # Another one begins to wait, but nobody is disturbed again so soon.
        await there.house.later(1)
        await there.house.decide(third)
        for _ in range(3):
            await there.later(HOUR_MS)
        assert len(there.told) == 1
        await there.later(HOUR_MS)
        assert len(there.told) == 2
        # Nothing new waits: nothing is said for days.
        for _ in range(5):
            await there.later(6 * HOUR_MS)
        assert len(there.told) == 2

    evening(sqlite, service, work)


def test_whoever_asks_for_it_is_told_every_time(sqlite: str, service: PushService) -> None:
    async def work(there: Evening) -> None:
        await there.subscribe(hours=0)
        for times in (1, 2, 3):
            await there.house.later(1)
            await there.house.decide(there.table)
            await there.later(LOOKED_MS)
            assert len(there.told) == times

    evening(sqlite, service, work)


def test_nothing_is_said_while_a_page_is_in_sight_nor_of_what_was_seen_there(sqlite: str, service: PushService) -> None:
    async def work(there: Evening) -> None:
        await there.subscribe(hours=0)
        await there.house.later(1)
        await there.house.decide(there.table)
        for _ in range(5):
            await there.post("/api/me/looking")
            await there.later(LOOKED_MS)
        assert there.told == []
        # The page is closed; what waits has been seen on it.
        await there.later(HOUR_MS)
        assert there.told == []

    evening(sqlite, service, work)


def test_a_decision_in_the_meantime_makes_a_notification_needless(sqlite: str, service: PushService) -> None:
    async def work(there: Evening) -> None:
        there.service.answer = b"HTTP/1.1 503 Busy\r\n\r\n"
        await there.subscribe(hours=100)
        await there.house.later(1)
        await there.house.decide(there.table)
        await there.later(LOOKED_MS)
        assert len(there.service.received) == 1
        there.service.answer = b"HTTP/1.1 201 Created\r\n\r\n"
        device = await there.house.come("Ann", there.table)
        await device.say("Stand", seat=0)
        device.session.gone()
        await there.house.look_round()
        await there.later(AGAIN_MS[0])
        assert len(there.service.received) == 1

    evening(sqlite, service, work)


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_has_ended_is_forgotten(url: str, service: PushService, status: int) -> None:
    async def work(there: Evening) -> None:
        there.service.answer = f"HTTP/1.1 {status} Gone\r\n\r\n".encode()
        await there.subscribe(hours=0)
        await there.house.later(1)
        await there.house.decide(there.table)
        await there.later(LOOKED_MS)
        assert await subscriptions_of(there.house.server.database, "id-of-Ann") == []
        await there.house.decide(there.table)
        await there.later(DAY_MS)
        assert len(there.service.received) == 1

    evening(url, service, work)


@pytest.mark.parametrize("status", [400, 401, 403, 413, 302])
def test_what_will_never_be_taken_is_not_sent_again(sqlite: str, service: PushService, status: int) -> None:
    """A redirection is not followed either."""

    async def work(there: Evening) -> None:
        there.service.answer = f"HTTP/1.1 {status} No\r\nLocation: {there.service.endpoint('else')}\r\n\r\n".encode()
        await there.subscribe(hours=0)
        await there.house.later(1)
        await there.house.decide(there.table)
        await there.later(LOOKED_MS)
        for wait in AGAIN_MS:
            await there.later(wait)
        assert [each.path for each in there.service.received] == ["/push/ann"]
        assert len(await subscriptions_of(there.house.server.database, "id-of-Ann")) == 1

    evening(sqlite, service, work)


def test_a_service_that_fails_is_asked_again_less_and_less_often_also_after_a_restart(
    url: str, service: PushService
) -> None:
    async def work(there: Evening) -> None:
        there.service.answer = b"HTTP/1.1 500 Broken\r\n\r\n"
        await there.subscribe(hours=0)
        await there.house.later(1)
        await there.house.decide(there.table)
        await there.later(LOOKED_MS)
        for times, wait in enumerate(AGAIN_MS[:-1], 1):
            assert len(there.service.received) == times
            await there.later(wait - 1)
            assert len(there.service.received) == times
            await there.house.stop(0, killed=times % 2 == 0)
            await there.house.start()
            await there.later(1)
        assert len(there.service.received) == len(AGAIN_MS)
        await there.later(DAY_MS)
        assert len(there.service.received) == len(AGAIN_MS), "then it is given up"

    evening(url, service, work)


def test_a_service_that_wants_to_be_left_alone_is(sqlite: str, service: PushService) -> None:
    async def work(there: Evening) -> None:
        there.service.answer = b"HTTP/1.1 429 Slowly\r\nRetry-After: 7200\r\n\r\n"
        await there.subscribe(hours=0)
        await there.house.later(1)
        await there.house.decide(there.table)
        await there.later(LOOKED_MS)
        await there.later(7_200_000 - 1)
        assert len(there.service.received) == 1
        await there.later(1)
        assert len(there.service.received) == 2

    evening(sqlite, service, work)


def test_what_was_killed_while_sending_is_sent_again(sqlite: str, service: PushService) -> None:
    async def work(there: Evening) -> None:
        there.service.hangs = True
        await there.subscribe(hours=0)
        await there.house.later(1)
        await there.house.decide(there.table)
        await there.house.later(LOOKED_MS)
        sending = asyncio.create_task(there.tell())
        while not there.service.received:
            await asyncio.sleep(0.01)
        sending.cancel()
        there.service.hangs = False
        await there.house.stop(0, killed=True)
        await there.house.start()
        await there.later(AGAIN_MS[0])
        assert len(there.told) == 2

    evening(sqlite, service, work)


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"SSH-2.0-OpenSSH\r\n\r\n",
        b"HTTP/1.1 2O0 OK\r\n\r\n",
        b"HTTP/1.1 \xc2\xb2\xc2\xb2\xc2\xb2 OK\r\n\r\n",
        b"HTTP/1.1 200 OK\r\n" + b"X-Long: " + bytes(200_000),
        b"HTTP/1.1 503 Busy\r\nRetry-After: " + b"9" * 5_000 + b"\r\n\r\n",
    ],
)
def test_a_hostile_answer_does_nothing_but_fail(sqlite: str, service: PushService, answer: bytes) -> None:
    async def work(there: Evening) -> None:
        there.service.answer = answer
        await there.subscribe(hours=0)
        await there.house.later(1)
        await there.house.decide(there.table)
        await there.later(LOOKED_MS)
        assert len(there.service.received) == 1
        there.service.answer = b"HTTP/1.1 201 Created\r\n\r\n"
        await there.later(AGAIN_MS[0])
        assert len(there.service.received) == 2

    evening(sqlite, service, work)


def test_a_slow_service_holds_nothing_up_for_long(
    sqlite: str, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(there: Evening) -> None:
        there.service.hangs = True
        await there.subscribe(hours=0)
        await there.house.later(1)
        await there.house.decide(there.table)
        await there.later(LOOKED_MS)
        assert len(there.service.received) == 1

    monkeypatch.setattr(delivery, "SECONDS", 0.2)
    evening(sqlite, service, work)


def test_a_certificate_that_nobody_vouches_for_is_refused(
    sqlite: str, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(there: Evening) -> None:
        await there.subscribe(hours=0)
        await there.house.later(1)
        await there.house.decide(there.table)
        await there.later(LOOKED_MS)
        assert there.service.received == []

    monkeypatch.delenv("SSL_CERT_FILE")
    evening(sqlite, service, work)


def test_of_several_processes_one_sends(service: PushService, postgres: Postgres) -> None:
    asyncio.run(change(postgres.url, "DROP SCHEMA public CASCADE; CREATE SCHEMA public"))

    async def work(there: Evening) -> None:
        other = SlowHouse(postgres.url, process="other", push_hosts=service.authority)
        other.clock = there.house.clock
        await other.start()
        try:
            await there.subscribe(hours=0)
            for _ in range(4):  # until the leases are shared out
                await there.house.look_round()
                await other.look_round()
            await there.house.later(1)
            await there.house.decide(there.table)
            await other.look_round()
            there.house.clock.now += LOOKED_MS
            assert other.server.push is not None
            assert there.house.server.conductor.looks_after(SHARD) != other.server.conductor.looks_after(SHARD)
            await asyncio.gather(there.tell(), other.server.push.tell())
            await asyncio.gather(there.tell(), other.server.push.tell())
            assert len(there.told) == 1
        finally:
            await other.server.close()

    evening(postgres.url, service, work)


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
