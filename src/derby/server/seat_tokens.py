"""Which tokens of seats still count: whom a seat belongs to may have been deleted or banned since."""

from collections.abc import Collection

from derby.server.surroundings import Surroundings
from derby.store.guests import find_guest
from derby.tables.state import TableState


async def tokens_that_count(around: Surroundings, state: TableState, tokens: Collection[str]) -> Collection[str]:
    """Those of the tokens that a device brings to a table."""
    authentication = around.authentication
    for number, seat in enumerate(state.seats if tokens else ()):
        if seat.guest is None or not authentication.has_seat_token(tokens, state.table, number, seat.guest):
            continue
        if around.bans.is_banned([seat.guest], "") or await find_guest(around.database, seat.guest) is None:
            ended = authentication.seat_token(state.table, number, seat.guest)
            tokens = [token for token in tokens if token != ended]
    return tokens
