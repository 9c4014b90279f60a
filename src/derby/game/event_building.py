"""Building events: the rules write notes into the journal; here they become events that know everything."""

from collections.abc import Callable

from derby.editions import components
from derby.game.chance import Deal
from derby.game.events import (
    BetCardExchanged,
    BetCardSeen,
    BetPassed,
    BetPlaced,
    BetSettled,
    CardDiscarded,
    CardPlayed,
    CardRenewed,
    CardWentToZeus,
    CreatureDisqualified,
    CreatureFinished,
    CreatureMoved,
    DirtyTrickPlayed,
    Event,
    FateTokenLifted,
    FateTokenPlaced,
    FirstPlayerPassed,
    GameEnded,
    HolderSeen,
    JudgmentCardDrawn,
    JudgmentCardPutBack,
    MidRaceLinePassed,
    PaperworkDone,
    PowerDeclined,
    PowerPlayed,
    ProtectionsRemoved,
    RaceDealt,
    RaceEnded,
    RankingDetermined,
    TokenExchanged,
    TurnBegan,
)
from derby.game.names import CREATURES, POWERS, STAGES
from derby.rules import journal
from derby.rules.card_set import members
from derby.rules.track import creature_ranked
from derby.table import Table

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
            ranking = [creature_ranked(table, place) for place in range(components.CREATURES)]
            events.append(RankingDetermined(tuple(CREATURES[creature] for creature in ranking)))
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
