"""2a. Move the creatures: a fast card from one of your holders, then a slow card from the other.

Around a card, in order: it is shown, with or without its dirty trick; powers may change its movement; the creature
moves; a fate token under it may serve a power; powers on the card itself; then the card goes to its pile.
"""

from derby.flow.determine_ranking import determine_ranking
from derby.rules.action_codes import FAST, SLOW
from derby.rules.cardholders import holder_of, other_holder, right_holder, take_from_holder
from derby.rules.choices import Choices, offer
from derby.rules.dirty_trick import creature_of
from derby.rules.journal import (
    CARD_DISCARDED,
    CARD_PLAYED,
    CARD_WENT_TO_ZEUS,
    PAPERWORK_DONE,
    TURN_BEGAN,
    note,
)
from derby.rules.rule import rule
from derby.rules.seats import left_of
from derby.rules.stages import AFTER_CARD, BEFORE_SLOW, FAST_CARD, MID_RACE, SLOW_CARD
from derby.rules.stages import CARD_PLAYED as CARD_PLAYED_MOMENT
from derby.rules.track import fly, is_finished
from derby.table import NONE, Table
from derby.variants.fate_tokens import ended_on_token
from derby.variants.power_of_the_gods.moments import open_fate_moment, open_moment
from derby.variants.power_of_the_gods.powers import AFTER_CARD_POWERS, BEFORE_SLOW_POWERS, CARD_PLAYED_POWERS


@rule
def begin_turn(table: Table) -> None:
    """The turn of the seat in `table.turn`; when no cards are left the race is over."""
    if table.holder[table.turn] == 0:
        determine_ranking(table)
    else:
        table.stage = FAST_CARD
        note(table, TURN_BEGAN, table.turn)


@rule
def fast_choices(table: Table, seat: int, choices: Choices) -> int:
    """Any card of your two holders, and its trick if its creature can still move (R4)."""
    cards = table.holder[seat] | table.holder[right_holder(table, seat)]
    return offer(choices, FAST, cards, cards & table.trick_cards & ~table.finished_cards)


@rule
def slow_choices(table: Table, seat: int, choices: Choices) -> int:
    """Any card of the holder that the fast card did not come from."""
    return offer(choices, SLOW, table.holder[other_holder(table, seat, table.card_holder)], 0)


@rule
def play_card(table: Table, seat: int, card: int, is_slow: int, trick: int) -> None:
    """Show a card; powers may change its movement if its creature can still move (R17)."""
    holder = other_holder(table, seat, table.card_holder) if is_slow else holder_of(table, seat, card)
    take_from_holder(table, holder, card)
    table.card = card
    table.card_holder = holder
    table.card_is_slow = is_slow
    table.card_trick = trick
    table.card_to_zeus = trick
    table.card_bonus = 0
    note(table, CARD_PLAYED, seat, card, holder, is_slow, trick)
    if table.powers_left & CARD_PLAYED_POWERS and not is_finished(table, creature_of(card)):
        open_moment(table, CARD_PLAYED_MOMENT, seat)
    else:
        move_by_card(table)


@rule
def card_value(table: Table) -> int:
    """How far the card being played moves its creature: value, trick and powers, never below 0 (R22)."""
    card = table.card
    if table.card_is_slow and not table.sleipnir:
        value = table.slow[card]
    else:
        value = table.fast[card]
    return max(value + table.card_trick * table.trick[card] + table.card_bonus, 0)


@rule
def move_by_card(table: Table) -> None:
    """Move the creature of the card being played, if it has not finished (R4)."""
    creature = creature_of(table.card)
    value = card_value(table)
    if table.paperwork == creature:
        table.paperwork = NONE
        note(table, PAPERWORK_DONE, creature)
        value = 0
    if not is_finished(table, creature) and fly(table, creature, value):
        end_movement(table, creature)
    if table.fate_creature >= 0 or table.powers_left & AFTER_CARD_POWERS:
        open_moment(table, AFTER_CARD, table.turn)
    else:
        put_card_away(table)


@rule
def end_movement(table: Table, creature: int) -> None:
    """A movement, by a card or a power, has ended: perhaps on a fate token (R13)."""
    if table.fate_tokens and ended_on_token(table, creature):
        open_fate_moment(table, creature)


@rule
def put_card_away(table: Table) -> None:
    """Put the card on its pile, unless it was renewed; then comes the slow move or the end of the turn."""
    card = table.card
    if card >= 0:
        # No branch, because the processor couldn't predict whether a trick was played.
        table.zeus |= table.card_to_zeus << card
        table.discard |= (1 - table.card_to_zeus) << card
        note(table, CARD_WENT_TO_ZEUS if table.card_to_zeus else CARD_DISCARDED, card)
        table.card = NONE
    if table.card_is_slow:
        end_turn(table)
    elif table.powers_left & BEFORE_SLOW_POWERS:
        open_moment(table, BEFORE_SLOW, table.turn)
    else:
        table.stage = SLOW_CARD


@rule
def end_turn(table: Table) -> None:
    """The mid-race moment follows the turn in which the line was first passed, even the last turn (R6)."""
    table.sleipnir = 0
    if table.first_past >= 0 and not table.third_bet:
        open_moment(table, MID_RACE, table.turn)
    else:
        table.turn = left_of(table, table.turn)
        begin_turn(table)
