"""Views are sent by what has changed in them: a client lays the changed fields over those it has."""

from typing import get_type_hints

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import astuple

from derby.game.view import PublicView

FIELDS = PublicView.__struct_fields__


def _all_optional() -> type[msgspec.Struct]:
    hints = get_type_hints(PublicView)
    return msgspec.defstruct("_AllOptional", [(name, hints[name] | UnsetType, UNSET) for name in FIELDS], frozen=True)


class ViewChanges(_all_optional(), frozen=True, gc=False):
    """The fields of `PublicView` that have changed."""


def public_part(view: PublicView) -> PublicView:
    """The fields that go over the wire, of a view that has more."""
    return PublicView(*astuple(view)[: len(FIELDS)])


def changes_between(before: PublicView | None, after: PublicView) -> ViewChanges:
    """What differs; everything, if there was nothing before."""
    if before is None:
        return ViewChanges(*astuple(after)[: len(FIELDS)])
    pairs = zip(FIELDS, astuple(before), astuple(after), strict=False)  # a view of a seat has more fields
    return ViewChanges(**{field: now for field, then, now in pairs if now is not then and now != then})
