"""The track: sectors, lines, and the order of the creatures on them.

Every creature has its sector and the number of its arrival there. In one sector the later arrival ranks ahead; beyond
the finish line the earlier one does, and a finished creature no longer moves (R4). A line drawn after sector n is
passed at sector n + 1 (R5).
"""

from derby.editions.components import CARDS_OF_A_CREATURE, CREATURES
from derby.rules.journal import CREATURE_FINISHED, CREATURE_MOVED, MID_RACE_LINE_PASSED, note
from derby.rules.rule import rule
from derby.table import NONE, Table

CARDS_AS_BITS = (1 << CARDS_OF_A_CREATURE) - 1
ARRIVALS = 128
"""More than a race can have."""


@rule
def is_finished(table: Table, creature: int) -> bool:
    return table.sector[creature] > table.finish_line


@rule
def standing(table: Table, creature: int) -> int:
    """A number that orders the creatures: higher is better."""
    sector = table.sector[creature]
    arrival = table.arrival[creature]
    return sector * ARRIVALS + (ARRIVALS - arrival if sector > table.finish_line else arrival)


@rule
def creatures_ahead(table: Table, creature: int) -> int:
    """How many creatures rank ahead of this one now."""
    own = standing(table, creature)
    ahead = 0
    for other in range(CREATURES):
        ahead += standing(table, other) > own
    return ahead


@rule
def creature_ranked(table: Table, place: int) -> int:
    """The creature at a place in the current ranking, 0 for the first."""
    for creature in range(CREATURES):
        if creatures_ahead(table, creature) == place:
            return creature
    return NONE


@rule
def enter_sector(table: Table, creature: int, sector: int) -> None:
    """The creature arrives in a sector and passes the lines before it."""
    note(table, CREATURE_MOVED, creature, table.sector[creature], sector)
    table.sector[creature] = sector
    table.arrivals += 1
    table.arrival[creature] = table.arrivals
    if table.first_past < 0 and sector > table.mid_race_line:
        table.first_past = creature
        note(table, MID_RACE_LINE_PASSED, creature)
    if sector > table.finish_line:
        table.finished_cards |= CARDS_AS_BITS << (creature * CARDS_OF_A_CREATURE)
        note(table, CREATURE_FINISHED, creature)


@rule
def fly(table: Table, creature: int, sectors: int) -> bool:
    """Move an unfinished creature forward, or back if `sectors` is negative; False if it did not move (R2, R16)."""
    start = table.sector[creature]
    end = min(max(start + sectors, 0), table.finish_line + 1)
    if end == start:
        return False
    enter_sector(table, creature, end)
    return True


@rule
def change_places(table: Table, creature: int, other: int) -> None:
    """Two creatures change sectors; both arrive now, `creature` last (R21)."""
    behind = table.sector[creature]
    ahead = table.sector[other]
    enter_sector(table, other, behind)
    enter_sector(table, creature, ahead)


@rule
def creature_just_ahead(table: Table, creature: int) -> int:
    """The next better unfinished creature in the current ranking, -1 for none."""
    place = creatures_ahead(table, creature)
    if place == 0:
        return NONE
    ahead = creature_ranked(table, place - 1)
    return NONE if is_finished(table, ahead) else ahead


@rule
def last_on_track(table: Table) -> int:
    """The last creature in the current ranking."""
    return creature_ranked(table, CREATURES - 1)


@rule
def line_up(table: Table, creatures: list[int]) -> None:
    """Set the creatures on the starting sector, best first (R3)."""
    for place in range(CREATURES):
        table.arrival[creatures[place]] = CREATURES - place
        table.sector[place] = 0
        table.disqualified[place] = 0
    table.arrivals = CREATURES
    table.finished_cards = 0
    table.first_past = NONE
