"""The value of every legal action to the seat that decides, from its view alone, by the thinking of a bot.

A fast card is worth as much as the best of its turns; which turn that is, a first look at fewer worlds decides, so that
the luck of that choice doesn't count.
"""

import random
from collections.abc import Collection, Sequence

from derby.bots.levels import OLYMPIAN
from derby.bots.search.search import Thinking
from derby.bots.search.workspace import is_interpreted
from derby.coach.findings import ActionValue, ActionValues, BetFact
from derby.coach.trials import Trial, Tried, action_of, slow_card_of
from derby.game.set_up import SetUp
from derby.game.view import View

WORLDS = 3000
"""In which actions are tried by default: a decision among many takes a second."""
ROUGH_WORLDS = 12
"""At most, where the rules are interpreted."""
FIRST_LOOK = 4
"""The first look is at this part of the worlds."""


def worlds_here(worlds: int) -> int:
    """As many worlds as asked for, or those that interpreted rules allow."""
    return min(worlds, ROUGH_WORLDS) if is_interpreted() else worlds


def first_look(trial: Trial, worlds: int) -> list[int]:
    """For each legal action the turn that seems best, best first."""
    return list(trial.hold(trial.turns, max(2, worlds // FIRST_LOOK)).best_turns().values())


def action_values(
    set_up: SetUp,
    view: View,
    worlds: int = WORLDS,
    *,
    stream: random.Random,
    thinking: Thinking = OLYMPIAN.thinking,
) -> ActionValues:
    """Try every legal action in this many worlds; all randomness comes from the stream."""
    trial = Trial(set_up, view, worlds, stream, thinking)
    turns = first_look(trial, worlds) if len(trial.turns) > len(view.legal) else trial.turns
    return valued(view, trial.hold(turns, worlds))


def valued(view: View, tried: Tried) -> ActionValues:
    """All that were tried, best first."""
    assert view.viewer is not None
    order = sorted(range(len(tried.turns)), key=tried.means.__getitem__, reverse=True)
    actions = tuple(action_value(tried, arm, order[0]) for arm in order)
    return ActionValues(view.viewer, view.version, tried.worlds, is_interpreted(), actions)


def action_value(tried: Tried, arm: int, best: int, facts: tuple[BetFact, ...] = ()) -> ActionValue:
    turn = tried.turns[arm]
    return ActionValue(action_of(turn), slow_card_of(turn), tried.value(arm), tried.lead(best, arm), facts)


def arm_of(tried: Tried, code: int) -> int:
    """The place of an action among those tried."""
    return next(arm for arm, turn in enumerate(tried.turns) if action_of(turn) == code)


def promising(turns: Sequence[int], count: int, wanted: Collection[int] = ()) -> list[int]:
    """The first of these turns, and those that begin with a wanted action."""
    return [turn for place, turn in enumerate(turns) if place < count or action_of(turn) in wanted]
