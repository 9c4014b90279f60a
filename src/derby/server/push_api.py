"""The part of the HTTP interface that is about notifications: subscribe, unsubscribe, and say that one looks."""

from typing import Annotated

import msgspec

from derby.server.callers import guest_of, spend
from derby.server.routing import Answer, Request, Route
from derby.server.services import Services
from derby.store.subscriptions import Subscription, ending, has_looked, subscribing
from derby.tables.refusal import Refusal

MOST_HOURS = 7 * 24
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=1_000)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]


class PushOffer(msgspec.Struct, frozen=True):
    key: str | None
    """The server's public key (VAPID), as base64url; null where there are no notifications."""


class PushSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser gives to those who may notify it."""

    endpoint: Text
    p256dh: Key
    auth: Key
    language: Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$")] = "en"
    hours: Annotated[int, msgspec.Meta(ge=0, le=MOST_HOURS)] = 4
    """How long you are left alone after a notification."""


class PushEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Text


class Subscribed(msgspec.Struct, frozen=True):
    on: bool


async def _offer(services: Services, _request: Request, _body: None) -> Answer:
    return Answer(PushOffer(services.push.key.public if services.push is not None else None))


async def _subscribe(services: Services, request: Request, body: PushSubscription) -> Answer:
    spend(services, request)
    guest = await guest_of(services, request)
    services.shares.visitor(guest.id, request.address).take("changes")
    if services.push is None or guest.owner is not None:
        raise Refusal("not-allowed")
    try:
        services.push.check(body.endpoint, body.p256dh, body.auth)
    except ValueError:
        raise Refusal("bad-message") from None
    kept = Subscription(body.endpoint, guest.id, body.p256dh, body.auth, body.language)
    await services.database.write(*subscribing(kept, body.hours, services.clock.now_ms()))
    return Answer(Subscribed(True))


async def _unsubscribe(services: Services, request: Request, body: PushEnd) -> Answer:
    spend(services, request)
    guest = await guest_of(services, request)
    await services.database.write(*ending(body.endpoint, guest.id))
    return Answer(Subscribed(False))


async def _look(services: Services, request: Request, _body: None) -> Answer:
    guest = await guest_of(services, request)
    services.shares.visitor(guest.id, request.address).take("changes")
    await services.database.write(has_looked(guest.id, services.clock.now_ms()))
    return Answer(Subscribed(True))


PUSH_ROUTES = (
    Route("GET", "/api/push", "The key for notifications of the browser.", _offer, None, PushOffer),
    Route(
        "POST",
        "/api/me/push",
        "Have your browser notify you when correspondence games wait: one notification for all, then none for some "
        "hours. The address must be that of a known push service.",
        _subscribe,
        PushSubscription,
        Subscribed,
    ),
    Route("POST", "/api/me/push/end", "End notifications in this browser.", _unsubscribe, PushEnd, Subscribed),
    Route(
        "POST",
        "/api/me/looking",
        "Say, every minute, that a page of yours is in sight: while it is, you get no notifications.",
        _look,
        None,
        Subscribed,
    ),
)
