"""The track: sectors, lines, and the order of the creatures on them.

The ranking is kept as it changes. A creature that enters a sector stands ahead of those already there; one that
crosses the finish line stands behind those that crossed it before, and moves no more (R4). A line drawn after sector n
is passed at sector n + 1 (R5).
"""

from derby.rules.journal import CREATURE_FINISHED, CREATURE_MOVED, MID_RACE_LINE_PASSED, note
from derby.rules.rule import rule
from derby.editions.components import CREATURES
from derby.table import NONE, Table


@rule
def is_finished(table: Table, creature: int) -> bool:
    return table.sector[creature] > table.finish_line


@rule
def enter_sector(table: Table, creature: int, sector: int) -> None:
    """Put the creature into the sector, ahead of the unfinished creatures that are there or behind."""
    ranking = table.ranking
    sectors = table.sector
    sectors[creature] = sector
    place = 0
    while ranking[place] != creature:
        place += 1
    while place > 0 and sectors[ranking[place - 1]] <= sector and sectors[ranking[place - 1]] <= table.finish_line:
        ranking[place] = ranking[place - 1]
        place -= 1
    while place < CREATURES - 1 and sectors[ranking[place + 1]] > sector:
        ranking[place] = ranking[place + 1]
        place += 1
    ranking[place] = creature


@rule
def pass_lines(table: Table, creature: int) -> None:
    """Notice the lines that the creature has passed by entering its sector."""
    if table.first_past < 0 and table.sector[creature] > table.mid_race_line:
        table.first_past = creature
        note(table, MID_RACE_LINE_PASSED, creature)
    if table.sector[creature] > table.finish_line:
        note(table, CREATURE_FINISHED, creature)


@rule
def fly(table: Table, creature: int, sectors: int) -> bool:
    """Move an unfinished creature forward, or back if `sectors` is negative; False if it did not move (R2, R16)."""
    start = table.sector[creature]
    end = start + sectors
    if end < 0:
        end = 0
    if end > table.finish_line:
        end = table.finish_line + 1
    if end == start:
        return False
    enter_sector(table, creature, end)
    note(table, CREATURE_MOVED, creature, start, end)
    pass_lines(table, creature)
    return True


@rule
def change_places(table: Table, creature: int, other: int) -> None:
    """Two creatures change sectors; both enter now, `creature` last (R21)."""
    behind = table.sector[creature]
    ahead = table.sector[other]
    enter_sector(table, other, behind)
    note(table, CREATURE_MOVED, other, ahead, behind)
    enter_sector(table, creature, ahead)
    note(table, CREATURE_MOVED, creature, behind, ahead)
    pass_lines(table, creature)


@rule
def creature_ahead(table: Table, creature: int) -> int:
    """The next better unfinished creature in the present ranking, -1 for none."""
    place = 0
    while table.ranking[place] != creature:
        place += 1
    if place == 0 or is_finished(table, table.ranking[place - 1]):
        return NONE
    return table.ranking[place - 1]


@rule
def last_on_track(table: Table) -> int:
    """The worst creature of the present ranking; a finished one only if all have finished."""
    return table.ranking[CREATURES - 1]


@rule
def line_up(table: Table, creatures: list[int]) -> None:
    """Set the creatures on the starting sector, best first (R3)."""
    for place in range(CREATURES):
        table.ranking[place] = creatures[place]
        table.sector[place] = 0
        table.disqualified[place] = 0
    table.first_past = NONE
