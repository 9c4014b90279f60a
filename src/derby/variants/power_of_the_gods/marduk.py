"""Marduk: Prophecy (mid-race), Tablet of Destinies (after the judgment's draw), Storm Chariot (fate)."""

from derby.editions.components import BET_CARDS, CREATURES
from derby.rules import action_codes
from derby.rules.bets import bet_on, unused_bet_cards
from derby.rules.journal import BET_CARD_EXCHANGED, note
from derby.rules.judgment import put_back_into_zeus_deck
from derby.rules.rule import rule
from derby.rules.track import change_places, creature_just_ahead
from derby.table import PROTECTION, Table

PROPHECY_CODE = action_codes.PROPHECY
TABLET_CODE = action_codes.TABLET_OF_DESTINIES


@rule
def can_play_prophecy(table: Table, seat: int) -> bool:
    return table.bets[seat] > 0 and table.bet_cards_used[seat] != (1 << BET_CARDS) - 1


@rule
def prophecy_choices(table: Table, seat: int, codes: list[int], found: int) -> int:
    """Any of your unused bet cards for the one under any of your tokens."""
    for bet in range(table.bets[seat]):
        creature = table.bet_creature[seat][bet]
        for card in range(BET_CARDS):
            if (unused_bet_cards(table, seat) >> card) & 1:
                codes[found] = PROPHECY_CODE + card * CREATURES + creature
                found += 1
    return found


@rule
def play_prophecy(table: Table, seat: int, choice: int) -> None:
    """Exchange the bet card under one of your tokens with an unused one, in secret (R18)."""
    creature = choice % CREATURES
    bet = bet_on(table, seat, creature)
    old = table.bet_card[seat][bet]
    new = choice // CREATURES
    table.bet_card[seat][bet] = new
    table.bet_cards_used[seat] ^= (1 << old) | (1 << new)
    note(table, BET_CARD_EXCHANGED, seat, creature, old, new)


@rule
def tablet_choices(table: Table, codes: list[int], found: int) -> int:
    """Any drawn card; protection cards are interchangeable."""
    protection_found = False
    for slot in range(table.drawn_size):
        card = table.drawn[slot]
        if card != PROTECTION or not protection_found:
            codes[found] = TABLET_CODE + card
            found += 1
        if card == PROTECTION:
            protection_found = True
    return found


@rule
def play_tablet(table: Table, card: int) -> None:
    """Put one drawn card back into the Zeus deck; another is drawn, perhaps the same (R24)."""
    put_back_into_zeus_deck(table, card)


@rule
def can_play_storm_chariot(table: Table, creature: int) -> bool:
    """There is an unfinished creature ahead (R21)."""
    return creature_just_ahead(table, creature) >= 0


@rule
def play_storm_chariot(table: Table, creature: int) -> None:
    """The creature changes places with the one just ahead of it on the track."""
    change_places(table, creature, creature_just_ahead(table, creature))
