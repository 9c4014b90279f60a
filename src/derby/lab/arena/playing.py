"""The arena: bots play each other, the same deals in every seating.

A deal is a seed: it fixes the first player, the shuffles and the draws of a game. Every deal is played once in each
seating, so that all bots share the same luck of cards and seats. Games are numbered deal by deal, whatever is played
at the same time or was played before: the same number is always the same game.
"""

import hashlib
import random
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from functools import partial
from itertools import permutations

import msgspec

from derby.bots import Budget, bot
from derby.bots.protocol import Bot, BotFailed
from derby.bots.warm_up import rehearse
from derby.errors import DerbyError
from derby.game.errors import shortened
from derby.game.game import new_game
from derby.game.set_up import SetUp
from derby.lab.parallel import in_processes


class ArenaError(DerbyError):
    """An arena that can't be held, or a file that belongs to another one."""


class Arena(msgspec.Struct, frozen=True):
    """Who plays whom, and how."""

    set_up: SetUp
    bots: tuple[str, ...]
    """The bots, by the names given."""
    seatings: tuple[tuple[str, ...], ...]
    """The bots seat by seat: every deal is played once in each of these."""
    budget: Budget
    seed: int
    round_robin: bool = False

    def games(self, wanted: int) -> int:
        """How many games are played when `wanted` are asked for: whole deals."""
        return -(-wanted // len(self.seatings)) * len(self.seatings)

    def deal_of(self, game: int) -> int:
        return game // len(self.seatings)

    def seating_of(self, game: int) -> tuple[str, ...]:
        return self.seatings[game % len(self.seatings)]


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game; lists go seat by seat."""

    game: int
    deal: int
    bots: tuple[str, ...]
    points: tuple[int, ...]
    moves: tuple[int, ...]
    """Decisions with more than one legal action."""
    ms: tuple[float, ...]
    """The time for these, all together."""
    most_ms: tuple[float, ...]
    """The time for the one that took longest."""
    actions: int
    """All actions of the game, including those without a choice."""

    def shares(self) -> list[float]:
        """Each seat's share of the victory; a shared one counts in equal parts (R1)."""
        best = max(self.points)
        return [(own == best) / self.points.count(best) for own in self.points]


def new_arena(
    set_up: SetUp, bots: Sequence[str], budget: Budget | None = None, seed: int = 1, *, round_robin: bool = False
) -> Arena:
    """An arena of these bots.

    As many bots as seats are one line-up, rotated through all seatings. Of two bots and more seats, the first plays
    one seat and the second all others. More bots than seats, or `round_robin`: every pair plays so, both ways.
    """
    for name in bots:
        bot(name)
    round_robin = round_robin or len(bots) > set_up.seats
    seatings = tuple(
        (*line_up[turned:], *line_up[:turned])
        for line_up in _line_ups(bots, set_up.seats, round_robin=round_robin)
        for turned in range(set_up.seats)
    )
    return Arena(set_up, tuple(bots), seatings, budget or Budget(), seed, round_robin)


def _line_ups(bots: Sequence[str], seats: int, *, round_robin: bool) -> list[tuple[str, ...]]:
    distinct = list(dict.fromkeys(bots))
    if round_robin:
        if len(distinct) < 2:
            raise ArenaError("a round robin needs at least two different bots")
        return [(one, *[rest] * (seats - 1)) for one, rest in permutations(distinct, 2)]
    if len(bots) == seats:
        return [tuple(bots)]
    if len(bots) == 2:
        return [(bots[0], *[bots[1]] * (seats - 1))]
    raise ArenaError(
        f"{len(bots)} bots don't fit {seats} seats: name {seats} (one line-up), two (the first against the second on "
        "all other seats), or any number with --round-robin (every pair)"
    )


def deal_seed(seed: int, deal: int) -> bytes:
    """The seed of all games of a deal."""
    return hashlib.sha256(f"divinity derby arena {seed} deal {deal}".encode()).digest()


def play_game(arena: Arena, game: int, *, named: Callable[[str], Bot] = bot) -> Played:
    """Play the game with this number; `named` gives each bot by its name."""
    chosen, seating, deal = arena.set_up, arena.seating_of(game), arena.deal_of(game)
    played = new_game(
        gods=chosen.gods, variants=chosen.variants, edition=chosen.edition, seed=deal_seed(arena.seed, deal)
    )
    players = [named(name) for name in seating]
    streams = [
        random.Random(f"divinity derby arena {arena.seed} game {game} seat {seat}") for seat in range(len(players))
    ]
    times: list[list[float]] = [[] for _ in players]
    while (seat := played.seat_to_act) is not None:
        view = played.view(seat)
        begin = arena.budget.now()
        try:
            action = players[seat].decide(chosen, view, arena.budget, streams[seat])
        except Exception as error:
            reason = f"raised {type(error).__name__}: {shortened(error, 200)}"
            raise _failed(seating[seat], game, deal, seat, view.version, reason) from error
        spent = 1000 * (arena.budget.now() - begin)
        if len(view.legal) > 1:
            times[seat].append(spent)
        try:
            played.apply(action, seat=seat, version=view.version)
        except DerbyError as error:
            raise _failed(seating[seat], game, deal, seat, view.version, f"chose what it may not: {error}") from error
    return Played(
        game=game,
        deal=deal,
        bots=seating,
        points=played.points,
        moves=tuple(map(len, times)),
        ms=tuple(round(sum(spent), 3) for spent in times),
        most_ms=tuple(round(max(spent, default=0.0), 3) for spent in times),
        actions=played.version,
    )


def _failed(name: str, game: int, deal: int, seat: int, version: int, reason: str) -> BotFailed:
    return BotFailed(f"{name} failed in game {game} (deal {deal}) on seat {seat} at view version {version}: {reason}")


def play_arena(
    arena: Arena,
    games: int,
    *,
    jobs: int = 1,
    finished: Iterable[Played] = (),
    on_game: Callable[[Played], None] = lambda played: None,
) -> list[Played]:
    """Play at least `games` games, whole deals, in `jobs` processes; `on_game` gets each as soon as it is over.

    Games that were finished before aren't played again.
    """
    count = arena.games(games)
    every = {played.game: played for played in finished if played.game < count}
    missing = [game for game in range(count) if game not in every]
    if missing:
        run = in_processes(min(jobs, len(missing)), rehearse, arena.bots, arena.budget)
        with closing(run(partial(play_game, arena), missing)) as playing:
            for game, played in playing:
                every[game] = played
                on_game(played)
    return [every[game] for game in range(count)]
