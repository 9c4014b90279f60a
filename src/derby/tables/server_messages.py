"""The messages that a table sends over the WebSocket: JSON objects whose `type` says which message it is.

`docs/protocol.md` and the TypeScript types are generated from here and from `client_messages.py`.
"""

from typing import Union

import msgspec

from derby.coach.findings import Hint
from derby.game.events import AnyEvent
from derby.game.names import Creature
from derby.game.view import Own, PublicView, View
from derby.tables.client_messages import Reaction
from derby.tables.refusal import Reason
from derby.tables.room import ClockIs, Room
from derby.tables.view_changes import ViewChanges


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
    """The server's time, in milliseconds since 1970."""
    clock_ms: int
    """The server's steady clock, by which `until_ms` and `bot_plays_at_ms` count."""
    muted: dict[str, str] = {}
    """The names of people here whom you no longer hear, by their `who`."""


class RoomIs(_FromServer, frozen=True, tag=True):
    """The table has changed, the game aside."""

    seq: int
    room: Room


class Seen(_FromServer, frozen=True, tag=True):
    """The game as you see it now."""

    seq: int
    version: int
    view: PublicView
    """What everybody sees."""
    own: Own | None
    """What your seat sees besides."""
    clock: ClockIs | None = None
    planned: int | None = None
    """The code of the slow card that your seat will play when it is due (`Act.then`)."""


class MissedPlayerChange(msgspec.Struct, frozen=True, gc=False):
    """A bot took over for somebody, or they came back."""

    place: int
    """How many of the missed events came before it."""
    seat: int
    handed_over: bool


class Missed(_FromServer, frozen=True, tag=True):
    """What happened since you left, or as the game began, before the `Seen` that follows.

    `complete` is false if it was too much.
    """

    since: int
    complete: bool
    events: tuple[AnyEvent, ...]
    player_changes: tuple[MissedPlayerChange, ...] = ()
    """Whom a bot played for, and who came back."""


class Happened(_FromServer, frozen=True, tag=True, omit_defaults=True):
    """A decision was made."""

    seq: int
    version: int
    events: tuple[AnyEvent, ...]
    """What happened, as you saw it."""
    changes: ViewChanges
    """The fields of `Seen.view` that have changed."""
    clock: ClockIs | None = None
    own: Own | None = None
    """What your seat sees besides, if that has changed."""


class WholeView(_FromServer, frozen=True, tag=True):
    """The answer to `Look`."""

    seq: int
    view: View


class Done(_FromServer, frozen=True, tag=True):
    """Your decision counts: it is stored, and everybody at the table learns of it."""

    key: str
    version: int


class Refused(_FromServer, frozen=True, tag=True):
    """Your message had no effect."""

    reason: Reason
    key: str | None = None
    """Of the message, if it had one."""


class PlannedCardDropped(_FromServer, frozen=True, tag=True):
    """The slow card that your seat had planned (`Act.then`) can't be played any more: choose another one."""

    seq: int
    seat: int
    code: int


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


class ChatDeleted(_FromServer, frozen=True, tag=True):
    """The server's host deleted these lines: show them no longer."""

    seq: int
    lines: tuple[int, ...]
    """The `seq` of each."""


class Reported(_FromServer, frozen=True, tag=True):
    """Your report is stored for the server's host."""

    who: str


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
    """Worlds that were played to the end of the race: more are more exact."""
    rough: bool
    """Whether the server had to make do with few samples, because it can't compile the rules."""
    creatures: tuple[CreatureChances, ...]
    """All six, in their order."""


class HintIs(_FromServer, frozen=True, tag=True):
    """The answer to `AskHint`: it follows from what the seat sees, and from nothing else."""

    hint: Hint
    """With the seat and the version of the game for which it was asked."""


class BotsGetReady(_FromServer, frozen=True, tag=True):
    """The bots are being compiled, for the first time on this computer; it takes some seconds."""


class BotsAreSlow(_FromServer, frozen=True, tag=True):
    """A bot takes longer than it should, because the server is busy; its move will come."""


ServerMessage = Union[  # noqa: UP007 (msgspec reads it)
    Entered,
    RoomIs,
    Seen,
    Missed,
    Happened,
    WholeView,
    Done,
    Refused,
    PlannedCardDropped,
    ChatSaid,
    ChatReacted,
    ChatDeleted,
    Reported,
    OddsAre,
    HintIs,
    BotsGetReady,
    BotsAreSlow,
]

encode_message = msgspec.json.Encoder().encode
