"""Who may look at a table of a deal that others play, too: its player, and when the game is over whoever has played it.

So nobody who is still to play a deal learns anything about it, whatever came of it: replays, reports, games that go on.
"""

from derby.store.database import Database
from derby.store.tries import has_played
from derby.tables.guest import Guest
from derby.tables.refusal import Refusal
from derby.tables.state import TableState


async def check_sight(database: Database, state: TableState, guest: Guest) -> None:
    """Refuse a guest who may not look at a table. Whoever may not look at a running try isn't told that it is there."""
    deal = state.deal
    if deal is None or (deal.is_try and guest.id and guest.id == state.host):
        return
    if deal.is_try and state.phase != "over":
        raise Refusal("no-such-table")
    if not guest.id or not await has_played(database, deal.deal, guest.id):
        raise Refusal("play-first")
