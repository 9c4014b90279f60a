"""A game played to its end at random: at every decision the legal actions are found and one is chosen uniformly."""

from derby.flow.legal import legal_codes
from derby.flow.set_up import begin_game
from derby.flow.step import act
from derby.playouts.dice import Dice, below, play_on
from derby.rules.rule import entry
from derby.rules.stages import GAME_OVER
from derby.table import Table


@entry
def play_to_end(table: Table, dice: Dice) -> int:
    """Play the game to its end; returns how many decisions that took."""
    decisions = 0
    while True:
        play_on(table, dice)
        if table.stage == GAME_OVER:
            return decisions
        legal = legal_codes(table, dice.codes)
        act(table, dice.codes[below(dice, legal)])
        decisions += 1


@entry
def play_games(table: Table, dice: Dice, games: int) -> int:
    """Play complete games on one table, one after the other; returns how many decisions they took."""
    decisions = 0
    for _ in range(games):
        begin_game(table, below(dice, table.seats))
        decisions += play_to_end(table, dice)
    return decisions
