"""A hint: the actions about as good as the best, what each is worth, and why; from the seat's own view alone."""

import random

import msgspec

from derby.bots.search.workspace import is_interpreted
from derby.coach.action_values import WORLDS, arm_of, first_look, valued, worlds_here
from derby.coach.findings import Hint
from derby.coach.reasons import facts
from derby.coach.trials import Trial
from derby.game.set_up import SetUp
from derby.game.view import View

CLOSE = 0.01
"""An action is about as good as the best if it is at most this far behind, or no further than its error."""
MOST_ACTIONS = 4


def hint(set_up: SetUp, view: View, worlds: int = WORLDS, *, stream: random.Random) -> Hint:
    """Which actions are good here; all randomness comes from the stream, and all knowledge from the view.

    >>> import derby
    >>> import random
    >>> game = derby.position("gods:AHM race:3 turn:0 track:P20,G18,D16,L9,X4,S1 past:P third:1 holders:D3/-/L1 "
    ...     "bets:aDcL/bG/-")
    >>> found = hint(game.set_up, game.view(0), 50, stream=random.Random(1))
    >>> [str(derby.ACTIONS[action.code]) for action in found.actions]
    ['fast D3']
    """
    worlds = worlds_here(worlds)
    trial = Trial(set_up, view, worlds, stream)
    tried = trial.hold(first_look(trial, worlds), worlds)
    found = valued(view, tried)
    arms = range(len(tried.turns))
    good = [action for action in found.actions if action.behind.value <= max(CLOSE, action.behind.error)][:MOST_ACTIONS]

    def with_facts(code: int) -> tuple[int, list[int]]:
        arm = arm_of(tried, code)
        return arm, [other for other in arms if other != arm]

    actions = [msgspec.structs.replace(action, facts=facts(view, tried, *with_facts(action.code))) for action in good]
    return Hint(found.seat, view.version, len(view.legal), worlds, is_interpreted(), tuple(actions))
