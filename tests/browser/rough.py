"""The settled server, which works out at once, but roughly, what else takes long: odds, hints, and looks back at games.

Of a review, only what the page shows is there: decisions are judged by lot, and whoever leads is taken to win.
"""

import random

from derby.cli.main import app
from derby.coach import luck, review
from derby.coach.decisions import Judged
from derby.coach.findings import ActionValue, BetFact, Estimate
from derby.duplicate import answers
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.rules.bets import victory_points
from derby.table import Table
from tests.browser.settled import settle
from tests.server.in_memory import workers_inline

SAMPLES = 4
ROUNDS = 2
"""Of bots that answer alike: enough for a decision."""
LOST = Estimate(0.05, 0.01)


def judged_by_lot(_set_up: SetUp, view: View, chosen: int, _worlds: int, stream: random.Random) -> Judged:
    facts = tuple(
        BetFact(seat, number, bet.creature, bet.card, 5.0, 0.45, stream.choice((None, 0.3, 0.6)), 0.01)
        for seat, shown in enumerate(view.seats)
        for number, bet in enumerate(shown.bets)
    )[-4:]

    def valued(code: int, behind: Estimate) -> ActionValue:
        return ActionValue(code, None, Estimate(0.3 - behind.value, 0.01), behind, facts)

    best, nothing = stream.choice(view.legal), Estimate(0.0, 0.0)
    if best == chosen:
        return nothing, valued(chosen, nothing), valued(chosen, nothing)
    return LOST, valued(chosen, LOST), valued(best, nothing)


def shares_of_leaders(self: luck.Endings, table: Table) -> luck.Shares:
    """Two batches that differ a little, so that there is an interval."""
    points = [victory_points(table, seat) for seat in range(table.seats)]
    leads = [float(own == max(points)) / points.count(max(points)) for own in points]
    return [leads, [0.9 * lead + 0.1 / table.seats for lead in leads]]


if __name__ == "__main__":
    settle()
    review.judge = judged_by_lot
    answers.ROUNDS.update(dict.fromkeys(answers.ROUNDS, ROUNDS))
    luck.Endings.shares = shares_of_leaders
    with workers_inline(SAMPLES):
        app(prog_name="derby")
