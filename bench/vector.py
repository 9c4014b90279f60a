"""How fast the vector environment is on one core, by seats, variants and number of games.

Run it with `uv run python -m bench.vector`; every rate is the best of three slices, and the slices take turns. A second
is one of the processor's time in this process: what else the machine does meanwhile isn't counted.
"""

import sys
from time import process_time

from derby.bench.rates import SLICES, Measurement, Work
from derby.bench.run import machine, prepare_cache
from derby.bench.speed import SEAT_COUNTS, VECTOR_GAMES, vector_steps

SECONDS = 3.0
"""For each measurement."""
SIZES = (256, 4096)


def measurements() -> list[Measurement]:
    found = [
        Measurement(
            f"{seats} seats, {'all variants' if every else 'base game'}",
            lambda seats=seats, every=every: vector_steps(seats=seats, all_variants=every),
        )
        for every in (False, True)
        for seats in SEAT_COUNTS
    ]
    found.append(Measurement("4 seats, base game, not copied", lambda: vector_steps(copy=False)))
    for games in SIZES:
        found.append(Measurement(f"4 seats, base game, {games} games", lambda games=games: vector_steps(games)))
    return found


def rate(work: Work, seconds: float) -> float:
    """Decisions in a second of the processor's time, measured for at least so many of them."""
    begin = process_time()
    done = work()
    while (spent := process_time() - begin) < seconds:
        done += work()
    return done / spent


def main(seconds: float = SECONDS) -> None:
    prepare_cache()
    works = {measurement.name: measurement.prepare() for measurement in measurements()}
    rates = dict.fromkeys(works, 0.0)
    for _ in range(SLICES):
        for name, work in works.items():
            rates[name] = max(rates[name], rate(work, seconds / SLICES))
    lines = [
        f"{machine()}; {VECTOR_GAMES} games unless said otherwise",
        "",
        "| environment | decisions/s |",
        "|---|---|",
    ]
    lines += [f"| {name} | {rate:,.0f} |" for name, rate in rates.items()]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
