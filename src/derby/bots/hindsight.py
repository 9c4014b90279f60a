"""Hindsight: how likely things were to someone who saw every card, as everyone does when the game is over.

The game is completed in many ways from a fully known position: all seats play sensibly, and chance decides again
what it had not decided yet. The result counts which bets came true and who won. No seat ever learns this: it takes an
omniscient view.
"""

import random

import msgspec

from derby.bots.policy.complete_race import complete_race
from derby.bots.policy.foresight import Policy
from derby.bots.policy.style import CARELESS
from derby.bots.search.place_counts import NAMES
from derby.bots.search.workspace import SEEN, WORLD, Workspace
from derby.bots.search.worlds import Unknown, imagine, seen_table, unknown_to
from derby.editions.components import CREATURES, SEATS
from derby.game.names import CREATURE_NUMBER, Stage
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.playouts.dice import Dice, new_dice, play_chance
from derby.rules.bets import victory_points
from derby.rules.choices import Choices
from derby.rules.copying import copy_table
from derby.rules.rule import kernel, rule
from derby.rules.stages import DEAL, GAME_OVER
from derby.table import Table

WHOLE = 60
"""A victory, which two to six seats may share evenly."""


class Hindsight(msgspec.Struct, frozen=True):
    bets: tuple[tuple[float, ...], ...]
    """For each seat and each of its bets in play: the chance that it comes true."""
    victory: tuple[float, ...]
    """For each seat: the chance to win the game; a shared victory counts in equal parts."""


@rule
def share_victory(table: Table, victories: list[int]) -> None:
    """Split the victory among those with the most points (R1)."""
    most = 0
    winners = 0
    for seat in range(table.seats):
        points = victory_points(table, seat)
        if winners == 0 or points > most:
            most = points
            winners = 1
        elif points == most:
            winners += 1
    for seat in range(table.seats):
        if victory_points(table, seat) == most:
            victories[seat] += WHOLE // winners


@kernel
def count_endings(
    tables: list[Table],
    unknown: Unknown,
    dice: Dice,
    choices: Choices,
    policy: Policy,
    counts: list[list[int]],
    victories: list[int],
    samples: int,
) -> None:
    """Complete the game in `samples` worlds; count who won, and how often each creature's place had these names."""
    for _ in range(samples):
        copy_table(tables, WORLD, SEEN)
        table = tables[WORLD]
        imagine(table, unknown, dice)
        if table.stage != DEAL:
            complete_race(table, dice, choices, policy)
            for creature in range(CREATURES):
                counts[creature][table.place_names[creature]] += 1
        while table.stage != GAME_OVER:
            play_chance(table, dice)
            complete_race(table, dice, choices, policy)
        share_victory(table, victories)


def hindsight(set_up: SetUp, view: View, samples: int, *, stream: random.Random) -> Hindsight:
    """What could be expected from an omniscient view; all randomness comes from the stream."""
    if view.stage is Stage.GAME_OVER:
        most = max(view.points)
        winners = view.points.count(most)
        return Hindsight((), tuple((points == most) / winners for points in view.points))
    table = seen_table(set_up, view)
    workspace = Workspace(table, unknown_to(table, view.viewer), new_dice(stream.getrandbits(60)))
    workspace.play_in_styles([CARELESS] * SEATS)
    counts, victories = workspace.integers(CREATURES, NAMES), workspace.integers(SEATS)
    workspace.run(count_endings, counts, victories, samples)

    def comes_true(creature: int, card: int) -> float:
        places = table.bet_places[card]
        return sum(int(count) for names, count in enumerate(counts[creature]) if names & places) / samples

    return Hindsight(
        tuple(
            tuple(comes_true(CREATURE_NUMBER[bet.creature], bet.card) for bet in seat.bets if bet.card is not None)
            for seat in view.seats
        ),
        tuple(int(victories[seat]) / (WHOLE * samples) for seat in range(set_up.seats)),
    )
