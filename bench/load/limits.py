"""Limits that nobody reaches, for load tests and tests: there all comes from one address."""

from typing import Final

import msgspec

from derby.server.limits import Limits

_KEPT: Final = {"analyses_waiting", "connections", "connections_per_address", "head_seconds", "body_seconds"}
"""What doesn't count how often somebody comes,"""
_KEPT_KINDS: Final = ("odds_", "hints_", "records_", "reports_")
"""and what nobody asks for often."""

UNLIMITED: Final = "\n[limits]\n" + "".join(
    f"{field.name} = {1_000_000 if isinstance(field.default, int) else 1e12}\n"
    for field in msgspec.structs.fields(Limits)
    if field.name not in _KEPT and not field.name.startswith(_KEPT_KINDS)
)
"""The table of a settings file."""
