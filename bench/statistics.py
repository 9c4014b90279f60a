"""How fast the statistics and the finished games of a guest with many games are told.

    uv run --no-sync python -m bench.statistics [--games 10000]

Games are recorded as a server does, and all of them are reviewed, in SQLite and, where it is installed, PostgreSQL.
"""

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from derby.coach.findings import Estimate
from derby.game.names import CREATURES, Variant
from derby.server.finished_games import finished_page
from derby.server.statistics import player_statistics
from derby.store import Database, open_database
from derby.store.guests import add_guest
from derby.store.ratings import rating, ratings_of
from derby.store.results import Outcome, Result, recording, variants_key
from derby.store.reviews import KeptReview, keeping
from derby.store.tables import Listing, listing
from derby.store.totals import SettledBet, counting
from derby.tables.guest import Guest
from tests.postgres import postgres_bin, running_postgres

GUEST = "g" * 22
OTHERS = 200
"""Guests whom the guest meets."""
ROUNDS = 50
AT_ONCE = 200
"""Reviews that are written in one transaction."""


def outcome(number: int, lots: random.Random) -> Outcome:
    seats = lots.randint(3, 6)
    others = [f"{lots.randrange(OTHERS):022}", *(f"bot:{lots.choice(['hero', 'titan', 'olympian'])}" for _ in range(5))]
    players = [GUEST, *others][:seats]
    points = [lots.randint(5, 45) for _ in players]
    results = [
        Result(
            seat,
            player,
            points[seat],
            float(points[seat] == max(points)),
            msgspec.json.encode(
                [
                    SettledBet(card, lots.choice(CREATURES), lots.choice([0, 0, card + 1]))
                    for card in lots.sample(range(11), 9)
                ]
            ).decode(),
            lots.randint(0, 4),
            0,
        )
        for seat, player in enumerate(players)
    ]
    variants = variants_key(variant for variant in Variant if lots.random() < 0.3)
    return Outcome(f"{number:022}", seats, 1_700_000_000_000 + number * 60_000, variants, results)


async def fill(database: Database, games: int) -> float:
    """How long a game took, in milliseconds."""
    lots = random.Random(1)
    await add_guest(database, Guest(GUEST, "Ariadne", None), None, 0)
    for number in range(OTHERS):
        await add_guest(database, Guest(f"{number:022}", f"Guest {number}", None), None, 0)
    began = time.perf_counter()
    for number in range(games):
        ended = outcome(number, lots)
        known = await ratings_of(database, [result.player for result in ended.results])
        await database.write(*recording(ended), *counting([ended]), *rating(ended, known))
    taken = (time.perf_counter() - began) * 1000 / games
    for first in range(0, games, AT_ONCE):
        some = range(first, min(games, first + AT_ONCE))
        await database.write(
            *(keeping(f"{number:022}", 0, GUEST, review(lots)) for number in some),
            *(listing(f"{number:022}", Listing("over", False, "{}", number)) for number in some),
        )
    return taken


def review(lots: random.Random) -> KeptReview:
    deal, judgments, others, own, lost = (Estimate(lots.gauss(0, 0.3), 0.02) for _ in range(5))
    return KeptReview(0, deal, judgments, others, own, lost, 30, False)


async def timed(ask: Callable[[], Awaitable[object]]) -> str:
    taken: list[float] = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        msgspec.json.encode(await ask())
        taken.append((time.perf_counter() - began) * 1000)
    return f"{statistics.median(taken):6.1f} ms (longest {max(taken):.1f} ms)"


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def measure(kind: str, url: str, games: int) -> None:
    database = await open_database(url, "bench")
    try:
        each = await fill(database, games)
        tell(f"{kind}, {games} games")
        tell(f"  recording a game     {each:6.1f} ms")
        tell(f"  statistics           {await timed(lambda: player_statistics(database, GUEST, reviews=True))}")
        for what, query in (
            ("first page", {}),
            ("page in the middle", {"before": f"{1_700_000_000_000 + games // 2 * 60_000}.x"}),
            ("won with six", {"seats": "6", "result": "won"}),
            ("name of an opponent", {"name": "guest 77"}),
            ("against Olympian", {"level": "olympian"}),
        ):
            tell(f"  {what:20} {await timed(lambda query=query: finished_page(database, GUEST, query))}")
    finally:
        await database.close()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=10_000)
    games: int = arguments.parse_args().games
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure("SQLite", f"sqlite:///{Path(folder) / 'derby.db'}", games))
    if postgres_bin() is not None:
        with running_postgres() as postgres:
            asyncio.run(measure("PostgreSQL", postgres.url, games))


if __name__ == "__main__":
    main()
