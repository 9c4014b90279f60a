"""What came of a deal, for somebody whose own try is over: places, what bots made of it, and comparisons."""

from collections.abc import Iterable

from derby.duplicate.comparing import compared, races_of
from derby.duplicate.deal import Deal
from derby.duplicate.match import match_of
from derby.errors import DerbyError
from derby.game.record import Record
from derby.server.deal_types import Comparison, DealResult, RankedTry
from derby.server.statistics import level_of
from derby.store.database import Database
from derby.store.results import BOT
from derby.store.tries import Try, names_of, tries_at, try_of
from derby.tables.refusal import Refusal
from derby.tables.seat import who_is

SHOWN = 10
"""How many of the best tries are shown."""
RIVAL = f"{BOT}olympian"


async def result_of(database: Database, deal: Deal, own: Try, *, is_local: bool) -> DealResult:
    """What somebody sees whose own try is over."""
    tries = await tries_at(database, [deal.name])
    record = _record(own)
    counted = [found for found in tries if found.standing == "counted" and found.game is not None and found.on_day]
    ranked = await ranked_tries(database, counted, own.player)
    rival = next((found.points for found in tries if found.player == RIVAL), None)
    place = next((found.place for found in ranked if found.own), None)
    is_counted = own.standing == "counted" and own.on_day
    shown = [found for number, found in enumerate(ranked) if number < SHOWN or found.own]
    return DealResult(
        deal.name,
        deal.seat,
        deal.gods,
        record.points or (),
        tuple(tuple(bet.points > 0 for bet in race.bets) for race in races_of(record, deal.seat)),
        None if own.standing == "over" and own.on_day else is_counted,
        None if is_local else place,
        len(ranked),
        () if is_local else tuple(shown),
        rival,
    )


async def ranked_tries(database: Database, tries: Iterable[Try], own: str) -> list[RankedTry]:
    """Tries that are over, the best first; who made as many points shares the place."""
    found = sorted(tries, key=lambda one: (-(one.points or 0), one.ended or 0, one.player))
    names = await names_of(database, (one.player for one in found))
    points = [one.points or 0 for one in found]
    return [
        RankedTry(
            who_plays(one.deal, one.player),
            names.get(one.player, "?") if level_of(one.player) is None else None,
            level_of(one.player),
            one.points or 0,
            points.index(one.points or 0) + 1 if level_of(one.player) is None else None,
            one.player == own,
        )
        for one in found
    ]


async def comparison_of(database: Database, deal: Deal, player: str, who: str) -> Comparison:
    """A player's own try beside another one; only for those whose own is over."""
    own = await try_of(database, deal.name, player)
    if own is None or not own.is_over:
        raise Refusal("play-first")
    tries = await tries_at(database, [deal.name])
    named = [
        one for one in tries if one.is_over and one.standing == "counted" and who_plays(one.deal, one.player) == who
    ]
    other = await try_of(database, deal.name, named[0].player) if named else None
    if other is None:
        raise Refusal("no-such-table")
    (ranked,) = await ranked_tries(database, [other], player)
    races = compared(_record(own), _record(other), deal.seat)
    return Comparison(ranked, deal.seat, deal.gods, races, own.game, other.game)


def who_plays(deal: str, player: str) -> str:
    """The name of a player, the same at all deals of a match."""
    of_match = match_of(deal)
    return who_is(of_match[0] if of_match is not None else deal, player)


def _record(found: Try) -> Record:
    try:
        return Record.parse((found.record or "").encode())
    except DerbyError:
        raise Refusal("other-rules") from None
