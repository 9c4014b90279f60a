"""Cardholders stand between the seats: each is shared by two neighbours.

Holder h stands between seat h and the seat to its left: it is the left holder of seat h and the right holder of the
next. Its cards are a set, so the order of the deal reveals nothing.
"""

from derby.rules.card_set import size
from derby.rules.rule import rule
from derby.table import Table


@rule
def right_holder(table: Table, seat: int) -> int:
    """The holder to the right of a seat; the one to its left has the seat's own number."""
    return seat - 1 if seat > 0 else table.seats - 1


@rule
def holder_size(table: Table, holder: int) -> int:
    """How many cards a holder has. Where they are hidden, their number is still seen."""
    cards = table.holder[holder]
    return size(cards) if cards >= 0 else ~cards


@rule
def other_holder(table: Table, seat: int, holder: int) -> int:
    """The seat's other holder: where the slow card comes from."""
    return right_holder(table, seat) if holder == seat else seat


@rule
def is_in_holder(table: Table, holder: int, card: int) -> bool:
    return (table.holder[holder] >> card) & 1 == 1


@rule
def holder_of(table: Table, seat: int, card: int) -> int:
    """Which of the seat's two holders has the card."""
    return seat if is_in_holder(table, seat, card) else right_holder(table, seat)


@rule
def put_into_holder(table: Table, holder: int, card: int) -> None:
    table.holder[holder] |= 1 << card


@rule
def take_from_holder(table: Table, holder: int, card: int) -> None:
    table.holder[holder] ^= 1 << card


@rule
def deal_to_holders(table: Table, deck: list[int]) -> None:
    """Deal the shuffled deck: each holder in turn gets the next cards; the rest is the unused pile."""
    each = table.cards_each
    for holder in range(table.seats):
        cards = 0
        for place in range(holder * each, holder * each + each):
            cards |= 1 << deck[place]
        table.holder[holder] = cards


@rule
def discard(table: Table, card: int) -> None:
    table.discard |= 1 << card
