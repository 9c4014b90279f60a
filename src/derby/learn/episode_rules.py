"""Stepping the games of an episode: one call from Python does an action, what follows, and chance."""

from collections.abc import Sequence

from derby.flow.set_up import begin_game
from derby.flow.step import act
from derby.learn.observation import write_mask
from derby.playouts.dice import Dice, below, play_on
from derby.rules.bets import victory_points
from derby.rules.choices import Choices
from derby.rules.rule import kernel
from derby.table import Table

RACE_ENDED = 8
"""Added to the seat to act at the end of a race."""


@kernel
def begin_episode(tables: Sequence[Table], dice: Sequence[Dice], choices: Sequence[Choices], mask: list[int]) -> int:
    """Begin a game and find its legal actions; returns the seat to act."""
    table = tables[0]
    begin_game(table, below(dice[0], table.seats))
    play_on(table, dice[0])
    write_mask(table, choices[0], mask)
    return table.seat_to_act


@kernel
def step_episode(
    tables: Sequence[Table],
    code: int,
    dice: Sequence[Dice],
    choices: Sequence[Choices],
    mask: list[int],
    points: list[int],
) -> int:
    """Do a legal action, and chance; then find the next legal actions.

    Returns the seat to act, -1 when the game is over; plus `RACE_ENDED` if a race has ended, with `points` filled in.
    """
    table = tables[0]
    race = table.race
    act(table, code)
    play_on(table, dice[0])
    write_mask(table, choices[0], mask)
    if table.race == race:
        return table.seat_to_act
    for seat in range(table.seats):
        points[seat] = victory_points(table, seat)
    return table.seat_to_act + RACE_ENDED
