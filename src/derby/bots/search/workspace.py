"""The workspace of a search: tables and what goes with them, compiled where that is possible."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from derby.bots.policy.bet_card_worth import worth_of
from derby.bots.policy.foresight import Policy, new_policy
from derby.bots.policy.style import BET_NOISE, NOISE
from derby.bots.search.worlds import Unknown
from derby.declaration import Numbers
from derby.playouts.dice import Dice
from derby.rules.choices import Choices
from derby.rules.compile_cache import can_compile
from derby.rules.compiled import compiled_array, twin
from derby.table import Table

SEEN, START, WORLD, TRIED, FIRST_WORLD = range(5)
"""The tables: what is seen, the race before its deal, a possible world, an action tried in it, and after these the
worlds that are believed in."""
PLAYED = FIRST_WORLD
"""In quick games: the table that is played, with all its secrets."""


class Workspace:
    """Everything that the kernels of the bots work on."""

    def __init__(self, table: Table, unknown: Unknown, dice: Dice) -> None:
        self.is_compiled = can_compile()
        self.worth = [worth_of(*card) for card in zip(table.bet_places, table.bet_points, strict=True)]
        self.tables: Any = compiled_array(table, FIRST_WORLD) if self.is_compiled else [table] * FIRST_WORLD
        policy = _policy(
            tuple(table.bet_places),
            tuple(table.bet_points),
            tuple(table.fast),
            tuple(table.slow),
            tuple(table.trick),
            compiled=self.is_compiled,
        )
        self._policy: Any = policy.copy()
        self._others: tuple[Any, ...] = (*map(self.numbers, (unknown, dice, Choices())), self._policy)

    def numbers(self, one: Numbers) -> Any:
        """A declared object in the form that the kernels take."""
        return compiled_array(one)[0] if self.is_compiled else one

    def put(self, one: Any, name: str, value: Any) -> None:
        """Write a field of a declared object."""
        if self.is_compiled:
            one[name] = value
        else:
            setattr(one, name, value)

    def get(self, one: Any, name: str) -> Any:
        """Read a field of a declared object."""
        return one[name].tolist() if self.is_compiled else getattr(one, name)

    def play_in_styles(self, styles: Sequence[int]) -> None:
        """Set the style in which each seat plays."""
        self.put(self._policy, "noise", [NOISE[style] for style in styles])
        self.put(self._policy, "bet_noise", [BET_NOISE[style] for style in styles])

    def add_tables(self, tables: int) -> None:
        """Add this many tables."""
        if self.is_compiled:
            import numpy as np

            self.tables = np.concatenate([self.tables, np.empty(tables, self.tables.dtype)])
        else:
            self.tables = self.tables + [self.tables[SEEN]] * tables

    def integers(self, *shape: int) -> Any:
        if self.is_compiled:
            import numpy as np

            return np.zeros(shape, np.int64)
        return [0] * shape[0] if len(shape) == 1 else [[0] * shape[1] for _ in range(shape[0])]

    def reals(self, count: int) -> Any:
        if self.is_compiled:
            import numpy as np

            return np.zeros(count)
        return [0.0] * count

    def grid_of_reals(self, rows: int, columns: int) -> Any:
        if self.is_compiled:
            import numpy as np

            return np.zeros((rows, columns))
        return [[0.0] * columns for _ in range(rows)]

    def roll(self, dice: Dice) -> None:
        """Use these dice from now on."""
        unknown, _, choices, policy = self._others
        self._others = (unknown, self.numbers(dice), choices, policy)

    def run(self, kernel: Callable[..., Any], *arguments: Any) -> Any:
        """Run a kernel on this workspace."""
        return (twin(kernel) if self.is_compiled else kernel)(self.tables, *self._others, *arguments)


@cache
def _policy(
    bet_places: tuple[int, ...],
    bet_points: tuple[int, ...],
    fast: tuple[int, ...],
    slow: tuple[int, ...],
    trick: tuple[int, ...],
    *,
    compiled: bool,
) -> Any:
    """The tables of an edition take longer to make than a quick decision."""
    policy: Policy = new_policy(bet_places, bet_points, fast, slow, trick)
    return compiled_array(policy)[0] if compiled else policy
