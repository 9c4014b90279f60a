"""Chance: what a game draws at random. The rules take it as an argument, wherever it comes from."""

from collections import Counter
from typing import Union, cast

import msgspec

from derby.editions.components import CARDS, CREATURES
from derby.game.errors import ChanceError
from derby.rules.card_set import members
from derby.rules.stages import DEAL, JUDGMENT_DRAW, TABLET_DRAW
from derby.table import PROTECTION, Table


class Deal(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The shuffled movement cards of a race and the line-up of the creatures, best first (R3)."""

    deck: tuple[int, ...]
    line_up: tuple[int, ...]


class JudgmentDraw(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The cards Zeus draws, 54 for a protection card."""

    cards: tuple[int, ...]


class TabletDraw(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The card drawn again for the Tablet of Destinies."""

    card: int


Chance = Union[Deal, JudgmentDraw, TabletDraw]  # noqa: UP007 (msgspec reads it)


def zeus_deck(table: Table) -> list[int]:
    """The cards of the Zeus deck in a fixed order, before shuffling."""
    return members(table.zeus) + [PROTECTION] * table.protections


def check_chance(table: Table, chance: Chance) -> None:
    """Refuse a chance outcome that is not due now or can't come from the cards on the table."""
    stage = table.stage
    if stage == DEAL and type(chance) is Deal:
        if not _are_numbers(chance.deck, CARDS) or sorted(chance.deck) != list(range(CARDS)):
            raise ChanceError(f"a deal has each of the {CARDS} movement cards once")
        if not _are_numbers(chance.line_up, CREATURES) or sorted(chance.line_up) != list(range(CREATURES)):
            raise ChanceError("a line-up has each of the six creatures once")
    elif stage == JUDGMENT_DRAW and type(chance) is JudgmentDraw:
        if not _are_numbers(chance.cards, table.draws):
            raise ChanceError(f"Zeus draws {table.draws} cards, given by their numbers")
        if Counter(chance.cards) - Counter(zeus_deck(table)):
            raise ChanceError("Zeus can only draw cards of the Zeus deck")
    elif stage == TABLET_DRAW and type(chance) is TabletDraw:
        if type(chance.card) is not int or chance.card not in zeus_deck(table):
            raise ChanceError("Zeus can only draw a card of the Zeus deck")
    else:
        raise ChanceError(f"{type(chance).__name__} is not due now")


def _are_numbers(given: object, count: int) -> bool:
    """Whether this is a tuple of exactly `count` ints; anything else would break the game later."""
    if type(given) is not tuple:
        return False
    numbers = cast(tuple[object, ...], given)
    return len(numbers) == count and all(type(number) is int for number in numbers)
