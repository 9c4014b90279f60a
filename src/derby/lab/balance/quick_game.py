"""Quick games: whole games between search bots, played on tables inside the compiled rules.

No game and no views are made; they would take most of a quick bot's time. Every decision is the bot's own: from the
same dice it chooses the same action as `search` does, because it sees no more than its view would show.
"""

import random
from math import sqrt
from typing import Any

import msgspec

from derby.bots.levels import Searcher
from derby.bots.policy.foresight import Policy
from derby.bots.protocol import Bot
from derby.bots.random_bot import RandomBot
from derby.bots.search.candidates import CLEARLY, FEWEST_ROUNDS
from derby.bots.search.search import UNLIMITED, Thinking
from derby.bots.search.try_actions import Arms, try_actions
from derby.bots.search.workspace import PLAYED, SEEN, Workspace
from derby.bots.search.worlds import Unknown, find_unknown
from derby.editions.components import GODS, RACES, SEATS
from derby.flow.legal import legal_codes
from derby.flow.set_up import begin_game
from derby.flow.step import act, go_on
from derby.game.set_up import SetUp
from derby.lab.balance.game_summary import (
    GameSummary,
    note_action,
    note_deal,
    note_end_of_game,
    note_end_of_race,
    note_leaders,
    note_position,
)
from derby.playouts.dice import Dice, below, new_dice, play_chance
from derby.rules.action_codes import LEGAL
from derby.rules.choices import Choices
from derby.rules.copying import copy_table
from derby.rules.rule import kernel, rule
from derby.rules.sight import hide
from derby.rules.stages import DEAL, GAME_OVER, JUDGMENT_DRAW
from derby.table import NONE, Table

VALUES, SUMS, SQUARES, ALL_SUMS, ALL_SQUARES, TALLIES = range(6)
"""What is counted for each action: in a world, in a batch of worlds, and in all of them."""
LARGEST_BATCH = 4000


@rule
def drop(arms: Arms, tally: list[list[float]], rounds: int) -> None:
    """Drop what is clearly worse than the best, as `search` does."""
    best = best_arm(arms, tally)
    most = tally[ALL_SUMS][best] / rounds
    error = sqrt(max(tally[ALL_SQUARES][best], 1e-6)) / rounds
    kept = 0
    for arm in range(arms.count):
        own = sqrt(max(tally[ALL_SQUARES][arm], 1e-6)) / rounds
        if arm == best or most - tally[ALL_SUMS][arm] / rounds < CLEARLY * sqrt(error * error + own * own):
            arms.codes[kept] = arms.codes[arm]
            tally[ALL_SUMS][kept] = tally[ALL_SUMS][arm]
            tally[ALL_SQUARES][kept] = tally[ALL_SQUARES][arm]
            kept += 1
    arms.count = kept


@rule
def best_arm(arms: Arms, tally: list[list[float]]) -> int:
    """The first of the best: all of them were tried equally often."""
    best = 0
    for arm in range(1, arms.count):
        if tally[ALL_SUMS][arm] > tally[ALL_SUMS][best]:
            best = arm
    return best


@kernel
def find_action(
    tables: list[Table],
    unknown: Unknown,
    dice: Dice,
    choices: Choices,
    policy: Policy,
    arms: Arms,
    order: list[int],
    styles: list[list[int]],
    tally: list[list[float]],
    most: int,
) -> int:
    """The code of the action that the seat to act chooses after at most `most` worlds; after none, any of them."""
    table = tables[PLAYED]
    arms.count = legal_codes(table, choices, arms.codes)
    if arms.count == 1:
        return arms.codes[0]
    if most == 0:
        return arms.codes[below(dice, arms.count)]
    copy_table(tables, SEEN, PLAYED)
    hide(tables[SEEN], table.seat_to_act)
    find_unknown(tables[SEEN], unknown, table.seat_to_act)
    for arm in range(arms.count):
        tally[ALL_SUMS][arm] = 0.0
        tally[ALL_SQUARES][arm] = 0.0
    rounds = 0
    batch = 2
    while rounds < most and arms.count > 1:
        batch = min(batch, most - rounds)
        for arm in range(arms.count):
            tally[SUMS][arm] = 0.0
            tally[SQUARES][arm] = 0.0
        try_actions(
            tables, unknown, dice, choices, policy, arms, order, styles,
            tally[VALUES], tally[SUMS], tally[SQUARES], batch,
        )  # fmt: skip
        for arm in range(arms.count):
            tally[ALL_SUMS][arm] += tally[SUMS][arm]
            tally[ALL_SQUARES][arm] += tally[SQUARES][arm]
        rounds += batch
        if rounds >= FEWEST_ROUNDS:
            drop(arms, tally, rounds)
        batch = min(batch * 2, LARGEST_BATCH)
    return arms.codes[best_arm(arms, tally)]


@rule
def wait_for_seat(tables: list[Table], chance: Dice, deals: list[int], summary: GameSummary) -> None:
    """Let everything happen that needs no decision. Each race has its own luck, whatever was done before."""
    table = tables[PLAYED]
    while True:
        go_on(table)
        if table.seat_to_act >= 0:
            return
        note_chance(tables, summary)
        if table.stage == GAME_OVER:
            return
        if table.stage == DEAL:
            chance.state = deals[table.race]
        play_chance(table, chance)


@rule
def note_chance(tables: list[Table], summary: GameSummary) -> None:
    """Chance is due, or the game is over."""
    table = tables[PLAYED]
    if table.stage == JUDGMENT_DRAW:
        note_leaders(tables, summary)
    if table.stage == GAME_OVER or (table.stage == DEAL and table.race > 0):
        note_end_of_race(table, summary)
    if table.stage == GAME_OVER:
        note_end_of_game(table, summary)
    elif table.stage == DEAL:
        note_deal(table, summary)


@kernel
def play_quickly(
    tables: list[Table],
    unknown: Unknown,
    dice: Dice,
    choices: Choices,
    policy: Policy,
    arms: Arms,
    order: list[int],
    styles: list[list[int]],
    tally: list[list[float]],
    most: int,
    chance: Dice,
    deals: list[int],
    summary: GameSummary,
) -> None:
    """Play one game on the played table and write its summary."""
    table = tables[PLAYED]
    begin_game(table, summary.first_player)
    while True:
        wait_for_seat(tables, chance, deals, summary)
        if table.stage == GAME_OVER:
            return
        note_position(tables, summary)
        alternatives = legal_codes(table, choices, arms.codes)
        code = find_action(tables, unknown, dice, choices, policy, arms, order, styles, tally, most)
        note_action(table, summary, code, alternatives)
        act(table, code)


class Luck(msgspec.Struct, frozen=True):
    """The luck of a game, which is the same for every bot and edition."""

    game: int
    gods: tuple[int, ...]
    first_player: int
    deals: tuple[int, ...]
    """Where the dice stand at the deal of each race."""
    thoughts: int
    """The seed of the bots' own dice."""


def luck_of_game(seed: int, game: int, seats: int, gods: tuple[int, ...] | None = None) -> Luck:
    """The luck of the game with this number; without given gods, any of the six may play."""
    stream = random.Random(f"divinity derby lab {seed} seats {seats} game {game}")
    drawn = tuple(stream.sample(range(GODS), seats))
    first_player = stream.randrange(seats)
    deals = tuple(new_dice(stream.getrandbits(60)).state for _ in range(RACES))
    return Luck(game, gods or drawn, first_player, deals, stream.getrandbits(60))


def begun_summary(luck: Luck) -> GameSummary:
    summary = GameSummary()
    summary.game = luck.game
    summary.gods = [*luck.gods, *[NONE] * (SEATS - len(luck.gods))]
    summary.first_player = luck.first_player
    return summary


def quick_rounds(player: Bot, rounds: int | None = None) -> int | None:
    """How many worlds the bot looks at in a quick game; None if it needs views."""
    if isinstance(player, RandomBot):
        return 0
    if not isinstance(player, Searcher):
        return None
    thinking = player.thinking
    most = min(thinking.most_rounds, rounds or thinking.most_rounds)
    return most if most < UNLIMITED and not thinking.beliefs and thinking.width >= LEGAL else None


class QuickTable:
    """A table at which quick games are played one after another."""

    def __init__(self, set_up: SetUp, thinking: Thinking, rounds: int) -> None:
        table = set_up.table(0)
        self._rounds = rounds
        self._workspace = workspace = Workspace(table, Unknown(), new_dice(0))
        workspace.play_in_styles([thinking.style] * SEATS)
        workspace.add_tables(1)
        workspace.tables[PLAYED] = workspace.numbers(table)
        arms = Arms()
        arms.aim = thinking.aim
        arms.worth = workspace.worth
        arms.same_luck = int(thinking.same_luck)
        self._thought: tuple[Any, ...] = (
            workspace.numbers(arms),
            workspace.integers(1),
            workspace.integers(1, SEATS),
            workspace.reals(TALLIES, LEGAL),
            rounds,
        )

    def decide(self, table: Table, dice: Dice) -> int:
        """What a seat chooses on this table with these dice."""
        self._workspace.tables[PLAYED] = self._workspace.numbers(table)
        self._workspace.roll(dice)
        return int(self._workspace.run(find_action, *self._thought))

    def play(self, luck: Luck) -> Any:
        """Play the game; returns its summary, in the workspace's form."""
        workspace = self._workspace
        workspace.roll(new_dice(luck.thoughts))
        workspace.put(workspace.tables[PLAYED], "god", [*luck.gods, *[NONE] * (SEATS - len(luck.gods))])
        summary = workspace.numbers(begun_summary(luck))
        deals = workspace.integers(RACES)
        deals[:] = luck.deals
        workspace.run(play_quickly, *self._thought, workspace.numbers(new_dice(0)), deals, summary)
        return summary
