"""Questions about one position: the odds, what each action is worth to a bot, and what if it did something else.

    from derby.lab.ask import ask, position_of

    question = ask(position_of("game.json", at=40))
    question.odds()
    question.actions()
    question.what_if("fast D3")

Every answer is from the point of view of the seat that decides: what it can't see is imagined again in every world.
"""

import random
from functools import cached_property
from pathlib import Path

import msgspec

from derby.bots import Budget, bot
from derby.bots.levels import Searcher
from derby.bots.odds import SAMPLES, NoOdds, Odds, odds
from derby.bots.search.search import Thinking
from derby.bots.search.try_actions import AIM_VICTORY
from derby.coach.action_values import action_values
from derby.coach.findings import Estimate
from derby.coach.intervals import NORMAL
from derby.editions import Edition
from derby.errors import DerbyError
from derby.game.actions import ACTIONS, Action, code_of
from derby.game.game import Game
from derby.game.names import Power
from derby.game.notation import position
from derby.game.record import Record
from derby.lab.figures import Figure

WORLDS = 400
A_POINT = 1 / 60
"""The value of one point in `points_ahead`, which is 0.5 when nobody is ahead."""
LOOKS = (Power.FALCONS_EYE, Power.SUPERIOR_WISDOM)
"""What these show depends on the real hidden cards, not on what the seat knows beforehand."""


class QuestionError(DerbyError):
    """A question that has no answer here."""


class ActionValue(msgspec.Struct, frozen=True):
    """What an action is worth to the seat that decides."""

    code: int
    action: str
    value: Figure
    """The points it will be ahead of the others' mean at the end of the race, or its share of the victory."""
    behind: Figure
    """How much less than the best action, in the same worlds."""


class Actions(msgspec.Struct, frozen=True):
    """The legal actions, best first."""

    seat: int
    bot: str
    unit: str
    worlds: int
    choice: str
    """What the bot itself does here."""
    actions: tuple[ActionValue, ...]


class WhatIf(msgspec.Struct, frozen=True):
    """What follows from an action, compared with the best one."""

    action: ActionValue
    best: ActionValue
    odds: Odds | None
    """After the action; None where chance follows it, or it looks at what is hidden."""


def position_of(source: str | Path, at: int | None = None, edition: Edition | None = None) -> Game:
    """A position in our notation, or in the file of a record after `at` actions; by default at its end."""
    path = Path(source)
    if not (str(source).endswith(".json") or _is_file(path)):
        return position(str(source), edition=edition)
    last = None
    for step in Record.load(path).replay():
        last = game = step.game
        if game.version == at and game.seat_to_act is not None:
            return game
    if last is None or (at is not None and at != last.version):
        most = last.version if last else 0
        raise QuestionError(f"{source} has {most} actions; there is no decision after {at}")
    return last


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False


def ask(game: Game, player: str = "hero", *, worlds: int = WORLDS, samples: int = SAMPLES, seed: int = 1) -> "Question":
    """A question about the present position of a game."""
    return Question(game, player, worlds, samples, seed)


class Question:
    """A position, and who is asked about it. The same seed gives the same answers."""

    def __init__(self, game: Game, player: str, worlds: int, samples: int, seed: int) -> None:
        bot(player)
        if game.seat_to_act is None:
            raise QuestionError("nobody decides here: the game is over, or chance is due; name an earlier moment")
        if worlds < 2:
            raise QuestionError("values need at least 2 worlds")
        self.game = game
        self.seat = game.seat_to_act
        self.view = game.view(self.seat)
        self.player = player
        self._worlds, self._samples, self._seed = worlds, samples, seed

    def _stream(self, what: str) -> random.Random:
        return random.Random(f"divinity derby ask {self._seed} {what}")

    def odds(self) -> Odds:
        """Where each creature will end, and which bets will come true."""
        return odds(self.game.set_up, self.view, self._samples, stream=self._stream("odds"))

    def actions(self) -> Actions:
        """Every legal action with its value, best first."""
        player = bot(self.player)
        thinking = self._thinking
        # Rounds, so that only the seed matters.
        budget = Budget(rounds=min(thinking.most_rounds, self._worlds))
        choice = player.decide(self.game.set_up, self.view, budget, self._stream("choice"))
        unit = "share of the victory" if thinking.aim == AIM_VICTORY else "points ahead"
        return Actions(self.seat, self.player, unit, self._worlds, str(choice), self._valued)

    def what_if(self, action: Action | int | str) -> WhatIf:
        """The value of an action compared with the best one, and the odds after it."""
        code = self.code_of(action)
        value = next(value for value in self._valued if value.code == code)
        return WhatIf(value, self._valued[0], self._odds_after(code))

    def code_of(self, action: Action | int | str) -> int:
        """The code of a legal action, given itself, by its code or in words, as `fast D3`."""
        legal = self.view.legal
        if isinstance(action, str) and action.strip().isdecimal():
            action = int(action)
        found = action if isinstance(action, int) else code_of(action)
        if found is None or found not in legal:
            choices = ", ".join(str(ACTIONS[code]) for code in legal)
            raise QuestionError(f"{action!s:.60} is not legal here; choose from: {choices}")
        return found

    def _odds_after(self, code: int) -> Odds | None:
        after = self.game.copy()
        # What chance would bring is not known.
        after.fair_chance = None
        action = ACTIONS[code]
        if getattr(action, "power", None) in LOOKS:
            return None
        after.apply(code)
        try:
            return odds(self.game.set_up, after.view(self.seat), self._samples, stream=self._stream("after"))
        except NoOdds:
            return None

    @property
    def _thinking(self) -> Thinking:
        player = bot(self.player)
        if not isinstance(player, Searcher):
            raise QuestionError(f"{self.player} gives actions no values; ask mortal, hero, titan or olympian")
        return player.thinking

    @cached_property
    def _valued(self) -> tuple[ActionValue, ...]:
        thinking = self._thinking
        found = action_values(
            self.game.set_up, self.view, self._worlds, stream=self._stream("worlds"), thinking=thinking
        )
        nobody_ahead, unit = (0.0, 1.0) if thinking.aim == AIM_VICTORY else (0.5, A_POINT)

        def figure(estimate: Estimate, zero: float) -> Figure:
            mean, half = (estimate.value - zero) / unit, NORMAL * estimate.error / unit
            return Figure(mean, mean - half, mean + half, float(self._worlds))

        return tuple(
            ActionValue(one.code, str(ACTIONS[one.code]), figure(one.value, nobody_ahead), figure(one.behind, 0.0))
            for one in found.actions
        )
