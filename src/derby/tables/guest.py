"""Guests: people and external bots, known by a random id. There is no account behind it."""

from typing import NamedTuple


class Guest(NamedTuple):
    id: str
    name: str
    owner: str | None
    """Of an external bot: the guest that made it."""


NOBODY = Guest("", "", None)
"""Someone without a cookie."""
