"""Continuations: a recorded game, played on from one of its steps, with other decisions and other luck.

What was hidden at that step stays as it was; all later chance is drawn from a new seed. So nobody can know what will
come, but anyone who saw the earlier game knows what was dealt before.
"""

import msgspec

from derby.game.errors import RecordError
from derby.game.fairness import FairChance
from derby.game.game import Game
from derby.game.record import Record


def beginning(read: Record, steps: int) -> Record:
    """The record of a game's first `steps` steps, each a decision or a chance outcome; it has no seed."""
    made = 0
    for step in read.replay():
        made, game = made + 1, step.game
        if made == steps:
            if game.is_over:
                raise RecordError(f"the game is over after {made} steps: it can't be continued from there")
            return msgspec.structs.replace(
                read,
                first_player_drawn=False,
                seed=None,
                commitment=None,
                words=(),
                chance=read.chance[: len(game.chances)],
                actions=read.actions[: game.version],
                points=None,
                given=msgspec.UNSET,
            )
    raise RecordError(f"the game has {made} steps; there is no step {steps}")


def played_on(begun: Record, chance: FairChance) -> Game:
    """The game that begins with this record, ready to be played on with the chance of a new seed."""
    game = begun.restore()
    game.go_on_with(chance)
    return game
