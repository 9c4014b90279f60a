"""What a process does without anybody's message, it does only while the tables are its own to look after."""

from collections.abc import Callable
from typing import Any

import pytest

from derby.server.live_table import LiveTable
from derby.store.database import SHARDS, Statement
from derby.tables.state import TableState
from tests.server.in_memory import FakeClock, InMemoryServer, RecordingDevice, run


class Party:
    """Ann and two bots at a table of a server that looks after it."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.server = InMemoryServer(clock=self.clock)
        self.table: LiveTable

    async def begin(self) -> None:
        ann = await self.server.guest("Ann")
        async with self.server.browser(ann) as browser:
            name = (await browser.post("/api/quick-play", json={"level": "random"})).json()["table"]
        device = RecordingDevice(self.server, ann)
        await device.say("Enter", table=name)
        self.table = await self.server.tables.get(name)

    @property
    def is_looked_after(self) -> bool:
        """Whether the process has said that it looks after the table, and the bots have played."""
        state = self.table.state
        assert state.game is not None
        return state.conductor == self.server.tables.process and state.game.seat_to_act == 0


def with_party(test: Callable[[Party], Any]) -> Callable[[], None]:
    def tested() -> None:
        async def all_of_it() -> None:
            party = Party()
            await party.begin()
            await test(party)

        run(all_of_it)

    return tested


@with_party
async def test_bots_play_at_tables_that_the_process_looks_after(party: Party) -> None:
    await look_round(party)
    assert party.is_looked_after


@with_party
async def test_a_process_that_cant_be_sure_of_its_shards_writes_nothing(party: Party) -> None:
    seq = party.table.state.seq
    party.server.conductor.shards = frozenset(range(SHARDS))
    party.server.memory.is_sure = False
    party.server.conductor.look(party.table)
    await party.server.rest()
    assert party.table.state.seq == seq


@with_party
async def test_what_was_begun_before_the_process_was_stopped_is_not_written_after_it(party: Party) -> None:
    """The lease runs out between the look at the table and the write."""
    seq = party.table.state.seq
    party.server.conductor.shards = frozenset(range(SHARDS))
    party.server.conductor.look(party.table)
    party.server.memory.is_sure = False
    await party.server.rest()
    assert party.table.state.seq == seq


@with_party
async def test_tables_are_looked_at_again_when_the_shards_come_back(party: Party) -> None:
    seq = party.table.state.seq
    party.server.conductor.shards = frozenset(range(SHARDS))
    party.server.memory.is_sure = False
    party.server.conductor.look(party.table)
    party.server.memory.is_sure = True
    await party.server.rest()
    assert party.table.state.seq == seq
    await look_round(party)
    assert party.is_looked_after


@with_party
async def test_word_of_a_new_table_that_is_faster_than_we_makes_no_second_one(party: Party) -> None:
    server = party.server
    made: list[str] = []
    write = server.memory.write

    async def write_and_tell(*statements: Statement) -> None:
        await write(*statements)
        for sql, values in statements:
            if "INTO events" in sql:
                server.tables.heard(str(values[0]), 1, lambda _: True)
        await server.rest()

    def live_table(state: TableState, *others: Any) -> LiveTable:
        made.append(state.table)
        return LiveTable(state, *others)

    async with server.browser(await server.guest("Bob")) as browser:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(server.memory, "write", write_and_tell)
            patch.setattr("derby.server.live_tables.LiveTable", live_table)
            name = (await browser.post("/api/quick-play", json={"level": "random"})).json()["table"]
    assert made == [name]


async def look_round(party: Party) -> None:
    party.server.memory.held = frozenset(range(SHARDS))
    await party.server.conductor._look_round()  # pyright: ignore[reportPrivateUsage]
    await party.server.rest()
