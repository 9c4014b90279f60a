"""Dirty tricks: a card's bonus, for the fast move only. The card then goes to the Zeus deck, not the discard pile."""

from derby.editions.components import CARDS_OF_A_CREATURE
from derby.rules.rule import rule
from derby.table import Table


@rule
def creature_of(card: int) -> int:
    """The creature on a movement card."""
    return card // CARDS_OF_A_CREATURE


@rule
def put_into_zeus_deck(table: Table, card: int) -> None:
    table.zeus |= 1 << card
