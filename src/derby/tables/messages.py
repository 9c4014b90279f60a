"""The messages of the WebSocket. A client speaks in `ClientMessage`s, the server answers in `ServerMessage`s.

They are JSON objects whose `type` says which message it is. `docs/protocol.md` and the TypeScript types are generated
from here.
"""

from typing import Annotated, Any, Literal, Union

import msgspec

from derby.game.events import AnyEvent
from derby.game.names import Creature, God, Variant
from derby.game.view import Own, View
from derby.tables.settings import Clock, Level, TableSettings

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""Chosen by the client, another for every message; a message that is sent twice is done once."""
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Reaction = Literal["cheer", "laugh", "gasp", "groan", "thunder", "thanks"]


class _FromClient(msgspec.Struct, frozen=True, tag_field="type", tag=True, forbid_unknown_fields=True, gc=False):
    pass


class Enter(_FromClient, frozen=True, tag=True):
    """Come to a table; the first message of every connection, and the way to resume.

    Whoever has a seat, by the guest's cookie or by a seat token, looks through it; everybody else watches.
    """

    table: Id
    tokens: Annotated[tuple[Id, ...], msgspec.Meta(max_length=6)] = ()
    """Of seats."""
    since: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """The last `seq` that was seen, to be told what was missed."""


class LookAs(_FromClient, frozen=True, tag=True):
    """Look through another of your seats, or as a spectator (null)."""

    seat: SeatNumber | None


class Look(_FromClient, frozen=True, tag=True):
    """Ask for the whole view of the seat you look through, with every card played in this race."""


class Act(_FromClient, frozen=True, tag=True):
    """Decide. `code` is one of `legal`, `version` the version of the game that was seen."""

    seat: SeatNumber
    code: Annotated[int, msgspec.Meta(ge=0, le=65_535)]
    version: Annotated[int, msgspec.Meta(ge=0)]
    key: Key


class Sit(_FromClient, frozen=True, tag=True):
    """Take a free seat before the game; several seats on one device are pass-and-play."""

    seat: SeatNumber
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=24)] | None = None
    """Whose seat it is, where several people share a device; else your own name."""


class Stand(_FromClient, frozen=True, tag=True):
    """Leave a seat; in a running game a bot plays it from now on."""

    seat: SeatNumber


class TakeBack(_FromClient, frozen=True, tag=True):
    """Take back your seat from the bot that plays it."""

    seat: SeatNumber


class SeatBot(_FromClient, frozen=True, tag=True):
    """Host: put a bot on a free seat, or change its level."""

    seat: SeatNumber
    level: Level


class FillWithBots(_FromClient, frozen=True, tag=True):
    """Host: put a bot on every free seat."""

    level: Level


class Remove(_FromClient, frozen=True, tag=True):
    """Host: free a seat before the game."""

    seat: SeatNumber


class ChooseGod(_FromClient, frozen=True, tag=True):
    """Choose the god of your seat, or as host of a bot's; null for one drawn by lot."""

    seat: SeatNumber
    god: God | None


class GiveWords(_FromClient, frozen=True, tag=True):
    """Mix words of your own into the chance of the game, before it begins."""

    seat: SeatNumber
    words: Annotated[str, msgspec.Meta(max_length=200)]


class ChangeSettings(_FromClient, frozen=True, tag=True):
    """Host: change what is played, before the game."""

    settings: TableSettings


class Start(_FromClient, frozen=True, tag=True):
    """Host: begin the game; every seat must be taken."""


class SetAutoPass(_FromClient, frozen=True, tag=True):
    """Pass by itself whenever this seat is asked for a power."""

    seat: SeatNumber
    on: bool


class Say(_FromClient, frozen=True, tag=True):
    """Say something to everybody at the table."""

    text: Text


class React(_FromClient, frozen=True, tag=True):
    """Show everybody at the table how you feel about it."""

    reaction: Reaction


class Mute(_FromClient, frozen=True, tag=True):
    """Hear nothing more of somebody (`who` of their message), or hear them again."""

    who: Id
    on: bool = True


class AskOdds(_FromClient, frozen=True, tag=True):
    """Ask for the odds of the present race, for all that one of your seats knows, or a spectator (null).

    Only where the table allows it (`settings.odds`).
    """

    seat: SeatNumber | None
    """Whose view counts."""


class Rematch(_FromClient, frozen=True, tag=True):
    """Open a table like this one, with the same players, when the game is over."""


ClientMessage = Union[  # noqa: UP007 (msgspec reads it)
    Enter,
    LookAs,
    Look,
    Act,
    Sit,
    Stand,
    TakeBack,
    SeatBot,
    FillWithBots,
    Remove,
    ChooseGod,
    GiveWords,
    ChangeSettings,
    Start,
    SetAutoPass,
    Say,
    React,
    Mute,
    AskOdds,
    Rematch,
]


class SeatInfo(msgspec.Struct, frozen=True, gc=False):
    """Who sits at a seat."""

    kind: Literal["free", "person", "bot", "external"]
    name: str | None = None
    who: str | None = None
    """Names a person or an external bot at this table; the same in chat."""
    level: Level | None = None
    god: God | None = None
    """Chosen or, in the game, drawn."""
    present: bool = False
    handed_over: bool = False
    """Whether a bot plays for the person."""
    auto_pass: bool = False
    bank_ms: int | None = None
    """What is left of a bank when the seat's decision began."""


class Room(msgspec.Struct, frozen=True, gc=False):
    """A table as everybody sees it."""

    table: str
    phase: Literal["gathering", "playing", "over"]
    settings: TableSettings
    seats: tuple[SeatInfo, ...]
    host: str
    """The `who` of the host."""
    commitment: str | None
    """The SHA-256 of the seed that the game will have or has."""
    words: tuple[str, ...]
    """Of the seats that gave some, in their order; mixed into the chance."""
    rematch: str | None = None
    """The table of the rematch."""
    continues: str | None = None
    """The table whose game goes on here: whoever saw it knows what was dealt before, and the game counts for nobody."""


class RoomSummary(msgspec.Struct, frozen=True, gc=False):
    """A table in the lobby."""

    table: str
    phase: Literal["gathering", "playing", "over"]
    seats: int
    free: int
    names: tuple[str | None, ...]
    variants: tuple[Variant, ...]
    clock: Clock


class _FromServer(msgspec.Struct, frozen=True, tag_field="type", tag=True, gc=False):
    pass


class Entered(_FromServer, frozen=True, tag=True):
    """You are at the table; what it looks like follows at once."""

    you: str
    """Your `who` at this table."""
    seats: dict[int, str]
    """Your seats, each with its token: a link with it gives the seat to another device."""
    seat: int | None
    """The seat you look through."""
    server_ms: int
    """The server's clock."""


class RoomIs(_FromServer, frozen=True, tag=True):
    """The table has changed, the game aside."""

    seq: int
    room: Room


class ClockIs(msgspec.Struct, frozen=True, gc=False):
    """Until when the seat to act may think, by the server's clock, and what is left of every bank."""

    until_ms: int | None
    banks_ms: tuple[int, ...] | None = None


class Seen(_FromServer, frozen=True, tag=True):
    """The game as you see it now."""

    seq: int
    version: int
    view: dict[str, Any]
    """What everybody sees: the fields of `View`, but for `viewer`, `version`, `plays`, `deeds` and `legal`."""
    own: Own | None
    """What your seat sees besides."""
    clock: ClockIs | None = None


class Missed(_FromServer, frozen=True, tag=True):
    """What happened since you were there, before the `Seen` that follows; `complete` is false if it was too much."""

    since: int
    complete: bool
    events: tuple[AnyEvent, ...]


class Happened(_FromServer, frozen=True, tag=True, omit_defaults=True):
    """A decision was made."""

    seq: int
    version: int
    events: tuple[AnyEvent, ...]
    """What happened, as you saw it."""
    changes: dict[str, Any]
    """The fields of `Seen.view` that have changed."""
    clock: ClockIs | None = None
    own: Own | None = None
    """What your seat sees besides, if that has changed."""


class WholeView(_FromServer, frozen=True, tag=True):
    """The answer to `Look`."""

    seq: int
    view: View


class Done(_FromServer, frozen=True, tag=True):
    """Your decision counts: it is stored, and everybody has been told."""

    key: str
    version: int


class Refused(_FromServer, frozen=True, tag=True):
    """Your message had no effect; `reason` is one of a fixed list of words."""

    reason: str
    key: str | None = None


class ChatSaid(_FromServer, frozen=True, tag=True):
    """Somebody said something."""

    seq: int
    who: str
    name: str
    text: str
    at_ms: int


class ChatReacted(_FromServer, frozen=True, tag=True):
    """Somebody showed how they feel."""

    seq: int
    who: str
    name: str
    reaction: Reaction
    at_ms: int


class CreatureChances(msgspec.Struct, frozen=True, gc=False):
    """Where a creature will end, and which bets on it will come true; each chance from 0 to 1."""

    creature: Creature
    places: tuple[float, ...]
    """To be first to sixth."""
    disqualified: float
    """To have no place at all."""
    bets: tuple[float, ...]
    """For each bet card, by its number: that it comes true on this creature."""


class OddsAre(_FromServer, frozen=True, tag=True):
    """The answer to `AskOdds`: it follows from what the seat sees, and from nothing else."""

    version: int
    """Of the game, when it was asked."""
    seat: int | None
    """Whose view counted; null for a spectator's."""
    samples: int
    """Worlds that were played to the end of the race; the more, the more exact."""
    rough: bool
    """Whether the server had to make do with few samples, because it can't compile the rules."""
    creatures: tuple[CreatureChances, ...]
    """All six, in their order."""


class BotsGetReady(_FromServer, frozen=True, tag=True):
    """The bots of this computer are compiled for the first time; it takes some seconds."""


ServerMessage = Union[  # noqa: UP007 (msgspec reads it)
    Entered,
    RoomIs,
    Seen,
    Missed,
    Happened,
    WholeView,
    Done,
    Refused,
    ChatSaid,
    ChatReacted,
    OddsAre,
    BotsGetReady,
]

decode_message = msgspec.json.Decoder(ClientMessage).decode
encode_message = msgspec.json.Encoder().encode
