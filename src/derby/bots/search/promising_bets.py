"""Promising bets: the few of all bets that are worth a search."""

from math import exp, log

from derby.bots.protocol import Budget
from derby.bots.search.place_counts import NAMES, count_places
from derby.bots.search.workspace import Workspace
from derby.bots.steps import Steps
from derby.editions.components import CREATURES, RACES
from derby.rules.action_codes import BET
from derby.rules.ranking import DISQUALIFIED
from derby.table import Table

TIME_FOR_FILTER = 0.15
"""The part of the time spent on filtering bets."""
STEERED = (0.25, 0.75, 0.5)
"""How the odds of a bet change when its owner steers for it: logit' = a + b logit, and c more for disqualification.
Fitted to 13,000 bets."""
KEPT = 0.5
"""How much of its worth a bet card must bring to be used before the last race."""


def promising_bets(
    workspace: Workspace, table: Table, codes: list[int], width: int, budget: Budget
) -> Steps[list[int]]:
    """The most promising bets, judged by where the creatures end when nobody steers for them yet.

    One playout says something about every bet, so the many bad ones are found quickly.
    """
    counts = workspace.integers(CREATURES, NAMES)
    begin = budget.now()
    count, more = 0, 20 if budget.rounds is None else 20 * budget.rounds
    while more > 0:
        workspace.run(count_places, counts, more)
        count += more
        if (yield) or budget.rounds is not None:
            break
        spent = max(budget.now() - begin, 1e-6)
        more = min(4 * count, int(count * (TIME_FOR_FILTER * budget.ms / 1000 - spent) / spent))
    samples = sum(counts[0])
    kept = KEPT if table.race < RACES - 1 else 0.0
    level, slope, disqualified = STEERED

    def promise(code: int) -> float:
        card, creature = divmod(code - BET, CREATURES)
        places = table.bet_places[card]
        hits = sum(int(counts[creature][names]) for names in seen_names[creature] if names & places)
        share = (hits + 0.5) / (samples + 1)
        steered = level + slope * log(share / (1 - share)) + disqualified * bool(places & DISQUALIFIED)
        return table.bet_points[card] / (1 + exp(-steered)) - kept * workspace.worth[card] / 100

    seen_names = [[names for names in range(NAMES) if counts[creature][names]] for creature in range(CREATURES)]
    return sorted(codes, key=promise, reverse=True)[:width]
