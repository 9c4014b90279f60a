"""Random: any legal action, all equally likely."""

import random

from derby.bots.protocol import Budget
from derby.game.actions import ACTIONS, Action
from derby.game.set_up import SetUp
from derby.game.view import View


class RandomBot:
    name = "random"
    description = "Any legal action, all equally likely."

    def decide(self, set_up: SetUp, view: View, budget: Budget, stream: random.Random) -> Action:
        return ACTIONS[stream.choice(view.legal)]
