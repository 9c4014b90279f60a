"""Eyes: what a seat sees of a table that is played without a game around it, for many quick games.

It is the same as what `seen_table` and `unknown_to` make of the seat's view;
`tests/lab/balance/test_quick_game.py` compares the decisions.
"""

from derby.bots.search.workspace import FIRST_WORLD, SEEN
from derby.bots.world import EVEN, Unknown
from derby.editions.components import BET_CARDS, CARDS, SEATS
from derby.rules.card_set import lowest, size
from derby.rules.cardholders import right_holder
from derby.rules.copying import copy_table
from derby.rules.rule import rule
from derby.table import BETS, NONE, PROTECTION, Table
from derby.variants.power_of_the_gods.powers import HORUS, ODIN

PLAYED = FIRST_WORLD
"""The table that is played, with all its secrets."""
SEEN_BY_ODIN = 30_000
"""The weight of a bet card that Superior Wisdom saw, against 1 for each of the others."""


@rule
def look(tables: list[Table], unknown: Unknown, seat: int) -> None:
    """Lay out what the seat sees of the played table, and note what it doesn't see."""
    copy_table(tables, SEEN, PLAYED)
    table = tables[SEEN]
    right = right_holder(table, seat)
    unknown.seat = seat
    seen = open_cards(table) | table.holder[seat] | table.holder[right]
    for holder in range(SEATS):
        unknown.wanted[holder] = 0
        unknown.known[holder] = 0
    look_into_holders(table, unknown, seat, seen)
    for holder in range(table.seats):
        seen |= unknown.known[holder]
        if holder != seat and holder != right:
            unknown.wanted[holder] = size(table.holder[holder]) - size(unknown.known[holder])
            table.holder[holder] = 0
    unknown.count = 0
    hidden = ((1 << CARDS) - 1) & ~seen
    while hidden:
        unknown.cards[unknown.count] = lowest(hidden)
        unknown.count += 1
        hidden &= hidden - 1
    look_at_bets(table, unknown, seat)


@rule
def open_cards(table: Table) -> int:
    """The movement cards that everybody sees."""
    cards = table.discard | table.zeus
    if table.card >= 0:
        cards |= 1 << table.card
    for place in range(table.drawn_size):
        if table.drawn[place] != PROTECTION:
            cards |= 1 << table.drawn[place]
    return cards


@rule
def look_into_holders(table: Table, unknown: Unknown, seat: int, seen: int) -> None:
    """What Falcon's Eye saw and has not been played since, and the card that Renewal put back."""
    right = right_holder(table, seat)
    eye = table.falcon_holder
    put_back = table.renewed_holder
    if eye >= 0 and eye != seat and eye != right and table.god[seat] == HORUS:
        cards = table.falcon_cards & ~seen
        if table.renewed_card >= 0 and put_back != eye:
            cards &= ~(1 << table.renewed_card)
        unknown.known[eye] |= cards
    if table.renewed_card >= 0 and put_back != seat and put_back != right:
        unknown.known[put_back] |= (1 << table.renewed_card) & ~seen


@rule
def look_at_bets(table: Table, unknown: Unknown, seat: int) -> None:
    """The bet cards of the others in play are secret, but for those that Superior Wisdom saw."""
    for other in range(table.seats):
        if other != seat:
            for bet in range(table.bets[other]):
                table.bet_cards_used[other] &= ~(1 << table.bet_card[other][bet])
                table.bet_card[other][bet] = 0
                is_seen = table.god[seat] == ODIN and table.wisdom_bet[other] == bet
                for card in range(BET_CARDS):
                    unknown.weight[other * BETS + bet][card] = 1 if is_seen else EVEN
                if is_seen:
                    unknown.weight[other * BETS + bet][table.wisdom_card[other]] = SEEN_BY_ODIN
            table.wisdom_card[other] = NONE
