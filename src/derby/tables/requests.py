"""What a guest may ask for at a table: each request becomes the entries that fulfil it, or is refused.

Nothing changes here; the entries do that, when they are stored.
"""

from collections.abc import Sequence

from derby.editions.components import CARDS
from derby.errors import DerbyError
from derby.game.record import RULES
from derby.rules.action_codes import FAST, SLOW
from derby.tables import client_messages as messages
from derby.tables import entries
from derby.tables.client_messages import ClientMessage
from derby.tables.entries import TableEntry
from derby.tables.guest import Guest
from derby.tables.lookalikes import told_apart
from derby.tables.opening import Shuffle, begun
from derby.tables.refusal import Refusal
from derby.tables.seat import Seat
from derby.tables.settings import check_settings
from derby.tables.state import TableState
from derby.tables.text import checked_line, checked_name, clean_line, storable

NOT_IN_TRIES = (messages.Stand, messages.LetBotPlay, messages.Say, messages.React)
"""Nobody else plays a try, not even for a moment, and nobody is there to talk to."""


def outcome_of(
    state: TableState, guest: Guest, seats: Sequence[int], request: ClientMessage, shuffle: Shuffle
) -> list[TableEntry]:
    """The entries that fulfil the request of a guest who has these seats."""
    if state.is_try and isinstance(request, NOT_IN_TRIES):
        raise Refusal("not-allowed")
    if state.is_full and not isinstance(request, messages.Act | messages.TakeBack):
        raise Refusal("too-many")
    match request:
        case messages.Act():
            return [_act(state, seats, request)]
        case messages.Sit():
            return _sit(state, guest, request)
        case messages.Stand():
            return _stand(state, seats, request.seat)
        case messages.TakeBack():
            _own(state, seats, request.seat)
            seat = state.seats[request.seat]
            if not seat.handed_over or seat.returns:
                return []
            if seat.is_out_of_time(state.settings.clock):
                raise Refusal("no-time")
            return [entries.SeatTakenBack(request.seat)]
        case messages.LetBotPlay():
            return _let_bot_play(state, guest, request.seat)
        case messages.SeatBot():
            _gathering(state, guest)
            seat = _seat(state, request.seat)
            if seat.guest is not None:
                raise Refusal("seat-taken")
            return [entries.BotSat(request.seat, request.level)]
        case messages.FillWithBots():
            _gathering(state, guest)
            return [entries.BotSat(number, request.level) for number, seat in enumerate(state.seats) if seat.is_free]
        case messages.Remove():
            _gathering(state, guest)
            return _remove(state, guest, request.seat)
        case messages.ChooseGod():
            return _choose_god(state, guest, seats, request)
        case messages.GiveWords():
            _own(state, seats, request.seat)
            if state.phase != "gathering":
                raise Refusal("too-late")
            return [entries.WordsGiven(request.seat, clean_line(request.words))]
        case messages.ChangeSettings():
            return _change_settings(state, guest, request)
        case messages.Start():
            return _start(state, guest, shuffle)
        case messages.PlayOn():
            if not seats:
                raise Refusal("not-your-seat")
            return [entries.RulesChanged(RULES)] if state.other_rules else []
        case messages.SetAutoPass():
            _own(state, seats, request.seat)
            return [entries.AutoPassSet(request.seat, request.on)]
        case messages.AgreeToHints():
            _own(state, seats, request.seat)
            if state.phase != "gathering":
                raise Refusal("too-late")
            agrees = state.seats[request.seat].agrees_to_hints
            return [] if request.on == agrees else [entries.HintsAgreed(request.seat, request.on)]
        case messages.AskHint():
            return _ask_hint(state, seats, request.seat)
        case messages.Say():
            _may_join_in(state, guest)
            return [entries.Said(guest.id, _name_of(state, guest), checked_line(request.text))]
        case messages.React():
            _may_join_in(state, guest)
            return [entries.Reacted(guest.id, _name_of(state, guest), request.reaction)]
        case _:
            raise Refusal("bad-message")


def is_to_hurry(state: TableState, seats: Sequence[int], request: messages.Hurry) -> bool:
    """Whether the bot to act is to decide at once, since somebody who has these seats and plays alone wishes it."""
    if not seats:
        raise Refusal("not-your-seat")
    if any(seat.guest is not None and number not in seats for number, seat in enumerate(state.seats)):
        raise Refusal("not-allowed")
    return state.game is not None and state.game.version == request.version


def _seat(state: TableState, number: int) -> Seat:
    if not 0 <= number < len(state.seats):
        raise Refusal("no-such-seat")
    return state.seats[number]


def _known(guest: Guest) -> None:
    """A device without a cookie may watch, or play a seat whose token it has; nothing more."""
    if not guest.id:
        raise Refusal("not-known")


def _may_join_in(state: TableState, guest: Guest) -> None:
    """Whoever the host has removed may watch; nor do their external bots take a seat."""
    _known(guest)
    if guest.id in state.removed or guest.owner in state.removed:
        raise Refusal("removed")


def _own(state: TableState, seats: Sequence[int], number: int) -> None:
    _seat(state, number)
    if number not in seats:
        raise Refusal("not-your-seat")


def _host(state: TableState, guest: Guest) -> None:
    if state.acting_host != guest.id:
        raise Refusal("not-the-host")


def _gathering(state: TableState, guest: Guest) -> None:
    """Only the host may do this, and only before the game."""
    _host(state, guest)
    if state.phase != "gathering":
        raise Refusal("too-late")


def _act(state: TableState, seats: Sequence[int], request: messages.Act) -> entries.Acted:
    _own(state, seats, request.seat)
    game = state.game
    if game is None or game.is_over:
        raise Refusal("not-playing")
    if state.other_rules:
        raise Refusal("other-rules")
    if request.version != game.version:
        raise Refusal("stale")
    if game.seat_to_act != request.seat or state.seats[request.seat].handed_over:
        raise Refusal("not-your-turn")
    if request.code not in game.legal_codes():
        raise Refusal("not-legal")
    if request.then is not None and not (FAST <= request.code < SLOW <= request.then < SLOW + CARDS):
        raise Refusal("not-legal")
    return entries.Acted(request.seat, request.code, storable(request.key), then=request.then)


def _ask_hint(state: TableState, seats: Sequence[int], number: int) -> list[TableEntry]:
    _own(state, seats, number)
    game = state.game
    if game is None or game.is_over:
        raise Refusal("not-playing")
    if state.other_rules:
        raise Refusal("other-rules")
    if not state.has_hints:
        raise Refusal("no-hints")
    seat = state.seats[number]
    if game.seat_to_act != number or seat.handed_over:
        raise Refusal("not-your-turn")
    return [] if seat.hinted else [entries.HintAsked(number)]


def _name_of(state: TableState, guest: Guest) -> str:
    """The name under which a guest speaks: that of their seat, or one that nobody else at the table has."""
    own = state.seats_of(guest.id)
    if own:
        return state.seats[own[0]].name or guest.name
    seated = [seat.name for seat in state.seats if seat.name is not None]
    return told_apart(guest.name, [*seated, *(line.name for line in state.chat if line.guest != guest.id)])


def _remove(state: TableState, guest: Guest, number: int) -> list[TableEntry]:
    seat = _seat(state, number)
    if seat.is_free:
        return []
    return [entries.SeatEmptied(number, removed=seat.guest not in (None, guest.id))]


def _sit(state: TableState, guest: Guest, request: messages.Sit) -> list[TableEntry]:
    _may_join_in(state, guest)
    seat = _seat(state, request.seat)
    if state.phase != "gathering":
        raise Refusal("too-late")
    if seat.guest is not None:
        raise Refusal("seat-taken")
    if not seat.is_free and state.acting_host != guest.id:
        raise Refusal("seat-taken")
    given = guest.name if request.name is None else checked_name(request.name)
    name = told_apart(given, [other.name for other in state.seats if other.name is not None])
    return [entries.GuestSat(request.seat, guest.id, name, guest.owner is not None)]


def _stand(state: TableState, seats: Sequence[int], number: int) -> list[TableEntry]:
    _own(state, seats, number)
    if state.phase == "gathering":
        return [entries.SeatEmptied(number)]
    seat = state.seats[number]
    if state.phase == "over" or (seat.handed_over and not seat.returns):
        return []
    return [entries.SeatHandedOver(number, "wish")]


def _let_bot_play(state: TableState, guest: Guest, number: int) -> list[TableEntry]:
    _host(state, guest)
    seat = _seat(state, number)
    if state.phase != "playing":
        raise Refusal("not-playing")
    if seat.guest is None or seat.present or state.is_correspondence:
        raise Refusal("not-away")  # by correspondence nobody has to be there
    return [] if seat.handed_over else [entries.SeatHandedOver(number, "host")]


def _choose_god(state: TableState, guest: Guest, seats: Sequence[int], request: messages.ChooseGod) -> list[TableEntry]:
    seat = _seat(state, request.seat)
    if request.seat not in seats and not (state.acting_host == guest.id and seat.guest is None):
        raise Refusal("not-your-seat")
    if state.phase != "gathering":
        raise Refusal("too-late")
    if request.god is not None and any(other.god is request.god for other in state.seats if other is not seat):
        raise Refusal("god-taken")
    return [entries.GodChosen(request.seat, request.god)]


def _change_settings(state: TableState, guest: Guest, request: messages.ChangeSettings) -> list[TableEntry]:
    _gathering(state, guest)
    try:
        check_settings(request.settings, offers_correspondence=state.offers_correspondence)
    except DerbyError:
        raise Refusal("bad-settings") from None
    if any(seat.guest is not None for seat in state.seats[request.settings.seats :]):
        raise Refusal("seat-taken")
    return [entries.SettingsChanged(request.settings)]


def _start(state: TableState, guest: Guest, shuffle: Shuffle) -> list[TableEntry]:
    _gathering(state, guest)
    if any(seat.is_free for seat in state.seats):
        raise Refusal("seats-free")
    return [begun([seat.god for seat in state.seats], shuffle)]
