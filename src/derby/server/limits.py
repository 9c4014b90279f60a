"""How often somebody may do something: an allowance that fills up again."""

import time
from typing import Annotated

import msgspec

Positive = Annotated[float, msgspec.Meta(gt=0)]


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    messages_per_second: Positive = 30.0
    """Of one device."""
    messages_at_once: Positive = 90.0
    chat_per_second: Positive = 0.5
    """Of one device."""
    chat_at_once: Positive = 6.0
    odds_per_second: Positive = 2.0
    """Asked for by one device."""
    odds_at_once: Positive = 20.0
    requests_per_second: Positive = 10.0
    """That open, import or make something, of one address."""
    requests_at_once: Positive = 60.0


class Allowance:
    """A number a second, and more at once after a rest."""

    __slots__ = ("_left", "_most", "_per_second", "_since")

    def __init__(self, per_second: float, most: float) -> None:
        self._per_second = per_second
        self._most = most
        self._left = most
        self._since = time.monotonic()

    def take(self) -> bool:
        """Use one up, if there is one."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._since) * self._per_second)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        return self._left + (time.monotonic() - self._since) * self._per_second >= self._most


class Allowances:
    """An allowance for everybody who asks; those that are full again are forgotten."""

    MOST = 10_000

    def __init__(self, per_second: float, most: float) -> None:
        self._per_second = per_second
        self._most = most
        self._of: dict[str, Allowance] = {}

    def take(self, who: str) -> bool:
        if len(self._of) >= self.MOST:
            self._of = {name: one for name, one in self._of.items() if not one.is_full}
        if len(self._of) >= self.MOST and who not in self._of:
            return False
        return self._of.setdefault(who, Allowance(self._per_second, self._most)).take()
