"""Dice for playouts: a stream of random numbers inside the rules, and buffers to shuffle cards in.

The stream is a multiply-with-carry generator (Marsaglia) whose numbers stay below 2**63, so that interpreted and
compiled rules get the same ones. It is made for speed; chance in a real game comes from `game/fairness.py`.
"""

import hashlib
from typing import Annotated

from derby.declaration import Column, Numbers, changing, declared
from derby.editions.components import CARDS, CREATURES
from derby.flow.set_up import deal
from derby.flow.step import go_on
from derby.flow.zeus_judgment import draw_again, judge
from derby.rules.card_set import nth, size
from derby.rules.rule import inlined, rule
from derby.rules.stages import DEAL, GAME_OVER, JUDGMENT_DRAW
from derby.table import DRAWN, PROTECTION, Table

MULTIPLIER = 2147483085
"""Below 2**31, and such that MULTIPLIER * 2**32 - 1 is a safe prime: the stream repeats after about 2**62 numbers."""
WORD = 2**32 - 1


@declared
class Dice(Numbers):
    """A random stream, and buffers for shuffling and drawing with it."""

    state: Annotated[int, changing("the state of the stream", bits=64)]
    deck: Annotated[Column, changing("the movement cards, in some order", CARDS)]
    creatures: Annotated[Column, changing("the creatures, in some order", CREATURES)]
    drawn: Annotated[Column, changing("the cards Zeus draws", DRAWN)]


def new_dice(seed: int, number: int = 0) -> Dice:
    """Independent dice for each number, all from one seed."""
    dice = Dice()
    dice.deck = list(range(CARDS))
    dice.creatures = list(range(CREATURES))
    digest = int.from_bytes(hashlib.sha256(f"{seed} {number}".encode()).digest()[:8])
    dice.state = 1 + digest % (MULTIPLIER * 2**32 - 2)
    return dice


@rule
def below(dice: Dice, count: int) -> int:
    """A number from 0 to count - 1, made of the next 32 random bits."""
    state = (dice.state & WORD) * MULTIPLIER + (dice.state >> 32)
    dice.state = state
    return (((state & WORD) ^ (state >> 32)) * count) >> 32


@rule
def draw_first(dice: Dice, cards: list[int], count: int, wanted: int) -> None:
    """Shuffle `count` cards only until the first `wanted` of them are a random draw."""
    for place in range(wanted):
        other = place + below(dice, count - place)
        card = cards[other]
        cards[other] = cards[place]
        cards[place] = card


@rule
def draw_from_zeus(table: Table, dice: Dice, wanted: int) -> None:
    """Draw cards from the Zeus deck at random, one by one."""
    cards = table.zeus
    protections = table.protections
    for place in range(wanted):
        at = below(dice, size(cards) + protections)
        if at < protections:
            dice.drawn[place] = PROTECTION
            protections -= 1
        else:
            card = nth(cards, at - protections)
            dice.drawn[place] = card
            cards ^= 1 << card


@rule
def play_chance(table: Table, dice: Dice) -> None:
    """Draw the chance outcome that is due."""
    if table.stage == DEAL:
        draw_first(dice, dice.deck, CARDS, table.seats * table.cards_each)
        draw_first(dice, dice.creatures, CREATURES, CREATURES - 1)
        deal(table, dice.deck, dice.creatures)
    elif table.stage == JUDGMENT_DRAW:
        draw_from_zeus(table, dice, table.draws)
        judge(table, dice.drawn)
    else:
        draw_from_zeus(table, dice, 1)
        draw_again(table, dice.drawn[0])


@inlined
def play_on(table: Table, dice: Dice) -> None:
    """Do everything that needs no decision, including chance, until a seat must decide or the game is over."""
    while True:
        go_on(table)
        if table.seat_to_act >= 0 or table.stage == GAME_OVER:
            return
        play_chance(table, dice)
