"""How often somebody may do something: an allowance that fills up again."""

import time
from typing import Annotated

import msgspec

Positive = Annotated[float, msgspec.Meta(gt=0)]
Count = Annotated[int, msgspec.Meta(ge=1)]


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    messages_per_second: Positive = 30.0
    """Of one guest, through all connections."""
    messages_at_once: Positive = 90.0
    chat_per_second: Positive = 0.5
    """Of one guest."""
    chat_at_once: Positive = 6.0
    odds_per_second: Positive = 2.0
    """Asked for by one guest."""
    odds_at_once: Positive = 20.0
    hints_per_second: Positive = 0.2
    """Asked for by one guest."""
    hints_at_once: Positive = 20.0
    changes_per_second: Positive = 1.0
    """Of a guest at tables, other than decisions: sitting down, settings, words, coming and going."""
    changes_at_once: Positive = 90.0
    stored_bytes_per_second: Positive = 2_000.0
    """That a guest has stored: settings, chat, records, tables."""
    stored_bytes_at_once: Positive = 2_000_000.0
    tables_per_second: Positive = 0.05
    """Opened by a guest."""
    tables_at_once: Positive = 30.0
    records_per_second: Positive = 0.05
    """Of games played elsewhere, kept for a guest."""
    records_at_once: Positive = 100.0
    reports_per_second: Positive = 0.02
    """Of people or lines of chat, by a guest."""
    reports_at_once: Positive = 5.0
    open_tables: Count = 50
    """Of a guest, not over, that changed within a day."""
    listed_tables: Count = 5
    """Of a guest, in the lobby at once."""
    open_tournaments: Count = 5
    """That a guest is the host of and that haven't ended."""
    groups: Count = 20
    """That a guest is a member of."""
    connections_per_guest: Count = 20
    address_share: Positive = 20.0
    """What one address may do in all, as a multiple of what a guest may."""
    guests_per_second: Positive = 0.1
    """Made at one address."""
    guests_at_once: Positive = 200.0
    requests_per_second: Positive = 10.0
    """That open, import or make something, of one address."""
    requests_at_once: Positive = 60.0
    answers_per_second: Positive = 100.0
    """Requests of whatever kind of one address, handshakes included; one that takes long counts several times."""
    answers_at_once: Positive = 3_000.0
    pings_per_second: Positive = 5.0
    """Of one device, with pongs and parts of messages: every frame that is no whole message."""
    pings_at_once: Positive = 50.0
    bytes_per_second: Positive = 65_536.0
    """Sent by one device."""
    bytes_at_once: Positive = 1_048_576.0
    analyses_waiting: Count = 5
    """Games whose analysis one guest may wait for at a time."""
    connections: Count = 16_000
    """Of one process; fewer where the operating system doesn't allow as many open files."""
    connections_per_address: Count = 200
    """Of one process."""
    head_seconds: Positive = 10.0
    """In which the head of a request has to come."""
    body_seconds: Positive = 60.0
    """In which its body has to come."""


class Allowance:
    """A number a second, and more at once after a rest."""

    __slots__ = ("_left", "_most", "_per_second", "_since")

    def __init__(self, per_second: float, most: float) -> None:
        self._per_second = per_second
        self._most = most
        self._left = most
        self._since = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Use it up, if there is as much."""
        now = time.monotonic()
        left = self._left + (now - self._since) * self._per_second
        self._since = now
        left = min(left, self._most)
        if left < amount:
            self._left = left
            return False
        self._left = left - amount
        return True

    @property
    def is_full(self) -> bool:
        return self._left + (time.monotonic() - self._since) * self._per_second >= self._most
