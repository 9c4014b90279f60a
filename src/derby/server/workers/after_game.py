"""After the game: how each race went, how likely every bet was when it was placed, and where the game turned.

A race is shown card by card. The chance of a bet is what its seat could expect when it placed it. The chance of victory
is worked out with all cards open, at every moment: after the deal, the bets, each turn and the judgment. Where it
leaps, the game turned.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Literal

import msgspec

from derby.game.names import Creature, God
from derby.game.record import Record

LEAP = 0.1
"""How much a chance of victory must change at once to be a turning point."""
DOUBT = 3
"""And by how many standard errors, where there are few samples."""
MOST_TURNING_POINTS = 6
MOST_BETS = 2
"""Bets that are named with a turning point."""

Cause = Literal["deal", "first-bets", "turn", "third-bets", "judgment"]


class RaceCard(msgspec.Struct, frozen=True):
    """A card that was played, and where the creatures were after it and all that followed from it."""

    seat: int
    card: int
    slow: bool
    trick: bool
    sectors: tuple[int, ...]
    """Of the creatures, in their order."""


class AnalysedBet(msgspec.Struct, frozen=True):
    race: int
    seat: int
    bet: int
    """Which of the seat's bets in this race, from 0."""
    card: int
    creature: Creature
    chance: float
    """What the seat could expect of it when it was placed."""
    settled_card: int
    """Others than at first if a power exchanged them."""
    settled_creature: Creature
    points: int
    """0 if it didn't come true."""


class BetChance(msgspec.Struct, frozen=True):
    seat: int
    bet: int
    chance: float


class Moment(msgspec.Struct, frozen=True):
    """A moment of the game, all cards open."""

    step: int
    """Which step of the game's replay it comes after."""
    race: int
    cause: Cause
    """What came just before."""
    seat: int | None
    """Whose turn it was."""
    cards: int
    """How many cards had been played in the race."""
    victory: tuple[float, ...]
    """For each seat, its chance to win the game."""
    bets: tuple[BetChance, ...]
    """The chance of every bet in play; after the judgment 1 or 0."""


class BetSwing(msgspec.Struct, frozen=True):
    seat: int
    bet: int
    before: float
    after: float


class TurningPoint(msgspec.Struct, frozen=True):
    moment: int
    """Its number among the moments."""
    seat: int
    """Whose chance of victory changed most."""
    before: float
    after: float
    bets: tuple[BetSwing, ...]
    """The bets to which most happened, by their points."""


class RaceCourse(msgspec.Struct, frozen=True):
    race: int
    line_up: tuple[Creature, ...]
    cards: tuple[RaceCard, ...]
    mid_race: int | None
    """How many cards had been played when the mid-race line was passed."""
    ranking: tuple[Creature, ...]
    """Before Zeus spoke, best first."""
    drawn: tuple[int, ...]
    disqualified: tuple[Creature, ...]


class AfterGame(msgspec.Struct, frozen=True):
    gods: tuple[God, ...]
    points: tuple[int, ...]
    samples: int
    """Worlds behind every chance."""
    rough: bool
    """Whether there are only few of them, because the server can't compile the rules."""
    races: tuple[RaceCourse, ...]
    bets: tuple[AnalysedBet, ...]
    moments: tuple[Moment, ...]
    turning_points: tuple[TurningPoint, ...]


class AnalysedRace(msgspec.Struct, frozen=True):
    """What a worker does at a time: one race."""

    course: RaceCourse
    bets: tuple[AnalysedBet, ...]
    moments: tuple[Moment, ...]
    samples: int
    rough: bool


def after_game(read: Record, races: Sequence[AnalysedRace]) -> AfterGame:
    """The whole, from its races; what is known so far, if they are fewer."""
    moments = tuple(moment for race in races for moment in race.moments)
    bets = tuple(bet for race in races for bet in race.bets)
    return AfterGame(
        read.gods,
        read.points or (),
        races[0].samples if races else 0,
        any(race.rough for race in races),
        tuple(race.course for race in races),
        bets,
        moments,
        turning_points(moments, [card.points for card in read.edition.bet], bets, races[0].samples) if races else (),
    )


def turning_points(
    moments: Sequence[Moment], points: Sequence[int], bets: Sequence[AnalysedBet], samples: int
) -> tuple[TurningPoint, ...]:
    """The largest leaps in somebody's chance of victory, in the order of the game; `points` are those of the cards."""
    found: list[TurningPoint] = []
    least = max(LEAP, DOUBT * sqrt(0.25 / samples))
    worth = {(bet.race, bet.seat, bet.bet): points[bet.settled_card] for bet in bets}
    for number in range(1, len(moments)):
        before, after = moments[number - 1], moments[number]
        leaps = [now - then for then, now in zip(before.victory, after.victory, strict=True)]
        seat = max(range(len(leaps)), key=lambda seat: abs(leaps[seat]))
        if abs(leaps[seat]) >= least:
            swings = _swings(before, after, worth)
            found.append(TurningPoint(number, seat, before.victory[seat], after.victory[seat], swings))
    largest = sorted(found, key=lambda point: abs(point.after - point.before))[-MOST_TURNING_POINTS:]
    return tuple(sorted(largest, key=lambda point: point.moment))


def _swings(before: Moment, after: Moment, worth: dict[tuple[int, int, int], int]) -> tuple[BetSwing, ...]:
    if before.race != after.race:
        return ()
    then = {(bet.seat, bet.bet): bet.chance for bet in before.bets}
    swings = [
        BetSwing(bet.seat, bet.bet, then[bet.seat, bet.bet], bet.chance)
        for bet in after.bets
        if (bet.seat, bet.bet) in then
    ]

    def weight(swing: BetSwing) -> float:
        return abs(swing.after - swing.before) * worth[after.race, swing.seat, swing.bet]

    swings = sorted((swing for swing in swings if abs(swing.after - swing.before) >= LEAP), key=weight, reverse=True)
    return tuple(swings[:MOST_BETS])
