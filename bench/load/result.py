"""What a load test measured."""

from collections.abc import Sequence

import msgspec


class LoadResult(msgspec.Struct, frozen=True, kw_only=True):
    """One run against one server. A move's latency runs from sending it until the last socket of its table heard it."""

    server: str
    tables: int
    sockets: int
    pace: float
    """Seconds between the moves of a table; 0 when the next move follows as soon as all have heard the last one."""
    seconds: float
    moves: int
    """Moves that were accepted and heard by their whole table."""
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    cpu_us_per_move: float
    """CPU time of the server's process; at a slow pace the upkeep of idle sockets weighs in."""
    rss_mb: float
    """Memory of the server's process at the end."""
    kb_per_table: float
    """What the server's process grew by with each table after the first, before any move."""
    bytes_per_device: float
    """What each socket of a table received for a move."""
    client_cpu: float
    """The share of its core that the client used: near 1, the client is the limit and not the server."""


def percentile(sorted_values: Sequence[float], percent: float) -> float:
    """The smallest value that at least `percent` of all do not exceed; 0 if there are none."""
    if not sorted_values:
        return 0.0
    rank = -(-len(sorted_values) * percent // 100)
    return sorted_values[max(int(rank), 1) - 1]
