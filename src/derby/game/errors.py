"""What can go wrong when a game is set up, played, read or verified."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from derby.errors import DerbyError

if TYPE_CHECKING:
    from derby.game.actions import Action

LISTED = 12
"""How many legal actions an error message lists at most; the error itself has all of them."""


class SetUpError(DerbyError):
    """A game that can't be set up: wrong seats, gods or variants."""


class ActionError(DerbyError):
    """An action that can't be done."""


class IllegalAction(ActionError):
    """The seat to act may not do this; `legal` is what it may do."""

    def __init__(self, what: object, legal: "Sequence[Action]") -> None:
        self.legal: tuple[Action, ...] = tuple(legal)
        listed = ", ".join(map(str, self.legal[:LISTED]))
        more = f" and {len(self.legal) - LISTED} more" if len(self.legal) > LISTED else ""
        super().__init__(f"{shortened(what)} is not legal now; legal: {listed}{more}")


class UnknownAction(ActionError):
    """A text that names no action; `suggestions` are the closest that do."""

    def __init__(self, text: str, known: "Mapping[str, Action]") -> None:
        from difflib import get_close_matches

        close = get_close_matches(text[:80].lower(), known, n=3)
        self.suggestions: tuple[str, ...] = tuple(str(known[each]) for each in close)
        expected = (
            f"did you mean {self.suggestions[0]!r}?"
            if close
            else "an action reads like 'bet d on pegasus', 'fast D7', 'slow S6' or 'pass'"
        )
        super().__init__(f"there is no action {shortened(text, 40)!r}; {expected}")


class NotYourTurn(ActionError):
    """Another seat decides now."""

    def __init__(self, seat: object, seat_to_act: int | None) -> None:
        self.seat = seat
        self.seat_to_act = seat_to_act
        turn = "chance decides now" if seat_to_act is None else f"seat {seat_to_act} decides now"
        super().__init__(f"seat {shortened(seat)} can't act: {turn}")


class StaleAction(ActionError):
    """The action was meant for an earlier position."""

    def __init__(self, version: object, present: int) -> None:
        self.version = version
        self.present = present
        super().__init__(f"the action was meant for version {shortened(version)}, the game is at version {present}")


class GameIsOver(ActionError):
    """The third race has been run."""

    def __init__(self) -> None:
        super().__init__("the game is over: nobody can act")


class ChanceError(DerbyError):
    """A chance outcome that is not due, or can't come from these cards."""


class NotationError(DerbyError):
    """A line that doesn't describe a position."""


class RecordError(DerbyError):
    """A document that is not a record of a game, or has another version."""


class UnfairChance(DerbyError):
    """A record whose chance doesn't follow from its seed."""


def shortened(what: object, longest: int = 80) -> str:
    """Any value as text for an error message, even one whose `str` and `repr` fail."""
    text = f"some {type(what).__name__}"
    for as_text in (str, repr):
        try:
            text = as_text(what)
            break
        except Exception:
            continue
    return text if len(text) <= longest else text[: longest - 3] + "..."
