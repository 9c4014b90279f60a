"""A game played to its end at random: at every decision the legal actions are found and one is chosen uniformly."""

from typing import Any, NamedTuple

from derby.editions.components import CARDS, CREATURES
from derby.flow.legal import legal_codes
from derby.flow.set_up import begin_game
from derby.flow.step import step, step_deal, step_judgment, step_tablet
from derby.playouts.random_stream import below, shuffle_first
from derby.rules.action_codes import LEGAL
from derby.rules.rule import entry, rule
from derby.rules.stages import DEAL, GAME_OVER, JUDGMENT_DRAW
from derby.table import PROTECTION, Table


class Scratch(NamedTuple):
    """Room to work in, so that a playout allocates nothing."""

    codes: list[int]
    deck: list[int]
    line_up: list[int]
    zeus_deck: list[int]


def new_scratch() -> Scratch:
    return Scratch([0] * LEGAL, list(range(CARDS)), list(range(CREATURES)), [0] * CARDS)


def new_compiled_scratch() -> Scratch:
    import numpy as np

    lists: list[Any] = [np.array(room, np.int16) for room in new_scratch()]
    return Scratch(*lists)


@rule
def shuffle_zeus_deck(table: Table, scratch: Scratch, stream: list[int], wanted: int) -> None:
    """Shuffle the Zeus deck in the scratch room; the first `wanted` cards are drawn."""
    size = 0
    for slot in range(table.zeus_size):
        scratch.zeus_deck[size] = table.zeus[slot]
        size += 1
    for _ in range(table.protections):
        scratch.zeus_deck[size] = PROTECTION
        size += 1
    shuffle_first(stream, scratch.zeus_deck, size, wanted)


@rule
def play_chance(table: Table, scratch: Scratch, stream: list[int]) -> None:
    """Let chance speak, at random."""
    if table.stage == DEAL:
        shuffle_first(stream, scratch.deck, CARDS, table.seats * table.cards_each)
        shuffle_first(stream, scratch.line_up, CREATURES, CREATURES - 1)
        step_deal(table, scratch.deck, scratch.line_up)
    elif table.stage == JUDGMENT_DRAW:
        shuffle_zeus_deck(table, scratch, stream, table.draws)
        step_judgment(table, scratch.zeus_deck)
    else:
        shuffle_zeus_deck(table, scratch, stream, 1)
        step_tablet(table, scratch.zeus_deck[0])


@entry
def play_to_decision(table: Table, scratch: Scratch, stream: list[int]) -> None:
    """Let chance speak until a seat decides or the game is over."""
    while table.seat_to_act < 0 and table.stage != GAME_OVER:
        play_chance(table, scratch, stream)


@entry
def play_to_end(table: Table, scratch: Scratch, stream: list[int]) -> int:
    """Play the game to its end; returns how many decisions that took."""
    decisions = 0
    play_to_decision(table, scratch, stream)
    while table.seat_to_act >= 0:
        legal = legal_codes(table, scratch.codes)
        step(table, scratch.codes[below(stream, legal)])
        decisions += 1
        play_to_decision(table, scratch, stream)
    return decisions


@entry
def play_games(table: Table, scratch: Scratch, stream: list[int], games: int) -> int:
    """Play complete games on one table, one after the other; returns how many decisions they took."""
    decisions = 0
    for _ in range(games):
        begin_game(table, below(stream, table.seats))
        decisions += play_to_end(table, scratch, stream)
    return decisions
