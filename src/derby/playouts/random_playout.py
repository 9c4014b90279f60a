"""A game played at random: at every decision the legal actions are found and one is chosen uniformly."""

from derby.flow.legal import legal
from derby.flow.set_up import begin_game
from derby.flow.step import act
from derby.playouts.dice import Dice, below, play_on
from derby.rules.bets import victory_points
from derby.rules.choices import Choices, choice
from derby.rules.rule import entry
from derby.rules.stages import GAME_OVER
from derby.table import Table

ALL = 1_000_000
"""More decisions than a game can have."""


@entry
def play_decisions(table: Table, dice: Dice, choices: Choices, most: int) -> int:
    """Play at most so many decisions, and all that follows them; returns how many there were."""
    play_on(table, dice)
    decisions = 0
    while decisions < most and table.stage != GAME_OVER:
        act(table, choice(choices, below(dice, legal(table, choices))))
        play_on(table, dice)
        decisions += 1
    return decisions


@entry
def play_games(table: Table, dice: Dice, choices: Choices, games: int) -> int:
    """Play complete games on one table, one after the other; returns how many decisions they took."""
    decisions = 0
    for _ in range(games):
        begin_game(table, below(dice, table.seats))
        decisions += play_decisions(table, dice, choices, ALL)
    return decisions


@entry
def play_and_score(table: Table, dice: Dice, choices: Choices, games: int, points: list[list[int]]) -> int:
    """Play games one after the other and write down each seat's points; returns how many decisions they took."""
    decisions = 0
    for game in range(games):
        begin_game(table, below(dice, table.seats))
        decisions += play_decisions(table, dice, choices, ALL)
        for seat in range(table.seats):
            points[game][seat] = victory_points(table, seat)
    return decisions
