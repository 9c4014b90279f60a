"""Search: every promising action is tried in possible worlds, each played to the end of the race.

In each world all actions that are still in the running are tried, so that they share the same luck. An action that is
clearly worse than the best drops out; when only one is left, or the time is up, the best one is played. In a hurry it
is the best one so far, after at least one batch of worlds.
"""

import random
from collections.abc import Sequence
from math import inf
from typing import Any

import msgspec

from derby.bots.policy.style import AT_RANDOM
from derby.bots.protocol import Budget
from derby.bots.search.beliefs import Believed, believe_in_steps, choose_worlds, weigh_worlds
from derby.bots.search.candidates import Candidates, Searched
from derby.bots.search.place_counts import count_places
from derby.bots.search.promising_bets import promising_bets
from derby.bots.search.try_actions import AIM_POINTS, Arms, try_actions
from derby.bots.search.whole_turns import TURNS, score_slow_cards, whole_turns
from derby.bots.search.workspace import Workspace
from derby.bots.search.worlds import seen_table, unknown_to
from derby.bots.steps import Steps, finished
from derby.editions.components import SEATS
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.playouts.dice import new_dice
from derby.rules.action_codes import BET, FAST, LEGAL
from derby.rules.compile_cache import Kernel

TIME_FOR_BELIEFS = 0.25
"""The part of the time spent on weighing worlds."""
NEXT_PART = 0.25
"""The part of the remaining time that passes before the worse actions are dropped again."""
UNLIMITED = 1_000_000
"""The rounds of a search that is limited only by time."""


class Thinking(msgspec.Struct, frozen=True):
    """How a bot searches."""

    own_style: int = AT_RANDOM
    """How it expects to play itself, in playouts."""
    style: int = AT_RANDOM
    """How it expects the others to play, where it has no beliefs."""
    width: int = LEGAL
    """How many bets it looks at closely."""
    aim: int = AIM_POINTS
    beliefs: bool = False
    same_luck: bool = False
    halving: bool = False
    """Drop the worse half of the actions again and again, so that the best get most of the time."""
    turns_from_ms: float = inf
    """With at least this much time it tries whole turns instead of fast cards."""
    most_rounds: int = UNLIMITED
    """The most worlds it looks at."""

    def kernels(self, budget: Budget) -> list[Kernel]:
        """The kernels that its decisions run."""
        found: list[Kernel] = [try_actions]
        if self.width < LEGAL:
            found.append(count_places)
        if self.beliefs:
            found += [weigh_worlds, choose_worlds]
        if budget.ms >= self.turns_from_ms:
            found.append(score_slow_cards)
        return found


def search(set_up: SetUp, view: View, thinking: Thinking, budget: Budget, stream: random.Random) -> Searched:
    """Try the legal actions within the budget."""
    return finished(search_in_steps(set_up, view, thinking, budget, stream))


def search_in_steps(
    set_up: SetUp, view: View, thinking: Thinking, budget: Budget, stream: random.Random
) -> Steps[Searched]:
    """The same, and sooner in a hurry."""
    deadline = budget.now() + budget.ms / 1000
    table = seen_table(set_up, view)
    unknown = unknown_to(table, view.viewer)
    workspace = Workspace(table, unknown, new_dice(stream.getrandbits(60)))
    workspace.play_in_styles([thinking.own_style if seat == unknown.seat else thinking.style for seat in range(SEATS)])
    codes = list(view.legal)
    if len(codes) > thinking.width and BET <= codes[0] < FAST:
        codes = yield from promising_bets(workspace, table, codes, thinking.width, budget)
    if budget.ms >= thinking.turns_from_ms:
        codes = whole_turns(workspace, table, codes)
    believed = None
    if thinking.beliefs:
        believed = yield from believe_in_steps(workspace, set_up, view, _part(budget, TIME_FOR_BELIEFS))
    trial = _Trial(workspace, thinking, believed)
    most = min(thinking.most_rounds, budget.rounds or thinking.most_rounds)
    candidates = Candidates(codes)
    batch, start = 2, budget.now()
    while candidates.rounds < most and len(candidates.alive) > 1:
        batch = min(batch, most - candidates.rounds)
        begin = budget.now()
        candidates.add(batch, *trial.hold(candidates.alive, batch))
        spent = budget.now() - begin
        candidates.drop()
        if (yield):
            break
        if budget.rounds is None:
            left = deadline - budget.now()
            if left <= max(spent * 0.1, (deadline - start) * 0.01):
                break
            if thinking.halving:
                candidates.halve(1.0 - left / (deadline - start))
                left *= NEXT_PART
            batch = max(1, min(batch * 2, int(batch * left / max(spent, 1e-6)), 4000))
        else:
            if thinking.halving:
                candidates.halve(candidates.rounds / most)
            batch = min(batch * 2, 4000)
    return candidates.searched()


def _part(budget: Budget, part: float) -> Budget:
    return Budget(budget.ms * part, budget.rounds, budget.by_processor)


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
        """Try the codes in `rounds` worlds; returns the sums of values and of squares, see `try_actions`."""
        workspace = self._workspace
        workspace.put(self._arms, "count", len(codes))
        workspace.put(self._arms, "codes", [*codes, *[0] * (TURNS - len(codes))])
        values, sums, squares = (workspace.reals(len(codes)) for _ in range(3))
        workspace.run(try_actions, self._arms, self._order, self._manners, values, sums, squares, rounds)
        return sums, squares
