"""What players and the host of the server do about others: mute, report, delete, close, ban."""

import asyncio
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from derby.cli.main import app
from derby.server.orders import CLOSED_MS, DAY_MS
from derby.store import orders
from derby.store.opening import prepare_database
from derby.store.orders import StoredOrder, giving
from derby.store.people import reports
from derby.store.table_deletion import delete_table
from derby.store.tables import read_entries
from derby.tables.entries import Said, decode_entry
from derby.tables.following import follow_all
from derby.tables.guest import Guest
from derby.tables.state import TableState
from tests.postgres import Postgres
from tests.server.forked_server import ForkedServer, forked_server
from tests.server.harness import Guest as Browser
from tests.server.in_memory import FakeClock, InMemoryServer, RecordingDevice, run


def reasons(device: RecordingDevice) -> list[str]:
    return [message["reason"] for message in device.messages() if message["type"] == "Refused"]


def last(device: RecordingDevice, kind: str) -> dict[str, Any]:
    return next(message for message in reversed(device.messages()) if message["type"] == kind)


def heard(device: RecordingDevice) -> list[str]:
    return [message["text"] for message in device.messages() if message["type"] == "ChatSaid"]


async def at_table(server: InMemoryServer, guest: Guest | None, table: str) -> RecordingDevice:
    device = RecordingDevice(server, guest)
    await device.say("Enter", table=table)
    return device


class Company:
    """Ann, whose table it is, Bob, who says rude things, and their devices."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.server = InMemoryServer(clock=self.clock)

    async def gather(self) -> "Company":
        server = self.server
        self.ann, self.bob = await server.guest("Ann"), await server.guest("Bob")
        async with server.browser(self.ann) as browser:
            self.table = (await browser.post("/api/tables", json={"listed": True})).json()["table"]
        self.of_ann = await at_table(server, self.ann, self.table)
        self.of_bob = await at_table(server, self.bob, self.table)
        await self.of_bob.say("Say", text="rude")
        self.line = last(self.of_ann, "ChatSaid")
        return self

    async def order(self, order: orders.Order) -> str | None:
        """Order something, and let the server do it; what came of it."""
        await self.server.database.write(giving("1", self.clock.now, order))
        await self.server.orders.carry_out()
        await self.server.orders.follow()
        await self.server.rest()
        done = await orders.orders_done_since(self.server.database, 0)
        return done[-1].outcome if done else None


def test_a_mute_lasts_through_reloads_and_at_other_tables() -> None:
    async def muted() -> tuple[list[str], dict[str, str], list[str], list[str]]:
        company = await Company().gather()
        server, of_ann, of_bob = company.server, company.of_ann, company.of_bob
        await of_ann.say("Mute", who=company.line["who"])
        await of_bob.say("Say", text="again")
        again = await at_table(server, company.ann, company.table)
        async with server.browser(company.ann) as browser:
            elsewhere = (await browser.post("/api/tables", json={})).json()["table"]
        other = await at_table(server, company.ann, elsewhere)
        await of_bob.say("Enter", table=elsewhere)
        await of_bob.say("Say", text="and here")
        before = [*heard(of_ann), *heard(again), *heard(other)]
        told = last(again, "Entered")["muted"]
        await again.say("Mute", who=company.line["who"], on=False)
        after = await at_table(server, company.ann, company.table)
        stranger = await at_table(server, None, company.table)
        return before, told, heard(after), heard(stranger)

    before, told, after, strangers = run(muted)
    assert before == ["rude"], "what was said before"
    assert list(told.values()) == ["Bob"]
    assert after == strangers == ["rude", "again"]


def test_a_report_is_kept_with_what_was_said() -> None:
    async def reported() -> tuple[list[Any], list[str], list[str]]:
        company = await Company().gather()
        who, line = company.line["who"], company.line["seq"]
        await company.of_ann.say("Report", who=who, line=line)
        await company.of_ann.say("Report", who=who)
        await company.of_ann.say("Report", who=who, line=line + 7)
        await company.of_ann.say("Report", who="nobody")
        stranger = await at_table(company.server, None, company.table)
        await stranger.say("Report", who=who)
        found = await reports(company.server.database, 10)
        assert last(company.of_ann, "Reported")["who"] == who
        kept = [(one.reporter, one.reported, one.name, one.line == line, one.said) for one in found]
        return sorted(kept, key=str), reasons(company.of_ann), reasons(stranger)

    kept, of_ann, of_stranger = run(reported)
    ann, bob = "id-of-Ann", "id-of-Bob"
    assert kept == [
        (ann, bob, "Bob", False, None),
        (ann, bob, "Bob", False, None),
        (ann, bob, "Bob", True, "rude"),
    ]
    assert (of_ann, of_stranger) == (["no-such-seat"], ["not-known"])


def test_deleted_chat_is_gone_from_screens_and_from_the_log() -> None:
    async def deleted() -> tuple[str | None, list[int], list[str], list[str]]:
        company = await Company().gather()
        await company.of_ann.say("Say", text="kind")
        outcome = await company.order(orders.DeleteChat(company.table, guest=company.bob.id))
        told = last(company.of_ann, "ChatDeleted")["lines"]
        newcomer = await at_table(company.server, None, company.table)
        stored = await read_entries(company.server.database, company.table)
        state = TableState(company.table)
        follow_all(state, stored)
        assert [line.text for line in state.chat] == ["kind"]
        said = [entry.text for entry in map(decode_entry, (one.body for one in stored)) if isinstance(entry, Said)]
        return outcome, [line - company.line["seq"] for line in told], heard(newcomer), said

    assert run(deleted) == ("1 lines deleted", [0], ["kind"], ["?", "kind"])


def test_nobody_enters_a_closed_table() -> None:
    async def closed() -> list[Any]:
        company = await Company().gather()
        live = await company.server.tables.get(company.table)
        outcome = await company.order(orders.CloseTable(company.table))
        await company.of_ann.say("Say", text="still here?")
        newcomer = await at_table(company.server, company.ann, company.table)
        async with company.server.browser(company.ann) as browser:
            lobby = (await browser.get("/api/tables")).json()
            mine = (await browser.get("/api/me/games")).json()
        return [outcome, live.is_closed, reasons(company.of_ann), reasons(newcomer), lobby, mine]

    assert run(closed) == ["closed", True, ["closed"], ["closed"], [], []]


def test_a_table_is_deleted_when_everybody_has_let_go_of_it() -> None:
    async def deleted() -> list[Any]:
        company = await Company().gather()
        server = company.server
        await company.order(orders.CloseTable(company.table))
        await server.database.write(giving("2", company.clock.now, orders.DeleteTable(company.table)))
        await server.orders.carry_out()
        waiting: list[StoredOrder] = await orders.orders_to_do(server.database)
        company.clock.now += CLOSED_MS
        await server.orders.carry_out()
        rows = await server.database.read("SELECT COUNT(*) FROM events WHERE game = $1", company.table)
        newcomer = await at_table(server, company.ann, company.table)
        return [len(waiting), rows[0][0], reasons(newcomer)]

    assert run(deleted) == [1, 0, ["no-such-table"]]


def test_bans_of_guests_and_addresses_hold_for_their_time() -> None:
    async def banned() -> list[Any]:
        company = await Company().gather()
        server, clock = company.server, company.clock
        found: list[Any] = []

        async def asked(guest: Guest) -> None:
            async with server.browser(guest) as browser:
                found.append((await browser.get("/api/me")).status_code)
            found.append(reasons(await at_table(server, guest, company.table)))

        await company.order(orders.Ban(company.bob.id, clock.now + 1000))
        await asked(company.bob)
        await asked(company.ann)
        clock.now += 1000
        await asked(company.bob)
        digest = server.authentication.address_digest(RecordingDevice(server, None).address)
        await server.database.write(giving("2", clock.now, orders.Ban(digest, clock.now + 1000)))
        await server.orders.carry_out()
        await server.orders.follow()
        await asked(company.ann)
        await server.database.write(giving("3", clock.now, orders.Unban(digest)))
        await server.orders.carry_out()
        await server.orders.follow()
        await asked(company.ann)
        return found

    found = run(banned)
    assert found[:6] == [403, ["banned"], 200, [], 200, []]
    assert found[7] == ["banned"]
    assert found[8:] == [200, []]


def test_words_that_a_running_game_needs_are_looked_for_again_the_next_day() -> None:
    async def scene() -> None:
        company = await Company().gather()
        server = company.server
        await company.of_ann.say("Sit", seat=0)
        await company.of_bob.say("Sit", seat=1)
        await company.of_bob.say("GiveWords", seat=1, words="my dog is called Argos")
        await company.of_ann.say("FillWithBots", level="random")
        await company.of_ann.say("Start")
        async with server.browser(company.bob) as browser:
            assert (await browser.post("/api/me/forget")).status_code == 200
        await server.orders.carry_out()
        (later,) = await orders.orders_to_do(server.database)
        assert (later.at, later.order) == (company.clock.now_ms() + DAY_MS, orders.DeleteGuest(company.bob.id))
        await server.orders.carry_out()
        assert await orders.orders_to_do(server.database) == [later], "not before"
        company.clock.now += DAY_MS
        await server.orders.carry_out()
        (again,) = await orders.orders_to_do(server.database)
        assert again.id != later.id

    run(scene)


def test_a_deleted_guest_is_gone_from_tables_in_memory_too() -> None:
    async def deleted() -> list[Any]:
        company = await Company().gather()
        await company.of_bob.say("Sit", seat=0)
        await company.of_ann.say("Mute", who=company.line["who"])
        await company.order(orders.DeleteGuest(company.bob.id))
        newcomer = await at_table(company.server, None, company.table)
        mutes = await company.server.database.read("SELECT * FROM mutes")
        names = [seat["name"] for seat in last(newcomer, "RoomIs")["room"]["seats"]]
        return [names, heard(newcomer), list(mutes)]

    assert run(deleted) == [["?", None, None, None], ["?"], []]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[ForkedServer]:
    folder = tmp_path_factory.mktemp("moderation")
    with forked_server(folder, f"sqlite:///{folder / 'derby.db'}", {}) as started:
        started.start()
        yield started


def admin(database: str, *arguments: str) -> str:
    result = CliRunner().invoke(app, ["admin", *arguments, "--database", database])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_command_works_beside_a_running_server(server: ForkedServer) -> None:
    ann, bob = Browser(server, "Ann"), Browser(server, "Bob the Loud")
    table = ann.open_table()
    of_ann, of_bob = ann.device(table), bob.device(table)
    of_bob.send("Say", text="rude")
    line = of_ann.until(lambda message: message["type"] == "ChatSaid")
    of_ann.send("Report", who=line["who"], line=line["seq"])
    of_ann.until(lambda message: message["type"] == "Reported")
    database = server.database
    assert table in admin(database, "tables")
    id_of_bob = admin(database, "guests", "Loud").split("\t")[0]
    assert f"\t{id_of_bob}\tBob the Loud\trude" in admin(database, "chat", table)
    assert f"\t{id_of_bob}\tBob the Loud\t" in admin(database, "reports")
    assert admin(database, "delete-chat", table, "--line", str(line["seq"])) == "1 lines deleted\n"
    of_ann.until(lambda message: message["type"] == "ChatDeleted")
    assert admin(database, "ban", id_of_bob, "--hours", "1") == "banned\n"
    assert bob.http.get("/api/me").json() == {"reason": "banned"}
    assert id_of_bob in admin(database, "bans")
    assert admin(database, "unban", id_of_bob) == "no longer banned\n"
    assert admin(database, "ban", "2001:db8::1") == "banned\n"
    assert "2001:db8" not in admin(database, "log")
    done = admin(database, "log").splitlines()
    assert len(done) == 4
    assert '"order":"DeleteChat"' in done[-1]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_without_a_server_an_order_waits(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.setattr("derby.cli.admin.WAIT_SECONDS", 0.0)
    if kind == "sqlite":
        database = f"sqlite:///{tmp_path / 'derby.db'}"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
    asyncio.run(prepare_database(database))
    assert "when one runs" in admin(database, "close-table", "-EBORqBE3VKTBV_BWSlbbQ")
    assert '"CloseTable","table":"-EBORqBE3VKTBV_BWSlbbQ"' in admin(database, "log")


def test_the_command_wants_a_database_that_is_there(tmp_path: Path) -> None:
    arguments = ["admin", "tables", "--database", f"sqlite:///{tmp_path / 'nowhere.db'}"]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert "can't be used" in result.stderr
    assert not (tmp_path / "nowhere.db").exists()


def test_what_was_said_leaves_the_reports_with_the_line_and_the_report_with_the_table() -> None:
    async def deleted() -> None:
        company = await Company().gather()
        database = company.server.database
        await company.of_ann.say("Report", who=company.line["who"], line=company.line["seq"])
        assert [report.said for report in await reports(database, 10)] == ["rude"]
        await company.order(orders.DeleteChat(company.table, (company.line["seq"],)))
        assert [report.said for report in await reports(database, 10)] == ["?"]
        await delete_table(database, company.table)
        assert await reports(database, 10) == []

    run(deleted)
