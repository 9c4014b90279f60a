"""Moments: which seats are asked to play a power, and in which order (R14).

The current player is asked first, then the others clockwise. After a power is played the next seat is asked, and a
moment ends when everybody has passed in a row. A seat without a power that can be played right now passes without being
asked. In a moment that belongs to one seat, only that seat is asked.
"""

from derby.rules.action_codes import PASS
from derby.rules.choices import Choices
from derby.rules.journal import POWER_DECLINED, POWER_PLAYED, note
from derby.rules.rule import rule
from derby.rules.seats import left_of
from derby.rules.stages import AFTER_CARD, BEFORE_BET, BEFORE_SLOW, FATE
from derby.table import NONE, Table
from derby.variants.power_of_the_gods.power_cards import power_choices, power_fits
from derby.variants.power_of_the_gods.powers import FATE_POWERS, POWERS_OF_A_GOD, powers_at


@rule
def open_moment(table: Table, moment: int, seat: int) -> None:
    """Open a moment; the seat is asked first."""
    table.stage = moment
    table.moment_seat = seat
    table.moment_passes = 0


@rule
def open_fate_moment(table: Table, creature: int) -> None:
    """Open the fate moment of a creature on top of the current stage, beginning with the current player (R16)."""
    table.fate_creature = creature
    table.fate_seat = table.turn
    table.fate_passes = 0


@rule
def can_play(table: Table, seat: int, moment: int) -> bool:
    """Whether the seat is asked at this moment."""
    powers = table.powers_left & powers_at(moment)
    first = table.god[seat] * POWERS_OF_A_GOD
    for power in range(first, first + POWERS_OF_A_GOD):
        if (powers >> power) & 1 and power_fits(table, seat, power):
            return True
    return False


@rule
def belongs_to_one_seat(moment: int) -> bool:
    return moment == BEFORE_BET or moment == AFTER_CARD or moment == BEFORE_SLOW


@rule
def seat_asked(table: Table) -> int:
    """The seat asked next in the current moment, -1 when it has ended."""
    moment = table.stage
    if table.powers_left == 0 or table.powers_left & powers_at(moment) == 0:
        return NONE
    if belongs_to_one_seat(moment):
        if table.moment_passes == 0 and can_play(table, table.turn, moment):
            return table.turn
        return NONE
    while table.moment_passes < table.seats:
        if can_play(table, table.moment_seat, moment):
            return table.moment_seat
        table.moment_passes += 1
        table.moment_seat = left_of(table, table.moment_seat)
    return NONE


@rule
def seat_asked_for_fate(table: Table) -> int:
    """The seat asked next in the fate moment, -1 when it has ended."""
    if table.powers_left & FATE_POWERS == 0:
        return NONE
    while table.fate_passes < table.seats:
        if can_play(table, table.fate_seat, FATE):
            return table.fate_seat
        table.fate_passes += 1
        table.fate_seat = left_of(table, table.fate_seat)
    return NONE


@rule
def current_moment(table: Table) -> int:
    """The moment in which a seat is being asked."""
    return FATE if table.fate_creature >= 0 else table.stage


@rule
def moment_choices(table: Table, seat: int, choices: Choices) -> int:
    """Every power the asked seat can play now, then Pass."""
    powers = table.powers_left & powers_at(current_moment(table))
    first = table.god[seat] * POWERS_OF_A_GOD
    found = 0
    for power in range(first, first + POWERS_OF_A_GOD):
        if (powers >> power) & 1 and power_fits(table, seat, power):
            found = power_choices(table, seat, power, choices.codes, found)
    choices.codes[found] = PASS
    choices.listed = found + 1
    return found + 1


@rule
def decline(table: Table, seat: int) -> None:
    """The asked seat passes."""
    note(table, POWER_DECLINED, seat, current_moment(table))
    if table.fate_creature >= 0:
        table.fate_passes += 1
        table.fate_seat = left_of(table, seat)
    else:
        table.moment_passes += 1
        table.moment_seat = left_of(table, seat)


@rule
def spend_power(table: Table, seat: int, power: int, choice: int) -> None:
    """The asked seat spends a power card; then the next seat is asked."""
    table.powers_left &= ~(1 << power)
    note(table, POWER_PLAYED, seat, power, choice)
    if table.fate_creature >= 0:
        # One token serves one power (R13): its moment is over.
        table.fate_creature = NONE
    else:
        table.moment_passes = 0
        table.moment_seat = left_of(table, seat)
