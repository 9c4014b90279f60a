"""How fast random games are on a GPU, by variants and number of tables. `derby bench --gpu` prints it."""

from typing import Any

from derby import Variant
from derby.bench.rates import SLICES, Measurement, Report, Work, best_rates
from derby.editions.loading import olympus
from derby.game.names import GODS
from derby.game.set_up import SetUp
from derby.playouts.dice import new_dice
from derby.playouts.random_playout import play_games
from derby.rules.choices import Choices
from derby.rules.compiled import compiled_array
from derby.rules.gpu import Gpu

SEATS = 4
GAMES = 20
"""Games at each table in one call."""
TABLES = (16_384, 65_536, 262_144, 1_048_576)
"""The rules' speed grows with the number of tables until the GPU has no room for more threads."""


def gpu_measurements(gpu: Gpu) -> list[Measurement]:
    return [
        Measurement(
            f"{tables:,} tables, {'all variants' if every else 'base game'}",
            lambda tables=tables, every=every: random_games(gpu, tables, all_variants=every),
        )
        for every in (False, True)
        for tables in TABLES
    ]


def random_games(gpu: Gpu, tables: int, *, all_variants: bool = False) -> Work:
    """Random games at many tables; the work is counted in decisions."""
    variants = tuple(Variant) if all_variants else ()
    dice = compiled_array(new_dice(0), tables)
    dice["state"] = [new_dice(0, place).state for place in range(tables)]
    given: list[Any] = [
        gpu.put(compiled_array(SetUp(GODS[:SEATS], variants, olympus()).table(0), tables)),
        gpu.put(dice),
        gpu.put(compiled_array(Choices(), tables)),
    ]

    def play() -> float:
        return float(gpu.run(play_games, *given, GAMES).get().sum())

    play()
    return play


def gpu_bench_steps() -> int:
    """How often `run_gpu_bench` reports a slice."""
    return SLICES * 2 * len(TABLES)


def run_gpu_bench(gpu: Gpu, seconds: float, report: Report) -> dict[str, float]:
    """Decisions per second, each measured for about `seconds`."""
    return best_rates(gpu_measurements(gpu), seconds, report)
