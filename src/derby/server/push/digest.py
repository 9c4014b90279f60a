"""What a notification says: one for all games that wait for a guest."""

from collections.abc import Sequence

import msgspec

from derby.locales import LANGUAGES, Words
from derby.store.subscriptions import HOUR_MS, NeededIn
from derby.tables.room import RoomSummary

DAY_HOURS = 24
MOST_NAMES = 5


class Notice(msgspec.Struct, frozen=True):
    title: str
    body: str
    path: str
    """Where a click leads, below the address of the page."""


def notice_of(games: Sequence[NeededIn], name: str, language: str, served_ms: int) -> Notice:
    """`name` is what the guest is called; the others are named, if only one game waits."""
    words = Words(language if language in LANGUAGES else "en")
    first = games[0]
    others = [other for other in _names(first) if other != name][:MOST_NAMES]
    if len(games) > 1 or not others:
        body = words("push-games", count=len(games))
    else:
        body = words("push-game", names=", ".join(others))
    hours = max(0, (first.due - served_ms) // HOUR_MS)
    left = words("push-days", count=hours // DAY_HOURS) if hours >= 2 * DAY_HOURS else words("push-hours", count=hours)
    path = f"table/{first.game}" if len(games) == 1 else ""
    return Notice(words("push-title"), f"{body} {left}", path)


def _names(game: NeededIn) -> list[str]:
    summary = msgspec.json.decode(game.summary, type=RoomSummary)
    return [name for name in summary.names if name is not None]
