"""What is kept about a guest's games, to take away."""

import asyncio

import msgspec

from derby.server.finished_games import FinishedGame, finished_page
from derby.server.statistics import PlayerStatistics, player_statistics
from derby.store.database import Database
from derby.store.groups import groups_of
from derby.store.guests import bots_of
from derby.store.puzzle_answers import KeptAnswer, answers_of
from derby.store.results import outcomes
from derby.store.reviews import KeptReview, reviews_of
from derby.store.subscriptions import subscriptions_of
from derby.store.totals import SettledBet, decode_bets
from derby.store.tries import tries_of
from derby.tables.guest import Guest

PAGE = 200
MOST_GROUPS = 1_000


class ExportedGame(msgspec.Struct, frozen=True):
    game: FinishedGame
    bets: tuple[SettledBet, ...]
    """The guest's own."""
    review: KeptReview | None
    """What the coach found, if it was asked."""


class ExportedTournament(msgspec.Struct, frozen=True):
    name: str
    joined_ms: int
    called: str
    """The guest's name in it."""


class ExportedTry(msgspec.Struct, frozen=True):
    """A try at a deal that others play, too."""

    deal: str
    begun_ms: int
    standing: str
    points: int | None


class Export(msgspec.Struct, frozen=True):
    name: str
    external_bots: tuple[str, ...]
    statistics: PlayerStatistics
    games: tuple[ExportedGame, ...]
    """All that are over, the latest first."""
    groups: tuple[str, ...]
    """The names of the groups the guest is a member of."""
    tournaments: tuple[ExportedTournament, ...]
    notifications: tuple[str, ...]
    """The addresses at push services through which their browsers are notified of games that wait."""
    puzzles: tuple[KeptAnswer, ...]
    """The first answers to puzzles, in their order."""
    tries: tuple[ExportedTry, ...]
    """At races of the day and deals of matches, by the name of the deal."""


async def export(database: Database, guest: Guest, *, reviews: bool) -> Export:
    games: list[ExportedGame] = []
    query: dict[str, str] = {}
    while True:
        page = await finished_page(database, guest.id, query, PAGE)
        names = [game.table for game in page.games]
        ended = await outcomes(database, names)
        reviewed = await reviews_of(database, guest.id, names)
        for game in page.games:
            own = [result for result in ended[game.table].results if result.player == guest.id]
            bets = tuple(bet for result in own for bet in decode_bets(result.bets))
            games.append(ExportedGame(game, bets, reviewed.get(game.table)))
        if page.next is None:
            break
        query["before"] = page.next
        await asyncio.sleep(0)
    bots = await bots_of(database, guest.id)
    statistics = await player_statistics(database, guest.id, reviews=reviews)
    groups = tuple(group.name for group in await groups_of(database, guest.id, MOST_GROUPS))
    held = await database.read(
        "SELECT tournaments.name, joined, entrants.name FROM entrants JOIN tournaments ON id = tournament"
        " WHERE guest = $1 ORDER BY joined, id",
        guest.id,
    )
    tournaments = tuple(ExportedTournament(*row) for row in held)
    told = tuple(each.endpoint for each in await subscriptions_of(database, guest.id))
    puzzles = await answers_of(database, guest.id)
    kept = await tries_of(database, guest.id)
    tries = tuple(ExportedTry(each.deal, each.begun, each.standing, each.points) for each in kept)
    return Export(
        guest.name,
        tuple(sorted(bots)),
        statistics,
        tuple(games),
        groups,
        tournaments,
        told,
        tuple(puzzles),
        tries,
    )
