"""A table as its entries make it. Reading them from the first gives the same table in every process.

Nothing here waits, reads a clock or draws at random: the time of an entry comes with it.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from derby.editions.components import CARDS
from derby.game.continuation import played_on
from derby.game.events import Event
from derby.game.fairness import FairChance
from derby.game.game import Game, new_game
from derby.game.names import God
from derby.game.record import RULES
from derby.rules.action_codes import SLOW
from derby.tables import entries
from derby.tables.refusal import Refusal
from derby.tables.seat import Seat
from derby.tables.settings import TableSettings

Phase = Literal["gathering", "playing", "over"]

REMEMBERED = 40
"""Decisions that are kept for those who resume; whoever was away longer gets the present view."""
KEYS = 64
"""Keys of decisions that are remembered."""
CHAT = 50
"""Lines of chat that are kept."""


class Decision(NamedTuple):
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


class PlannedCard(NamedTuple):
    """A slow card that a player has chosen together with the fast one."""

    seat: int
    code: int


class TableState:
    """Everything that follows from the entries of one table."""

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
        self.decisions: deque[Decision] = deque(maxlen=REMEMBERED)
        self.keys: dict[tuple[int, str], int] = {}
        """The version that each of the latest keyed decisions led to."""
        self.planned: PlannedCard | None = None
        self.chat: deque[Chat] = deque(maxlen=CHAT)
        self.conductor: str | None = None
        self.rematch: str | None = None
        self.continues: str | None = None
        """The table whose game goes on here."""
        self.is_waited_for = True
        """Whether the game should go on: a person is there, or only bots play."""
        self.somebody_is_away = False
        """Whether a person is away whose seat no bot plays."""

    @property
    def phase(self) -> Phase:
        if self.game is None:
            return "gathering"
        return "over" if self.game.is_over else "playing"

    def read(self, stored: Iterable[entries.StoredEntry]) -> None:
        for entry in stored:
            self.follow(entry.seq, entry.at, entries.decode_entry(entry.body))

    def follow(self, seq: int, at: int, entry: entries.TableEntry) -> None:
        """Change the table as the entry says."""
        assert seq == self.seq + 1
        self.seq = seq
        if isinstance(entry, entries.Acted):  # first, and with nothing after it: most entries are decisions
            self._act(seq, at, entry)
            return
        self._follow(seq, at, entry)
        people = [seat for seat in self.seats if seat.guest is not None]
        self.is_waited_for = not people or any(seat.present for seat in people)
        self.somebody_is_away = any(not seat.present and not seat.handed_over for seat in people)

    def _follow(self, seq: int, at: int, entry: entries.TableEntry) -> None:
        match entry:
            case entries.Came():
                self._come(at, entry)
            case entries.Went():
                seat = self.seats[entry.seat]
                seat.present -= {entry.process}
                seat.away_since = at
            case entries.Said():
                self.chat.append(Chat(seq, at, entry.guest, entry.name, entry.text, None))
            case entries.Reacted():
                self.chat.append(Chat(seq, at, entry.guest, entry.name, None, entry.reaction))
            case entries.GuestSat():
                seat = self._new_seat(entry.seat)
                seat.guest, seat.name, seat.external, seat.away_since = entry.guest, entry.name, entry.external, at
            case entries.BotSat():
                self._new_seat(entry.seat).level = entry.level
            case entries.SeatEmptied():
                self._empty(entry.seat)
            case entries.GodChosen():
                self.seats[entry.seat].god = entry.god
            case entries.WordsGiven():
                self.words[entry.seat] = entry.words
            case entries.SeatHandedOver():
                self.seats[entry.seat].handed_over = True
                if self.planned is not None and self.planned.seat == entry.seat:
                    self.planned = None
            case entries.PlannedCardDropped():
                self.planned = None
            case entries.SeatTakenBack():
                self._take_back(at, entry.seat)
            case entries.AutoPassSet():
                self.seats[entry.seat].auto_pass = entry.on
            case entries.TakenOver():
                self.conductor = entry.process
                self.turn_since = at
                for seat in self.seats:
                    if not seat.present.isdisjoint(entry.gone):
                        seat.present -= frozenset(entry.gone)
                        seat.away_since = at
            case entries.SettingsChanged():
                self._set(entry.settings)
            case entries.Opened():
                self.host, self.seed = entry.host, entry.seed
                self._set(entry.settings)
            case entries.GameBegan():
                self._begin(at, entry)
            case entries.RematchOpened():
                self.rematch = entry.table
            case entries.GameContinued():
                self._continue(at, entry)
            case entries.Imported():
                self._import(entry)
            case entries.Acted():
                raise AssertionError

    def words_in_order(self) -> tuple[str, ...]:
        return tuple(self.words[seat] for seat in sorted(self.words))

    def time_is_up_at(self) -> int | None:
        """When the seat to act has thought long enough; None without a clock."""
        clock = self.settings.clock
        seat = self.game.seat_to_act if self.game else None
        if clock.kind == "none" or seat is None or self.seats[seat].is_played_by_bot or not self.is_waited_for:
            return None
        return self.turn_since + (clock.seconds * 1000 if clock.kind == "move" else self.seats[seat].bank)

    def seats_of(self, guest: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    def _set(self, settings: TableSettings) -> None:
        self.settings = settings
        del self.seats[settings.seats :]
        self.seats += [Seat() for _ in range(settings.seats - len(self.seats))]
        self.words = {seat: words for seat, words in self.words.items() if seat < settings.seats}

    def _new_seat(self, number: int) -> Seat:
        seat = self.seats[number] = Seat(self.seats[number].god)
        return seat

    def _empty(self, number: int) -> None:
        left = self.seats[number].guest
        self.seats[number] = Seat()
        self.words.pop(number, None)
        others = [seat.guest for seat in self.seats if seat.guest is not None and not seat.external]
        if left == self.host and others and self.host not in others:
            self.host = others[0]

    def _begin(self, at: int, entry: entries.GameBegan) -> None:
        self._check_rules(entry.rules)
        game = new_game(
            gods=entry.gods,
            variants=self.settings.variants,
            edition=self.settings.edition,
            seed=bytes.fromhex(self.seed),
            words=self.words_in_order(),
        )
        self._play(at, game, entry.gods)

    def _continue(self, at: int, entry: entries.GameContinued) -> None:
        self._check_rules(entry.record.rules)
        self.continues = entry.table
        game = played_on(entry.record, FairChance(bytes.fromhex(self.seed), self.words_in_order()))
        self._play(at, game, entry.record.gods)

    def _check_rules(self, rules: int) -> None:
        if rules != RULES:
            raise Refusal("other-rules")

    def _play(self, at: int, game: Game, gods: Sequence[God]) -> None:
        """The game begins, or goes on here."""
        for seat, god in zip(self.seats, gods, strict=True):
            seat.god = god
            seat.bank = self.settings.clock.seconds * 1000
        self.game = game
        self.decisions.append(Decision(self.seq, game.version, game.events))
        game.events = []
        self.turn_since = at

    def _act(self, seq: int, at: int, entry: entries.Acted) -> None:
        game = self.game
        assert game is not None
        events = game.apply(entry.code, seat=entry.seat)
        game.events = []
        self.decisions.append(Decision(seq, game.version, events))
        if SLOW <= entry.code < SLOW + CARDS:
            self.planned = None
        elif entry.then is not None:
            self.planned = PlannedCard(entry.seat, entry.then)
        if entry.key is not None:
            self.keys[entry.seat, entry.key] = game.version
            if len(self.keys) > KEYS:
                del self.keys[next(iter(self.keys))]
        if self.settings.clock.kind == "bank":
            seat = self.seats[entry.seat]
            if not seat.is_played_by_bot:
                seat.bank = max(0, seat.bank - (at - self.turn_since)) + self.settings.clock.increment * 1000
        self.turn_since = at

    def _come(self, at: int, entry: entries.Came) -> None:
        if not self.is_waited_for:
            self.turn_since = at
        self.seats[entry.seat].present |= {entry.process}

    def _take_back(self, at: int, number: int) -> None:
        seat = self.seats[number]
        seat.handed_over = False
        # Whoever takes a seat back with an empty bank gets time for one decision.
        seat.bank = max(seat.bank, 1000 * max(self.settings.clock.increment, 10))
        if self.game is not None and self.game.seat_to_act == number:
            self.turn_since = at

    def _import(self, entry: entries.Imported) -> None:
        record = entry.record
        self.settings = TableSettings(len(record.gods), record.variants, record.edition)
        self.game = record.restore()
        self.seed = record.seed or ""
        self.seats = [Seat(god) for god in record.gods]
        self.game.events = []
