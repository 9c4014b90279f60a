"""What more time is worth to a bot: how much of the victory its decisions give away, with several time limits per move.

`derby lab time-curve --positions 400` takes decisions from games among titans, lets Olympian decide each of them with
50, 200 and 1000 ms, and looks at every legal action in thousands of the worlds it believes in (`lab/ask.py`). What a
decision gives away is the value of the best action less that of the chosen one. Games would show the same only
after thousands of them: most decisions are easy, and luck decides much.
"""

import random
from collections.abc import Iterator, Sequence

from derby.bots import Budget, bot
from derby.game.game import Game, new_game
from derby.lab.ask import ask
from derby.lab.figures import Figure, Measure

TITANS_ROUNDS = 150
"""Rounds and no time, so that a seed gives the same positions."""

Given = tuple[float, ...]
"""What a bot gave away in one position, for each time it had, in the unit of its aim; 0 for the best action."""


def positions(seats: int, count: int, every: int, seed: int) -> Iterator[Game]:
    """Decisions with an alternative from games among titans, each the `every`-th of its game."""
    stream, titan = random.Random(f"divinity derby curve {seed}"), bot("titan")
    found = 0
    while True:
        game, decisions = new_game(seats, seed=stream.getrandbits(60)), stream.randrange(every)
        while (seat := game.seat_to_act) is not None:
            view = game.view(seat)
            if len(view.legal) > 1:
                decisions += 1
                if decisions % every == 0:
                    yield game
                    found += 1
                    if found == count:
                        return
            game.apply(titan.decide(game.set_up, view, Budget(rounds=TITANS_ROUNDS), stream))


def given_away(game: Game, player: str, budgets: Sequence[Budget], worlds: int, seed: int) -> Given:
    """Let the bot decide with each budget, and see how far its decisions are behind the best."""
    question = ask(game, player, worlds=worlds, seed=seed)
    behind = {action.code: action.behind.value for action in question.actions().actions}
    decide = bot(player).decide
    return tuple(
        behind[question.code_of(decide(game.set_up, question.view, budget, random.Random(seed)))] for budget in budgets
    )


def curve(given: Sequence[Given]) -> list[tuple[Figure, Figure]]:
    """For each time: what is given away in a decision, and how often the best action is chosen."""
    import numpy as np

    return [
        (Measure("given away", away).figure(), Measure("best", away == 0, form="share").figure())
        for away in np.array(given).T
    ]


def curve_table(times: Sequence[float], given: Sequence[Given]) -> str:
    """As text, in Markdown."""
    lines = ["| ms a move | given away in a decision | chooses the best action |", "|---:|---:|---:|"]
    for ms, (away, best) in zip(times, curve(given), strict=True):
        half = 50 * (away.high - away.low)
        lines.append(f"| {ms:g} | {100 * away.value:.2f} ±{half:.2f} | {best.text('share')} |")
    return "\n".join(lines) + f"\n\n{len(given)} decisions; what is given away is in hundredths."
