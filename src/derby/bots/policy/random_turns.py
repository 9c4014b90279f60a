"""Random turns: whole turns of the base game in one go, for playouts in which every seat acts at random.

A quick bot spends most of its time here. The rules, the random numbers and the results are those of
`flow/move_creatures.py` taken step by step; without powers there is no decision between the two cards of a turn, so the
steps can follow each other without checking what comes next.
`tests/bots/policy/test_random_turns.py` compares the tables.
"""

from derby.flow.move_creatures import end_turn
from derby.playouts.dice import Dice, below
from derby.rules.card_set import nth, size
from derby.rules.cardholders import other_holder, right_holder, take_from_holder
from derby.rules.dirty_trick import creature_of
from derby.rules.rule import inlined, rule
from derby.rules.stages import FAST_CARD
from derby.rules.track import fly
from derby.table import NONE, Table


@rule
def play_turns_at_random(table: Table, dice: Dice) -> None:
    """Play turn by turn, until the next decision is not a fast card."""
    while table.stage == FAST_CARD:
        seat = table.turn
        right = right_holder(table, seat)
        cards = table.holder[seat] | table.holder[right]
        tricks = cards & table.trick_cards & ~table.finished_cards
        plain = size(cards)
        place = below(dice, plain + size(tricks))
        is_trick = int(place >= plain)
        card = nth(tricks if is_trick else cards, place - is_trick * plain)
        holder = seat if (table.holder[seat] >> card) & 1 else right
        lay_down(table, holder, card, table.fast[card] + is_trick * table.trick[card], is_trick)
        holder = other_holder(table, seat, holder)
        cards = table.holder[holder]
        card = nth(cards, below(dice, size(cards)))
        lay_down(table, holder, card, table.slow[card], 0)
        table.card_holder = holder
        table.card = NONE
        table.card_is_slow = 1
        table.card_trick = 0
        table.card_to_zeus = 0
        table.card_bonus = 0
        end_turn(table)


@inlined
def lay_down(table: Table, holder: int, card: int, value: int, is_trick: int) -> None:
    """The card leaves its holder, moves its creature unless that has finished, and goes to its pile."""
    take_from_holder(table, holder, card)
    if not (table.finished_cards >> card) & 1:
        fly(table, creature_of(card), value)
    # Without a branch: whether a trick was played can't be predicted.
    table.zeus |= is_trick << card
    table.discard |= (1 - is_trick) << card
