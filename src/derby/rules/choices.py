"""Choices: everything the seat to act may do, as sets of bits.

A bet is any of a set of bet cards on any of a set of creatures; a move is any of a set of cards, some of them with
their trick. So a few sets describe all legal actions; one can be chosen from them, or all of them listed. Only the ways
to play powers are listed one by one.
"""

from typing import Annotated

from derby.declaration import Column, Numbers, changing, declared
from derby.rules.action_codes import LEGAL, TRICK
from derby.rules.card_set import lowest, members, nth, size
from derby.rules.rule import inlined, rule


@declared
class Choices(Numbers):
    """What may be done now: rows times columns, then tricks; or a list."""

    listed: Annotated[int, changing("how many codes are listed one by one", bits=16)]
    codes: Annotated[Column, changing("the codes listed one by one", LEGAL, bits=16)]
    first: Annotated[int, changing("the code of row 0 and column 0", bits=16)]
    row: Annotated[int, changing("the distance between the codes of two rows", bits=16)]
    rows: Annotated[int, changing("the rows, one bit each", bits=64)]
    columns: Annotated[int, changing("the columns, one bit each", bits=64)]
    tricks: Annotated[int, changing("cards that may be played with their dirty trick, one bit each", bits=64)]


@rule
def offer(choices: Choices, first: int, columns: int, tricks: int) -> int:
    """Offer one row of choices, and tricks; returns the number of choices."""
    choices.listed = 0
    choices.first = first
    choices.rows = 1
    choices.columns = columns
    choices.tricks = tricks
    return size(columns) + size(tricks)


@rule
def offer_pairs(choices: Choices, first: int, row: int, rows: int, columns: int) -> int:
    """Offer each of the rows with each of the columns; returns the number of choices."""
    choices.listed = 0
    choices.first = first
    choices.row = row
    choices.rows = rows
    choices.columns = columns
    choices.tricks = 0
    return size(rows) * size(columns)


@inlined
def choice(choices: Choices, place: int) -> int:
    """The code of the choice at a place in the fixed order."""
    if choices.listed > 0:
        return choices.codes[place]
    if choices.rows > 1:
        width = size(choices.columns)
        above = place // width
        return choices.first + choices.row * nth(choices.rows, above) + nth(choices.columns, place - above * width)
    # No branch, because the processor couldn't predict whether a trick is chosen.
    plain = size(choices.columns)
    is_trick = place >= plain
    cards = choices.tricks if is_trick else choices.columns
    first = TRICK if is_trick else choices.first
    return first + nth(cards, place - is_trick * plain)


def codes_of(choices: Choices) -> tuple[int, ...]:
    """The codes of all choices, in the fixed order. Not for rules: they use `list_choices`."""
    if choices.listed > 0:
        return tuple(choices.codes[: choices.listed])
    first, columns = choices.first, members(choices.columns)
    if choices.rows == 1:
        codes = [first + column for column in columns]
    else:
        distance = choices.row
        codes = [first + distance * row + column for row in members(choices.rows) for column in columns]
    if choices.tricks:
        codes += [TRICK + card for card in members(choices.tricks)]
    return tuple(codes)


@rule
def list_choices(choices: Choices, codes: list[int]) -> int:
    """Write the codes of all choices, in the fixed order; returns how many there are."""
    found = choices.listed
    if found > 0:
        for place in range(found):
            codes[place] = choices.codes[place]
        return found
    rows = choices.rows
    while rows:
        code = choices.first + choices.row * lowest(rows)
        columns = choices.columns
        while columns:
            codes[found] = code + lowest(columns)
            columns &= columns - 1
            found += 1
        rows &= rows - 1
    tricks = choices.tricks
    while tricks:
        codes[found] = TRICK + lowest(tricks)
        tricks &= tricks - 1
        found += 1
    return found
