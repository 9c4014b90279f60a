"""Odds: how likely each creature is to end in each place, and each bet to come true, given what a viewer knows.

The current race is completed in many possible worlds: cards the viewer can't see may lie anywhere, and bet cards it
can't see may be any of those left. In a third of the worlds all seats play carefully, in a third carelessly, and in
a third at random: sensible play alone would make the odds too sure of favourites. Then the places that the creatures
took are counted.
"""

import random
from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from derby.bots.policy.style import STYLES
from derby.bots.search.place_counts import NAMES, count_places
from derby.bots.search.workspace import Workspace
from derby.bots.search.worlds import seen_table, unknown_to
from derby.editions.components import CREATURES, SEATS
from derby.errors import DerbyError
from derby.game.names import CREATURES as CREATURE_NAMES
from derby.game.names import Creature, Stage
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.playouts.dice import new_dice
from derby.rules.ranking import DISQUALIFIED, LAST, NEXT_TO_LAST
from derby.table import Table

SAMPLES = 5_000
"""By default: the standard error is then at most 0.007."""


class NoOdds(DerbyError):
    """There is no race here whose bets are still open."""


class Chance(msgspec.Struct, frozen=True):
    """How likely something is, estimated from samples."""

    share: float
    """The share of the sampled worlds in which it came true."""
    error: float
    """The standard error of the share."""


class CreatureOdds(msgspec.Struct, frozen=True):
    """Where a creature will end, and which bets on it will come true."""

    creature: Creature
    places: tuple[Chance, ...]
    """The chance of each place, first to sixth."""
    last: Chance
    next_to_last: Chance
    disqualified: Chance
    bets: tuple[Chance, ...]
    """For each bet card, by its number: the chance that it comes true on this creature."""


class Odds(msgspec.Struct, frozen=True):
    """The odds of the current race, for one viewer."""

    viewer: int | None
    version: int
    """How many actions had been taken in the game."""
    samples: int
    creatures: tuple[CreatureOdds, ...]

    def of(self, creature: Creature | str) -> CreatureOdds:
        """The odds of one creature."""
        for odds in self.creatures:
            if odds.creature == creature:
                return odds
        raise NoOdds(f"there is no creature {str(creature)[:40]!r}; choose from {', '.join(CREATURE_NAMES)}")

    def chance_of(self, bet_card: int, creature: Creature | str) -> float:
        """The chance that a bet comes true, by the number of its card."""
        bets = self.of(creature).bets
        if not 0 <= bet_card < len(bets):
            raise NoOdds(f"there is no bet card {bet_card}; they are 0 to {len(bets) - 1}")
        return bets[bet_card].share


def odds(
    set_up: SetUp,
    view: View,
    samples: int = SAMPLES,
    *,
    stream: random.Random,
    styles: Sequence[int] = range(STYLES),
) -> Odds:
    """What the viewer may expect of the current race; all randomness comes from the stream.

    The view is a seat's or a spectator's. `styles` say how all seats play, each in an equal share of the worlds.
    """
    if view.stage is Stage.GAME_OVER:
        raise NoOdds("the game is over: there are no odds any more")
    if view.seat_to_act is None:
        raise NoOdds("chance decides now: there are odds when a seat does")
    if samples < 1:
        raise NoOdds("odds need at least 1 sample")
    table = seen_table(set_up, view)
    workspace = Workspace(table, unknown_to(table, view.viewer), new_dice(stream.getrandbits(60)))
    counts = workspace.integers(CREATURES, NAMES)
    for later, style in enumerate(reversed(styles)):
        workspace.play_in_styles([style] * SEATS)
        workspace.run(count_places, counts, (samples + later) // len(styles))
    creatures = tuple(_creature_odds(table, *counted) for counted in zip(CREATURE_NAMES, counts, strict=True))
    return Odds(view.viewer, view.version, samples, creatures)


def _creature_odds(table: Table, creature: Creature, counts: Iterable[int]) -> CreatureOdds:
    seen = [(names, int(count)) for names, count in enumerate(counts) if count]
    samples = sum(count for _, count in seen)

    def chance(places: int) -> Chance:
        """The chance that the creature gets one of these places."""
        count = sum(count for names, count in seen if names & places)
        # Never 0: what was never seen can still happen, about once in as many worlds again.
        share = (count + 1) / (samples + 2)
        return Chance(count / samples, sqrt(share * (1 - share) / samples))

    return CreatureOdds(
        creature,
        tuple(chance(1 << place) for place in range(CREATURES)),
        chance(LAST),
        chance(NEXT_TO_LAST),
        chance(DISQUALIFIED),
        tuple(map(chance, table.bet_places)),
    )
