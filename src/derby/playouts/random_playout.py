"""A game played at random: every decision is a uniform choice among the legal actions."""

from derby.flow.legal import legal
from derby.flow.set_up import begin_game
from derby.flow.step import act
from derby.playouts.dice import Dice, below, play_on
from derby.rules.bets import victory_points
from derby.rules.choices import Choices, choice
from derby.rules.rule import kernel
from derby.rules.stages import GAME_OVER
from derby.table import Table

ALL = 1_000_000
"""More decisions than a game can have."""


@kernel
def play_decisions(table: Table, dice: Dice, choices: Choices, limit: int) -> int:
    """Play at most `limit` decisions and everything that follows from them; returns how many there were."""
    play_on(table, dice)
    decisions = 0
    while decisions < limit and table.stage != GAME_OVER:
        act(table, choice(choices, below(dice, legal(table, choices))))
        play_on(table, dice)
        decisions += 1
    return decisions


@kernel
def play_games(table: Table, dice: Dice, choices: Choices, games: int) -> int:
    """Play complete games on one table; returns how many decisions they took."""
    decisions = 0
    for _ in range(games):
        begin_game(table, below(dice, table.seats))
        decisions += play_decisions(table, dice, choices, ALL)
    return decisions


@kernel
def play_and_score(table: Table, dice: Dice, choices: Choices, games: int, points: list[list[int]]) -> int:
    """Play complete games on one table and record each seat's points; returns how many decisions they took."""
    decisions = 0
    for game in range(games):
        begin_game(table, below(dice, table.seats))
        decisions += play_decisions(table, dice, choices, ALL)
        for seat in range(table.seats):
            points[game][seat] = victory_points(table, seat)
    return decisions
