"""Trying actions: in each world every action in the running, followed by the race to its end."""

from typing import Annotated

from derby.bots.policy.complete_race import complete_race
from derby.bots.policy.foresight import Policy
from derby.bots.policy.style import play_in_style
from derby.bots.search.value import points_ahead, share_of_victory
from derby.bots.search.whole_turns import TURNS, take_turn
from derby.bots.search.workspace import FIRST_WORLD, SEEN, TRIED, WORLD
from derby.bots.search.worlds import Unknown, imagine
from derby.declaration import Column, Numbers, changing, declared
from derby.editions.components import BET_CARDS
from derby.playouts.dice import Dice
from derby.rules.choices import Choices
from derby.rules.copying import copy_table
from derby.rules.rule import kernel, rule
from derby.table import Table

AIM_POINTS, AIM_VICTORY = 0, 1


@declared
class Arms(Numbers):
    """The actions in the running, and what is counted for them."""

    count: Annotated[int, changing("how many there are", bits=16)]
    codes: Annotated[Column, changing("their codes, or those of whole turns", TURNS, bits=32)]
    aim: Annotated[int, changing("what is counted: points or the share of victory")]
    worth: Annotated[Column, changing("what each bet card usually brings, in hundredths", BET_CARDS, bits=16)]
    same_luck: Annotated[int, changing("1 if every action in the running meets the same random numbers in a world")]
    worlds: Annotated[int, changing("how many worlds are believed in; 0: any is possible", bits=32)]
    next_world: Annotated[int, changing("the next of them, by its place in their order", bits=32)]


@rule
def enter_world(
    tables: list[Table],
    unknown: Unknown,
    dice: Dice,
    policy: Policy,
    arms: Arms,
    order: list[int],
    styles: list[list[int]],
) -> None:
    """Lay out the next world: one that is believed in, or else any that is possible."""
    if arms.worlds:
        world = order[arms.next_world]
        arms.next_world = (arms.next_world + 1) % arms.worlds
        copy_table(tables, WORLD, FIRST_WORLD + world)
        for seat in range(tables[WORLD].seats):
            if seat != unknown.seat:
                play_in_style(policy, seat, styles[world][seat])
    else:
        copy_table(tables, WORLD, SEEN)
        imagine(tables[WORLD], unknown, dice)


@rule
def value_of(table: Table, arms: Arms, seat: int) -> float:
    """What the end of a race is worth to the seat, by the aim."""
    if arms.aim == AIM_VICTORY:
        return share_of_victory(table, seat, arms.worth)
    return points_ahead(table, seat)


@kernel
def try_actions(
    tables: list[Table],
    unknown: Unknown,
    dice: Dice,
    choices: Choices,
    policy: Policy,
    arms: Arms,
    order: list[int],
    styles: list[list[int]],
    values: list[float],
    sums: list[float],
    squares: list[float],
    rounds: int,
) -> None:
    """Try every action in the running in each of `rounds` worlds.

    `squares` are of the distance from the mean of all actions in the same world, so that what makes a world good or bad
    for all of them doesn't count.
    """
    for _ in range(rounds):
        enter_world(tables, unknown, dice, policy, arms, order, styles)
        luck = dice.state
        together = 0.0
        for arm in range(arms.count):
            if arms.same_luck:
                dice.state = luck
            copy_table(tables, TRIED, WORLD)
            table = tables[TRIED]
            take_turn(table, dice, arms.codes[arm], unknown.seat)
            complete_race(table, dice, choices, policy)
            values[arm] = value_of(table, arms, unknown.seat)
            together += values[arm]
        for arm in range(arms.count):
            apart = values[arm] - together / arms.count
            sums[arm] += values[arm]
            squares[arm] += apart * apart
