"""What a player's finished games say about them, and the ladder."""

from collections.abc import Sequence

import msgspec

from derby.game.names import BET_CARD_LETTERS, Variant
from derby.server.achievements import Achievement, achievements
from derby.server.luck_over_games import LuckOverGames, luck_over_games
from derby.store.database import Database
from derby.store.ratings import SURE, Rating, is_rating, ladder, rating_history
from derby.store.results import BOT
from derby.store.totals import (
    PEOPLE,
    Bests,
    BetTotal,
    Total,
    bests_of,
    bet_totals_of,
    opponents_of,
    totals_of,
    wins_against,
)
from derby.tables.settings import LEVELS, Level

OLYMPIAN = f"{BOT}olympian"
MOST_OPPONENTS = 30
MOST_POINTS = 200
"""Of the plot of a rating."""
LADDER = 100
MIDDLE = 1500
STEP = 40
"""A rating is shown as 1500 for a newcomer, and 40 for each unit of the model."""
_VARIANTS = tuple(Variant)


class Played(msgspec.Struct, frozen=True):
    """The games with this many seats and these variants."""

    seats: int
    variants: tuple[Variant, ...] | None
    """Null for old games of which nobody knows."""
    games: int
    wins: float
    """Shared victories count in part."""
    points: int


class Opponent(msgspec.Struct, frozen=True):
    name: str | None
    """Of a guest."""
    level: Level | None
    """Of a bot."""
    games: int
    wins: float
    """The player's own."""


class BetCardStatistics(msgspec.Struct, frozen=True):
    card: str
    """Its letter."""
    bets: int
    won: int
    points: int


class Bettor(msgspec.Struct, frozen=True):
    """How somebody bets and plays dirty tricks: a player, or many together."""

    games: int
    """A game in which several of them played counts for each."""
    points: int
    cards: tuple[BetCardStatistics, ...]
    tricks: int
    caught: int
    """Dirty tricks by which their creature was disqualified."""


class ShownRating(msgspec.Struct, frozen=True):
    """A rating, and between what the strength of the player lies in 19 cases of 20."""

    rating: int
    low: int
    high: int


class RatingPoint(msgspec.Struct, frozen=True):
    game: int
    """Its number among the player's rated games."""
    ended_ms: int
    rating: ShownRating


class PlayerStatistics(msgspec.Struct, frozen=True):
    games: int
    wins: float
    """Shared victories count in part."""
    average_wins: float
    """As many as in the same games everybody would have who is as strong as the others."""
    mean_points: float
    played: tuple[Played, ...]
    opponents: tuple[Opponent, ...]
    """The most frequent ones."""
    own: Bettor
    people: Bettor
    """All guests here, the player included."""
    olympian: Bettor
    bests: Bests
    achievements: tuple[Achievement, ...]
    rated: bool
    """Whether games are rated here; without a server they are not."""
    history: tuple[RatingPoint, ...]
    """The latest rating last."""
    luck: LuckOverGames | None
    """Null where games are not reviewed."""


class LadderPlace(msgspec.Struct, frozen=True):
    name: str
    bot: bool
    rating: ShownRating
    games: int


async def player_statistics(database: Database, player: str, *, reviews: bool) -> PlayerStatistics:
    totals = await totals_of(database, player)
    bets = await bet_totals_of(database, player)
    bests = await bests_of(database, player)
    opponents = await opponents_of(database, player, MOST_OPPONENTS)
    history = await rating_history(database, player, MOST_POINTS)
    games = sum(total.games for total in totals)
    return PlayerStatistics(
        games=games,
        wins=sum(total.wins for total in totals),
        average_wins=sum(total.games / total.seats for total in totals),
        mean_points=sum(total.points for total in totals) / games if games else 0.0,
        played=tuple(
            Played(total.seats, variants_of(total.variants), total.games, total.wins, total.points) for total in totals
        ),
        opponents=tuple(
            Opponent(name or ("?" if level_of(id_) is None else None), level_of(id_), games, wins)
            for id_, name, games, wins in opponents
        ),
        own=_bettor(totals, bets),
        people=_bettor(await totals_of(database, PEOPLE), await bet_totals_of(database, PEOPLE)),
        olympian=_bettor(await totals_of(database, OLYMPIAN), await bet_totals_of(database, OLYMPIAN)),
        bests=bests,
        achievements=achievements(totals, bets, bests, await wins_against(database, player, OLYMPIAN)),
        rated=is_rating(),
        history=tuple(RatingPoint(number, ended, shown(rating)) for number, ended, rating in history),
        luck=await luck_over_games(database, player) if reviews else None,
    )


def _bettor(totals: Sequence[Total], bets: Sequence[BetTotal]) -> Bettor:
    return Bettor(
        sum(total.games for total in totals),
        sum(total.points for total in totals),
        tuple(BetCardStatistics(BET_CARD_LETTERS[card], *rest) for card, *rest in bets),
        sum(total.tricks for total in totals),
        sum(total.caught for total in totals),
    )


def variants_of(key: str) -> tuple[Variant, ...] | None:
    """From how the store spells them; None if they are not known."""
    names = key.split(",") if key else []
    return tuple(variant for variant in _VARIANTS if variant in names) if names != ["?"] else None


def level_of(player: str) -> Level | None:
    return next((level for level in LEVELS if player == f"{BOT}{level}"), None)


def shown(rating: Rating) -> ShownRating:
    middle, half = MIDDLE + STEP * (rating.mu - 25), STEP * SURE * rating.sigma
    return ShownRating(round(middle), round(middle - half), round(middle + half))


async def best_players(database: Database) -> tuple[LadderPlace, ...]:
    return tuple(
        LadderPlace(
            player.removeprefix(BOT) if player.startswith(BOT) else name or "?",
            player.startswith(BOT),
            shown(rating),
            games,
        )
        for player, name, rating, games in await ladder(database, LADDER)
    )
