"""The daily race: one deal a day, which follows from the date and the version of rules and bots, wherever one asks.

So whoever can program can work out a day's seed, and play the race in advance. Nothing prevents that.
"""

import hashlib
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from derby.duplicate.deal import ANSWERS, Deal, drawn_deal
from derby.game.names import Variant
from derby.game.record import RULES
from derby.tables.settings import Level

FIRST_DAY = date(2026, 11, 1)
"""There are no races before."""
SEATS = 4
NAME = "daily"


class Weekday(NamedTuple):
    level: Level
    variants: tuple[Variant, ...] = ()


WEEK = (
    Weekday("mortal"),
    Weekday("hero"),
    Weekday("hero", (Variant.ZEUS_SOBERS_UP,)),
    Weekday("titan"),
    Weekday("hero", (Variant.POWER_OF_THE_GODS,)),
    Weekday("titan", (Variant.POWER_OF_THE_GODS, Variant.FATE_TOKENS)),
    Weekday("olympian"),
)
"""From Monday: it becomes harder towards the end of the week, and variants come now and then."""


def deal_of_day(day: date) -> Deal:
    version = f"{RULES}-{ANSWERS}"
    seed = hashlib.sha256(f"divinity derby daily race {day.isoformat()} {version}".encode()).digest()
    plan = WEEK[day.weekday()]
    return drawn_deal(f"{NAME}-{day.isoformat()}-{version}", seed, SEATS, plan.variants, plan.level)


def today(now_ms: int) -> date:
    """The day is the same everywhere: that of UTC."""
    return datetime.fromtimestamp(now_ms / 1000, UTC).date()


def day_named(text: str, now_ms: int) -> date | None:
    """The day of a race that can be played by now; None for any other text."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if text == day.isoformat() and FIRST_DAY <= day <= today(now_ms) else None


class Streak(NamedTuple):
    now: int
    """Days in a row up to today, or up to yesterday if today's race is still to be played."""
    longest: int


def streak_of(days: set[date], upto: date) -> Streak:
    """The streak of somebody who played the races of these days on their days."""
    last = upto if upto in days else upto - timedelta(days=1)
    now = 0
    while last - timedelta(days=now) in days:
        now += 1
    longest = in_a_row = 0
    before: date | None = None
    for day in sorted(days):
        in_a_row = in_a_row + 1 if before is not None and day - before == timedelta(days=1) else 1
        longest, before = max(longest, in_a_row), day
    return Streak(now, longest)


def days_until(last: date, most: int | None = None) -> list[date]:
    """All days with a race up to this one, the latest first, or only the latest few."""
    count = max(0, (last - FIRST_DAY).days + 1)
    return [last - timedelta(days=number) for number in range(count if most is None else min(most, count))]
