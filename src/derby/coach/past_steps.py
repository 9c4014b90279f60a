"""The steps of a record, each with what was there before it and after it."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from derby.game.game import Game
from derby.game.record import Record
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.rules.stages import DEAL
from derby.table import NONE, Table


class PastStep(NamedTuple):
    """A decision or a stroke of chance."""

    number: int
    """Which of the record's steps, from 0."""
    version: int
    """How many actions came before it."""
    race: int
    before: Table
    view: View | None
    """What the seat that decided knew; None for chance."""
    code: int
    """The action; -1 for chance."""
    is_deal: bool
    after: Table


def set_up_of(record: Record) -> SetUp:
    return _begun(record).set_up


def past_steps(record: Record) -> Iterator[PastStep]:
    """All steps, in order."""
    game = _begun(record)
    table, view = game.table(), _view(game)
    for number, step in enumerate(record.replay()):
        before, seen = table, view
        version = len(step.game.actions) - (seen is not None)
        table, view = step.game.table(), _view(step.game)
        code = NONE if seen is None else step.game.actions[-1]
        yield PastStep(number, version, before.race, before, seen, code, before.stage == DEAL, table)


def _begun(record: Record) -> Game:
    """The game before its first step."""
    return msgspec.structs.replace(
        record, chance=(), actions=(), points=None, seed=None, first_player_drawn=False, given=msgspec.UNSET
    ).restore()


def _view(game: Game) -> View | None:
    return None if game.seat_to_act is None else game.view(game.seat_to_act)
