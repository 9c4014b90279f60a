"""Foresight: where a seat expects the creatures to end, by the cards it sees.

Every card in the holders will be played, so a creature's final sector can be estimated: where it is now, plus the mean
of the fast and the slow movement of each of its cards to come; cards the seat can't see count by their share. The
estimates give the chances of places, and the dirty tricks give the chance of disqualification.
"""

from math import erf, exp, sqrt
from typing import Annotated

from derby.bots.policy.bet_card_worth import worth_of
from derby.declaration import Column, Grid, Numbers, changing, declared
from derby.editions.components import BET_CARDS, CARDS, CARDS_OF_A_CREATURE, CREATURES, SEATS
from derby.rules.card_set import size
from derby.rules.cardholders import right_holder
from derby.rules.ranking import LAST, NEXT_TO_LAST
from derby.rules.rule import rule
from derby.rules.track import CARDS_AS_BITS
from derby.table import Table

SHIFT = 10
SURE = 1 << SHIFT
"""A chance of 1."""
PARTS = 8
"""The number of parts in which a place is counted."""
AHEAD = 5 * PARTS + 1
"""From no creature ahead to five ahead, in parts."""
SPREADS = 11
"""How uncertain the number of creatures ahead is: its variance, in parts."""
STEPS, CURVE = 16.0, 160
"""The curve of e to the -x: in steps of a sixteenth, up to ten."""
NARROW = 100
"""How uncertain the distance of two creatures is when no card is left, in hundredths of half a sector."""
DECK, MINE, UNSEEN = 18, 60, 35
"""Of a hundred cards left, of a hundred trick cards in one's own holders, and of a hundred elsewhere: those that will
go to the Zeus deck."""

# These numbers play best against themselves, as far as a few million games can show.


@declared
class Policy(Numbers):
    """How seats play in a playout, what they foresee, and their lookup tables."""

    noise: Annotated[
        Column, changing("how carelessly each seat chooses cards; -1: it does anything at random", SEATS, bits=32)
    ]
    bet_noise: Annotated[Column, changing("how carelessly it bets, in 1024ths of a point", SEATS, bits=32)]
    worth: Annotated[Column, changing("what each bet card usually brings, of 1024", BET_CARDS, bits=32)]

    foreseen: Annotated[Column, changing("twice the sector where each creature will end", CREATURES, bits=16)]
    out: Annotated[Column, changing("of 1024: that each creature will be disqualified", CREATURES, bits=16)]
    near: Annotated[Column, changing("of 1024: how much a creature's step changes who is ahead", CREATURES, bits=32)]
    preferences_of: Annotated[int, changing("whose preferences these are, -1 for nobody's")]
    preference: Annotated[Column, changing("what a step of each creature is worth to a seat", CREATURES, bits=32)]
    trick_preference: Annotated[
        Column, changing("what a dirty trick on each creature is worth to it", CREATURES, bits=32)
    ]
    bet_score: Annotated[Column, changing("what each bet promises to a seat", BET_CARDS * CREATURES, bits=32)]
    card_score: Annotated[Column, changing("how well each way to play a card serves it", 2 * CARDS, bits=64)]

    hit: Annotated[
        Grid,
        changing(
            "of 1024: that a bet card comes true, by others ahead (or behind, for the last places) and spread",
            BET_CARDS * 2 * SPREADS,
            AHEAD,
            bits=16,
        ),
    ]
    ways: Annotated[
        Grid, changing("movement to expect of every set of a creature's cards, twice", CREATURES, 512, bits=16)
    ]
    curve: Annotated[Column, changing("e to the -x, in millionths", CURVE, bits=32)]
    root: Annotated[Column, changing("the square root of each number of cards, in hundredths", CARDS + 1, bits=16)]


def new_policy(
    bet_places: tuple[int, ...],
    bet_points: tuple[int, ...],
    fast: tuple[int, ...],
    slow: tuple[int, ...],
    trick: tuple[int, ...],
) -> Policy:
    """A policy with the tables for an edition's bet cards and movement cards."""
    policy = Policy()
    policy.worth = [worth_of(*card) * SURE // 100 for card in zip(bet_places, bet_points, strict=True)]
    policy.hit = hit_chances(bet_places)
    policy.ways = expected_ways(fast, slow, trick)
    policy.curve = [round(1_000_000 * exp(-step / STEPS)) for step in range(CURVE)]
    policy.root = [int(100 * sqrt(number)) for number in range(CARDS + 1)]
    return policy


def expected_ways(fast: tuple[int, ...], slow: tuple[int, ...], trick: tuple[int, ...]) -> list[list[int]]:
    """For every creature and every set of its nine cards: fast and slow movement and half the tricks, added."""
    each = [sum(card[:2]) + card[2] // 2 for card in zip(fast, slow, trick, strict=True)]
    return [
        [
            sum(each[first + bit] for bit in range(CARDS_OF_A_CREATURE) if (cards >> bit) & 1)
            for cards in range(1 << CARDS_OF_A_CREATURE)
        ]
        for first in range(0, CARDS, CARDS_OF_A_CREATURE)
    ]


def hit_chances(bet_places: tuple[int, ...]) -> list[list[int]]:
    """For each bet card, counted from the first place and from the last."""
    return [
        [hit_chance(named, ahead / PARTS, spread / PARTS) for ahead in range(AHEAD)]
        for places in bet_places
        for named in (places & (1 << CREATURES) - 1, from_the_end(places))
        for spread in range(SPREADS)
    ]


def hit_chance(named: int, others: float, variance: float) -> int:
    """The chance, in 1024ths, that the number of others ahead, or behind for last places, is one of `named`."""
    wide = sqrt(variance + 0.02)

    def fewer(number: float) -> float:
        return 0.5 + 0.5 * erf((number - others) / wide / sqrt(2))

    chance = 0.0
    for number in range(CREATURES):
        if (named >> number) & 1:
            low = 0.0 if number == 0 else fewer(number - 0.5)
            high = 1.0 if number == CREATURES - 1 else fewer(number + 0.5)
            chance += high - low
    return round(SURE * chance)


def from_the_end(places: int) -> int:
    """The places a bet card names counted from the last, one bit each."""
    return bool(places & LAST) | bool(places & NEXT_TO_LAST) << 1


@rule
def part_ahead(distance: int) -> int:
    """How likely a creature is to end ahead, given its expected lead in parts of the uncertainty."""
    return min(max(distance + SURE // 2, 0), SURE)


@rule
def way_of(policy: Policy, cards: int, creature: int) -> int:
    """Fast and slow movement of all cards of a creature in a set, added."""
    return policy.ways[creature][(cards >> (creature * CARDS_OF_A_CREATURE)) & CARDS_AS_BITS]


@rule
def end_of(table: Table, creature: int, to_come: int) -> int:
    """Twice the sector where a creature will end; those that have finished are far ahead, in their order."""
    sector = table.sector[creature]
    return 2000 - 10 * table.arrival[creature] if sector > table.finish_line else 2 * sector + to_come


@rule
def foresee(table: Table, policy: Policy, seat: int, wide: int) -> int:
    """Where the creatures will end and which are in danger, judged by what a seat sees.

    Returns how many parts of the uncertainty half a sector is.
    """
    mine = table.holder[seat] | table.holder[right_holder(table, seat)]
    unseen = ((1 << CARDS) - 1) & ~(mine | table.discard | table.zeus)
    left = 0
    for holder in range(table.seats):
        left += size(table.holder[holder])
    share = (left - size(mine)) * 256 // max(size(unseen), 1)
    drawn = table.draws * SURE * 256 // max(100 * (table.protections + size(table.zeus)) + DECK * left, 1)
    for creature in range(CREATURES):
        cards = way_of(policy, mine, creature) + (way_of(policy, unseen, creature) * share >> 8)
        policy.foreseen[creature] = end_of(table, creature, cards)
        bits = CARDS_AS_BITS << (creature * CARDS_OF_A_CREATURE)
        tricks = (
            100 * size(table.zeus & bits)
            + MINE * size(mine & bits & table.trick_cards)
            + (UNSEEN * share * size(unseen & bits & table.trick_cards) >> 8)
        )
        out = min(tricks * drawn >> 8, SURE - 100)
        policy.out[creature] = 0 if table.valkyries == creature else out
    return 100 * SURE // (NARROW + wide * policy.root[left] // 100)


@rule
def mass_of(policy: Policy, behind: int, inverse_temperature: float) -> int:
    """The weight of a choice this far behind the best one at this temperature, relative to the best one's."""
    return policy.curve[min(int(behind * inverse_temperature), CURVE - 1)]
