"""Views are told by what has changed in them: a client lays the changed fields over those it has."""

from typing import Any

from derby.game.view import View


def take_changes(told: dict[str, Any], view: View, fields: tuple[str, ...]) -> dict[str, Any]:
    """The fields that differ from what was told, which from now on counts as told."""
    changes: dict[str, Any] = {}
    for field in fields:
        value = getattr(view, field)
        if field not in told or told[field] != value:
            changes[field] = told[field] = value
    return changes
