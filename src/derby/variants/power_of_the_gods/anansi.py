"""Anansi: Trickster (mid-race), Tangled Web (card played), Silken Thread (fate)."""

from derby.editions.components import CREATURES
from derby.rules import action_codes
from derby.rules.bets import bet_on, can_bet, may_bet_on
from derby.rules.creature_tokens import put_token_back, take_token
from derby.rules.journal import TOKEN_EXCHANGED, note
from derby.rules.rule import rule
from derby.rules.track import fly
from derby.table import Table

TRICKSTER_CODE = action_codes.TRICKSTER


@rule
def can_play_trickster(table: Table, seat: int) -> bool:
    return table.bets[seat] > 0 and can_bet(table, seat)


@rule
def trickster_choices(table: Table, seat: int, codes: list[int], found: int) -> int:
    """Any token on one of your bets for any token on the board, except creatures you already bet on."""
    for bet in range(table.bets[seat]):
        given = table.bet_creature[seat][bet]
        for taken in range(CREATURES):
            if may_bet_on(table, seat, taken):
                codes[found] = TRICKSTER_CODE + given * CREATURES + taken
                found += 1
    return found


@rule
def play_trickster(table: Table, seat: int, choice: int) -> None:
    """Exchange the creature token on one of your bets with one on the board, in full view (R18)."""
    given = choice // CREATURES
    taken = choice % CREATURES
    table.bet_creature[seat][bet_on(table, seat, given)] = taken
    table.creatures_bet_on[seat] ^= (1 << given) | (1 << taken)
    put_token_back(table, given)
    take_token(table, taken)
    note(table, TOKEN_EXCHANGED, seat, given, taken)


@rule
def play_tangled_web(table: Table) -> None:
    """The creature on the card moves 2 fewer sectors."""
    table.card_bonus -= 2


@rule
def play_silken_thread(table: Table, creature: int) -> None:
    """The creature goes back 2 sectors."""
    fly(table, creature, -2)
