"""What is kept of finished games: results, ratings, and what they say about a player.

A rating is Elo's for more than two: every pair of players at the table counts as a duel, won by more points.
"""

from collections import Counter
from collections.abc import Sequence

import msgspec

from derby.game.events import BetSettled
from derby.game.game import Game
from derby.game.names import BET_CARD_LETTERS, Creature
from derby.store.database import Database, Statement, Taken
from derby.store.results import Result, ladder, rating, ratings_of, recording, results_of
from derby.tables.state import TableState

START = 1500.0
MOST_CHANGE = 32.0
"""Rating points that a game can bring or cost at most."""
MOST_GAMES = 1_000
"""The latest games of a player that statistics are made from."""
LADDER = 100


class SettledBet(msgspec.Struct, frozen=True):
    card: int
    creature: Creature
    points: int


class BetCardStatistics(msgspec.Struct, frozen=True):
    card: str
    """Its letter."""
    bets: int
    won: int
    points: int


class FinishedGame(msgspec.Struct, frozen=True):
    table: str
    seats: int
    ended_ms: int
    points: int
    share: float
    """Of the victory."""


class PlayerStatistics(msgspec.Struct, frozen=True):
    games: int
    wins: float
    """Shared victories count in part."""
    mean_points: float
    favourite: Creature | None
    """The creature bet on most."""
    bet_cards: tuple[BetCardStatistics, ...]
    latest: tuple[FinishedGame, ...]


class LadderPlace(msgspec.Struct, frozen=True):
    name: str
    bot: bool
    rating: int
    games: int


async def finish_game(database: Database, state: TableState, now: int) -> bool:
    """Record what came of a game that is over; False if somebody has already done it."""
    game = state.game
    assert game is not None
    over = Statement("UPDATE tables SET phase = 'over', changed = $1 WHERE id = $2", (now, state.table))
    players = [seat.guest or f"bot:{seat.level}" for seat in state.seats]
    statements = [over]
    if state.counts:
        results = results_of_game(game, players)
        before = await ratings_of(database, players, game.seats)
        statements += recording(state.table, now, results)
        statements += [
            rating(player, game.seats, START, change)
            for player, change in rating_changes(players, game.points, before).items()
        ]
    try:
        await database.write(*statements)
    except Taken:
        await database.write(over)
        return False
    return True


def own_results(
    table: str, game: Game, guest: str, levels: Sequence[str | None], now: int, *, hinted: bool
) -> list[Statement]:
    """What is recorded of a game that a guest played alone, without a server: it changes no rating.

    Nothing if several people shared the device, if hints were asked for, or if the game went on from another one.
    """
    if levels.count(None) != 1 or game.given or hinted:
        return []
    players = [guest if level is None else f"bot:{level}" for level in levels]
    return recording(table, now, results_of_game(game, players))


def rating_changes(players: list[str], points: tuple[int, ...], before: dict[str, float]) -> dict[str, float]:
    """How much each player's rating changes by a game."""
    changes = dict.fromkeys(players, 0.0)
    for at, player in enumerate(players):
        for other_at in range(at + 1, len(players)):
            other = players[other_at]
            if player == other:
                continue
            gap = before.get(player, START) - before.get(other, START)
            expected = 1 / (1 + 10 ** (-gap / 400))
            score = 0.5 + 0.5 * ((points[at] > points[other_at]) - (points[at] < points[other_at]))
            change = MOST_CHANGE * (score - expected) / (len(players) - 1)
            changes[player] += change
            changes[other] -= change
    return changes


def results_of_game(game: Game, players: list[str]) -> list[Result]:
    bets: list[list[SettledBet]] = [[] for _ in players]
    for step in game.record().replay():
        for event in step.events:
            if isinstance(event, BetSettled):
                bets[event.seat].append(SettledBet(event.card, event.creature, event.points))
    winners = game.winners
    return [
        Result(
            seat,
            player,
            game.points[seat],
            (1 / len(winners)) if seat in winners else 0.0,
            msgspec.json.encode(bets[seat]).decode(),
        )
        for seat, player in enumerate(players)
    ]


async def player_statistics(database: Database, player: str) -> PlayerStatistics:
    rows = await results_of(database, player, MOST_GAMES)
    placed: Counter[int] = Counter()
    won: Counter[int] = Counter()
    points: Counter[int] = Counter()
    creatures: Counter[Creature] = Counter()
    for row in rows:
        for bet in msgspec.json.decode(row[5], type=list[SettledBet]):
            placed[bet.card] += 1
            won[bet.card] += bet.points > 0
            points[bet.card] += bet.points
            creatures[bet.creature] += 1
    return PlayerStatistics(
        games=len(rows),
        wins=sum(row[4] for row in rows),
        mean_points=sum(row[3] for row in rows) / len(rows) if rows else 0.0,
        favourite=creatures.most_common(1)[0][0] if creatures else None,
        bet_cards=tuple(
            BetCardStatistics(BET_CARD_LETTERS[card], placed[card], won[card], points[card]) for card in sorted(placed)
        ),
        latest=tuple(FinishedGame(*row[:5]) for row in rows[:20]),
    )


async def best_players(database: Database, seats: int) -> tuple[LadderPlace, ...]:
    rows = await ladder(database, seats, LADDER)
    return tuple(
        LadderPlace(
            player.removeprefix("bot:") if player.startswith("bot:") else name or "?",
            player.startswith("bot:"),
            round(points),
            games,
        )
        for player, name, points, games in rows
    )
