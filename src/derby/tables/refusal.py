"""What is refused, and why: one word of a fixed list, which reveals nothing that the client may not know."""

from typing import Literal

from derby.errors import DerbyError

Reason = Literal[
    "bad-message",
    "enter-first",
    "no-such-address",
    "no-such-table",
    "no-such-seat",
    "no-such-puzzle",
    "not-your-seat",
    "not-your-turn",
    "not-legal",
    "stale",
    "not-the-host",
    "seat-taken",
    "removed",
    "seats-free",
    "too-late",
    "other-rules",
    "not-playing",
    "not-over",
    "not-away",
    "no-time",
    "no-odds",
    "no-hints",
    "no-reviews",
    "no-daily",
    "no-duplicates",
    "play-first",
    "no-puzzles",
    "god-taken",
    "bad-settings",
    "no-name",
    "long-name",
    "bad-name",
    "bad-record",
    "too-many",
    "too-fast",
    "try-again",
    "damaged",
    "not-known",
    "banned",
    "closed",
    "not-allowed",
    "too-large",
    "too-few",
    "not-a-member",
    "no-open-view",
    "switched-off",
]


class Refusal(DerbyError):
    """A request that can't be fulfilled; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason: Reason = reason
