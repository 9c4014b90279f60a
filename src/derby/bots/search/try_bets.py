"""Trying actions, and what becomes of the bets: in each world every action, followed by the race to its end."""

from derby.bots.policy.complete_race import complete_race
from derby.bots.policy.foresight import Policy
from derby.bots.search.try_actions import Arms, enter_world, value_of
from derby.bots.search.whole_turns import take_turn
from derby.bots.search.workspace import START, TRIED, WORLD
from derby.bots.search.worlds import Unknown
from derby.playouts.dice import Dice
from derby.rules.choices import Choices
from derby.rules.copying import copy_table
from derby.rules.rule import kernel, rule
from derby.table import BETS, Table

PLACED, HITS, POINTS, COUNTED = range(4)
"""What is counted of each bet: in how many worlds it was there, in how many it came true, and the points it brought."""


@rule
def count_bets(placed: Table, ended: Table, counts: list[int]) -> None:
    """Count the bets of one table by where the creatures are at the end of the race on another."""
    for seat in range(placed.seats):
        for bet in range(placed.bets[seat]):
            card = placed.bet_card[seat][bet]
            came_true = int(placed.bet_places[card] & ended.place_names[placed.bet_creature[seat][bet]] != 0)
            at = (seat * BETS + bet) * COUNTED
            counts[at + PLACED] += 1
            counts[at + HITS] += came_true
            counts[at + POINTS] += came_true * placed.bet_points[card]


@kernel
def try_bets(
    tables: list[Table],
    unknown: Unknown,
    dice: Dice,
    choices: Choices,
    policy: Policy,
    arms: Arms,
    order: list[int],
    styles: list[list[int]],
    values: list[list[float]],
    counts: list[list[int]],
    rounds: int,
) -> None:
    """Try every action in `rounds` worlds with the same luck; write its value in each, and count what bets do."""
    for world in range(rounds):
        enter_world(tables, unknown, dice, policy, arms, order, styles)
        luck = dice.state
        for arm in range(arms.count):
            dice.state = luck
            copy_table(tables, TRIED, WORLD)
            take_turn(tables[TRIED], dice, arms.codes[arm], unknown.seat)
            # The start of the race is of no use any more; bets are cleared when they are settled.
            copy_table(tables, START, TRIED)
            complete_race(tables[TRIED], dice, choices, policy)
            values[world][arm] = value_of(tables[TRIED], arms, unknown.seat)
            count_bets(tables[START], tables[TRIED], counts[arm])
