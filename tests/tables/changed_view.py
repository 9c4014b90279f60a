"""What a client does with the changes of a view."""

from collections.abc import Mapping
from typing import Any


def changed(view: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The view with the changes laid over it; of some lists only the changed places are told, by number."""
    after = {**view, **changes}
    for field in changes.keys() & {"seats", "track", "holders"}:
        rows: list[Any] = [*view.get(field, ())]
        for place, row in changes[field].items():
            rows[int(place) : int(place) + 1] = [row]
        after[field] = rows
    return after
