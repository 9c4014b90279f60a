"""Endings: games played to their end from a known table, again and again with the same luck.

A sample of luck says what dice show at every moment of the game: at each deal, each judgment, each bet and each card.
Played on from two tables of one game, the same sample brings the same deals and much the same play, so that the two
endings differ by little more than what happened between the tables.
"""

from derby.bots.hindsight import share_victory
from derby.bots.policy.complete_race import sensible
from derby.bots.policy.foresight import Policy
from derby.bots.search.workspace import SEEN, WORLD
from derby.bots.search.worlds import Unknown
from derby.editions.components import CARDS, CREATURES
from derby.flow.step import act, go_on
from derby.playouts.dice import Dice, below, play_chance
from derby.rules.cardholders import holder_size
from derby.rules.choices import Choices
from derby.rules.copying import copy_table
from derby.rules.rule import kernel, rule
from derby.rules.stages import DEAL, GAME_OVER, JUDGMENT_DRAW
from derby.table import NONE, Table

MOMENTS = 256
"""More than there are in a race: the deal, the judgment, and one for each bet and each card."""
SPREAD = 0x9E3779B97F4A7
"""An odd number that spreads the moments over the states of the dice."""
HALVES = 31
"""Half of the bits of a state."""


@rule
def moment_of(table: Table) -> int:
    """The number of the moment: the same for the same progress of the game, whatever was played."""
    if table.stage == DEAL:
        return table.race * MOMENTS
    if table.stage == JUDGMENT_DRAW:
        return table.race * MOMENTS + 1
    progress = 2 + table.seats * table.cards_each
    for seat in range(table.seats):
        progress += table.bets[seat] - holder_size(table, seat)
    return table.race * MOMENTS + progress


@rule
def set_dice(dice: Dice, luck: int, moment: int) -> None:
    """Set the dice to what a sample of luck has for a moment."""
    dice.state = luck ^ (moment * SPREAD)
    for _ in range(2):
        below(dice, 1)
        dice.state ^= dice.state >> HALVES
    below(dice, 1)


@rule
def sort_cards(dice: Dice) -> None:
    """Put deck and creatures in order: a shuffle depends on the order before it."""
    for card in range(CARDS):
        dice.deck[card] = card
    for creature in range(CREATURES):
        dice.creatures[creature] = creature


@rule
def complete_game(table: Table, dice: Dice, choices: Choices, policy: Policy, luck: int) -> None:
    """Play the game to its end."""
    policy.preferences_of = NONE
    now = NONE
    go_on(table)
    while table.stage != GAME_OVER:
        moment = moment_of(table)
        if moment != now:
            set_dice(dice, luck, moment)
            now = moment
        if table.seat_to_act >= 0:
            act(table, sensible(table, dice, choices, policy))
        else:
            policy.preferences_of = NONE
            if table.stage == DEAL:
                sort_cards(dice)
            play_chance(table, dice)
        go_on(table)


@kernel
def count_victories(
    tables: list[Table],
    unknown: Unknown,
    dice: Dice,
    choices: Choices,
    policy: Policy,
    lucks: list[list[int]],
    victories: list[list[int]],
    batches: int,
    samples: int,
) -> None:
    """Play the game to its end with each sample of luck; count for each batch of them how the victory was shared."""
    for batch in range(batches):
        for sample in range(samples):
            copy_table(tables, WORLD, SEEN)
            complete_game(tables[WORLD], dice, choices, policy, lucks[batch][sample])
            share_victory(tables[WORLD], victories[batch])
