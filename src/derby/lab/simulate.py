"""Simulation: many whole games, and what came of them."""

from collections.abc import Callable

import msgspec

from derby.game.names import God, Variant
from derby.game.set_up import SetUp
from derby.playouts.dice import Dice, new_dice
from derby.playouts.random_playout import play_and_score
from derby.rules.choices import Choices
from derby.rules.compiled import can_compile, compiled_array, is_compiled, twin
from derby.table import Table

WORTH_COMPILING = 10_000
"""From so many games on, compiling is faster than playing them interpreted."""
GAMES_A_CALL = 1000
"""How many games are played between two reports of progress."""


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat did over all games."""

    god: God
    wins: int
    """Games with the most points, shared victories included."""
    win_share: float
    """A shared victory counts in parts."""
    mean_points: float
    most_points: int
    least_points: int


class Simulation(msgspec.Struct, frozen=True):
    """What came of the games."""

    seats: int
    games: int
    seed: int
    variants: tuple[Variant, ...]
    edition: str
    players: str
    decisions: int
    shared_victories: int
    results: tuple[SeatResult, ...]


def simulate(set_up: SetUp, games: int, seed: int, told: Callable[[int], None]) -> Simulation:
    """Play so many games with random players, on the compiled rules where there are any; both give the same games."""
    table, dice, choices = set_up.table(0), new_dice(seed), Choices()
    points: list[list[int]] = []
    decisions = 0
    compiled = plays_compiled(games)
    for begun in range(0, games, GAMES_A_CALL):
        count = min(GAMES_A_CALL, games - begun)
        scored = [[0] * set_up.seats for _ in range(count)]
        if compiled:
            if begun == 0:
                table, dice, choices = compiled_array(table)[0], compiled_array(dice)[0], compiled_array(choices)[0]
            decisions += _play_compiled(table, dice, choices, scored)
        else:
            decisions += play_and_score(table, dice, choices, count, scored)
        points += scored
        told(count)
    return _summed_up(set_up, seed, points, decisions)


def plays_compiled(games: int) -> bool:
    """Whether so many games are worth compiling the rules for, or they have been compiled before."""
    return can_compile() and (is_compiled() or games >= WORTH_COMPILING)


def _play_compiled(table: Table, dice: Dice, choices: Choices, scored: list[list[int]]) -> int:
    import numpy as np

    room = np.zeros((len(scored), len(scored[0])), np.int16)
    decisions = twin(play_and_score)(table, dice, choices, len(scored), room)  # pyright: ignore[reportArgumentType]
    scored[:] = room.tolist()
    return decisions


def _summed_up(set_up: SetUp, seed: int, points: list[list[int]], decisions: int) -> Simulation:
    wins = [0] * set_up.seats
    shares = [0.0] * set_up.seats
    shared = 0
    for scored in points:
        winners = [seat for seat, own in enumerate(scored) if own == max(scored)]
        shared += len(winners) > 1
        for seat in winners:
            wins[seat] += 1
            shares[seat] += 1 / len(winners)
    results: list[SeatResult] = []
    for seat, god in enumerate(set_up.gods):
        own = [scored[seat] for scored in points]
        results.append(
            SeatResult(god, wins[seat], shares[seat] / len(points), sum(own) / len(points), max(own), min(own))
        )
    return Simulation(
        seats=set_up.seats,
        games=len(points),
        seed=seed,
        variants=set_up.variants,
        edition=set_up.edition.name,
        players="random",
        decisions=decisions,
        shared_victories=shared,
        results=tuple(results),
    )
