"""Sets of cards, or of anything else with small numbers: one bit each, in one int.

`size` and `lowest` are one machine instruction each when compiled; `rules/compiled.py` knows them.
"""

from collections.abc import Callable

from derby.rules.rule import rule

size: Callable[[int], int] = int.bit_count
"""How many there are."""


def lowest(cards: int) -> int:
    """The one with the lowest number; there must be one."""
    return (cards & -cards).bit_length() - 1


@rule
def nth(cards: int, place: int) -> int:
    """The one at a place, counted from the lowest."""
    for _ in range(place):
        cards &= cards - 1
    return lowest(cards)


def members(cards: int) -> list[int]:
    """All cards of a set, in order. Not for rules: they don't make lists."""
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
    """A set of these. Not for rules."""
    return sum(1 << card for card in cards)


_MEMBERS = [
    [tuple(first + bit for bit in range(9) if (bits >> bit) & 1) for bits in range(512)] for first in range(0, 54, 9)
]
"""For each creature, the cards of every set of its nine."""
