"""The game in OpenSpiel, registered as `python_divinity_derby` when this module is imported.

    >>> import pyspiel
    >>> import derby.learn.openspiel
    >>> game = pyspiel.load_game("python_divinity_derby(seats=3)")

Parameters: `seats`, 3 to 6; `variants`, their names joined by +; `edition`, the path of one; `reward`, either `victory`
(a share of it) or `points`. Chance is explicit: first player, deal and judgment come card by card.
"""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false, reportUntypedBaseClass=false
# OpenSpiel is not typed.

from functools import lru_cache
from typing import Any, get_args

import numpy as np
import pyspiel

from derby.editions.components import FEWEST_SEATS, RACES, SEATS
from derby.errors import DerbyError
from derby.game.actions import ACTIONS
from derby.game.errors import shortened
from derby.game.names import CREATURES as CREATURE_NAMES
from derby.game.names import MOVEMENT_CARD_NAMES
from derby.game.set_up import SetUp, set_up
from derby.learn.chronicle import most_decisions, most_private, most_public, read
from derby.learn.encoding import LAYOUT, SIZE
from derby.learn.guess import Guess
from derby.learn.position import LINE_UP_DRAWS, Position, first_position
from derby.learn.reward import Reward, rewarded
from derby.rules.seats import CARDS_EACH
from derby.rules.stages import DEAL
from derby.table import BETS, DRAWN, PROTECTION

NAME = "python_divinity_derby"

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Divinity Derby",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=FEWEST_SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"seats": 4, "variants": "", "edition": "", "reward": "victory"},
)


class GameError(DerbyError):
    """Parameters from which no game can be made."""


@lru_cache(maxsize=64)
def _set_up(seats: int, variants: str, edition: str) -> SetUp:
    return set_up(seats, None, variants.split("+") if variants else (), edition or None)


class DivinityDerbyGame(pyspiel.Game):
    """The game, for one set-up."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**GAME_TYPE.parameter_specification, **(params or {})}
        if chosen["reward"] not in get_args(Reward):
            raise GameError(f"a reward is one of {', '.join(get_args(Reward))}, not {shortened(chosen['reward'])!r}")
        self.reward: Reward = chosen["reward"]
        self.set_up = _set_up(chosen["seats"], chosen["variants"], chosen["edition"])
        self._first = first_position(self.set_up)
        points = sorted((bet.points for bet in self.set_up.edition.bet), reverse=True)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(ACTIONS),
            max_chance_outcomes=PROTECTION + 1,
            num_players=self.set_up.seats,
            min_utility=0.0,
            max_utility=1.0 if self.reward == "victory" else float(sum(points[: RACES * BETS])),
            max_game_length=most_decisions(self.set_up),
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "DivinityDerbyState":
        return DivinityDerbyState(self, self._first)

    def state_of(self, position: Position) -> "DivinityDerbyState":
        """A state in some position, without its history."""
        return DivinityDerbyState(self, position)

    def max_chance_nodes_in_history(self) -> int:
        dealt = self.set_up.seats * CARDS_EACH[self.set_up.seats] + LINE_UP_DRAWS
        return 1 + RACES * (dealt + DRAWN) + 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise GameError(f"an observer has no parameters; got {shortened(params)}")
        return Observer(self.set_up, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class DivinityDerbyState(pyspiel.State):
    """A state of the game; the position is all there is to it."""

    def __init__(self, game: DivinityDerbyGame, position: Position) -> None:
        super().__init__(game)
        self.position = position.__deepcopy__(None)

    def current_player(self) -> int:
        position = self.position
        if position.seat >= 0:
            return position.seat
        return pyspiel.PlayerId.TERMINAL if position.is_over else pyspiel.PlayerId.CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        every = self.position.outcomes()
        return [(one, every.count(one) / len(every)) for one in sorted(set(every))]

    def _apply_action(self, action: int) -> None:
        if self.position.seat >= 0:
            self.position.act(action)
        else:
            self.position.draw(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return str(ACTIONS[action])
        position = self.position
        if position.first_player_due:
            return f"first player: seat {action}"
        if position.stage == DEAL and len(position.pending) >= position.cards_dealt():
            return f"line up {CREATURE_NAMES[action]}"
        return f"{'deal' if position.stage == DEAL else 'draw'} {MOVEMENT_CARD_NAMES[action]}"

    def is_terminal(self) -> bool:
        return self.position.is_over

    def returns(self) -> list[float]:
        if not self.position.is_over:
            return [0.0] * self.position.seats
        return rewarded(self.position.points(), self.get_game().reward)

    def resample_from_infostate(self, player: int, sampler: Any) -> "DivinityDerbyState":
        """A state that the player can't tell from this one, made from its view; it has no history."""
        return self.guess(player)(sampler())

    def guess(self, player: int) -> Any:
        """A function from numbers between 0 and 1 to states that the player can't tell from this one."""
        game, position = self.get_game(), self.position
        guess = Guess(game.set_up, position.view(player), player, position.public, position.private[player])
        return lambda number: game.state_of(guess.position(number))

    def __str__(self) -> str:
        position = self.position
        drawn = " ".join(map(str, position.pending))
        return f"{position.public}| {'| '.join(position.private)}| {drawn}"


class Observer:
    """What a player sees of a state: with perfect recall its chronicle, without it the current position."""

    def __init__(self, set_up: SetUp, kind: Any) -> None:
        self._kind = kind
        self._single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise GameError("there is no observation of all seats' secrets")
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if kind.public_info and self._single:
            sizes = {"observation": SIZE}
            if kind.perfect_recall:
                sizes |= {
                    "player": set_up.seats,
                    "public": 3 * most_public(set_up),
                    "private": 3 * most_private(set_up),
                }
            self.tensor = np.zeros(sum(sizes.values()), np.float32)
            at = 0
            for name, size in sizes.items():
                self.dict[name] = self.tensor[at : at + size]
                at += size

    def set_from(self, state: DivinityDerbyState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        self.dict["observation"][:] = state.position.observation(player)
        if self._kind.perfect_recall:
            self.dict["player"][player] = 1
            for name, text in (("public", state.position.public), ("private", state.position.private[player])):
                numbers = read(text)
                self.dict[name][: len(numbers)] = numbers

    def string_from(self, state: DivinityDerbyState, player: int) -> str:
        position = state.position
        if self._kind.perfect_recall:
            return f"{player} {position.public if self._kind.public_info else ''}" + (
                f"| {position.private[player]}" if self._single else ""
            )
        if not self._single:
            return str(position.view(None)) if self._kind.public_info else ""
        return _features(position.observation(player).tolist(), public=self._kind.public_info)


_PRIVATE = ("own_bet_card", "own_unused", "left_holder", "right_holder", "falcon_cards", "wisdom_card")


def _features(row: list[int], *, public: bool) -> str:
    """The non-zero features of an observation, or only the private ones."""
    shown: list[str] = []
    at = 0
    for feature in LAYOUT:
        numbers = row[at : at + feature.size]
        at += feature.size
        if any(numbers) and (public or feature.name in _PRIVATE):
            shown.append(f"{feature.name} {_numbers(numbers, is_set=feature.high == 1)}")
    return "; ".join(shown)


def _numbers(numbers: list[int], *, is_set: bool) -> str:
    return ",".join(str(at) for at, one in enumerate(numbers) if one) if is_set else ",".join(map(str, numbers))


pyspiel.register_game(GAME_TYPE, DivinityDerbyGame)
