"""Rates: how much work is done per second.

Every rate is the best of three slices, and the slices of all measurements take turns: other work on
the machine then affects them all equally.
"""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import NamedTuple

SLICES = 3

Report = Callable[[str], None]
"""Called with the name of each slice before it begins."""
Clock = Callable[[], float]
Work = Callable[[], float]
"""Does some work and returns how much."""


class Measurement(NamedTuple):
    """Something to be measured."""

    name: str
    prepare: Callable[[], Work]
    """Sets up what the work needs; not part of the measured time."""


def best_rates(
    measurements: Sequence[Measurement], seconds: float, report: Report, now: Clock = perf_counter
) -> dict[str, float]:
    """The best rate of each, by name; each runs for about `seconds` in all."""
    works = {measurement.name: measurement.prepare() for measurement in measurements}
    best = dict.fromkeys(works, 0.0)
    for _ in range(SLICES):
        for name, work in works.items():
            report(name)
            best[name] = max(best[name], rate(work, seconds / SLICES, now))
    return best


def rate(work: Work, seconds: float, now: Clock = perf_counter) -> float:
    """How much is done per second, measured for at least `seconds`."""
    begin = now()
    done = work()
    while (spent := now() - begin) < seconds:
        done += work()
    return done / spent
