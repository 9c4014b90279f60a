"""Editions: every card and line of the game as data, loaded from TOML and checked."""

from derby.editions.cards import Card, Creature
from derby.editions.edition import BetCard, Edition, Judgment, MovementCard, Track, UnknownCard
from derby.editions.loading import EditionError, load_edition, olympus, parse_edition

__all__ = [
    "BetCard",
    "Card",
    "Creature",
    "Edition",
    "EditionError",
    "Judgment",
    "MovementCard",
    "Track",
    "UnknownCard",
    "load_edition",
    "olympus",
    "parse_edition",
]
