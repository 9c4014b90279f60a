"""The file of a SQLite database: readable by nobody else, and open to one server at a time.

It holds the secret that signs cookies, and the seeds of games that are being played.
"""

import logging
import os
from pathlib import Path

from filelock import FileLock, Timeout

from derby.store.database import DatabaseError

BESIDE = ("-wal", "-shm", ".lock", "-mark")
"""What lies beside the file: SQLite's own files, our lock, and how far the database has got."""

log = logging.getLogger(__name__)


def claim(path: Path) -> FileLock:
    """Make the file private, and lock it against other servers until the lock is released or the process ends.

    The lock lies beside the file itself, wherever links lead to it from. A second name in a folder (a hard link) is
    refused: SQLite would keep a log beside each name, and each would be without the other's.
    """
    path = path.resolve()
    _make_folder(path.parent)
    lock = FileLock(_beside(path, ".lock"), mode=0o600, thread_local=False)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise DatabaseError(f"{path.name} is in use by another Divinity Derby server") from None
    try:
        _make_private(path)
        if os.name == "posix" and path.is_file() and path.stat().st_nlink > 1:
            raise DatabaseError(f"{path.name} has a second name, a hard link: remove all of them but one")
    except BaseException:
        lock.release()
        raise
    return lock


def _make_folder(folder: Path) -> None:
    """Make the folder and those above it, as far as they are missing, for us alone."""
    if not folder.is_dir():
        _make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def _make_private(path: Path) -> None:
    # SQLite would make it readable for all; what it makes beside it later has the mode of the file.
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))
    if os.name != "posix" or not path.is_file():
        return
    for file in (path, *(_beside(path, end) for end in BESIDE)):
        if file.is_file() and file.stat().st_mode & 0o077:
            try:
                file.chmod(0o600)
            except OSError as error:
                log.warning("others may read %s, and that can't be changed: %s", file.name, error.strerror)
            else:
                log.warning("others could read %s: now only its owner can", file.name)


def _beside(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


class SameFiles:
    """Notices when the files of an open database are deleted or replaced: what is written then would be lost."""

    def __init__(self, path: Path) -> None:
        path = path.resolve()
        self._files = [(file, _identity(file)) for file in (path, _beside(path, "-wal"))]

    def check(self) -> None:
        for file, identity in self._files:
            if _identity(file) != identity:
                raise DatabaseError(f"{file.name} was deleted or replaced while the server runs")


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino
