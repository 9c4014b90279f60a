"""What came of finished games: a result for each seat."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from derby.game.names import Variant
from derby.store.database import Connection, Database, Row, Statement, Value

HANDED_IN = "own-"
"""How the names of games begin that a guest finished without a server and handed in."""
BOT = "bot:"


def variants_key(variants: Iterable[Variant]) -> str:
    """Their names in order, with commas."""
    return ",".join(sorted(variants))


class Result(NamedTuple):
    seat: int
    player: str
    """The id of a guest, or `bot:` and its level."""
    points: int
    share: float
    """Of the victory."""
    bets: str
    """The bets and what they brought, as JSON."""
    tricks: int = 0
    """Dirty tricks played."""
    caught: int = 0
    """Those whose card Zeus drew, so that the creature was disqualified by it."""

    @property
    def is_guest(self) -> bool:
        return not self.player.startswith(BOT)


class Outcome(NamedTuple):
    """What came of a game."""

    game: str
    seats: int
    ended: int
    variants: str
    """As `variants_key` spells them."""
    results: Sequence[Result]
    """Of all seats, less those of guests who were deleted."""
    counts: bool = True
    """Whether it counts for statistics and ratings."""

    @property
    def is_handed_in(self) -> bool:
        return self.game.startswith(HANDED_IN)


def recording(outcome: Outcome) -> list[Statement]:
    """The statements that record the results of a game; they fail as `Taken` if somebody has done it already."""
    game, seats, ended, variants, results, counts = outcome
    return [
        Statement(
            "INSERT INTO results"
            " (game, seat, player, seats, ended, points, share, bets, variants, counted, tricks, caught)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
            (game, result.seat, result.player, seats, ended, *result[2:5], variants, int(counts), *result[5:]),
        )
        for result in results
    ]


class Wanted(NamedTuple):
    """Which finished games of a player are looked for; None for any."""

    seats: int | None = None
    variant: str | None = None
    """A variant they have among others; empty for games without any."""
    won: bool | None = None
    opponents: Sequence[Sequence[str]] = ()
    """Of each of these groups at least one played, too."""


async def finished_games(
    database: Database, player: str, wanted: Wanted, before: tuple[int, str] | None, most: int
) -> list[tuple[int, str]]:
    """When games of a player ended, and their names, the latest first; those before a moment and game."""
    values: list[Value] = [player]

    def value(given: Value) -> str:
        values.append(given)
        return f"${len(values)}"

    where = ["own.player = $1"]
    if before is not None:
        ended, game = value(before[0]), value(before[1])
        where.append(f"(own.ended < {ended} OR own.ended = {ended} AND own.game < {game})")
    if wanted.seats is not None:
        where.append(f"own.seats = {value(wanted.seats)}")
    if wanted.variant == "":
        where.append("own.variants = ''")
    elif wanted.variant is not None:
        where.append(f"own.variants LIKE {value(f'%{wanted.variant}%')}")
    if wanted.won is not None:
        where.append("own.share > 0" if wanted.won else "own.share = 0")
    for group in wanted.opponents:
        if not group:
            return []
        names = ", ".join([value(opponent) for opponent in group])
        where.append(f"own.game IN (SELECT game FROM results WHERE player IN ({names}))")
    rows = await database.read(
        f"SELECT DISTINCT own.ended, own.game FROM results AS own WHERE {' AND '.join(where)}"
        f" ORDER BY own.ended DESC, own.game DESC LIMIT {value(most)}",
        *values,
    )
    return [(row[0], row[1]) for row in rows]


async def outcomes(database: Connection, games: Sequence[str]) -> dict[str, Outcome]:
    """What came of these games."""
    if not games:
        return {}
    names = ", ".join(f"${number + 1}" for number in range(len(games)))
    rows = await database.read(
        "SELECT game, seats, ended, variants, counted, seat, player, points, share, bets, tricks, caught FROM results"
        f" WHERE game IN ({names}) ORDER BY game, seat",
        *games,
    )
    by_game: dict[str, list[Row]] = {}
    for row in rows:
        by_game.setdefault(row[0], []).append(row)
    found: dict[str, Outcome] = {}
    for game, seats in by_game.items():
        _, count, ended, variants, counted, *_ = seats[0]
        found[game] = Outcome(game, count, ended, variants, [Result(*row[5:]) for row in seats], bool(counted))
    return found
