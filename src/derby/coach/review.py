"""A review of a finished game: what each decision gave away, which were the costliest, and what was luck.

    from derby.coach.review import review

    found = review(Record.load("game.json"), seats=[0])

A race is reviewed at a time, so that parts of it can be shown as they come, and a worker does one after another.
"""

import random
from collections.abc import Collection, Iterable, Iterator, Sequence
from math import sqrt

from derby.coach.action_values import worlds_here
from derby.coach.decisions import judge
from derby.coach.findings import Decision, Estimate, LuckAndSkill, RaceReview, Review, SeatReview
from derby.coach.luck import SAMPLES, luck_and_skill, race_luck
from derby.coach.past_steps import PastStep, past_steps, set_up_of
from derby.errors import DerbyError
from derby.game.record import Record
from derby.game.set_up import SetUp

WORLDS = 3000
"""In which a decision is compared with the best."""
COSTLIEST = 3


class NoSuchSeat(DerbyError):
    """A seat that the game doesn't have."""


def review(
    record: Record, seats: Collection[int] | None = None, *, worlds: int = WORLDS, samples: int = SAMPLES
) -> Review:
    """Review a game: the decisions of some seats, by default of all, and their luck.

    >>> import derby
    >>> game = derby.new_game(3, seed=7)
    >>> while not game.is_over:
    ...     _ = game.apply(game.legal_codes()[0])
    >>> found = review(game.record(), seats=[1], worlds=10, samples=20).seats[0]
    >>> luck = found.luck
    >>> parts = luck.deal.value + luck.judgments.value + luck.others.value + luck.own.value
    >>> round(luck.average + parts, 9) == luck.result
    True
    """
    return review_of(record, list(review_races(record, seats, worlds=worlds, samples=samples)), seats)


def review_races(
    record: Record, seats: Collection[int] | None = None, *, worlds: int = WORLDS, samples: int = SAMPLES
) -> Iterator[RaceReview]:
    """One race after the other, as they are done."""
    for race in races_of(record):
        yield review_race(record, race, seats, worlds=worlds, samples=samples)


def seats_of(record: Record, seats: Collection[int] | None = None) -> list[int]:
    """The seats to be reviewed, in order; without a choice all of them."""
    every = range(len(record.gods))
    for seat in seats or ():
        if seat not in every:
            raise NoSuchSeat(f"there is no seat {seat}; the record has the seats 0 to {every[-1]}")
    return sorted(set(seats)) if seats is not None else list(every)


def races_of(record: Record) -> list[int]:
    """The numbers of the races that a record has."""
    return sorted({step.race for step in past_steps(record)})


def review_race(
    record: Record,
    race: int,
    seats: Collection[int] | None = None,
    *,
    worlds: int = WORLDS,
    samples: int = SAMPLES,
) -> RaceReview:
    """Review one race. The same record gives the same review."""
    return RaceReview(race, race_decisions(record, race, seats, worlds), race_luck(record, race, samples))


def race_decisions(
    record: Record, race: int, seats: Collection[int] | None = None, worlds: int = WORLDS
) -> tuple[Decision, ...]:
    """The decisions of some seats in one race, by default of all."""
    wanted = seats_of(record, seats)
    steps = [step for step in past_steps(record) if step.race == race]
    return tuple(_decisions(set_up_of(record), steps, wanted, worlds_here(worlds)))


def _decisions(set_up: SetUp, steps: Iterable[PastStep], seats: Collection[int], worlds: int) -> Iterator[Decision]:
    for step in steps:
        view, seat = step.view, None if step.view is None else step.view.viewer
        if view is None or seat is None or len(view.legal) < 2 or seat not in seats:
            continue
        # Nothing but the view and its place in the game: what a decision is worth must not depend on a secret.
        stream = random.Random(f"divinity derby review {step.number}")
        lost, chosen, best = judge(set_up, view, step.code, worlds, stream)
        yield Decision(step.number, step.version, step.race, seat, view.stage, len(view.legal), lost, chosen, best)


def review_of(record: Record, races: Sequence[RaceReview], seats: Collection[int] | None = None) -> Review:
    """The whole, from its races; what is known so far, if they are fewer."""
    is_whole = record.points is not None and [race.race for race in races] == races_of(record)
    return Review(
        record.gods,
        record.points or (),
        len(races),
        any(race.luck.rough for race in races),
        tuple(
            _seat_review(
                seat,
                [decision for race in races for decision in race.decisions if decision.seat == seat],
                luck_and_skill([race.luck for race in races], seat) if is_whole else None,
            )
            for seat in seats_of(record, seats)
        ),
    )


def _seat_review(seat: int, decisions: Sequence[Decision], luck: LuckAndSkill | None) -> SeatReview:
    lost = Estimate(
        sum(decision.lost.value for decision in decisions), sqrt(sum(decision.lost.error**2 for decision in decisions))
    )
    order = sorted(range(len(decisions)), key=lambda number: -decisions[number].lost.value)
    costliest = tuple(number for number in order[:COSTLIEST] if decisions[number].lost.value > 0)
    return SeatReview(seat, tuple(decisions), lost, costliest, luck)
