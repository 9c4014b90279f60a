"""Checking puzzles again, deeper than they were found and in other worlds, and choosing those of the package.

What was found was the best of many, so some of it was luck. A puzzle is chosen if twice as many sets of more worlds say
the same, and what its actions are said to be worth comes from these worlds. Whoever checks it later looks at worlds of
their own again, and asks for a little less, since of many puzzles near a border a few would always fail.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from functools import partial

import msgspec

from derby.errors import DerbyError
from derby.lab.parallel import in_processes
from derby.lab.puzzles.finding import TRIES, hero_misses, worths_of
from derby.lab.puzzles.judging import CHECKED, STILL_CLEARLY, Depth, judge
from derby.lab.puzzles.saved_finds import load_kernels
from derby.puzzles.puzzle import Kind, Puzzle, kind_of

STILL_HALF = 0.4
"""The share of tries in which Hero must still miss it, with other seeds."""


class Checked(msgspec.Struct, frozen=True):
    """What a deeper search says."""

    puzzle: Puzzle
    """With what the actions are worth by this search."""
    sure_lead: float
    """How far the answer is ahead of every other action at least, with 97.5 % confidence; below 0 if it isn't best."""
    fault: str | None
    """What is wrong; None for a puzzle that holds."""


def check(puzzle: Puzzle, clearly: float = STILL_CLEARLY, depth: Depth = CHECKED, seed: str = "check") -> Checked:
    """Search deeper, in other worlds."""
    try:
        game = puzzle.game()
    except DerbyError as error:
        return Checked(puzzle, 0.0, f"its race can't be played: {error}")
    view = game.view(game.seat_to_act)
    if sorted(worth.code for worth in puzzle.worths) != sorted(view.legal):
        return Checked(puzzle, 0.0, "it doesn't say of exactly the legal actions what they are worth")
    if kind_of(view.stage, puzzle.best, view.legal) is not puzzle.kind:
        return Checked(puzzle, 0.0, "it is of another kind")
    judged = judge(game.set_up, view, depth, f"{seed} {puzzle.name}", reasons=True)
    again = msgspec.structs.replace(puzzle, worths=worths_of(judged))
    if judged.best != puzzle.best:
        return Checked(again, -judged.lead, "another action is best")
    if judged.sure_lead < clearly:
        return Checked(again, judged.sure_lead, f"its answer is only {judged.sure_lead:.3f} ahead for sure")
    if hero_misses(game, view, puzzle.best, TRIES, f"{seed} {puzzle.name}") < STILL_HALF * TRIES:
        return Checked(again, judged.sure_lead, "Hero finds the answer")
    return Checked(again, judged.sure_lead, None)


def check_all(
    puzzles: Sequence[Puzzle],
    *,
    clearly: float = STILL_CLEARLY,
    seed: str = "check",
    processes: int = 1,
    on_checked: Callable[[Checked], None] = lambda checked: None,
) -> list[Checked]:
    """Check them in several processes."""
    found: dict[int, Checked] = {}
    run = in_processes(min(processes, max(1, len(puzzles))), load_kernels)
    with closing(run(partial(_check_one, puzzles, clearly, seed), range(len(puzzles)))) as working:
        for number, checked in working:
            found[number] = checked
            on_checked(checked)
    return [found[number] for number in range(len(puzzles))]


def _check_one(puzzles: Sequence[Puzzle], clearly: float, seed: str, number: int) -> Checked:
    return check(puzzles[number], clearly, seed=seed)


def chosen(puzzles: Iterable[Puzzle], each: int) -> list[Puzzle]:
    """At most this many of each kind, at most one of each kind from a race, the easiest first."""
    kept: list[Puzzle] = []
    counts, races = Counter[Kind](), set[tuple[Kind, tuple[int, ...]]]()
    # Their names are digests: this order prefers nothing.
    for puzzle in sorted(puzzles, key=lambda puzzle: puzzle.name):
        if counts[puzzle.kind] < each and (puzzle.kind, puzzle.deck) not in races:
            counts[puzzle.kind] += 1
            races.add((puzzle.kind, puzzle.deck))
            kept.append(puzzle)
    return sorted(kept, key=lambda puzzle: (puzzle.rating, puzzle.name))
