"""Games that nobody comes back to: they cost nothing at the start, and go when their time is over."""

import msgspec
import pytest

from derby.server.cleaning import DAY_MS
from derby.server.conductor import Conductor
from derby.store.database import SHARDS, Statement
from derby.store.guests import add_guest
from derby.store.orders import Unban, banning, ending, giving
from derby.store.people import Report, add_report
from derby.store.results import Outcome, Result, recording
from derby.store.table_deletion import PIECE, delete_table, tables_being_deleted
from derby.store.tables import appending, read_entries
from derby.tables import opening
from derby.tables.entries import Said, decode_entry, to_be_stored
from derby.tables.guest import Guest
from derby.tables.settings import TableSettings
from tests.server.in_memory import SETTINGS, FakeClock, InMemoryServer, MemoryDatabase, RecordingDevice, run
from tests.server.test_long_logs import watched


class Killed(BaseException):
    """The process ends here."""


class OneProcess(MemoryDatabase):
    """A database of one process at a time, whose writes are counted."""

    def __init__(self) -> None:
        super().__init__()
        self.process = "here"
        self.written = 0
        self.writes_left = 1_000_000
        """How many transactions are still written before the process is killed."""

    async def shards(self) -> frozenset[int]:
        return frozenset(range(SHARDS))

    async def living(self) -> frozenset[str]:
        return frozenset([self.process])

    async def write(self, *statements: Statement) -> None:
        if self.writes_left == 0:
            raise Killed
        self.writes_left -= 1
        self.written += 1
        await super().write(*statements)

    def rows(self, sql: str) -> list[tuple[object, ...]]:
        return self._connection.execute(sql).fetchall()


class House:
    """Servers that run one after the other on one database, by one clock."""

    def __init__(self, **days: int) -> None:
        self.memory = OneProcess()
        self.clock = FakeClock()
        self._settings = msgspec.structs.replace(SETTINGS, **days)
        self.ann = Guest("id-of-Ann", "Ann", None)

    async def start(self, process: str) -> InMemoryServer:
        self.memory.process = process
        server = InMemoryServer(self._settings, clock=self.clock, memory=self.memory, process=process)
        await self.look_round(server)
        return server

    async def look_round(self, server: InMemoryServer) -> None:
        conductor: Conductor = server.conductor
        await conductor._look_round()  # pyright: ignore[reportPrivateUsage]
        await server.rest()

    def later(self, days: float) -> None:
        self.clock.now += int(days * DAY_MS)

    async def play(self, server: InMemoryServer, *, leave: bool = True) -> str:
        """Ann begins a game against bots, and leaves it; the name of the table."""
        first = opening.quick_play(self.ann, TableSettings(), "random", 0, None, bytes(32), lambda _gods: None)
        name = (await server.tables.open(first)).state.table
        device = RecordingDevice(server, self.ann)
        await device.say("Enter", table=name)
        if leave:
            device.session.gone()
            await server.rest()
        return name

    async def gather(self, server: InMemoryServer) -> str:
        return (await server.tables.open(opening.opened(self.ann, TableSettings(), bytes(32)))).state.table

    def kept(self) -> set[object]:
        return {row[0] for row in self.memory.rows("SELECT id FROM tables")}


async def house(**days: int) -> House:
    built = House(**days)
    await InMemoryServer(memory=built.memory).guest("Ann")
    return built


def test_a_start_neither_reads_nor_writes_games_that_nobody_waits_for() -> None:
    async def work() -> None:
        home = await house()
        server = await home.start("first")
        games = [await home.play(server) for _ in range(50)]
        entries_before = home.memory.rows("SELECT COUNT(*) FROM events")
        read, home.memory.written = watched(home.memory), 0
        for process in ("second", "third"):
            server = await home.start(process)
            assert len(server.tables) == 0
        assert sum(read) == 0
        assert home.memory.written == 0
        assert home.memory.rows("SELECT COUNT(*) FROM events") == entries_before
        # Whoever comes back finds the game, and somebody who looks after it.
        device = RecordingDevice(server, home.ann)
        await device.say("Enter", table=games[7])
        table = await server.tables.get(games[7])
        assert table.state.conductor == "third"
        assert table.state.is_waited_for

    run(work)


def test_games_at_which_somebody_was_are_looked_after_when_the_process_is_killed() -> None:
    async def work() -> None:
        home = await house()
        first = await home.start("first")
        left, stayed = await home.play(first), await home.play(first, leave=False)
        second = await home.start("second")
        assert [table.state.table for table in second.tables] == [stayed]
        assert (await second.tables.get(stayed)).state.conductor == "second"
        third = await home.start("third")
        assert len(third.tables) == 0, "it is known now that nobody waits"
        assert home.kept() == {left, stayed}

    run(work)


def test_games_from_before_are_looked_at_once() -> None:
    """Until then it isn't known whether anybody waits for them."""

    async def work() -> None:
        home = await house()
        server = await home.start("first")
        for _ in range(5):
            await home.play(server)
        await home.memory.write(Statement("UPDATE tables SET awake = 1"))
        assert len((await home.start("second")).tables) == 5
        assert len((await home.start("third")).tables) == 0

    run(work)


def test_tables_go_when_nothing_has_happened_at_them_for_long() -> None:
    async def work() -> None:
        home = await house(abandoned_days=30, gathering_days=7, finished_days=0)
        server = await home.start("first")
        game, table = await home.play(server), await home.gather(server)
        over = await home.play(server)
        await home.memory.write(Statement("UPDATE tables SET phase = 'over' WHERE id = $1", (over,)))
        home.later(6.9)
        assert await server.cleaning.clean() == 0
        home.later(0.2)
        assert await server.cleaning.clean() == 1
        assert home.kept() == {game, over}
        home.later(30)
        assert await server.cleaning.clean() == 1
        assert home.kept() == {over}
        assert await read_entries(home.memory, game) == await read_entries(home.memory, table) == []
        assert home.memory.rows("SELECT game FROM seated") == [(over,)]
        assert (await server.browser().get(f"/api/tables/{game}")).status_code == 404
        home.later(36_000)
        assert await server.cleaning.clean() == 0

    run(work)


def test_a_game_that_somebody_came_back_to_stays() -> None:
    async def work() -> None:
        home = await house()
        server = await home.start("first")
        game = await home.play(server)
        home.later(29)
        device = RecordingDevice(server, home.ann)
        await device.say("Enter", table=game)
        home.later(29)
        assert await server.cleaning.clean() == 0
        home.later(29)
        assert await server.cleaning.clean() == 0, "somebody is there, however silent"
        device.session.gone()
        await server.rest()
        home.later(29)
        assert await server.cleaning.clean() == 0
        home.later(2)
        assert await server.cleaning.clean() == 1

    run(work)


def test_a_table_whose_people_were_at_a_process_that_was_killed_goes_at_last() -> None:
    async def work() -> None:
        home = await house()
        first = await home.start("first")
        table = await home.gather(first)
        device = RecordingDevice(first, home.ann)
        await device.say("Enter", table=table)
        await device.say("Sit", seat=0)
        second = await home.start("second")
        home.later(8)
        assert await second.cleaning.clean() == 0
        gone = decode_entry((await read_entries(home.memory, table))[-1].body)
        assert getattr(gone, "gone", ()) == ("first",)
        home.later(8)
        assert await second.cleaning.clean() == 1

    run(work)


def test_a_long_log_is_deleted_in_pieces_and_a_kill_in_between_leaves_no_half() -> None:
    async def work() -> None:
        home = await house()
        server = await home.start("first")
        table = await home.gather(server)
        chat = to_be_stored([Said("id", "Ann", "hail")] * (3 * PIECE), 2, home.clock.now)
        await home.memory.write(*appending(table, chat))
        home.later(8)
        for writes, answer in ((0, 200), (1, 200), (2, 404), (2, 404)):
            home.memory.writes_left = writes
            with pytest.raises(Killed):
                await delete_table(home.memory, table)
            home.memory.writes_left = 1_000
            server = await home.start(f"after {writes}")
            assert (await server.browser().get(f"/api/tables/{table}")).status_code == answer
            assert await tables_being_deleted(home.memory) == ([table] if writes else [])
        assert home.memory.rows("SELECT COUNT(*) FROM events") == [(PIECE + 1,)]
        assert await server.cleaning.clean() == 1
        assert home.kept() == set()
        assert home.memory.rows("SELECT COUNT(*) FROM events") == [(0,)]

    run(work)


def test_reports_orders_and_bans_that_are_over_are_forgotten() -> None:
    async def work() -> None:
        home = await house()
        server = await home.start("first")
        now = home.clock.now
        for number, at in enumerate((now, now + 89 * DAY_MS)):
            await add_report(server.database, Report(str(number), at, "table", "a", "b", "B", 7, "rude"))
            await server.database.write(giving(str(number), at, Unban("b")), ending(str(number), at, "done"))
        await server.database.write(banning("a", now + DAY_MS), banning("b", now + 200 * DAY_MS))
        home.later(91)
        await server.cleaning.clean()
        for what, left in (("id FROM reports", "1"), ("id FROM orders", "1"), ("subject FROM bans", "b")):
            assert home.memory.rows(f"SELECT {what}") == [(left,)]

    run(work)


def test_guests_who_never_played_are_forgotten() -> None:
    async def work() -> None:
        home = await house()
        server = await home.start("first")
        names = ("Bob", "Cleo", "Dan", "Eve")
        bob, cleo, dan, _ = [Guest(f"id-of-{name}", name, None) for name in names]
        for guest in (bob, cleo, dan, Guest("id-of-Eve", "Eve", None), Guest("id-of-Rook", "Rook", cleo.id)):
            await add_guest(server.database, guest, None, home.clock.now)
        await home.play(server)
        await server.tables.open(opening.opened(bob, TableSettings(), bytes(32)))
        outcome = Outcome("g", 3, 1, "", [Result(0, dan.id, 1, 1.0, "[]", 0, 0)])
        await server.database.write(*recording(outcome))
        home.later(6)
        await server.cleaning.clean()
        assert len(home.memory.rows("SELECT id FROM guests")) == 6
        home.memory.rows("UPDATE tables SET changed = changed + 500 * 86400000")
        home.later(401)
        await server.cleaning.clean()
        left = {row[0] for row in home.memory.rows("SELECT id FROM guests")}
        assert left == {"id-of-Ann", "id-of-Bob", "id-of-Cleo", "id-of-Dan", "id-of-Rook"}

    run(work)


def test_evenings_are_forgotten_when_nobody_has_come_for_long_and_their_games_stay() -> None:
    async def work() -> None:
        home = await house(evenings_days=10)
        server = await home.start("first")
        async with server.browser(home.ann) as ann:
            group = (await ann.post("/api/groups", json={"name": "Odd Fellows"})).json()["group"]
            opened = await ann.post("/api/tournaments", json={"name": "Club night", "settings": {"fill": "random"}})
            tournament = opened.json()["tournament"]
            addresses = f"/api/groups/{group}", f"/api/tournaments/{tournament}"
            begun = await ann.post(f"{addresses[1]}/rounds", json={"round": 1})
            assert begun.status_code == 200, begun.text
            games = home.kept()
            assert len(games) == 1

            async def there() -> list[int]:
                await server.cleaning.clean()
                return [len(home.memory.rows(f"SELECT id FROM {name}")) for name in ("player_groups", "tournaments")]

            home.later(9.9)
            assert await there() == [1, 1]
            assert (await ann.get(addresses[0])).status_code == 200, "a look at it keeps it"
            home.later(0.2)
            assert await there() == [1, 0]
            home.later(9.9)
            assert await there() == [0, 0]
            for address in addresses:
                assert (await ann.get(address)).json() == {"reason": "no-such-address"}
            assert (await ann.get("/api/me/evenings")).json() == {"groups": [], "tournaments": []}
            for name in ("group_members", "group_games", "entrants", "tournament_seats"):
                assert home.memory.rows(f"SELECT * FROM {name}") == []
            assert home.kept() == games

    run(work)


def test_evenings_stay_for_ever_if_the_host_wants_it() -> None:
    async def work() -> None:
        home = await house(evenings_days=0)
        server = await home.start("first")
        async with server.browser(home.ann) as ann:
            address = f"/api/groups/{(await ann.post('/api/groups', json={'name': 'Odd Fellows'})).json()['group']}"
            home.later(36_000)
            await server.cleaning.clean()
            assert len(home.memory.rows("SELECT id FROM player_groups")) == 1
        async with server.browser(home.ann) as later:
            assert (await later.get(address)).json()["name"] == "Odd Fellows"

    run(work)
