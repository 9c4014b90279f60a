"""Fate tokens: each seat puts one on an empty sector of the track before the first bets (R12).

When a creature ends a movement on one, a fate power may be played; the token then leaves the board (R13).
"""

from derby.rules.action_codes import FATE_TOKEN
from derby.rules.choices import Choices, offer
from derby.rules.journal import FATE_TOKEN_LIFTED, FATE_TOKEN_PLACED, note
from derby.rules.rule import rule
from derby.table import NONE, Table


@rule
def token_in(table: Table, sector: int) -> int:
    """The seat whose fate token lies in the sector, -1 for none."""
    for seat in range(table.seats):
        if table.fate_sector[seat] == sector:
            return seat
    return NONE


@rule
def sectors_for_token(table: Table, choices: Choices) -> int:
    """All sectors that may get a token: none there yet, not the start, not the finish."""
    sectors = (1 << table.finish_line) - 1
    for seat in range(table.seats):
        if table.fate_sector[seat] > 0:
            sectors &= ~(1 << (table.fate_sector[seat] - 1))
    return offer(choices, FATE_TOKEN, sectors, 0)


@rule
def place_fate_token(table: Table, seat: int, sector: int) -> None:
    table.fate_sector[seat] = sector
    note(table, FATE_TOKEN_PLACED, seat, sector)


@rule
def ended_on_token(table: Table, creature: int) -> bool:
    """Whether the creature now stands on a fate token."""
    return table.sector[creature] > 0 and token_in(table, table.sector[creature]) >= 0


@rule
def lift_token(table: Table, sector: int) -> None:
    """The token leaves the board for the rest of the race."""
    table.fate_sector[token_in(table, sector)] = 0
    note(table, FATE_TOKEN_LIFTED, sector)


@rule
def take_tokens_back(table: Table) -> None:
    for seat in range(table.seats):
        table.fate_sector[seat] = 0
