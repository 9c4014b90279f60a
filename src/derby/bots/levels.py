"""The four levels, each clearly stronger than the one before, and a yardstick to compare them with."""

import random

from derby.bots.policy.style import SHARP
from derby.bots.protocol import Budget
from derby.bots.search.search import Thinking, search_in_steps
from derby.bots.search.try_actions import AIM_VICTORY
from derby.bots.steps import Steps, finished
from derby.game.actions import ACTIONS, Action
from derby.game.set_up import SetUp
from derby.game.view import View


class Searcher:
    """A bot that searches in its own way."""

    def __init__(self, name: str, description: str, thinking: Thinking) -> None:
        self.name = name
        self.description = description
        self.thinking = thinking

    def decide(self, set_up: SetUp, view: View, budget: Budget, stream: random.Random) -> Action:
        return finished(self.decide_in_steps(set_up, view, budget, stream))

    def decide_in_steps(self, set_up: SetUp, view: View, budget: Budget, stream: random.Random) -> Steps[Action]:
        if len(view.legal) == 1:
            return ACTIONS[view.legal[0]]
        searched = yield from search_in_steps(set_up, view, self.thinking, budget, stream)
        return ACTIONS[searched.best]


MORTAL = Searcher(
    "mortal",
    "Looks at a handful of ways the race could go, and often misjudges it.",
    Thinking(most_rounds=2),
)
HERO = Searcher("hero", "Plays the odds, one move ahead.", Thinking(most_rounds=24))
TITAN = Searcher("titan", "Imagines the hidden cards a hundred times.", Thinking(same_luck=True, most_rounds=150))
OLYMPIAN = Searcher(
    "olympian",
    "Guesses your cards and bets, plays for the victory and not for the points, and uses all the time it gets.",
    Thinking(
        own_style=SHARP, width=14, aim=AIM_VICTORY, beliefs=True, same_luck=True, halving=True, turns_from_ms=500.0
    ),
)
FLAT_MONTE_CARLO = Searcher("flat-monte-carlo", "Random playouts, nothing else: a yardstick.", Thinking())
