"""Tables that are old are found page by page, and deleted whole, in either database."""

from derby.store.table_deletion import PAGE, PIECE, delete_table, latest_at, silent_tables
from derby.store.tables import Listing, appending, listing, waking
from derby.tables.entries import StoredEntry
from tests.store.databases import awaited, opened, rows_of


@awaited
async def test_silent_tables_are_found_whoever_else_has_changed(url: str) -> None:
    async with opened(url) as database:
        names = [f"table {number}" for number in range(2 * PAGE + 7)]
        for number, name in enumerate(names):
            latest = 900 if number % 2 else 100
            await database.write(
                *appending(name, [StoredEntry(1, 50, "{}"), StoredEntry(2, latest, "{}")]),
                listing(name, Listing("playing", False, "{}", 50 + number % 3)),
                waking(name, awake=number % 4 == 0),
            )
        await database.write(listing("without entries", Listing("playing", False, "{}", 1)))
        await database.write(listing("gathering", Listing("gathering", False, "{}", 1)))
        listed = [pair async for pair in silent_tables(database, "playing", 500)]
        found = [pair for pair in listed if await latest_at(database, pair[0]) < 500]
        expected = {(name, number % 4 == 0) for number, name in enumerate(names) if number % 2 == 0}
        assert set(found) == expected | {("without entries", True)}
        assert len(found) == len(set(found))
        assert [pair async for pair in silent_tables(database, "playing", 0)] == []


@awaited
async def test_a_table_is_deleted_whole_and_no_other(url: str) -> None:
    async with opened(url) as database:
        for name in ("old", "young"):
            entries = [StoredEntry(seq, 1, "{}") for seq in range(1, 2 * PIECE + 10)]
            await database.write(*appending(name, entries), listing(name, Listing("over", True, "{}", 1)))
        await delete_table(database, "old")
    assert await rows_of(url, "SELECT id, phase FROM tables") == [["young", "over"]]
    assert await rows_of(url, "SELECT game, COUNT(*) FROM events GROUP BY game") == [["young", 2 * PIECE + 9]]
