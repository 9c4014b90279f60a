"""Views are sent by what has changed in them: a client lays it over what it has."""

from collections.abc import Sequence
from typing import Any, cast, get_args, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import astuple

from derby.game.view import PublicView

FIELDS = PublicView.__struct_fields__
ROWS = frozenset({"seats", "track", "holders"})
"""Lists that keep their length, and of which most stays the same: only the places that have changed are sent."""


def _all_optional() -> type[msgspec.Struct]:
    hints = get_type_hints(PublicView)
    hints |= {name: dict[int, get_args(hints[name])[0]] for name in ROWS}
    return msgspec.defstruct("_AllOptional", [(name, hints[name] | UnsetType, UNSET) for name in FIELDS], frozen=True)


class ViewChanges(_all_optional(), frozen=True, gc=False):
    """The fields of `PublicView` that have changed; of `seats`, `track` and `holders` the changed places, by number."""


def changes_between(before: PublicView | None, after: PublicView) -> ViewChanges:
    """What differs; everything, if there was nothing before.

    As a plain dict, which is the same on the wire: to make the class takes longer than to find what belongs into it.
    """
    was: Sequence[Any] = _NOTHING if before is None else astuple(before)
    now = astuple(after)
    changes = {
        FIELDS[place]: _rows(was[place], now[place]) if place in _ROWS else now[place]
        for place in _PLACES
        if now[place] is not was[place] and now[place] != was[place]  # most fields are the same objects
    }
    return cast("ViewChanges", changes)


def _rows(was: Sequence[msgspec.Struct], now: Sequence[msgspec.Struct]) -> dict[int, msgspec.Struct]:
    """The places of a list that have changed."""
    if not was:
        return dict(enumerate(now))
    return {place: row for place, row in enumerate(now) if row is not was[place] and row != was[place]}


_PLACES = range(len(FIELDS))
_ROWS = {FIELDS.index(name) for name in ROWS}
_NOTHING: list[Any] = [() if name in ROWS else UNSET for name in FIELDS]
