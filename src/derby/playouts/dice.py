"""Dice for playouts: a stream of random numbers inside the rules, and room to shuffle cards in.

The stream is the upper half of a linear congruential generator of 63 bits, the most that both speeds count alike. It is
for playouts, where speed matters; a real game's chance comes from `game/fairness.py`.
"""

import hashlib
from typing import Annotated

from derby.declaration import Column, Numbers, changing, declared
from derby.editions.components import CARDS, CREATURES
from derby.flow.set_up import deal
from derby.flow.step import go_on
from derby.flow.zeus_judgment import draw_again, judge
from derby.rules.action_codes import LEGAL
from derby.rules.rule import rule
from derby.rules.stages import DEAL, GAME_OVER, JUDGMENT_DRAW
from derby.table import PROTECTION, Table

STATE = 2**63 - 1
MULTIPLIER = 6364136223846793005


@declared
class Dice(Numbers):
    """A random stream, and room for what is shuffled or looked up with it."""

    state: Annotated[int, changing("where the stream stands", bits=64)]
    deck: Annotated[Column, changing("the movement cards, in some order", CARDS)]
    creatures: Annotated[Column, changing("the creatures, in some order", CREATURES)]
    zeus_deck: Annotated[Column, changing("room for the Zeus deck", CARDS)]
    codes: Annotated[Column, changing("room for the codes of legal actions", LEGAL, bits=16)]


def new_dice(seed: int, number: int = 0) -> Dice:
    """Dice of their own for each number, of as many as you like, all from one seed."""
    dice = Dice()
    dice.deck = list(range(CARDS))
    dice.creatures = list(range(CREATURES))
    dice.state = int.from_bytes(hashlib.sha256(f"{seed} {number}".encode()).digest()[:8]) & STATE
    return dice


@rule
def next_word(dice: Dice) -> int:
    """The next 32 random bits."""
    dice.state = (dice.state * MULTIPLIER + 1) & STATE
    return dice.state >> 31


@rule
def below(dice: Dice, count: int) -> int:
    """A number from 0 to count - 1."""
    return (next_word(dice) * count) >> 32


@rule
def draw_first(dice: Dice, cards: list[int], size: int, wanted: int) -> None:
    """Shuffle the first `size` cards just so far that the first `wanted` of them are a random draw."""
    for place in range(wanted):
        other = place + below(dice, size - place)
        card = cards[other]
        cards[other] = cards[place]
        cards[place] = card


@rule
def draw_from_zeus(table: Table, dice: Dice, wanted: int) -> None:
    """Shuffle the Zeus deck in its room; the first `wanted` cards there are drawn."""
    size = table.zeus_size
    for slot in range(size):
        dice.zeus_deck[slot] = table.zeus[slot]
    for slot in range(table.protections):
        dice.zeus_deck[size + slot] = PROTECTION
    draw_first(dice, dice.zeus_deck, size + table.protections, wanted)


@rule
def play_chance(table: Table, dice: Dice) -> None:
    """Let chance speak once."""
    if table.stage == DEAL:
        draw_first(dice, dice.deck, CARDS, table.seats * table.cards_each)
        draw_first(dice, dice.creatures, CREATURES, CREATURES - 1)
        deal(table, dice.deck, dice.creatures)
    elif table.stage == JUDGMENT_DRAW:
        draw_from_zeus(table, dice, table.draws)
        judge(table, dice.zeus_deck)
    else:
        draw_from_zeus(table, dice, 1)
        draw_again(table, dice.zeus_deck[0])


@rule
def play_on(table: Table, dice: Dice) -> None:
    """Let everything happen that needs no decision, chance too, until a seat decides or the game is over."""
    while True:
        go_on(table)
        if table.seat_to_act >= 0 or table.stage == GAME_OVER:
            return
        play_chance(table, dice)
