"""What is refused, and why: one word of a fixed list, which reveals nothing that the client may not know."""

from typing import Literal

from derby.errors import DerbyError

Reason = Literal[
    "bad-message",
    "enter-first",
    "no-such-table",
    "no-such-seat",
    "not-your-seat",
    "not-your-turn",
    "not-legal",
    "stale",
    "not-the-host",
    "seat-taken",
    "seats-free",
    "too-late",
    "other-rules",
    "not-playing",
    "not-over",
    "no-odds",
    "god-taken",
    "bad-settings",
    "bad-name",
    "bad-record",
    "too-many",
    "too-fast",
    "try-again",
    "not-known",
    "not-allowed",
    "too-large",
]


class Refusal(DerbyError):
    """A request that can't be fulfilled; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason: Reason = reason
