"""Places in the final ranking: the disqualified have none, and those behind them move up.

Bet cards name places by bits. One place can satisfy several names: of three creatures, the third is also last (R10).
"""

from derby.editions.components import CREATURES
from derby.rules.rule import rule
from derby.rules.track import standing
from derby.table import NONE, Table

LAST = 1 << 6
NEXT_TO_LAST = 1 << 7
DISQUALIFIED = 1 << 8
"""The bits of a bet card's places; first to sixth are bits 0 to 5."""


@rule
def creatures_placed(table: Table) -> int:
    """How many creatures have a place."""
    placed = CREATURES
    for creature in range(CREATURES):
        placed -= table.disqualified[creature]
    return placed


@rule
def place_of(table: Table, creature: int) -> int:
    """The creature's place, 0 for first; -1 if it is disqualified."""
    if table.disqualified[creature]:
        return NONE
    own = standing(table, creature)
    place = 0
    for other in range(CREATURES):
        place += not table.disqualified[other] and standing(table, other) > own
    return place


@rule
def names_of_place(table: Table, creature: int) -> int:
    """Every name of the creature's place, as bits."""
    place = place_of(table, creature)
    if place < 0:
        return DISQUALIFIED
    placed = creatures_placed(table)
    names = 1 << place
    if place == placed - 1:
        names |= LAST
    if place == placed - 2:
        names |= NEXT_TO_LAST
    return names
