"""Notifications of the browser: what is said, to whom, how often, and what becomes of it at services that fail."""

import asyncio

import pytest

pytest.importorskip("cryptography")

from cryptography.hazmat.primitives.asymmetric import ec

from derby.server.push import delivery
from derby.server.push.encryption import CURVE, LARGEST, encrypted, keys_of
from derby.server.push.sender import AGAIN_MS, LOOKED_MS, SHARD
from derby.store.subscriptions import subscriptions_of
from tests.postgres import Postgres
from tests.server.push_service import Browser, PushService, decoded, encoded
from tests.server.slow_house import HOUR_MS, SlowHouse
from tests.server.waiting import Evening, evening
from tests.store.databases import change

DAY_MS = 24 * HOUR_MS
KNOWN = "https://fcm.googleapis.com/fcm/send/ann"
pytestmark = pytest.mark.usefixtures("workers")


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
