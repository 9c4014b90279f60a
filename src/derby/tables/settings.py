"""What the host of a table chooses before the game."""

from typing import Annotated, Literal, get_args

import msgspec

from derby.editions import Edition
from derby.errors import DerbyError
from derby.game.names import Variant
from derby.game.set_up import set_up

Level = Literal["random", "mortal", "hero", "titan", "olympian"]
OpenWatching = Literal["off", "race", "rounds"]
LEVELS: tuple[Level, ...] = get_args(Level)

HOUR = 3600
"""Seconds; the least for a decision by correspondence."""

Seconds = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think. When its time is up a bot takes the seat; the person can take it back.

    Of a bank that is empty, once: with ten seconds, which are all that is left of the game.
    """

    kind: Literal["none", "move", "bank", "correspondence"] = "none"
    """No limit, a number of seconds for each decision, a bank of seconds for the whole game, or correspondence: hours
    or days for each decision, and nobody has to be there. What isn't decided in time a bot decides, once."""
    seconds: Seconds = 60
    increment: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    """Seconds that every decision adds to a bank."""

    @property
    def is_correspondence(self) -> bool:
        return self.kind == "correspondence"


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played at a table, and how."""

    seats: Annotated[int, msgspec.Meta(ge=3, le=6)] = 4
    variants: Annotated[tuple[Variant, ...], msgspec.Meta(max_length=3)] = ()
    edition: Edition | None = None
    """None for Olympus."""
    clock: Clock = Clock()
    listed: bool = False
    """Whether everybody finds it in the lobby; otherwise only those with the link do."""
    leaver_level: Level = "hero"
    """The bot that plays for a person who left or ran out of time."""
    odds: bool = False
    """Whether the odds may be shown to the players."""
    open_watching: OpenWatching = "off"
    """Whether people who don't play may watch with all cards open: each race when it is over, or two rounds late."""


def check_settings(settings: TableSettings, *, offers_correspondence: bool = True) -> None:
    """Refuse settings with which no game can be set up."""
    if settings.clock.is_correspondence and not offers_correspondence:
        raise DerbyError("games by correspondence are not offered here")
    if settings.clock.is_correspondence and settings.clock.seconds < HOUR:
        raise DerbyError(f"a decision by correspondence has at least an hour, not {settings.clock.seconds} seconds")
    set_up(settings.seats, None, settings.variants, settings.edition)
