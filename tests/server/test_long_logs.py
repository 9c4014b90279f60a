"""A log of any length is read in small pieces: between them the server does what else it has to do."""

import asyncio
import gc
from collections.abc import Sequence
from typing import Any

from derby.store.database import Row, Value
from derby.store.tables import BATCH, appending
from derby.tables import opening
from derby.tables.entries import Said, to_be_stored
from derby.tables.settings import TableSettings
from tests.server.in_memory import InMemoryServer, MemoryDatabase, run

LINES = 20_000


class Bystander:
    """Somebody whose turn comes whenever the loop is free."""

    def __init__(self) -> None:
        self.turns = 0
        self._task = asyncio.get_running_loop().create_task(self._go())

    async def _go(self) -> None:
        while True:
            self.turns += 1
            await asyncio.sleep(0)

    def rest(self) -> None:
        self._task.cancel()


async def with_a_long_log() -> tuple[InMemoryServer, str, list[int]]:
    """A server at which a table has a very long log, and the sizes of all that is read from now on."""
    server = InMemoryServer()
    ann = await server.guest("Ann")
    table = await server.tables.open(opening.opened(ann, TableSettings(), bytes(32)))
    name = table.state.table
    chat = to_be_stored([Said(ann.id, "Ann", f"line {number}") for number in range(LINES)], 2, 1)
    await server.memory.write(*appending(name, chat))
    return server, name, watched(server.memory)


def watched(database: MemoryDatabase) -> list[int]:
    sizes: list[int] = []
    read = database.read

    async def noted(sql: str, *values: Value) -> Sequence[Row]:
        rows = await read(sql, *values)
        sizes.append(len(rows))
        return rows

    database.read = noted  # type: ignore[method-assign]
    return sizes


def test_a_long_log_is_loaded_in_small_pieces() -> None:
    async def work() -> Any:
        server, name, sizes = await with_a_long_log()
        for _ in range(2):
            server.tables.forget_idle(lambda _table: False)
        gc.collect()
        bystander = Bystander()
        table = await server.tables.get(name)
        bystander.rest()
        assert table.state.seq == LINES + 1
        assert [line.text for line in table.state.chat][-1] == f"line {LINES - 1}"
        assert max(sizes) == BATCH
        assert bystander.turns >= LINES // BATCH

    run(work)


def test_a_long_log_is_followed_in_small_pieces() -> None:
    async def work() -> Any:
        server, name, sizes = await with_a_long_log()
        table = await server.tables.get(name)
        bystander = Bystander()
        await table.catch_up(word_was_lost=True)
        bystander.rest()
        assert table.state.seq == LINES + 1
        assert max(sizes) == BATCH
        assert bystander.turns >= LINES // BATCH

    run(work)


def test_a_table_without_its_first_entries_is_gone() -> None:
    """It is being deleted."""

    async def work() -> Any:
        server, name, _ = await with_a_long_log()
        browser = server.browser()
        assert (await browser.get(f"/api/tables/{name}")).status_code == 200
        for _ in range(2):
            server.tables.forget_idle(lambda _table: False)
        gc.collect()
        server.memory._connection.execute("DELETE FROM events WHERE seq <= 500")  # pyright: ignore[reportPrivateUsage]
        gone = await browser.get(f"/api/tables/{name}")
        assert (gone.status_code, gone.json()) == (404, {"reason": "no-such-table"})

    run(work)
