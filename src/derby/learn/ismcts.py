"""OpenSpiel's information set Monte Carlo tree search as a player of our game, with a time limit instead of a count.

The search is OpenSpiel's own (`ISMCTSBot`). Three parts are rewritten here, only to be faster: random playouts on the
compiled rules, the key of a node, and the choice among a node's actions. It sees a view and nothing else: the worlds it
searches are guesses from that view.
"""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false, reportUntypedBaseClass=false
# OpenSpiel is not typed.

import random
from functools import cache
from math import log, sqrt
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import TIE_TOLERANCE, ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator

from derby.bots.protocol import Budget
from derby.game.actions import ACTIONS, Action
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.learn.guess import Guess
from derby.learn.openspiel import DivinityDerbyGame, DivinityDerbyState, GameError
from derby.learn.reward import Reward, rewarded
from derby.playouts.dice import new_dice
from derby.rules.choices import Choices
from derby.rules.compiled import compiled_array

MOST_SIMULATIONS = 10_000_000
"""More than any time limit allows."""


class RandomPlayouts(Evaluator):
    """The mean reward of playouts in which everybody plays at random, on the compiled rules."""

    def __init__(self, playouts: int, reward: Reward, scale: float, seed: int) -> None:
        self._playouts = playouts
        self._reward: Reward = reward
        self._scale = scale
        self._dice: Any = compiled_array(new_dice(seed))
        self._choices: Any = compiled_array(Choices())

    def evaluate(self, state: DivinityDerbyState) -> Any:
        total = np.zeros(state.position.seats)
        for _ in range(self._playouts):
            total += rewarded(state.position.points_at_random(self._dice, self._choices), self._reward)
        return total * (self._scale / self._playouts)

    def prior(self, state: DivinityDerbyState) -> list[tuple[int, float]]:
        legal = state.position.legal()
        return [(action, 1 / len(legal)) for action in legal]


class TimedIsmcts(ISMCTSBot):
    """OpenSpiel's search, with a time limit."""

    def __init__(self, game: DivinityDerbyGame, evaluator: Evaluator, uct_c: float, seed: int) -> None:
        super().__init__(game, evaluator, uct_c, MOST_SIMULATIONS, random_state=np.random.RandomState(seed))
        self._stream = random.Random(seed)
        self.simulations = 0

    def search(self, root: DivinityDerbyState, budget: Budget, until: float) -> int:
        """The action tried most often until this time, or in as many simulations as the budget has rounds."""
        self.reset()
        self._root_node: Any = self.create_new_node(root)
        self.simulations = 0
        # The first simulation only opens the root, the second tries an action.
        most = MOST_SIMULATIONS if budget.rounds is None else budget.rounds
        while self.simulations < 2 or (self.simulations < most and (budget.rounds or budget.now() < until)):
            self.run_simulation(self.sample_root_state(root))
            self.simulations += 1
        actions, chances = zip(*self.get_final_policy(root, self._root_node), strict=True)
        return self._stream.choices(actions, chances)[0]

    def get_state_key(self, state: DivinityDerbyState) -> Any:
        """The parts of an information state, without the detour of a string."""
        position = state.position
        return position.seat, position.public, position.private[position.seat]

    def _select_candidate_actions(self, node: Any) -> list[int]:
        """All actions with the best upper confidence bound."""
        spread = self._uct_c * sqrt(log(node.total_visits)) if node.total_visits > 1 else 0.0
        bounds = {
            action: child.return_sum / child.visits + spread / sqrt(child.visits)
            for action, child in node.child_info.items()
        }
        best = max(bounds.values()) - TIE_TOLERANCE
        return [action for action, bound in bounds.items() if bound > best]

    def select_action(self, node: Any) -> int:
        return self._stream.choice(self._select_candidate_actions(node))

    def check_expand(self, node: Any, legal_actions: list[int]) -> int:
        """Any action not tried here yet."""
        untried = [action for action in legal_actions if action not in node.child_info]
        return self._stream.choice(untried) if untried else pyspiel.INVALID_ACTION


class IsmctsBot:
    """A player that thinks with OpenSpiel's search. It counts its searches and their simulations."""

    name = "openspiel-ismcts"
    description = "OpenSpiel's information set tree search with random playouts"

    def __init__(self, *, uct_c: float = 1.0, playouts: int = 1, reward: Reward = "victory") -> None:
        self._uct_c = uct_c
        self._playouts = playouts
        self._reward: Reward = reward
        self.searches = 0
        self.simulations = 0

    def decide(self, set_up: SetUp, view: View, budget: Budget, stream: random.Random) -> Action:
        until = budget.now() + budget.ms / 1000
        if len(view.legal) == 1:
            return ACTIONS[view.legal[0]]
        assert view.viewer is not None
        game = _game(set_up, self._reward)
        guess = Guess(set_up, view, view.viewer)
        evaluator = RandomPlayouts(self._playouts, self._reward, 1 / game.max_utility(), stream.getrandbits(60))
        search = TimedIsmcts(game, evaluator, self._uct_c, stream.getrandbits(32))
        search.set_resampler(lambda state, player: game.state_of(guess.position(stream.random())))
        code = search.search(game.state_of(guess.position(stream.random())), budget, until)
        self.searches += 1
        self.simulations += search.simulations
        return ACTIONS[code]


def _game(set_up: SetUp, reward: Reward) -> DivinityDerbyGame:
    game = _game_of(set_up.seats, "+".join(set_up.variants), reward)
    if game.set_up != set_up:
        raise GameError("OpenSpiel's search plays the built-in edition, with the gods in their order")
    return game


@cache
def _game_of(seats: int, variants: str, reward: Reward) -> DivinityDerbyGame:
    return DivinityDerbyGame({"seats": seats, "variants": variants, "reward": reward})
