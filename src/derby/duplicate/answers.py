"""What bots answer in a deal: the same to the same decisions, in every process and in the browser.

A bot's random stream follows from the deal's seed, its seat and the number of decisions before. Its budget is a number
of rounds, never a time. The last bits of `exp` and `log` differ from machine to machine: values that differ by no more
count as equal.
"""

import hmac
import random

from derby.bots.levels import Searcher
from derby.bots.protocol import Budget
from derby.bots.registry import BOTS
from derby.bots.search.search import search_in_steps
from derby.bots.steps import Steps, finished
from derby.duplicate.deal import Deal
from derby.errors import DerbyError
from derby.game.game import Game
from derby.game.record import Record
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.tables.settings import Level

ROUNDS: dict[Level, int] = {"random": 1, "mortal": 2, "hero": 24, "titan": 150, "olympian": 400}
"""The possible worlds in which a bot of each level tries its actions."""
DIGITS = 9
"""In which values must differ."""
QUICK_MS = 1.0
"""No time counts, but with a long one bots would try whole turns."""


class NotOfDeal(DerbyError):
    """A record isn't of the deal, or bots decided otherwise in it than they do."""


def stream_of(seed: str, seat: int, version: int) -> int:
    """The seed of a bot's random stream, for its seat's decision at this version of the game."""
    message = f"divinity derby bot seat {seat} version {version}".encode()
    return int.from_bytes(hmac.digest(bytes.fromhex(seed), message, "sha256")[:8], "big")


def answer(level: Level, set_up: SetUp, view: View, stream: int) -> int:
    """The code of what a bot of this level decides at this view."""
    return finished(answer_in_steps(level, set_up, view, stream))


def answer_in_steps(level: Level, set_up: SetUp, view: View, stream: int) -> Steps[int]:
    """The same. Whoever is in a hurry waits all the same: what has been found by then isn't the same everywhere."""
    dice, bot = random.Random(stream), BOTS[level]
    if len(view.legal) == 1:
        return view.legal[0]
    if not isinstance(bot, Searcher):
        return dice.choice(view.legal)
    steps = search_in_steps(set_up, view, bot.thinking, Budget(QUICK_MS, ROUNDS[level]), dice)
    try:
        next(steps)
        while True:
            yield
            steps.send(False)
    except StopIteration as end:
        return end.value.best_to(DIGITS)


def played_by(deal: Deal, level: Level) -> Record:
    """The deal with a bot of this level at the seat that everybody plays."""
    game = deal.new_game()
    while (seat := game.seat_to_act) is not None:
        game.apply(_decided(deal, game, seat, level if seat == deal.seat else deal.level))
    return game.record()


def check_try(deal: Deal, played: Record) -> None:
    """Play a record again as a try of the deal: what chance brought, and what bots answered, must be as they are.

    Raises `NotOfDeal`.
    """
    game = deal.new_game()
    if not deal.is_of(played, game.set_up.edition):
        raise NotOfDeal("the record is of another deal")
    for number, code in enumerate(played.actions, 1):
        seat = game.seat_to_act
        if seat is None:
            raise NotOfDeal("the record goes on after its game has ended")
        if seat != deal.seat and _decided(deal, game, seat, deal.level) != code:
            raise NotOfDeal(f"decision {number}: the bot at seat {seat} decides otherwise")
        try:
            game.apply(code)
        except DerbyError as error:
            raise NotOfDeal(f"decision {number}: {error}") from None
    if not game.is_over or game.record() != played:
        raise NotOfDeal("played again, the record is another one")


def _decided(deal: Deal, game: Game, seat: int, level: Level) -> int:
    return answer(level, game.set_up, game.view(seat), stream_of(deal.seed, seat, game.version))
