"""The odds that the page shows: worked out by the bots' workers, once for every view, from nothing but that view."""

import asyncio
import random
from hashlib import sha256

import msgspec

from derby.game.set_up import SetUp
from derby.game.view import View
from derby.server.workers.bot_workers import BotWorkers
from derby.server.workers.worker_pool import WorkersLost
from derby.tables.refusal import Refusal
from derby.tables.server_messages import CreatureChances, OddsAre

SAMPLES = 2_000
"""The standard error of a chance is then at most 0.011; it takes about 50 ms."""
ROUGH_SAMPLES = 100
"""Where nothing can be compiled: at most 0.05; it takes about half a second."""
REMEMBERED = 1_000
"""Answers that are kept, for all tables together."""


class OddsAnswers:
    def __init__(self, bot_workers: BotWorkers) -> None:
        self._thinkers = bot_workers
        self._found: dict[tuple[str, int | None, int], asyncio.Task[OddsAre]] = {}

    async def of(self, table: str, set_up: SetUp, view: View) -> OddsAre:
        """The odds for whoever sees this view at a table; asked again, they are the same."""
        key = table, view.viewer, view.version
        found = self._found.get(key)
        if found is None:
            while len(self._found) >= REMEMBERED:
                del self._found[next(iter(self._found))]
            found = self._found[key] = asyncio.ensure_future(self._thinkers.run(odds_at, set_up, view))
        try:
            return await asyncio.shield(found)
        except WorkersLost:
            raise Refusal("try-again") from None
        finally:
            if found.cancelled() or (found.done() and found.exception() is not None):
                self._found.pop(key, None)


def odds_at(set_up: SetUp, view: View) -> OddsAre:
    """In a worker. Even its random numbers come from the view: the answer can't reveal anything else."""
    from derby.bots.odds import odds
    from derby.rules.compile_cache import can_compile

    rough = not can_compile()
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
