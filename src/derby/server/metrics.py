"""Figures for Prometheus. None of them is about a single table or person."""

from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()

        def counter(name: str, meaning: str) -> Counter:
            return Counter(f"derby_{name}", meaning, registry=self.registry)

        self.received = counter("messages_received", "Messages from devices")
        self.offences = counter("messages_refused", "Messages that were malformed or came too fast")
        self.moves = counter("moves", "Decisions of people that were acknowledged")
        self.bot_moves = counter("bot_moves", "Decisions of bots")
        self.games = counter("games_finished", "Games that were finished")
        self.dropped = counter("devices_dropped", "Devices dropped because they did not read")
        self.failures = counter("failures", "Unexpected errors")
        self.answer_seconds = Histogram(
            "derby_move_seconds",
            "From a decision to its acknowledgement",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
            registry=self.registry,
        )

    def watch(self, name: str, meaning: str, ask: Callable[[], float]) -> None:
        """A figure that is asked for when somebody looks."""

        class Asked:
            def collect(self) -> Iterable[Metric]:
                yield GaugeMetricFamily(f"derby_{name}", meaning, value=ask())

        self.registry.register(Asked())  # type: ignore[arg-type]

    def text(self) -> bytes:
        return generate_latest(self.registry)
