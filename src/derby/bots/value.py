"""What a position between two races is worth to a seat: its share of the victory in the end.

After the last race that is known. Before, points are still to come: a lead counts more the fewer races are to go.
"""

from math import exp

from derby.editions.components import RACES
from derby.rules.bets import victory_points
from derby.rules.rule import rule
from derby.table import Table

SPREAD = 5.5
"""How many points a race spreads the seats apart."""


@rule
def share_of_victory(table: Table, seat: int) -> float:
    """From 0 to 1; between races an estimate."""
    own = victory_points(table, seat)
    to_go = RACES - table.race
    if to_go == 0:
        together = 1
        for other in range(table.seats):
            if other != seat:
                points = victory_points(table, other)
                if points > own:
                    return 0.0
                together += points == own
        return 1.0 / together
    spread = SPREAD * (0.5 + 0.5 * to_go)
    rivals = 1.0
    for other in range(table.seats):
        if other != seat:
            rivals += exp((victory_points(table, other) - own) / spread)
    return 1.0 / rivals


@rule
def points_ahead(table: Table, seat: int) -> float:
    """A simpler aim: the seat's points against the mean of the others, from 0 to 1 or so."""
    others = 0
    for other in range(table.seats):
        if other != seat:
            others += victory_points(table, other)
    return 0.5 + (victory_points(table, seat) - others / (table.seats - 1)) / 60.0
