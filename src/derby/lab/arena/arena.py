"""Bots against each other, from set-up to result, in one call."""

from collections.abc import Iterable
from pathlib import Path

from derby.bots import Budget
from derby.bots.warm_up import warm_up
from derby.editions import Edition
from derby.game.names import Variant
from derby.game.set_up import set_up
from derby.lab.arena.playing import new_arena, play_arena
from derby.lab.arena.ratings import ArenaResult, arena_result
from derby.lab.arena.saved_games import resume_arena
from derby.lab.parallel import all_cores


def arena(
    *bots: str,
    seats: int = 4,
    games: int = 400,
    budget: Budget | None = None,
    seed: int = 1,
    variants: Iterable[Variant | str] = (),
    edition: Edition | Path | None = None,
    round_robin: bool = False,
    processes: int | None = None,
    save: Path | None = None,
) -> ArenaResult:
    """Let bots play each other, the same deals in every seating; finished games are kept in `save`."""
    chosen = set_up(seats, None, list(variants), edition)
    held = new_arena(chosen, bots, budget or Budget(by_processor=True), seed, round_robin=round_robin)
    warm_up(held.bots, held.budget, say=lambda text: None)
    jobs = processes or all_cores()
    if save is None:
        return arena_result(held, play_arena(held, games, jobs=jobs))
    return arena_result(held, resume_arena(held, games, save, jobs=jobs))
