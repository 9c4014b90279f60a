"""4. Bet outcome: all bet cards of the race are revealed; a bet that came true scores its victory points."""

from derby.flow.new_race import end_race
from derby.rules.bets import clear_bets
from derby.rules.journal import BET_SETTLED, note
from derby.rules.ranking import name_places
from derby.rules.rule import rule
from derby.rules.seats import left_of
from derby.table import Table


@rule
def settle_bet(table: Table, seat: int, bet: int) -> None:
    card = table.bet_card[seat][bet]
    creature = table.bet_creature[seat][bet]
    # No branch, because the processor couldn't predict whether a random bet came true.
    came_true = int(table.bet_places[card] & table.place_names[creature] != 0)
    table.bet_cards_won[seat] |= came_true << card
    note(table, BET_SETTLED, seat, bet, creature, card, came_true * table.bet_points[card])


@rule
def settle_bets(table: Table) -> None:
    """From the first player, clockwise, every seat's bets in the order they were placed."""
    name_places(table)
    seat = table.first_player
    for _ in range(table.seats):
        for bet in range(table.bets[seat]):
            settle_bet(table, seat, bet)
        table.bet_cards_revealed[seat] = table.bet_cards_used[seat]
        clear_bets(table, seat)
        seat = left_of(table, seat)
    end_race(table)
