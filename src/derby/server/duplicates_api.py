"""The part of the HTTP interface that is about duplicate matches, and about comparing tries at a deal."""

import msgspec

from derby.duplicate.daily import NAME as DAILY
from derby.duplicate.daily import day_named, deal_of_day
from derby.duplicate.deal import Deal
from derby.duplicate.match import NewMatch, deals_of, match_of
from derby.server.api_types import OpenedTable
from derby.server.callers import anybody, asker_of, guest_of, spend
from derby.server.deal_results import comparison_of
from derby.server.deal_tables import open_try, played_of
from derby.server.deal_types import Comparison, DuplicateMatch, MatchDeal, MatchResult, RivalBot
from derby.server.routing import Answer, Request, Route
from derby.server.services import Services
from derby.server.statistics import level_of
from derby.store.duplicates import StoredMatch, joining, match_named, matches_of, opening, players_of
from derby.store.results import BOT
from derby.store.tries import Try, names_of, tries_at
from derby.tables.guest import Guest
from derby.tables.refusal import Refusal
from derby.tables.seat import who_is
from derby.tables.settings import Level

MOST_PLAYERS = 50
"""Of one match."""
MOST_SHOWN = 20
"""Matches of a guest that are listed, the latest."""
_decode = msgspec.json.Decoder(tuple[Deal, ...]).decode


async def _open(services: Services, request: Request, body: NewMatch) -> Answer:
    spend(services, request)
    _check_duplicates(services)
    guest = await guest_of(services, request)
    name = services.entropy.new_id()
    deals = msgspec.json.encode(deals_of(name, services.entropy.new_seed(), body)).decode()
    visitor = services.shares.visitor(guest.id, request.address)
    visitor.take("tables")
    visitor.take("stored", len(deals))
    match = StoredMatch(name, services.clock.now_ms(), deals)
    await services.database.write(*opening(match, guest.id))
    return Answer(await _told(services, match, guest))


async def _own_matches(services: Services, request: Request, _body: None) -> Answer:
    """A stranger takes part in none."""
    _check_duplicates(services)
    guest = await anybody(services, request)
    matches = await matches_of(services.database, guest.id, MOST_SHOWN)
    return Answer([await _told(services, match, guest) for match in matches])


async def _one(services: Services, request: Request, _body: None) -> Answer:
    match, guest = await _match(services, request)
    told = await _told(services, match, guest)
    if told.takes_part:
        await _look_after(services, request, guest, match)
    return Answer(told)


async def _begin(services: Services, request: Request, _body: None) -> Answer:
    """Whoever begins to play takes part."""
    spend(services, request)
    match, guest = await _match(services, request)
    deals = _decode(match.deals)
    number = request.path_parts["number"]
    if number not in map(str, range(1, len(deals) + 1)):
        raise Refusal("no-such-address")
    await _join(services, match, guest.id)
    return Answer(await open_try(services, request, guest, deals[int(number) - 1], on_day=True))


async def _add_bot(services: Services, request: Request, body: RivalBot) -> Answer:
    """A bot takes part: it plays the same seat, as the arena has bots do."""
    spend(services, request)
    match, guest = await _match(services, request)
    players = await players_of(services.database, match.id)
    if guest.id not in players:
        raise Refusal("play-first")
    services.shares.visitor(guest.id, request.address).take("tables")
    await _join(services, match, f"{BOT}{body.level}")
    await _look_after(services, request, guest, match)
    return Answer(await _told(services, match, guest))


async def _compare(services: Services, request: Request, _body: None) -> Answer:
    spend(services, request)
    guest = await guest_of(services, request)
    deal = await _deal_named(services, request.path_parts["deal"])
    return Answer(await comparison_of(services.database, deal, guest.id, request.query.get("with", "")))


async def _join(services: Services, match: StoredMatch, player: str) -> None:
    async with services.quotas.turn(f"match {match.id}"):
        players = await players_of(services.database, match.id)
        if player in players:
            return
        if len(players) >= MOST_PLAYERS:
            raise Refusal("too-many")
        await services.database.write(joining(match.id, player, services.clock.now_ms()))


async def _look_after(services: Services, request: Request, guest: Guest, match: StoredMatch) -> None:
    """Have tries checked, and bots that take part play."""
    players = await players_of(services.database, match.id)
    levels: list[Level] = [level for level in map(level_of, players) if level is not None]
    for deal in _decode(match.deals):
        await services.deals.look_after(deal, levels, asker_of(request, guest))


async def _told(services: Services, match: StoredMatch, guest: Guest) -> DuplicateMatch:
    """A match as a guest may know it: nothing of others' games at a deal before their own one is over."""
    deals = _decode(match.deals)
    players = await players_of(services.database, match.id)
    tries = {(one.deal, one.player): one for one in await tries_at(services.database, [deal.name for deal in deals])}
    own = [tries.get((deal.name, guest.id)) for deal in deals]
    names = await names_of(services.database, players)
    return DuplicateMatch(
        match.id,
        len(deals[0].gods),
        deals[0].level,
        deals[0].variants,
        match.opened,
        guest.id in players,
        tuple(
            MatchDeal(deal.name, played_of(found), found.game if found is not None else None)
            for deal, found in zip(deals, own, strict=True)
        ),
        tuple(
            _result(
                match.id,
                player,
                names,
                guest.id,
                [_points(tries.get((deal.name, player)), mine) for deal, mine in zip(deals, own, strict=True)],
            )
            for player in players
        ),
    )


def _points(found: Try | None, own: Try | None) -> int | None:
    """What may be told of a try."""
    is_told = own is not None and own.is_over
    is_right = found is not None and (found.standing == "counted" or (found.is_over and found is own))
    return found.points if found is not None and is_told and is_right else None


def _result(match: str, player: str, names: dict[str, str], own: str, points: list[int | None]) -> MatchResult:
    level = level_of(player)
    known = [told for told in points if told is not None]
    return MatchResult(
        who_is(match, player),
        names.get(player, "?") if level is None else None,
        level,
        player == own,
        tuple(points),
        sum(known) if len(known) == len(points) else None,
    )


async def _match(services: Services, request: Request) -> tuple[StoredMatch, Guest]:
    _check_duplicates(services)
    guest = await guest_of(services, request)
    name = request.path_parts["match"]
    match = None if "\0" in name else await match_named(services.database, name)
    if match is None:
        raise Refusal("no-such-address")
    return match, guest


async def _deal_named(services: Services, name: str) -> Deal:
    """A deal of a match, or of a day."""
    of_match = match_of(name) if "\0" not in name else None
    if of_match is not None and services.settings.duplicates:
        match = await match_named(services.database, of_match[0])
        found = next((deal for deal in _decode(match.deals) if deal.name == name), None) if match is not None else None
        if found is not None:
            return found
    elif name.startswith(f"{DAILY}-") and services.settings.daily:
        day = day_named(name.removeprefix(f"{DAILY}-")[:10], services.clock.now_ms())
        if day is not None and (deal := deal_of_day(day)).name == name:
            return deal
    raise Refusal("no-such-address")


def _check_duplicates(services: Services) -> None:
    if not services.settings.duplicates:
        raise Refusal("no-duplicates")


DUPLICATES_ROUTES = (
    Route(
        "GET",
        "/api/duplicates",
        "The duplicate matches you take part in.",
        _own_matches,
        None,
        list[DuplicateMatch],
        cost=10,
    ),
    Route(
        "POST",
        "/api/duplicates",
        "Open a duplicate match: one to eight deals, which everybody plays from the same seat, against the same bots.",
        _open,
        NewMatch,
        DuplicateMatch,
    ),
    Route(
        "GET",
        "/api/duplicates/{match}",
        "A duplicate match. What others made of a deal is shown once your own try at it is over.",
        _one,
        None,
        DuplicateMatch,
        cost=5,
    ),
    Route(
        "POST",
        "/api/duplicates/{match}/deals/{number}/table",
        "Play a deal of a match, from 1; if you have begun it, you get the same table again: you have one try.",
        _begin,
        None,
        OpenedTable,
    ),
    Route(
        "POST",
        "/api/duplicates/{match}/bots",
        "Let a bot take part in a match: it plays the same seat of all its deals.",
        _add_bot,
        RivalBot,
        DuplicateMatch,
    ),
    Route(
        "GET",
        "/api/deals/{deal}/comparison",
        "Your try at a deal beside another one (`with`, the `who` of a result): race by race, and where your decisions "
        "parted. For those whose own try is over.",
        _compare,
        None,
        Comparison,
        query=("with",),
        cost=5,
    ),
)
