"""Who is who: signed cookies of guests, tokens of seats and of external bots, and where requests may come from.

All of them are made from one secret by HMAC-SHA-256, so nothing but the secret has to be kept.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Collection
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from websockets.http11 import Request

COOKIE = "derby_guest"
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers allow."""
SOCKET_PATH = "/ws"

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}


def new_recovery_code() -> str:
    """100 random bits in letters and digits that are not mistaken for each other, in five groups."""
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
    return "-".join("".join(secrets.choice(letters) for _ in range(4)) for _ in range(5))


def recovery_digest(code: str) -> str:
    """What is stored of a recovery code; how it is written doesn't matter."""
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return sha256(f"recovery {plain}".encode()).hexdigest()


class Authentication:
    def __init__(self, secret: str, public_url: str | None) -> None:
        self._secret = secret.encode()
        self._origin = _origin(public_url) if public_url else None
        self.is_secure = public_url is not None and public_url.startswith("https://")
        """Whether cookies are for encrypted connections only."""

    def cookie_of(self, guest: str) -> str:
        return f"{guest}.{self._sign(f'guest {guest}')}"

    def guest_of_cookie(self, cookie: str | None) -> str | None:
        return self._signed(cookie, "guest")

    def bot_token(self, guest: str) -> str:
        return f"{guest}.{self._sign(f'bot {guest}')}"

    def seat_token(self, table: str, seat: int, guest: str) -> str:
        return self._sign(f"seat {table} {seat} {guest}")

    def has_seat_token(self, tokens: Collection[str], table: str, seat: int, guest: str) -> bool:
        right = self.seat_token(table, seat, guest).encode()
        return any(hmac.compare_digest(token.encode("utf-8", "replace"), right) for token in tokens)

    def may_come_from(self, origin: str | None, host: str | None) -> bool:
        """Whether a browser's page of this origin may talk to us; programs that are no browsers name none."""
        if origin is None:
            return True
        if self._origin is not None and origin == self._origin:
            return True
        return self._origin is None and bool(host) and _netloc(origin) == host

    def refuse_socket(self, request: Request) -> int | None:
        """The HTTP status with which a WebSocket is refused, None for one that may be opened."""
        headers = request.headers
        if request.path.partition("?")[0] != SOCKET_PATH:
            return 404
        if len(headers.get_all("Origin")) > 1 or len(headers.get_all("Host")) > 1:
            return 400
        if not self.may_come_from(headers.get("Origin"), headers.get("Host")):
            return 403
        if headers.get_all("Authorization") and self.guest_of_socket(request) is None:
            return 401
        return None

    def guest_of_socket(self, request: Request) -> str | None:
        """The guest, or the external bot, that opens a WebSocket."""
        for value in request.headers.get_all("Authorization")[:1]:
            kind, _, token = value.partition(" ")
            return self._signed(token, "bot") if kind.lower() == "bearer" else None
        for value in request.headers.get_all("Cookie"):
            try:
                found = SimpleCookie(value).get(COOKIE)
            except CookieError:
                continue
            if found is not None:
                return self.guest_of_cookie(found.value)
        return None

    def _signed(self, text: str | None, kind: str) -> str | None:
        id_, _, signature = (text or "").partition(".")
        right = self._sign(f"{kind} {id_}")
        return id_ if id_ and hmac.compare_digest(signature.encode(), right.encode()) else None

    def _sign(self, text: str) -> str:
        digest = hmac.digest(self._secret, text.encode("utf-8", "replace"), "sha256")
        return urlsafe_b64encode(digest[:18]).decode()


def _netloc(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
