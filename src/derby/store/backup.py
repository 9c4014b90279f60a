"""Backups: everything in a database as one compressed file of JSON lines, the same for SQLite and PostgreSQL.

The first line says what it is and of which schema. Then comes every table: a line with its name and columns, and a line
for each row. The last line counts the rows, so that half a file is never taken for a whole one.
"""

import gzip
import os
import re
import time
import zlib
from collections.abc import AsyncIterator, Generator, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Annotated, NamedTuple, Union

import msgspec

from derby.store.database import DatabaseError, Value
from derby.store.schema import STEPS, steps_due

VERSION = 1
LEVEL = 6
"""Of the compression."""
ROWS_AT_ONCE = 1_000
USED = ("guests", "tables", "events", "results")
"""Where there are rows as soon as somebody has used the database; a server that was only started made its secret."""


class Head(msgspec.Struct, frozen=True, tag_field="line", tag="divinity-derby backup"):
    """The first line."""

    version: int
    schema: int
    """The version of the schema that the rows are from."""
    made: int
    """When, in milliseconds since 1970."""


class TableHead(msgspec.Struct, frozen=True, tag_field="line", tag="table"):
    """Comes before the rows of a table."""

    table: str
    columns: tuple[str, ...]


class End(msgspec.Struct, frozen=True, tag_field="line", tag="end"):
    """The last line."""

    rows: int


class SomeRows(NamedTuple):
    """Rows of a table; there may be none."""

    head: TableHead
    rows: Sequence[Sequence[Value]]


_encode = msgspec.json.Encoder().encode
_Int = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]
"""What both databases can hold."""
_decode_row = msgspec.json.Decoder(list[str | _Int | float | None]).decode
_decode_line = msgspec.json.Decoder(Union[Head, TableHead, End]).decode  # noqa: UP007 (msgspec reads it)


def tables_of_schema(version: int) -> list[str]:
    """The tables that a schema of this version has in every database."""
    tables: dict[str, None] = {}
    for change, table in re.findall(r"(CREATE|DROP) TABLE (\w+)", ";".join(STEPS[:version])):
        tables.pop(table, None)
        if change == "CREATE":
            tables[table] = None
    return list(tables)


async def write_backup(path: Path, schema: int, rows: AsyncIterator[SomeRows]) -> int:
    """Write a backup, for its owner alone. The file appears when it is whole and on the disk; returns how many rows."""
    count = 0
    with _appearing(path) as file, gzip.GzipFile("", "wb", LEVEL, file) as packed:
        packed.write(_encode(Head(VERSION, schema, time.time_ns() // 1_000_000)) + b"\n")
        table: TableHead | None = None
        async for head, some in rows:
            if head != table:
                table = head
                packed.write(_encode(head) + b"\n")
            packed.write(b"".join(_encode(tuple(row)) + b"\n" for row in some))
            count += len(some)
        packed.write(_encode(End(count)) + b"\n")
    return count


class Backup:
    """A backup that is being read; `opened_backup` opens it."""

    def __init__(self, lines: gzip.GzipFile) -> None:
        self._lines = lines
        head = _decode_line(lines.readline())
        if not isinstance(head, Head):
            raise DatabaseError("the file does not begin as a backup of Divinity Derby does")
        if head.version != VERSION:
            raise DatabaseError(f"the backup is of format {head.version}, this program reads {VERSION}")
        steps_due(head.schema)
        self.schema = head.schema
        self._tables = tables_of_schema(head.schema)

    def rows(self) -> Iterator[SomeRows]:
        """All rows; raises at the end if the file is not whole."""
        count = 0
        table: TableHead | None = None
        some: list[list[Value]] = []
        for line in self._lines:
            if table is not None and line.startswith(b"["):
                row = _decode_row(line)
                if len(row) != len(table.columns):
                    raise DatabaseError(f"a row of {table.table} in the backup has {len(row)} values")
                some.append(row)
                count += 1
                if len(some) == ROWS_AT_ONCE:
                    yield SomeRows(table, some)
                    some = []
                continue
            if table is not None and some:
                yield SomeRows(table, some)
                some = []
            found = _decode_line(line)
            if isinstance(found, End) and found.rows == count:
                if self._lines.read(1):  # only at the end of the file is the checksum compared
                    raise DatabaseError("the backup goes on after its end")
                return
            if not isinstance(found, TableHead):
                break
            if found.table not in self._tables or not all(re.fullmatch(r"\w+", name) for name in found.columns):
                raise DatabaseError("the backup has a table or column that this program doesn't know")
            table = found
        raise DatabaseError("the backup is not whole: its end is missing")


@contextmanager
def opened_backup(path: Path) -> Generator[Backup]:
    """A backup to be read; whatever is wrong with it is said as a `DatabaseError`."""
    try:
        with gzip.open(path, "rb") as lines:
            yield Backup(lines)
    except OSError as error:
        raise DatabaseError(f"the backup {path} can't be read: {error.strerror or error}") from None
    except (EOFError, zlib.error, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DatabaseError(f"{path} is no backup of Divinity Derby, or damaged: {error}") from None


@contextmanager
def _appearing(path: Path) -> Generator[IO[bytes]]:
    """A file to write that takes its name when it is whole and on the disk; what was there stays until then."""
    unfinished = path.with_name(path.name + ".part")
    try:
        unfinished.unlink(missing_ok=True)
        with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise DatabaseError(f"the backup {path} can't be written: {error.strerror or error}") from None
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def sync_folder(folder: Path) -> None:
    """Have the names in a folder on the disk."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
