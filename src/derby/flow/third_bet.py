"""2b. Third bet: after the turn in which a creature first passed the mid-race line.

The seat left of the one whose turn it was becomes first player, and from there, clockwise, each seat places a third
bet. A seat with no creature left to bet on passes (R8). The race continues with the new first player (R11).
"""

from derby.flow.first_bets import ask_for_bet, lay_bet
from derby.flow.move_creatures import begin_turn
from derby.rules.bets import can_bet
from derby.rules.journal import BET_PASSED, FIRST_PLAYER_PASSED, note
from derby.rules.rule import rule
from derby.rules.seats import left_of
from derby.table import Table


@rule
def begin_third_bets(table: Table) -> None:
    table.third_bet = 1
    table.first_player = left_of(table, table.turn)
    note(table, FIRST_PLAYER_PASSED, table.first_player)
    table.turn = table.first_player
    seek_third_bet(table)


@rule
def seek_third_bet(table: Table) -> None:
    """Find the next seat that can bet; after the last one the race continues."""
    while not can_bet(table, table.turn):
        note(table, BET_PASSED, table.turn)
        table.turn = left_of(table, table.turn)
        if table.turn == table.first_player:
            begin_turn(table)
            return
    ask_for_bet(table)


@rule
def third_bet(table: Table, seat: int, choice: int) -> None:
    lay_bet(table, seat, choice)
    table.turn = left_of(table, seat)
    if table.turn == table.first_player:
        begin_turn(table)
    else:
        seek_third_bet(table)
