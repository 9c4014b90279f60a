"""Judging a decision in several sets of worlds, each believed in anew: what is best, and how sure that is.

The worlds of one set share a few deals that explain the race well, so a set's own error is too small. Sets are
independent of each other: errors are those of their means.
"""

import random
from collections.abc import Sequence
from math import sqrt

import msgspec

from derby.coach.action_values import first_look
from derby.coach.findings import ActionValue, BetFact, Estimate
from derby.coach.intervals import students_quantile
from derby.coach.reasons import facts
from derby.coach.trials import Trial, Tried, action_of, slow_card_of
from derby.game.set_up import SetUp
from derby.game.view import View

CLEARLY = 0.02
"""By how much of the victory the best action must be ahead of every other, with 97.5 % confidence."""
STILL_CLEARLY = 0.01
"""The same when a puzzle is checked again: a share of those near the border would otherwise fail by chance."""


class Depth(msgspec.Struct, frozen=True):
    """How deeply to look."""

    sets: int
    worlds: int
    """In each set."""


ROUGHLY, PROMISING = 24, 12
"""Screening tries all turns in so many worlds, and then so many turns in more."""
SCREEN = 120
SECOND_LOOK = Depth(2, 400)
FOUND = Depth(8, 1000)
CHECKED = Depth(16, 1500)


class Judged(msgspec.Struct, frozen=True):
    """What every legal action is worth, best first."""

    actions: tuple[ActionValue, ...]
    sets: int

    @property
    def best(self) -> int:
        return self.actions[0].code

    @property
    def lead(self) -> float:
        """How far the best action is ahead of the second."""
        return self.actions[1].behind.value

    @property
    def sure_lead(self) -> float:
        """How far it is ahead of each other at least, with 97.5 % confidence."""
        quantile = students_quantile(self.sets - 1)
        return min(other.behind.value - quantile * other.behind.error for other in self.actions[1:])


def judge(set_up: SetUp, view: View, depth: Depth, seed: str, *, reasons: bool = False) -> Judged:
    """Try every legal action; the same seed gives the same values."""
    turns: Sequence[int] = ()
    tried: list[Tried] = []
    for number in range(depth.sets):
        trial = Trial(set_up, view, depth.worlds, random.Random(f"{seed} {number}"))
        if not turns:
            # Which slow card follows is decided apart, so that the luck of that choice doesn't count.
            turns = first_look(trial, depth.worlds) if len(trial.turns) > len(view.legal) else trial.turns
        tried.append(trial.hold(turns, depth.worlds))
    means = [sum(one.means[arm] for one in tried) / len(tried) for arm in range(len(turns))]
    order = sorted(range(len(turns)), key=means.__getitem__, reverse=True)
    together = _together(tried) if reasons else None

    def value(arm: int) -> ActionValue:
        best = order[0]
        found: tuple[BetFact, ...] = ()
        if together is not None:
            found = facts(view, together, arm, order[1:] if arm == best else [best])
        return ActionValue(
            action_of(turns[arm]),
            slow_card_of(turns[arm]),
            _estimate(tried, [one.means[arm] for one in tried], tried[0].value(arm)),
            _estimate(tried, [one.means[best] - one.means[arm] for one in tried], tried[0].lead(best, arm)),
            found,
        )

    return Judged(tuple(map(value, order)), depth.sets)


def screen(set_up: SetUp, view: View, seed: str) -> tuple[int, float]:
    """At little cost: the action that seems best, and how far it seems ahead of the others."""
    trial = Trial(set_up, view, SCREEN, random.Random(seed))
    turns: Sequence[int] = trial.turns
    if len(turns) > PROMISING:
        rough = trial.hold(turns, ROUGHLY)
        turns = sorted(rough.best_turns().values(), key=lambda turn: -rough.means[rough.turns.index(turn)])[:PROMISING]
    tried = trial.hold(turns, SCREEN)
    best, second = sorted(range(len(turns)), key=tried.means.__getitem__, reverse=True)[:2]
    return action_of(turns[best]), tried.means[best] - tried.means[second]


def _estimate(tried: Sequence[Tried], means: Sequence[float], alone: Estimate) -> Estimate:
    """From the means of the sets; from its worlds where there is only one set."""
    if len(tried) == 1:
        return alone
    found = Estimate.of(means)
    # Means of few sets may agree by chance: at least what so many independent worlds would leave.
    return Estimate(found.value, max(found.error, alone.error / sqrt(len(tried))))


def _together(tried: Sequence[Tried]) -> Tried:
    """All sets as one."""
    first = tried[0]
    counts = [
        [sum(each) for each in zip(*arms, strict=True)] for arms in zip(*(one.counts for one in tried), strict=True)
    ]
    return Tried(first.turns, [[one.means[arm] for arm in range(len(first.turns))] for one in tried], counts)
