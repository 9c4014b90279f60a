"""Who may see what lies on the table. `table.py` says it of every field; `rules/sight.py` hides the rest.

A field whose declaration doesn't say who sees it is seen by nobody.
"""

from typing import NamedTuple

from derby.editions import components

HIDDEN = -1
"""What a viewer finds in place of a number that it may not see. In place of a set whose size everybody sees, it finds
`~size`: that is negative, too."""


class Visibility(NamedTuple):
    """Who sees a field, or one row of a field that has a row for each seat or cardholder."""

    who: str
    condition: str
    """For the rules, in terms of the `row`, the `viewer`, its `god` and the cardholder to its `right`. A spectator has
    none of these: they are all -1."""


NOBODY = Visibility("nobody", "False")
EVERYBODY = Visibility("everybody", "True")
OWNER = Visibility("the seat whose row it is", "row == viewer")
NEIGHBOURS = Visibility("the two seats beside the cardholder", "row == viewer or row == right")
HORUS = Visibility("Horus, who has Falcon's Eye", f"god == {components.HORUS}")
ODIN_AND_OWNER = Visibility(
    "Odin, who has Superior Wisdom, and the seat whose row it is", f"god == {components.ODIN} or row == viewer"
)
