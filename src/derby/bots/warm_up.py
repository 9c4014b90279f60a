"""Warming up: the compiled rules that bots need, compiled once before they play.

Before compiled rules run, this checks whether they are in the cache, and says so if they are not.
"""

import random
from collections.abc import Callable, Iterable
from contextlib import suppress

from derby.bots.levels import Searcher
from derby.bots.protocol import Budget
from derby.bots.registry import bot
from derby.rules.compile_cache import Kernel, can_compile, is_cached

COMPILE_NOTICE = "Compiling the rules for this computer, just this once: about half a minute."
NO_COMPILER = "numba can't be imported: bots think on the interpreted rules, and less far."


def kernels_of(names: Iterable[str], budget: Budget) -> set[Kernel]:
    """The kernels that these bots run when they decide; those of custom bots aren't known."""
    players = map(bot, dict.fromkeys(names))
    return {kernel for player in players if isinstance(player, Searcher) for kernel in player.thinking.kernels(budget)}


def compile_first(
    needed: Iterable[Kernel], rehearse: Callable[..., object], *arguments: object, say: Callable[[str], object]
) -> None:
    """If anything needed isn't in the cache, say so and rehearse.

    This runs in a separate process: what a process has compiled itself runs slower than what it loads.
    """
    needed = list(needed)
    if not can_compile():
        if needed:
            say(NO_COMPILER)
    elif not all(map(is_cached, needed)):
        from derby.bots.workers import Workers

        say(COMPILE_NOTICE)
        with Workers(1) as workers:
            workers.submit(rehearse, *arguments).result()


def warm_up(names: Iterable[str], budget: Budget, *, say: Callable[[str], object]) -> None:
    """Compile what these bots need, once, before anyone waits for them."""
    names = tuple(names)
    compile_first(kernels_of(names, budget), rehearse, names, budget, say=say)


def rehearse(names: Iterable[str], budget: Budget) -> None:
    """Let every bot decide once with little thought: this compiles or loads what it needs, so that no move has to."""
    from derby.game.game import new_game

    if can_compile():
        trial = new_game(3, seed=1, first_player=0)
        for name in dict.fromkeys(names):
            # An error in a bot will show in its games.
            with suppress(Exception):
                bot(name).decide(trial.set_up, trial.view(0), Budget(budget.ms, rounds=1), random.Random(1))
