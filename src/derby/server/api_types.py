"""What is sent to the HTTP interface, and what comes back, where it is not about a table."""

from typing import Annotated, Any

import msgspec

from derby.coach.findings import Review
from derby.game.names import God
from derby.tables.client_messages import Name, SeatNumber
from derby.tables.settings import Level, TableSettings


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class RecoveryCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class QuickPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    settings: TableSettings = TableSettings()
    level: Level = "hero"
    seat: SeatNumber = 0
    god: God | None = None


class ContinueGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    steps: Annotated[int, msgspec.Meta(ge=1, le=10_000)]
    """How many steps of its replay stay as they were."""
    seat: SeatNumber
    """The one that you play; bots play the others."""
    level: Level = "hero"


class OwnRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was finished on the guest's own device, without a server."""

    record: dict[str, Any]
    players: Annotated[tuple[Level | None, ...], msgspec.Meta(min_length=3, max_length=6)]
    """The level of each seat's bot; null for a person."""
    hinted: bool = False
    """Whether hints were asked for: then the game doesn't count."""


class Me(msgspec.Struct, frozen=True):
    name: str
    recovery_code: str | None = None
    """Only when it is new."""


class OpenedTable(msgspec.Struct, frozen=True):
    table: str
    seats: dict[int, str]
    """Your seats, with their tokens."""


class ReviewedGame(msgspec.Struct, frozen=True):
    own: tuple[int, ...]
    """Your own seats."""
    review: Review
    """Of one seat."""


class ExternalBot(msgspec.Struct, frozen=True):
    name: str
    token: str
    """For `Authorization: Bearer` when the bot opens its WebSocket."""
