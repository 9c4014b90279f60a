"""What a position between two races is worth to a seat: its share of the victory in the end.

After the last race it is known. Before that, points are still to come: a lead counts more the fewer races are left, and
unused bet cards count by what they usually bring.
"""

from math import exp

from derby.editions.components import BET_CARDS, RACES
from derby.rules.bets import unused_bet_cards, victory_points
from derby.rules.rule import rule
from derby.table import BETS, Table

SPREAD = 5.5
"""By how many points a race spreads the seats."""
HUNDRED = 100
"""Worths are counted in hundredths of a point."""


@rule
def prospects(table: Table, seat: int, worth: list[int]) -> float:
    """The seat's points, and what its unused bet cards may bring in the races left."""
    points = victory_points(table, seat) * 1.0
    to_go = RACES - table.race
    if to_go > 0:
        unused = unused_bet_cards(table, seat)
        left = 0
        count = 0
        for card in range(BET_CARDS):
            if (unused >> card) & 1:
                left += worth[card]
                count += 1
        points += left * (BETS * to_go) / (count * HUNDRED)
    return points


@rule
def share_of_victory(table: Table, seat: int, worth: list[int]) -> float:
    """From 0 to 1: an estimate between races, and a little soft after the last one.

    A win by one point in a playout is mostly luck; a soft edge separates good actions from bad ones in fewer playouts.
    """
    own = prospects(table, seat, worth)
    spread = SPREAD * (0.5 + 0.5 * (RACES - table.race))
    rivals = 1.0
    for other in range(table.seats):
        if other != seat:
            rivals += exp((prospects(table, other, worth) - own) / spread)
    return 1.0 / rivals


@rule
def points_ahead(table: Table, seat: int) -> float:
    """A simpler aim: the seat's points against the mean of the others, from about 0 to 1."""
    others = 0
    for other in range(table.seats):
        if other != seat:
            others += victory_points(table, other)
    return 0.5 + (victory_points(table, seat) - others / (table.seats - 1)) / 60.0
