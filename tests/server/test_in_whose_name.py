"""In whose name somebody acts: bans, deletions and limits follow a guest's bots and the tokens of their seats."""

import asyncio
from typing import Any

import msgspec
import pytest

from derby.server.authentication import COOKIE
from derby.server.passes import LASTS_SECONDS
from derby.store import orders
from derby.store.database import Statement
from derby.store.people import muted_by
from derby.tables.guest import Guest
from tests.server.in_memory import GENEROUS, SETTINGS, FakeClock, InMemoryServer, RecordingDevice, run
from tests.server.test_moderation import Company, at_table, last, reasons
from tests.server.test_revocation import old_cookie, status

HOUR = 3_600_000


async def bot_token(server: InMemoryServer, owner: Guest, name: str = "Rook") -> str:
    async with server.browser(owner) as browser:
        return (await browser.post("/api/bots", json={"name": name})).json()["token"]


async def bot_at(server: InMemoryServer, token: str, table: str) -> RecordingDevice:
    device = RecordingDevice(server, None, token=token)
    await device.say("Enter", table=table)
    return device


async def with_token_of(company: Company, guest: Guest, seat: int) -> tuple[str, RecordingDevice]:
    """A guest sits down, and another device has the token of the seat."""
    device = await at_table(company.server, guest, company.table)
    await device.say("Sit", seat=seat)
    token = last(device, "Entered")["seats"][str(seat)]
    other = RecordingDevice(company.server, None, "198.51.100.1")
    await other.say("Enter", table=company.table, tokens=[token])
    assert list(last(other, "Entered")["seats"]) == [str(seat)]
    return token, other


def test_a_ban_ends_the_bots_and_the_seat_tokens_of_a_guest() -> None:
    async def banned() -> None:
        company = await Company().gather()
        server, table = company.server, company.table
        token = await bot_token(server, company.bob)
        rook = await bot_at(server, token, table)
        await rook.say("Sit", seat=1)
        seat_token, elsewhere = await with_token_of(company, company.bob, 2)
        await company.order(orders.Ban(company.bob.id, company.clock.now + HOUR))
        assert (rook.closed, elsewhere.closed, company.of_bob.closed, company.of_ann.closed) == (1008, 1008, 1008, None)
        assert reasons(await bot_at(server, token, table)) == ["banned"]
        stranger = RecordingDevice(server, None, "198.51.100.1")
        await stranger.say("Enter", table=table, tokens=[seat_token])
        assert last(stranger, "Entered")["seats"] == {}

    run(banned)


def test_deleting_a_guest_sends_devices_with_tokens_of_their_seats_away() -> None:
    async def deleted() -> None:
        company = await Company().gather()
        _, elsewhere = await with_token_of(company, company.bob, 2)
        await company.order(orders.DeleteGuest(company.bob.id))
        assert elsewhere.closed == 1008
        assert company.of_ann.closed is None

    run(deleted)


def test_a_new_recovery_code_ends_the_tokens_of_a_guests_bots() -> None:
    async def renewed() -> None:
        company = await Company().gather()
        server, table = company.server, company.table
        token = await bot_token(server, company.bob)
        rook = await bot_at(server, token, table)
        assert reasons(rook) == []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("derby.server.sockets.END_SECONDS", 0)
            async with server.browser(company.bob) as browser:
                cookie = (await browser.post("/api/me/recovery-code")).cookies[COOKIE]
            await asyncio.sleep(0.01)
        assert rook.closed == 1008
        assert reasons(await bot_at(server, token, table)) == ["not-known"]
        async with server.browser() as browser:
            headers = {"Cookie": f"{COOKIE}={cookie}"}
            again = (await browser.post("/api/bots", json={"name": "Rook"}, headers=headers)).json()["token"]
        rook = await bot_at(server, again, table)
        assert reasons(rook) == []
        assert again.split(".")[0] == token.split(".")[0], "it is the same bot"

    run(renewed)


def test_cookies_that_dont_say_when_they_were_issued_are_renewed_and_then_end() -> None:
    async def asked() -> None:
        clock = FakeClock()
        server = InMemoryServer(clock=clock)
        ann = await server.guest("Ann")
        async with server.browser() as browser:
            answer = await browser.get("/api/me", headers={"Cookie": old_cookie(ann)})
        assert answer.cookies[COOKIE].count(".") == 3
        clock.now += 1000 * LASTS_SECONDS
        assert await status(server, old_cookie(ann)) == 401

    run(asked)


def test_bots_use_up_the_share_of_their_owner() -> None:
    async def chat() -> None:
        limits = msgspec.structs.replace(GENEROUS, chat_at_once=6, chat_per_second=1e-9)
        server = InMemoryServer(msgspec.structs.replace(SETTINGS, limits=limits))
        ann = await server.guest("Ann")
        async with server.browser(ann) as browser:
            table = (await browser.post("/api/tables", json={})).json()["table"]
        bots = [await bot_at(server, await bot_token(server, ann, name), table) for name in ("Rook", "Pawn", "King")]
        for _ in range(3):
            for bot in bots:
                await bot.say("Say", text="hello")
        assert sum(len(reasons(bot)) for bot in bots) == 3, "six lines of nine"

    run(chat)


@pytest.mark.parametrize(("path", "most"), [("/api/tables", 3), ("/api/bots", 20)])
def test_of_many_who_ask_at_once_no_more_get_something_than_may(path: str, most: int) -> None:
    async def ask() -> None:
        limits = msgspec.structs.replace(GENEROUS, open_tables=3)
        server = InMemoryServer(msgspec.structs.replace(SETTINGS, limits=limits))
        read = server.memory.read

        async def slow(sql: str, *values: Any) -> Any:
            await asyncio.sleep(0.001)
            return await read(sql, *values)

        server.memory.read = slow
        async with server.browser(await server.guest("Ann")) as browser:
            bodies = [{} if path == "/api/tables" else {"name": f"Bot {number}"} for number in range(30)]
            answers = await asyncio.gather(*(browser.post(path, json=body) for body in bodies))
        assert sorted(answer.status_code for answer in answers) == [200] * most + [429] * (30 - most)

    run(ask)


def test_one_more_mute_forgets_none_of_those_before() -> None:
    async def muted() -> None:
        company = await Company().gather()
        server, ann = company.server, company.ann
        for number in range(199):
            await server.database.write(Statement("INSERT INTO mutes VALUES ($1, $2)", (ann.id, f"id-of-{number}")))
        device = await at_table(server, ann, company.table)
        await device.say("Mute", who=company.line["who"])
        assert len(device.session._device.muted) == 200  # pyright: ignore[reportPrivateUsage]
        assert len(await muted_by(server.database, ann.id)) == 200
        await device.say("Mute", who="another")
        assert reasons(device) == ["too-many"]
        assert len(device.session._device.muted) == 200  # pyright: ignore[reportPrivateUsage]

    run(muted)


def test_whoever_was_removed_does_not_watch_either() -> None:
    async def removed() -> None:
        company = await Company().gather()
        server, table = company.server, company.table
        rook = await bot_at(server, await bot_token(server, company.bob), table)
        await company.of_bob.say("Sit", seat=1)
        await company.of_ann.say("Remove", seat=1)
        assert (company.of_bob.closed, rook.closed, company.of_ann.closed) == (1008, 1008, None)
        told = len(company.of_bob.heard)
        await company.of_ann.say("Say", text="now we are alone")
        assert len(company.of_bob.heard) == told
        for kind, fields in (("Look", {}), ("LookAs", {"seat": None}), ("Say", {"text": "let me in"})):
            await company.of_bob.say(kind, **fields)
        await company.of_bob.reconnect()
        await company.of_bob.say("Enter", table=table)
        assert reasons(company.of_bob) == ["removed"] * 4

    run(removed)
