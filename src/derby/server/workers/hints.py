"""Hints: worked out by the bots' workers, once for every view, from nothing but that view."""

import random
from hashlib import sha256

import msgspec

from derby.coach.findings import Hint
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.server.workers.bot_workers import BotWorkers
from derby.server.workers.fair_queue import Asker, Priority
from derby.server.workers.job import Job
from derby.server.workers.shared_answers import IsWanted, SharedAnswers
from derby.server.workers.worker_pool import WorkersLost
from derby.tables.refusal import Refusal

WORLDS = 1_000
"""In which actions are tried: the bots' workers aren't kept from others for long."""
SECONDS = 30.0
"""A worker that takes longer hangs."""
REMEMBERED = 200
"""Hints that are kept, for all tables together."""


class HintAnswers:
    def __init__(self, bot_workers: BotWorkers) -> None:
        self._workers = bot_workers
        self._answers: SharedAnswers[Hint] = SharedAnswers(REMEMBERED)

    async def of(self, table: str, set_up: SetUp, view: View, asker: Asker, is_wanted: IsWanted) -> Hint:
        """The hint for the seat that is to act at this view of a table; asked again, it is the same.

        `Dropped` if nobody wants it any more before it is begun.
        """

        async def work_out(is_wanted: IsWanted) -> Hint:
            return await self._workers.run(
                Job(
                    hint_at,
                    set_up,
                    view,
                    kind="hint",
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


def hint_at(set_up: SetUp, view: View) -> Hint:
    """In a worker. Even its random numbers come from the view: the answer can't reveal anything else."""
    from derby.coach.hint import hint

    return hint(set_up, view, WORLDS, stream=random.Random(sha256(msgspec.json.encode(view)).digest()))
