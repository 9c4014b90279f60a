"""The words of our notation: numbers, seats, sets of cards, and lists of them, written and read."""

import re
from collections.abc import Callable

from derby.game.errors import NotationError
from derby.game.names import CREATURE_LETTERS, MOVEMENT_CARD_NAMES, MOVEMENT_CARD_NUMBER
from derby.rules.card_set import card_set
from derby.table import Table

Write = Callable[[Table], str]
"""Writes the value of a key; "" leaves the key out."""
Read = Callable[[Table, str], None]
"""Reads the value of a key onto the table."""
Key = tuple[str, Write, Read]


def index_of(letters: str, letter: str, what: str) -> int:
    found = letters.find(letter) if len(letter) == 1 else -1
    if found < 0:
        raise NotationError(f"{letter[:40]!r} is not a {what}; choose from {letters}")
    return found


def read_number(text: str, least: int, most: int) -> int:
    if not re.fullmatch(r"-?[0-9]{1,3}", text) or not least <= int(text) <= most:
        raise NotationError(f"{text[:40]!r} is not a number from {least} to {most}")
    return int(text)


def read_seat(table: Table, text: str) -> int:
    return read_number(text, 0, table.seats - 1)


def read_cards(text: str, most: int, *, protections: bool = False) -> list[int]:
    if text == "-":
        return []
    names = re.findall(r"[DGLPXS][1-9]|\*", text)
    if "".join(names) != text or ("*" in names and not protections):
        raise NotationError(f"{text[:40]!r} is not a list of movement cards, such as D1S9")
    if len(names) > most:
        raise NotationError(f"{len(names)} cards where there is room for {most}")
    return [MOVEMENT_CARD_NUMBER[name] for name in names]


def as_set(cards: list[int]) -> int:
    if len(set(cards)) != len(cards):
        raise NotationError("a movement card is given twice")
    return card_set(cards)


def write_cards(cards: list[int]) -> str:
    return "".join(MOVEMENT_CARD_NAMES[card] for card in cards)


def split(table: Table, text: str) -> list[str]:
    parts = text.split("/")
    if len(parts) != table.seats:
        raise NotationError(f"{len(parts)} parts for {table.seats} seats")
    return ["" if part == "-" else part for part in parts]


def joined(parts: list[str]) -> str:
    return "/".join(part or "-" for part in parts) if any(parts) else ""


def creature_key(field: str) -> tuple[Write, Read]:
    def write(table: Table) -> str:
        creature: int = getattr(table, field)
        return CREATURE_LETTERS[creature] if creature >= 0 else ""

    def read(table: Table, text: str) -> None:
        setattr(table, field, index_of(CREATURE_LETTERS, text, "creature"))

    return write, read


def flag_key(field: str) -> tuple[Write, Read]:
    def write(table: Table) -> str:
        return "1" if getattr(table, field) else ""

    def read(table: Table, text: str) -> None:
        setattr(table, field, read_number(text, 0, 1))

    return write, read
