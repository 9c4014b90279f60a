"""Rates: how much of a thing is done in a second.

Every rate is the best of three slices, and the slices of all measurements take turns: whatever else the machine does
meanwhile then hits all of them alike.
"""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import NamedTuple

SLICES = 3

Told = Callable[[str], None]
"""Is told the name of each slice before it begins."""
Clock = Callable[[], float]
Work = Callable[[], float]
"""Does some of the thing and returns how much."""


class Measurement(NamedTuple):
    """A thing to be measured."""

    name: str
    prepare: Callable[[], Work]
    """Sets up what the work needs; not part of the measured time."""


def best_rates(
    measurements: Sequence[Measurement], seconds: float, told: Told, now: Clock = perf_counter
) -> dict[str, float]:
    """The best rate of each, by name; each is at work for about so many seconds in all."""
    works = {measurement.name: measurement.prepare() for measurement in measurements}
    best = dict.fromkeys(works, 0.0)
    for _ in range(SLICES):
        for name, work in works.items():
            told(name)
            best[name] = max(best[name], rate(work, seconds / SLICES, now))
    return best


def rate(work: Work, seconds: float, now: Clock = perf_counter) -> float:
    """How much is done in a second, measured for at least so many seconds."""
    begin = now()
    done = work()
    while (spent := now() - begin) < seconds:
        done += work()
    return done / spent
