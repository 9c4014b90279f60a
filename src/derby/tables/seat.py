"""A seat of a table, and who sits there."""

from hashlib import sha256
from typing import Literal

from derby.game.names import God
from derby.tables.settings import Level


class Seat:
    __slots__ = (
        "auto_pass",
        "away_since",
        "bank",
        "external",
        "god",
        "guest",
        "handed_over",
        "level",
        "name",
        "present",
    )

    def __init__(self, god: God | None = None) -> None:
        self.guest: str | None = None
        self.name: str | None = None
        self.external = False
        """Whether an external bot sits here."""
        self.level: Level | None = None
        """Of a bot."""
        self.god = god
        self.present: frozenset[str] = frozenset()
        """The processes at which it has a device."""
        self.away_since = 0
        self.handed_over = False
        self.auto_pass = False
        self.bank = 0
        """What is left of its bank, in milliseconds."""

    @property
    def is_free(self) -> bool:
        return self.guest is None and self.level is None

    @property
    def is_played_by_bot(self) -> bool:
        return self.level is not None or self.handed_over

    def kind(self) -> Literal["free", "person", "bot", "external"]:
        if self.level is not None:
            return "bot"
        if self.guest is None:
            return "free"
        return "external" if self.external else "person"


def who_is(table: str, guest: str) -> str:
    """The name of a guest at a table, which says nothing about the guest at another one."""
    return sha256(f"{table} {guest}".encode()).hexdigest()[:12]
