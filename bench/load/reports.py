"""How long one guest waits for the report of a game after another has asked for many and gone.

python -m bench.load.reports --games 50
"""

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from pathlib import Path

import httpx

import derby
from bench.load.derby_tables import serving


def played(number: int) -> bytes:
    """The record of a game that was played at random."""
    game = derby.new_game(4, seed=number)
    lots = random.Random(number)
    while not game.is_over:
        game.apply(lots.choice(game.legal_codes()))
    return game.record().dump()


async def cookie_of(http: httpx.AsyncClient, name: str) -> dict[str, str]:
    answer = await http.post("/api/guests", json={"name": name})
    http.cookies.clear()
    return {"Cookie": "; ".join(f"{key}={value}" for key, value in answer.cookies.items())}


async def imported(http: httpx.AsyncClient, cookie: dict[str, str], number: int) -> str:
    kind = {"Content-Type": "application/json"}
    return (await http.post("/api/records", content=played(number), headers=cookie | kind)).json()["table"]


async def report(http: httpx.AsyncClient, cookie: dict[str, str], table: str) -> int:
    return (await http.get(f"/api/tables/{table}/after", headers=cookie)).status_code


async def measure(games: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder), "0-1") as server:
            url = f"http://127.0.0.1:{server.port}"
            async with httpx.AsyncClient(base_url=url, timeout=600) as http:
                one, many = await cookie_of(http, "One"), await cookie_of(http, "Many")
                for name in ("trial", "alone"):  # the first has to load what is compiled, or to compile it
                    table = await imported(http, one, games + len(name))
                    began = time.monotonic()
                    await report(http, one, table)
                    sys.stdout.write(f"{name}: {time.monotonic() - began:.1f} s\n")
                own = await imported(http, one, games + 2_000)
                tables = [await imported(http, many, number) for number in range(games)]
                async with httpx.AsyncClient(
                    base_url=url, timeout=2, limits=httpx.Limits(max_connections=None)
                ) as gone:
                    with contextlib.suppress(httpx.TimeoutException):
                        await asyncio.gather(*(report(gone, many, table) for table in tables))
                began = time.monotonic()
                status = await report(http, one, own)
                sys.stdout.write(f"after {games} of another guest: {time.monotonic() - began:.1f} s ({status})\n")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.load.reports", description="A report, after many that nobody waits for any more."
    )
    parser.add_argument("--games", type=int, default=50, help="of the other guest")
    given = parser.parse_args()
    asyncio.run(measure(given.games))


if __name__ == "__main__":
    main()
