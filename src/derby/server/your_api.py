"""The part of the HTTP interface that is about a guest: their games, what those add up to, and being forgotten."""

from contextlib import suppress
from hashlib import sha256

import msgspec

from derby.errors import DerbyError
from derby.game.record import LARGEST, Record
from derby.server.api_types import Me, OpenedTable, OwnRecord
from derby.server.authentication import new_recovery_code, recovery_digest
from derby.server.callers import guest_of, spend
from derby.server.export import Export, export
from derby.server.finished_games import QUERY, FinishedGames, finished_page
from derby.server.game_results import own_results
from derby.server.own_games import own_games
from derby.server.routing import Answer, Request, Route
from derby.server.services import Services
from derby.server.statistics import LadderPlace, PlayerStatistics, best_players, player_statistics
from derby.store.database import Taken
from derby.store.guests import change_recovery
from derby.store.orders import DeleteGuest, giving
from derby.store.results import HANDED_IN
from derby.store.subscriptions import forgetting
from derby.store.tables import seated
from derby.tables import opening
from derby.tables.entries import encode_entry
from derby.tables.refusal import Refusal
from derby.tables.room import OwnGame


async def _own_games(services: Services, request: Request, _body: None) -> Answer:
    spend(services, request)
    guest = await guest_of(services, request)
    return Answer(await own_games(services.database, services.tables, services.clock, guest.id))


async def _finished_games(services: Services, request: Request, _body: None) -> Answer:
    guest = await guest_of(services, request)
    return Answer(await finished_page(services.database, guest.id, request.query))


async def _statistics(services: Services, request: Request, _body: None) -> Answer:
    guest = await guest_of(services, request)
    return Answer(await player_statistics(services.database, guest.id, reviews=services.settings.reviews))


async def _export(services: Services, request: Request, _body: None) -> Answer:
    spend(services, request)
    guest = await guest_of(services, request)
    return Answer(await export(services.database, guest, reviews=services.settings.reviews))


async def _forget(services: Services, request: Request, _body: None) -> Answer:
    """The cookie and the recovery code end at once; the rest is deleted as the host of the server would order it."""
    spend(services, request)
    guest = await guest_of(services, request)
    await change_recovery(services.database, guest.id, recovery_digest(new_recovery_code()))
    await services.database.write(giving(services.entropy.new_id(), services.clock.now_ms(), DeleteGuest(guest.id)))
    await services.database.write(*forgetting(guest.id))
    services.sockets.end_passes(guest.id, guest.generation + 1)
    return Answer(Me(guest.name))


async def _keep_record(services: Services, request: Request, body: OwnRecord) -> Answer:
    """The name of the table follows from the record, so that a game that is sent twice is kept once."""
    spend(services, request)
    guest = await guest_of(services, request)
    visitor = services.shares.visitor(guest.id, request.address)
    visitor.take("records")
    try:
        read = Record.parse(msgspec.json.encode(body.record))
        read.verify()
        game = read.restore()
    except DerbyError:
        raise Refusal("bad-record") from None
    if not game.is_over or read.start is not None or len(body.players) != game.seats:
        raise Refusal("bad-record")
    table = HANDED_IN + sha256(guest.id.encode() + read.dump()).hexdigest()[:32]
    deal = await services.deals.shown_by(read)
    first = opening.imported(read, deal)
    visitor.take("stored", sum(len(encode_entry(entry)) for entry in first))
    is_helped = body.hinted or deal is not None  # who plays a deal that others play, too, may know it
    results = own_results(table, game, guest.id, body.players, services.clock.now_ms(), hinted=is_helped)
    opener = services.quotas.opener(guest.id, request.address)
    with suppress(Taken):
        await services.tables.open(first, opener, name=table, along=[seated(guest.id, table), *results])
    return Answer(OpenedTable(table, {}))


async def _ladder(services: Services, _request: Request, _body: None) -> Answer:
    return Answer(await best_players(services.database))


YOUR_ROUTES = (
    Route(
        "GET",
        "/api/me/games",
        "The games you have a seat in that are not over, the latest first.",
        _own_games,
        None,
        list[OwnGame],
    ),
    Route(
        "GET",
        "/api/me/finished",
        "Your finished games, the latest first, a page at a time; `before` leads to the next page. `seats`, `variant` "
        "(`none` for the base game), `result` (`won`, `lost`), `level` and `name` of an opponent choose among them.",
        _finished_games,
        None,
        FinishedGames,
        query=QUERY,
        cost=5,
    ),
    Route(
        "GET",
        "/api/me/statistics",
        "What your finished games add up to: victories, bets, dirty tricks, rating, luck and skill.",
        _statistics,
        None,
        PlayerStatistics,
        cost=5,
    ),
    Route("GET", "/api/me/export", "Everything that is kept about your games.", _export, None, Export, cost=100),
    Route(
        "POST",
        "/api/me/forget",
        "Be deleted, with your name, chat, results and rating; your cookies and your recovery code end at once. "
        "The games of others stay, without your name.",
        _forget,
        None,
        Me,
    ),
    Route(
        "POST",
        "/api/me/records",
        "Keep a game that you finished on your own device: for your statistics, not for the ladder.",
        _keep_record,
        OwnRecord,
        OpenedTable,
        LARGEST,
    ),
    Route(
        "GET",
        "/api/ladder",
        "The best players, by the lower end of what their rating may be.",
        _ladder,
        None,
        list[LadderPlace],
        cost=3,
    ),
)
