"""Luck and skill: what the deal, the judgments, the others and a seat itself did to its share of the victory.

A position is worth to each seat the share of the victory that it gets on average if everybody goes on by one policy,
all cards open. Every step of a game changes these values, from an equal share at the start to the result at the end,
and each change has a cause: chance, or the seat that decided. So the changes by cause add up to the result exactly.
`docs/luck.md` has the method, its limits and how it was checked.
"""

import random
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from derby.bots.game_endings import count_victories
from derby.bots.hindsight import WHOLE
from derby.bots.policy.style import CARELESS
from derby.bots.search.workspace import SEEN, Workspace, is_interpreted
from derby.bots.search.worlds import Unknown
from derby.coach.findings import Estimate, LuckAndSkill, RaceLuck
from derby.coach.past_steps import PastStep, past_steps
from derby.editions.components import SEATS
from derby.game.record import Record
from derby.playouts.dice import new_dice
from derby.table import Table

SAMPLES = 8000
"""Playouts of every position."""
ROUGH_SAMPLES = 20
"""At most, where the rules are interpreted."""
BATCHES = 20
"""Playouts are counted in this many batches; their differences show the error."""
DEAL, JUDGMENT, DUE, DECISIONS = range(4)
"""The causes, from the last one on the decisions of each seat; and between them the part of the others' gains that is
due from each seat."""
SURE = 1e-9
"""Who is this close to a victory has nothing more to take."""
BITS = 62
"""Of a sample of luck."""
DIGITS = 12
"""Of a result: what is beyond is error of rounding."""

Shares = list[list[float]]
"""For each batch, for each seat."""


class Endings:
    """What positions of one game are worth to its seats. All of them meet the same luck."""

    def __init__(self, table: Table, samples: int, stream: random.Random) -> None:
        self._seats = table.seats
        self._each = max(1, (min(samples, ROUGH_SAMPLES) if is_interpreted() else samples) // BATCHES)
        self._workspace = Workspace(table, Unknown(), new_dice(0))
        self._workspace.play_in_styles([CARELESS] * SEATS)
        self._lucks: Any = self._workspace.integers(BATCHES, self._each)
        for batch in self._lucks:
            batch[:] = [stream.getrandbits(BITS) for _ in range(self._each)]

    def shares(self, table: Table) -> Shares:
        workspace = self._workspace
        workspace.tables[SEEN] = workspace.numbers(table)
        victories = workspace.integers(BATCHES, SEATS)
        workspace.run(count_victories, self._lucks, victories, BATCHES, self._each)
        whole = WHOLE * self._each
        return [[int(share) / whole for share in batch[: self._seats]] for batch in victories]


def cause_of(step: PastStep) -> int:
    if step.view is None:
        return DEAL if step.is_deal else JUDGMENT
    assert step.view.viewer is not None
    return DECISIONS + step.view.viewer


def race_luck(record: Record, race: int, samples: int = SAMPLES) -> RaceLuck:
    """What each cause did in a race. What the game begins with, before its first deal, belongs to the deal."""
    steps = [step for step in past_steps(record) if step.race == race]
    begin = steps[0].before
    seats = begin.seats
    endings = Endings(begin, samples, random.Random(sha256(record.dump()).digest()))
    is_first = steps[0].number == 0
    now = [[1 / seats] * seats for _ in range(BATCHES)] if is_first else endings.shares(begin)
    changes = [[[0.0] * seats for _ in range(DECISIONS + seats)] for _ in range(BATCHES)]

    def go_to(table: Table, cause: int) -> None:
        nonlocal now
        then, now = now, endings.shares(table)
        every = [sum(shares) for shares in zip(*then, strict=True)]
        for change, before, after in zip(changes, then, now, strict=True):
            moved = [new - old for old, new in zip(before, after, strict=True)]
            change[cause] = _sum(change[cause], moved)
            if cause >= DECISIONS:
                seat = cause - DECISIONS
                # The shares that the other batches found: their errors have nothing to do with that of the gain.
                apart = [(all_of_them - own) / (BATCHES - 1) for all_of_them, own in zip(every, before, strict=True)]
                change[DUE] = _sum(change[DUE], due_from_others(moved[seat], apart, seat))

    if is_first and steps[0].view is not None:
        go_to(begin, DEAL)
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        # Between two decisions of one seat nothing has to be known.
        if following is None or cause_of(following) != cause_of(step):
            go_to(step.after, cause_of(step))
    return RaceLuck(tuple(tuple(map(tuple, change)) for change in changes), is_interpreted())


def _sum(some: Sequence[float], more: Sequence[float]) -> list[float]:
    return [one + other for one, other in zip(some, more, strict=True)]


def due_from_others(gain: float, shares: Sequence[float], seat: int) -> list[float]:
    """How the gain of a seat falls on the others if each pays by its own share of the victory."""
    left = sum(shares) - shares[seat]
    if left < SURE:
        shares, left = [1.0] * len(shares), len(shares) - 1.0
    return [0.0 if other == seat else gain * share / left for other, share in enumerate(shares)]


def luck_and_skill(races: Sequence[RaceLuck], seat: int) -> LuckAndSkill:
    """All parts of a seat's result, from all races of its game.

    Everybody decides better or worse than the policy that goes on for them, at the others' expense or to their benefit.
    So the seat's own part is what its decisions did for it, less what was due from it for the decisions of the others;
    the others' part is what these did to it beyond that.
    """
    seats = len(races[0].batches[0][0])
    others = [other for other in range(seats) if other != seat]
    parts: list[tuple[float, float, float, float]] = []
    for batch in zip(*(race.batches for race in races), strict=True):
        causes = [[sum(shares) for shares in zip(*cause, strict=True)] for cause in zip(*batch, strict=True)]
        due = causes[DUE][seat]
        theirs = sum(causes[DECISIONS + other][seat] for other in others) + due
        parts.append((causes[DEAL][seat], causes[JUDGMENT][seat], theirs, causes[DECISIONS + seat][seat] - due))
    estimates = [Estimate.of(part) for part in zip(*parts, strict=True)]
    average = 1 / seats
    # No minus before a 0.
    result = abs(round(average + sum(part.value for part in estimates), DIGITS))
    return LuckAndSkill(result, average, *estimates)
