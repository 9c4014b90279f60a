"""The load table of the docs: our server and boardgame.io, one after the other, in turns, under the same load.

    npm install --prefix bench/load/boardgame_io --no-package-lock
    python -m bench.load

The servers run on one core, the clients on another. Linux only. Latencies are p50 / p99 until whoever moved has the
answer, until the next player knows that it is their turn, and until everybody at the table has heard the move.
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from statistics import median

from bench.load import boardgame_io_peer, derby_tables
from bench.load.event_loop import run
from bench.load.options import add_wait_for_all
from bench.load.result import LoadResult

COLUMNS = (
    "server",
    "tables",
    "pace",
    "moves/s",
    "answer ms",
    "next ms",
    "all ms",
    "CPU µs a move",
    "kB a table",
    "bytes a device",
    "client's core",
)


async def saturated(rounds: int, tables: int, seconds: float, *, files: bool, waits_for_all: bool) -> list[LoadResult]:
    results: list[LoadResult] = []
    for _ in range(rounds):
        results.append(await derby_tables.load(tables, seconds, waits_for_all=waits_for_all))
        results.append(await boardgame_io_peer.load(tables, seconds, waits_for_all=waits_for_all))
        if files:
            peer = await boardgame_io_peer.load(tables, seconds, waits_for_all=waits_for_all, in_files=True)
            results.append(peer)
        await asyncio.sleep(1)
    return results


async def paced(tables: int, seconds: float, *, peer: bool) -> list[LoadResult]:
    results = [await derby_tables.load(tables, seconds, pace=10.0, warm_up=0.5)]
    if peer:
        results.append(await boardgame_io_peer.load(tables, seconds, pace=10.0, warm_up=0.5))
    return results


def table(results: Sequence[LoadResult]) -> list[str]:
    rows = [
        (
            result.server,
            f"{result.tables:,}",
            f"every {result.pace:.0f} s" if result.pace else "without pause",
            f"{result.moves_per_second:,.0f}",
            _p50_and_p99(result.answer_ms),
            _p50_and_p99(result.turn_ms),
            _p50_and_p99(result.all_ms),
            f"{result.cpu_us_per_move:,.0f}",
            f"{result.kb_per_table:,.0f}",
            f"{result.bytes_per_device:,.0f}",
            f"{result.client_cpu:.2f}",
        )
        for result in results
    ]
    lines = [COLUMNS, tuple("---" for _ in COLUMNS), *rows]
    return [f"| {' | '.join(line)} |" for line in lines]


def _p50_and_p99(milliseconds: tuple[float, float]) -> str:
    return " / ".join(f"{each:.1f}" for each in milliseconds)


def ratio(results: Sequence[LoadResult], peer: str) -> float:
    """How many times the peer's moves per second ours are, by the median of the rounds."""
    ours = median(one.moves_per_second for one in results if one.server.startswith("Divinity"))
    theirs = median(one.moves_per_second for one in results if one.server == peer)
    return ours / theirs


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description="Load on our server and on boardgame.io.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=300, help="when played without pause")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each server and round")
    parser.add_argument(
        "--paced-tables", type=int, default=1000, help="when a move is made every 10 s; 0: leave it out"
    )
    parser.add_argument("--paced-seconds", type=float, default=30.0)
    parser.add_argument("--paced-peer", action="store_true", help="put boardgame.io under the paced load, too")
    parser.add_argument("--files", action="store_true", help="measure boardgame.io's file store, too")
    add_wait_for_all(parser)
    given = parser.parse_args()
    results = run(
        saturated(given.rounds, given.tables, given.seconds, files=given.files, waits_for_all=given.wait_for_all)
    )
    lines = table(results)
    for peer in sorted({one.server for one in results if one.server.startswith("boardgame")}):
        lines.append(f"\nDivinity Derby accepts {ratio(results, peer):.1f} times the moves of {peer}.")
    if given.paced_tables:
        lines += ["", *table(run(paced(given.paced_tables, given.paced_seconds, peer=given.paced_peer)))]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
