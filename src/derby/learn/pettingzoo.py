"""The game as a PettingZoo environment: seats take turns, each with its own observation and action mask.

    >>> from derby.learn.pettingzoo import env
    >>> game = env(seats=4)

An observation has the row described in docs/observations.md and the mask of the seat's legal actions. The mask of a
seat that isn't asked allows only Pass, which is never carried out, so no mask is empty.
"""

# pyright: reportMissingTypeStubs=false, reportIncompatibleVariableOverride=false
# PettingZoo has no stubs, and declares as variables what its own wrappers define as properties.

import operator
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from derby.editions import Edition
from derby.errors import DerbyError
from derby.game.actions import ACTIONS, Action
from derby.game.errors import IllegalAction, shortened
from derby.game.names import God, Variant
from derby.game.set_up import set_up
from derby.game.text import table_text
from derby.game.view_building import view_of
from derby.learn.encoding import HIGH, LOW, VERSION
from derby.learn.episode import Episode, Numbers8
from derby.learn.reward import Reward, rewarded
from derby.rules.action_codes import PASS
from derby.rules.sight import sight_of
from derby.table import NONE, Table

RenderMode = Literal["human", "ansi"]
Observation = dict[str, Numbers8]

_ONLY_PASS = np.zeros(len(ACTIONS), np.int8)
_ONLY_PASS[PASS] = 1


class WrongEnvironment(DerbyError):
    """An environment that can't be made."""


def env(
    seats: int | None = 4,
    *,
    gods: Sequence[God | str] | None = None,
    variants: Iterable[Variant | str] = (),
    edition: Edition | str | Path | None = None,
    reward: Reward = "victory",
    render_mode: RenderMode | None = None,
) -> Any:
    """The environment, with PettingZoo's own check of the order of calls."""
    raw = raw_env(seats, gods=gods, variants=variants, edition=edition, reward=reward, render_mode=render_mode)
    return _Ordered(raw)


class raw_env(AECEnv[str, Observation, int | None]):  # noqa: N801 (PettingZoo's name for it)
    """The environment itself, with agents `seat_0` to `seat_5`; actions are codes."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (PettingZoo expects a dict)
        "render_modes": ["human", "ansi"],
        "name": f"divinity_derby_v{VERSION}",
        # Only one seat decides at a time: `turn_based_aec_to_parallel` is the way to a parallel environment.
        "is_parallelizable": False,
    }

    def __init__(
        self,
        seats: int | None = 4,
        *,
        gods: Sequence[God | str] | None = None,
        variants: Iterable[Variant | str] = (),
        edition: Edition | str | Path | None = None,
        reward: Reward = "victory",
        render_mode: RenderMode | None = None,
    ) -> None:
        super().__init__()
        if reward not in get_args(Reward):
            raise WrongEnvironment(f"a reward is one of {', '.join(get_args(Reward))}, not {shortened(reward)!r}")
        if render_mode is not None and render_mode not in get_args(RenderMode):
            modes = ", ".join(get_args(RenderMode))
            raise WrongEnvironment(f"a render mode is one of {modes}, or None, not {shortened(render_mode)!r}")
        self.set_up = set_up(len(gods) if gods is not None else seats, gods, variants, edition)
        self.reward: Reward = reward
        self.render_mode = render_mode
        self._episode = Episode(self.set_up)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.set_up.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: _observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(len(ACTIONS)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed and actions give the same game."""
        self._episode.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._episode.seat_to_act]
        self._skip_agent_selection = None
        self._is_rewarded = False
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        episode = self._episode
        seat = self._seat_of[agent]
        mask = episode.mask if seat == episode.seat_to_act else _ONLY_PASS
        return {"observation": episode.observation(seat), "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        episode = self._episode
        self._cumulative_rewards[agent] = 0
        if self._is_rewarded:
            self._clear_rewards()
            self._is_rewarded = False
        before = episode.points.tolist() if self.reward == "points" else []
        if episode.step(self._legal(action)):
            self._reward(before)
        if episode.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[episode.seat_to_act]
        if self.render_mode == "human":
            self.render()

    def _legal(self, action: object) -> int:
        """The code of a legal action, whatever kind of whole number it is given as."""
        try:
            code = operator.index(action)  # pyright: ignore[reportArgumentType]
        except TypeError:
            code = -1
        mask = self._episode.mask
        if not 0 <= code < len(mask) or not mask[code]:
            raise IllegalAction(action, self._legal_actions())
        return code

    def _legal_actions(self) -> list[Action]:
        return [ACTIONS[code] for code in np.flatnonzero(self._episode.mask).tolist()]

    def _reward(self, before: list[int]) -> None:
        """A race has ended: reward its points now, or the victory at the end of the game."""
        episode = self._episode
        points: list[int] = episode.points.tolist()
        if self.reward == "points":
            rewards = [now - then for now, then in zip(points, before, strict=True)]
        elif episode.is_over:
            rewards = rewarded(points, self.reward)
        else:
            return
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()
        self._is_rewarded = True

    def table(self) -> Table:
        """A copy of the table with all its secrets, to look behind the scenes."""
        return self._episode.table()

    def render(self) -> str | None:
        """What everybody sees, in a few lines: returned (`ansi`) or printed (`human`)."""
        if self.render_mode is None:
            return None
        shown = table_text(view_of(sight_of(self.table(), NONE), None, 0, ()), self.set_up)
        if self.render_mode == "ansi":
            return shown
        sys.stdout.write(shown + "\n")
        return None

    def close(self) -> None:
        """There is nothing to close."""


class _Ordered(OrderEnforcingWrapper[str, Observation, int | None]):
    """PettingZoo's check that `reset` comes first, with shortcuts for what every step needs.

    Before the reset the environment has none of these attributes, and PettingZoo's own error says so.
    """

    env: raw_env

    @property
    def agents(self) -> list[str]:
        return self.env.agents

    @property
    def agent_selection(self) -> str:
        return self.env.agent_selection

    @property
    def terminations(self) -> dict[str, bool]:
        return self.env.terminations

    @property
    def truncations(self) -> dict[str, bool]:
        return self.env.truncations

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return self.env.last(observe)


def _observation_space() -> spaces.Space[Any]:
    row = spaces.Box(np.array(LOW, np.int8), np.array(HIGH, np.int8), dtype=np.int8)
    return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (len(ACTIONS),), np.int8)})
