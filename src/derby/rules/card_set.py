"""Sets of cards, or of other small numbers, stored as the bits of an int.

`size` and `lowest` compile to one machine instruction each; see `rules/compiled.py`.
"""

from collections.abc import Callable

from derby.editions.components import CARDS, CARDS_OF_A_CREATURE
from derby.rules.rule import rule

size: Callable[[int], int] = int.bit_count
"""The number of cards in a set."""


def lowest(cards: int) -> int:
    """The lowest card of a non-empty set."""
    return (cards & -cards).bit_length() - 1


@rule
def nth(cards: int, place: int) -> int:
    """The card at a place, counted from the lowest."""
    for _ in range(place):
        cards &= cards - 1
    return lowest(cards)


def members(cards: int) -> list[int]:
    """The cards of a set, in order. Not for rules: they don't build lists."""
    dragon, gryphon, lamassu, pegasus, phoenix, sylph = _MEMBERS
    return [
        *dragon[cards & 511],
        *gryphon[cards >> 9 & 511],
        *lamassu[cards >> 18 & 511],
        *pegasus[cards >> 27 & 511],
        *phoenix[cards >> 36 & 511],
        *sylph[cards >> 45 & 511],
    ]


def card_set(cards: list[int]) -> int:
    """The set of these cards. Not for rules."""
    return sum(1 << card for card in cards)


_MEMBERS = [
    [
        tuple(first + bit for bit in range(CARDS_OF_A_CREATURE) if (bits >> bit) & 1)
        for bits in range(1 << CARDS_OF_A_CREATURE)
    ]
    for first in range(0, CARDS, CARDS_OF_A_CREATURE)
]
"""For each creature, the members of each of the 512 subsets of its nine cards."""
