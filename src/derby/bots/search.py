"""Search: every legal action is tried in worlds that could be, each played to the end of the race.

In each imagined world all actions that are still in the running are tried, so that luck hits them alike. An action that
is clearly worse than the best drops out; when only one is left, or the time is up, the best one is played.
"""

import random
from collections.abc import Sequence
from math import sqrt
from time import perf_counter
from typing import Annotated, Any

import msgspec

from derby.bots.beliefs import believe
from derby.bots.policy import Policy, complete_race, weigh_bets
from derby.bots.protocol import Budget
from derby.bots.value import points_ahead, share_of_victory, worth_of
from derby.bots.world import Unknown, imagine, seen_table, unknown_to
from derby.declaration import Column, Numbers, changing, declared
from derby.editions.components import BET_CARDS
from derby.flow.step import act
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.playouts.dice import Dice, new_dice
from derby.rules.action_codes import LEGAL
from derby.rules.choices import Choices
from derby.rules.compiled import can_compile, compiled_array, twin
from derby.rules.copying import copy_table
from derby.rules.rule import entry
from derby.table import Table

SEEN, WORLD, TRIED = range(3)
"""The tables of a search: what is seen, a world that could be, and an action tried in it."""
AIM_POINTS, AIM_VICTORY = 0, 1
CLEARLY = 3.0
"""How many standard errors make an action clearly worse."""
FEWEST_ROUNDS = 12
"""Before that, no action drops out."""


@declared
class Arms(Numbers):
    """The actions in the running."""

    count: Annotated[int, changing("how many there are", bits=16)]
    codes: Annotated[Column, changing("their codes", LEGAL, bits=16)]
    aim: Annotated[int, changing("what is counted: points or the share of victory")]
    worth: Annotated[Column, changing("what each bet card usually brings, in hundredths", BET_CARDS, bits=16)]
    same_luck: Annotated[int, changing("1 if every action in the running meets the same random numbers in a world")]


@entry
def try_actions(
    tables: list[Table],
    unknown: Unknown,
    dice: Dice,
    choices: Choices,
    policy: Policy,
    arms: Arms,
    sums: list[float],
    squares: list[float],
    rounds: int,
) -> None:
    """So many worlds, in each of them every action in the running."""
    for _ in range(rounds):
        copy_table(tables, WORLD, SEEN)
        imagine(tables[WORLD], unknown, dice)
        luck = dice.state
        for arm in range(arms.count):
            if arms.same_luck:
                dice.state = luck
            copy_table(tables, TRIED, WORLD)
            table = tables[TRIED]
            act(table, arms.codes[arm])
            weigh_bets(table, policy)
            complete_race(table, dice, choices, policy)
            if arms.aim == AIM_VICTORY:
                value = share_of_victory(table, unknown.seat, arms.worth)
            else:
                value = points_ahead(table, unknown.seat)
            sums[arm] += value
            squares[arm] += value * value


class Thinking(msgspec.Struct, frozen=True):
    """How a bot searches."""

    candidates: int = 1
    """How many actions the others look at in playouts; 1 is random."""
    own_candidates: int = 1
    aim: int = AIM_POINTS
    beliefs: bool = False
    same_luck: bool = False
    most_rounds: int = 1_000_000
    """Worlds it looks at, at most."""


class Searched(msgspec.Struct, frozen=True):
    """What a search found."""

    codes: tuple[int, ...]
    values: tuple[float, ...]
    """The mean of what was aimed at, for each code."""
    rounds: int
    completions: int

    @property
    def best(self) -> int:
        return max(zip(self.values, self.codes, strict=True), key=lambda pair: pair[0])[1]


class _Room:
    """Everything a search works on, at the speed that is to be had here."""

    def __init__(self, table: Table, unknown: Unknown, dice: Dice, policy: Policy, arms: Arms) -> None:
        self.arms = arms
        self.compiled = can_compile()
        everything: tuple[Numbers, ...] = (unknown, dice, Choices(), policy)
        if self.compiled:
            self.tables: Any = compiled_array(table, 3)
            self.others: tuple[Any, ...] = tuple(compiled_array(one)[0] for one in everything)
            self._try: Any = twin(try_actions)
        else:
            self.tables = [table, table, table]
            self.others = everything
            self._try = try_actions

    def search(self, codes: Sequence[int], rounds: int) -> tuple[list[float], list[float]]:
        """Try the codes in so many worlds; returns the sums of values and of their squares."""
        self.arms.count = len(codes)
        self.arms.codes[: len(codes)] = codes
        if self.compiled:
            import numpy as np

            sums, squares = np.zeros(len(codes)), np.zeros(len(codes))
            self._try(self.tables, *self.others, compiled_array(self.arms)[0], sums, squares, rounds)
            return sums.tolist(), squares.tolist()
        plain_sums, plain_squares = [0.0] * len(codes), [0.0] * len(codes)
        self._try(self.tables, *self.others, self.arms, plain_sums, plain_squares, rounds)
        return plain_sums, plain_squares


def search(set_up: SetUp, view: View, thinking: Thinking, budget: Budget, stream: random.Random) -> Searched:
    """Try every legal action within the budget."""
    deadline = perf_counter() + budget.ms / 1000
    table = seen_table(set_up, view)
    unknown = unknown_to(table, view)
    if thinking.beliefs:
        believe(unknown, table, view)
    policy = Policy()
    policy.candidates, policy.own_candidates, policy.thinker = (
        thinking.candidates,
        thinking.own_candidates,
        unknown.seat,
    )
    arms = Arms()
    arms.aim = thinking.aim
    arms.worth = [worth_of(*card) for card in zip(table.bet_places, table.bet_points, strict=True)]
    arms.same_luck = int(thinking.same_luck)
    room = _Room(table, unknown, new_dice(stream.getrandbits(60)), policy, arms)
    most = min(thinking.most_rounds, budget.rounds or thinking.most_rounds)
    running = _Running(list(view.legal))
    batch = 2
    while running.rounds < most and len(running.alive) > 1:
        batch = min(batch, most - running.rounds)
        begin = perf_counter()
        running.add(batch, *room.search(running.alive, batch))
        spent = perf_counter() - begin
        running.drop()
        if budget.rounds is None:
            left = deadline - perf_counter()
            if left <= spent * 0.1:
                break
            batch = max(1, min(batch * 2, int(batch * left / max(spent, 1e-6)), 4000))
        else:
            batch = min(batch * 2, 4000)
    return running.searched()


class _Running:
    """The actions in the running, and what is known of them and of those that dropped out."""

    def __init__(self, codes: list[int]) -> None:
        self.alive = codes
        self.rounds = 0
        self.completions = 0
        self._codes = tuple(codes)
        self._sum = dict.fromkeys(codes, 0.0)
        self._square = dict.fromkeys(codes, 0.0)
        self._count = dict.fromkeys(codes, 0)

    def add(self, rounds: int, sums: list[float], squares: list[float]) -> None:
        self.rounds += rounds
        self.completions += rounds * len(self.alive)
        for code, added, square in zip(self.alive, sums, squares, strict=True):
            self._sum[code] += added
            self._square[code] += square
            self._count[code] += rounds

    def mean(self, code: int) -> float:
        return self._sum[code] / self._count[code] if self._count[code] else 0.0

    def drop(self) -> None:
        """Let go of what is clearly worse than the best."""
        if self.rounds < FEWEST_ROUNDS:
            return
        best = max(self.alive, key=self.mean)
        least = self.mean(best) - CLEARLY * self._error(best)
        self.alive = [
            code for code in self.alive if code == best or self.mean(code) + CLEARLY * self._error(code) > least
        ]

    def _error(self, code: int) -> float:
        """The standard error of the mean."""
        count = self._count[code]
        variance = max(self._square[code] / count - self.mean(code) ** 2, 1e-6)
        return sqrt(variance / count)

    def searched(self) -> Searched:
        # What dropped out early keeps its place but can't win: only the alive have the whole picture.
        values = tuple(self.mean(code) if code in self.alive else self.mean(code) - 1.0 for code in self._codes)
        return Searched(self._codes, values, self.rounds, self.completions)
