"""Events: what happened, in the past tense. `game/event_building.py` makes them from the journal of the rules.

Such an event knows everything. Each of its fields says who may see it, and `seen_by` leaves out the rest for a viewer.
"""

from collections.abc import Collection
from typing import Annotated, Any, NamedTuple, TypeVar, Union, get_args, get_type_hints

import msgspec

from derby.game.names import Creature, Power, Stage
from derby.visibility import EVERYBODY, NEIGHBOURS, NOBODY, OWNER, Visibility


class Seen(NamedTuple):
    """Who may see a field of an event."""

    by: Visibility
    owners: tuple[str, ...]
    """The fields with the seats that own it."""


def seen(by: Visibility, *owners: str) -> Seen:
    return Seen(by, owners)


T = TypeVar("T")
Public = Annotated[T, seen(EVERYBODY)]


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that happened."""


class RaceDealt(Event, frozen=True, tag=True, gc=False):
    """A race was set up. A seat sees the cards of its two holders; the unused pile is seen by nobody."""

    race: Public[int]
    first_player: Public[int]
    line_up: Public[tuple[Creature, ...]]
    holders: Annotated[tuple[tuple[int, ...] | None, ...], seen(NEIGHBOURS)]
    unused: Annotated[tuple[int, ...] | None, seen(NOBODY)]


class FateTokenPlaced(Event, frozen=True, tag=True, gc=False):
    seat: Public[int]
    sector: Public[int]


class BetPlaced(Event, frozen=True, tag=True, gc=False):
    """The card is seen by the seat alone."""

    seat: Public[int]
    bet: Public[int]
    creature: Public[Creature]
    card: Annotated[int | None, seen(OWNER, "seat")]


class BetPassed(Event, frozen=True, tag=True, gc=False):
    """No creature was left for the seat to bet on (R8)."""

    seat: Public[int]


class TurnBegan(Event, frozen=True, tag=True, gc=False):
    seat: Public[int]


class CardPlayed(Event, frozen=True, tag=True, gc=False):
    seat: Public[int]
    card: Public[int]
    holder: Public[int]
    slow: Public[bool]


class DirtyTrickPlayed(Event, frozen=True, tag=True, gc=False):
    """A fast card was played with its dirty trick."""

    seat: Public[int]
    card: Public[int]
    holder: Public[int]


class CreatureMoved(Event, frozen=True, tag=True, gc=False):
    creature: Public[Creature]
    start: Public[int]
    end: Public[int]


class CreatureFinished(Event, frozen=True, tag=True, gc=False):
    creature: Public[Creature]


class MidRaceLinePassed(Event, frozen=True, tag=True, gc=False):
    """For the first time in this race."""

    creature: Public[Creature]


class CardDiscarded(Event, frozen=True, tag=True, gc=False):
    card: Public[int]


class CardWentToZeus(Event, frozen=True, tag=True, gc=False):
    card: Public[int]


class FirstPlayerPassed(Event, frozen=True, tag=True, gc=False):
    """The third bets begin: this seat is first player from now on; it may have been before."""

    seat: Public[int]


class RankingDetermined(Event, frozen=True, tag=True, gc=False):
    """The creatures, best first, before Zeus speaks."""

    ranking: Public[tuple[Creature, ...]]


class JudgmentCardDrawn(Event, frozen=True, tag=True, gc=False):
    """54 is a protection card."""

    card: Public[int]


class JudgmentCardPutBack(Event, frozen=True, tag=True, gc=False):
    card: Public[int]


class CreatureDisqualified(Event, frozen=True, tag=True, gc=False):
    creature: Public[Creature]


class ProtectionsRemoved(Event, frozen=True, tag=True, gc=False):
    count: Public[int]


class BetSettled(Event, frozen=True, tag=True, gc=False):
    """A bet card was revealed; 0 points if it did not come true."""

    seat: Public[int]
    bet: Public[int]
    creature: Public[Creature]
    card: Public[int]
    points: Public[int]


class RaceEnded(Event, frozen=True, tag=True, gc=False):
    race: Public[int]


class GameEnded(Event, frozen=True, tag=True, gc=False):
    pass


class PowerPlayed(Event, frozen=True, tag=True, gc=False):
    """What was chosen with it follows in events of its own."""

    seat: Public[int]
    power: Public[Power]


class PowerDeclined(Event, frozen=True, tag=True, gc=False):
    """The seat was asked, and passed."""

    seat: Public[int]
    moment: Public[Stage]


class FateTokenLifted(Event, frozen=True, tag=True, gc=False):
    sector: Public[int]


class TokenExchanged(Event, frozen=True, tag=True, gc=False):
    seat: Public[int]
    given: Public[Creature]
    taken: Public[Creature]


class BetCardExchanged(Event, frozen=True, tag=True, gc=False):
    """The cards are seen by the seat alone."""

    seat: Public[int]
    creature: Public[Creature]
    old: Annotated[int | None, seen(OWNER, "seat")]
    new: Annotated[int | None, seen(OWNER, "seat")]


class HolderSeen(Event, frozen=True, tag=True, gc=False):
    """The cards are seen by the seat that looked, alone."""

    seat: Public[int]
    holder: Public[int]
    cards: Annotated[tuple[int, ...] | None, seen(OWNER, "seat")]


class BetCardSeen(Event, frozen=True, tag=True, gc=False):
    """The card is seen by the seat that looked, alone (and by its owner, who knows it anyway)."""

    seat: Public[int]
    owner: Public[int]
    creature: Public[Creature]
    card: Annotated[int | None, seen(OWNER, "seat", "owner")]


class CardRenewed(Event, frozen=True, tag=True, gc=False):
    """The played card was put back into a holder."""

    seat: Public[int]
    card: Public[int]
    holder: Public[int]


class PaperworkDone(Event, frozen=True, tag=True, gc=False):
    """A card was used up by Celestial Paperwork: it moves its creature 0 sectors."""

    creature: Public[Creature]


AnyEvent = Union[  # noqa: UP007 (msgspec reads it)
    RaceDealt,
    FateTokenPlaced,
    BetPlaced,
    BetPassed,
    TurnBegan,
    CardPlayed,
    DirtyTrickPlayed,
    CreatureMoved,
    CreatureFinished,
    MidRaceLinePassed,
    CardDiscarded,
    CardWentToZeus,
    FirstPlayerPassed,
    RankingDetermined,
    JudgmentCardDrawn,
    JudgmentCardPutBack,
    CreatureDisqualified,
    ProtectionsRemoved,
    BetSettled,
    RaceEnded,
    GameEnded,
    PowerPlayed,
    PowerDeclined,
    FateTokenLifted,
    TokenExchanged,
    BetCardExchanged,
    HolderSeen,
    BetCardSeen,
    CardRenewed,
    PaperworkDone,
]
"""For decoding."""


def _secrets_of(kind: type[Event]) -> dict[str, Seen]:
    """The fields that not everybody may see. Of every field it must be known who may."""
    secrets: dict[str, Seen] = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        who = next((said for said in getattr(hint, "__metadata__", ()) if isinstance(said, Seen)), None)
        if who is None:
            raise TypeError(f"nobody has decided who may see {name} of {kind.__name__}")
        if who.by != EVERYBODY:
            secrets[name] = who
    return secrets


_SECRETS: dict[type[Event], dict[str, Seen]] = {kind: _secrets_of(kind) for kind in get_args(AnyEvent)}
PUBLIC: frozenset[type[Event]] = frozenset(kind for kind, secrets in _SECRETS.items() if not secrets)
"""Events that everybody may know whole."""


def seats_that_see_more(event: Event, seats: int) -> Collection[int]:
    """The seats that may know more of an event than a spectator."""
    owners: set[int] = set()
    for who in _SECRETS[type(event)].values():
        if who.by != OWNER:
            return range(seats)
        owners.update(getattr(event, owner) for owner in who.owners)
    return owners


def seen_by(event: Event, viewer: int | None, seats: int) -> Event:
    """What a seat, or a spectator (None), may know of an event."""
    secrets = _SECRETS.get(type(event))
    if secrets is None:
        raise TypeError(f"nobody has decided who may see {type(event).__name__}")
    if not secrets:
        return event
    shown = {name: _shown(event, name, who, viewer, seats) for name, who in secrets.items()}
    return msgspec.structs.replace(event, **shown)


def _shown(event: Event, name: str, who: Seen, viewer: int | None, seats: int) -> Any:
    """A field as the viewer may know it; None in place of what it may not know."""
    value: Any = getattr(event, name)
    if who.by == OWNER:
        return value if any(viewer == getattr(event, owner) for owner in who.owners) else None
    if who.by == NEIGHBOURS:
        return tuple([one if viewer in (row, (row + 1) % seats) else None for row, one in enumerate(value)])
    return None
