"""The vector environment: thousands of games stepped at once, in arrays, with the API of Gymnasium's vector
environments.

At every step one seat of each game decides: `info["seat"]` says which, and the observation is what that seat may know.
A game that ends restarts in the same step. Every game has its own dice, from the seed and its number, so its chance
depends only on its own actions, not on how many games are stepped beside it.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from importlib import import_module
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

import numpy as np
import numpy.typing as npt

from derby.editions import Edition
from derby.errors import DerbyError
from derby.game.names import God, Variant
from derby.game.set_up import SetUp, set_up
from derby.learn.encoding import HIGH, LOW, SIZE
from derby.learn.vector_rules import begin_games, choose_at_random, illegal_action, step_games
from derby.playouts.dice import new_dice
from derby.rules.action_codes import ACTIONS, LEGAL
from derby.rules.choices import Choices
from derby.rules.compiled import compiled_array, twin

if TYPE_CHECKING:
    VectorEnv = object
else:
    try:
        from gymnasium.vector import VectorEnv
    except ImportError:
        # Only Gymnasium's wrappers need the class.
        VectorEnv = object

Rewards = Literal["points", "victory"]
Numbers8 = npt.NDArray[np.int8]
_CHOOSER = -1
"""The number of the dice that choose random actions; the games' dice count from 0."""


class BadActions(DerbyError):
    """Actions that can't be done; no game was changed."""


class DerbyVectorEnv(VectorEnv):
    """Many games at once: a `gymnasium.vector.VectorEnv`, if Gymnasium is installed, with same-step autoreset.

    `num_envs` games of one set-up (`seats`, `gods`, `variants`, `edition` as for `derby.new_game`), or one game for
    each of `set_ups`, which may differ in any way. Every seat is rewarded: with `"points"` by the victory points of a
    race when it is settled, with `"victory"` by 1 at the end of a game, shared by its winners. With `copy=False` the
    arrays are not copied, can't be written to, and change at the next step.
    """

    def __init__(
        self,
        num_envs: int | None = None,
        seats: int | None = None,
        *,
        gods: Sequence[God | str] | None = None,
        variants: Iterable[Variant | str] = (),
        edition: Edition | str | Path | None = None,
        set_ups: Sequence[SetUp] | None = None,
        rewards: Rewards = "points",
        copy: bool = True,
    ) -> None:
        if rewards not in get_args(Rewards):
            raise ValueError(f"rewards are one of {', '.join(get_args(Rewards))}, not {rewards!r}")
        if set_ups is None:
            games = 1024 if num_envs is None else index(num_envs)
            default = 4 if seats is None and gods is None else seats
            set_ups = [set_up(default, gods, variants, edition)] * max(games, 0)
        elif seats is not None or gods is not None or tuple(variants) or edition is not None:
            raise ValueError("give either set_ups, or seats, gods, variants and edition, but not both")
        elif num_envs is not None and num_envs != len(set_ups):
            raise ValueError(f"{num_envs} games, but {len(set_ups)} set-ups")
        if not set_ups:
            raise ValueError("there must be at least one game")
        self.set_ups = tuple(set_ups)
        """The set-up of each game."""
        self.num_envs = len(self.set_ups)
        self.seats = max(chosen.seats for chosen in self.set_ups)
        """The most seats of any game: the number of columns of the rewards."""
        self._for_victory = int(rewards == "victory")
        self._copy = copy
        self._begun = False
        self._laid: Any = _tables(self.set_ups)
        self.tables: Any = self._laid.copy()
        """The compiled tables, with all their secrets."""
        self._seen: Any = self._laid[:1].copy()
        self._choices: Any = compiled_array(Choices())
        self._observations = np.empty((self.num_envs, SIZE), np.int8)
        self._masks = np.empty((self.num_envs, ACTIONS), np.int8)
        self._legal = np.zeros((self.num_envs, LEGAL), np.int16)
        self._counts = np.zeros(self.num_envs, np.int16)
        self._seat = np.zeros(self.num_envs, np.int8)
        self._points = np.zeros((self.num_envs, self.seats), np.int16)
        self._rewards = np.zeros((self.num_envs, self.seats), np.float32)
        self._ended = np.zeros(self.num_envs, np.bool_)
        self._never = np.zeros(self.num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers8, dict[str, Any]]:
        """Restart all games. With a seed all dice start afresh; without one they continue."""
        if options:
            raise ValueError(f"there are no options; got {', '.join(map(str, options))}")
        if seed is not None or not self._begun:
            self._new_dice(np.random.SeedSequence().entropy if seed is None else index(seed))
        # The previous games may have been abandoned during a race.
        self.tables[:] = self._laid
        self._points[:] = 0
        self._new_arrays()
        begin: Any = twin(begin_games)
        begin(self._seen, self.tables, self._dice, self._choices, *self._shown())
        self._begun = True
        return self._own(self._observations), self._info()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Numbers8, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Do one action in every game, by its code, of the seat to act.

        Returns the observations of the seats to act next, the rewards of all seats, which games ended, which were cut
        short (none ever is), and the info. A game that ended has restarted: its observation is the first of the new
        game, its rewards are the last of the old one.
        """
        codes = self._checked(actions)
        self._new_arrays()
        do_step: Any = twin(step_games)
        do_step(
            self._seen,
            self.tables,
            codes,
            self._dice,
            self._choices,
            *self._shown(),
            self._for_victory,
            self._points,
            self._rewards,
            self._ended,
        )
        info = self._info()
        if self._ended.any():
            info["final_points"] = self._points.copy()
            info["_final_points"] = self._ended.copy()
            self._points[self._ended] = 0
        return self._own(self._observations), self._given(self._rewards), self._ended.copy(), self._never.copy(), info

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A random legal action for every game, all equally likely."""
        self._require_reset()
        codes = np.empty(self.num_envs, np.int64)
        choose: Any = twin(choose_at_random)
        choose(self._chooser, self._legal, self._counts, codes)
        return codes

    @property
    def legal(self) -> npt.NDArray[np.int16]:
        """The codes of each game's legal actions at the start of its row, `legal_count` of them. Never copied."""
        return _unwritable(self._legal)

    @property
    def legal_count(self) -> npt.NDArray[np.int16]:
        return _unwritable(self._counts)

    def close(self, **_: object) -> None:
        """There is nothing to close; part of Gymnasium's API."""
        self.closed = True

    @cached_property
    def single_observation_space(self) -> Any:
        """The space of one observation; spaces need Gymnasium."""
        return _spaces().Box(np.array(LOW, np.int8), np.array(HIGH, np.int8), dtype=np.int8)

    @cached_property
    def single_action_space(self) -> Any:
        return _spaces().Discrete(ACTIONS)

    @cached_property
    def observation_space(self) -> Any:
        shape = (self.num_envs, 1)
        return _spaces().Box(
            np.tile(np.array(LOW, np.int8), shape), np.tile(np.array(HIGH, np.int8), shape), dtype=np.int8
        )

    @cached_property
    def action_space(self) -> Any:
        return _spaces().MultiDiscrete([ACTIONS] * self.num_envs)

    @cached_property
    def metadata(self) -> dict[str, Any]:
        return {"autoreset_mode": import_module("gymnasium.vector").AutoresetMode.SAME_STEP}

    def _new_dice(self, seed: Any) -> None:
        self._dice: Any = compiled_array(new_dice(seed), self.num_envs)
        self._dice["state"] = [new_dice(seed, game).state for game in range(self.num_envs)]
        self._chooser: Any = compiled_array(new_dice(seed, _CHOOSER))

    def _new_arrays(self) -> None:
        """Large arrays are not copied for the caller: the next step writes into new ones."""
        if self._copy:
            self._observations = np.empty((self.num_envs, SIZE), np.int8)
            self._masks = np.empty((self.num_envs, ACTIONS), np.int8)

    def _shown(self) -> tuple[Any, ...]:
        """What the rules write about every position."""
        return self._observations, self._masks, self._legal, self._counts, self._seat

    def _info(self) -> dict[str, Any]:
        return {"seat": self._given(self._seat), "action_mask": self._own(self._masks)}

    def _own(self, rows: Numbers8) -> Numbers8:
        """Arrays made by `_new_arrays`: the caller's own, unless it asked for no copies."""
        return rows if self._copy else _unwritable(rows)

    def _given(self, numbers: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return numbers.copy() if self._copy else _unwritable(numbers)

    def _require_reset(self) -> None:
        if not self._begun:
            raise BadActions("no game has begun: call reset first")

    def _checked(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        self._require_reset()
        given: npt.NDArray[Any] = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (self.num_envs,):
            raise BadActions(
                f"actions are {self.num_envs} whole numbers, one per game, not {given.dtype} of shape {given.shape}"
            )
        codes = np.ascontiguousarray(given, np.int64)
        game = int(twin(illegal_action)(codes, self._legal, self._counts))  # pyright: ignore[reportArgumentType]
        if game >= 0:
            legal = self._legal[game, : self._counts[game]].tolist()
            raise BadActions(
                f"action {given[game]} is not legal in game {game}; choose from {', '.join(map(str, legal))}"
            )
        return codes


def _tables(set_ups: Sequence[SetUp]) -> Any:
    """Compiled tables; those with the same set-up are made together."""
    tables = compiled_array(set_ups[0].table(0), len(set_ups))
    games: dict[int, list[int]] = {}
    for game, chosen in enumerate(set_ups):
        games.setdefault(id(chosen), []).append(game)
    for same in games.values():
        tables[same] = compiled_array(set_ups[same[0]].table(0))
    return tables


def _unwritable(numbers: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """A read-only view: the rules rely on the contents of these arrays."""
    view = numbers.view()
    view.flags.writeable = False
    return view


def _spaces() -> Any:
    return import_module("gymnasium").spaces
