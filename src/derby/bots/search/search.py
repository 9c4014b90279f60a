"""Search: every promising action is tried in worlds that could be, each played to the end of the race.

In each world all actions that are still in the running are tried, so that luck hits them alike. An action that is
clearly worse than the best drops out; when only one is left, or the time is up, the best one is played.
"""

import random
from collections.abc import Sequence
from math import ceil, exp, inf, log, sqrt
from typing import Annotated, Any

import msgspec

from derby.bots.policy.card_choice import CODE
from derby.bots.policy.complete_race import complete_race
from derby.bots.policy.foresight import Policy
from derby.bots.policy.style import AT_RANDOM, play_in_style
from derby.bots.protocol import Budget
from derby.bots.search.beliefs import Believed, believe
from derby.bots.search.place_counts import NAMES, count_places
from derby.bots.search.value import points_ahead, share_of_victory
from derby.bots.search.whole_turns import TURNS, take_turn, whole_turns
from derby.bots.search.workspace import FIRST_WORLD, SEEN, TRIED, WORLD, Workspace
from derby.bots.world import Unknown, imagine, seen_table, unknown_to
from derby.declaration import Column, Numbers, changing, declared
from derby.editions.components import BET_CARDS, CREATURES, RACES, SEATS
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.playouts.dice import Dice, new_dice
from derby.rules.action_codes import BET, FAST, LEGAL
from derby.rules.choices import Choices
from derby.rules.copying import copy_table
from derby.rules.ranking import DISQUALIFIED
from derby.rules.rule import entry
from derby.table import Table

AIM_POINTS, AIM_VICTORY = 0, 1
CLEARLY = 3.0
"""How many standard errors make an action clearly worse."""
FEWEST_ROUNDS = 12
"""Before that, no action drops out."""
TIME_FOR_BELIEFS, TIME_FOR_FILTER = 0.25, 0.15
"""The parts of the time in which worlds are weighed, and in which bets are filtered."""
NEXT_PART = 0.25
"""Of the time that is left, what may pass before the worse actions are let go again."""
STEERED = (0.25, 0.75, 0.5)
"""How the odds of a bet change when its owner steers for it: logit' = a + b logit, and c more for disqualification.
Fitted to 13,000 bets."""
UNLIMITED = 1_000_000
"""Rounds of a search that only its time ends."""
KEPT = 0.5
"""How much of its worth a bet card must bring to be used before the last race."""


@declared
class Arms(Numbers):
    """The actions in the running, and what is counted for them."""

    count: Annotated[int, changing("how many there are", bits=16)]
    codes: Annotated[Column, changing("their codes, or those of whole turns", TURNS, bits=32)]
    aim: Annotated[int, changing("what is counted: points or the share of victory")]
    worth: Annotated[Column, changing("what each bet card usually brings, in hundredths", BET_CARDS, bits=16)]
    same_luck: Annotated[int, changing("1 if every action in the running meets the same random numbers in a world")]
    worlds: Annotated[int, changing("how many worlds are believed in; 0: any may be", bits=32)]
    next_world: Annotated[int, changing("the next of them, by its place in their order", bits=32)]


@entry
def try_actions(
    tables: list[Table],
    unknown: Unknown,
    dice: Dice,
    choices: Choices,
    policy: Policy,
    arms: Arms,
    order: list[int],
    styles: list[list[int]],
    values: list[float],
    sums: list[float],
    squares: list[float],
    rounds: int,
) -> None:
    """So many worlds, in each of them every action in the running.

    `squares` are of the distance from the mean of all actions in the same world: what makes a world good or bad for all
    of them doesn't count.
    """
    for _ in range(rounds):
        if arms.worlds:
            world = order[arms.next_world]
            arms.next_world = (arms.next_world + 1) % arms.worlds
            copy_table(tables, WORLD, FIRST_WORLD + world)
            for seat in range(tables[WORLD].seats):
                if seat != unknown.seat:
                    play_in_style(policy, seat, styles[world][seat])
        else:
            copy_table(tables, WORLD, SEEN)
            imagine(tables[WORLD], unknown, dice)
        luck = dice.state
        together = 0.0
        for arm in range(arms.count):
            if arms.same_luck:
                dice.state = luck
            copy_table(tables, TRIED, WORLD)
            table = tables[TRIED]
            take_turn(table, dice, arms.codes[arm], unknown.seat)
            complete_race(table, dice, choices, policy)
            if arms.aim == AIM_VICTORY:
                value = share_of_victory(table, unknown.seat, arms.worth)
            else:
                value = points_ahead(table, unknown.seat)
            values[arm] = value
            together += value
        for arm in range(arms.count):
            apart = values[arm] - together / arms.count
            sums[arm] += values[arm]
            squares[arm] += apart * apart


class Thinking(msgspec.Struct, frozen=True):
    """How a bot searches."""

    own_style: int = AT_RANDOM
    """How it expects to play on, in playouts."""
    style: int = AT_RANDOM
    """How it expects the others to play, where it has no beliefs."""
    width: int = LEGAL
    """How many bets it looks at closely."""
    aim: int = AIM_POINTS
    beliefs: bool = False
    same_luck: bool = False
    halving: bool = False
    """Let the worse half of the actions go again and again, so that the best get most of the time."""
    turns_from_ms: float = inf
    """From so much time on it tries whole turns instead of fast cards."""
    most_rounds: int = UNLIMITED
    """Worlds it looks at, at most."""


class Searched(msgspec.Struct, frozen=True):
    """What a search found."""

    codes: tuple[int, ...]
    """Of actions, or of whole turns."""
    values: tuple[float, ...]
    """The mean of what was aimed at, for each of them."""
    rounds: int
    completions: int

    @property
    def best(self) -> int:
        return max(zip(self.values, self.codes, strict=True), key=lambda pair: pair[0])[1] & CODE


def search(set_up: SetUp, view: View, thinking: Thinking, budget: Budget, stream: random.Random) -> Searched:
    """Try the legal actions within the budget."""
    deadline = budget.now() + budget.ms / 1000
    table = seen_table(set_up, view)
    unknown = unknown_to(table, view.viewer)
    workspace = Workspace(table, unknown, new_dice(stream.getrandbits(60)))
    workspace.play_in_styles([thinking.own_style if seat == unknown.seat else thinking.style for seat in range(SEATS)])
    codes = list(view.legal)
    if len(codes) > thinking.width and BET <= codes[0] < FAST:
        codes = _promising_bets(workspace, table, codes, thinking.width, budget)
    if budget.ms >= thinking.turns_from_ms:
        codes = whole_turns(workspace, table, codes)
    believed = believe(workspace, set_up, view, _part(budget, TIME_FOR_BELIEFS)) if thinking.beliefs else None
    trial = _Trial(workspace, thinking, believed)
    most = min(thinking.most_rounds, budget.rounds or thinking.most_rounds)
    running = Running(codes)
    batch, start = 2, budget.now()
    while running.rounds < most and len(running.alive) > 1:
        batch = min(batch, most - running.rounds)
        begin = budget.now()
        running.add(batch, *trial.hold(running.alive, batch))
        spent = budget.now() - begin
        running.drop()
        if budget.rounds is None:
            left = deadline - budget.now()
            if left <= max(spent * 0.1, (deadline - start) * 0.01):
                break
            if thinking.halving:
                running.halve(1.0 - left / (deadline - start))
                left *= NEXT_PART
            batch = max(1, min(batch * 2, int(batch * left / max(spent, 1e-6)), 4000))
        else:
            if thinking.halving:
                running.halve(running.rounds / most)
            batch = min(batch * 2, 4000)
    return running.searched()


def _part(budget: Budget, part: float) -> Budget:
    return Budget(budget.ms * part, budget.rounds, budget.by_processor)


def _promising_bets(workspace: Workspace, table: Table, codes: list[int], width: int, budget: Budget) -> list[int]:
    """The bets that promise most, by where the creatures end when nobody steers for them yet.

    One playout tells something about all bets, so the many that are no good are found quickly.
    """
    counts = workspace.integers(CREATURES, NAMES)
    begin = budget.now()
    few = 20 if budget.rounds is None else 20 * budget.rounds
    workspace.run(count_places, counts, few)
    spent = budget.now() - begin
    if budget.rounds is None:
        more = int(few * (TIME_FOR_FILTER * budget.ms / 1000 / max(spent, 1e-6) - 1))
        workspace.run(count_places, counts, max(more, 0))
    samples = sum(counts[0])
    kept = KEPT if table.race < RACES - 1 else 0.0
    level, slope, disqualified = STEERED

    def promise(code: int) -> float:
        card, creature = divmod(code - BET, CREATURES)
        places = table.bet_places[card]
        hits = sum(int(counts[creature][names]) for names in seen_names[creature] if names & places)
        share = (hits + 0.5) / (samples + 1)
        steered = level + slope * log(share / (1 - share)) + disqualified * bool(places & DISQUALIFIED)
        return table.bet_points[card] / (1 + exp(-steered)) - kept * workspace.worth[card] / 100

    seen_names = [[names for names in range(NAMES) if counts[creature][names]] for creature in range(CREATURES)]
    return sorted(codes, key=promise, reverse=True)[:width]


class _Trial:
    """Tries actions in a workspace."""

    def __init__(self, workspace: Workspace, thinking: Thinking, believed: Believed | None) -> None:
        self._workspace = workspace
        arms = Arms()
        arms.aim = thinking.aim
        arms.worth = workspace.worth
        arms.same_luck = int(thinking.same_luck)
        self._order, self._manners = workspace.integers(1), workspace.integers(1, SEATS)
        if believed is not None:
            arms.worlds, self._order, self._manners = believed.worlds, believed.order, believed.styles
        self._arms: Any = workspace.numbers(arms)

    def hold(self, codes: Sequence[int], rounds: int) -> tuple[Sequence[float], Sequence[float]]:
        """Try the codes in so many worlds; returns the sums of values and of squares, see `try_actions`."""
        workspace = self._workspace
        workspace.put(self._arms, "count", len(codes))
        workspace.put(self._arms, "codes", [*codes, *[0] * (TURNS - len(codes))])
        values, sums, squares = (workspace.reals(len(codes)) for _ in range(3))
        workspace.run(try_actions, self._arms, self._order, self._manners, values, sums, squares, rounds)
        return sums, squares


class Running:
    """The actions in the running, and what is known of them and of those that dropped out."""

    def __init__(self, codes: list[int]) -> None:
        self.alive = codes
        self.rounds = 0
        self.completions = 0
        self._codes = tuple(codes)
        self._sum = dict.fromkeys(codes, 0.0)
        self._square = dict.fromkeys(codes, 0.0)
        self._count = dict.fromkeys(codes, 0)

    def add(self, rounds: int, sums: Sequence[float], squares: Sequence[float]) -> None:
        self.rounds += rounds
        self.completions += rounds * len(self.alive)
        for code, added, square in zip(self.alive, sums, squares, strict=True):
            self._sum[code] += float(added)
            self._square[code] += float(square)
            self._count[code] += rounds

    def mean(self, code: int) -> float:
        return self._sum[code] / self._count[code] if self._count[code] else 0.0

    def drop(self) -> None:
        """Let go of what is clearly worse than the best."""
        if self.rounds < FEWEST_ROUNDS:
            return
        best = max(self.alive, key=self.mean)
        most, error = self.mean(best), self._error(best)
        self.alive = [
            code
            for code in self.alive
            if code == best or most - self.mean(code) < CLEARLY * sqrt(error**2 + self._error(code) ** 2)
        ]

    def halve(self, spent: float) -> None:
        """Keep as many of the best as fit the part of the time that is spent: all at first, one at the end."""
        if self.rounds >= FEWEST_ROUNDS:
            keep = max(2, ceil(len(self._codes) ** (1.0 - min(spent, 1.0))))
            self.alive = sorted(self.alive, key=self.mean, reverse=True)[:keep]

    def _error(self, code: int) -> float:
        """The standard error of the mean, what is good or bad luck for all actions left out."""
        return sqrt(max(self._square[code], 1e-6)) / self._count[code]

    def searched(self) -> Searched:
        # What dropped out early keeps its place but can't win: only the alive have the whole picture.
        values = tuple(self.mean(code) if code in self.alive else self.mean(code) - 1.0 for code in self._codes)
        return Searched(self._codes, values, self.rounds, self.completions)
