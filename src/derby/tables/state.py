"""A table as its entries make it. Reading them from the first gives the same table in every process.

Nothing here waits, reads a clock or draws at random: the time of an entry comes with it. What is left of a seat's time
follows from what the entries say it has thought. What has passed since then, and since somebody left, is counted by the
steady clock of whoever follows the entries: it may differ from process to process.
"""

from collections import deque
from typing import Literal, NamedTuple

from derby.game.chance import Chance
from derby.game.events import Event
from derby.game.game import Game
from derby.tables.entries import OfDeal
from derby.tables.seat import Seat
from derby.tables.settings import TableSettings

Phase = Literal["gathering", "playing", "over"]

REMEMBERED = 40
"""Decisions that are kept for those who resume; whoever was away longer gets the present view. By correspondence all
are kept: whoever looks again after days is told what has happened."""
KEYS = 64
"""Keys of decisions that are remembered."""
MOST_ENTRIES = 50_000
"""Of a table. A game has a few hundred decisions; beyond this only what they need is still written: decisions, seats
that are taken back or handed over, who comes, and which process looks after the table."""
CHAT = 50
"""Lines of chat that are kept."""


class Decision(NamedTuple):
    """A decision and what followed from it."""

    seq: int
    version: int
    events: list[Event]


class PlayerChange(NamedTuple):
    """A bot took over for somebody, or they came back."""

    seq: int
    seat: int
    handed_over: bool


class Chat(NamedTuple):
    seq: int
    at: int
    guest: str
    name: str
    text: str | None
    reaction: str | None


class PlannedCard(NamedTuple):
    """A slow card that a player has chosen together with the fast one."""

    seat: int
    code: int


class TableState:
    """Everything that follows from the entries of one table."""

    def __init__(
        self, table: str, grace_ms: int = 60_000, *, gives_hints: bool = True, offers_correspondence: bool = True
    ) -> None:
        self.table = table
        self._gives_hints = gives_hints
        """Whether anybody may ask for hints; a setting of the server."""
        self.grace_ms = grace_ms
        """How long a person may be away before a bot plays for them; a setting of the server."""
        self.offers_correspondence = offers_correspondence
        """Whether a game by correspondence may begin here; a setting of the server."""
        self.offers_open_watching = True
        """Whether a table may be watched with all cards open; a setting of the server."""
        self.served_ahead_ms = 0
        """How far the time that the server has run in all its life is ahead of the steady clock of this process."""
        self.seq = 0
        self.settings = TableSettings()
        self.host = ""
        """The guest who opened the table, or whom it was left to; see `acting_host`."""
        self.host_is_away = False
        """Whether a host without a seat has left."""
        self.removed: set[str] = set()
        """Guests whom the host removed from a seat: they don't sit down again."""
        self.seed = ""
        self.seats: list[Seat] = []
        self.words: dict[int, str] = {}
        self.game: Game | None = None
        self.turn_since = 0
        """When the seat to act could begin to think, in milliseconds since 1970."""
        self.counted_to = 0
        """Up to here it is written down what the seat to act has thought, by the steady clock."""
        self.counted_at = 0
        """The same in milliseconds since 1970, by the clock of whoever wrote it."""
        self.decisions: deque[Decision] = deque(maxlen=REMEMBERED)
        self.player_changes: deque[PlayerChange] = deque(maxlen=REMEMBERED)
        self.keys: dict[tuple[int, str], int] = {}
        """The version that each of the latest keyed decisions led to."""
        self.planned: PlannedCard | None = None
        self.chat: deque[Chat] = deque(maxlen=CHAT)
        self.deal: OfDeal | None = None
        """The deal that is played or shown here."""
        self.conductor: str | None = None
        self.rematch: str | None = None
        self.continues: str | None = None
        """The table whose game goes on here."""
        self.is_waited_for = True
        """Whether the game should go on: a person is there, or only bots play."""
        self.somebody_is_away = False
        """Whether a person is away whose seat no bot plays."""
        self.processes: frozenset[str] = frozenset()
        """The processes at which any of its seats has a device."""
        self.other_rules = False
        """Whether the game was begun by other rules than ours, and nobody has agreed yet to play on by ours."""
        self.given: deque[Chance] = deque()
        """What chance will bring, where it is written down."""

    @property
    def phase(self) -> Phase:
        if self.game is None:
            return "gathering"
        return "over" if self.game.is_over else "playing"

    @property
    def is_correspondence(self) -> bool:
        """Whether a seat has hours or days for a decision, and nobody has to be there."""
        return self.settings.clock.is_correspondence

    @property
    def is_full(self) -> bool:
        """Whether only what the game needs is still written."""
        return self.seq >= MOST_ENTRIES

    @property
    def is_try(self) -> bool:
        """Whether a deal is played here that others play, too: nobody helps, and nobody watches."""
        return self.deal is not None and self.deal.is_try

    @property
    def has_hints(self) -> bool:
        """Whether hints may be asked for: one person plays against bots, or everybody has agreed."""
        if self.is_try:
            return False
        people = [seat for seat in self.seats if seat.guest is not None]
        return self._gives_hints and (len(people) == 1 or all(seat.agrees_to_hints for seat in people)) and bool(people)

    @property
    def counts(self) -> bool:
        """Whether the game tells who is stronger.

        It doesn't where one person plays several seats, may know what is dealt, or was helped; nor if only bots play.
        """
        people = [seat.guest for seat in self.seats if seat.guest is not None]
        helped = any(seat.hinted for seat in self.seats)
        knows = self.continues is not None or self.deal is not None
        return bool(people) and len(people) == len(set(people)) and not knows and not helped

    def words_in_order(self) -> tuple[str, ...]:
        return tuple(self.words[seat] for seat in sorted(self.words))

    @property
    def thinking_seat(self) -> Seat | None:
        """The seat to act, if it thinks on a clock."""
        if self.settings.clock.kind == "none" or self.game is None or not self.is_waited_for:
            return None
        number = self.game.seat_to_act
        return None if number is None or self.seats[number].is_played_by_bot else self.seats[number]

    def time_is_up_at(self) -> int | None:
        """When the seat to act has thought long enough, by the steady clock; None if it isn't on a clock."""
        seat = self.thinking_seat
        return None if seat is None else self.counted_to + seat.left_ms

    def bot_plays_at(self, number: int) -> int | None:
        """When a bot will play for a person who is away, by the steady clock; None if nobody waits for them."""
        seat = self.seats[number]
        if seat.guest is None or seat.present or seat.handed_over or self.phase != "playing" or not self.is_waited_for:
            return None
        if self.is_correspondence:
            return None
        return seat.away_since + self.grace_ms

    @property
    def acting_host(self) -> str:
        """The host, or while the host is away the next person at a seat who is there."""
        seats = self.seats_of(self.host)
        if any(self.seats[number].present for number in seats) if seats else not self.host_is_away:
            return self.host
        first = seats[0] if seats else 0
        others = [*self.seats[first:], *self.seats[:first]]
        here = (seat.guest for seat in others if seat.guest is not None and seat.present and not seat.external)
        return next(here, self.host)

    def people(self) -> dict[str, str]:
        """The names of everybody who has a seat or was heard lately, by guest."""
        seated = {seat.guest: seat.name or "" for seat in self.seats if seat.guest is not None}
        return {line.guest: line.name for line in self.chat} | seated

    def forget_guest(self, guest: str, name: str) -> None:
        """Show what the entries say of a guest who was deleted."""
        for seat in self.seats:
            if seat.guest == guest:
                seat.name = name
        lines = (
            line._replace(name=name, text=line.text and name) if line.guest == guest else line for line in self.chat
        )
        self.chat = deque(list(lines), maxlen=CHAT)

    def seats_of(self, guest: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]
