"""A batch of games stepped together: one call from Python does one decision of each."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from derby.flow.legal import legal_codes
from derby.flow.set_up import begin_game
from derby.flow.step import act
from derby.playouts.dice import Dice, below, new_dice, play_on
from derby.rules.action_codes import LEGAL
from derby.rules.choices import Choices
from derby.rules.compiled import compiled_array, twin
from derby.rules.rule import kernel
from derby.rules.stages import GAME_OVER
from derby.table import Table

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


@kernel
def begin_batch(
    tables: Sequence[Table], dice: Dice, choices: Choices, legal: list[list[int]], counts: list[int]
) -> None:
    """Begin a game on every table and find its legal actions."""
    for place in range(len(tables)):
        table = tables[place]
        begin_game(table, below(dice, table.seats))
        play_on(table, dice)
        counts[place] = legal_codes(table, choices, legal[place])


@kernel
def step_batch(
    tables: Sequence[Table], codes: list[int], dice: Dice, choices: Choices, legal: list[list[int]], counts: list[int]
) -> int:
    """Do one legal action on every table, and chance; a finished game restarts. Returns how many games ended."""
    ended = 0
    for place in range(len(tables)):
        table = tables[place]
        act(table, codes[place])
        play_on(table, dice)
        while table.stage == GAME_OVER:
            ended += 1
            begin_game(table, below(dice, table.seats))
            play_on(table, dice)
        counts[place] = legal_codes(table, choices, legal[place])
    return ended


class Batch:
    """Many games of the same set-up on the compiled rules, with one set of dice."""

    tables: Any
    """The compiled tables."""
    legal: "npt.NDArray[np.int16]"
    """For each game the codes of its legal actions, at the start of its row."""
    counts: "npt.NDArray[np.int16]"
    """For each game the number of its legal actions."""

    def __init__(self, table: Table, games: int, seed: int) -> None:
        import numpy as np

        self.tables = compiled_array(table, games)
        self.legal = np.zeros((games, LEGAL), np.int16)
        self.counts = np.zeros(games, np.int16)
        self._dice: Any = compiled_array(new_dice(seed))
        self._choices: Any = compiled_array(Choices())
        self._step: Any = twin(step_batch)
        begin: Any = twin(begin_batch)
        begin(self.tables, self._dice[0], self._choices[0], self.legal, self.counts)

    def step(self, codes: "npt.NDArray[np.int16]") -> int:
        """Do one legal action in every game; returns how many games ended and restarted."""
        return self._step(self.tables, codes, self._dice[0], self._choices[0], self.legal, self.counts)
