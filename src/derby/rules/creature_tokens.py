"""Creature tokens on the board: as many bets as can still be placed on each creature in this race."""

from derby.editions.components import CREATURES
from derby.rules.rule import rule
from derby.table import Table


@rule
def set_out_tokens(table: Table) -> None:
    for creature in range(CREATURES):
        table.tokens[creature] = table.tokens_each


@rule
def take_token(table: Table, creature: int) -> None:
    table.tokens[creature] -= 1


@rule
def put_token_back(table: Table, creature: int) -> None:
    table.tokens[creature] += 1
