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
    """All of them, in order. Not for rules: they don't make lists."""
    found: list[int] = []
    while cards:
        found.append(lowest(cards))
        cards &= cards - 1
    return found


def card_set(cards: list[int]) -> int:
    """A set of these. Not for rules."""
    return sum(1 << card for card in cards)
