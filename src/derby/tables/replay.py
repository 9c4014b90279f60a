"""A finished game, shown again as a seat, a spectator, or somebody who sees everything saw it."""

from itertools import islice
from typing import Literal, cast

import msgspec

from derby.game.events import AnyEvent, seen_by
from derby.game.game import Game
from derby.game.record import Record
from derby.game.view import View
from derby.tables.view_changes import ViewChanges, changes_between

Viewer = int | Literal["public", "omniscient"]


class ReplayStep(msgspec.Struct, frozen=True):
    seat: int | None
    """Who decided; null for chance."""
    code: int | None
    """The action, where the viewer may know it."""
    events: tuple[AnyEvent, ...]
    changes: ViewChanges
    """What has changed in the view; the first step has all of it."""


class Replay(msgspec.Struct, frozen=True):
    viewer: Viewer
    steps: tuple[ReplayStep, ...]


def replay_for(read: Record, viewer: Viewer, most: int | None = None) -> Replay:
    """All steps of a game that is over, or its first ones: nothing that follows them is in it."""
    steps: list[ReplayStep] = []
    before: View | None = None
    seats = len(read.gods)
    sees_all = viewer == "omniscient"
    seat = viewer if isinstance(viewer, int) else None
    for step in islice(read.replay(), most):
        game = step.game
        events = step.events if sees_all else [seen_by(event, seat, seats) for event in step.events]
        view = _view(game, viewer)
        is_own = sees_all or (step.seat is not None and step.seat == seat)
        code = game.actions[-1] if step.seat is not None and is_own else None
        shown = cast("tuple[AnyEvent, ...]", tuple(events))
        steps.append(ReplayStep(step.seat, code, shown, changes_between(before, view)))
        before = view
    return Replay(viewer, tuple(steps))


def _view(game: Game, viewer: Viewer) -> View:
    if viewer == "omniscient":
        return game.omniscient_view()
    return game.view(viewer if isinstance(viewer, int) else None)
