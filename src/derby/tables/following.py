"""What each entry changes at a table. Nothing else changes one, so the same entries give the same table everywhere."""

from collections import deque
from collections.abc import Iterable, Sequence

from derby.editions.components import CARDS
from derby.errors import DerbyError
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
from derby.tables.state import CHAT, KEYS, Chat, Decision, PlannedCard, PlayerChange, TableState


def follow_all(state: TableState, stored: Iterable[entries.StoredEntry], now: int | None = None) -> None:
    for entry in stored:
        follow(state, entry.seq, entry.at, entries.decode_entry(entry.body), now)


def follow(state: TableState, seq: int, at: int, entry: entries.TableEntry, now: int | None = None) -> None:
    """Change the table as the entry says; `now` is the steady clock's time, the entry's if nothing is given."""
    assert seq == state.seq + 1
    state.seq = seq
    if now is None:
        now = at
    if isinstance(entry, entries.Acted):  # first, and with nothing after it: most entries are decisions
        _act(state, seq, at, entry)
        state.turn_since = state.counted_at = at
        state.counted_to = now if entry.served_ms is None else entry.served_ms - state.served_ahead_ms
        return
    seat = state.thinking_seat
    thought_ms = (entry.thought_ms or 0) if isinstance(entry, entries.TIMED) else None
    if thought_ms and seat is not None:
        seat.think(thought_ms)
    _change(state, seq, at, entry, now)
    _find_who_is_here(state)
    if isinstance(entry, entries.SERVED) and entry.served_ms is not None:
        state.counted_to, state.counted_at = entry.served_ms - state.served_ahead_ms, at
    elif not state.is_correspondence and (thought_ms is not None or seat is None):
        state.counted_to, state.counted_at = now, at


def _find_who_is_here(state: TableState) -> None:
    people = [seat for seat in state.seats if seat.guest is not None]
    somebody_waits = not people or state.is_correspondence or any(seat.present for seat in people)
    state.is_waited_for = somebody_waits and not state.other_rules
    state.somebody_is_away = not state.is_correspondence and any(
        not seat.present and not seat.handed_over for seat in people
    )
    state.processes = frozenset().union(*(seat.present for seat in state.seats))


def _change(state: TableState, seq: int, at: int, entry: entries.TableEntry, now: int) -> None:
    match entry:
        case entries.Came():
            _come(state, at, entry)
        case entries.Went():
            seat = state.seats[entry.seat]
            seat.present -= {entry.process}
            seat.away_since = now
        case entries.Said():
            state.chat.append(Chat(seq, at, entry.guest, entry.name, entry.text, None))
        case entries.Reacted():
            state.chat.append(Chat(seq, at, entry.guest, entry.name, None, entry.reaction))
        case entries.ChatDeleted():
            state.chat = deque((line for line in state.chat if line.seq not in entry.lines), maxlen=CHAT)
        case entries.GuestSat():
            seat = _new_seat(state, entry.seat)
            seat.guest, seat.name, seat.external, seat.away_since = entry.guest, entry.name, entry.external, now
        case entries.BotSat():
            _new_seat(state, entry.seat).level = entry.level
        case entries.SeatEmptied():
            _empty(state, entry.seat, removed=entry.removed)
        case entries.HostWent():
            state.host_is_away = True
        case entries.HostCame():
            state.host_is_away = False
        case entries.GodChosen():
            state.seats[entry.seat].god = entry.god
        case entries.WordsGiven():
            state.words[entry.seat] = entry.words
        case entries.SeatHandedOver():
            seat = state.seats[entry.seat]
            if not seat.handed_over:
                state.player_changes.append(PlayerChange(seq, entry.seat, True))
            seat.handed_over = True
            seat.returns = state.is_correspondence and entry.why == "time" and seat.miss()
            if state.planned is not None and state.planned.seat == entry.seat:
                state.planned = None
        case entries.PlannedCardDropped():
            state.planned = None
        case entries.SeatTakenBack():
            is_asked = state.game is not None and state.game.seat_to_act == entry.seat
            state.seats[entry.seat].take_back(state.settings.clock, is_asked=is_asked)
            if not state.seats[entry.seat].handed_over:
                state.player_changes.append(PlayerChange(seq, entry.seat, False))
        case entries.TimeNoted():
            pass
        case entries.AutoPassSet():
            state.seats[entry.seat].auto_pass = entry.on
        case entries.HintsAgreed():
            state.seats[entry.seat].agrees_to_hints = entry.on
        case entries.HintAsked():
            state.seats[entry.seat].hinted = True
        case entries.TakenOver():
            state.conductor = entry.process
            if not state.is_correspondence:
                state.turn_since = at
            for seat in state.seats:
                if not seat.present.isdisjoint(entry.gone):
                    seat.present -= frozenset(entry.gone)
                    seat.away_since = now
        case entries.SettingsChanged():
            _set(state, entry.settings)
        case entries.Opened():
            state.host, state.seed = entry.host, entry.seed
            _set(state, entry.settings)
        case entries.OfDeal():
            state.deal = entry
        case entries.GameBegan():
            _begin(state, at, entry)
        case entries.RulesChanged():
            _check_rules(state, entry.rules)
            state.turn_since = at
        case entries.RematchOpened():
            state.rematch = entry.table
        case entries.GameContinued():
            _continue(state, at, entry)
        case entries.Imported():
            _import(state, entry)
        case entries.Acted():
            raise AssertionError


def _set(state: TableState, settings: TableSettings) -> None:
    state.settings = settings
    del state.seats[settings.seats :]
    state.seats += [Seat() for _ in range(settings.seats - len(state.seats))]
    state.words = {seat: words for seat, words in state.words.items() if seat < settings.seats}


def _new_seat(state: TableState, number: int) -> Seat:
    seat = state.seats[number] = Seat(state.seats[number].god)
    return seat


def _empty(state: TableState, number: int, *, removed: bool) -> None:
    left = state.seats[number].guest
    if removed and left is not None:
        state.removed.add(left)
    state.seats[number] = Seat()
    state.words.pop(number, None)
    others = [seat.guest for seat in state.seats if seat.guest is not None and not seat.external]
    if left == state.host and others and state.host not in others:
        state.host = others[0]
        state.host_is_away = False


def _begin(state: TableState, at: int, entry: entries.GameBegan) -> None:
    _check_rules(state, entry.rules)
    settings, given = state.settings, entry.given
    if given is None:
        game = new_game(
            gods=entry.gods,
            variants=settings.variants,
            edition=settings.edition,
            seed=bytes.fromhex(state.seed),
            words=state.words_in_order(),
        )
    else:
        game = new_game(
            gods=entry.gods,
            variants=settings.variants,
            edition=settings.edition,
            first_player=given.first_player,
            chance_given=True,
        )
        state.given = deque(given.chance)
        _apply_given(state, game)
    _play(state, at, game, entry.gods)


def _apply_given(state: TableState, game: Game) -> list[Event]:
    """Let happen what chance has brought, in a game whose chance is written down."""
    events: list[Event] = []
    while state.given and game.chance_is_due:
        events += game.apply_chance(state.given.popleft())
    return events


def _continue(state: TableState, at: int, entry: entries.GameContinued) -> None:
    _check_rules(state, entry.record.rules)
    state.continues = entry.table
    try:
        game = played_on(entry.record, FairChance(bytes.fromhex(state.seed), state.words_in_order()))
    except DerbyError:
        if state.other_rules:
            raise Refusal("other-rules") from None
        raise
    _play(state, at, game, entry.record.gods)


def _check_rules(state: TableState, rules: int) -> None:
    state.other_rules = rules != RULES


def _play(state: TableState, at: int, game: Game, gods: Sequence[God]) -> None:
    """The game begins, or goes on here."""
    for seat, god in zip(state.seats, gods, strict=True):
        seat.god = god
        seat.left_ms = state.settings.clock.seconds * 1000
        seat.auto_pass = seat.auto_pass or (state.is_correspondence and seat.guest is not None)
    state.game = game
    if state.is_correspondence:
        state.decisions = deque(state.decisions)
        state.player_changes = deque(state.player_changes)
    state.decisions.append(Decision(state.seq, game.version, game.events))
    game.events = []
    state.turn_since = at


def _act(state: TableState, seq: int, at: int, entry: entries.Acted) -> None:
    game = state.game
    assert game is not None
    try:
        events = game.apply(entry.code, seat=entry.seat)
    except DerbyError:
        if state.other_rules:
            raise Refusal("other-rules") from None  # by our rules the game can't have come this far
        raise
    if state.given:
        events += _apply_given(state, game)
    game.events = []
    state.decisions.append(Decision(seq, game.version, events))
    if SLOW <= entry.code < SLOW + CARDS:
        state.planned = None
    elif entry.then is not None:
        state.planned = PlannedCard(entry.seat, entry.then)
    if entry.key is not None:
        state.keys[entry.seat, entry.key] = game.version
        if len(state.keys) > KEYS:
            del state.keys[next(iter(state.keys))]
    if state.settings.clock.kind != "none":
        _end_decision(state, at, entry)


def _come(state: TableState, at: int, entry: entries.Came) -> None:
    if not state.is_waited_for:
        state.turn_since = at
    state.seats[entry.seat].present |= {entry.process}


def _end_decision(state: TableState, at: int, entry: entries.Acted) -> None:
    """A seat on a clock has decided, or a bot for it."""
    seat = state.seats[entry.seat]
    returns = seat.returns
    if entry.by == "player":
        seat.missed = 0
    # Old logs don't say what was thought, only when.
    seat.decided(state.settings.clock, at - state.turn_since if entry.thought_ms is None else entry.thought_ms)
    if returns:
        state.player_changes.append(PlayerChange(state.seq, entry.seat, False))
        _find_who_is_here(state)


def _import(state: TableState, entry: entries.Imported) -> None:
    record = entry.record
    state.settings = TableSettings(len(record.gods), record.variants, record.edition)
    state.game = record.restore()
    state.seed = record.seed or ""
    state.seats = [Seat(god) for god in record.gods]
    state.game.events = []
