"""Guests, and the secret that signs what they are given."""

from collections.abc import Collection

from derby.store.database import Database, Statement
from derby.tables.guest import Guest


async def add_guest(database: Database, guest: Guest, recovery: str | None, now: int) -> None:
    """`recovery` is the digest of the guest's recovery code."""
    await database.write(
        Statement(
            "INSERT INTO guests (id, name, owner, recovery, created) VALUES ($1, $2, $3, $4, $5)",
            (guest.id, guest.name, guest.owner, recovery, now),
        )
    )


async def find_guest(database: Database, id_: str) -> Guest | None:
    rows = await database.read("SELECT id, name, owner, generation FROM guests WHERE id = $1", id_)
    return Guest(*rows[0]) if rows else None


async def those_known(database: Database, ids: Collection[str]) -> set[str]:
    """Those of these guests who are there, and weren't deleted."""
    if not ids:
        return set()
    places = ", ".join(f"${number + 1}" for number in range(len(ids)))
    return {row[0] for row in await database.read(f"SELECT id FROM guests WHERE id IN ({places})", *ids)}


async def find_by_recovery(database: Database, recovery: str) -> Guest | None:
    rows = await database.read("SELECT id, name, owner, generation FROM guests WHERE recovery = $1", recovery)
    return Guest(*rows[0]) if rows else None


async def rename(database: Database, id_: str, name: str) -> None:
    await database.write(Statement("UPDATE guests SET name = $1 WHERE id = $2", (name, id_)))


async def change_recovery(database: Database, id_: str, recovery: str) -> None:
    """The cookies that were given out before end with the old code."""
    await database.write(
        Statement("UPDATE guests SET recovery = $1, generation = generation + 1 WHERE id = $2", (recovery, id_))
    )


async def bots_of(database: Database, owner: str) -> dict[str, str]:
    """The external bots that a guest has made: their ids by their names."""
    rows = await database.read("SELECT name, id FROM guests WHERE owner = $1", owner)
    return {row[0]: row[1] for row in rows}


async def secret(database: Database, name: str, fresh: str) -> str:
    """The secret of this name that all processes share; the first to ask brings it."""
    await database.write(Statement("INSERT INTO secrets VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", (name, fresh)))
    return (await database.read("SELECT value FROM secrets WHERE name = $1", name))[0][0]
