"""The part of the HTTP interface that is about the daily race."""

from contextlib import suppress
from datetime import date, timedelta
from hashlib import sha256

import msgspec

from derby.duplicate.daily import NAME, WEEK, day_named, days_until, deal_of_day, streak_of, today
from derby.duplicate.deal import ANSWERS, Deal
from derby.errors import DerbyError
from derby.game.record import LARGEST, Record
from derby.server.api_types import OpenedTable
from derby.server.callers import anybody, asker_of, guest_of, spend
from derby.server.deal_results import result_of
from derby.server.deal_tables import open_try, played_of
from derby.server.deal_types import Daily, DailyDay, DailyRace, HandedInTry
from derby.server.game_results import own_results
from derby.server.routing import Answer, Request, Route, while_awaited
from derby.server.services import Services
from derby.server.workers.worker_pool import WorkersLost
from derby.store.database import Taken
from derby.store.results import HANDED_IN
from derby.store.tables import seated
from derby.store.tries import Try, beginning, tries_of, try_of, voiding
from derby.tables import opening
from derby.tables.entries import OfDeal, encode_entry
from derby.tables.refusal import Refusal

SHOWN_DAYS = 42
LATE_DAYS = 2
"""So many days later a race that was played without a server may be handed in, and still counts."""


async def _calendar(services: Services, request: Request, _body: None) -> Answer:
    """A stranger has played none of them."""
    _check_daily(services)
    guest = await anybody(services, request)
    now = today(services.clock.now_ms())
    own = await _own_days(services, guest.id)
    days = tuple(_day_of(day, own.get(day)) for day in days_until(now, SHOWN_DAYS))
    return Answer(Daily(now.isoformat(), *_streak(own, now), days))


async def _race(services: Services, request: Request, _body: None) -> Answer:
    day, deal = _deal(services, request)
    guest = await anybody(services, request)
    own = await try_of(services.database, deal.name, guest.id)
    result = None
    if own is not None and own.is_over:
        result = await result_of(services.database, deal, own, is_local=services.is_on_device)
        await services.deals.look_after(deal, ("olympian",), asker_of(request, guest))
    days = await _own_days(services, guest.id)
    streak = _streak(days, today(services.clock.now_ms()))
    table = own.game if own is not None else None
    return Answer(DailyRace(day.isoformat(), deal.level, deal.variants, played_of(own), table, streak[0], result))


async def _begin(services: Services, request: Request, _body: None) -> Answer:
    spend(services, request)
    day, deal = _deal(services, request)
    guest = await guest_of(services, request)
    on_day = day == today(services.clock.now_ms())
    return Answer(await open_try(services, request, guest, deal, on_day=on_day))


async def _hand_in(services: Services, request: Request, body: HandedInTry) -> Answer:
    """Keep a race that was finished without a server, once and for all, if it is as it must be.

    Whoever had begun it here, too, has seen all of it before the end: that try isn't compared with others any more.
    """
    spend(services, request)
    day, deal = _deal(services, request)
    guest = await guest_of(services, request)
    visitor = services.shares.visitor(guest.id, request.address)
    visitor.take("records")
    try:
        read = Record.parse(msgspec.json.encode(body.record))
        game = read.restore()
    except DerbyError:
        raise Refusal("bad-record") from None
    if not game.is_over or not deal.is_of(read, game.set_up.edition):
        raise Refusal("bad-record")
    there = await try_of(services.database, deal.name, guest.id)
    if there is None:
        try:
            is_right = await while_awaited(request, services.deals.is_right(deal, read, asker_of(request, guest)))
        except WorkersLost:
            raise Refusal("try-again") from None
        if not is_right:
            raise Refusal("bad-record")
        there = await _keep(services, request, guest.id, day, deal, read, body)
    if there is None or not there.is_over:
        await services.database.write(voiding(deal.name, guest.id))
        there = await try_of(services.database, deal.name, guest.id)
    if there is None:
        raise Refusal("try-again")
    return Answer(OpenedTable(there.game or "", {}))


async def _keep(
    services: Services, request: Request, guest: str, day: date, deal: Deal, read: Record, body: HandedInTry
) -> Try | None:
    """Keep a try that was checked; None if there is one by now."""
    now = services.clock.now_ms()
    table = HANDED_IN + sha256(guest.encode() + read.dump()).hexdigest()[:32]
    first = opening.imported(read, OfDeal(deal.name, ANSWERS))
    services.shares.visitor(guest, request.address).take("stored", sum(len(encode_entry(entry)) for entry in first))
    on_day = body.begun_on_day and today(now) - day <= timedelta(days=LATE_DAYS)
    standing = "void" if body.hinted else "counted"
    points = (read.points or ())[deal.seat]
    done = Try(deal.name, guest, table, deal.seed, now, on_day, standing, now, points, read.dump().decode())
    levels = [None if seat == deal.seat else deal.level for seat in range(len(deal.gods))]
    results = own_results(table, read.restore(), guest, levels, now, hinted=True)
    opener = services.quotas.opener(guest, request.address)
    with suppress(Taken):
        await services.tables.open(first, opener, name=table, along=[beginning(done), seated(guest, table), *results])
        return done
    return None


async def _own_days(services: Services, guest: str) -> dict[date, Try]:
    """A guest's tries at daily races, by their days; of two versions of one day the one that counts for more."""
    found: dict[date, Try] = {}
    if not guest:
        return found
    for own in await tries_of(services.database, guest, f"{NAME}-"):
        day = date.fromisoformat(own.deal.removeprefix(f"{NAME}-")[:10])
        if day not in found or (own.on_day and own.is_over):
            found[day] = own
    return found


def _streak(own: dict[date, Try], now: date) -> tuple[int, int]:
    return streak_of({day for day, found in own.items() if found.on_day and found.is_over}, now)


def _day_of(day: date, own: Try | None) -> DailyDay:
    plan = WEEK[day.weekday()]
    on_day, points = (own.on_day, own.points) if own is not None else (False, None)
    return DailyDay(day.isoformat(), plan.level, plan.variants, played_of(own), on_day, points)


def _check_daily(services: Services) -> None:
    if not services.settings.daily:
        raise Refusal("no-daily")


def _deal(services: Services, request: Request) -> tuple[date, Deal]:
    """The race that a request is about, if its day has come."""
    _check_daily(services)
    day = day_named(request.path_parts["day"], services.clock.now_ms())
    if day is None:
        raise Refusal("no-such-address")
    return day, deal_of_day(day)


DAILY_ROUTES = (
    Route(
        "GET",
        "/api/daily",
        "The daily races: which of them you have played, the latest first, and your streak.",
        _calendar,
        None,
        Daily,
        cost=3,
    ),
    Route(
        "GET",
        "/api/daily/{day}",
        "The race of a day, as 2026-11-19. Results, yours and others', are shown once your own try is over.",
        _race,
        None,
        DailyRace,
        cost=5,
    ),
    Route(
        "POST",
        "/api/daily/{day}/table",
        "Play the race of a day; if you have begun it, you get the same table again: you have one try.",
        _begin,
        None,
        OpenedTable,
    ),
    Route(
        "POST",
        "/api/daily/{day}/records",
        "Hand in the race of a day that you played on your own device. It is checked first, and counts if you have "
        "not begun it here.",
        _hand_in,
        HandedInTry,
        OpenedTable,
        LARGEST,
    ),
)
