"""Places: where the creatures end in possible worlds."""

from derby.bots.policy.complete_race import complete_race
from derby.bots.policy.foresight import Policy
from derby.bots.search.workspace import SEEN, WORLD
from derby.bots.search.worlds import Unknown, imagine
from derby.editions.components import CREATURES
from derby.playouts.dice import Dice
from derby.rules.choices import Choices
from derby.rules.copying import copy_table
from derby.rules.ranking import DISQUALIFIED
from derby.rules.rule import kernel
from derby.table import Table

NAMES = 2 * DISQUALIFIED
"""More than any set of names of a place, as bits."""


@kernel
def count_places(
    tables: list[Table],
    unknown: Unknown,
    dice: Dice,
    choices: Choices,
    policy: Policy,
    counts: list[list[int]],
    samples: int,
) -> None:
    """Complete the race in `samples` worlds, and count how often each creature's place had exactly these names."""
    for _ in range(samples):
        copy_table(tables, WORLD, SEEN)
        table = tables[WORLD]
        imagine(table, unknown, dice)
        complete_race(table, dice, choices, policy)
        for creature in range(CREATURES):
            counts[creature][table.place_names[creature]] += 1
