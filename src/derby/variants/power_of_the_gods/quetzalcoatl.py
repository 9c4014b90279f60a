"""Quetzalcoatl: Renewal (after a card without a trick), Shed Skin (after a dirty trick), Feathered Wind (fate)."""

from derby.editions.components import CARDS_OF_A_CREATURE
from derby.rules import action_codes
from derby.rules.cardholders import discard, holder_of, put_into_holder, right_holder, take_from_holder
from derby.rules.dirty_trick import creature_of
from derby.rules.journal import CARD_DISCARDED, CARD_RENEWED, note
from derby.rules.rule import rule
from derby.rules.track import fly, last_on_track
from derby.table import NONE, Table

RENEWAL_CODE = action_codes.RENEWAL


@rule
def may_renew(table: Table, seat: int) -> bool:
    """Asked after every card without a trick while either holder has cards: whether a card fits is secret (R14)."""
    if table.card_trick:
        return False
    return table.holder[seat] | table.holder[right_holder(table, seat)] != 0


@rule
def renewal_choices(table: Table, seat: int, codes: list[int], found: int) -> int:
    """Another card of the same creature in one of your holders, to be discarded instead."""
    cards = table.holder[seat] | table.holder[right_holder(table, seat)]
    first = creature_of(table.card) * CARDS_OF_A_CREATURE
    for card in range(first, first + CARDS_OF_A_CREATURE):
        if (cards >> card) & 1:
            codes[found] = RENEWAL_CODE + card
            found += 1
    return found


@rule
def play_renewal(table: Table, seat: int, card: int) -> None:
    """Put the played card into one of your holders and discard the other card from there (R20)."""
    holder = holder_of(table, seat, card)
    take_from_holder(table, holder, card)
    put_into_holder(table, holder, table.card)
    discard(table, card)
    table.renewed_card = table.card
    table.renewed_holder = holder
    note(table, CARD_RENEWED, seat, table.card, holder)
    note(table, CARD_DISCARDED, card)
    table.card = NONE


@rule
def play_shed_skin(table: Table) -> None:
    """The dirty trick card goes to the discard pile, not to the Zeus deck."""
    table.card_to_zeus = 0


@rule
def play_feathered_wind(table: Table) -> int:
    """The last creature on the track goes forward 3 sectors."""
    creature = last_on_track(table)
    fly(table, creature, 3)
    return creature
