"""An episode: successive games on one compiled table, stepped by action codes, with chance included.

The table, the dice and the choices are arrays with one element: numba unpacks an array many times faster than a record.
"""

import secrets
from typing import Any

import numpy as np
import numpy.typing as npt

from derby.game.set_up import SetUp
from derby.learn.encoding import SIZE
from derby.learn.episode_rules import RACE_ENDED, begin_episode, step_episode
from derby.learn.observation import observe_position
from derby.playouts.dice import new_dice
from derby.rules.action_codes import ACTIONS
from derby.rules.choices import Choices
from derby.rules.compiled import compiled_array, interpreted, twin
from derby.table import Table

Numbers8 = npt.NDArray[np.int8]


class Episode:
    """Successive games of one set-up, with their own dice."""

    def __init__(self, set_up: SetUp) -> None:
        self.set_up = set_up
        self.seats = set_up.seats
        self.seat_to_act = -1
        self.mask: Numbers8 = np.zeros(ACTIONS, np.int8)
        """A 1 at the code of every legal action of the seat to act."""
        self.points = np.zeros(set_up.seats, np.int16)
        """The points of each seat, at the end of the last race."""
        self._fresh: Any = compiled_array(set_up.table(0))
        self._tables: Any = self._fresh.copy()
        self._seen: Any = self._fresh.copy()
        self._choices: Any = compiled_array(Choices())
        self._dice: Any = None
        self._begin: Any = twin(begin_episode)
        self._step: Any = twin(step_episode)
        self._observe: Any = twin(observe_position)

    @property
    def is_over(self) -> bool:
        return self.seat_to_act < 0

    def begin(self, seed: int | None = None) -> None:
        """Begin a game; with a seed the dice start afresh, without one they continue."""
        if seed is not None or self._dice is None:
            self._dice = compiled_array(new_dice(secrets.randbits(63) if seed is None else seed))
        # The previous game may have been abandoned during a race.
        self._tables[:] = self._fresh
        self.points[:] = 0
        self.seat_to_act = self._begin(self._tables, self._dice, self._choices, self.mask)

    def step(self, code: int) -> bool:
        """Do a legal action and everything that follows; returns whether a race has ended."""
        result = self._step(self._tables, code, self._dice, self._choices, self.mask, self.points)
        race_ended = result >= RACE_ENDED - 1
        self.seat_to_act = result - RACE_ENDED if race_ended else result
        return race_ended

    def observation(self, seat: int) -> Numbers8:
        """What the seat may know of the current position, in a new row."""
        row = np.empty(SIZE, np.int8)
        self._observe(self._seen, self._tables, seat, row)
        return row

    def table(self) -> Table:
        """A copy of the table with everything on it, for the interpreted rules."""
        return interpreted(self._tables[0], Table)
