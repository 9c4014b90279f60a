"""A lock that belongs to one process and goes with it, however it ends."""

import os
import sys
from pathlib import Path

from derby.store.database import DatabaseError


class FileLock:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def take(self, refusal: str) -> None:
        """Take the lock, or raise with the refusal if another process has it."""
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(file)
            raise DatabaseError(refusal) from None
        self._file = file

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
