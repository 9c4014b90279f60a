"""How good the beliefs are: the log-loss of the hidden bet cards, compared with all cards left being equally likely.

`derby lab belief-loss --games 200 --bot hero` plays and prints the table of `docs/bots.md`. Log-loss is the mean of -ln
of the chance that was given to the real card: 0 for perfect knowledge; less is better.
"""

import random
from collections.abc import Sequence
from functools import partial
from itertools import chain
from math import log, sqrt
from statistics import mean, pstdev
from typing import NamedTuple

from derby.bots import Budget, bot
from derby.bots.search.beliefs import beliefs
from derby.coach.intervals import NORMAL
from derby.game.game import new_game
from derby.game.set_up import set_up
from derby.lab.parallel import in_order, in_processes

SHARE_OF_MOMENTS = 1 / 8
"""Of all decisions, those at which the seat to act is asked what it believes."""
QUARTERS = 4


class Guess(NamedTuple):
    """The chance given to the real bet card."""

    played: float
    """The share of the race's cards that had been played."""
    even: float
    """Its chance if all cards left are equally likely."""
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
    lines = ["| of the cards played | bets | all equally likely | believed | better by |", "|---|---:|---:|---:|---:|"]
    for quarter in range(QUARTERS):
        low, high = quarter / QUARTERS, (quarter + 1) / QUARTERS
        those = [guess for guess in guesses if low <= guess.played < high]
        lines.append(f"| {low:.0%} to {high:.0%} | {_cells(those)} |")
    lines.append(f"| all | {_cells(guesses)} |")
    return "\n".join(lines)


def _cells(guesses: Sequence[Guess]) -> str:
    if not guesses:
        return "0 | – | – | –"
    even = [-log(guess.even) for guess in guesses]
    believed = [-log(guess.believed) for guess in guesses]
    better = [one - other for one, other in zip(even, believed, strict=True)]
    half = NORMAL * pstdev(better) / sqrt(len(better))
    return f"{len(guesses):,} | {mean(even):.3f} | {mean(believed):.3f} | {mean(better):.3f} (±{half:.3f})"


def guesses_of_games(
    games: int, player: str, rounds: int, seats: int, worlds: int, seed: int, processes: int
) -> list[Guess]:
    """Play this many games, with this bot at every seat."""
    bot(player)
    play = partial(guesses_of_game, player, rounds, seats, worlds, seed)
    return list(chain.from_iterable(in_order(in_processes(processes), play, games)))
