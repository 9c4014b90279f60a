"""The odds that the page shows: worked out by the bots' workers, once for every view, from nothing but that view."""

import random
from hashlib import sha256

import msgspec

from derby.game.set_up import SetUp
from derby.game.view import View
from derby.server.workers.bot_workers import BotWorkers
from derby.server.workers.fair_queue import THE_SERVER, Asker, Priority
from derby.server.workers.job import Job
from derby.server.workers.shared_answers import IsWanted, SharedAnswers
from derby.server.workers.worker_pool import WorkersLost
from derby.tables.refusal import Refusal
from derby.tables.server_messages import CreatureChances, OddsAre

SAMPLES = 2_000
"""The standard error of a chance is then at most 0.011; it takes about 50 ms."""
ROUGH_SAMPLES = 100
"""Where nothing can be compiled: at most 0.05; it takes about half a second."""
SECONDS = 15.0
"""A worker that takes longer hangs."""
REMEMBERED = 1_000
"""Answers that are kept, for all tables together."""


class OddsAnswers:
    def __init__(self, bot_workers: BotWorkers) -> None:
        self._workers = bot_workers
        self._answers: SharedAnswers[OddsAre] = SharedAnswers(REMEMBERED)

    async def of(
        self,
        table: str,
        set_up: SetUp,
        view: View,
        asker: Asker = THE_SERVER,
        is_wanted: IsWanted = lambda: True,
    ) -> OddsAre:
        """The odds for whoever sees this view at a table; asked again, they are the same.

        `Dropped` if nobody wants them any more before they are begun.
        """

        async def work_out(is_wanted: IsWanted) -> OddsAre:
            return await self._workers.run(
                Job(
                    odds_at,
                    set_up,
                    view,
                    kind="odds",
                    seconds=SECONDS,
                    asker=asker,
                    priority=Priority.ODDS,
                    is_wanted=is_wanted,
                )
            )

        try:
            return await self._answers.get((table, view.viewer, view.version), work_out, is_wanted)
        except WorkersLost:
            raise Refusal("try-again") from None


def odds_at(set_up: SetUp, view: View) -> OddsAre:
    """In a worker. Even its random numbers come from the view: the answer can't reveal anything else."""
    from derby.bots.odds import odds
    from derby.rules.compile_cache import can_compile
    from derby.rules.forms import library_in_use

    rough = not can_compile() and library_in_use() is None
    stream = random.Random(sha256(msgspec.json.encode(view)).digest())
    found = odds(set_up, view, ROUGH_SAMPLES if rough else SAMPLES, stream=stream)
    return OddsAre(
        view.version,
        view.viewer,
        found.samples,
        rough,
        tuple(
            CreatureChances(
                creature.creature,
                tuple(place.share for place in creature.places),
                creature.disqualified.share,
                tuple(bet.share for bet in creature.bets),
            )
            for creature in found.creatures
        ),
    )
