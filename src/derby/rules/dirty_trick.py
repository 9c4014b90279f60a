"""Dirty tricks: a card's bonus, for the fast move only. The card then goes to the Zeus deck, not to the discard pile."""

from derby.rules.rule import rule
from derby.rules.track import is_finished
from derby.editions.components import CARDS_OF_A_CREATURE
from derby.table import Table


@rule
def creature_of(card: int) -> int:
    """The creature on a movement card."""
    return card // CARDS_OF_A_CREATURE


@rule
def may_trick(table: Table, card: int) -> bool:
    """The card has a bonus, and its creature has a movement to increase (R4)."""
    return table.trick[card] > 0 and not is_finished(table, creature_of(card))


@rule
def put_into_zeus_deck(table: Table, card: int) -> None:
    table.zeus[table.zeus_size] = card
    table.zeus_size += 1
