"""Guests: people and external bots, known by a random id. There is no account behind it."""

from typing import NamedTuple


class Guest(NamedTuple):
    id: str
    name: str
    owner: str | None
    """Of an external bot: the guest that made it."""
    generation: int = 0
    """Of the guest's cookies: those of an earlier one count no more."""


NOBODY = Guest("", "", None)
"""Someone without a cookie."""
