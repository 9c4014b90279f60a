"""The HTTP interface: guests, the lobby, opening tables, replays, statistics. What is played goes over the WebSocket.

Every route is declared once, in `ROUTES`; from there come the routing, the checking of what is sent, and the OpenAPI
document.
"""

import io
from collections.abc import Sequence
from typing import Any

import msgspec
import segno
from starlette.requests import Request

from derby.errors import DerbyError
from derby.game.record import LARGEST, Record
from derby.server.api_types import ContinueGame, ExternalBot, Me, NewGuest, OpenedTable, QuickPlay, RecoveryCode
from derby.server.authentication import COOKIE, new_recovery_code, recovery_digest
from derby.server.routing import Answer, Route
from derby.server.services import Services
from derby.server.statistics import LadderPlace, PlayerStatistics, best_players, player_statistics
from derby.server.workers.after_game import AfterGame
from derby.store.guests import add_guest, bots_of, change_recovery, find_by_recovery, find_guest, rename
from derby.store.tables import open_tables
from derby.tables import opening
from derby.tables.entries import TableEntry
from derby.tables.guest import Guest
from derby.tables.refusal import Refusal
from derby.tables.replay import Replay, Viewer, replay_for
from derby.tables.room import Room, RoomSummary, room_of
from derby.tables.settings import TableSettings
from derby.tables.text import checked_name

MOST_LISTED = 100
LISTED_MS = 24 * 3600 * 1000
"""A table at which nothing has changed for this long is no longer listed."""
MOST_BOTS = 20
"""External bots of one guest."""


async def guest_of(services: Services, request: Request) -> Guest:
    id_ = services.authentication.guest_of_cookie(request.cookies.get(COOKIE))
    guest = await find_guest(services.database, id_) if id_ is not None else None
    if guest is None:
        raise Refusal("not-known")
    return guest


def _spend(services: Services, request: Request) -> None:
    """Whoever makes something, or asks for a replay, uses up an allowance."""
    if not services.requests.take(request.client.host if request.client else ""):
        raise Refusal("too-fast")


async def _new_guest(services: Services, request: Request, body: NewGuest) -> Answer:
    _spend(services, request)
    guest = Guest(services.entropy.new_id(), checked_name(body.name), None)
    code = new_recovery_code()
    await add_guest(services.database, guest, recovery_digest(code), services.clock.now_ms())
    return Answer(Me(guest.name, code), cookie=services.authentication.cookie_of(guest.id))


async def _me(services: Services, request: Request, _body: None) -> Answer:
    return Answer(Me((await guest_of(services, request)).name))


async def _rename(services: Services, request: Request, body: NewGuest) -> Answer:
    _spend(services, request)
    guest = await guest_of(services, request)
    name = checked_name(body.name)
    await rename(services.database, guest.id, name)
    return Answer(Me(name))


async def _new_code(services: Services, request: Request, _body: None) -> Answer:
    _spend(services, request)
    guest = await guest_of(services, request)
    code = new_recovery_code()
    await change_recovery(services.database, guest.id, recovery_digest(code))
    return Answer(Me(guest.name, code))


async def _recover(services: Services, request: Request, body: RecoveryCode) -> Answer:
    _spend(services, request)
    guest = await find_by_recovery(services.database, recovery_digest(body.code))
    if guest is None:
        raise Refusal("not-known")
    return Answer(Me(guest.name), cookie=services.authentication.cookie_of(guest.id))


async def _new_bot(services: Services, request: Request, body: NewGuest) -> Answer:
    _spend(services, request)
    owner = await guest_of(services, request)
    if await bots_of(services.database, owner.id) >= MOST_BOTS:
        raise Refusal("too-many")
    bot = Guest(services.entropy.new_id(), checked_name(body.name), owner.id)
    await add_guest(services.database, bot, None, services.clock.now_ms())
    return Answer(ExternalBot(bot.name, services.authentication.bot_token(bot.id)))


async def _lobby(services: Services, _request: Request, _body: None) -> Answer:
    rows = await open_tables(services.database, services.clock.now_ms() - LISTED_MS, MOST_LISTED)
    return Answer([msgspec.json.decode(summary, type=RoomSummary) for _, summary in rows])


async def _open(services: Services, request: Request, body: TableSettings) -> Answer:
    _spend(services, request)
    guest = await guest_of(services, request)
    return await _opened(services, guest, opening.opened(guest, body, services.entropy.new_seed()))


async def _quick_play(services: Services, request: Request, body: QuickPlay) -> Answer:
    _spend(services, request)
    guest = await guest_of(services, request)
    entropy = services.entropy
    first = opening.quick_play(
        guest, body.settings, body.level, body.seat, body.god, entropy.new_seed(), entropy.shuffle
    )
    return await _opened(services, guest, first)


async def _opened(services: Services, guest: Guest, first: Sequence[TableEntry]) -> Answer:
    """Open a table with its first entries."""
    state = (await services.tables.open(first)).state
    tokens = {
        seat: services.authentication.seat_token(state.table, seat, guest.id) for seat in state.seats_of(guest.id)
    }
    return Answer(OpenedTable(state.table, tokens))


async def _room(services: Services, request: Request, _body: None) -> Answer:
    table = await services.tables.get(request.path_params["table"])
    return Answer(room_of(table.state))


async def _qr(services: Services, request: Request, _body: None) -> Answer:
    table = await services.tables.get(request.path_params["table"])
    base = services.settings.public_url or f"{request.url.scheme}://{request.url.netloc}"
    picture = io.BytesIO()
    try:
        code = segno.make_qr(f"{base.rstrip('/')}/table/{table.state.table}")
    except ValueError:
        # The name of the host, as the browser sent it, is too long for a QR code.
        raise Refusal("bad-message") from None
    code.save(picture, kind="svg", border=2, scale=8, xmldecl=False, svgclass=None, lineclass=None)
    return Answer(picture.getvalue(), "image/svg+xml")


async def _record(services: Services, request: Request, _body: None) -> Answer:
    return Answer((await _finished(services, request)).record().dump())


async def _replay(services: Services, request: Request, _body: None) -> Answer:
    _spend(services, request)
    game = await _finished(services, request)
    wanted = request.query_params.get("viewer", "public")
    viewer: Viewer
    if wanted in ("public", "omniscient"):
        viewer = wanted  # type: ignore[assignment]
    elif wanted in map(str, range(game.seats)):
        viewer = int(wanted)
    else:
        raise Refusal("no-such-seat")
    return Answer(replay_for(game.record(), viewer))


async def _continue(services: Services, request: Request, body: ContinueGame) -> Answer:
    _spend(services, request)
    guest = await guest_of(services, request)
    table = await services.tables.get(request.path_params["table"])
    seed = services.entropy.new_seed()
    return await _opened(
        services, guest, opening.continued(table.state, guest, body.steps, body.seat, body.level, seed)
    )


async def _after(services: Services, request: Request, _body: None) -> Answer:
    _spend(services, request)
    game = await _finished(services, request)
    return Answer(await services.analyses.after(request.path_params["table"], game.record()))


async def _finished(services: Services, request: Request):
    table = await services.tables.get(request.path_params["table"])
    game = table.state.game
    if game is None or not game.is_over:
        raise Refusal("not-over")
    return game


async def _import(services: Services, request: Request, body: bytes) -> Answer:
    _spend(services, request)
    guest = await guest_of(services, request)
    try:
        read = Record.parse(body)
        game = read.restore()
    except DerbyError:
        raise Refusal("bad-record") from None
    if not game.is_over or read.start is not None:
        raise Refusal("bad-record")
    return await _opened(services, guest, opening.imported(read))


async def _statistics(services: Services, request: Request, _body: None) -> Answer:
    guest = await guest_of(services, request)
    return Answer(await player_statistics(services.database, guest.id))


async def _ladder(services: Services, request: Request, _body: None) -> Answer:
    seats = request.query_params.get("seats", "4")
    if seats not in ("3", "4", "5", "6"):
        raise Refusal("no-such-seat")
    return Answer(await best_players(services.database, int(seats)))


ROUTES = (
    Route(
        "POST", "/api/guests", "Become a guest; sets the cookie and gives the recovery code.", _new_guest, NewGuest, Me
    ),
    Route("GET", "/api/me", "Who the cookie says you are.", _me, None, Me),
    Route("POST", "/api/me", "Change your name.", _rename, NewGuest, Me),
    Route("POST", "/api/me/recovery-code", "Get a new recovery code; the old one ends.", _new_code, None, Me),
    Route("POST", "/api/recover", "Be the guest of a recovery code on this device.", _recover, RecoveryCode, Me),
    Route("GET", "/api/me/statistics", "Your games, wins and bets.", _statistics, None, PlayerStatistics),
    Route("POST", "/api/bots", "Make an external bot and get its token.", _new_bot, NewGuest, ExternalBot),
    Route("GET", "/api/tables", "The tables of the lobby.", _lobby, None, list[RoomSummary]),
    Route("POST", "/api/tables", "Open a table.", _open, TableSettings, OpenedTable),
    Route("POST", "/api/quick-play", "Play against bots at once.", _quick_play, QuickPlay, OpenedTable),
    Route("GET", "/api/tables/{table}", "A table as everybody sees it.", _room, None, Room),
    Route("GET", "/api/tables/{table}/qr.svg", "The link to the table as a QR code.", _qr),
    Route("GET", "/api/tables/{table}/record", "The record of a game that is over.", _record, None, dict[str, Any]),
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
        "The analysis of a game that is over: races, the chance of every bet, turning points.",
        _after,
        None,
        AfterGame,
    ),
    Route("POST", "/api/records", "Import the record of a game.", _import, bytes, OpenedTable, LARGEST),
    Route(
        "GET",
        "/api/ladder",
        "The best players, by number of seats.",
        _ladder,
        None,
        list[LadderPlace],
        query=("seats",),
    ),
)
