"""What a cookie or a token says: who somebody is, and what has to be true for it still to count."""

from typing import NamedTuple

from derby.store.database import Database
from derby.store.guests import find_guest
from derby.tables.guest import Guest

LASTS_SECONDS = 400 * 24 * 3600
"""As long as browsers keep a cookie."""
RENEWED_SECONDS = 30 * 24 * 3600
"""A cookie that is older is renewed when the page asks who it is."""


class Pass(NamedTuple):
    guest: str
    generation: int
    """Of the guest's cookies, and of the tokens of their bots; a new recovery code begins another one."""
    issued: int | None
    """In seconds since 1970; None for the token of an external bot."""
    owner: str = ""
    """Of an external bot: the guest that made it."""

    @property
    def account(self) -> str:
        """The guest on whose account everything goes: of a bot its owner."""
        return self.owner or self.guest

    def is_expired(self, now_ms: int) -> bool:
        return self.issued is not None and now_ms // 1000 - self.issued > LASTS_SECONDS

    def is_to_be_renewed(self, now_ms: int) -> bool:
        return self.issued is not None and now_ms // 1000 - self.issued > RENEWED_SECONDS


async def guest_with(database: Database, given: Pass | None, now_ms: int) -> Guest | None:
    """The guest of a pass, if it still counts."""
    if given is None or given.is_expired(now_ms):
        return None
    guest = await find_guest(database, given.guest)
    account = guest if guest is None or guest.owner is None else await find_guest(database, guest.owner)
    return guest if account is not None and given.generation == account.generation else None
