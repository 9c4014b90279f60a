"""The games of a guest: those that they have a seat in and that are not over, wherever they were opened."""

from derby.server.clock import Clock
from derby.server.live_tables import LiveTables
from derby.store.database import Database
from derby.store.tables import games_of
from derby.tables.refusal import Refusal
from derby.tables.room import OwnGame, own_game_of

MOST = 20
"""Games that are shown, the latest."""
WAITING_MS = 24 * 3600 * 1000
"""A table at which no game has begun is forgotten when nothing has changed for this long."""


async def own_games(database: Database, tables: LiveTables, clock: Clock, guest: str) -> list[OwnGame]:
    found: list[OwnGame] = []
    for name in await games_of(database, guest, clock.now_ms() - WAITING_MS, MOST):
        try:
            game = own_game_of((await tables.get(name)).state, guest, clock.steady_ms())
        except Refusal:
            continue  # it is damaged, or was closed in the meantime
        if game is not None:
            found.append(game)
    return found
