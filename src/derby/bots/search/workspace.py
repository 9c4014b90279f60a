"""The workspace of a search: tables and what goes with them, compiled where that is possible."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from derby.bots.policy.bet_card_worth import worth_of
from derby.bots.policy.foresight import Policy, new_policy
from derby.bots.policy.style import BET_NOISE, NOISE
from derby.bots.search.worlds import Unknown
from derby.playouts.dice import Dice
from derby.rules.choices import Choices
from derby.rules.compile_cache import can_compile
from derby.rules.forms import Compiled, Form, Interpreted, library_in_use
from derby.table import Table

SEEN, START, WORLD, TRIED, FIRST_WORLD = range(5)
"""The tables: what is seen, the race before its deal, a possible world, an action tried in it, and after these the
worlds that are believed in."""
PLAYED = FIRST_WORLD
"""In quick games: the table that is played, with all its secrets."""

COMPILED, INTERPRETED = Compiled(), Interpreted()


class Workspace:
    """Everything that the kernels of the bots work on."""

    def __init__(self, table: Table, unknown: Unknown, dice: Dice) -> None:
        self._form = form = _form_here()
        self.worth = [worth_of(*card) for card in zip(table.bet_places, table.bet_points, strict=True)]
        self.tables: Any = form.records(table, FIRST_WORLD)
        policy = _policy(
            tuple(table.bet_places),
            tuple(table.bet_points),
            tuple(table.fast),
            tuple(table.slow),
            tuple(table.trick),
            form,
        )
        self._policy: Any = form.copy(policy)
        self._others: tuple[Any, ...] = (*map(form.numbers, (unknown, dice, Choices())), self._policy)
        self.numbers = form.numbers
        self.put, self.get = form.put, form.get
        self.integers, self.reals = form.integers, form.reals

    def play_in_styles(self, styles: Sequence[int]) -> None:
        """Set the style in which each seat plays."""
        self.put(self._policy, "noise", [NOISE[style] for style in styles])
        self.put(self._policy, "bet_noise", [BET_NOISE[style] for style in styles])

    def add_tables(self, tables: int) -> None:
        """Add this many tables."""
        self.tables = self._form.more(self.tables, tables)

    def roll(self, dice: Dice) -> None:
        """Use these dice from now on."""
        unknown, _, choices, policy = self._others
        self._others = (unknown, self.numbers(dice), choices, policy)

    def run(self, kernel: Callable[..., Any], *arguments: Any) -> Any:
        """Run a kernel on this workspace."""
        return self._form.run(kernel, self.tables, *self._others, *arguments)


def is_interpreted() -> bool:
    """Whether the kernels of the bots run interpreted here, which is about a hundred times slower."""
    return _form_here() is INTERPRETED


def _form_here() -> Form:
    if can_compile():
        return COMPILED
    return library_in_use() or INTERPRETED


@cache
def _policy(
    bet_places: tuple[int, ...],
    bet_points: tuple[int, ...],
    fast: tuple[int, ...],
    slow: tuple[int, ...],
    trick: tuple[int, ...],
    form: Form,
) -> Any:
    """The tables of an edition take longer to make than a quick decision."""
    policy: Policy = new_policy(bet_places, bet_points, fast, slow, trick)
    return form.numbers(policy)
