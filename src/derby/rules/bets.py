"""Bets: a secret bet card under a visible creature token. In a race a seat bets on each creature at most once."""

from derby.editions.components import BET_CARDS
from derby.rules.creature_tokens import take_token
from derby.rules.rule import rule
from derby.table import NONE, Table

ALL_BET_CARDS = (1 << BET_CARDS) - 1


@rule
def bet_on(table: Table, seat: int, creature: int) -> int:
    """The index of the seat's bet on the creature, -1 for none."""
    creatures = table.bet_creature[seat]
    for bet in range(table.bets[seat]):
        if creatures[bet] == creature:
            return bet
    return NONE


@rule
def may_bet_on(table: Table, seat: int, creature: int) -> bool:
    return (creatures_to_bet_on(table, seat) >> creature) & 1 == 1


@rule
def creatures_to_bet_on(table: Table, seat: int) -> int:
    """The creatures the seat may bet on, one bit each: a token is left, and the seat has no bet on them now (R18)."""
    return table.creatures_left & ~table.creatures_bet_on[seat]


@rule
def can_bet(table: Table, seat: int) -> bool:
    """Whether any creature is left for the seat to bet on (R8)."""
    return creatures_to_bet_on(table, seat) != 0


@rule
def unused_bet_cards(table: Table, seat: int) -> int:
    """The seat's unused bet cards, one bit each."""
    return ~table.bet_cards_used[seat] & ALL_BET_CARDS


@rule
def place_bet(table: Table, seat: int, card: int, creature: int) -> None:
    take_token(table, creature)
    bet = table.bets[seat]
    table.bet_card[seat][bet] = card
    table.bet_creature[seat][bet] = creature
    table.bets[seat] = bet + 1
    table.creatures_bet_on[seat] |= 1 << creature
    table.bet_cards_used[seat] |= 1 << card


@rule
def clear_bets(table: Table, seat: int) -> None:
    for bet in range(table.bets[seat]):
        table.bet_card[seat][bet] = 0
        table.bet_creature[seat][bet] = 0
    table.bets[seat] = 0
    table.creatures_bet_on[seat] = 0


@rule
def victory_points(table: Table, seat: int) -> int:
    """The points of all the seat's bets that came true."""
    points = 0
    for card in range(BET_CARDS):
        # No branch, because the processor couldn't predict which bets came true.
        points += table.bet_points[card] * ((table.bet_cards_won[seat] >> card) & 1)
    return points
