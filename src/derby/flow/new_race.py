"""5. New race, with the seat left of the first player as first player; after the third race the game is over."""

from derby.editions.components import RACES
from derby.rules.journal import GAME_ENDED, RACE_ENDED, note
from derby.rules.rule import rule
from derby.rules.seats import left_of
from derby.rules.stages import DEAL, GAME_OVER
from derby.table import NONE, Table
from derby.variants.fate_tokens import take_tokens_back


@rule
def begin_race(table: Table) -> None:
    """A race begins with the deal, which is chance."""
    table.turn = table.first_player
    table.stage = DEAL
    table.seat_to_act = NONE


@rule
def end_race(table: Table) -> None:
    note(table, RACE_ENDED, table.race)
    take_tokens_back(table)
    table.race += 1
    if table.race == RACES:
        table.stage = GAME_OVER
        note(table, GAME_ENDED)
    else:
        table.first_player = left_of(table, table.first_player)
        begin_race(table)
