"""What a guest may ask for at a table: each request becomes the entries that fulfil it, or is refused.

Nothing changes here; the entries do that, when they are stored.
"""

from collections.abc import Sequence

from derby.editions.components import CARDS
from derby.errors import DerbyError
from derby.rules.action_codes import FAST, SLOW
from derby.tables import client_messages as messages
from derby.tables import entries
from derby.tables.client_messages import ClientMessage
from derby.tables.entries import TableEntry
from derby.tables.guest import Guest
from derby.tables.opening import Shuffle, begun
from derby.tables.refusal import Refusal
from derby.tables.seat import Seat
from derby.tables.settings import check_settings
from derby.tables.state import TableState
from derby.tables.text import checked_name, storable


def outcome_of(
    state: TableState, guest: Guest, seats: Sequence[int], request: ClientMessage, shuffle: Shuffle
) -> list[TableEntry]:
    """The entries that fulfil the request of a guest who has these seats."""
    match request:
        case messages.Act():
            return [_act(state, seats, request)]
        case messages.Sit():
            return _sit(state, guest, request)
        case messages.Stand():
            return _stand(state, seats, request.seat)
        case messages.TakeBack():
            _own(state, seats, request.seat)
            if not state.seats[request.seat].handed_over:
                return []
            return [entries.SeatTakenBack(request.seat)]
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
            return [] if _seat(state, request.seat).is_free else [entries.SeatEmptied(request.seat)]
        case messages.ChooseGod():
            return _choose_god(state, guest, seats, request)
        case messages.GiveWords():
            _own(state, seats, request.seat)
            if state.phase != "gathering":
                raise Refusal("too-late")
            return [entries.WordsGiven(request.seat, storable(request.words))]
        case messages.ChangeSettings():
            return _change_settings(state, guest, request)
        case messages.Start():
            return _start(state, guest, shuffle)
        case messages.SetAutoPass():
            _own(state, seats, request.seat)
            return [entries.AutoPassSet(request.seat, request.on)]
        case messages.Say():
            _known(guest)
            return [entries.Said(guest.id, guest.name, storable(request.text))]
        case messages.React():
            _known(guest)
            return [entries.Reacted(guest.id, guest.name, request.reaction)]
        case _:
            raise Refusal("bad-message")


def _seat(state: TableState, number: int) -> Seat:
    if not 0 <= number < len(state.seats):
        raise Refusal("no-such-seat")
    return state.seats[number]


def _known(guest: Guest) -> None:
    """A device without a cookie may watch, or play a seat whose token it has; nothing more."""
    if not guest.id:
        raise Refusal("not-known")


def _own(state: TableState, seats: Sequence[int], number: int) -> None:
    _seat(state, number)
    if number not in seats:
        raise Refusal("not-your-seat")


def _gathering(state: TableState, guest: Guest) -> None:
    """Only the host may do this, and only before the game."""
    if state.host != guest.id:
        raise Refusal("not-the-host")
    if state.phase != "gathering":
        raise Refusal("too-late")


def _act(state: TableState, seats: Sequence[int], request: messages.Act) -> entries.Acted:
    _own(state, seats, request.seat)
    game = state.game
    if game is None or game.is_over:
        raise Refusal("not-playing")
    if request.version != game.version:
        raise Refusal("stale")
    if game.seat_to_act != request.seat or state.seats[request.seat].handed_over:
        raise Refusal("not-your-turn")
    if request.code not in game.legal_codes():
        raise Refusal("not-legal")
    if request.then is not None and not (FAST <= request.code < SLOW <= request.then < SLOW + CARDS):
        raise Refusal("not-legal")
    return entries.Acted(request.seat, request.code, storable(request.key), then=request.then)


def _sit(state: TableState, guest: Guest, request: messages.Sit) -> list[TableEntry]:
    _known(guest)
    seat = _seat(state, request.seat)
    if state.phase != "gathering":
        raise Refusal("too-late")
    if seat.guest is not None:
        raise Refusal("seat-taken")
    if not seat.is_free and state.host != guest.id:
        raise Refusal("seat-taken")
    name = guest.name if request.name is None else checked_name(request.name)
    return [entries.GuestSat(request.seat, guest.id, name, guest.owner is not None)]


def _stand(state: TableState, seats: Sequence[int], number: int) -> list[TableEntry]:
    _own(state, seats, number)
    if state.phase == "gathering":
        return [entries.SeatEmptied(number)]
    if state.phase == "over" or state.seats[number].handed_over:
        return []
    return [entries.SeatHandedOver(number, "wish")]


def _choose_god(state: TableState, guest: Guest, seats: Sequence[int], request: messages.ChooseGod) -> list[TableEntry]:
    seat = _seat(state, request.seat)
    if request.seat not in seats and not (state.host == guest.id and seat.guest is None):
        raise Refusal("not-your-seat")
    if state.phase != "gathering":
        raise Refusal("too-late")
    if request.god is not None and any(other.god is request.god for other in state.seats if other is not seat):
        raise Refusal("god-taken")
    return [entries.GodChosen(request.seat, request.god)]


def _change_settings(state: TableState, guest: Guest, request: messages.ChangeSettings) -> list[TableEntry]:
    _gathering(state, guest)
    try:
        check_settings(request.settings)
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
