"""The entries of a table: everything that happened at it, in the past tense. The whole table follows from them.

They hold secrets (the seed, bet cards): they are stored, and never go over the wire.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple, Union

import msgspec

from derby.game.chance import Chance
from derby.game.names import God
from derby.game.record import Record
from derby.tables.settings import Level, TableSettings

By = Literal["player", "bot", "auto-pass", "planned"]


class _Entry(msgspec.Struct, frozen=True, tag=True, omit_defaults=True, gc=False):
    pass


class Opened(_Entry, frozen=True, tag=True):
    """A table was opened; its seed is fixed now, before anybody has sat down or spoken."""

    settings: TableSettings
    host: str
    seed: str


class OfDeal(_Entry, frozen=True, tag=True):
    """What is played here is a deal that others play, too: only whoever has played it may look."""

    deal: str
    answers: int
    """The version of what bots answer."""
    is_try: bool = True
    """Whether a guest plays it here, or played it; not if what is shown only came of it."""


class SettingsChanged(_Entry, frozen=True, tag=True):
    settings: TableSettings


class GuestSat(_Entry, frozen=True, tag=True):
    seat: int
    guest: str
    name: str
    external: bool = False
    """Whether it is an external bot."""


class BotSat(_Entry, frozen=True, tag=True):
    seat: int
    level: Level


class SeatEmptied(_Entry, frozen=True, tag=True):
    seat: int
    removed: bool = False
    """Whether the host removed the guest, who then stays out."""


class GodChosen(_Entry, frozen=True, tag=True):
    """None for one drawn by lot."""

    seat: int
    god: God | None


class WordsGiven(_Entry, frozen=True, tag=True):
    """A player's words, mixed into the chance of the game."""

    seat: int
    words: str


class GivenChance(msgspec.Struct, frozen=True):
    """All that chance brought in a game that is over."""

    first_player: int
    chance: tuple[Chance, ...]


class GameBegan(_Entry, frozen=True, tag=True):
    gods: tuple[God, ...]
    rules: int
    """The version of the rules, as in a record."""
    given: GivenChance | None = None
    """Stands for the words that the chance came from, if they were deleted."""
    served_ms: int | None = None
    """When a seat may begin to think, by correspondence: how long the server has run in all its life."""


class _Timed(_Entry, frozen=True, tag=True, kw_only=True):
    """An entry that says what the seat to act has thought, whoever's entry it is."""

    thought_ms: int | None = None
    """Since it was written down last, by the writer's steady clock; None without a clock, and in logs of old."""


class Acted(_Timed, frozen=True, tag=True):
    seat: int
    code: int
    key: str | None = None
    by: By = "player"
    then: int | None = None
    """The slow card that is to follow a fast one."""
    served_ms: int | None = None


class Came(_Entry, frozen=True, tag=True):
    """The first device of a seat came to a server process."""

    seat: int
    process: str


class Went(_Timed, frozen=True, tag=True):
    """The last device of a seat left a server process."""

    seat: int
    process: str


class HostWent(_Entry, frozen=True, tag=True):
    """The last device of a host without a seat left; somebody else acts as the host."""


class HostCame(_Entry, frozen=True, tag=True):
    """The host came back."""


class TakenOver(_Timed, frozen=True, tag=True):
    """A process began to look after the table. Others are gone, with their devices."""

    process: str
    gone: tuple[str, ...] = ()


class SeatHandedOver(_Timed, frozen=True, tag=True):
    """A bot plays the seat from now on."""

    seat: int
    why: Literal["left", "time", "wish", "host"]


class PlannedCardDropped(_Entry, frozen=True, tag=True):
    """The slow card that a seat had planned was no longer legal when it was due."""

    seat: int
    code: int


class SeatTakenBack(_Entry, frozen=True, tag=True):
    """The person plays the seat again; on a clock, from the next decision on, if it is the seat's turn."""

    seat: int


class TimeNoted(_Timed, frozen=True, tag=True):
    """A seat thinks for long: so that little is forgotten if the server fails now."""


class AutoPassSet(_Entry, frozen=True, tag=True):
    seat: int
    on: bool


class HintsAgreed(_Entry, frozen=True, tag=True):
    """Somebody has agreed that all may ask for hints in the game to come, or does so no longer."""

    seat: int
    on: bool


class HintAsked(_Entry, frozen=True, tag=True):
    """A seat has asked for its first hint: the game counts for nobody any more."""

    seat: int


class Said(_Entry, frozen=True, tag=True):
    guest: str
    name: str
    text: str


class Reacted(_Entry, frozen=True, tag=True):
    guest: str
    name: str
    reaction: str


class ChatDeleted(_Entry, frozen=True, tag=True):
    """The server's host deleted lines of the chat; what they said is no longer in their entries."""

    lines: tuple[int, ...]


class RematchOpened(_Entry, frozen=True, tag=True):
    table: str


class RulesChanged(_Entry, frozen=True, tag=True):
    """Somebody who plays has agreed to play on by rules of this version, in a game that was begun by others."""

    rules: int
    served_ms: int | None = None


class GameContinued(_Entry, frozen=True, tag=True):
    """The game of another table goes on here, from the end of this record."""

    table: str
    record: Record
    served_ms: int | None = None


class Imported(_Entry, frozen=True, tag=True):
    """Somebody brought the record of a finished game."""

    record: Record


TableEntry = Union[  # noqa: UP007 (msgspec reads it)
    Opened,
    OfDeal,
    SettingsChanged,
    GuestSat,
    BotSat,
    SeatEmptied,
    GodChosen,
    WordsGiven,
    GameBegan,
    Acted,
    Came,
    Went,
    HostWent,
    HostCame,
    TakenOver,
    SeatHandedOver,
    PlannedCardDropped,
    SeatTakenBack,
    TimeNoted,
    AutoPassSet,
    HintsAgreed,
    HintAsked,
    Said,
    Reacted,
    ChatDeleted,
    RematchOpened,
    RulesChanged,
    GameContinued,
    Imported,
]


class StoredEntry(NamedTuple):
    """An entry as it is stored."""

    seq: int
    """1 for the first."""
    at: int
    """When, in milliseconds since 1970."""
    body: str
    """The entry, as JSON."""


TIMED = (Acted, Went, TakenOver, SeatHandedOver, TimeNoted)
"""Entries that say what the seat to act has thought."""

SERVED = (Acted, GameBegan, RulesChanged, GameContinued)
"""Entries with which a seat may begin to think."""

decode_entry = msgspec.json.Decoder(TableEntry).decode
_encoder = msgspec.json.Encoder()


def encode_entry(entry: TableEntry) -> str:
    return _encoder.encode(entry).decode()


def to_be_stored(written: Iterable[TableEntry], first: int, at: int) -> list[StoredEntry]:
    """Entries as they are stored, numbered from `first`."""
    return [StoredEntry(seq, at, encode_entry(entry)) for seq, entry in enumerate(written, first)]
