"""Opening tables: each way to do it gives the entries that a new table begins with."""

from collections.abc import Callable, Collection, Sequence

import msgspec

from derby.errors import DerbyError
from derby.game.continuation import beginning
from derby.game.names import GODS, God
from derby.game.record import RULES, Record
from derby.tables.entries import (
    BotSat,
    GameBegan,
    GameContinued,
    GodChosen,
    GuestSat,
    Imported,
    OfDeal,
    Opened,
    TableEntry,
)
from derby.tables.guest import Guest
from derby.tables.refusal import Refusal
from derby.tables.settings import Clock, Level, TableSettings, check_settings
from derby.tables.state import TableState

Shuffle = Callable[[list[God]], None]
"""Puts gods into a random order, in place."""


def opened(
    host: Guest, settings: TableSettings, seed: bytes, *, offers_correspondence: bool = True
) -> list[TableEntry]:
    """A table at which nobody sits yet."""
    try:
        check_settings(settings, offers_correspondence=offers_correspondence)
    except DerbyError:
        raise Refusal("bad-settings") from None
    return [Opened(settings, host.id, seed.hex())]


def quick_play(
    guest: Guest, settings: TableSettings, level: Level, seat: int, god: God | None, seed: bytes, shuffle: Shuffle
) -> list[TableEntry]:
    """A table for one person against bots, already playing; there is nobody to write letters to."""
    if settings.clock.is_correspondence:
        raise Refusal("bad-settings")
    if not 0 <= seat < settings.seats:
        raise Refusal("no-such-seat")
    found = [*opened(guest, settings, seed), *_against_bots(guest, settings.seats, level, seat)]
    if god is not None:
        found.append(GodChosen(seat, god))
    return [*found, begun([god if number == seat else None for number in range(settings.seats)], shuffle)]


def imported(read: Record, deal: OfDeal | None = None) -> list[TableEntry]:
    """A table that shows the game of a record, perhaps of a deal that others play, too."""
    return [*([deal] if deal is not None else ()), Imported(read)]


def continued(before: TableState, guest: Guest, steps: int, seat: int, level: Level, seed: bytes) -> list[TableEntry]:
    """A table at which a finished game goes on after some of its steps, for one person against bots."""
    if before.game is None or not before.game.is_over:
        raise Refusal("not-over")
    if not 0 <= seat < before.game.seats:
        raise Refusal("no-such-seat")
    try:
        played = beginning(before.game.record(), steps)
    except DerbyError:
        raise Refusal("not-playing") from None
    settings = msgspec.structs.replace(before.settings, clock=Clock(), listed=False)
    return [
        Opened(settings, guest.id, seed.hex()),
        *([msgspec.structs.replace(before.deal, is_try=False)] if before.deal is not None else ()),
        *_against_bots(guest, settings.seats, level, seat),
        GameContinued(before.table, played),
    ]


def rematch(before: TableState, asking: Sequence[int], seed: bytes, gone: Collection[str] = ()) -> list[TableEntry]:
    """A table with the same settings and players, less those who are gone; `asking` are the seats of whoever asks."""
    if before.phase != "over" or not before.seed:
        raise Refusal("not-over")
    if before.is_try:
        raise Refusal("not-allowed")
    if not asking:
        raise Refusal("not-your-seat")
    same: list[TableEntry] = []
    for number, seat in enumerate(before.seats):
        if seat.level is not None:
            same.append(BotSat(number, seat.level))
        elif seat.guest is not None and seat.guest not in gone:
            same.append(GuestSat(number, seat.guest, seat.name or "", seat.external))
    players = [seat.guest for seat in before.seats]
    host = before.host if before.host in players and before.host not in gone else players[asking[0]] or ""
    settings = before.settings
    if settings.clock.is_correspondence and not before.offers_correspondence:
        settings = msgspec.structs.replace(settings, clock=Clock())
    return [*opened(Guest(host, "", None), settings, seed), *same]


def begun(chosen: Sequence[God | None], shuffle: Shuffle) -> GameBegan:
    """The game begins: seats without a god draw one of those that are left."""
    left = [god for god in GODS if god not in chosen]
    shuffle(left)
    return GameBegan(tuple([god or left.pop() for god in chosen]), RULES)


def _against_bots(guest: Guest, seats: int, level: Level, seat: int) -> list[TableEntry]:
    bots: list[TableEntry] = [BotSat(number, level) for number in range(seats) if number != seat]
    return [*bots, GuestSat(seat, guest.id, guest.name, guest.owner is not None)]
