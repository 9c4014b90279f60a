"""How many files the operating system lets this process open: every connection is one."""

import logging
import sys

if sys.platform != "win32":
    import resource

OTHER_FILES = 256
"""Kept for everything that is no connection: the database, the bots' processes, the log."""

BACKLOG = 2_048
"""Connections that may wait to be accepted; they are, before anybody counts them."""

log = logging.getLogger(__name__)


def room_for_connections(wanted: int) -> int:
    """How many connections there is room for, after asking for as many files as are wanted."""
    if sys.platform == "win32":
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = _least(wanted + BACKLOG + OTHER_FILES, hard)
    if _least(soft, files) == soft != files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
        soft = files
    room = wanted if soft == resource.RLIM_INFINITY else min(wanted, max(soft - OTHER_FILES, soft // 2))
    if room < wanted:
        log.warning("room for %d connections, not %d: the limit of open files is %d", room, wanted, soft)
    return room


def _least(one: int, other: int) -> int:
    if sys.platform == "win32" or one == resource.RLIM_INFINITY:
        return other
    return one if other == resource.RLIM_INFINITY else min(one, other)
