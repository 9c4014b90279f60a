"""The HTTP interface: guests, the lobby, opening tables, replays, statistics. What is played goes over the WebSocket.

Every route is declared once, in `ROUTES`; from there come the routing, the checking of what is sent, and the OpenAPI
document.
"""

import io
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response

from derby.errors import DerbyError
from derby.game.names import God
from derby.game.record import LARGEST, Record
from derby.server.authentication import COOKIE, new_id, new_recovery_code, recovery_digest
from derby.server.house import House
from derby.server.live_table import LiveTable, now_ms
from derby.server.statistics import LadderPlace, PlayerStatistics, best_players, player_statistics
from derby.server.workers.after_game import AfterGame
from derby.store.guests import add_guest, bots_of, change_recovery, find_by_recovery, find_guest, rename
from derby.store.table_log import open_tables
from derby.tables.guest import Guest
from derby.tables.messages import Room, RoomSummary, SeatNumber
from derby.tables.refusal import Refusal
from derby.tables.replays import Eyes, Replay, tell_again
from derby.tables.requests import checked_name
from derby.tables.settings import Level, TableSettings

MOST_LISTED = 100
LISTED_MS = 24 * 3600 * 1000
"""A table at which nothing has changed for so long is no longer listed."""
MOST_BOTS = 20
"""External bots of one guest."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class RecoveryCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class QuickPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    settings: TableSettings = TableSettings()
    level: Level = "hero"
    seat: SeatNumber = 0
    god: God | None = None


class ContinueGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    steps: Annotated[int, msgspec.Meta(ge=1, le=10_000)]
    """So many steps of its replay stay as they were."""
    seat: SeatNumber
    """The one that you play; bots play the others."""
    level: Level = "hero"


class Me(msgspec.Struct, frozen=True):
    name: str
    recovery_code: str | None = None
    """Told only when it is new."""


class OpenedTable(msgspec.Struct, frozen=True):
    table: str
    seats: dict[int, str]
    """Your seats, with their tokens."""


class ExternalBot(msgspec.Struct, frozen=True):
    name: str
    token: str
    """For `Authorization: Bearer` when the bot opens its WebSocket."""


class Answer(NamedTuple):
    """What a route gives back: something to be encoded, or bytes as they are."""

    body: Any
    kind: str = "application/json"
    cookie: str | None = None


Handler = Callable[[House, Request, Any], Awaitable[Answer]]


class Route(NamedTuple):
    method: Literal["GET", "POST"]
    path: str
    meaning: str
    handler: Handler
    body: Any = None
    """The type of what is sent."""
    answer: Any = None
    """The type of what comes back; None where it is no JSON."""
    largest: int = 65_536
    """Bytes that may be sent."""
    query: tuple[str, ...] = ()


async def guest_of(house: House, request: Request) -> Guest:
    id_ = house.authentication.guest_of_cookie(request.cookies.get(COOKIE))
    guest = await find_guest(house.database, id_) if id_ is not None else None
    if guest is None:
        raise Refusal("not-known")
    return guest


def _spend(house: House, request: Request) -> None:
    """Whoever makes something, or lets a game be told again, uses up an allowance."""
    if not house.requests.take(request.client.host if request.client else ""):
        raise Refusal("too-fast")


async def _new_guest(house: House, request: Request, body: NewGuest) -> Answer:
    _spend(house, request)
    guest = Guest(new_id(), checked_name(body.name), None)
    code = new_recovery_code()
    await add_guest(house.database, guest, recovery_digest(code), now_ms())
    return Answer(Me(guest.name, code), cookie=house.authentication.cookie_of(guest.id))


async def _me(house: House, request: Request, _body: None) -> Answer:
    return Answer(Me((await guest_of(house, request)).name))


async def _rename(house: House, request: Request, body: NewGuest) -> Answer:
    _spend(house, request)
    guest = await guest_of(house, request)
    name = checked_name(body.name)
    await rename(house.database, guest.id, name)
    return Answer(Me(name))


async def _new_code(house: House, request: Request, _body: None) -> Answer:
    _spend(house, request)
    guest = await guest_of(house, request)
    code = new_recovery_code()
    await change_recovery(house.database, guest.id, recovery_digest(code))
    return Answer(Me(guest.name, code))


async def _recover(house: House, request: Request, body: RecoveryCode) -> Answer:
    _spend(house, request)
    guest = await find_by_recovery(house.database, recovery_digest(body.code))
    if guest is None:
        raise Refusal("not-known")
    return Answer(Me(guest.name), cookie=house.authentication.cookie_of(guest.id))


async def _new_bot(house: House, request: Request, body: NewGuest) -> Answer:
    _spend(house, request)
    owner = await guest_of(house, request)
    if await bots_of(house.database, owner.id) >= MOST_BOTS:
        raise Refusal("too-many")
    bot = Guest(new_id(), checked_name(body.name), owner.id)
    await add_guest(house.database, bot, None, now_ms())
    return Answer(ExternalBot(bot.name, house.authentication.bot_token(bot.id)))


async def _lobby(house: House, _request: Request, _body: None) -> Answer:
    rows = await open_tables(house.database, now_ms() - LISTED_MS, MOST_LISTED)
    return Answer([msgspec.json.decode(summary, type=RoomSummary) for _, summary in rows])


async def _open(house: House, request: Request, body: TableSettings) -> Answer:
    _spend(house, request)
    guest = await guest_of(house, request)
    return _opened(house, await house.open_table(guest, body), guest)


async def _quick_play(house: House, request: Request, body: QuickPlay) -> Answer:
    _spend(house, request)
    guest = await guest_of(house, request)
    return _opened(house, await house.quick_play(guest, body.settings, body.level, body.seat, body.god), guest)


def _opened(house: House, table: LiveTable, guest: Guest) -> Answer:
    state = table.state
    tokens = {seat: house.authentication.seat_token(state.table, seat, guest.id) for seat in state.seats_of(guest.id)}
    return Answer(OpenedTable(state.table, tokens))


async def _room(house: House, request: Request, _body: None) -> Answer:
    table = await house.table(request.path_params["table"])
    return Answer(table.state.room())


async def _qr(house: House, request: Request, _body: None) -> Answer:
    table = await house.table(request.path_params["table"])
    base = house.settings.public_url or f"{request.url.scheme}://{request.url.netloc}"
    picture = io.BytesIO()
    try:
        code = segno.make_qr(f"{base.rstrip('/')}/table/{table.state.table}")
    except ValueError:
        # The name of the host, as the browser sent it, is too long for a QR code.
        raise Refusal("bad-message") from None
    code.save(picture, kind="svg", border=2, scale=8, xmldecl=False, svgclass=None, lineclass=None)
    return Answer(picture.getvalue(), "image/svg+xml")


async def _record(house: House, request: Request, _body: None) -> Answer:
    return Answer((await _finished(house, request)).record().dump())


async def _replay(house: House, request: Request, _body: None) -> Answer:
    _spend(house, request)
    game = await _finished(house, request)
    wanted = request.query_params.get("eyes", "public")
    eyes: Eyes
    if wanted in ("public", "omniscient"):
        eyes = wanted  # type: ignore[assignment]
    elif wanted in map(str, range(game.seats)):
        eyes = int(wanted)
    else:
        raise Refusal("no-such-seat")
    return Answer(tell_again(game.record(), eyes))


async def _continue(house: House, request: Request, body: ContinueGame) -> Answer:
    _spend(house, request)
    guest = await guest_of(house, request)
    table = await house.table(request.path_params["table"])
    return _opened(house, await house.continue_game(guest, table, body.steps, body.seat, body.level), guest)


async def _after(house: House, request: Request, _body: None) -> Answer:
    _spend(house, request)
    game = await _finished(house, request)
    return Answer(await house.analyses.after(request.path_params["table"], game.record()))


async def _finished(house: House, request: Request):
    table = await house.table(request.path_params["table"])
    game = table.state.game
    if game is None or not game.is_over:
        raise Refusal("not-over")
    return game


async def _import(house: House, request: Request, body: bytes) -> Answer:
    _spend(house, request)
    guest = await guest_of(house, request)
    try:
        read = Record.parse(body)
        game = read.restore()
    except DerbyError:
        raise Refusal("bad-record") from None
    if not game.is_over or read.start is not None:
        raise Refusal("bad-record")
    return _opened(house, await house.import_record(read), guest)


async def _statistics(house: House, request: Request, _body: None) -> Answer:
    guest = await guest_of(house, request)
    return Answer(await player_statistics(house.database, guest.id))


async def _ladder(house: House, request: Request, _body: None) -> Answer:
    seats = request.query_params.get("seats", "4")
    if seats not in ("3", "4", "5", "6"):
        raise Refusal("no-such-seat")
    return Answer(await best_players(house.database, int(seats)))


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
        "GET", "/api/tables/{table}/replay", "A game that is over, told again.", _replay, None, Replay, query=("eyes",)
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
        "What is told after the game: races, the chance of every bet, turning points.",
        _after,
        None,
        AfterGame,
    ),
    Route("POST", "/api/records", "Bring the record of a game.", _import, bytes, OpenedTable, LARGEST),
    Route(
        "GET", "/api/ladder", "The best players with so many seats.", _ladder, None, list[LadderPlace], query=("seats",)
    ),
)

STATUS: dict[str, int] = {
    "no-such-table": 404,
    "no-such-seat": 404,
    "not-known": 401,
    "not-allowed": 403,
    "not-over": 409,
    "other-rules": 409,
    "too-fast": 429,
    "too-many": 429,
    "too-large": 413,
    "try-again": 503,
}
"""The HTTP status of a refusal; 400 for all others."""


async def body_of(route: Route, request: Request) -> Any:
    """What was sent, checked."""
    if route.body is None:
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refusal("bad-message")
    sent = bytearray()
    async for part in request.stream():
        sent += part
        if len(sent) > route.largest:
            raise Refusal("too-large")
    if route.body is bytes:
        return bytes(sent)
    try:
        return msgspec.json.decode(sent, type=route.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal("bad-message") from None


def refusal_response(reason: str) -> Response:
    status = STATUS.get(reason, 400)
    return Response(msgspec.json.encode({"reason": reason}), status, media_type="application/json")
