"""Guests, and the secret that signs what they are given."""

from derby.store.database import Database, Statement
from derby.tables.guest import Guest


async def add_guest(database: Database, guest: Guest, recovery: str | None, now: int) -> None:
    """`recovery` is the digest of the guest's recovery code."""
    await database.write(
        Statement("INSERT INTO guests VALUES ($1, $2, $3, $4, $5)", (guest.id, guest.name, guest.owner, recovery, now))
    )


async def find_guest(database: Database, id_: str) -> Guest | None:
    rows = await database.read("SELECT id, name, owner FROM guests WHERE id = $1", id_)
    return Guest(*rows[0]) if rows else None


async def find_by_recovery(database: Database, recovery: str) -> Guest | None:
    rows = await database.read("SELECT id, name, owner FROM guests WHERE recovery = $1", recovery)
    return Guest(*rows[0]) if rows else None


async def rename(database: Database, id_: str, name: str) -> None:
    await database.write(Statement("UPDATE guests SET name = $1 WHERE id = $2", (name, id_)))


async def change_recovery(database: Database, id_: str, recovery: str) -> None:
    await database.write(Statement("UPDATE guests SET recovery = $1 WHERE id = $2", (recovery, id_)))


async def bots_of(database: Database, owner: str) -> int:
    """How many external bots a guest has made."""
    return (await database.read("SELECT COUNT(*) FROM guests WHERE owner = $1", owner))[0][0]


async def names_of(database: Database, ids: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for id_ in dict.fromkeys(ids):
        guest = await find_guest(database, id_)
        if guest is not None:
            found[id_] = guest.name
    return found


async def secret(database: Database, name: str, fresh: str) -> str:
    """The secret of this name that all processes share; the first to ask brings it."""
    await database.write(Statement("INSERT INTO secrets VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", (name, fresh)))
    return (await database.read("SELECT value FROM secrets WHERE name = $1", name))[0][0]
