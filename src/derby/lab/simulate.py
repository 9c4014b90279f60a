"""Simulation: many whole games, and their results."""

from collections.abc import Callable

import msgspec

from derby.bots.warm_up import compile_first
from derby.game.names import God, Variant
from derby.game.set_up import SetUp
from derby.playouts.dice import Dice, new_dice
from derby.playouts.random_playout import play_and_score
from derby.rules.choices import Choices
from derby.rules.compile_cache import can_compile, is_cached
from derby.rules.compiled import compiled_array, twin
from derby.table import Table

WORTH_COMPILING = 10_000
"""From this many games on, compiling is faster than playing them interpreted."""
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
    """The results of the games."""

    seats: int
    games: int
    seed: int
    variants: tuple[Variant, ...]
    edition: str
    players: str
    decisions: int
    shared_victories: int
    results: tuple[SeatResult, ...]


def simulate(set_up: SetUp, games: int, seed: int, progress: Callable[[int], None] = lambda count: None) -> Simulation:
    """Play `games` games with random players, on the compiled rules where possible; both give the same games."""
    table, dice, choices = set_up.table(0), new_dice(seed), Choices()
    compiled = plays_compiled(games)
    if compiled:
        table, dice, choices = compiled_array(table)[0], compiled_array(dice)[0], compiled_array(choices)[0]
    sums = _Sums(set_up)
    for begun in range(0, games, GAMES_A_CALL):
        count = min(GAMES_A_CALL, games - begun)
        points = [[0] * set_up.seats for _ in range(count)]
        if compiled:
            sums.decisions += _play_compiled(table, dice, choices, points)
        else:
            sums.decisions += play_and_score(table, dice, choices, count, points)
        sums.add(points)
        progress(count)
    return sums.simulation(seed)


def plays_compiled(games: int) -> bool:
    """Whether this many games are worth compiling the rules for, or the rules have been compiled before."""
    return can_compile() and (is_cached(play_and_score) or games >= WORTH_COMPILING)


def compile_for(set_up: SetUp, games: int, *, say: Callable[[str], object]) -> None:
    """Compile what these games need, where they are played compiled and it isn't in the cache."""
    if plays_compiled(games):
        compile_first([play_and_score], simulate, set_up, WORTH_COMPILING, 1, say=say)


def _play_compiled(table: Table, dice: Dice, choices: Choices, scored: list[list[int]]) -> int:
    import numpy as np

    records = np.zeros((len(scored), len(scored[0])), np.int16)
    decisions = twin(play_and_score)(table, dice, choices, len(scored), records)  # pyright: ignore[reportArgumentType]
    scored[:] = records.tolist()
    return decisions


class _Sums:
    """The games so far, summed up."""

    def __init__(self, set_up: SetUp) -> None:
        self.set_up = set_up
        self.games = 0
        self.decisions = 0
        self.shared = 0
        self.wins = [0] * set_up.seats
        self.shares = [0.0] * set_up.seats
        self.points = [0] * set_up.seats
        self.most = [0] * set_up.seats
        self.least = [10_000] * set_up.seats

    def add(self, games: list[list[int]]) -> None:
        self.games += len(games)
        for points in games:
            winners = [seat for seat, own in enumerate(points) if own == max(points)]
            self.shared += len(winners) > 1
            for seat in winners:
                self.wins[seat] += 1
                self.shares[seat] += 1 / len(winners)
            for seat, own in enumerate(points):
                self.points[seat] += own
                self.most[seat] = max(self.most[seat], own)
                self.least[seat] = min(self.least[seat], own)

    def simulation(self, seed: int) -> Simulation:
        results = tuple(
            SeatResult(
                god=god,
                wins=self.wins[seat],
                win_share=self.shares[seat] / self.games,
                mean_points=self.points[seat] / self.games,
                most_points=self.most[seat],
                least_points=self.least[seat],
            )
            for seat, god in enumerate(self.set_up.gods)
        )
        return Simulation(
            seats=self.set_up.seats,
            games=self.games,
            seed=seed,
            variants=self.set_up.variants,
            edition=self.set_up.edition.name,
            players="random",
            decisions=self.decisions,
            shared_victories=self.shared,
            results=results,
        )
