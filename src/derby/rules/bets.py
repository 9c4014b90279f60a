"""Bets: a secret bet card with an open creature token on it. One bet a creature for each seat in a race."""

from derby.editions.components import BET_CARDS, CREATURES
from derby.rules.creature_tokens import take_token
from derby.rules.rule import rule
from derby.table import NONE, Table


@rule
def bet_on(table: Table, seat: int, creature: int) -> int:
    """The seat's bet on the creature: its number among the seat's bets, -1 for none."""
    creatures = table.bet_creature[seat]
    for bet in range(table.bets[seat]):
        if creatures[bet] == creature:
            return bet
    return NONE


@rule
def may_bet_on(table: Table, seat: int, creature: int) -> bool:
    """A token is left, and the seat has no bet on this creature now (R18)."""
    return table.tokens[creature] > 0 and bet_on(table, seat, creature) < 0


@rule
def can_bet(table: Table, seat: int) -> bool:
    """Whether any creature is left for the seat to bet on (R8)."""
    for creature in range(CREATURES):
        if may_bet_on(table, seat, creature):
            return True
    return False


@rule
def has_bet_card(table: Table, seat: int, card: int) -> bool:
    """Whether the bet card is still unused."""
    return (table.bet_cards_used[seat] >> card) & 1 == 0


@rule
def place_bet(table: Table, seat: int, card: int, creature: int) -> None:
    take_token(table, creature)
    bet = table.bets[seat]
    table.bet_card[seat][bet] = card
    table.bet_creature[seat][bet] = creature
    table.bets[seat] = bet + 1
    table.bet_cards_used[seat] |= 1 << card


@rule
def clear_bets(table: Table, seat: int) -> None:
    for bet in range(table.bets[seat]):
        table.bet_card[seat][bet] = 0
        table.bet_creature[seat][bet] = 0
    table.bets[seat] = 0


@rule
def victory_points(table: Table, seat: int) -> int:
    """The points on the seat's bet cards that came true."""
    points = 0
    for card in range(BET_CARDS):
        if (table.bet_cards_won[seat] >> card) & 1:
            points += table.bet_points[card]
    return points
