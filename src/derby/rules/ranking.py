"""Places in the final ranking: the disqualified have none, and those behind them move up.

Bet cards name places as bits. One place can satisfy several names: of three creatures, the third is also last (R10).
"""

from derby.editions.components import CREATURES
from derby.rules.rule import rule
from derby.rules.track import standing
from derby.table import Table

LAST = 1 << 6
NEXT_TO_LAST = 1 << 7
DISQUALIFIED = 1 << 8
"""The bits of a bet card's places; first to sixth are bits 0 to 5."""


@rule
def place_of(table: Table, creature: int) -> int:
    """The creature's place, 0 for first, once the final standings are known."""
    own = table.final_standing[creature]
    place = 0
    for other in range(CREATURES):
        place += table.final_standing[other] > own
    return place


@rule
def name_places(table: Table) -> None:
    """Find every name of each creature's final place."""
    placed = CREATURES
    for creature in range(CREATURES):
        placed -= table.disqualified[creature]
        # Above 0 even for a creature at the start.
        table.final_standing[creature] = (1 - table.disqualified[creature]) * (standing(table, creature) + 1)
    for creature in range(CREATURES):
        place = place_of(table, creature)
        names = 1 << place | (place == placed - 1) * LAST | (place == placed - 2) * NEXT_TO_LAST
        table.place_names[creature] = DISQUALIFIED if table.disqualified[creature] else names
