"""Counting what was finished before totals and ratings were kept: once, after the schema was brought up to date.

Games are counted in the order in which they ended, a piece at a time, and `recounting` says how far that has come. A
count that was interrupted goes on there at the next start.
"""

import msgspec

from derby.store.database import Connection, Statement
from derby.store.ratings import Rating, is_rated, new_ratings, rating, ratings_of
from derby.store.results import Outcome, outcomes, variants_key
from derby.store.totals import counting
from derby.tables.room import RoomSummary

PIECE = 200
"""Games that are counted at once."""
UNKNOWN = "?"
"""The variants of a game whose table was deleted before they were kept with its results."""


async def recount(database: Connection) -> None:
    """Count what has not been counted. Nobody else may write results in the meantime."""
    rows = await database.read("SELECT ended, game FROM recounting")
    if not rows:
        return
    games = await database.read(
        "SELECT DISTINCT ended, game FROM results WHERE ended > $1 OR ended = $1 AND game > $2 ORDER BY ended, game",
        *rows[0],
    )
    for start in range(0, len(games), PIECE):
        piece = games[start : start + PIECE]
        found = await outcomes(database, [game for _, game in piece])
        statements: list[Statement] = []
        counted: list[Outcome] = []
        for _, game in piece:
            variants = await _variants(database, game)
            counted.append(found[game]._replace(variants=variants))
            statements.append(Statement("UPDATE results SET variants = $1 WHERE game = $2", (variants, game)))
        statements += counting(counted)
        statements += await _rating(database, counted)
        statements.append(Statement("UPDATE recounting SET ended = $1, game = $2", (piece[-1][0], piece[-1][1])))
        await database.write(*statements)
    await database.write(Statement("DELETE FROM recounting"))


async def _variants(database: Connection, game: str) -> str:
    """As the list of tables has them."""
    rows = await database.read("SELECT summary FROM tables WHERE id = $1", game)
    return variants_key(msgspec.json.decode(rows[0][0], type=RoomSummary).variants) if rows else UNKNOWN


async def _rating(database: Connection, counted: list[Outcome]) -> list[Statement]:
    """Each game is rated by what those before it have shown."""
    known: dict[str, Rating] = await ratings_of(
        database, [result.player for outcome in counted for result in outcome.results]
    )
    statements: list[Statement] = []
    for outcome in filter(is_rated, counted):
        statements += rating(outcome, known)
        known.update(new_ratings(outcome, known))
    return statements
