"""Editions: every card and line of the game as data, loaded from TOML and checked."""

from derby.editions.edition import BetCard, Edition, Judgment, MovementCard, Track
from derby.editions.loading import EditionError, load_edition, olympus, parse_edition

__all__ = [
    "BetCard",
    "Edition",
    "EditionError",
    "Judgment",
    "MovementCard",
    "Track",
    "load_edition",
    "olympus",
    "parse_edition",
]
