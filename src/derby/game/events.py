"""Events: what happened, in the past tense. The rules write notes into the journal; here they become events.

An event made from the journal knows everything. `seen_by` gives what one viewer may know of it: an event is passed on
as it is only if it is on the list of public ones, and each of the others has its own way of being seen.
"""

from collections.abc import Callable
from typing import Union

import msgspec

from derby.game.chance import Deal
from derby.game.names import CREATURES, POWERS, STAGES, Creature, Power, Stage
from derby.rules import journal
from derby.rules.card_set import members
from derby.rules.track import creature_ranked
from derby.table import Table


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that happened."""


class RaceDealt(Event, frozen=True, tag=True, gc=False):
    """A race was set up. A seat sees the cards of its two holders; the unused pile is seen by nobody."""

    race: int
    first_player: int
    line_up: tuple[Creature, ...]
    holders: tuple[tuple[int, ...] | None, ...]
    unused: tuple[int, ...] | None


class FateTokenPlaced(Event, frozen=True, tag=True, gc=False):
    seat: int
    sector: int


class BetPlaced(Event, frozen=True, tag=True, gc=False):
    """The card is seen by the seat alone."""

    seat: int
    bet: int
    creature: Creature
    card: int | None


class BetPassed(Event, frozen=True, tag=True, gc=False):
    """No creature was left for the seat to bet on (R8)."""

    seat: int


class TurnBegan(Event, frozen=True, tag=True, gc=False):
    seat: int


class CardPlayed(Event, frozen=True, tag=True, gc=False):
    seat: int
    card: int
    holder: int
    slow: bool


class DirtyTrickPlayed(Event, frozen=True, tag=True, gc=False):
    """A fast card was played with its dirty trick."""

    seat: int
    card: int
    holder: int


class CreatureMoved(Event, frozen=True, tag=True, gc=False):
    creature: Creature
    start: int
    end: int


class CreatureFinished(Event, frozen=True, tag=True, gc=False):
    creature: Creature


class MidRaceLinePassed(Event, frozen=True, tag=True, gc=False):
    """For the first time in this race."""

    creature: Creature


class CardDiscarded(Event, frozen=True, tag=True, gc=False):
    card: int


class CardWentToZeus(Event, frozen=True, tag=True, gc=False):
    card: int


class FirstPlayerPassed(Event, frozen=True, tag=True, gc=False):
    """The first player token went to another seat."""

    seat: int


class RankingDetermined(Event, frozen=True, tag=True, gc=False):
    """The creatures, best first, before Zeus speaks."""

    ranking: tuple[Creature, ...]


class JudgmentCardDrawn(Event, frozen=True, tag=True, gc=False):
    """54 is a protection card."""

    card: int


class JudgmentCardPutBack(Event, frozen=True, tag=True, gc=False):
    card: int


class CreatureDisqualified(Event, frozen=True, tag=True, gc=False):
    creature: Creature


class ProtectionsRemoved(Event, frozen=True, tag=True, gc=False):
    count: int


class BetSettled(Event, frozen=True, tag=True, gc=False):
    """A bet card was revealed; 0 points if it did not come true."""

    seat: int
    bet: int
    creature: Creature
    card: int
    points: int


class RaceEnded(Event, frozen=True, tag=True, gc=False):
    race: int


class GameEnded(Event, frozen=True, tag=True, gc=False):
    pass


class PowerPlayed(Event, frozen=True, tag=True, gc=False):
    """What was chosen with it follows in events of its own."""

    seat: int
    power: Power


class PowerDeclined(Event, frozen=True, tag=True, gc=False):
    """The seat was asked, and passed."""

    seat: int
    moment: Stage


class FateTokenLifted(Event, frozen=True, tag=True, gc=False):
    sector: int


class TokenExchanged(Event, frozen=True, tag=True, gc=False):
    seat: int
    given: Creature
    taken: Creature


class BetCardExchanged(Event, frozen=True, tag=True, gc=False):
    """The cards are seen by the seat alone."""

    seat: int
    creature: Creature
    old: int | None
    new: int | None


class HolderSeen(Event, frozen=True, tag=True, gc=False):
    """The cards are seen by the seat that looked, alone."""

    seat: int
    holder: int
    cards: tuple[int, ...] | None


class BetCardSeen(Event, frozen=True, tag=True, gc=False):
    """The card is seen by the seat that looked, alone (and by its owner, who knows it anyway)."""

    seat: int
    owner: int
    creature: Creature
    card: int | None


class CardRenewed(Event, frozen=True, tag=True, gc=False):
    """The played card was put back into a holder."""

    seat: int
    card: int
    holder: int


class PaperworkDone(Event, frozen=True, tag=True, gc=False):
    """A card was used up by Celestial Paperwork: it moves its creature 0 sectors."""

    creature: Creature


PUBLIC: frozenset[type[Event]] = frozenset(
    {
        FateTokenPlaced,
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
        CardRenewed,
        PaperworkDone,
    }
)
"""Events that everybody may know whole."""

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


def seen_by(event: Event, viewer: int | None, seats: int) -> Event:
    """What a seat, or a spectator (None), may know of an event."""
    if type(event) in PUBLIC:
        return event
    match event:
        case RaceDealt():
            shown = tuple(
                cards if viewer is not None and holder in (viewer, (viewer - 1) % seats) else None
                for holder, cards in enumerate(event.holders)
            )
            return RaceDealt(event.race, event.first_player, event.line_up, shown, None)
        case BetPlaced():
            return BetPlaced(event.seat, event.bet, event.creature, event.card if viewer == event.seat else None)
        case BetCardExchanged():
            own = viewer == event.seat
            return BetCardExchanged(event.seat, event.creature, event.old if own else None, event.new if own else None)
        case HolderSeen():
            return HolderSeen(event.seat, event.holder, event.cards if viewer == event.seat else None)
        case BetCardSeen():
            knows = viewer is not None and viewer in (event.seat, event.owner)
            return BetCardSeen(event.seat, event.owner, event.creature, event.card if knows else None)
        case _:
            raise TypeError(f"nobody has decided who may see {type(event).__name__}")


Note = tuple[int, ...]


def dealt(table: Table, deal: Deal, note: Note) -> RaceDealt:
    """The event of a deal. The cards of a holder are in card order: the order of the deal tells nothing."""
    each = table.cards_each
    holders = tuple(tuple(sorted(deal.deck[at : at + each])) for at in range(0, table.seats * each, each))
    line_up = tuple(CREATURES[creature] for creature in deal.line_up)
    return RaceDealt(note[1], note[2], line_up, holders, tuple(sorted(deal.deck[table.seats * each :])))


def events_of(table: Table, notes: list[Note], deal: Deal | None) -> list[Event]:
    """The events that the rules noted; `deal` is the deal among them, if there was one."""
    events: list[Event] = []
    for note in notes:
        kind = note[0]
        if kind == journal.DEALT:
            assert deal is not None
            events.append(dealt(table, deal, note))
        elif kind == journal.RANKING_DETERMINED:
            # The creatures stand still from now to the next deal, so the table still shows this ranking.
            events.append(RankingDetermined(tuple(CREATURES[creature_ranked(table, place)] for place in range(6))))
        elif kind == journal.HOLDER_SEEN:
            events.append(HolderSeen(note[1], note[2], tuple(members(table.falcon_cards))))
        else:
            events.append(_EVENT_OF_NOTE[kind](note))
    return events


_EVENT_OF_NOTE: dict[int, Callable[[Note], Event]] = {
    journal.FATE_TOKEN_PLACED: lambda n: FateTokenPlaced(n[1], n[2]),
    journal.BET_PLACED: lambda n: BetPlaced(n[1], n[2], CREATURES[n[3]], n[4]),
    journal.BET_PASSED: lambda n: BetPassed(n[1]),
    journal.TURN_BEGAN: lambda n: TurnBegan(n[1]),
    journal.CARD_PLAYED: lambda n: (
        DirtyTrickPlayed(n[1], n[2], n[3]) if n[5] else CardPlayed(n[1], n[2], n[3], bool(n[4]))
    ),
    journal.CREATURE_MOVED: lambda n: CreatureMoved(CREATURES[n[1]], n[2], n[3]),
    journal.CREATURE_FINISHED: lambda n: CreatureFinished(CREATURES[n[1]]),
    journal.MID_RACE_LINE_PASSED: lambda n: MidRaceLinePassed(CREATURES[n[1]]),
    journal.CARD_DISCARDED: lambda n: CardDiscarded(n[1]),
    journal.CARD_WENT_TO_ZEUS: lambda n: CardWentToZeus(n[1]),
    journal.FIRST_PLAYER_PASSED: lambda n: FirstPlayerPassed(n[1]),
    journal.JUDGMENT_CARD_DRAWN: lambda n: JudgmentCardDrawn(n[1]),
    journal.JUDGMENT_CARD_PUT_BACK: lambda n: JudgmentCardPutBack(n[1]),
    journal.CREATURE_DISQUALIFIED: lambda n: CreatureDisqualified(CREATURES[n[1]]),
    journal.PROTECTIONS_REMOVED: lambda n: ProtectionsRemoved(n[1]),
    journal.BET_SETTLED: lambda n: BetSettled(n[1], n[2], CREATURES[n[3]], n[4], n[5]),
    journal.RACE_ENDED: lambda n: RaceEnded(n[1]),
    journal.GAME_ENDED: lambda n: GameEnded(),
    journal.POWER_PLAYED: lambda n: PowerPlayed(n[1], POWERS[n[2]]),
    journal.POWER_DECLINED: lambda n: PowerDeclined(n[1], STAGES[n[2]]),
    journal.FATE_TOKEN_LIFTED: lambda n: FateTokenLifted(n[1]),
    journal.TOKEN_EXCHANGED: lambda n: TokenExchanged(n[1], CREATURES[n[2]], CREATURES[n[3]]),
    journal.BET_CARD_EXCHANGED: lambda n: BetCardExchanged(n[1], CREATURES[n[2]], n[3], n[4]),
    journal.BET_CARD_SEEN: lambda n: BetCardSeen(n[1], n[2], CREATURES[n[3]], n[4]),
    journal.CARD_RENEWED: lambda n: CardRenewed(n[1], n[2], n[3]),
    journal.PAPERWORK_DONE: lambda n: PaperworkDone(CREATURES[n[1]]),
}
