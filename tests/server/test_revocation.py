"""Cookies and tokens that end: by time, by a new recovery code, with a deleted guest; and guests who were removed."""

import hmac
from base64 import urlsafe_b64encode
from typing import Any

from derby.server.authentication import COOKIE
from derby.server.passes import LASTS_SECONDS, RENEWED_SECONDS
from derby.store.guest_deletion import delete_guest
from derby.store.tables import read_entries
from derby.tables.following import follow_all
from derby.tables.guest import Guest
from derby.tables.state import TableState
from tests.server.in_memory import SECRET, SETTINGS, FakeClock, InMemoryServer, RecordingDevice, run


def reasons(device: RecordingDevice) -> list[str]:
    return [message["reason"] for message in device.messages() if message["type"] == "Refused"]


def last(device: RecordingDevice, kind: str) -> dict[str, Any]:
    return next(message for message in reversed(device.messages()) if message["type"] == kind)


async def at_table(server: InMemoryServer, guest: Guest | None, table: str, **enter: Any) -> RecordingDevice:
    device = RecordingDevice(server, guest)
    await device.say("Enter", table=table, **enter)
    return device


async def table_of(server: InMemoryServer, guest: Guest) -> str:
    async with server.browser(guest) as browser:
        return (await browser.post("/api/tables", json={})).json()["table"]


async def status(server: InMemoryServer, cookie: str) -> int:
    async with server.browser() as browser:
        return (await browser.get("/api/me", headers={"Cookie": cookie})).status_code


def old_cookie(guest: Guest) -> str:
    """As it was before cookies could end."""
    digest = hmac.digest(SECRET.encode(), f"guest {guest.id}".encode(), "sha256")
    return f"{COOKIE}={guest.id}.{urlsafe_b64encode(digest[:18]).decode()}"


def test_a_cookie_ends_after_its_time_and_is_renewed_before() -> None:
    async def asked() -> list[Any]:
        clock = FakeClock()
        server = InMemoryServer(clock=clock)
        ann = await server.guest("Ann")
        cookie = server.cookie(ann)
        told: list[Any] = []
        async with server.browser() as browser:
            for seconds in (0, RENEWED_SECONDS + 1, LASTS_SECONDS - RENEWED_SECONDS, 10):
                clock.now += 1000 * seconds
                answer = await browser.get("/api/me", headers={"Cookie": cookie})
                told.append((answer.status_code, "set-cookie" in answer.headers))
                browser.cookies.clear()
        clock.now -= 1000 * LASTS_SECONDS
        late = RecordingDevice(server, ann)
        clock.now += 1000 * LASTS_SECONDS + 2000
        await late.say("Enter", table=await table_of(server, ann))
        return [*told, reasons(late)]

    assert run(asked) == [(200, False), (200, True), (401, False), (401, False), ["not-known"]]


def test_a_new_recovery_code_ends_the_cookies_of_other_devices() -> None:
    async def asked() -> tuple[list[int], list[str]]:
        server = InMemoryServer(clock=FakeClock())
        ann = await server.guest("Ann")
        mine, other, before = server.cookie(ann), server.cookie(ann), old_cookie(ann)
        told = [await status(server, cookie) for cookie in (mine, other, before)]
        elsewhere = RecordingDevice(server, ann)
        async with server.browser() as browser:
            answer = await browser.post("/api/me/recovery-code", headers={"Cookie": mine})
            renewed = f"{COOKIE}={answer.cookies[COOKIE]}"
            told += [await status(server, cookie) for cookie in (renewed, mine, other, before)]
            code = answer.json()["recovery_code"]
            browser.cookies.clear()
            recovered = await browser.post("/api/recover", json={"code": code})
            told.append(await status(server, f"{COOKIE}={recovered.cookies[COOKIE]}"))
        await elsewhere.say("Enter", table=await table_of(server, Guest(ann.id, "", None, 1)))
        return told, reasons(elsewhere)

    assert run(asked) == ([200, 200, 200, 200, 401, 401, 401, 200], ["not-known"])


def test_a_cookie_that_was_changed_counts_for_nothing() -> None:
    async def asked() -> list[int]:
        server = InMemoryServer(clock=FakeClock())
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        guest, generation, issued, signature = server.cookie(ann).split("=", 1)[1].split(".")
        forged = [
            f"{bob.id}.{generation}.{issued}.{signature}",
            f"{guest}.1.{issued}.{signature}",
            f"{guest}.{generation}.{int(issued) + 1}.{signature}",
            f"{guest}.{signature}",
            f"{guest}.{generation}.{issued}.",
            f"{guest}.x.{issued}.{signature}",
            "....",
        ]
        return [await status(server, f"{COOKIE}={cookie}") for cookie in forged]

    assert run(asked) == [401] * 7


def test_the_seat_tokens_of_a_deleted_guest_end() -> None:
    async def entered() -> list[Any]:
        server = InMemoryServer(SETTINGS, clock=FakeClock())
        ann = await server.guest("Ann")
        table = await table_of(server, ann)
        device = await at_table(server, ann, table)
        await device.say("Sit", seat=2)
        token = last(device, "Entered")["seats"]["2"]
        before = await at_table(server, None, table, tokens=[token])
        await delete_guest(server.database, ann.id)
        after = await at_table(server, None, table, tokens=[token, "another"])
        return [last(before, "Entered")["seats"], last(after, "Entered")["seats"]]

    before, after = run(entered)
    assert list(before) == ["2"]
    assert after == {}


def test_whoever_was_removed_stays_out_of_the_table() -> None:
    async def tried() -> tuple[list[str], list[str | None], list[str]]:
        server = InMemoryServer()
        ann, bob, cleo = [await server.guest(name) for name in ("Ann", "Bob", "Cleo")]
        table = await table_of(server, ann)
        host, guest = await at_table(server, ann, table), await at_table(server, bob, table)
        await host.say("Sit", seat=0)
        await guest.say("Sit", seat=1)
        await host.say("Remove", seat=1)
        for seat in (1, 2):
            await guest.say("Sit", seat=seat)
        await guest.say("Say", text="let me in")
        await guest.reconnect()
        await guest.say("Enter", table=table)
        state = TableState(table)
        follow_all(state, await read_entries(server.database, table))
        assert state.removed == {bob.id}, "after a restart, too"
        other = await at_table(server, cleo, table)
        await other.say("Sit", seat=1)
        names = [seat["name"] for seat in last(host, "RoomIs")["room"]["seats"]]
        return reasons(guest), names, reasons(other)

    refused, names, others = run(tried)
    assert refused == ["removed"] * 4
    assert names == ["Ann", "Cleo", None, None]
    assert others == []


def test_hosts_may_clear_seats_of_their_own_and_take_them_again() -> None:
    async def tried() -> list[str]:
        server = InMemoryServer()
        ann = await server.guest("Ann")
        host = await at_table(server, ann, await table_of(server, ann))
        for kind in ("Sit", "Remove", "Sit"):
            await host.say(kind, seat=1)
        await host.say("SeatBot", seat=2, level="random")
        await host.say("Remove", seat=2)
        await host.say("Sit", seat=2)
        return reasons(host)

    assert run(tried) == []


def test_while_a_host_without_a_seat_is_away_the_next_person_is_host() -> None:
    async def hosts() -> list[str]:
        server = InMemoryServer()
        ann, bob, cleo = [await server.guest(name) for name in ("Ann", "Bob", "Cleo")]
        table = await table_of(server, ann)
        host, second = await at_table(server, ann, table), await at_table(server, ann, table)
        others = [await at_table(server, guest, table) for guest in (bob, cleo)]
        for seat, device in enumerate(others):
            await device.say("Sit", seat=seat)
        state = (await server.tables.get(table)).state
        found = [state.acting_host]
        for device in (host, second):
            device.session.gone()
            await server.rest()
            found.append(state.acting_host)
        await others[0].say("FillWithBots", level="random")
        assert not any(seat.is_free for seat in state.seats), "they have a host's rights"
        others[0].session.gone()
        await server.rest()
        found.append(state.acting_host)
        back = await at_table(server, ann, table)
        found.append(state.acting_host)
        back.session.gone()
        await server.rest()
        return [*found, state.acting_host]

    ann, bob, cleo = (f"id-of-{name}" for name in ("Ann", "Bob", "Cleo"))
    assert run(hosts) == [ann, ann, bob, cleo, ann, cleo]
