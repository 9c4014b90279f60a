"""Seats sit in a circle, numbered clockwise; "left of a seat" is the next one clockwise."""

from derby.rules.rule import rule
from derby.table import Table

TOKENS_EACH = {3: 2, 4: 3, 5: 3, 6: 4}
"""Creature tokens of each creature in a race, by the number of seats."""
CARDS_EACH = {3: 10, 4: 8, 5: 6, 6: 6}
"""Movement cards dealt to each cardholder, by the number of seats."""


@rule
def left_of(table: Table, seat: int) -> int:
    seat += 1
    return 0 if seat == table.seats else seat
