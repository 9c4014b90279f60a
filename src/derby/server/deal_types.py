"""What the HTTP interface tells about deals that several play: the daily race, and duplicate matches."""

from typing import Annotated, Any, Literal

import msgspec

from derby.duplicate.comparing import ComparedRace
from derby.game.names import God, Variant
from derby.tables.settings import Level

Played = Literal["open", "playing", "over"]
"""Whether one's own try is still to begin, is being played, or is over."""


class DailyDay(msgspec.Struct, frozen=True):
    """A day of the calendar."""

    day: str
    level: Level
    variants: tuple[Variant, ...]
    played: Played
    on_day: bool = False
    """Whether it was begun on its day, and so counts for the streak."""
    points: int | None = None


class Daily(msgspec.Struct, frozen=True):
    today: str
    streak: int
    longest: int
    days: tuple[DailyDay, ...]
    """The latest first."""


class RankedTry(msgspec.Struct, frozen=True):
    who: str
    """Names a player of this day or match."""
    name: str | None
    """Of a guest."""
    level: Level | None
    """Of a bot."""
    points: int
    place: int | None
    """Null for bots, which have none."""
    own: bool = False


class DealResult(msgspec.Struct, frozen=True):
    """What came of one's own try, and of others': only for those whose own is over."""

    deal: str
    seat: int
    gods: tuple[God, ...]
    points: tuple[int, ...]
    """Of all seats."""
    bets: tuple[tuple[bool, ...], ...]
    """Of each race one's own, in their order: which came true."""
    counted: bool | None
    """Whether it is compared with others; null while that is being checked."""
    place: int | None
    """Among all who played it here; null if it isn't counted, or if nobody can be compared without a server."""
    of: int
    tries: tuple[RankedTry, ...]
    """The best, and one's own."""
    rival: int | None
    """What Olympian made of the seat; null until that has been worked out."""


class DailyRace(msgspec.Struct, frozen=True):
    day: str
    level: Level
    variants: tuple[Variant, ...]
    played: Played
    table: str | None
    """Where one's own try is, if it has begun."""
    streak: int
    result: DealResult | None = None


class HandedInTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A daily race that was finished on the guest's own device, without a server."""

    record: dict[str, Any]
    begun_on_day: bool = True
    hinted: bool = False


class Comparison(msgspec.Struct, frozen=True):
    """Two tries at one deal, one's own and another."""

    other: RankedTry
    seat: int
    gods: tuple[God, ...]
    races: tuple[ComparedRace, ...]
    table: str | None
    """One's own, for the replay."""
    other_table: str | None
    """Null for a bot's."""


class MatchResult(msgspec.Struct, frozen=True):
    """A player of a match."""

    who: str
    name: str | None
    level: Level | None
    own: bool
    points: tuple[int | None, ...]
    """Of each deal; null if it isn't over, or if one's own isn't."""
    together: int | None
    """Of all deals, once all of them are shown."""


class MatchDeal(msgspec.Struct, frozen=True):
    name: str
    played: Played
    table: str | None


class DuplicateMatch(msgspec.Struct, frozen=True):
    match: str
    seats: int
    level: Level
    variants: tuple[Variant, ...]
    opened_ms: int
    takes_part: bool
    deals: tuple[MatchDeal, ...]
    players: tuple[MatchResult, ...]


class RivalBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: Level


Number = Annotated[int, msgspec.Meta(ge=1, le=8)]
