"""Zeus' Judgment: cards drawn from the Zeus deck disqualify the creatures on them."""

from derby.rules.card_set import size
from derby.rules.dirty_trick import creature_of, put_into_zeus_deck
from derby.rules.journal import CREATURE_DISQUALIFIED, JUDGMENT_CARD_DRAWN, JUDGMENT_CARD_PUT_BACK, note
from derby.rules.rule import rule
from derby.table import PROTECTION, Table


@rule
def zeus_deck_size(table: Table) -> int:
    return size(table.zeus) + table.protections


@rule
def draw_from_zeus_deck(table: Table, card: int) -> None:
    """Turn a card of the Zeus deck face up."""
    if card == PROTECTION:
        table.protections -= 1
    else:
        table.zeus ^= 1 << card
    table.drawn[table.drawn_size] = card
    table.drawn_size += 1
    note(table, JUDGMENT_CARD_DRAWN, card)


@rule
def put_back_into_zeus_deck(table: Table, card: int) -> None:
    """Return a drawn card to the Zeus deck (Tablet of Destinies)."""
    slot = 0
    while table.drawn[slot] != card:
        slot += 1
    table.drawn_size -= 1
    while slot < table.drawn_size:
        table.drawn[slot] = table.drawn[slot + 1]
        slot += 1
    table.drawn[table.drawn_size] = 0
    if card == PROTECTION:
        table.protections += 1
    else:
        put_into_zeus_deck(table, card)
    note(table, JUDGMENT_CARD_PUT_BACK, card)


@rule
def disqualify_drawn(table: Table) -> None:
    """Disqualify the creatures on the drawn cards, each once (R9), except the one under Valkyries (R24)."""
    for slot in range(table.drawn_size):
        card = table.drawn[slot]
        if card != PROTECTION:
            creature = creature_of(card)
            if creature != table.valkyries and not table.disqualified[creature]:
                table.disqualified[creature] = 1
                note(table, CREATURE_DISQUALIFIED, creature)


@rule
def gather_zeus_deck(table: Table) -> None:
    """For a new race the Zeus deck is just the protection cards that are still in the game."""
    for slot in range(table.drawn_size):
        table.drawn[slot] = 0
    table.drawn_size = 0
    table.zeus = 0
    table.protections = table.protection_cards
    table.draws = table.cards_drawn
