"""The messages that a client sends over the WebSocket: JSON objects whose `type` says which message it is.

`docs/protocol.md` and the TypeScript types are generated from here and from `server_messages.py`.
"""

from typing import Annotated, Literal, Union

import msgspec

from derby.game.names import God
from derby.tables.settings import Level, TableSettings
from derby.tables.text import MOST_CODE_POINTS

Name = Annotated[str, msgspec.Meta(max_length=MOST_CODE_POINTS)]
"""At most 24 characters as people count them."""
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
Code = Annotated[int, msgspec.Meta(ge=0, le=65_535)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""Chosen by the client, a new one for every decision; a decision that is sent twice counts once."""
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
    """The last `seq` that you have seen; what you missed since then is sent first."""


class LookAs(_FromClient, frozen=True, tag=True):
    """Look through another of your seats, or as a spectator (null)."""

    seat: SeatNumber | None


class Look(_FromClient, frozen=True, tag=True):
    """Ask for the whole view of the seat you look through, with every card played in this race."""


class Act(_FromClient, frozen=True, tag=True):
    """Decide. `code` is one of `legal`, `version` the version of the game that you have seen.

    With a fast card you can name the slow card `then`. The server plays it when it is due, after any powers in between,
    unless you play another one first. If it is no longer legal by then, it is dropped, and you get
    `PlannedCardDropped`. A bot that takes the seat drops it, too.
    """

    seat: SeatNumber
    code: Code
    version: Annotated[int, msgspec.Meta(ge=0)]
    key: Key
    then: Code | None = None
    """With a fast card: the code of the slow card that is to follow."""


class Sit(_FromClient, frozen=True, tag=True):
    """Take a free seat before the game; several seats on one device are pass-and-play."""

    seat: SeatNumber
    name: Name | None = None
    """Whose seat it is, where several people share a device; else your own name."""


class Stand(_FromClient, frozen=True, tag=True):
    """Leave a seat; in a running game a bot plays it from now on."""

    seat: SeatNumber


class TakeBack(_FromClient, frozen=True, tag=True):
    """Take back your seat from the bot that plays it."""

    seat: SeatNumber


class LetBotPlay(_FromClient, frozen=True, tag=True):
    """Host: let a bot play for somebody who is away, at once; they can take the seat back."""

    seat: SeatNumber


class SeatBot(_FromClient, frozen=True, tag=True):
    """Host: put a bot on a free seat, or change its level."""

    seat: SeatNumber
    level: Level


class FillWithBots(_FromClient, frozen=True, tag=True):
    """Host: put a bot on every free seat."""

    level: Level


class Remove(_FromClient, frozen=True, tag=True):
    """Host: free a seat before the game. A person who sat there stays out of the table: they may only watch."""

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


class PlayOn(_FromClient, frozen=True, tag=True):
    """Play on by the rules of this server, in a game that was begun by rules of another version."""


class Start(_FromClient, frozen=True, tag=True):
    """Host: begin the game; every seat must be taken."""


class SetAutoPass(_FromClient, frozen=True, tag=True):
    """Pass automatically whenever this seat is asked for a power."""

    seat: SeatNumber
    on: bool


class AgreeToHints(_FromClient, frozen=True, tag=True):
    """Agree, before the game, that all may ask for hints in it, or agree no longer.

    Whoever plays alone against bots need not: among several people everybody must.
    """

    seat: SeatNumber
    on: bool


class Say(_FromClient, frozen=True, tag=True):
    """Say something to everybody at the table."""

    text: Text


class React(_FromClient, frozen=True, tag=True):
    """Show everybody at the table how you feel about it."""

    reaction: Reaction


class Mute(_FromClient, frozen=True, tag=True):
    """Hear nothing more of somebody (`who` of their message), or hear them again.

    For a guest it is remembered, at all tables.
    """

    who: Id
    on: bool = True


class Report(_FromClient, frozen=True, tag=True):
    """Report somebody at the table to the server's host, or a line of their chat. The answer is `Reported`."""

    who: Id
    line: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """The `seq` of the line."""


class AskOdds(_FromClient, frozen=True, tag=True):
    """Ask for the odds of the present race, from what one of your seats knows, or a spectator (null).

    Only where the table allows it (`settings.odds`). There is no answer if the game goes on before a worker is free.
    """

    seat: SeatNumber | None
    """The seat whose view counts."""
    key: Key | None = None
    """Comes back if it is refused: odds are asked for by themselves, so whoever sits there may not care."""


class Hurry(_FromClient, frozen=True, tag=True):
    """Have the bot that thinks decide at once, as well as it knows by now; only where no other people play.

    There is no answer, and nothing happens if the game has gone on meanwhile.
    """

    version: Annotated[int, msgspec.Meta(ge=0)]
    """The version of the game that you have seen."""


class AskHint(_FromClient, frozen=True, tag=True):
    """Ask what one of your seats should do, when it is to act. The answer is `HintIs`.

    Only where `Room.hints` says so. With the first one the game counts for nobody any more, in statistics and ladder.
    There is no answer if the seat decides before a worker is free.
    """

    seat: SeatNumber


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
    LetBotPlay,
    SeatBot,
    FillWithBots,
    Remove,
    ChooseGod,
    GiveWords,
    ChangeSettings,
    PlayOn,
    Start,
    SetAutoPass,
    AgreeToHints,
    Say,
    React,
    Mute,
    Report,
    AskOdds,
    Hurry,
    AskHint,
    Rematch,
]

decode_message = msgspec.json.Decoder(ClientMessage).decode
