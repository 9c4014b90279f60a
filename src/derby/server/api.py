"""The HTTP interface: guests, the lobby, opening tables, replays. What is played goes over the WebSocket.

Every route is declared once, in `ROUTES`; from there come the routing, the checking of what is sent, and the OpenAPI
document.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from derby.errors import DerbyError
from derby.game.record import LARGEST, Record
from derby.server.api_types import (
    ContinueGame,
    ExternalBot,
    Me,
    NewGuest,
    OpenedTable,
    QuickPlay,
    RecoveryCode,
    ReviewedGame,
)
from derby.server.authentication import new_recovery_code, recovery_digest
from derby.server.callers import cookie_of, guest_of, spend, table_of
from derby.server.daily_api import DAILY_ROUTES
from derby.server.duplicates_api import DUPLICATES_ROUTES
from derby.server.groups_api import GROUP_ROUTES
from derby.server.push_api import PUSH_ROUTES
from derby.server.puzzle_api import PUZZLE_ROUTES
from derby.server.qr_codes import LONGEST_BASE, qr_code
from derby.server.routing import Answer, Request, Route, while_awaited
from derby.server.services import Services
from derby.server.tournaments_api import TOURNAMENT_ROUTES
from derby.server.watching_api import WATCHING_ROUTES
from derby.server.workers.after_game import AfterGame
from derby.server.workers.analyses import RACES
from derby.server.workers.fair_queue import Asker
from derby.server.your_api import YOUR_ROUTES
from derby.store.guests import add_guest, bots_of, change_recovery, find_by_recovery, find_guest, rename
from derby.store.reviews import keep_review
from derby.store.subscriptions import forgetting
from derby.store.tables import open_tables
from derby.tables import opening
from derby.tables.entries import Opened, TableEntry, encode_entry
from derby.tables.guest import Guest
from derby.tables.refusal import Refusal
from derby.tables.replay import Replay, Viewer, replay_for
from derby.tables.room import Room, RoomSummary, room_of
from derby.tables.settings import TableSettings
from derby.tables.text import checked_name

MOST_LISTED = 100
LISTED_MS = 24 * 3600 * 1000
"""A table at which nothing has changed for this long is no longer listed."""
READING = 10
"""How many plain requests it counts for if a table may have to be read from the database for it."""
MOST_BOTS = 20
"""External bots of one guest."""


async def _new_guest(services: Services, request: Request, body: NewGuest) -> Answer:
    spend(services, request)
    name = checked_name(body.name)
    services.shares.visitor("", request.address).take("guests")
    guest = Guest(services.entropy.new_id(), name, None)
    code = new_recovery_code()
    await add_guest(services.database, guest, recovery_digest(code), services.clock.now_ms())
    return Answer(Me(guest.name, code), cookie=cookie_of(services, guest))


async def _me(services: Services, request: Request, _body: None) -> Answer:
    guest = await guest_of(services, request)
    given = services.authentication.pass_of_cookie(request.cookie)
    is_old = given is not None and given.is_to_be_renewed(services.clock.now_ms())
    return Answer(Me(guest.name), cookie=cookie_of(services, guest) if is_old else None)


async def _rename(services: Services, request: Request, body: NewGuest) -> Answer:
    spend(services, request)
    guest = await guest_of(services, request)
    name = checked_name(body.name)
    await rename(services.database, guest.id, name)
    return Answer(Me(name))


async def _new_code(services: Services, request: Request, _body: None) -> Answer:
    spend(services, request)
    guest = await guest_of(services, request)
    code = new_recovery_code()
    await change_recovery(services.database, guest.id, recovery_digest(code))
    await services.database.write(*forgetting(guest.id))  # this browser subscribes again when the page is next opened
    changed = await find_guest(services.database, guest.id)
    if changed is None:
        raise Refusal("not-known")
    services.sockets.end_passes(guest.id, changed.generation)
    return Answer(Me(guest.name, code), cookie=cookie_of(services, changed))


async def _recover(services: Services, request: Request, body: RecoveryCode) -> Answer:
    spend(services, request)
    guest = await find_by_recovery(services.database, recovery_digest(body.code))
    if guest is None:
        raise Refusal("not-known")
    return Answer(Me(guest.name), cookie=cookie_of(services, guest))


async def _new_bot(services: Services, request: Request, body: NewGuest) -> Answer:
    spend(services, request)
    owner = await guest_of(services, request)
    name = checked_name(body.name)
    async with services.quotas.turn(f"guest {owner.id}"):
        bots = await bots_of(services.database, owner.id)
        bot = bots.get(name)
        if bot is None:
            if len(bots) >= MOST_BOTS:
                raise Refusal("too-many")
            bot = services.entropy.new_id()
            await add_guest(services.database, Guest(bot, name, owner.id), None, services.clock.now_ms())
    return Answer(ExternalBot(name, services.authentication.bot_token(bot, owner)))


async def _lobby(services: Services, _request: Request, _body: None) -> Answer:
    rows = await open_tables(services.database, services.clock.now_ms() - LISTED_MS, MOST_LISTED)
    return Answer([msgspec.json.decode(summary, type=RoomSummary) for _, summary in rows])


async def _open(services: Services, request: Request, body: TableSettings) -> Answer:
    spend(services, request)
    guest = await guest_of(services, request)
    first = opening.opened(
        guest, body, services.entropy.new_seed(), offers_correspondence=services.settings.correspondence
    )
    return await _opened(services, request, guest, first)


async def _quick_play(services: Services, request: Request, body: QuickPlay) -> Answer:
    spend(services, request)
    guest = await guest_of(services, request)
    entropy = services.entropy
    first = opening.quick_play(
        guest, body.settings, body.level, body.seat, body.god, entropy.new_seed(), entropy.shuffle
    )
    return await _opened(services, request, guest, first)


async def _opened(services: Services, request: Request, guest: Guest, first: Sequence[TableEntry]) -> Answer:
    """Open a table with its first entries, if the guest and the address may have one more."""
    address = request.address
    listed = any(isinstance(entry, Opened) and entry.settings.listed for entry in first)
    async with services.quotas.opening(guest.id, address, listed=listed) as opener:
        visitor = services.shares.visitor(guest.id, address)
        visitor.take("tables")
        visitor.take("stored", sum(len(encode_entry(entry)) for entry in first))
        state = (await services.tables.open(first, opener)).state
    tokens = {
        seat: services.authentication.seat_token(state.table, seat, guest.id) for seat in state.seats_of(guest.id)
    }
    return Answer(OpenedTable(state.table, tokens))


async def _room(services: Services, request: Request, _body: None) -> Answer:
    table = await table_of(services, request)
    return Answer(room_of(table.state))


async def _qr(services: Services, request: Request, _body: None) -> Answer:
    table = await table_of(services, request)
    base = services.settings.public_url or request.base_url
    if len(base) > LONGEST_BASE:
        raise Refusal("bad-message")
    return Answer(qr_code(f"{base.rstrip('/')}/table/{table.state.table}"), "image/svg+xml")


async def _record(services: Services, request: Request, _body: None) -> Answer:
    return Answer((await _finished(services, request)).record().dump())


async def _replay(services: Services, request: Request, _body: None) -> Answer:
    spend(services, request)
    game = await _finished(services, request)
    wanted = request.query.get("viewer", "public")
    viewer: Viewer
    if wanted in ("public", "omniscient"):
        viewer = wanted  # type: ignore[assignment]
    elif wanted in map(str, range(game.seats)):
        viewer = int(wanted)
    else:
        raise Refusal("no-such-seat")
    return Answer(replay_for(game.record(), viewer))


async def _continue(services: Services, request: Request, body: ContinueGame) -> Answer:
    spend(services, request)
    guest = await guest_of(services, request)
    table = await table_of(services, request)
    seed = services.entropy.new_seed()
    return await _opened(
        services, request, guest, opening.continued(table.state, guest, body.steps, body.seat, body.level, seed)
    )


async def _after(services: Services, request: Request, _body: None) -> Answer:
    spend(services, request)
    game = await _finished(services, request)
    asker = Asker(request.address, _guest_id(services, request))
    work = services.analyses.after(request.path_parts["table"], game.record(), _races(request), asker)
    return Answer(await while_awaited(request, work))


async def _review(services: Services, request: Request, _body: None) -> Answer:
    spend(services, request)
    if not services.settings.reviews:
        raise Refusal("no-reviews")
    table = request.path_parts["table"]
    game = await _finished(services, request)
    guest = _guest_id(services, request)
    own = (await table_of(services, request)).state.seats_of(guest) if guest else []
    seat = request.query.get("seat", str(own[0] if own else 0))
    if seat not in map(str, range(game.seats)):
        raise Refusal("no-such-seat")
    asker = Asker(request.address, guest)
    work = services.analyses.review(table, game.record(), int(seat), _races(request), asker)
    found = await while_awaited(request, work)
    if guest:
        now = services.clock.now_ms()
        await keep_review(services.database, table, guest, found.seats[0], now, rough=found.rough)
    return Answer(ReviewedGame(tuple(own), found))


def _races(request: Request) -> int:
    """How many races somebody wants to know about."""
    races = request.query.get("races", str(RACES))
    if races not in map(str, range(RACES + 1)):
        raise Refusal("bad-message")
    return int(races)


def _guest_id(services: Services, request: Request) -> str:
    """Whose cookie it is; empty for a stranger."""
    given = services.authentication.pass_of_cookie(request.cookie)
    return given.guest if given is not None else ""


async def _finished(services: Services, request: Request):
    table = await table_of(services, request)
    game = table.state.game
    if game is None or not game.is_over:
        raise Refusal("not-over")
    return game


async def _import(services: Services, request: Request, body: bytes) -> Answer:
    spend(services, request)
    guest = await guest_of(services, request)
    try:
        read = Record.parse(body)
        game = read.restore()
    except DerbyError:
        raise Refusal("bad-record") from None
    if not game.is_over or read.start is not None:
        raise Refusal("bad-record")
    return await _opened(services, request, guest, opening.imported(read, await services.deals.shown_by(read)))


ROUTES = (
    Route(
        "POST", "/api/guests", "Become a guest; sets the cookie and gives the recovery code.", _new_guest, NewGuest, Me
    ),
    Route("GET", "/api/me", "Who the cookie says you are.", _me, None, Me),
    Route("POST", "/api/me", "Change your name.", _rename, NewGuest, Me),
    Route(
        "POST",
        "/api/me/recovery-code",
        "Get a new recovery code; the old one ends, and so do the cookies on your other devices.",
        _new_code,
        None,
        Me,
    ),
    Route("POST", "/api/recover", "Be the guest of a recovery code on this device.", _recover, RecoveryCode, Me),
    Route(
        "POST",
        "/api/bots",
        "Make an external bot, or take one of yours of this name, and get its token.",
        _new_bot,
        NewGuest,
        ExternalBot,
    ),
    Route("GET", "/api/tables", "The tables of the lobby.", _lobby, None, list[RoomSummary], cost=2),
    Route("POST", "/api/tables", "Open a table.", _open, TableSettings, OpenedTable),
    Route("POST", "/api/quick-play", "Play against bots at once.", _quick_play, QuickPlay, OpenedTable),
    Route("GET", "/api/tables/{table}", "A table as everybody sees it.", _room, None, Room, cost=READING),
    Route("GET", "/api/tables/{table}/qr.svg", "The link to the table as a QR code.", _qr, cost=2 * READING),
    Route(
        "GET",
        "/api/tables/{table}/record",
        "The record of a game that is over.",
        _record,
        None,
        dict[str, Any],
        cost=READING,
    ),
    Route(
        "GET",
        "/api/tables/{table}/replay",
        "A game that is over, shown again.",
        _replay,
        None,
        Replay,
        query=("viewer",),
    ),
    Route(
        "POST",
        "/api/tables/{table}/continue",
        "Play on from a step of a game that is over, against bots, with new luck.",
        _continue,
        ContinueGame,
        OpenedTable,
    ),
    Route(
        "GET",
        "/api/tables/{table}/after",
        "The analysis of a game that is over: races, the chance of every bet, turning points. "
        "It takes seconds for each race: with `races`, from 0 to 3, it answers as soon as that many are done.",
        _after,
        None,
        AfterGame,
        query=("races",),
    ),
    Route(
        "GET",
        "/api/tables/{table}/review",
        "What the decisions of a seat gave away in a game that is over, and what was luck; by default of your own "
        "seat. It takes seconds for each race: with `races`, from 0 to 3, it answers as soon as that many are done. "
        "The whole review of a game that counts for you is kept for your statistics.",
        _review,
        None,
        ReviewedGame,
        query=("seat", "races"),
    ),
    Route("POST", "/api/records", "Import the record of a game.", _import, bytes, OpenedTable, LARGEST),
    *YOUR_ROUTES,
    *GROUP_ROUTES,
    *TOURNAMENT_ROUTES,
    *WATCHING_ROUTES,
    *DAILY_ROUTES,
    *DUPLICATES_ROUTES,
    *PUSH_ROUTES,
    *PUZZLE_ROUTES,
)
