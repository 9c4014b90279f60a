"""Limits count by guest and by address, through however many connections, and tables have quotas."""

from typing import Any

import httpx
import msgspec

from derby.server.limits import Limits
from derby.server.shares import SWEPT_AT, Shares
from derby.tables import opening
from derby.tables.guest import Guest
from derby.tables.settings import TableSettings
from derby.tables.state import MOST_ENTRIES
from tests.server.in_memory import GENEROUS, SETTINGS, FakeClock, InMemoryServer, RecordingDevice, run

NEVER = 1e-9
"""A second: nothing comes back during a test."""


def limited(clock: FakeClock | None = None, **limits: Any) -> InMemoryServer:
    """A server on which only these limits are felt."""
    settings = msgspec.structs.replace(SETTINGS, limits=msgspec.structs.replace(GENEROUS, **limits))
    return InMemoryServer(settings, clock=clock)


def reasons(device: RecordingDevice) -> list[str]:
    return [message["reason"] for message in device.messages() if message["type"] == "Refused"]


async def opened(server: InMemoryServer, guest: Guest, **settings: Any) -> httpx.Response:
    async with server.browser(guest) as browser:
        return await browser.post("/api/tables", json=settings)


async def table_of(server: InMemoryServer, guest: Guest, **settings: Any) -> str:
    return (await opened(server, guest, **settings)).json()["table"]


async def at_table(server: InMemoryServer, guest: Guest | None, table: str) -> RecordingDevice:
    device = RecordingDevice(server, guest)
    await device.say("Enter", table=table)
    return device


def test_reconnecting_gives_no_new_chat() -> None:
    async def chatter() -> int:
        server = limited(chat_per_second=NEVER, chat_at_once=6)
        ann = await server.guest("Ann")
        device = await at_table(server, ann, table := await table_of(server, ann))
        for _ in range(10):
            for _ in range(6):
                await device.say("Say", text="hello")
            await device.reconnect()
            await device.say("Enter", table=table)
        return len((await server.tables.get(table)).state.chat)

    assert run(chatter) == 6


def test_guests_made_in_bulk_share_the_chat_of_their_address() -> None:
    async def chatter() -> int:
        server = limited(chat_per_second=NEVER, chat_at_once=2, address_share=3)
        guests = [await server.guest(f"Ann{number}") for number in range(10)]
        table = await table_of(server, guests[0])
        for guest in guests:
            device = await at_table(server, guest, table)
            for _ in range(5):
                await device.say("Say", text="hello")
        return len((await server.tables.get(table)).state.chat)

    assert run(chatter) == 6


def test_many_connections_store_no_more_bytes() -> None:
    """Settings with an edition of one's own are the largest that a message can have stored."""

    async def stored() -> tuple[int, set[str]]:
        server = limited(stored_bytes_per_second=NEVER, stored_bytes_at_once=20_000)
        ann = await server.guest("Ann")
        table = await table_of(server, ann)
        devices = [await at_table(server, ann, table) for _ in range(20)]
        for device in devices:
            await device.say("Sit", seat=0)
            for number in range(20):
                await device.say("GiveWords", seat=0, words=f"{number:02}" * 100)
        rows = await server.database.read("SELECT SUM(LENGTH(body)) FROM events WHERE game = $1", table)
        return rows[0][0], {reason for device in devices for reason in reasons(device)}

    size, refused = run(stored)
    assert size < 25_000, "entries are a little larger than the messages that asked for them"
    assert refused == {"seat-taken", "too-fast"}


def test_a_guest_changes_a_table_only_so_often() -> None:
    async def changes() -> tuple[int, list[str]]:
        server = limited(changes_per_second=NEVER, changes_at_once=30)
        ann = await server.guest("Ann")
        table = await table_of(server, ann)
        device = await at_table(server, ann, table)
        for _ in range(50):
            await device.say("Sit", seat=0)
            await device.say("Stand", seat=0)
        return (await server.tables.get(table)).state.seq, reasons(device)

    seq, refused = run(changes)
    # Whoever sits down comes, and whoever stands up goes: that is noted besides.
    assert seq <= 1 + 2 * 30
    assert "too-fast" in refused


def test_coming_and_going_counts_as_a_change() -> None:
    async def entries() -> int:
        server = limited(changes_per_second=NEVER, changes_at_once=30)
        ann = await server.guest("Ann")
        table = await table_of(server, ann)
        device = await at_table(server, ann, table)
        await device.say("Sit", seat=0)
        for _ in range(100):
            await device.reconnect()
            await device.say("Enter", table=table)
        return (await server.tables.get(table)).state.seq

    assert run(entries) <= 1 + 2 * 30


def test_a_table_that_has_grown_too_long_takes_nothing_but_decisions() -> None:
    async def told() -> tuple[list[str], bool]:
        server = limited()
        ann = await server.guest("Ann")
        table = await table_of(server, ann, seats=3)
        device = await at_table(server, ann, table)
        for kind, fields in (("Sit", {"seat": 0}), ("FillWithBots", {"level": "random"}), ("Start", {})):
            await device.say(kind, **fields)
        state = (await server.tables.get(table)).state
        state.seq = MOST_ENTRIES
        await device.say("Say", text="hello")
        await device.say("Stand", seat=0)
        await device.say("Act", seat=0, code=0, version=9999, key="one")
        return reasons(device), state.seats[0].handed_over

    assert run(told) == (["too-many", "too-many", "stale"], False)


def test_open_tables_have_a_quota_that_time_gives_back() -> None:
    async def asked() -> list[int]:
        clock = FakeClock()
        server = limited(clock, open_tables=3)
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        told = [(await opened(server, ann)).status_code for _ in range(4)]
        async with server.browser(ann) as browser:
            told.append((await browser.post("/api/quick-play", json={})).status_code)
        told.append((await opened(server, bob)).status_code)
        clock.now += 24 * 3600 * 1000
        return [*told, (await opened(server, ann)).status_code]

    assert run(asked) == [200, 200, 200, 429, 429, 200, 200]


def test_tables_of_an_address_have_a_quota_whoever_opens_them() -> None:
    async def asked() -> list[int]:
        server = limited(open_tables=2, address_share=2)
        guests = [await server.guest(f"Ann{number}") for number in range(6)]
        return [(await opened(server, guest)).status_code for guest in guests]

    assert run(asked) == [200, 200, 200, 200, 429, 429]


def test_tables_are_opened_only_so_often() -> None:
    async def asked() -> list[int]:
        server = limited(tables_per_second=NEVER, tables_at_once=2)
        ann = await server.guest("Ann")
        return [(await opened(server, ann)).status_code for _ in range(4)]

    assert run(asked) == [200, 200, 429, 429]


def test_listed_tables_have_a_quota_also_when_they_are_listed_later() -> None:
    async def asked() -> tuple[list[int], list[str], list[str]]:
        server = limited(listed_tables=2)
        ann = await server.guest("Ann")
        told = [(await opened(server, ann, listed=listed)).status_code for listed in (True, False, True, True)]
        hidden = await table_of(server, ann)
        device = await at_table(server, ann, hidden)
        await device.say("ChangeSettings", settings={"listed": True})
        async with server.browser() as browser:
            lobby = [table["table"] for table in (await browser.get("/api/tables")).json()]
        return told, reasons(device), lobby

    statuses, refused, lobby = run(asked)
    assert statuses == [200, 200, 200, 429]
    assert refused == ["too-many"]
    assert len(lobby) == 2


def test_nobody_fills_the_lobby() -> None:
    """Everybody's newest table is shown before anybody's second one, as many as there are."""

    async def listed() -> tuple[str, list[str]]:
        clock = FakeClock()
        server = limited(clock)
        ann, eve = await server.guest("Ann"), await server.guest("Eve")
        early = (await server.tables.open(_listed(ann), server.quotas.opener(ann.id, "203.0.113.1"))).state.table
        for _ in range(105):
            clock.now += 1
            await server.tables.open(_listed(eve), server.quotas.opener(eve.id, "203.0.113.2"))
        async with server.browser() as browser:
            return early, [table["table"] for table in (await browser.get("/api/tables")).json()]

    early, lobby = run(listed)
    assert len(lobby) == 100
    assert lobby[-1] == early, "the oldest comes last, and it is there"


def test_guests_are_made_only_so_often_at_one_address() -> None:
    async def made() -> list[int]:
        server = limited(guests_per_second=NEVER, guests_at_once=3)
        async with server.browser() as browser:
            return [(await browser.post("/api/guests", json={"name": "Ann"})).status_code for _ in range(5)]

    assert run(made) == [200, 200, 200, 429, 429]


def test_shares_that_are_whole_again_are_forgotten() -> None:
    shares = Shares(Limits(messages_per_second=NEVER))
    spender = shares.visitor("spender", "203.0.113.1")
    spender.take("messages")
    for number in range(3 * SWEPT_AT):
        shares.visitor(f"guest {number}", "203.0.113.2")
    assert shares.visitor("spender", "203.0.113.1") == spender
    assert shares.visitor("guest 0", "203.0.113.2").guest is not None
    assert len(shares) < 2 * SWEPT_AT


def _listed(guest: Guest) -> list[Any]:
    return opening.opened(guest, TableSettings(listed=True), bytes(32))
