"""How a route of the HTTP interface is declared, what may be sent to it, and how it answers or refuses.

Nothing here knows how requests travel: `app.py` gets them from the network, and `derby.local` from the page itself.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from derby.server.services import Services
from derby.store.database import DatabaseError
from derby.tables.refusal import Reason, Refusal

_T = TypeVar("_T")

STATUS: dict[Reason, int] = {
    "no-such-address": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-puzzle": 404,
    "not-known": 401,
    "not-allowed": 403,
    "no-reviews": 403,
    "switched-off": 403,
    "no-open-view": 403,
    "not-a-member": 403,
    "no-daily": 403,
    "no-duplicates": 403,
    "play-first": 403,
    "no-puzzles": 403,
    "banned": 403,
    "closed": 410,
    "not-over": 409,
    "other-rules": 409,
    "too-fast": 429,
    "too-many": 429,
    "too-large": 413,
    "try-again": 503,
    "damaged": 503,
}
"""The HTTP status of a refusal; 400 for all others."""

JSON = "application/json"

log = logging.getLogger(__name__)


class Request(NamedTuple):
    """What somebody asks for, its body aside."""

    path_parts: Mapping[str, str]
    query: Mapping[str, str]
    cookie: str | None
    address: str
    """The visitor's, by which limits count."""
    base_url: str
    """How the visitor reaches us."""
    until_gone: Callable[[], Awaitable[object]]
    """Waits until nobody waits for the answer any more."""


class Answer(NamedTuple):
    """What a route returns: something to be encoded, or bytes as they are."""

    body: Any
    kind: str = JSON
    cookie: str | None = None


class Reply(NamedTuple):
    """An answer as it is sent."""

    status: int
    body: bytes
    kind: str = JSON
    cookie: str | None = None


class Route(NamedTuple):
    method: Literal["GET", "POST"]
    path: str
    meaning: str
    handler: Callable[[Services, Request, Any], Awaitable[Answer]]
    body: Any = None
    """The type of what is sent."""
    answer: Any = None
    """The type of what comes back; None where it is no JSON."""
    largest: int = 65_536
    """Bytes that may be sent."""
    query: tuple[str, ...] = ()
    cost: int = 1
    """How many plain requests it counts for, by the time it takes."""

    def parts_of(self, path: str) -> dict[str, str] | None:
        """The named parts of a path; None if it isn't this route's."""
        found = re.fullmatch(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", self.path), path)
        return found.groupdict() if found else None


async def reply_to(services: Services, route: Route, request: Request, sent: bytes) -> Reply:
    """Deal with a request; whatever goes wrong, there is a reply."""
    try:
        if route.cost > 1:
            # The first was taken when the request came.
            services.shares.visitor("", request.address).take("answers", route.cost - 1)
        answer = await route.handler(services, request, _decoded(route, sent))
    except Refusal as refusal:
        return refused(refusal.reason)
    except DatabaseError as error:
        log.error("the database failed at %s: %s", route.path, error)
        return refused("try-again")
    except Exception:
        log.exception("a request to %s could not be dealt with", route.path)
        services.metrics.failures += 1
        return refused("try-again", 500)
    body = answer.body if isinstance(answer.body, bytes) else msgspec.json.encode(answer.body)
    return Reply(200, body, answer.kind, answer.cookie)


def refused(reason: Reason, status: int | None = None) -> Reply:
    return Reply(status or STATUS.get(reason, 400), msgspec.json.encode({"reason": reason}))


def _decoded(route: Route, sent: bytes) -> Any:
    """What was sent, checked."""
    if route.body is None or route.body is bytes:
        return sent if route.body is bytes else None
    try:
        return msgspec.json.decode(sent, type=route.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal("bad-message") from None


async def while_awaited(request: Request, work: Coroutine[Any, Any, _T]) -> _T:
    """What the work returns; it is cancelled if whoever asked goes away."""
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(request.until_gone())
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refusal("try-again")
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
