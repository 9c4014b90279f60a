"""Zeus Sobers Up: the protection cards drawn in a judgment leave the game."""

from derby.rules.journal import PROTECTIONS_REMOVED, note
from derby.rules.rule import rule
from derby.table import PROTECTION, Table


@rule
def remove_drawn_protections(table: Table) -> None:
    removed = 0
    for slot in range(table.drawn_size):
        if table.drawn[slot] == PROTECTION:
            removed += 1
    if removed > 0:
        table.protection_cards -= removed
        note(table, PROTECTIONS_REMOVED, removed)
