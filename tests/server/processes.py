"""Two server processes on one database: who looks after which tables, and whether what they wrote is sound."""

import re
import time
from collections import Counter
from collections.abc import Callable

import httpx

from derby.store.database import SHARDS
from derby.tables.following import follow_all
from derby.tables.state import TableState
from tests.server.forked_server import ForkedServer
from tests.server.harness import PATIENCE, Server
from tests.server.stored import stored_entries, stored_entries_of

Pair = tuple[ForkedServer, ForkedServer]


def share_out(*servers: Server) -> None:
    """Wait until each process looks after its share of the tables."""
    eventually(lambda: all(shards_of(server) == SHARDS / len(servers) for server in servers))


def shards_of(server: Server) -> float:
    found = re.search(r"(?m)^derby_shards (\S+)$", httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text)
    assert found is not None
    return float(found[1])


def eventually(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def conductor_of(pair: Pair, table: str) -> tuple[ForkedServer, ForkedServer]:
    """The process that looks after a table, and the other one."""
    log = stored_entries(pair[0].database, table)
    process = next(entry["process"] for entry in reversed(log) if entry["type"] == "TakenOver")
    first, second = pair
    return (first, second) if process.startswith(f"{first.pid}-") else (second, first)


def assert_is_sound(database: str, table: str) -> TableState:
    """The log has no gaps, tells of a game that follows the rules, and of no decision twice."""
    log = stored_entries_of(database, [table])[table]
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    state = TableState(table)
    follow_all(state, log)
    entries = stored_entries(database, table)
    keys = Counter(entry["key"] for entry in entries if entry.get("key"))
    assert set(keys.values()) <= {1}
    assert state.game is not None
    assert state.game.version == sum(entry["type"] == "Acted" for entry in entries)
    return state
