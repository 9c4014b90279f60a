"""The request that opens a WebSocket: who sends it, and whether it is refused."""

from http.cookies import CookieError, SimpleCookie

from websockets.http11 import Request

from derby.server.authentication import COOKIE, Authentication
from derby.server.passes import Pass

SOCKET_PATH = "/ws"


def refusal_of(authentication: Authentication, request: Request) -> int | None:
    """The HTTP status with which a WebSocket is refused, None for one that may be opened."""
    headers = request.headers
    if request.path.partition("?")[0] != SOCKET_PATH:
        return 404
    if len(headers.get_all("Origin")) > 1 or len(headers.get_all("Host")) > 1:
        return 400
    if not authentication.may_come_from(headers.get("Origin"), headers.get("Host")):
        return 403
    if headers.get_all("Authorization") and pass_of(authentication, request) is None:
        return 401
    return None


def pass_of(authentication: Authentication, request: Request) -> Pass | None:
    """Of the guest, or the external bot, that opens a WebSocket."""
    for value in request.headers.get_all("Authorization")[:1]:
        kind, _, token = value.partition(" ")
        return authentication.bot_of(token) if kind.lower() == "bearer" else None
    for value in request.headers.get_all("Cookie"):
        try:
            found = SimpleCookie(value).get(COOKIE)
        except CookieError:
            continue
        if found is not None:
            return authentication.pass_of_cookie(found.value)
    return None
