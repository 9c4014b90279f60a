"""Measures the page in Chromium, on this computer, and prints a table.

    uv run --no-sync python -m bench.page [--games 10]

Headless Chromium draws without a graphics card, and whatever else runs on the machine slows it down: the figures are
the worst that a device of this speed shows.
"""

import argparse
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager

from playwright.sync_api import Browser

from bench.page.evening import evening
from bench.page.first_load import first_load, seconds_to_interactive, work_to_interactive
from bench.page.motion import frames_of_a_game, frames_of_six, layout_shift
from tests.browser.chromium import WHOLE, running_chromium
from tests.browser.conftest import SettledServer
from tests.server.harness import Server

Row = tuple[str, str, str]


@contextmanager
def house() -> Generator[tuple[Browser, Server]]:
    with tempfile.TemporaryDirectory() as data, running_chromium(names=WHOLE) as browser:
        server = SettledServer(f"sqlite:///{data}/derby.db")
        server.start()
        try:
            yield browser, server
        finally:
            server.stop()


def rows(browser: Browser, server: Server, games: int) -> Generator[Row]:
    loaded = first_load(browser, server)
    yield "whole first load, compressed", f"{sum(loaded.values()) / 1000:.1f} kB in {len(loaded)} files", "≤ 150 kB"
    seconds = seconds_to_interactive(browser, server)
    yield "interactive, CPU slowed 4 ×, median of 5", f"{seconds:.2f} s", "≤ 1 s"
    worked = work_to_interactive(browser, server)
    yield "its processor time until then, at full speed", f"{worked * 1000:.0f} ms", "≤ 250 ms"
    frames = frames_of_six(browser, server)
    yield "six creatures move at once: frames asked for", f"{frames.asked:.1f} /s", "≥ 55 /s"
    yield "six creatures move at once: frames drawn (trace)", f"{frames.drawn:.1f} /s", "≥ 55 /s"
    yield "six creatures move at once: its processor time a frame", f"{frames.work_ms:.1f} ms", "≤ 16 ms"
    flying, longest = frames_of_a_game(browser, server)
    yield "creatures fly in a game: frames", f"{flying:.1f} /s, longest {longest:.0f} ms", "≥ 55 /s"
    yield "layout shift, first page and a race", f"{layout_shift(browser, server):.4f}", "0"
    kept = list(evening(browser, server, games))
    told = " ".join(f"{heap / 1e6:.1f}" for heap, _ in kept)
    yield f"memory after each of {games} games, in one tab", f"{told} MB", "flat"
    yield "elements and other nodes after each game", " ".join(str(nodes) for _, nodes in kept), "flat"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=10, help="how many games an evening has")
    games: int = options.parse_args().games
    sys.stdout.write("| what | measured | wanted |\n| --- | --- | --- |\n")
    with house() as (browser, server):
        for row in rows(browser, server, games):
            sys.stdout.write(f"| {' | '.join(row)} |\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
