"""Every legal action of the seat to act, in a fixed order."""

from derby.flow.first_bets import bet_choices
from derby.flow.move_creatures import fast_choices, slow_choices
from derby.rules.choices import Choices, list_choices
from derby.rules.rule import inlined, kernel
from derby.rules.stages import FAST_CARD, FIRST_BETS, PLACE_FATE_TOKEN, SLOW_CARD, THIRD_BET
from derby.table import Table
from derby.variants.fate_tokens import sectors_for_token
from derby.variants.power_of_the_gods.moments import moment_choices


@inlined
def legal(table: Table, choices: Choices) -> int:
    """Find the legal actions of the seat to act; returns how many there are."""
    seat = table.seat_to_act
    if table.fate_creature < 0:
        stage = table.stage
        if stage == FAST_CARD:
            return fast_choices(table, seat, choices)
        if stage == SLOW_CARD:
            return slow_choices(table, seat, choices)
        if stage == FIRST_BETS or stage == THIRD_BET:
            return bet_choices(table, seat, choices)
        if stage == PLACE_FATE_TOKEN:
            return sectors_for_token(table, choices)
    return moment_choices(table, seat, choices)


@kernel
def legal_codes(table: Table, choices: Choices, codes: list[int]) -> int:
    """Write the codes of the legal actions; returns how many there are, 0 when chance decides or the game is over."""
    if table.seat_to_act < 0:
        return 0
    legal(table, choices)
    return list_choices(choices, codes)
