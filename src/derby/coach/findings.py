"""What the coach finds, as typed values that go over the wire; sentences are made of them where they are read.

Values are shares of the victory, from 0 to 1. An action is given by its code.
"""

from collections.abc import Sequence
from math import sqrt

import msgspec

from derby.game.names import Creature, God, Stage


class Estimate(msgspec.Struct, frozen=True):
    """A number estimated from random worlds."""

    value: float
    error: float
    """Its standard error; 95 % of the time the truth is within 1.96 of them."""

    @classmethod
    def of(cls, values: Sequence[float]) -> "Estimate":
        """The mean of at least two independent values."""
        count = len(values)
        mean = sum(values) / count
        return cls(mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count))


class BetFact(msgspec.Struct, frozen=True):
    """What an action does to one bet of this race: a fact of which a reason can be made."""

    seat: int
    """Whose bet it is."""
    bet: int
    """Which of the seat's bets in this race, from 0."""
    creature: Creature
    card: int | None
    """The bet card; None where the seat that decides doesn't see it: then these are averages over what it may be."""
    points: float
    """What the bet brings if it comes true."""
    chance: float
    """How likely it is to come true after the action."""
    otherwise: float | None
    """How likely after what the action is compared with; None if there would be no such bet."""
    error: float
    """At most the standard error of the difference, or of the chance where there is nothing to compare with."""


class ActionValue(msgspec.Struct, frozen=True):
    """What an action is worth to the seat that decides, from what it knows."""

    code: int
    then: int | None
    """With a fast card: the code of the slow card that its value counts on; None where none was tried."""
    value: Estimate
    """The seat's share of the victory."""
    behind: Estimate
    """How much less than the best action, in the same worlds; 0 for the best."""
    facts: tuple[BetFact, ...] = ()
    """What it does to the bets, compared with the other actions; those that matter most, most important first."""


class ActionValues(msgspec.Struct, frozen=True):
    """What every legal action is worth to the seat that decides."""

    seat: int
    version: int
    """How many actions the game had seen."""
    worlds: int
    """In how many worlds the best actions were tried."""
    rough: bool
    """Whether there are only few worlds, because the rules can't be compiled here."""
    actions: tuple[ActionValue, ...]
    """Best first."""


class Hint(msgspec.Struct, frozen=True):
    """Which actions are about as good as the best, and why."""

    seat: int
    version: int
    """How many actions the game had seen."""
    options: int
    """How many legal actions there were."""
    worlds: int
    rough: bool
    """Whether there are only few worlds, because the rules can't be compiled here."""
    actions: tuple[ActionValue, ...]
    """The best ones, best first, with facts that compare each with the average of the others."""


class Decision(msgspec.Struct, frozen=True):
    """A decision of a finished game, judged from what its seat knew then."""

    step: int
    """Which step of the record's replay it is, from 0: the position before it is the one after step - 1."""
    version: int
    """How many actions came before it."""
    race: int
    seat: int
    stage: Stage
    options: int
    """How many legal actions there were."""
    lost: Estimate
    """What it gave away: the share of the victory by which the best action was better, and never below 0."""
    chosen: ActionValue
    """With facts that compare it with the best action."""
    best: ActionValue
    """With facts that compare it with the chosen action; the same action where nothing better was found."""


class LuckAndSkill(msgspec.Struct, frozen=True):
    """Where a seat's result comes from: the four parts add up to its result less an average one."""

    result: float
    """The seat's share of the victory: 1 for a victory, less for a shared one."""
    average: float
    """What each seat has before the game: one part in the number of seats."""
    deal: Estimate
    """The cards and line-ups of all races, and who plays first."""
    judgments: Estimate
    """What Zeus drew."""
    others: Estimate
    """What the others' decisions did to this seat, more than to those with the same prospects."""
    own: Estimate
    """What its own decisions did for it, compared with what the others' did for them and so took from it."""


class SeatReview(msgspec.Struct, frozen=True):
    """The game of one seat."""

    seat: int
    decisions: tuple[Decision, ...]
    """Those with an alternative, in the order of the game."""
    lost: Estimate
    """What they gave away together."""
    costliest: tuple[int, ...]
    """The three that gave away most, by their place in `decisions`, the most expensive first."""
    luck: LuckAndSkill | None
    """None while races are missing, and for a game that isn't over."""


class RaceLuck(msgspec.Struct, frozen=True):
    """What each cause did to each seat in one race, in independent batches of playouts."""

    batches: tuple[tuple[tuple[float, ...], ...], ...]
    """In each batch, for each cause, for each seat, see `coach/luck.py`."""
    rough: bool
    """Whether there were only few playouts, because the rules can't be compiled here."""


class RaceReview(msgspec.Struct, frozen=True):
    """One race of a game: what a worker does at a time."""

    race: int
    decisions: tuple[Decision, ...]
    """Of the seats that were asked for."""
    luck: RaceLuck
    """Of all seats."""


class Review(msgspec.Struct, frozen=True):
    """A game, seat by seat."""

    gods: tuple[God, ...]
    points: tuple[int, ...]
    """Empty for a game that isn't over."""
    races: int
    """How many races have been reviewed."""
    rough: bool
    """Whether there were only few worlds and playouts, because the rules can't be compiled here."""
    seats: tuple[SeatReview, ...]
    """Those that were asked for."""
