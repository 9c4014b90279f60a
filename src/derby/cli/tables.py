"""The results of simulations and benchmarks, as tables for people."""

from rich.console import Console
from rich.table import Table

from derby.bench.run import Bench
from derby.lab.simulate import Simulation


def show_simulation(console: Console, simulation: Simulation) -> None:
    variants = ", ".join(simulation.variants) or "base game"
    title = f"{simulation.games:,} games, {simulation.seats} seats, {variants}, {simulation.players} players"
    table = Table(title=title, title_justify="left")
    table.add_column("seat", justify="right")
    table.add_column("god")
    for column in ("wins", "share of wins", "mean points", "most", "least"):
        table.add_column(column, justify="right")
    for seat, result in enumerate(simulation.results):
        table.add_row(
            str(seat),
            result.god,
            f"{result.wins:,}",
            f"{result.win_share:.1%}",
            f"{result.mean_points:.2f}",
            str(result.most_points),
            str(result.least_points),
        )
    console.print(table)
    shared = simulation.shared_victories / simulation.games
    console.print(f"{simulation.decisions:,} decisions; {shared:.1%} of the victories were shared", highlight=False)


def show_bench(console: Console, bench: Bench, seconds: float) -> None:
    console.print(f"{bench.machine}, one core, {seconds:g} s per measurement, best of three slices", highlight=False)
    console.print(", ".join(f"{name} {version}" for name, version in bench.versions.items()), highlight=False)
    console.print(_playouts(bench))
    console.print(_peers(bench))
    console.print(_rest(bench))


def show_rates(console: Console, title: str, rates: dict[str, float]) -> None:
    table = Table(title=title, title_justify="left")
    table.add_column("")
    table.add_column("decisions/s", justify="right")
    for name, rate in rates.items():
        table.add_row(name, f"{rate:,.0f}")
    console.print(table)


def _playouts(bench: Bench) -> Table:
    table = Table(title="Random playouts, decisions per second", title_justify="left")
    table.add_column("")
    rows = {
        "compiled, base game": bench.compiled_by_seats,
        "compiled, all variants": bench.compiled_all_variants_by_seats,
        "interpreted, base game": bench.interpreted_by_seats,
        "interpreted, all variants": bench.interpreted_all_variants_by_seats,
    }
    for seats in bench.compiled_by_seats:
        table.add_column(f"{seats} seats", justify="right")
    for name, rates in rows.items():
        table.add_row(name, *(figure(rate) for rate in rates.values()))
    return table


def _peers(bench: Bench) -> Table:
    ours = bench.compiled_decisions_per_second
    table = Table(title="Side by side", title_justify="left")
    table.add_column("")
    table.add_column("decisions/s", justify="right")
    table.add_column("we are", justify="right")
    table.add_row("derby, compiled, base game, 4 seats", figure(ours), "")
    for peer in bench.peers:
        rate = peer.decisions_per_second
        table.add_row(f"{peer.name} ({peer.version})", figure(rate), f"{ours / rate:.1f} ×")
    if not bench.peers:
        table.add_row("nothing to compare with: install the extra `peers`", "", "")
    return table


def _rest(bench: Bench) -> Table:
    table = Table(title="And", title_justify="left", show_header=False)
    table.add_column("")
    table.add_column("", justify="right")
    ratio = bench.compiled_all_variants_decisions_per_second / bench.compiled_decisions_per_second
    table.add_row("all variants on, against the base game", f"{ratio:.0%}")
    table.add_row("batched steps from Python", f"{figure(bench.batched_decisions_per_second)} decisions/s")
    table.add_row("vector environment", f"{figure(bench.vector_decisions_per_second)} decisions/s")
    table.add_row(
        "vector environment, all variants", f"{figure(bench.vector_all_variants_decisions_per_second)} decisions/s"
    )
    table.add_row("through the typed API", f"{figure(bench.face_decisions_per_second)} decisions/s")
    table.add_row("races completed by the bots' search", f"{figure(bench.search_races_per_second)}/s")
    table.add_row("races completed for odds", f"{figure(bench.odds_races_per_second)}/s")
    table.add_row("copies of a compiled table, one by one", f"{figure(bench.copies_per_second_compiled)}/s")
    table.add_row("copies of a compiled table, in bulk", f"{figure(bench.copies_per_second_compiled_bulk)}/s")
    table.add_row("copies of an interpreted table", f"{figure(bench.copies_per_second_interpreted)}/s")
    table.add_row("a compiled table", f"{bench.table_bytes} bytes")
    table.add_row("first compiled game, nothing compiled before", f"{bench.compile_seconds:.1f} s")
    table.add_row("first compiled game, from the cache", f"{bench.cache_seconds:.2f} s")
    table.add_row("import derby", f"{bench.import_seconds:.2f} s")
    return table


def figure(rate: float) -> str:
    """A rate with two or three digits: 27.4 M, 151 k."""
    if rate >= 1e6:
        return f"{rate / 1e6:.1f} M"
    return f"{rate / 1e3:.1f} k" if rate < 1e5 else f"{rate / 1e3:.0f} k"
