"""Measures the site without a server in Chromium, on this computer, from `python -m http.server`, and prints tables.

    uv run --no-sync python -m bench.offline [--rounds 5] [--frames-only]

It says how much Python in the browser weighs, how long it takes from opening the page to the first decision in a game,
how smoothly the page moves while a bot thinks, and how long bots think there.
"""

import argparse
import gzip
import sys
import tempfile
import time
from collections.abc import Generator
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, expect

from bench.offline.frames import frames
from bench.offline.processor import seconds_spent, slowed
from derby.cli.site import write_site
from tests.browser.chromium import WHOLE, running_chromium
from tests.browser.person import PATIENCE_MS, Person
from tests.browser.python_site import build_site, run_python, serving, start_python
from tests.browser.site import PlainServer

PARTS = {
    "engine-*.zst": "Pyodide's WebAssembly",
    "script-*.js": "Pyodide's script",
    "library-*.zst": "Python's library, what is needed of it",
    "derby-*.zst": "`derby`, msgspec and wcwidth",
}
LEVELS = ("mortal", "hero", "titan", "olympian")
DECISIONS = """
import random, time
import derby
from derby.bots import Budget, bot
from derby.local.host import THINKING_MS

def decisions(level):
    game, stream = derby.new_game(4, seed=7), random.Random(1)
    for _ in range(20):
        began = time.perf_counter()
        action = bot(level).decide(game.set_up, game.view(game.seat_to_act), Budget(THINKING_MS), stream)
        yield time.perf_counter() - began
        game.apply(action)

sorted(decisions({level!r}))[10]
"""


def sizes(folder: Path) -> Generator[tuple[str, str, str]]:
    """What it is, in bytes as it lies there, and compressed if a server does that."""
    sent, compressed = 0, 0
    for pattern, what in PARTS.items():
        (file,) = (folder / "python").glob(pattern)
        size = file.stat().st_size
        least = len(gzip.compress(file.read_bytes())) if file.suffix == ".js" else size
        sent, compressed = sent + size, compressed + least
        yield what, f"{size:,}", f"{least:,}"
    yield "all", f"{sent:,}", f"{compressed:,}"


Start = tuple[float, float]
"""Seconds, and seconds of the processor."""


def start(person: Person, times: int) -> Start:
    """From asking for the page to a decision that can be made."""
    began, spent = time.perf_counter(), seconds_spent()
    with slowed(times):
        play(person)
    return time.perf_counter() - began, seconds_spent() - spent


def play(person: Person) -> None:
    person.go("/")
    person.button("page-play").click()
    expect(person.decision.get_by_role("button").first).to_be_visible()


def starts(browser: Browser, site: PlainServer, rounds: int, times: int) -> tuple[Start, Start]:
    """The first start in a new browser, and another one after it."""
    first: list[Start] = []
    again: list[Start] = []
    for _ in range(rounds):
        person = Person(browser, site.url, "Starter", offline_is_no_trouble=True)
        first.append(start(person, times))
        person.wait_until_kept()
        person.page.close()
        person.page = person.context.new_page()
        again.append(start(person, times))
        person.leave()
    return best(first), best(again)


def best(starts: list[Start]) -> Start:
    """Other work on the machine only ever adds to the time that passes, and hardly changes that of the processor."""
    return min(wall for wall, _ in starts), median(spent for _, spent in starts)


def bots(browser: Browser, folder: Path) -> Generator[tuple[str, str]]:
    build_site(folder)
    with serving(folder) as address:
        for level in LEVELS:
            page = browser.new_page()
            start_python(page, address)
            yield level, f"{run_python(page, DECISIONS.format(level=level)):.2f} s"
            page.close()


def write(*cells: str) -> None:
    sys.stdout.write(f"| {' | '.join(cells)} |\n")
    sys.stdout.flush()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rounds", type=int, default=5, help="how often it is started; the best counts")
    options.add_argument("--frames-only", action="store_true", help="only how smoothly it moves")
    chosen = options.parse_args()
    rounds: int = chosen.rounds
    expect.set_options(timeout=PATIENCE_MS)
    with tempfile.TemporaryDirectory() as temporary, running_chromium(names=WHOLE) as browser:
        site = PlainServer(Path(temporary, "site"))
        write_site(site.folder)
        site.start()
        write("frames a second, six creatures flying", "nobody thinks", "Olympian thinks")
        write("---", "---:", "---:")
        for rules in ("compiled", "interpreted"):
            write(f"{rules} rules", *(f"{each:.1f}" for each in frames(browser, site)))
            for kernels in (site.folder / "python").glob("kernels-*"):
                kernels.unlink()
        if chosen.frames_only:
            site.stop()
            return
        sys.stdout.write("\n")
        write("part", "bytes in the folder", "compressed")
        write("---", "---:", "---:")
        for row in sizes(site.folder):
            write(*row)
        sys.stdout.write("\n")
        write("processor", "first decision in a new browser (processor time)", "from the cache")
        write("---", "---:", "---:")
        for times in (1, 4):
            seconds = [f"{wall:.2f} s ({spent:.2f} s)" for wall, spent in starts(browser, site, rounds, times)]
            write("as it is" if times == 1 else f"slowed {times} ×", *seconds)
        site.stop()
        sys.stdout.write("\n")
        write("bot", "a decision, median of 20")
        write("---", "---:")
        for row in bots(browser, Path(temporary, "python")):
            write(*row)


if __name__ == "__main__":
    main()
