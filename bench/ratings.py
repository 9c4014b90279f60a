"""Which model of OpenSkill fits our games: players of known strength, games of three to six, more or less luck.

    uv run --no-sync python -m bench.ratings

After so many games each: how ratings and strengths correlate, and how many strengths lie within their 95 % interval,
once they are put on the scale of the ratings.
"""

import random
import statistics
import sys
from collections.abc import Callable

from openskill.models import BradleyTerryFull, PlackettLuce

PLAYERS = 60
AFTER = (10, 50, 200)
"""Games each."""
SPREAD = 25 / 6
LUCK = {"little": SPREAD, "much": 12.0}
"""The spread of what a player shows in a game, beside that of their strengths."""
SEATS = (3, 4, 4, 5, 6)
SURE = 1.96

Model = BradleyTerryFull | PlackettLuce


def simulate(model: Model, luck: float, tell: Callable[[int, float, float, float], None]) -> None:
    lots = random.Random(1)
    strengths = [lots.gauss(25, SPREAD) for _ in range(PLAYERS)]
    ratings = [model.rating() for _ in strengths]
    for number in range(1, PLAYERS * AFTER[-1] // 4 + 1):
        seats = lots.sample(range(PLAYERS), lots.choice(SEATS))
        shown = [lots.gauss(strengths[seat], luck) for seat in seats]
        rated = model.rate([[ratings[seat]] for seat in seats], scores=shown)  # type: ignore[list-item]
        for seat, after in zip(seats, rated, strict=True):
            ratings[seat] = after[0]
        if number * 4 // PLAYERS in AFTER and number * 4 % PLAYERS == 0:
            mus = [rating.mu for rating in ratings]
            slope, start = statistics.linear_regression(strengths, mus)
            within = sum(
                abs(rating.mu - (slope * strength + start)) < SURE * rating.sigma
                for rating, strength in zip(ratings, strengths, strict=True)
            )
            sigma = statistics.mean(rating.sigma for rating in ratings)
            tell(number * 4 // PLAYERS, sigma, statistics.correlation(mus, strengths), within / PLAYERS)


def main() -> None:
    sys.stdout.write("| luck | model | games each | sigma | correlation | within the interval |\n")
    sys.stdout.write("|---|---|---:|---:|---:|---:|\n")
    for luck, spread in LUCK.items():
        for model in (PlackettLuce(), BradleyTerryFull()):
            name = type(model).__name__

            def tell(
                games: int, sigma: float, correlation: float, within: float, luck: str = luck, name: str = name
            ) -> None:
                sys.stdout.write(f"| {luck} | {name} | {games} | {sigma:.1f} | {correlation:.2f} | {within:.0%} |\n")

            simulate(model, spread, tell)


if __name__ == "__main__":
    main()
