"""Horus: Sun Ray (card played), Falcon's Eye (before one of your bets), Updraft (fate)."""

from derby.rules import action_codes
from derby.rules.cardholders import right_holder
from derby.rules.journal import HOLDER_SEEN, note
from derby.rules.rule import rule
from derby.rules.track import fly
from derby.table import Table

FALCONS_EYE_CODE = action_codes.FALCONS_EYE


@rule
def play_sun_ray(table: Table) -> None:
    """The creature on the card moves 2 more sectors."""
    table.card_bonus += 2


@rule
def may_look_into(table: Table, seat: int, holder: int) -> bool:
    """The holder isn't yours and has cards."""
    return holder != seat and holder != right_holder(table, seat) and table.holder[holder] != 0


@rule
def can_play_falcons_eye(table: Table, seat: int) -> bool:
    for holder in range(table.seats):
        if may_look_into(table, seat, holder):
            return True
    return False


@rule
def falcons_eye_choices(table: Table, seat: int, codes: list[int], found: int) -> int:
    for holder in range(table.seats):
        if may_look_into(table, seat, holder):
            codes[found] = FALCONS_EYE_CODE + holder
            found += 1
    return found


@rule
def play_falcons_eye(table: Table, seat: int, holder: int) -> None:
    """Look at all cards in the holder, in secret (R19)."""
    table.falcon_holder = holder
    table.falcon_cards = table.holder[holder]
    note(table, HOLDER_SEEN, seat, holder)


@rule
def play_updraft(table: Table, creature: int) -> None:
    """The creature goes forward 2 sectors."""
    fly(table, creature, 2)
