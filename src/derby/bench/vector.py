"""How fast the vector environment is on one core, by seats, variants and number of games.

`derby bench --vector` prints it. Seconds are processor time of this process, so other work on the machine isn't
counted.
"""

from time import process_time

from derby.bench.rates import SLICES, Measurement, Report, best_rates
from derby.bench.run import prepare_cache
from derby.bench.speed import SEAT_COUNTS, vector_steps

SIZES = (256, 4096)


def vector_measurements() -> list[Measurement]:
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


def vector_bench_steps() -> int:
    """How often `run_vector_bench` reports a slice."""
    return SLICES * len(vector_measurements())


def run_vector_bench(seconds: float, report: Report) -> dict[str, float]:
    """Decisions per second, each measured for about `seconds`."""
    prepare_cache()
    return best_rates(vector_measurements(), seconds, report, now=process_time)
