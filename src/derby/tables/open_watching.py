"""Watching a game that is being played with all cards open, some turns late, where the table allows it.

Cards stay in their holders until they are played, so what somebody saw of them is worth something as long as the race
lasts. That is why a table chooses: its races are shown when they are over, from which nobody can profit, or every
position when two rounds of turns have followed it, which is for people who trust each other. Whoever plays at the table
is never shown anything; the delay bounds what somebody else could tell them.
"""

from collections.abc import Sequence

import msgspec

from derby.editions.components import CARDS
from derby.game.chance import Chance, Deal
from derby.game.game import Game
from derby.rules.action_codes import SLOW
from derby.tables.replay import ReplayStep, replay_for
from derby.tables.settings import OpenWatching

ROUNDS = 2
"""So many turns of every seat follow before a position of the present race is shown."""


class OpenView(msgspec.Struct, frozen=True):
    """What is shown of a game by now: the steps of its replay, with all cards, from `first` on."""

    first: int
    steps: tuple[ReplayStep, ...]
    late: int | None
    """How many turns late; null for a whole race."""
    over: bool
    """Whether the game is over: then its replay has all of it."""


class OpenSteps:
    """The steps of a game that may be shown by now. They are worked out anew when another turn is over, not before."""

    def __init__(self) -> None:
        self._known: tuple[int, int] | None = None
        self._steps: tuple[ReplayStep, ...] = ()

    def of(self, game: Game, watching: OpenWatching) -> tuple[ReplayStep, ...]:
        now = (deals(game.chances), turns(game.actions))
        if game.is_over or now != self._known:
            self._known = now
            self._steps = _shown(game, now, watching)
        return self._steps


def turns(actions: Sequence[int]) -> int:
    """How many turns are over after these actions: each ends with a slow card."""
    return sum(SLOW <= code < SLOW + CARDS for code in actions)


def deals(chances: Sequence[Chance]) -> int:
    """How many races have begun: with each deal everything of the race before it is known."""
    return sum(isinstance(chance, Deal) for chance in chances)


def turns_late(seats: int, watching: OpenWatching) -> int | None:
    return ROUNDS * seats if watching == "rounds" else None


def _shown(game: Game, now: tuple[int, int], watching: OpenWatching) -> tuple[ReplayStep, ...]:
    read = game.record()
    if game.is_over:
        return replay_for(read, "omniscient").steps
    deals_now, turns_now = now
    late = turns_late(game.seats, watching)
    count = 0
    for step in read.replay():
        is_old = late is not None and turns_now - turns(step.game.actions) >= late
        if deals(step.game.chances) >= deals_now and not is_old:
            break
        count += 1
    return replay_for(read, "omniscient", count).steps
