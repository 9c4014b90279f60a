"""Who sends a request to the HTTP interface, and what it uses up of their share."""

from derby.server.deal_sight import check_sight
from derby.server.live_table import LiveTable
from derby.server.passes import guest_with
from derby.server.routing import Request
from derby.server.services import Services
from derby.server.workers.fair_queue import Asker
from derby.tables.guest import NOBODY, Guest
from derby.tables.refusal import Refusal


async def guest_of(services: Services, request: Request) -> Guest:
    given = services.authentication.pass_of_cookie(request.cookie)
    guest = await guest_with(services.database, given, services.clock.now_ms())
    if guest is None:
        raise Refusal("not-known")
    services.bans.check([guest.id], request.address)
    return guest


async def anybody(services: Services, request: Request) -> Guest:
    """Who asks; a stranger whose cookie counts no more, or who has none, is `NOBODY`."""
    given = services.authentication.pass_of_cookie(request.cookie)
    return await guest_with(services.database, given, services.clock.now_ms()) or NOBODY


async def table_of(services: Services, request: Request) -> LiveTable:
    """The table that a request is about, if whoever asks may look at it."""
    table = await services.tables.get(request.path_parts["table"])
    if table.state.deal is not None:
        await check_sight(services.database, table.state, await anybody(services, request))
    return table


def asker_of(request: Request, guest: Guest) -> Asker:
    return Asker(request.address, guest.id)


def cookie_of(services: Services, guest: Guest) -> str:
    return services.authentication.cookie_of(guest, services.clock.now_ms())


def spend(services: Services, request: Request) -> None:
    """Whoever makes something, or asks for a replay, uses up some of their address's share."""
    address = request.address
    services.bans.check((), address)
    services.shares.visitor("", address).take("requests")
