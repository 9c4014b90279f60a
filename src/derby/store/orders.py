"""What the host of the server has ordered by `derby admin`; done and kept, it is the log of who did what.

The command writes an order; a process of the running server carries it out, and writes down when, and what came of it.
"""

from typing import NamedTuple, Union

import msgspec

from derby.store.database import Database, Statement


class _Order(msgspec.Struct, frozen=True, tag_field="order", tag=True):
    pass


class CloseTable(_Order, frozen=True, tag=True):
    """Nobody can enter the table any more, and its game stands still."""

    table: str


class DeleteTable(_Order, frozen=True, tag=True):
    """Delete a table that was closed before, with all its entries."""

    table: str


class DeleteChat(_Order, frozen=True, tag=True):
    """Delete lines of a table's chat: by their numbers, or all of a guest."""

    table: str
    lines: tuple[int, ...] = ()
    guest: str | None = None


class DeleteGuest(_Order, frozen=True, tag=True):
    guest: str


class Ban(_Order, frozen=True, tag=True):
    subject: str
    """The id of a guest, or the digest of an address."""
    until: int
    """In milliseconds since 1970."""


class Unban(_Order, frozen=True, tag=True):
    subject: str


Order = Union[CloseTable, DeleteTable, DeleteChat, DeleteGuest, Ban, Unban]  # noqa: UP007 (msgspec reads it)

decode_order = msgspec.json.Decoder(Order).decode


class StoredOrder(NamedTuple):
    id: str
    at: int
    order: Order
    done: int | None
    outcome: str | None


def giving(id_: str, at: int, order: Order) -> Statement:
    """The statement that gives an order."""
    body = msgspec.json.encode(order).decode()
    return Statement("INSERT INTO orders (id, at, body) VALUES ($1, $2, $3)", (id_, at, body))


def ending(id_: str, done: int, outcome: str) -> Statement:
    """The statement that notes what came of an order."""
    return Statement("UPDATE orders SET done = $2, outcome = $3 WHERE id = $1", (id_, done, outcome))


async def orders_to_do(database: Database) -> list[StoredOrder]:
    return await _orders(database, "done IS NULL ORDER BY at, id", 0)


async def orders_done_since(database: Database, since: int) -> list[StoredOrder]:
    return await _orders(database, "done >= $1 ORDER BY done, at", since)


async def _orders(database: Database, which: str, since: int) -> list[StoredOrder]:
    values = (since,) if "$1" in which else ()
    rows = await database.read(f"SELECT id, at, body, done, outcome FROM orders WHERE {which}", *values)
    return [StoredOrder(row[0], row[1], decode_order(row[2]), row[3], row[4]) for row in rows]


async def bans(database: Database, now: int) -> dict[str, int]:
    """Who is banned, and until when."""
    rows = await database.read("SELECT subject, until FROM bans WHERE until > $1", now)
    return {row[0]: row[1] for row in rows}


def banning(subject: str, until: int) -> Statement:
    return Statement(
        "INSERT INTO bans VALUES ($1, $2) ON CONFLICT (subject) DO UPDATE SET until = excluded.until", (subject, until)
    )


def unbanning(subject: str) -> Statement:
    return Statement("DELETE FROM bans WHERE subject = $1", (subject,))
