"""A puzzle: a race up to a decision, what each action there is worth, and how often bots miss the best one.

What a seat has seen matters: who played which card tells what the others hope for. So a puzzle has the whole race, from
its deal to the decision. Of the races before it, it has what lies on the table.

Numbers are rounded to ten-thousandths and written as ints, so that hundreds of puzzles are a small file.
"""

from enum import StrEnum
from hashlib import sha256

import msgspec

from derby.coach.findings import ActionValue, BetFact, Estimate
from derby.editions.cards import CREATURES
from derby.editions.edition import Edition
from derby.game.chance import Deal
from derby.game.game import Game
from derby.game.names import CREATURE_NUMBER, Stage
from derby.game.notation import position
from derby.rules.action_codes import FAST, SLOW, TRICK

UNIT = 10_000
"""Shares and chances are counted in parts of this size."""


STRENGTHS = {"hero": 1200.0, "titan": 1500.0, "olympian": 1800.0}
"""The ratings that bots are taken to have at puzzles, Olympian with 50 ms; ours to set, as those of guests follow."""
SCALE = 400.0
"""So much more rating makes an answer ten times as likely, as everywhere since Elo."""
EASIEST, HARDEST = 600.0, 2400.0


class Kind(StrEnum):
    """What is asked for."""

    FIRST_BETS = "first-bets"
    THIRD_BET = "third-bet"
    FAST_CARD = "fast-card"
    SLOW_CARD = "slow-card"
    TRICK = "trick"
    """A fast card with a dirty trick: whether to play it so."""
    POWERS = "powers"


class Fact(msgspec.Struct, frozen=True, array_like=True):
    """What an action does to a bet, see `BetFact`."""

    seat: int
    bet: int
    creature: int
    card: int | None
    points: int
    chance: int
    otherwise: int | None
    error: int

    @classmethod
    def of(cls, fact: BetFact) -> "Fact":
        return cls(
            fact.seat,
            fact.bet,
            CREATURE_NUMBER[fact.creature],
            fact.card,
            parts(fact.points),
            parts(fact.chance),
            None if fact.otherwise is None else parts(fact.otherwise),
            parts(fact.error),
        )

    def told(self) -> BetFact:
        return BetFact(
            self.seat,
            self.bet,
            CREATURES[self.creature],
            self.card,
            self.points / UNIT,
            self.chance / UNIT,
            None if self.otherwise is None else self.otherwise / UNIT,
            self.error / UNIT,
        )


class Worth(msgspec.Struct, frozen=True, array_like=True):
    """What an action is worth, see `ActionValue`."""

    code: int
    then: int | None
    value: int
    value_error: int
    behind: int
    behind_error: int
    facts: tuple[Fact, ...] = ()

    def told(self) -> ActionValue:
        return ActionValue(
            self.code,
            self.then,
            Estimate(self.value / UNIT, self.value_error / UNIT),
            Estimate(self.behind / UNIT, self.behind_error / UNIT),
            tuple(fact.told() for fact in self.facts),
        )


class Misses(msgspec.Struct, frozen=True):
    """How often bots chose something else, in this many tries."""

    hero: int
    titan: int
    olympian: int
    tries: int


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision with one answer."""

    kind: Kind
    start: str
    """The table before the deal of the race, in our notation."""
    deck: tuple[int, ...]
    line_up: tuple[int, ...]
    actions: tuple[int, ...]
    """The codes of what was done in the race before the decision."""
    worths: tuple[Worth, ...]
    """Every legal action, best first."""
    misses: Misses

    @property
    def best(self) -> int:
        """The code of the answer."""
        return self.worths[0].code

    @property
    def name(self) -> str:
        """What it is called in addresses and in the database: it follows from the position alone."""
        text = f"{self.start} {self.deck} {self.line_up} {self.actions}"
        return sha256(text.encode()).hexdigest()[:12]

    @property
    def rating(self) -> int:
        """How hard it is: the rating at which bots would be expected to miss it as often as they did."""
        misses = self.misses
        # Half a miss and half a hit more: nobody misses or finds everything.
        share = (misses.hero + misses.titan + misses.olympian + 0.5) / (3 * misses.tries + 1)
        low, high = EASIEST, HARDEST
        while high - low > 0.5:
            middle = (low + high) / 2
            expected = sum(1 / (1 + 10 ** ((bot - middle) / SCALE)) for bot in STRENGTHS.values()) / len(STRENGTHS)
            low, high = (middle, high) if expected < share else (low, middle)
        return round((low + high) / 2)

    def game(self, edition: Edition | None = None) -> Game:
        """The game at the decision, with the history of its race."""
        game = position(self.start, edition=edition)
        game.apply_chance(Deal(self.deck, self.line_up))
        for code in self.actions:
            game.apply(code)
        return game


def parts(share: float) -> int:
    return round(share * UNIT)


def kind_of(stage: Stage, best: int, legal: tuple[int, ...]) -> Kind:
    """What a decision asks for, by its stage and its answer."""
    match stage:
        case Stage.FIRST_BETS:
            return Kind.FIRST_BETS
        case Stage.THIRD_BET:
            return Kind.THIRD_BET
        case Stage.SLOW_CARD:
            return Kind.SLOW_CARD
        case Stage.FAST_CARD:
            is_trick = TRICK <= best < SLOW or best + (TRICK - FAST) in legal
            return Kind.TRICK if is_trick else Kind.FAST_CARD
        case _:
            return Kind.POWERS
