"""Figures for Prometheus. None of them is about a single table or person."""

from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

COUNTED = {
    "received": ("messages_received", "Messages from devices"),
    "offences": ("messages_refused", "Messages that were malformed or came too fast"),
    "moves": ("moves", "Decisions of people that were acknowledged"),
    "bot_moves": ("bot_moves", "Decisions of bots, planned cards and automatic passes"),
    "games": ("games_finished", "Games that were finished"),
    "dropped": ("devices_dropped", "Devices disconnected because they read too slowly"),
    "failures": ("failures", "Unexpected errors"),
}
"""What `Metrics` counts, with its name and meaning for Prometheus."""


class Metrics:
    """Plain numbers, counted where things happen and collected when somebody asks."""

    def __init__(self) -> None:
        self.received = 0
        self.offences = 0
        self.moves = 0
        self.bot_moves = 0
        self.games = 0
        self.dropped = 0
        self.failures = 0
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self._registry = CollectorRegistry()
        self._registry.register(self)  # type: ignore[arg-type]

    def watch(self, name: str, meaning: str, ask: Callable[[], float]) -> None:
        """A figure that is asked for when somebody looks."""
        self._gauges[name] = (meaning, ask)

    def collect(self) -> Iterable[Metric]:
        for field, (name, meaning) in COUNTED.items():
            yield CounterMetricFamily(f"derby_{name}", meaning, value=getattr(self, field))
        for name, (meaning, ask) in self._gauges.items():
            yield GaugeMetricFamily(f"derby_{name}", meaning, value=ask())

    def text(self) -> bytes:
        return generate_latest(self._registry)
