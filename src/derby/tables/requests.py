"""What a guest may do at a table: each wish becomes the entries that grant it, or is refused.

Nothing changes here; the entries do that, when they are stored.
"""

import random
from collections.abc import Sequence
from unicodedata import category

from derby.errors import DerbyError
from derby.game.names import GODS, God
from derby.game.record import RULES
from derby.tables import entries as log
from derby.tables import messages as wire
from derby.tables.guest import Guest
from derby.tables.refusal import Refusal
from derby.tables.settings import check_settings
from derby.tables.state import Seat, TableState

LOOK_LIKE_NOTHING = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs, to Unicode."""


def grant(state: TableState, guest: Guest, seats: Sequence[int], wish: wire.ClientMessage) -> list[log.TableEntry]:
    """The entries that grant a wish of a guest who has these seats."""
    match wish:
        case wire.Act():
            return [_act(state, seats, wish)]
        case wire.Sit():
            return _sit(state, guest, wish)
        case wire.Stand():
            return _stand(state, seats, wish.seat)
        case wire.TakeBack():
            _own(state, seats, wish.seat)
            if not state.seats[wish.seat].handed_over:
                return []
            return [log.SeatTakenBack(wish.seat)]
        case wire.SeatBot():
            _gathering(state, guest)
            seat = _seat(state, wish.seat)
            if seat.guest is not None:
                raise Refusal("seat-taken")
            return [log.BotSat(wish.seat, wish.level)]
        case wire.FillWithBots():
            _gathering(state, guest)
            return [log.BotSat(number, wish.level) for number, seat in enumerate(state.seats) if seat.is_free]
        case wire.Remove():
            _gathering(state, guest)
            return [] if _seat(state, wish.seat).is_free else [log.SeatEmptied(wish.seat)]
        case wire.ChooseGod():
            return _choose_god(state, guest, seats, wish)
        case wire.GiveWords():
            _own(state, seats, wish.seat)
            if state.phase != "gathering":
                raise Refusal("too-late")
            return [log.WordsGiven(wish.seat, _speakable(wish.words))]
        case wire.ChangeSettings():
            return _change_settings(state, guest, wish)
        case wire.Start():
            return _start(state, guest)
        case wire.SetAutoPass():
            _own(state, seats, wish.seat)
            return [log.AutoPassSet(wish.seat, wish.on)]
        case wire.Say():
            _known(guest)
            return [log.Said(guest.id, guest.name, _speakable(wish.text))]
        case wire.React():
            _known(guest)
            return [log.Reacted(guest.id, guest.name, wish.reaction)]
        case _:
            raise Refusal("bad-message")


def begin(state: TableState) -> log.GameBegan:
    """Begin the game: seats without a god draw one of those that are left."""
    left = [god for god in GODS if all(seat.god is not god for seat in state.seats)]
    random.SystemRandom().shuffle(left)
    gods: list[God] = [seat.god or left.pop() for seat in state.seats]
    return log.GameBegan(tuple(gods), RULES)


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


def _act(state: TableState, seats: Sequence[int], wish: wire.Act) -> log.Acted:
    _own(state, seats, wish.seat)
    game = state.game
    if game is None or game.is_over:
        raise Refusal("not-playing")
    if wish.version != game.version:
        raise Refusal("stale")
    if game.seat_to_act != wish.seat or state.seats[wish.seat].handed_over:
        raise Refusal("not-your-turn")
    if wish.code not in game.legal_codes():
        raise Refusal("not-legal")
    return log.Acted(wish.seat, wish.code, _speakable(wish.key))


def _sit(state: TableState, guest: Guest, wish: wire.Sit) -> list[log.TableEntry]:
    _known(guest)
    seat = _seat(state, wish.seat)
    if state.phase != "gathering":
        raise Refusal("too-late")
    if seat.guest is not None:
        raise Refusal("seat-taken")
    if not seat.is_free and state.host != guest.id:
        raise Refusal("seat-taken")
    name = guest.name if wish.name is None else checked_name(wish.name)
    return [log.GuestSat(wish.seat, guest.id, name, guest.owner is not None)]


def _stand(state: TableState, seats: Sequence[int], number: int) -> list[log.TableEntry]:
    _own(state, seats, number)
    if state.phase == "gathering":
        return [log.SeatEmptied(number)]
    if state.phase == "over" or state.seats[number].handed_over:
        return []
    return [log.SeatHandedOver(number, "wish")]


def _choose_god(state: TableState, guest: Guest, seats: Sequence[int], wish: wire.ChooseGod) -> list[log.TableEntry]:
    seat = _seat(state, wish.seat)
    if wish.seat not in seats and not (state.host == guest.id and seat.guest is None):
        raise Refusal("not-your-seat")
    if state.phase != "gathering":
        raise Refusal("too-late")
    if wish.god is not None and any(other.god is wish.god for other in state.seats if other is not seat):
        raise Refusal("god-taken")
    return [log.GodChosen(wish.seat, wish.god)]


def _change_settings(state: TableState, guest: Guest, wish: wire.ChangeSettings) -> list[log.TableEntry]:
    _gathering(state, guest)
    try:
        check_settings(wish.settings)
    except DerbyError:
        raise Refusal("bad-settings") from None
    if any(seat.guest is not None for seat in state.seats[wish.settings.seats :]):
        raise Refusal("seat-taken")
    return [log.SettingsChanged(wish.settings)]


def _start(state: TableState, guest: Guest) -> list[log.TableEntry]:
    _gathering(state, guest)
    if any(seat.is_free for seat in state.seats):
        raise Refusal("seats-free")
    return [begin(state)]


def checked_name(name: str) -> str:
    """A name that can be shown: in one line, with something to see in it."""
    shown = " ".join(_speakable(name).split())
    seen = any(category(letter)[0] in "LNPS" and letter not in LOOK_LIKE_NOTHING for letter in shown)
    if not 1 <= len(shown) <= 24 or not shown.isprintable() or not seen:
        raise Refusal("bad-name")
    return shown


def _speakable(text: str) -> str:
    """Text that can be stored: JSON may bring halves of characters, and PostgreSQL knows no NUL."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Refusal("bad-message") from None
    if "\0" in text:
        raise Refusal("bad-message")
    return text
