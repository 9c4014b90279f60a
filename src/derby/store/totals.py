"""What the results of players add up to. It is written in the transaction that records a result, so that nobody has to
add up thousands of games to be told of them."""

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from derby.game.names import Creature
from derby.store.database import Database, Statement, Value
from derby.store.results import Outcome, Result

PEOPLE = "people"
"""All guests together: no id of a guest is as short."""


class SettledBet(msgspec.Struct, frozen=True):
    card: int
    creature: Creature
    points: int


decode_bets = msgspec.json.Decoder(list[SettledBet]).decode


class Total(NamedTuple):
    """Of the games with this many seats and these variants."""

    seats: int
    variants: str
    games: int
    wins: float
    points: int
    tricks: int
    caught: int


class BetTotal(NamedTuple):
    card: int
    bets: int
    won: int
    points: int


class Bests(msgspec.Struct, frozen=True):
    streak: int = 0
    """Victories in a row, up to now."""
    longest_streak: int = 0
    points: int = 0
    """In one game, as the rest."""
    bets_won: int = 0
    quiet_tricks: int = 0
    """Dirty tricks of which Zeus caught none."""


_TOTALS = (
    "INSERT INTO totals VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (player, seats, variants) DO UPDATE SET"
    " games = totals.games + excluded.games, wins = totals.wins + excluded.wins,"
    " points = totals.points + excluded.points, tricks = totals.tricks + excluded.tricks,"
    " caught = totals.caught + excluded.caught"
)
_BET_TOTALS = (
    "INSERT INTO bet_totals VALUES ($1, $2, $3, $4, $5) ON CONFLICT (player, card) DO UPDATE SET"
    " bets = bet_totals.bets + excluded.bets, won = bet_totals.won + excluded.won,"
    " points = bet_totals.points + excluded.points"
)
_OPPONENTS = (
    "INSERT INTO opponents VALUES ($1, $2, $3, $4) ON CONFLICT (player, opponent) DO UPDATE SET"
    " games = opponents.games + excluded.games, wins = opponents.wins + excluded.wins"
)
_BESTS = (
    "INSERT INTO bests VALUES ($1, $2, $2, $3, $4, $5) ON CONFLICT (player) DO UPDATE SET"
    " streak = CASE WHEN excluded.streak = 0 THEN 0 ELSE bests.streak + 1 END,"
    " longest_streak = CASE WHEN excluded.streak = 1 AND bests.streak >= bests.longest_streak"
    " THEN bests.streak + 1 ELSE bests.longest_streak END,"
    " points = CASE WHEN excluded.points > bests.points THEN excluded.points ELSE bests.points END,"
    " bets_won = CASE WHEN excluded.bets_won > bests.bets_won THEN excluded.bets_won ELSE bests.bets_won END,"
    " quiet_tricks = CASE WHEN excluded.quiet_tricks > bests.quiet_tricks"
    " THEN excluded.quiet_tricks ELSE bests.quiet_tricks END"
)


def counting(outcomes: Iterable[Outcome]) -> list[Statement]:
    """The statements that add games to the totals of their players, in the order in which they ended."""
    sums: defaultdict[tuple[str, tuple[Value, ...]], list[float]] = defaultdict(list)

    def add(sql: str, key: tuple[Value, ...], *more: float) -> None:
        before = sums[sql, key] or [0] * len(more)
        sums[sql, key] = [one + other for one, other in zip(before, more, strict=True)]

    bests: list[Statement] = []
    for outcome in outcomes:
        if not outcome.counts:
            continue
        for result in outcome.results:
            bets = decode_bets(result.bets)
            for player in _counted_for(outcome, result):
                key = (player, outcome.seats, outcome.variants)
                add(_TOTALS, key, 1, result.share, result.points, result.tricks, result.caught)
                for bet in bets:
                    add(_BET_TOTALS, (player, bet.card), 1, bet.points > 0, bet.points)
            if result.is_guest:
                for opponent in {other.player for other in outcome.results} - {result.player}:
                    add(_OPPONENTS, (result.player, opponent), 1, result.share)
                bests.append(_best(result, sum(bet.points > 0 for bet in bets)))
    # In one order everywhere, so that two games that end at once don't wait for each other.
    return [Statement(sql, (*key, *more)) for (sql, key), more in sorted(sums.items())] + sorted(
        bests, key=lambda best: str(best.values[0])
    )


def _counted_for(outcome: Outcome, result: Result) -> tuple[str, ...]:
    """What others are compared with is what was played here: of a game handed in nobody knows who the others were."""
    if outcome.is_handed_in:
        return (result.player,) if result.is_guest else ()
    return (result.player, PEOPLE) if result.is_guest else (result.player,)


def _best(result: Result, won: int) -> Statement:
    quiet = 0 if result.caught else result.tricks
    return Statement(_BESTS, (result.player, int(result.share > 0), result.points, won, quiet))


async def totals_of(database: Database, player: str) -> list[Total]:
    rows = await database.read(
        "SELECT seats, variants, games, wins, points, tricks, caught FROM totals WHERE player = $1"
        " ORDER BY seats, variants",
        player,
    )
    return [Total(*row) for row in rows]


async def bet_totals_of(database: Database, player: str) -> list[BetTotal]:
    rows = await database.read("SELECT card, bets, won, points FROM bet_totals WHERE player = $1 ORDER BY card", player)
    return [BetTotal(*row) for row in rows]


async def bests_of(database: Database, player: str) -> Bests:
    rows = await database.read(
        "SELECT streak, longest_streak, points, bets_won, quiet_tricks FROM bests WHERE player = $1", player
    )
    return Bests(*rows[0]) if rows else Bests()


async def wins_against(database: Database, player: str, opponent: str) -> float:
    sql = "SELECT wins FROM opponents WHERE player = $1 AND opponent = $2"
    rows = await database.read(sql, player, opponent)
    return rows[0][0] if rows else 0.0


async def opponents_of(database: Database, player: str, most: int) -> list[tuple[str, str | None, int, float]]:
    """Opponents, their names if they are guests, games and victories against them, the most frequent first."""
    rows = await database.read(
        "SELECT opponent, name, games, wins FROM opponents LEFT JOIN guests ON guests.id = opponent"
        " WHERE player = $1 ORDER BY games DESC, opponent LIMIT $2",
        player,
        most,
    )
    return [(row[0], row[1], row[2], row[3]) for row in rows]
