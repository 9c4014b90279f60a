"""The tables at which deals are played that others play, too: one for each guest and deal."""

from derby.duplicate.deal import Deal, opening_of
from derby.server.api_types import OpenedTable
from derby.server.deal_types import Played
from derby.server.routing import Request
from derby.server.services import Services
from derby.store.database import Taken
from derby.store.tries import Try, beginning, try_of
from derby.tables.entries import encode_entry
from derby.tables.guest import Guest
from derby.tables.refusal import Refusal


async def open_try(services: Services, request: Request, guest: Guest, deal: Deal, *, on_day: bool) -> OpenedTable:
    """The table of a guest's one try at a deal: a new one, or the one that is there.

    Of several who ask at once, in whatever process, one opens it.
    """
    own = await try_of(services.database, deal.name, guest.id)
    if own is None:
        address, name = request.address, services.entropy.new_id()
        first = opening_of(deal, guest)
        begun = Try(deal.name, guest.id, name, deal.seed, services.clock.now_ms(), on_day, "playing")
        async with services.quotas.opening(guest.id, address, listed=False) as opener:
            visitor = services.shares.visitor(guest.id, address)
            visitor.take("tables")
            visitor.take("stored", sum(len(encode_entry(entry)) for entry in first))
            try:
                await services.tables.open(first, opener, name=name, along=[beginning(begun)])
                own = begun
            except Taken:
                own = await try_of(services.database, deal.name, guest.id)
    if own is None or own.game is None:
        raise Refusal("try-again")
    is_playing = not own.is_over
    seats = {deal.seat: services.authentication.seat_token(own.game, deal.seat, guest.id)} if is_playing else {}
    return OpenedTable(own.game, seats)


def played_of(own: Try | None) -> Played:
    if own is None:
        return "open"
    return "over" if own.is_over else "playing"
