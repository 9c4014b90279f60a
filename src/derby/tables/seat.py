"""A seat of a table, and who sits there."""

from hashlib import sha256
from typing import Literal

from derby.game.names import God
from derby.tables.settings import Clock, Level

MOST_MISSED = 3
"""So many decisions in a row are missed by correspondence until a bot keeps the seat."""
LENT_MS = 10_000
"""Whoever takes a seat back with an empty bank gets so much, once in a game: to come back gives no time twice."""


class Seat:
    __slots__ = (
        "agrees_to_hints",
        "auto_pass",
        "away_since",
        "external",
        "god",
        "guest",
        "handed_over",
        "hinted",
        "left_ms",
        "lent",
        "level",
        "missed",
        "name",
        "present",
        "returns",
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
        """By the steady clock of whoever follows the entries."""
        self.handed_over = False
        self.returns = False
        """Whether the person has it back as soon as the bot has made the decision that it was handed."""
        self.missed = 0
        """Decisions in a row that were not made in time, by correspondence."""
        self.auto_pass = False
        self.left_ms = 0
        """What is left of its time, as it is written down: of its bank, or for this decision."""
        self.agrees_to_hints = False
        """Whether its person has agreed that hints may be asked for in this game."""
        self.hinted = False
        """Whether it has asked for a hint."""
        self.lent = False
        """Whether its bank was empty before, and it has got the time that is there for coming back."""

    @property
    def is_free(self) -> bool:
        return self.guest is None and self.level is None

    @property
    def is_played_by_bot(self) -> bool:
        return self.level is not None or self.handed_over

    def think(self, thought_ms: int) -> None:
        """Take what it has thought off its time."""
        self.left_ms = max(0, self.left_ms - thought_ms)

    def decided(self, clock: Clock, thought_ms: int) -> None:
        """It has decided on a clock, or a bot for it."""
        if clock.kind in ("move", "correspondence"):
            self.left_ms = clock.seconds * 1000
        elif not self.is_played_by_bot:
            self.think(max(0, thought_ms))
            self.left_ms += clock.increment * 1000
        if self.returns:
            self.returns = self.handed_over = False

    def miss(self) -> bool:
        """A decision by correspondence was not made in time; whether a bot makes it, and no other."""
        self.missed += 1
        return self.missed < MOST_MISSED

    def take_back(self, clock: Clock, *, is_asked: bool) -> None:
        """Its person wants to play again."""
        self.missed = 0
        if clock.kind == "bank" and self.left_ms == 0 and not self.lent:
            self.left_ms = LENT_MS
            self.lent = True
        # On a clock a decision that was handed to a bot is the bot's: it can't be handed back and forth to gain time.
        self.returns = is_asked and clock.kind != "none"
        self.handed_over = self.returns

    def is_out_of_time(self, clock: Clock) -> bool:
        """Whether a bot plays it to the end: its bank is empty for the second time."""
        return clock.kind == "bank" and self.left_ms == 0 and self.lent

    def kind(self) -> Literal["free", "person", "bot", "external"]:
        if self.level is not None:
            return "bot"
        if self.guest is None:
            return "free"
        return "external" if self.external else "person"


def who_is(table: str, guest: str) -> str:
    """The name of a guest at a table, which says nothing about the guest at another one."""
    return sha256(f"{table} {guest}".encode()).hexdigest()[:12]
