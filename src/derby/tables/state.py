"""A table as its log tells it. Reading the log from the first entry gives the same table in every process.

Nothing here waits, asks the time or throws dice: the moment of an entry comes with it.
"""

from collections import deque
from collections.abc import Iterable
from hashlib import sha256
from typing import Literal, NamedTuple

from derby.game.continuation import played_on
from derby.game.events import Event
from derby.game.fairness import FairChance, commitment
from derby.game.game import Game, new_game
from derby.game.names import God
from derby.game.record import RULES
from derby.tables import entries as log
from derby.tables.messages import ClockIs, Room, RoomSummary, SeatInfo
from derby.tables.refusal import Refusal
from derby.tables.settings import Level, TableSettings

Phase = Literal["gathering", "playing", "over"]

REMEMBERED = 40
"""So many of the latest decisions are told to whoever resumes; whoever was away longer gets the present view."""
KEYS = 64
"""So many keys of decisions are remembered."""
CHAT = 50


class Turn(NamedTuple):
    """A decision and what followed from it."""

    seq: int
    version: int
    events: list[Event]


class Chat(NamedTuple):
    seq: int
    at: int
    guest: str
    name: str
    text: str | None
    reaction: str | None


class Seat:
    """A seat of the table."""

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

    def __init__(self) -> None:
        self.guest: str | None = None
        self.name: str | None = None
        self.external = False
        self.level: Level | None = None
        self.god: God | None = None
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
    """The name of a guest at a table, which tells nothing of the guest at another one."""
    return sha256(f"{table} {guest}".encode()).hexdigest()[:12]


class TableState:
    """Everything that follows from the log of one table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.seq = 0
        self.settings = TableSettings()
        self.host = ""
        self.seed = ""
        self.seats: list[Seat] = []
        self.words: dict[int, str] = {}
        self.game: Game | None = None
        self.turn_since = 0
        """When the seat to act could begin to think, in milliseconds since 1970."""
        self.turns: deque[Turn] = deque(maxlen=REMEMBERED)
        self.keys: dict[tuple[int, str], int] = {}
        """The version that each of the latest keyed decisions led to."""
        self.chat: deque[Chat] = deque(maxlen=CHAT)
        self.conductor: str | None = None
        self.rematch: str | None = None
        self.continues: str | None = None
        """The table whose game goes on here."""
        self.is_waited_for = True
        """Whether anybody is there for whom the game should go on: a person, or only bots play."""
        self.somebody_is_away = False
        """Whether a person is away whose seat no bot plays."""

    @property
    def phase(self) -> Phase:
        if self.game is None:
            return "gathering"
        return "over" if self.game.is_over else "playing"

    def read(self, entries: Iterable[log.StoredEntry]) -> None:
        for entry in entries:
            self.follow(entry.seq, entry.at, log.decode_entry(entry.body))

    def follow(self, seq: int, at: int, entry: log.TableEntry) -> None:
        """Change the table as the entry tells."""
        assert seq == self.seq + 1
        self.seq = seq
        if isinstance(entry, log.Acted):  # first, and with nothing after it: most entries are decisions
            self._act(seq, at, entry)
            return
        self._follow(seq, at, entry)
        people = [seat for seat in self.seats if seat.guest is not None]
        self.is_waited_for = not people or any(seat.present for seat in people)
        self.somebody_is_away = any(not seat.present and not seat.handed_over for seat in people)

    def _follow(self, seq: int, at: int, entry: log.TableEntry) -> None:
        match entry:
            case log.Came():
                self._come(at, entry)
            case log.Went():
                seat = self.seats[entry.seat]
                seat.present -= {entry.process}
                seat.away_since = at
            case log.Said():
                self.chat.append(Chat(seq, at, entry.guest, entry.name, entry.text, None))
            case log.Reacted():
                self.chat.append(Chat(seq, at, entry.guest, entry.name, None, entry.reaction))
            case log.GuestSat():
                seat = self._new_seat(entry.seat)
                seat.guest, seat.name, seat.external, seat.away_since = entry.guest, entry.name, entry.external, at
            case log.BotSat():
                self._new_seat(entry.seat).level = entry.level
            case log.SeatEmptied():
                self._empty(entry.seat)
            case log.GodChosen():
                self.seats[entry.seat].god = entry.god
            case log.WordsGiven():
                self.words[entry.seat] = entry.words
            case log.SeatHandedOver():
                self.seats[entry.seat].handed_over = True
            case log.SeatTakenBack():
                self._take_back(at, entry.seat)
            case log.AutoPassSet():
                self.seats[entry.seat].auto_pass = entry.on
            case log.TakenOver():
                self.conductor = entry.process
                self.turn_since = at
                for seat in self.seats:
                    if not seat.present.isdisjoint(entry.gone):
                        seat.present -= frozenset(entry.gone)
                        seat.away_since = at
            case log.SettingsChanged():
                self._set(entry.settings)
            case log.Opened():
                self.host, self.seed = entry.host, entry.seed
                self._set(entry.settings)
            case log.GameBegan():
                self._begin(at, entry)
            case log.RematchOpened():
                self.rematch = entry.table
            case log.GameContinued():
                self._continue(at, entry)
            case log.Imported():
                self._import(entry)
            case log.Acted():
                raise AssertionError

    def room(self) -> Room:
        """The table as everybody sees it."""
        timed = self.settings.clock.kind == "bank" and self.game is not None
        return Room(
            self.table,
            self.phase,
            self.settings,
            tuple(
                SeatInfo(
                    seat.kind(),
                    seat.name,
                    who_is(self.table, seat.guest) if seat.guest is not None else None,
                    seat.level,
                    seat.god,
                    bool(seat.present),
                    seat.handed_over,
                    seat.auto_pass,
                    seat.bank if timed else None,
                )
                for seat in self.seats
            ),
            who_is(self.table, self.host),
            commitment(bytes.fromhex(self.seed)) if self.seed else None,
            self.words_in_order(),
            self.rematch,
            self.continues,
        )

    def summary(self) -> RoomSummary:
        """The table as the lobby shows it."""
        return RoomSummary(
            self.table,
            self.phase,
            len(self.seats),
            sum(seat.is_free for seat in self.seats),
            tuple(seat.name or seat.level for seat in self.seats),
            self.settings.variants,
            self.settings.clock,
        )

    def words_in_order(self) -> tuple[str, ...]:
        return tuple(self.words[seat] for seat in sorted(self.words))

    def time_is_up_at(self) -> int | None:
        """When the seat to act has thought long enough; None without a clock."""
        clock = self.settings.clock
        seat = self.game.seat_to_act if self.game else None
        if clock.kind == "none" or seat is None or self.seats[seat].is_played_by_bot or not self.is_waited_for:
            return None
        return self.turn_since + (clock.seconds * 1000 if clock.kind == "move" else self.seats[seat].bank)

    def clock(self) -> ClockIs | None:
        """The clock as everybody sees it."""
        if self.settings.clock.kind == "none" or self.phase != "playing":
            return None
        banks = tuple(seat.bank for seat in self.seats) if self.settings.clock.kind == "bank" else None
        return ClockIs(self.time_is_up_at(), banks)

    def seats_of(self, guest: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    def _set(self, settings: TableSettings) -> None:
        self.settings = settings
        del self.seats[settings.seats :]
        self.seats += [Seat() for _ in range(settings.seats - len(self.seats))]
        self.words = {seat: words for seat, words in self.words.items() if seat < settings.seats}

    def _new_seat(self, number: int) -> Seat:
        god = self.seats[number].god
        self.seats[number] = Seat()
        self.seats[number].god = god
        return self.seats[number]

    def _empty(self, number: int) -> None:
        left = self.seats[number].guest
        self.seats[number] = Seat()
        self.words.pop(number, None)
        others = [seat.guest for seat in self.seats if seat.guest is not None and not seat.external]
        if left == self.host and others and self.host not in others:
            self.host = others[0]

    def _begin(self, at: int, entry: log.GameBegan) -> None:
        if entry.rules != RULES:
            raise Refusal("other-rules")
        for seat, god in zip(self.seats, entry.gods, strict=True):
            seat.god = god
            seat.bank = self.settings.clock.seconds * 1000
        self.game = new_game(
            gods=entry.gods,
            variants=self.settings.variants,
            edition=self.settings.edition,
            seed=bytes.fromhex(self.seed),
            words=self.words_in_order(),
        )
        self.turns.append(Turn(self.seq, 0, self.game.events))
        self.game.events = []
        self.turn_since = at

    def _continue(self, at: int, entry: log.GameContinued) -> None:
        if entry.record.rules != RULES:
            raise Refusal("other-rules")
        for seat, god in zip(self.seats, entry.record.gods, strict=True):
            seat.god = god
            seat.bank = self.settings.clock.seconds * 1000
        self.game = played_on(entry.record, FairChance(bytes.fromhex(self.seed), self.words_in_order()))
        self.continues = entry.table
        self.turns.append(Turn(self.seq, self.game.version, self.game.events))
        self.game.events = []
        self.turn_since = at

    def _act(self, seq: int, at: int, entry: log.Acted) -> None:
        game = self.game
        assert game is not None
        events = game.apply(entry.code, seat=entry.seat)
        game.events = []
        self.turns.append(Turn(seq, game.version, events))
        if entry.key is not None:
            self.keys[entry.seat, entry.key] = game.version
            if len(self.keys) > KEYS:
                del self.keys[next(iter(self.keys))]
        if self.settings.clock.kind == "bank":
            seat = self.seats[entry.seat]
            if not seat.is_played_by_bot:
                seat.bank = max(0, seat.bank - (at - self.turn_since)) + self.settings.clock.increment * 1000
        self.turn_since = at

    def _come(self, at: int, entry: log.Came) -> None:
        if not self.is_waited_for:
            self.turn_since = at
        self.seats[entry.seat].present |= {entry.process}

    def _take_back(self, at: int, number: int) -> None:
        seat = self.seats[number]
        seat.handed_over = False
        # Who takes a seat back with an empty bank gets time for one decision.
        seat.bank = max(seat.bank, 1000 * max(self.settings.clock.increment, 10))
        if self.game is not None and self.game.seat_to_act == number:
            self.turn_since = at

    def _import(self, entry: log.Imported) -> None:
        record = entry.record
        self.settings = TableSettings(len(record.gods), record.variants, record.edition)
        self.game = record.restore()
        self.seed = record.seed or ""
        self.seats = [Seat() for _ in record.gods]
        for seat, god in zip(self.seats, record.gods, strict=True):
            seat.god = god
        self.game.events = []
