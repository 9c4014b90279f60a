"""The bench: our speeds and the peers', measured in one run on one core."""

import os
import platform
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from derby.bench.peers import Peer, peer_measurements, peers_from
from derby.bench.rates import SLICES, Report, best_rates
from derby.bench.speed import (
    BATCHED,
    BULK_COPIES,
    COMPILED_COPIES,
    FACE,
    INTERPRETED_COPIES,
    ODDS,
    SEARCH,
    SEAT_COUNTS,
    VECTOR,
    VECTOR_ALL_VARIANTS,
    our_measurements,
    playout_name,
    table_bytes,
)

PREPARING = "compile for the cache"
COMPILING = "compile from nothing"
LOADING = "load from the cache"
IMPORTING = "import derby"
STARTS = (PREPARING, COMPILING, LOADING, IMPORTING)
PACKAGES = {
    "numpy": "numpy",
    "numba": "numba",
    "derby": "divinity-derby",
    "open_spiel": "open-spiel",
    "rlcard": "rlcard",
}

_PREPARE = """
from derby.bench.speed import compile_everything
compile_everything()
"""
_FIRST_GAME = """
from time import perf_counter
begin = perf_counter()
from derby.bench.speed import play_first_compiled_game
play_first_compiled_game()
print(perf_counter() - begin)
"""
_IMPORT = """
import sys
from time import perf_counter
begin = perf_counter()
import derby
print(perf_counter() - begin, "numba" in sys.modules)
"""


class Start(msgspec.Struct, frozen=True):
    """How long it takes until the first game."""

    compile_seconds: float
    """To the end of the first compiled game in a new process, nothing compiled before."""
    cache_seconds: float
    """The same, with the compiled rules in the cache."""
    import_seconds: float
    import_loads_numba: bool


class Bench(msgspec.Struct, frozen=True):
    """All measurements."""

    compiled_decisions_per_second: float
    compiled_all_variants_decisions_per_second: float
    batched_decisions_per_second: float
    vector_decisions_per_second: float
    vector_all_variants_decisions_per_second: float
    interpreted_decisions_per_second: float
    interpreted_all_variants_decisions_per_second: float
    face_decisions_per_second: float
    search_races_per_second: float
    """Races completed at random in possible worlds, from the middle of a race."""
    odds_races_per_second: float
    """Races completed for odds, two thirds of them sensibly."""
    compiled_by_seats: dict[str, float]
    compiled_all_variants_by_seats: dict[str, float]
    interpreted_by_seats: dict[str, float]
    interpreted_all_variants_by_seats: dict[str, float]
    copies_per_second_compiled: float
    copies_per_second_compiled_bulk: float
    copies_per_second_interpreted: float
    table_bytes: int
    compile_seconds: float
    cache_seconds: float
    import_seconds: float
    import_loads_numba: bool
    peers: list[Peer]
    """The fastest first."""
    best_peer: str | None
    best_peer_decisions_per_second: float | None
    ratio_to_best_peer: float | None
    """The ratio of our compiled playouts, four seats, base game, to the fastest peer's."""
    machine: str
    versions: dict[str, str]


def run_bench(seconds: float, report: Report) -> Bench:
    """Measure everything, each rate for about `seconds`."""
    report(PREPARING)
    prepare_cache()
    start = measure_start(report)
    measured = peer_measurements()
    peers = [measurement for measurements in measured.values() for measurement in measurements]
    rates = best_rates([*our_measurements(), *peers], seconds, report)
    return _bench(rates, start, peers_from(rates, measured))


def bench_steps() -> int:
    """How often `run_bench` reports a step."""
    measurements = len(our_measurements()) + sum(map(len, peer_measurements().values()))
    return len(STARTS) + SLICES * measurements


def _bench(rates: dict[str, float], start: Start, peers: list[Peer]) -> Bench:
    compiled = _by_seats(rates, compiled=True, all_variants=False)
    compiled_all_variants = _by_seats(rates, compiled=True, all_variants=True)
    interpreted = _by_seats(rates, compiled=False, all_variants=False)
    interpreted_all_variants = _by_seats(rates, compiled=False, all_variants=True)
    best = peers[0] if peers else None
    return Bench(
        compiled_decisions_per_second=compiled["4"],
        compiled_all_variants_decisions_per_second=compiled_all_variants["4"],
        batched_decisions_per_second=rates[BATCHED],
        vector_decisions_per_second=rates[VECTOR],
        vector_all_variants_decisions_per_second=rates[VECTOR_ALL_VARIANTS],
        interpreted_decisions_per_second=interpreted["4"],
        interpreted_all_variants_decisions_per_second=interpreted_all_variants["4"],
        face_decisions_per_second=rates[FACE],
        search_races_per_second=rates[SEARCH],
        odds_races_per_second=rates[ODDS],
        compiled_by_seats=compiled,
        compiled_all_variants_by_seats=compiled_all_variants,
        interpreted_by_seats=interpreted,
        interpreted_all_variants_by_seats=interpreted_all_variants,
        copies_per_second_compiled=rates[COMPILED_COPIES],
        copies_per_second_compiled_bulk=rates[BULK_COPIES],
        copies_per_second_interpreted=rates[INTERPRETED_COPIES],
        table_bytes=table_bytes(),
        compile_seconds=start.compile_seconds,
        cache_seconds=start.cache_seconds,
        import_seconds=start.import_seconds,
        import_loads_numba=start.import_loads_numba,
        peers=peers,
        best_peer=best and best.name,
        best_peer_decisions_per_second=best and best.decisions_per_second,
        ratio_to_best_peer=best and compiled["4"] / best.decisions_per_second,
        machine=machine(),
        versions=versions(),
    )


def _by_seats(rates: dict[str, float], *, compiled: bool, all_variants: bool) -> dict[str, float]:
    return {
        str(seats): rates[playout_name(compiled=compiled, seats=seats, all_variants=all_variants)]
        for seats in SEAT_COUNTS
    }


def measure_start(report: Report) -> Start:
    """Start new processes and time them; what can be repeated is the best of three."""
    with TemporaryDirectory() as folder:
        report(COMPILING)
        compiling = float(_child(_FIRST_GAME, folder))
        report(LOADING)
        loading = min(float(_child(_FIRST_GAME, folder)) for _ in range(SLICES))
    report(IMPORTING)
    imports = [_child(_IMPORT).split() for _ in range(SLICES)]
    return Start(
        compile_seconds=compiling,
        cache_seconds=loading,
        import_seconds=min(float(seconds) for seconds, _ in imports),
        import_loads_numba=imports[0][1] == "True",
    )


def prepare_cache() -> None:
    """Let another process compile: what a process has just compiled runs slower than what it loads."""
    _child(_PREPARE)


def _child(code: str, cache: str | None = None) -> str:
    """What Python code prints in a separate process, with a separate cache folder if one is given."""
    environment = dict(os.environ)
    # As on a machine where Python may keep its own compiled modules.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if cache is not None:
        environment["DERBY_CACHE_DIR"] = cache
    done = subprocess.run([sys.executable, "-c", code], env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout


def machine() -> str:
    """The processor's name."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()


def versions() -> dict[str, str]:
    """The versions of Python and of every measured package that is installed."""
    found = {"python": platform.python_version()}
    for name, package in PACKAGES.items():
        try:
            found[name] = version(package)
        except PackageNotFoundError:
            continue
    return found
