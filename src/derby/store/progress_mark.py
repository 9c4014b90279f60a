"""How far a SQLite database had got, noted in a second place.

If its write-ahead log is deleted or damaged, SQLite opens what is left without a word, though it lacks what was
acknowledged. So every group of transactions raises a number in the database (`progress`), and once it is durable the
number is noted in a small file beside it. A database with a smaller number than the file's has lost something.

The file isn't synced: it survives the process, which is what it is for. If the machine loses its power it may be older
than the database, never newer.
"""

import logging
import os
import time
from pathlib import Path
from zlib import crc32

from derby.store.database import DatabaseError

END = "-mark"
"""Of the file's name, after the database's."""

log = logging.getLogger(__name__)


class ProgressMark:
    def __init__(self, database: Path) -> None:
        database = database.resolve()
        self._database = database
        self._path = database.with_name(database.name + END)
        self._file = open(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600), "r+b", buffering=0)  # noqa: SIM115
        self._can_write = True

    def check(self, written: int) -> None:
        """Refuse a database that lacks what was acknowledged; `written` is the number in it."""
        noted = _read(self._file.read(100))
        if noted is None or noted[0] <= written:
            return
        before, at = noted
        name = self._database.name
        when = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(at))
        raise DatabaseError(
            f"{name} lacks the last {before - written} of {before} writes that were acknowledged, up to {when}: its log"
            f" {name}-wal was deleted or damaged, or an older copy was put in its place. Put the right files back if"
            f" you can; to go on without those writes, delete {self._path.name}"
        )

    def set(self, written: int) -> None:
        """Note how much is written, and durable."""
        line = f"{written} {int(time.time())}"
        try:
            self._file.seek(0)
            self._file.write(f"{line} {crc32(line.encode()):08x}\n".encode())
        except OSError as error:
            if self._can_write:
                log.error("%s can't be written, a loss would not be noticed: %s", self._path.name, error.strerror)
            self._can_write = False

    def close(self) -> None:
        self._file.close()


def _read(content: bytes) -> tuple[int, int] | None:
    """The number and the time of day that were noted; nothing if the file is new or damaged."""
    line, _, check = content.partition(b"\n")[0].rpartition(b" ")
    if check != f"{crc32(line):08x}".encode():
        return None
    written, _, at = line.partition(b" ")
    return int(written), int(at)
