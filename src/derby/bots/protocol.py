"""What a bot is: it gets a view and a budget, and returns a legal action. It never sees the game itself."""

import random
from time import perf_counter, process_time
from typing import Protocol, runtime_checkable

import msgspec

from derby.bots.steps import Steps, finished
from derby.errors import DerbyError
from derby.game.actions import Action, code_of
from derby.game.errors import shortened
from derby.game.set_up import SetUp
from derby.game.view import View


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think about one decision."""

    ms: float = 200.0
    rounds: int | None = None
    """Instead of the time, a number of rounds of thought: then the same random stream gives the same decision."""
    by_processor: bool = False
    """Count processor time, not wall-clock time, so that other work on the machine takes nothing from the bot."""

    def now(self) -> float:
        """The time by which this budget is counted, in seconds."""
        return process_time() if self.by_processor else perf_counter()


class Bot(Protocol):
    """A player. From one decision to the next it may only remember what it was shown."""

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    @property
    def description(self) -> str:
        """What it is like to play against, in a sentence."""
        ...

    def decide(self, set_up: SetUp, view: View, budget: Budget, stream: random.Random) -> Action:
        """Choose one of the actions in `view.legal`; all randomness comes from the stream."""
        ...


@runtime_checkable
class SteppingBot(Bot, Protocol):
    """A bot that can be hurried while it thinks."""

    def decide_in_steps(self, set_up: SetUp, view: View, budget: Budget, stream: random.Random) -> Steps[Action]:
        """As `decide` does; in a hurry, the best of what it has found so far."""
        ...


class BotFailed(DerbyError):
    """A bot raised an error or chose an illegal action."""


def decided(bot: Bot, set_up: SetUp, view: View, budget: Budget, stream: random.Random) -> Action:
    """A bot's decision, checked to be legal."""
    return finished(decided_in_steps(bot, set_up, view, budget, stream))


def decided_in_steps(bot: Bot, set_up: SetUp, view: View, budget: Budget, stream: random.Random) -> Steps[Action]:
    """The same; a bot that knows no steps takes one."""
    try:
        if isinstance(bot, SteppingBot):
            action = yield from bot.decide_in_steps(set_up, view, budget, stream)
        else:
            action = bot.decide(set_up, view, budget, stream)
    except Exception as error:
        raise BotFailed(f"{bot.name} raised {type(error).__name__}: {shortened(error, 200)}") from error
    if code_of(action) not in view.legal:
        raise BotFailed(f"{bot.name} chose {shortened(action)}, which is not legal at {view.stage}")
    return action
