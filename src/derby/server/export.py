"""What is kept about a guest's games, to take away."""

import asyncio

import msgspec

from derby.server.finished_games import FinishedGame, finished_page
from derby.server.statistics import PlayerStatistics, player_statistics
from derby.store.database import Database
from derby.store.guests import bots_of
from derby.store.results import outcomes
from derby.store.totals import SettledBet, decode_bets
from derby.tables.guest import Guest

PAGE = 200


class ExportedGame(msgspec.Struct, frozen=True):
    game: FinishedGame
    bets: tuple[SettledBet, ...]
    """The guest's own."""


class Export(msgspec.Struct, frozen=True):
    name: str
    external_bots: tuple[str, ...]
    statistics: PlayerStatistics
    games: tuple[ExportedGame, ...]
    """All that are over, the latest first."""


async def export(database: Database, guest: Guest) -> Export:
    games: list[ExportedGame] = []
    query: dict[str, str] = {}
    while True:
        page = await finished_page(database, guest.id, query, PAGE)
        ended = await outcomes(database, [game.table for game in page.games])
        for game in page.games:
            own = [result for result in ended[game.table].results if result.player == guest.id]
            games.append(ExportedGame(game, tuple(bet for result in own for bet in decode_bets(result.bets))))
        if page.next is None:
            break
        query["before"] = page.next
        await asyncio.sleep(0)
    bots = await bots_of(database, guest.id)
    return Export(guest.name, tuple(sorted(bots)), await player_statistics(database, guest.id), tuple(games))
