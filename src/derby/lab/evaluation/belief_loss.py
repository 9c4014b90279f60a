"""How good the beliefs are: the log-loss of the hidden bet cards, against every card that is left being as likely.

`python -m derby.lab.evaluation.belief_loss --games 200 --player hero` plays and prints the table of `docs/bots.md`.
Log-loss is the mean of -ln of the chance that was given to what lay there: 0 for somebody who knows, less is better.
"""

import random
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from functools import partial
from itertools import chain
from math import log, sqrt
from statistics import mean, pstdev
from typing import NamedTuple

from derby.bots import Budget, bot
from derby.bots.search.beliefs import beliefs
from derby.errors import DerbyError
from derby.game.game import new_game
from derby.game.set_up import set_up
from derby.lab.parallel import in_order, in_processes

NORMAL = 1.96
SHARE_OF_MOMENTS = 1 / 8
"""Of all decisions, those at which the seat to act is asked what it believes."""
QUARTERS = 4


class Guess(NamedTuple):
    """What was given to the bet card that really lay there."""

    played: float
    """The share of the race's cards that had been played."""
    alike: float
    """Its chance if every card that is left is as likely."""
    believed: float


def guesses_of_game(player: str, rounds: int, seats: int, worlds: int, seed: int, number: int) -> list[Guess]:
    """Play a game, by its number, and ask in between."""
    chosen, stream = set_up(seats), random.Random(f"beliefs {seed} {number}")
    game = new_game(gods=chosen.gods, seed=stream.getrandbits(60))
    found: list[Guess] = []
    while (seat := game.seat_to_act) is not None:
        view = game.view(seat)
        if stream.random() < SHARE_OF_MOMENTS:
            table = game.table()
            played = len(view.plays) / (table.seats * table.cards_each)
            for (other, bet), chances in (beliefs(chosen, view, worlds, stream=stream) or {}).items():
                found.append(Guess(played, 1 / len(chances), chances[table.bet_card[other][bet]]))
        game.apply(bot(player).decide(chosen, view, Budget(rounds=rounds), stream), seat=seat)
    return found


def loss_table(guesses: Sequence[Guess]) -> str:
    """By how far the race had come."""
    lines = ["| of the cards played | bets | all alike | believed | better by |", "|---|---:|---:|---:|---:|"]
    for quarter in range(QUARTERS):
        low, high = quarter / QUARTERS, (quarter + 1) / QUARTERS
        those = [guess for guess in guesses if low <= guess.played < high]
        lines.append(f"| {low:.0%} to {high:.0%} | {_cells(those)} |")
    lines.append(f"| all | {_cells(guesses)} |")
    return "\n".join(lines)


def _cells(guesses: Sequence[Guess]) -> str:
    if not guesses:
        return "0 | – | – | –"
    alike = [-log(guess.alike) for guess in guesses]
    believed = [-log(guess.believed) for guess in guesses]
    better = [one - other for one, other in zip(alike, believed, strict=True)]
    half = NORMAL * pstdev(better) / sqrt(len(better))
    return f"{len(guesses):,} | {mean(alike):.3f} | {mean(believed):.3f} | {mean(better):.3f} (±{half:.3f})"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print; returns the exit code of the program."""
    parser = ArgumentParser(prog="python -m derby.lab.evaluation.belief_loss", description="How good are the beliefs?")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--player", default="hero", help="the bot at every seat")
    parser.add_argument("--rounds", type=int, default=24, help="how long it thinks, in rounds")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--worlds", type=int, default=2000, help="how many are weighed each time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args(arguments)
    try:
        bot(asked.player)
        play = partial(guesses_of_game, asked.player, asked.rounds, asked.seats, asked.worlds, asked.seed)
        guesses = list(chain.from_iterable(in_order(in_processes(asked.processes), play, asked.games)))
    except DerbyError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write(loss_table(guesses) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
