"""What a load test measured."""

from collections.abc import Sequence

import msgspec


class LoadResult(msgspec.Struct, frozen=True, kw_only=True):
    """One run against one server. Latencies are in milliseconds from the sending of a move: p50 and p99."""

    server: str
    tables: int
    sockets: int
    pace: float
    """Seconds between the moves of a table; 0 when the next move follows as soon as it may."""
    seconds: float
    moves: int
    """Moves that were accepted and heard by their whole table."""
    moves_per_second: float
    answer_ms: tuple[float, float]
    """Until whoever moved knew that it counts."""
    turn_ms: tuple[float, float]
    """Until the next player knew that it is their turn."""
    all_ms: tuple[float, float]
    """Until the last socket of the table had heard it."""
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


def p50_and_p99(sorted_values: Sequence[float]) -> tuple[float, float]:
    return round(percentile(sorted_values, 50), 3), round(percentile(sorted_values, 99), 3)
