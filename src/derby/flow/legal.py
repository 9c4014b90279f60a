"""What may be done: the codes of every legal action of the seat that decides, in one fixed order."""

from derby.flow.first_bets import bet_choices
from derby.flow.move_creatures import fast_choices, slow_choices
from derby.rules.rule import entry
from derby.rules.stages import FAST_CARD, FIRST_BETS, PLACE_FATE_TOKEN, SLOW_CARD, THIRD_BET
from derby.table import Table
from derby.variants.fate_tokens import sectors_for_token
from derby.variants.power_of_the_gods.moments import moment_choices


@entry
def legal_codes(table: Table, codes: list[int]) -> int:
    """Write the codes of the legal actions; returns how many there are, 0 when chance speaks or the game is over."""
    seat = table.seat_to_act
    if seat < 0:
        return 0
    if table.fate_creature < 0:
        stage = table.stage
        if stage == FAST_CARD:
            return fast_choices(table, seat, codes)
        if stage == SLOW_CARD:
            return slow_choices(table, seat, codes)
        if stage == FIRST_BETS or stage == THIRD_BET:
            return bet_choices(table, seat, codes)
        if stage == PLACE_FATE_TOKEN:
            return sectors_for_token(table, codes)
    return moment_choices(table, seat, codes)
