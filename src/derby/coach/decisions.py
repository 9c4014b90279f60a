"""What a decision gave away, by Olympian's judgment from what its seat knew then.

The action that looks best is partly lucky. So it is chosen in some worlds, and compared with what was done in others.
"""

import random

from derby.coach.action_values import action_value, arm_of, first_look, promising
from derby.coach.findings import ActionValue, Estimate
from derby.coach.reasons import facts
from derby.coach.trials import Trial
from derby.game.set_up import SetUp
from derby.game.view import View

KEPT = 8
"""How many actions the second look is at."""

Judged = tuple[Estimate, ActionValue, ActionValue]
"""What was given away, the chosen action and the best one."""


def judge(set_up: SetUp, view: View, chosen: int, worlds: int, stream: random.Random) -> Judged:
    """Compare a decision with the best that its seat could have done.

    A first look finds the most promising actions, a second one the best of them, and the third, in fresh worlds,
    compares it with the chosen one. Where that is not worse, nothing was given away.
    """
    trial = Trial(set_up, view, worlds, stream)
    second = trial.hold(promising(first_look(trial, worlds), KEPT, (chosen,)), worlds)
    best = next(iter(second.best_turns().values()))
    own = second.turns[arm_of(second, chosen)]
    third = trial.hold([own, best], worlds)
    lost = third.lead(1, 0)
    if lost.value <= 0:
        same = action_value(third, 0, 0)
        return Estimate(0.0, lost.error), same, same
    own_facts, best_facts = facts(view, third, 0, [1]), facts(view, third, 1, [0])
    return lost, action_value(third, 0, 1, own_facts), action_value(third, 1, 1, best_facts)
