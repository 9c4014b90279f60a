"""Cardholders stand between the seats: each is shared by two neighbours.

Holder h stands between seat h and the seat to its left: it is the left holder of seat h and the right holder of the
next. Its cards are kept in card order, so that the order of the deal tells nothing.
"""

from derby.rules.rule import rule
from derby.table import NONE, Table


@rule
def right_holder(table: Table, seat: int) -> int:
    """The holder to the right of a seat; the one to its left has the seat's own number."""
    return seat - 1 if seat > 0 else table.seats - 1


@rule
def other_holder(table: Table, seat: int, holder: int) -> int:
    """The seat's other holder: where the slow card comes from."""
    return right_holder(table, seat) if holder == seat else seat


@rule
def is_in_holder(table: Table, holder: int, card: int) -> bool:
    # Without a branch in the loop: where a random card stands can't be predicted.
    cards = table.holder[holder]
    found = 0
    for slot in range(table.holder_size[holder]):
        found += cards[slot] == card
    return found > 0


@rule
def holder_of(table: Table, seat: int, card: int) -> int:
    """Which of the seat's two holders has the card, -1 if neither."""
    if is_in_holder(table, seat, card):
        return seat
    right = right_holder(table, seat)
    return right if is_in_holder(table, right, card) else NONE


@rule
def put_into_holder(table: Table, holder: int, card: int) -> None:
    cards = table.holder[holder]
    slot = table.holder_size[holder]
    table.holder_size[holder] = slot + 1
    while slot > 0 and cards[slot - 1] > card:
        cards[slot] = cards[slot - 1]
        slot -= 1
    cards[slot] = card


@rule
def take_from_holder(table: Table, holder: int, card: int) -> None:
    cards = table.holder[holder]
    size = table.holder_size[holder] - 1
    table.holder_size[holder] = size
    for slot in range(size):
        cards[slot] = cards[slot + (cards[slot] >= card)]
    cards[size] = 0


@rule
def deal_to_holders(table: Table, deck: list[int]) -> None:
    """Deal the shuffled deck: each holder the next cards in turn; the rest is the unused pile."""
    each = table.cards_each
    for holder in range(table.seats):
        table.holder_size[holder] = 0
        for place in range(holder * each, holder * each + each):
            put_into_holder(table, holder, deck[place])


@rule
def discard(table: Table, card: int) -> None:
    table.discard[table.discard_size] = card
    table.discard_size += 1
