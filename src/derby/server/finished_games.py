"""The finished games of a guest, the latest first, page by page: all of them, or those that are looked for."""

from collections.abc import Mapping

import msgspec

from derby.game.names import Variant
from derby.server.statistics import level_of, variants_of
from derby.store.database import Connection, Database
from derby.store.results import BOT, Outcome, Wanted, finished_games, outcomes
from derby.store.totals import opponents_of
from derby.tables.refusal import Refusal
from derby.tables.settings import LEVELS, Level

PAGE = 20
MOST_KNOWN = 1_000
"""Opponents whose names are searched, the most frequent."""
MOST_FOUND = 100
LONGEST_NAME = 100
BASE_GAME = "none"
QUERY = ("before", "seats", "variant", "result", "level", "name")


class SeatResult(msgspec.Struct, frozen=True):
    name: str | None
    """Of a guest; `?` of one who was deleted."""
    level: Level | None
    """Of a bot."""
    points: int | None
    own: bool


class FinishedGame(msgspec.Struct, frozen=True):
    table: str
    seats: int
    ended_ms: int
    points: int
    """The player's own; the most, if several seats are theirs."""
    share: float
    """Of the victory."""
    variants: tuple[Variant, ...] | None
    """Null for old games of which nobody knows."""
    players: tuple[SeatResult, ...]
    counted: bool
    """Whether it counts for the statistics."""
    kept: bool
    """Whether its table is still there, for the replay and the report."""


class GroupGame(msgspec.Struct, frozen=True):
    """A finished game of a group."""

    table: str
    ended_ms: int
    players: tuple[SeatResult, ...]
    kept: bool
    """Whether its table is still there, for the replay and the report."""


class FinishedGames(msgspec.Struct, frozen=True):
    games: tuple[FinishedGame, ...]
    next: str | None
    """Given as `before`, it leads to the next page; null after the last."""


async def finished_page(database: Database, player: str, query: Mapping[str, str], most: int = PAGE) -> FinishedGames:
    wanted = await _wanted(database, player, query)
    found = await finished_games(database, player, wanted, _before(query.get("before")), most + 1)
    shown = found[:most]
    games = await games_of_player(database, player, [game for _, game in shown])
    return FinishedGames(tuple(games), f"{shown[-1][0]}.{shown[-1][1]}" if len(found) > most else None)


async def games_of_player(database: Connection, player: str, names: list[str]) -> list[FinishedGame]:
    ended, known, kept = await _told(database, names)
    return [_finished(ended[name], player, known, is_kept=name in kept) for name in names]


async def games_of_group(database: Connection, player: str, names: list[str]) -> list[GroupGame]:
    """Games of a group, as one of its members sees them."""
    ended, known, kept = await _told(database, names)
    return [
        GroupGame(name, ended[name].ended, _seats(ended[name], player, known), name in kept)
        for name in names
        if name in ended
    ]


async def _told(database: Connection, names: list[str]) -> tuple[dict[str, Outcome], dict[str, str], dict[str, str]]:
    """What came of games, the names of who played, and the games that are kept."""
    ended = await outcomes(database, names)
    people = {result.player for outcome in ended.values() for result in outcome.results if result.is_guest}
    known = await _pairs(database, "SELECT id, name FROM guests WHERE id IN", sorted(people))
    kept = await _pairs(database, "SELECT id, phase FROM tables WHERE phase = 'over' AND id IN", names)
    return ended, known, kept


async def _pairs(database: Connection, sql: str, ids: list[str]) -> dict[str, str]:
    if not ids:
        return {}
    places = ", ".join(f"${number + 1}" for number in range(len(ids)))
    return {row[0]: row[1] for row in await database.read(f"{sql} ({places})", *ids)}


def _finished(outcome: Outcome, player: str, names: Mapping[str, str], *, is_kept: bool) -> FinishedGame:
    own = [result for result in outcome.results if result.player == player]
    return FinishedGame(
        outcome.game,
        outcome.seats,
        outcome.ended,
        max(result.points for result in own),
        max(result.share for result in own),
        variants_of(outcome.variants),
        _seats(outcome, player, names),
        outcome.counts,
        is_kept,
    )


def _seats(outcome: Outcome, player: str, names: Mapping[str, str]) -> tuple[SeatResult, ...]:
    seats = [SeatResult("?", None, None, False)] * outcome.seats
    for result in outcome.results:
        name = names.get(result.player, "?") if result.is_guest else None
        seats[result.seat] = SeatResult(name, level_of(result.player), result.points, result.player == player)
    return tuple(seats)


async def _wanted(database: Database, player: str, query: Mapping[str, str]) -> Wanted:
    seats, variant, result = query.get("seats"), query.get("variant"), query.get("result")
    level, name = query.get("level"), query.get("name", "").strip().casefold()
    if (
        seats not in (None, "3", "4", "5", "6")
        or variant not in (None, BASE_GAME, *Variant)
        or result not in (None, "won", "lost")
        or level not in (None, *LEVELS)
        or len(name) > LONGEST_NAME
    ):
        raise Refusal("bad-message")
    opponents = [[f"{BOT}{level}"]] if level else []
    if name:
        known = await opponents_of(database, player, MOST_KNOWN)
        named = [id_ for id_, given, _, _ in known if given is not None and name in given.casefold()]
        opponents.append(named[:MOST_FOUND])
    return Wanted(
        int(seats) if seats else None,
        "" if variant == BASE_GAME else variant,
        result == "won" if result else None,
        opponents,
    )


def _before(cursor: str | None) -> tuple[int, str] | None:
    if cursor is None:
        return None
    ended, _, game = cursor.partition(".")
    if not (ended.isascii() and ended.isdigit() and len(ended) <= 18 and game):
        raise Refusal("bad-message")
    return int(ended), game
