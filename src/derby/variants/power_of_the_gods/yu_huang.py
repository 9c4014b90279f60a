"""Yù Huáng: Heavenly Duke's Blessing (mid-race), Imperial Decree (before the judgment), Celestial Paperwork (fate)."""

from derby.editions.components import CREATURES
from derby.rules import action_codes
from derby.rules.rule import rule
from derby.rules.track import fly, is_finished
from derby.table import Table

BLESSING_CODE = action_codes.HEAVENLY_DUKES_BLESSING


@rule
def may_bless(table: Table, creature: int) -> bool:
    """Any unfinished creature except the first one past the mid-race line."""
    return creature != table.first_past and not is_finished(table, creature)


@rule
def can_play_blessing(table: Table) -> bool:
    for creature in range(CREATURES):
        if may_bless(table, creature):
            return True
    return False


@rule
def blessing_choices(table: Table, codes: list[int], found: int) -> int:
    for creature in range(CREATURES):
        if may_bless(table, creature):
            codes[found] = BLESSING_CODE + creature
            found += 1
    return found


@rule
def play_blessing(table: Table, creature: int) -> None:
    """The creature goes forward 3 sectors."""
    fly(table, creature, 3)


@rule
def play_imperial_decree(table: Table) -> None:
    """Zeus draws one more card."""
    table.draws += 1


@rule
def play_celestial_paperwork(table: Table, creature: int) -> None:
    """The next movement card played on the creature in this race moves it 0 sectors (R22)."""
    table.paperwork = creature
