"""Comparing: what two players made of the same seat, race by race, and where their decisions parted."""

from collections.abc import Sequence

import msgspec

from derby.game.events import BetSettled, RaceDealt
from derby.game.names import Creature
from derby.game.record import Record


class ComparedBet(msgspec.Struct, frozen=True):
    card: int
    creature: Creature
    points: int
    """0 if it didn't come true."""


class Choice(msgspec.Struct, frozen=True):
    """A decision of the seat."""

    code: int
    """Of its action."""
    step: int
    """Which step of the replay it is, from 1."""


class RaceOfSeat(msgspec.Struct, frozen=True):
    points: int
    """What its bets brought."""
    bets: tuple[ComparedBet, ...]
    choices: tuple[Choice, ...]


class Parting(msgspec.Struct, frozen=True):
    """The first decision in a race in which two players differ."""

    number: int
    """Which of the seat's decisions in the race, from 1."""
    own: Choice
    other: Choice
    same_position: bool
    """Whether everything was the same for both until then: the cards, and what everybody had done."""


class ComparedRace(msgspec.Struct, frozen=True):
    own_points: int
    other_points: int
    own_bets: tuple[ComparedBet, ...]
    other_bets: tuple[ComparedBet, ...]
    parting: Parting | None
    """Null where both decided alike."""


def races_of(played: Record, seat: int) -> list[RaceOfSeat]:
    """How the races of a game went for a seat."""
    bets: list[list[ComparedBet]] = []
    choices: list[list[Choice]] = []
    decided = 0
    for number, step in enumerate(played.replay(), 1):
        if step.seat is not None:
            if step.seat == seat:
                choices[-1].append(Choice(played.actions[decided], number))
            decided += 1
        for event in step.events:
            if isinstance(event, RaceDealt):
                bets.append([])
                choices.append([])
            elif isinstance(event, BetSettled) and event.seat == seat:
                bets[-1].append(ComparedBet(event.card, event.creature, event.points))
    return [
        RaceOfSeat(sum(bet.points for bet in settled), tuple(settled), tuple(made))
        for settled, made in zip(bets, choices, strict=True)
    ]


def compared(own: Record, other: Record, seat: int) -> tuple[ComparedRace, ...]:
    """Two games of one deal, from the same seat."""
    return tuple(
        ComparedRace(mine.points, theirs.points, mine.bets, theirs.bets, _parting(own, other, mine, theirs))
        for mine, theirs in zip(races_of(own, seat), races_of(other, seat), strict=True)
    )


def _parting(own: Record, other: Record, mine: RaceOfSeat, theirs: RaceOfSeat) -> Parting | None:
    for number, (one, another) in enumerate(zip(mine.choices, theirs.choices, strict=False), 1):
        if one.code != another.code:
            return Parting(number, one, another, _same_until(own, other, one.step, another.step))
    return None


def _same_until(own: Record, other: Record, step: int, other_step: int) -> bool:
    """Whether two games were the same before these steps."""
    return step == other_step and _codes(own, step) == _codes(other, step)


def _codes(played: Record, step: int) -> Sequence[int]:
    """All actions before a step. Chance needs no comparing: up to there it follows from them, and from the seed."""
    decided = 0
    for number, made in enumerate(played.replay(), 1):
        if number == step:
            break
        decided += made.seat is not None
    return played.actions[:decided]
