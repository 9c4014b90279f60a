"""A table as its entries make it. Reading them from the first gives the same table in every process.

Nothing here waits, reads a clock or draws at random: the time of an entry comes with it. What is left of a seat's time
follows from what the entries say it has thought. What has passed since then, and since somebody left, is counted by the
steady clock of whoever follows the entries: it may differ from process to process.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from derby.editions.components import CARDS
from derby.errors import DerbyError
from derby.game.chance import Chance
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
        self.deal: entries.OfDeal | None = None
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
        self._given: deque[Chance] = deque()
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

    def read(self, stored: Iterable[entries.StoredEntry], now: int | None = None) -> None:
        for entry in stored:
            self.follow(entry.seq, entry.at, entries.decode_entry(entry.body), now)

    def follow(self, seq: int, at: int, entry: entries.TableEntry, now: int | None = None) -> None:
        """Change the table as the entry says; `now` is the steady clock's time, the entry's if nothing is given."""
        assert seq == self.seq + 1
        self.seq = seq
        if now is None:
            now = at
        if isinstance(entry, entries.Acted):  # first, and with nothing after it: most entries are decisions
            self._act(seq, at, entry)
            self.turn_since = self.counted_at = at
            self.counted_to = now if entry.served_ms is None else entry.served_ms - self.served_ahead_ms
            return
        seat = self.thinking_seat
        thought_ms = (entry.thought_ms or 0) if isinstance(entry, entries.TIMED) else None
        if thought_ms and seat is not None:
            seat.think(thought_ms)
        self._follow(seq, at, entry, now)
        self._find_who_is_here()
        if isinstance(entry, entries.SERVED) and entry.served_ms is not None:
            self.counted_to, self.counted_at = entry.served_ms - self.served_ahead_ms, at
        elif not self.is_correspondence and (thought_ms is not None or seat is None):
            self.counted_to, self.counted_at = now, at

    def _find_who_is_here(self) -> None:
        people = [seat for seat in self.seats if seat.guest is not None]
        somebody_waits = not people or self.is_correspondence or any(seat.present for seat in people)
        self.is_waited_for = somebody_waits and not self.other_rules
        self.somebody_is_away = not self.is_correspondence and any(
            not seat.present and not seat.handed_over for seat in people
        )
        self.processes = frozenset().union(*(seat.present for seat in self.seats))

    def _follow(self, seq: int, at: int, entry: entries.TableEntry, now: int) -> None:
        match entry:
            case entries.Came():
                self._come(at, entry)
            case entries.Went():
                seat = self.seats[entry.seat]
                seat.present -= {entry.process}
                seat.away_since = now
            case entries.Said():
                self.chat.append(Chat(seq, at, entry.guest, entry.name, entry.text, None))
            case entries.Reacted():
                self.chat.append(Chat(seq, at, entry.guest, entry.name, None, entry.reaction))
            case entries.ChatDeleted():
                self.chat = deque((line for line in self.chat if line.seq not in entry.lines), maxlen=CHAT)
            case entries.GuestSat():
                seat = self._new_seat(entry.seat)
                seat.guest, seat.name, seat.external, seat.away_since = entry.guest, entry.name, entry.external, now
            case entries.BotSat():
                self._new_seat(entry.seat).level = entry.level
            case entries.SeatEmptied():
                self._empty(entry.seat, removed=entry.removed)
            case entries.HostWent():
                self.host_is_away = True
            case entries.HostCame():
                self.host_is_away = False
            case entries.GodChosen():
                self.seats[entry.seat].god = entry.god
            case entries.WordsGiven():
                self.words[entry.seat] = entry.words
            case entries.SeatHandedOver():
                seat = self.seats[entry.seat]
                if not seat.handed_over:
                    self.player_changes.append(PlayerChange(seq, entry.seat, True))
                seat.handed_over = True
                seat.returns = self.is_correspondence and entry.why == "time" and seat.miss()
                if self.planned is not None and self.planned.seat == entry.seat:
                    self.planned = None
            case entries.PlannedCardDropped():
                self.planned = None
            case entries.SeatTakenBack():
                is_asked = self.game is not None and self.game.seat_to_act == entry.seat
                self.seats[entry.seat].take_back(self.settings.clock, is_asked=is_asked)
                if not self.seats[entry.seat].handed_over:
                    self.player_changes.append(PlayerChange(seq, entry.seat, False))
            case entries.TimeNoted():
                pass
            case entries.AutoPassSet():
                self.seats[entry.seat].auto_pass = entry.on
            case entries.HintsAgreed():
                self.seats[entry.seat].agrees_to_hints = entry.on
            case entries.HintAsked():
                self.seats[entry.seat].hinted = True
            case entries.TakenOver():
                self.conductor = entry.process
                if not self.is_correspondence:
                    self.turn_since = at
                for seat in self.seats:
                    if not seat.present.isdisjoint(entry.gone):
                        seat.present -= frozenset(entry.gone)
                        seat.away_since = now
            case entries.SettingsChanged():
                self._set(entry.settings)
            case entries.Opened():
                self.host, self.seed = entry.host, entry.seed
                self._set(entry.settings)
            case entries.OfDeal():
                self.deal = entry
            case entries.GameBegan():
                self._begin(at, entry)
            case entries.RulesChanged():
                self._check_rules(entry.rules)
                self.turn_since = at
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

    def _set(self, settings: TableSettings) -> None:
        self.settings = settings
        del self.seats[settings.seats :]
        self.seats += [Seat() for _ in range(settings.seats - len(self.seats))]
        self.words = {seat: words for seat, words in self.words.items() if seat < settings.seats}

    def _new_seat(self, number: int) -> Seat:
        seat = self.seats[number] = Seat(self.seats[number].god)
        return seat

    def _empty(self, number: int, *, removed: bool) -> None:
        left = self.seats[number].guest
        if removed and left is not None:
            self.removed.add(left)
        self.seats[number] = Seat()
        self.words.pop(number, None)
        others = [seat.guest for seat in self.seats if seat.guest is not None and not seat.external]
        if left == self.host and others and self.host not in others:
            self.host = others[0]
            self.host_is_away = False

    def _begin(self, at: int, entry: entries.GameBegan) -> None:
        self._check_rules(entry.rules)
        settings, given = self.settings, entry.given
        if given is None:
            game = new_game(
                gods=entry.gods,
                variants=settings.variants,
                edition=settings.edition,
                seed=bytes.fromhex(self.seed),
                words=self.words_in_order(),
            )
        else:
            game = new_game(
                gods=entry.gods,
                variants=settings.variants,
                edition=settings.edition,
                first_player=given.first_player,
                chance_given=True,
            )
            self._given = deque(given.chance)
            self._apply_given(game)
        self._play(at, game, entry.gods)

    def _apply_given(self, game: Game) -> list[Event]:
        """Let happen what chance has brought, in a game whose chance is written down."""
        events: list[Event] = []
        while self._given and game.chance_is_due:
            events += game.apply_chance(self._given.popleft())
        return events

    def _continue(self, at: int, entry: entries.GameContinued) -> None:
        self._check_rules(entry.record.rules)
        self.continues = entry.table
        try:
            game = played_on(entry.record, FairChance(bytes.fromhex(self.seed), self.words_in_order()))
        except DerbyError:
            if self.other_rules:
                raise Refusal("other-rules") from None
            raise
        self._play(at, game, entry.record.gods)

    def _check_rules(self, rules: int) -> None:
        self.other_rules = rules != RULES

    def _play(self, at: int, game: Game, gods: Sequence[God]) -> None:
        """The game begins, or goes on here."""
        for seat, god in zip(self.seats, gods, strict=True):
            seat.god = god
            seat.left_ms = self.settings.clock.seconds * 1000
            seat.auto_pass = seat.auto_pass or (self.is_correspondence and seat.guest is not None)
        self.game = game
        if self.is_correspondence:
            self.decisions = deque(self.decisions)
            self.player_changes = deque(self.player_changes)
        self.decisions.append(Decision(self.seq, game.version, game.events))
        game.events = []
        self.turn_since = at

    def _act(self, seq: int, at: int, entry: entries.Acted) -> None:
        game = self.game
        assert game is not None
        try:
            events = game.apply(entry.code, seat=entry.seat)
        except DerbyError:
            if self.other_rules:
                raise Refusal("other-rules") from None  # by our rules the game can't have come this far
            raise
        if self._given:
            events += self._apply_given(game)
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
        if self.settings.clock.kind != "none":
            self._end_decision(at, entry)

    def _come(self, at: int, entry: entries.Came) -> None:
        if not self.is_waited_for:
            self.turn_since = at
        self.seats[entry.seat].present |= {entry.process}

    def _end_decision(self, at: int, entry: entries.Acted) -> None:
        """A seat on a clock has decided, or a bot for it."""
        seat = self.seats[entry.seat]
        returns = seat.returns
        if entry.by == "player":
            seat.missed = 0
        # Old logs don't say what was thought, only when.
        seat.decided(self.settings.clock, at - self.turn_since if entry.thought_ms is None else entry.thought_ms)
        if returns:
            self.player_changes.append(PlayerChange(self.seq, entry.seat, False))
            self._find_who_is_here()

    def _import(self, entry: entries.Imported) -> None:
        record = entry.record
        self.settings = TableSettings(len(record.gods), record.variants, record.edition)
        self.game = record.restore()
        self.seed = record.seed or ""
        self.seats = [Seat(god) for god in record.gods]
        self.game.events = []
