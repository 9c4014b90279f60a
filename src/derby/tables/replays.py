"""A finished game, told again through the eyes of a seat, of a spectator, or of everybody."""

from typing import Any, Literal

import msgspec

from derby.game.events import AnyEvent, seen_by
from derby.game.game import Game
from derby.game.record import Record
from derby.game.view import View
from derby.tables.view_changes import take_changes

_TOLD = tuple(field for field in View.__struct_fields__ if field not in ("plays", "deeds"))

Eyes = int | Literal["public", "omniscient"]


class ReplayStep(msgspec.Struct, frozen=True):
    seat: int | None
    """Who decided; null for chance."""
    code: int | None
    """The action, where the eyes may know it."""
    events: tuple[AnyEvent, ...]
    changes: dict[str, Any]
    """The fields of the view that changed; the first step has all."""


class Replay(msgspec.Struct, frozen=True):
    eyes: Eyes
    steps: tuple[ReplayStep, ...]


def tell_again(read: Record, eyes: Eyes) -> Replay:
    """All steps of a game that is over."""
    steps: list[ReplayStep] = []
    told: dict[str, Any] = {}
    seats = len(read.gods)
    viewer = eyes if isinstance(eyes, int) else None
    for step in read.replay():
        game = step.game
        everything = eyes == "omniscient"
        events = step.events if everything else [seen_by(event, viewer, seats) for event in step.events]
        changes = take_changes(told, _view(game, eyes), _TOLD)
        own = everything or (step.seat is not None and step.seat == viewer)
        code = game.actions[-1] if step.seat is not None and own else None
        steps.append(ReplayStep(step.seat, code, tuple(events), changes))  # type: ignore[arg-type]
    return Replay(eyes, tuple(steps))


def _view(game: Game, eyes: Eyes) -> View:
    if eyes == "omniscient":
        return game.omniscient_view()
    return game.view(eyes if isinstance(eyes, int) else None)
