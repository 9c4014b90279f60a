"""What a database does for us: transactions that are durable when they return, reading, and word of others' writes.

Statements are written once, in the SQL that SQLite and PostgreSQL share, with `$1`, `$2` … for the values.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from derby.errors import DerbyError

Value = str | int | float | None
Row = Sequence[Any]

SHARDS = 64
"""Tables are shared out among processes by shard; see `Database.shards`."""


class DatabaseError(DerbyError):
    """The database can't be used, or failed; nothing of the transaction has been written."""


class Damaged(DatabaseError):
    """What was asked for can't be read from the disk, or changed there; the rest of the database may well be sound."""


class Taken(DatabaseError):
    """A key is taken: somebody else wrote first. Nothing of the transaction has been written."""


class Statement(NamedTuple):
    """One statement of a transaction."""

    sql: str
    values: tuple[Value, ...] = ()


class Connection(Protocol):
    """The way to what a database keeps."""

    async def write(self, *statements: Statement) -> None:
        """Run the statements as one transaction; when this returns it is durable. Raises `Taken` if a key is taken."""
        ...

    async def read(self, sql: str, *values: Value) -> Sequence[Row]: ...


class Database(Connection, Protocol):
    """A database. Every method but `listen` waits for it."""

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Call back with table and seq of every entry that is appended; with ("", 0) when some may have been missed."""
        ...

    async def shards(self) -> frozenset[int]:
        """The shards that this process alone looks after, as long as `holds_shards`; to be called every second."""
        ...

    def holds_shards(self) -> bool:
        """Whether they are still this process's alone; one that was stopped or cut off for a while can't be sure."""
        ...

    async def living(self) -> frozenset[str]:
        """The names of all processes that work on this database now."""
        ...

    async def close(self) -> None: ...
