"""The odds that the page shows: worked out by the bots' workers, once for every view, from nothing but that view."""

import random
from hashlib import sha256

import msgspec

from derby.game.set_up import SetUp
from derby.game.view import View
from derby.server.workers.bot_workers import BotWorkers
from derby.server.workers.view_answers import ViewAnswers
from derby.tables.server_messages import CreatureChances, OddsAre

SAMPLES = 2_000
"""The standard error of a chance is then at most 0.011; it takes about 50 ms."""
ROUGH_SAMPLES = 100
"""Where nothing can be compiled: at most 0.05; it takes about half a second."""
SECONDS = 15.0
"""A worker that takes longer hangs."""
REMEMBERED = 1_000
"""Answers that are kept, for all tables together."""


class OddsAnswers(ViewAnswers[OddsAre]):
    def __init__(self, bot_workers: BotWorkers) -> None:
        super().__init__(bot_workers, odds_at, kind="odds", seconds=SECONDS, remembered=REMEMBERED)


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
