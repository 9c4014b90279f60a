"""How a route of the HTTP interface is declared, what may be sent to it, and how it refuses."""

from collections.abc import Awaitable, Callable
from typing import Any, Literal, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from derby.server.services import Services
from derby.tables.refusal import Reason, Refusal

STATUS: dict[Reason, int] = {
    "no-such-table": 404,
    "no-such-seat": 404,
    "not-known": 401,
    "not-allowed": 403,
    "not-over": 409,
    "other-rules": 409,
    "too-fast": 429,
    "too-many": 429,
    "too-large": 413,
    "try-again": 503,
}
"""The HTTP status of a refusal; 400 for all others."""


class Answer(NamedTuple):
    """What a route returns: something to be encoded, or bytes as they are."""

    body: Any
    kind: str = "application/json"
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


async def body_of(route: Route, request: Request) -> Any:
    """What was sent, checked."""
    if route.body is None:
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refusal("bad-message")
    sent = bytearray()
    async for part in request.stream():
        sent += part
        if len(sent) > route.largest:
            raise Refusal("too-large")
    if route.body is bytes:
        return bytes(sent)
    try:
        return msgspec.json.decode(sent, type=route.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal("bad-message") from None


def refusal_response(reason: Reason) -> Response:
    status = STATUS.get(reason, 400)
    return Response(msgspec.json.encode({"reason": reason}), status, media_type="application/json")
