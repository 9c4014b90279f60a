"""Figures for Prometheus. None of them is about a single table or person."""

from bisect import bisect_left
from collections.abc import Callable, Iterable
from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prometheus_client.core import HistogramMetricFamily, Metric

COUNTED = {
    "received": ("messages_received", "Messages from devices"),
    "offences": ("messages_refused", "Messages that were malformed or came too fast"),
    "moves": ("moves", "Decisions of people that were acknowledged"),
    "bot_moves": ("bot_moves", "Decisions of bots, planned cards and automatic passes"),
    "games": ("games_finished", "Games that were finished"),
    "dropped": ("devices_dropped", "Devices disconnected because they read too slowly"),
    "connections_refused": (
        "connections_refused",
        "Connections ended because they were too many, too slow or unreadable",
    ),
    "failures": ("failures", "Unexpected errors, those of the database included"),
    "workers_replaced": ("workers_replaced", "Worker processes that died or hung"),
    "jobs_dropped": ("jobs_dropped", "Bots' turns, odds and analyses that nobody wanted when their turn came"),
    "database_failures": ("database_failures", "Reads and writes that the database failed"),
}
"""What `Metrics` counts, with its name and meaning for Prometheus."""

TIMED = {
    "decisions": ("decision_seconds", "From the arrival of a person's decision to its answer"),
    "bot_waits": ("bot_wait_seconds", "From a bot's turn to the moment a worker begins to think about it"),
}
"""What `Metrics` has the times of, likewise."""

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Up to how many seconds the classes go into which times are counted."""


class Histogram:
    """How often something took how long."""

    __slots__ = ("_counts", "_seconds")

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def family(self, name: str, meaning: str) -> "HistogramMetricFamily":
        from prometheus_client.core import HistogramMetricFamily

        bounds = [*map(str, BOUNDS), "+Inf"]
        return HistogramMetricFamily(
            name, meaning, buckets=list(zip(bounds, accumulate(self._counts), strict=True)), sum_value=self._seconds
        )


class Metrics:
    """Plain numbers, counted where things happen and collected when somebody asks."""

    def __init__(self) -> None:
        self.received = 0
        self.offences = 0
        self.moves = 0
        self.bot_moves = 0
        self.games = 0
        self.dropped = 0
        self.connections_refused = 0
        self.failures = 0
        self.workers_replaced = 0
        self.jobs_dropped = 0
        self.database_failures = 0
        self.decisions = Histogram()
        self.bot_waits = Histogram()
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def watch(self, name: str, meaning: str, ask: Callable[[], float]) -> None:
        """A figure that is asked for when somebody looks."""
        self._gauges[name] = (meaning, ask)

    def collect(self) -> "Iterable[Metric]":
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        for field, (name, meaning) in COUNTED.items():
            yield CounterMetricFamily(f"derby_{name}", meaning, value=getattr(self, field))
        for field, (name, meaning) in TIMED.items():
            yield getattr(self, field).family(f"derby_{name}", meaning)
        for name, (meaning, ask) in self._gauges.items():
            yield GaugeMetricFamily(f"derby_{name}", meaning, value=ask())

    def text(self) -> bytes:
        from prometheus_client import CollectorRegistry, generate_latest

        registry = CollectorRegistry()
        registry.register(self)  # type: ignore[arg-type]
        return generate_latest(registry)
