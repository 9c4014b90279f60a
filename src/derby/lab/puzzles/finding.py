"""Finding puzzles: games among strong bots, whose decisions are looked at more and more closely.

Most decisions have no clear answer, or an obvious one. So the looks get more expensive as fewer decisions are left:
some hundred worlds, what Hero does, more worlds, and eight independent sets of a thousand worlds. Each look is at
fresh worlds, since an action that was lucky in one look would otherwise stay so.
"""

import random
from collections.abc import Iterator

import msgspec

from derby.bots import Budget, bot
from derby.editions.components import SEATS
from derby.game.actions import code_of
from derby.game.chance import Deal
from derby.game.fairness import FairChance, seed_of_number
from derby.game.game import Game, new_game
from derby.game.names import GODS, Stage, Variant
from derby.game.view import View
from derby.lab.puzzles.judging import CLEARLY, FOUND, SECOND_LOOK, Judged, judge, screen
from derby.puzzles.puzzle import Fact, Kind, Misses, Puzzle, Worth, kind_of, parts

PLAYER, ROUNDS = "titan", 40
"""Who plays the games, and how long it thinks."""
VARIANTS: tuple[tuple[Variant, ...], ...] = (
    (),
    (Variant.POWER_OF_THE_GODS,),
    (Variant.POWER_OF_THE_GODS, Variant.FATE_TOKENS),
    (Variant.ZEUS_SOBERS_UP,),
)
"""Taken in turns by the games."""
WITH_POWERS = tuple(some for some in VARIANTS if Variant.POWER_OF_THE_GODS in some)
LEFT_OUT = (Stage.PLACE_FATE_TOKEN, Stage.AFTER_DRAW, Stage.BEFORE_JUDGMENT)
"""Stages without puzzles: a fate token has no reasons yet, and after the race it can't be replayed in beliefs."""
KIND_OF_STAGE = {
    Stage.FIRST_BETS: Kind.FIRST_BETS,
    Stage.THIRD_BET: Kind.THIRD_BET,
    Stage.SLOW_CARD: Kind.SLOW_CARD,
}
HALF = 0.5
"""The share of tries in which Hero must miss the answer."""
FIRST_TRIES, TRIES = 10, 24
HERO, TITAN, OLYMPIAN = Budget(rounds=24), Budget(rounds=150), Budget(50.0, by_processor=True)
MOST_FACTS = 2
"""For each action but the best; for all actions together, as many as there are facts in `WITH_FACTS` of them."""
WITH_FACTS = 20


class Search(msgspec.Struct, frozen=True):
    """What games are looked at."""

    seed: int = 1
    kinds: tuple[Kind, ...] = ()
    """Look only for these; empty for all."""

    def looks_at(self, stage: Stage) -> bool:
        """Whether a decision at this stage may be a puzzle that is looked for."""
        if stage in LEFT_OUT:
            return False
        found = (Kind.FAST_CARD, Kind.TRICK) if stage is Stage.FAST_CARD else (KIND_OF_STAGE.get(stage, Kind.POWERS),)
        return not self.kinds or any(kind in self.kinds for kind in found)

    def variants(self, number: int) -> tuple[Variant, ...]:
        """Those of the game of this number; all games have powers where only these are looked for."""
        among = WITH_POWERS if self.kinds == (Kind.POWERS,) else VARIANTS
        return among[number // (SEATS - 2) % len(among)]


class Found(msgspec.Struct, frozen=True):
    """The puzzles of a game."""

    game: int
    looked_at: int
    """How many decisions had an alternative."""
    puzzles: tuple[Puzzle, ...]


def puzzles_of_game(search: Search, number: int) -> Found:
    """Play the game of this number and look at its decisions."""
    found: list[Puzzle] = []
    looked_at = 0
    for game, start, first in _decisions(search, number):
        assert game.seat_to_act is not None
        view = game.view(game.seat_to_act)
        looked_at += 1
        puzzle = _puzzle(f"puzzle {search.seed} {number} {game.version}", game, view, start, first)
        if puzzle is not None:
            found.append(puzzle)
    return Found(number, looked_at, tuple(found))


def _decisions(search: Search, number: int) -> Iterator[tuple[Game, str, int]]:
    """The decisions with an alternative, each with the table before its race and the number of actions before it."""
    stream = random.Random(f"puzzles {search.seed} {number}")
    fair = FairChance(seed_of_number(stream.getrandbits(60)))
    seats = 3 + number % (SEATS - 2)
    gods = stream.sample(GODS, seats)
    variants, first_player = search.variants(number), fair.first_player(seats)
    game = new_game(gods=gods, variants=variants, chance_given=True, first_player=first_player)
    player = bot(PLAYER)
    start, first = "", 0
    while not game.is_over:
        seat = game.seat_to_act
        if seat is None:
            due = fair.due(game.table())
            if isinstance(due, Deal):
                start, first = before_deal(game), game.version
            game.apply_chance(due)
            continue
        view = game.view(seat)
        if len(view.legal) > 1 and search.looks_at(view.stage):
            yield game, start, first
        game.apply(player.decide(game.set_up, view, Budget(rounds=ROUNDS), stream))


def before_deal(game: Game) -> str:
    """The table before a deal in our notation, without what the deal will replace."""
    return " ".join(
        word for word in game.notation().split() if word.partition(":")[0] not in ("track", "tokens", "draws")
    )


def _puzzle(seed: str, game: Game, view: View, start: str, first: int) -> Puzzle | None:
    """The decision as a puzzle, if it is one."""
    chosen = game.set_up
    best, lead = screen(chosen, view, f"{seed} screen")
    if lead < CLEARLY / 2:
        return None
    if hero_misses(game, view, best, FIRST_TRIES, f"{seed} first") < HALF * FIRST_TRIES:
        return None
    second = judge(chosen, view, SECOND_LOOK, f"{seed} second")
    if second.best != best or second.lead < CLEARLY:
        return None
    judged = judge(chosen, view, FOUND, f"{seed} found", reasons=True)
    if judged.best != best or judged.sure_lead < CLEARLY:
        return None
    misses = misses_of(game, view, best, seed)
    if misses.hero < HALF * TRIES:
        return None
    deal = next(chance for chance in reversed(game.chances) if isinstance(chance, Deal))
    return Puzzle(
        kind_of(view.stage, best, view.legal),
        start,
        deal.deck,
        deal.line_up,
        tuple(game.actions[first:]),
        worths_of(judged),
        misses,
    )


def worths_of(judged: Judged) -> tuple[Worth, ...]:
    """All actions, with the reasons that matter most."""

    def kept(place: int) -> int | None:
        return None if place == 0 else MOST_FACTS if place < WITH_FACTS else 1

    return tuple(
        Worth(
            action.code,
            action.then,
            parts(action.value.value),
            parts(action.value.error),
            parts(action.behind.value),
            parts(action.behind.error),
            tuple(map(Fact.of, action.facts[: kept(place)])),
        )
        for place, action in enumerate(judged.actions)
    )


def misses_of(game: Game, view: View, best: int, seed: str) -> Misses:
    """How often each bot misses the answer. Olympian's time is the processor's, so its number may differ a little."""
    return Misses(
        hero_misses(game, view, best, TRIES, f"{seed} hero"),
        _missed("titan", game, view, best, TITAN, TRIES, f"{seed} titan"),
        _missed("olympian", game, view, best, OLYMPIAN, TRIES, f"{seed} olympian"),
        TRIES,
    )


def hero_misses(game: Game, view: View, best: int, tries: int, seed: str) -> int:
    """How often Hero chooses something else, in this many tries."""
    return _missed("hero", game, view, best, HERO, tries, seed)


def _missed(name: str, game: Game, view: View, best: int, budget: Budget, tries: int, seed: str) -> int:
    player = bot(name)
    return sum(
        code_of(player.decide(game.set_up, view, budget, random.Random(f"{seed} {number}"))) != best
        for number in range(tries)
    )
