"""Hints: worked out by the bots' workers, once for every view, from nothing but that view."""

import random
from hashlib import sha256

import msgspec

from derby.coach.findings import Hint
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.server.workers.bot_workers import BotWorkers
from derby.server.workers.view_answers import ViewAnswers

WORLDS = 1_000
"""In which actions are tried: the bots' workers aren't kept from others for long."""
SECONDS = 30.0
"""A worker that takes longer hangs."""
REMEMBERED = 200
"""Hints that are kept, for all tables together."""


class HintAnswers(ViewAnswers[Hint]):
    def __init__(self, bot_workers: BotWorkers) -> None:
        super().__init__(bot_workers, hint_at, kind="hint", seconds=SECONDS, remembered=REMEMBERED)


def hint_at(set_up: SetUp, view: View) -> Hint:
    """In a worker. Even its random numbers come from the view: the answer can't reveal anything else."""
    from derby.coach.hint import hint

    return hint(set_up, view, WORLDS, stream=random.Random(sha256(msgspec.json.encode(view)).digest()))
