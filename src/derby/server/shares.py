"""What one guest, and one address, may use of the server, through however many connections.

A guest opens as many connections as they like, and an address makes as many guests: so whatever is limited is taken
from the share of the guest and from that of the address, which is larger.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from derby.server.limits import Allowance, Limits
from derby.tables.refusal import Refusal

Kind = Literal[
    "messages",
    "chat",
    "odds",
    "hints",
    "changes",
    "stored",
    "tables",
    "records",
    "reports",
    "guests",
    "requests",
    "answers",
]
Rates = Mapping[Kind, tuple[float, float]]
"""How many a second, and how many at once."""

SWEPT_AT = 10_000
"""So many shares are kept before those that are whole again are forgotten."""


class Share:
    __slots__ = ("_allowances", "_rates", "connections")

    def __init__(self, rates: Rates) -> None:
        self._rates = rates
        self._allowances: dict[Kind, Allowance] = {}
        self.connections = 0

    def take(self, kind: Kind, amount: float = 1) -> bool:
        """Use some up, if it is left."""
        allowance = self._allowances.get(kind)
        if allowance is None:
            allowance = self._allowances[kind] = Allowance(*self._rates[kind])
        return allowance.take(amount)

    @property
    def is_whole(self) -> bool:
        return not self.connections and all(allowance.is_full for allowance in self._allowances.values())


class Visitor(NamedTuple):
    """Somebody who wants something: a guest, or a stranger, at an address."""

    guest: Share | None
    address: Share

    def may(self, kind: Kind, amount: float = 1) -> bool:
        """Use some up of both shares, if both have it."""
        guest = self.guest
        # The guest's first: whoever has used up their own share takes nothing more from the others at the address.
        return (guest is None or guest.take(kind, amount)) and self.address.take(kind, amount)

    def take(self, kind: Kind, amount: float = 1) -> None:
        if not self.may(kind, amount):
            raise Refusal("too-fast")


class Shares:
    """The shares of everybody who comes to this process."""

    def __init__(self, limits: Limits) -> None:
        self._of_guests = rates_of(limits)
        share = limits.address_share
        self._of_addresses: Rates = {
            **{kind: (often * share, most * share) for kind, (often, most) in self._of_guests.items()},
            "guests": (limits.guests_per_second, limits.guests_at_once),
            "requests": (limits.requests_per_second, limits.requests_at_once),
            "answers": (limits.answers_per_second, limits.answers_at_once),
        }
        self._most_connections = limits.connections_per_guest
        self._guests: dict[str, Share] = {}
        self._addresses: dict[str, Share] = {}
        self._swept_at = SWEPT_AT

    def __len__(self) -> int:
        return len(self._guests) + len(self._addresses)

    def visitor(self, guest: str, address: str) -> Visitor:
        """`guest` is empty for a stranger."""
        if len(self) >= self._swept_at:
            self._sweep()
        return Visitor(
            _share(self._guests, guest, self._of_guests) if guest else None,
            _share(self._addresses, address, self._of_addresses),
        )

    def may_connect(self, guest: str) -> bool:
        """Whether a guest may open one more connection."""
        share = self._guests.get(guest)
        return share is None or share.connections < self._most_connections

    def _sweep(self) -> None:
        self._guests = {guest: share for guest, share in self._guests.items() if not share.is_whole}
        self._addresses = {address: share for address, share in self._addresses.items() if not share.is_whole}
        self._swept_at = max(SWEPT_AT, 2 * len(self))


def rates_of(limits: Limits) -> dict[Kind, tuple[float, float]]:
    """What one guest may do."""
    return {
        "messages": (limits.messages_per_second, limits.messages_at_once),
        "chat": (limits.chat_per_second, limits.chat_at_once),
        "odds": (limits.odds_per_second, limits.odds_at_once),
        "hints": (limits.hints_per_second, limits.hints_at_once),
        "changes": (limits.changes_per_second, limits.changes_at_once),
        "stored": (limits.stored_bytes_per_second, limits.stored_bytes_at_once),
        "tables": (limits.tables_per_second, limits.tables_at_once),
        "records": (limits.records_per_second, limits.records_at_once),
        "reports": (limits.reports_per_second, limits.reports_at_once),
    }


def _share(shares: dict[str, Share], who: str, rates: Rates) -> Share:
    share = shares.get(who)
    if share is None:
        share = shares[who] = Share(rates)
    return share
