"""Trials: actions tried in worlds that a seat believes in, each played to the end of the race.

All actions of a trial meet the same worlds and the same luck, so their differences are known better than their values.
Everything comes from a view: what the seat can't see is imagined again in every world.
"""

import random
from collections.abc import Sequence
from math import inf
from typing import Any

from derby.bots.levels import OLYMPIAN
from derby.bots.policy.card_choice import CODE, CODE_BITS
from derby.bots.protocol import Budget
from derby.bots.search.beliefs import believe
from derby.bots.search.search import Thinking
from derby.bots.search.try_actions import Arms
from derby.bots.search.try_bets import COUNTED, try_bets
from derby.bots.search.whole_turns import TURNS, whole_turns
from derby.bots.search.workspace import Workspace
from derby.bots.search.worlds import seen_table, unknown_to
from derby.coach.findings import Estimate
from derby.editions.components import SEATS
from derby.errors import DerbyError
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.playouts.dice import new_dice
from derby.table import BETS


class NothingToDecide(DerbyError):
    """The viewer has no decision here."""


class Tried:
    """What was found of some turns, all in the same worlds."""

    def __init__(self, turns: Sequence[int], rows: list[list[float]], counts: list[list[int]]) -> None:
        self.turns = turns
        """Codes of actions or of whole turns."""
        self.worlds = len(rows)
        self.counts = counts
        """What became of the bets, for each turn, see `try_bets`."""
        self._columns = list(zip(*rows, strict=True))
        self.means = [sum(column) / len(rows) for column in self._columns]

    def value(self, arm: int) -> Estimate:
        return Estimate.of(self._columns[arm])

    def lead(self, arm: int, other: int) -> Estimate:
        """By how much one turn is better than another."""
        return Estimate.of([one - two for one, two in zip(self._columns[arm], self._columns[other], strict=True)])

    def best_turns(self) -> dict[int, int]:
        """For each action the best turn that begins with it, best action first."""
        found: dict[int, int] = {}
        for arm in sorted(range(len(self.turns)), key=self.means.__getitem__, reverse=True):
            found.setdefault(action_of(self.turns[arm]), self.turns[arm])
        return found


def action_of(turn: int) -> int:
    """The code of the action that a turn begins with."""
    return turn & CODE


def slow_card_of(turn: int) -> int | None:
    """The code of the slow card in a whole turn."""
    return turn >> CODE_BITS or None


class Trial:
    """A decision of the viewer, on which turns can be tried again and again, each time in other worlds."""

    def __init__(
        self, set_up: SetUp, view: View, worlds: int, stream: random.Random, thinking: Thinking = OLYMPIAN.thinking
    ) -> None:
        if not view.legal or view.viewer is None:
            raise NothingToDecide("there is nothing to decide in this view: it must be that of the seat to act")
        if worlds < 2:
            raise NothingToDecide("values need at least 2 worlds")
        table = seen_table(set_up, view)
        unknown = unknown_to(table, view.viewer)
        self._workspace = workspace = Workspace(table, unknown, new_dice(stream.getrandbits(60)))
        own, others = thinking.own_style, thinking.style
        workspace.play_in_styles([own if seat == view.viewer else others for seat in range(SEATS)])
        self.turns = list(view.legal)
        """All that can be tried."""
        if thinking.turns_from_ms < inf:
            self.turns = whole_turns(workspace, table, self.turns)
        arms = Arms()
        arms.aim, arms.worth = thinking.aim, workspace.worth
        self._order, self._styles = workspace.integers(1), workspace.integers(1, SEATS)
        believed = believe(workspace, set_up, view, Budget(rounds=worlds)) if thinking.beliefs else None
        if believed is not None:
            arms.worlds, self._order, self._styles = believed.worlds, believed.order, believed.styles
        self._arms: Any = workspace.numbers(arms)

    def hold(self, turns: Sequence[int], worlds: int) -> Tried:
        """Try these turns in the next worlds."""
        workspace = self._workspace
        workspace.put(self._arms, "count", len(turns))
        workspace.put(self._arms, "codes", [*turns, *[0] * (TURNS - len(turns))])
        values = workspace.reals(worlds, len(turns))
        counts = workspace.integers(len(turns), SEATS * BETS * COUNTED)
        workspace.run(try_bets, self._arms, self._order, self._styles, values, counts, worlds)
        return Tried(turns, [list(map(float, row)) for row in values], [list(map(int, row)) for row in counts])
