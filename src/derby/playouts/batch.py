"""A batch of games stepped together: one call from Python does one decision of each."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from derby.flow.legal import legal_codes
from derby.flow.set_up import begin_game
from derby.flow.step import step
from derby.playouts.random_playout import Scratch, new_compiled_scratch, play_to_decision
from derby.playouts.random_stream import below, seed_words
from derby.rules.action_codes import LEGAL
from derby.rules.compiled import new_tables, twin, write_table
from derby.rules.rule import entry
from derby.rules.stages import GAME_OVER
from derby.table import Table

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


@entry
def begin_batch(
    tables: Sequence[Table], scratch: Scratch, streams: list[list[int]], legal: list[list[int]], counts: list[int]
) -> None:
    """Begin a game on every table and find its legal actions."""
    for place in range(len(tables)):
        table = tables[place]
        begin_game(table, below(streams[place], table.seats))
        play_to_decision(table, scratch, streams[place])
        counts[place] = legal_codes(table, legal[place])


@entry
def step_batch(
    tables: Sequence[Table],
    codes: list[int],
    scratch: Scratch,
    streams: list[list[int]],
    legal: list[list[int]],
    counts: list[int],
) -> int:
    """Do one legal action on every table, and chance; a finished game begins anew. Returns how many games ended."""
    ended = 0
    for place in range(len(tables)):
        table = tables[place]
        step(table, codes[place])
        play_to_decision(table, scratch, streams[place])
        if table.stage == GAME_OVER:
            ended += 1
            begin_game(table, below(streams[place], table.seats))
            play_to_decision(table, scratch, streams[place])
        counts[place] = legal_codes(table, legal[place])
    return ended


class Batch:
    """Many games of the same set-up, each with a random stream of its own, on the compiled rules."""

    tables: Any
    """The compiled tables."""
    legal: "npt.NDArray[np.int16]"
    """For each game the codes of its legal actions, from the left."""
    counts: "npt.NDArray[np.int16]"
    """For each game how many legal actions it has."""

    def __init__(self, table: Table, games: int, seed: int) -> None:
        import numpy as np

        self.tables = new_tables(games)
        write_table(table, self.tables)
        self.tables[:] = self.tables[0]
        self.legal = np.zeros((games, LEGAL), np.int16)
        self.counts = np.zeros(games, np.int16)
        self._scratch: Any = new_compiled_scratch()
        self._streams: Any = np.array([seed_words(seed, number) for number in range(games)], np.int64)
        self._step: Any = twin(step_batch)
        begin: Any = twin(begin_batch)
        begin(self.tables, self._scratch, self._streams, self.legal, self.counts)

    def step(self, codes: "npt.NDArray[np.int16]") -> int:
        """Do one legal action in every game; returns how many games ended and began anew."""
        return self._step(self.tables, codes, self._scratch, self._streams, self.legal, self.counts)
