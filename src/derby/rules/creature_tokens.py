"""Creature tokens on the board: how many bets can still be placed on each creature in this race."""

from derby.editions.components import CREATURES
from derby.rules.rule import rule
from derby.table import Table

ALL_CREATURES = (1 << CREATURES) - 1


@rule
def set_out_tokens(table: Table) -> None:
    for creature in range(CREATURES):
        table.tokens[creature] = table.tokens_each
    table.creatures_left = ALL_CREATURES


@rule
def take_token(table: Table, creature: int) -> None:
    left = table.tokens[creature] - 1
    table.tokens[creature] = left
    table.creatures_left ^= (left == 0) << creature


@rule
def put_token_back(table: Table, creature: int) -> None:
    table.tokens[creature] += 1
    table.creatures_left |= 1 << creature
