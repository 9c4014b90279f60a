"""Who is who: signed cookies of guests, tokens of seats and of external bots, and where requests may come from.

All of them are made from one secret by HMAC-SHA-256, so nothing but the secret has to be kept.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Collection
from hashlib import sha256
from urllib.parse import urlsplit

from derby.server.passes import LASTS_SECONDS, Pass
from derby.tables.guest import Guest

COOKIE = "derby_guest"
COOKIE_SECONDS = LASTS_SECONDS

HEADERS = {
    "Content-Security-Policy": (
        # WebAssembly runs the browser's own Python; it allows no script that doesn't come from here.
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}

ENCRYPTED_ONLY = {"Strict-Transport-Security": "max-age=31536000"}
"""For a year browsers come back by https only; other names below the server's are no business of ours."""


def security_headers(public_url: str | None) -> dict[str, str]:
    """The headers that every answer has."""
    return {**HEADERS, **ENCRYPTED_ONLY} if is_secure(public_url) else HEADERS


def is_secure(public_url: str | None) -> bool:
    return public_url is not None and public_url.startswith("https://")


def new_recovery_code() -> str:
    """100 random bits in letters and digits that are not mistaken for each other, in five groups."""
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
    return "-".join("".join(secrets.choice(letters) for _ in range(4)) for _ in range(5))


def recovery_digest(code: str) -> str:
    """What is stored of a recovery code; how it is written doesn't matter."""
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return sha256(f"recovery {plain}".encode()).hexdigest()


class Authentication:
    def __init__(self, secret: str, public_url: str | None, old_cookies_issued: int = 0) -> None:
        self._secret = secret.encode()
        self._old_cookies_issued = old_cookies_issued
        """When those count as issued that don't say it, in seconds since 1970: they end, too."""
        self._origin = _origin(public_url) if public_url else None
        self.is_secure = is_secure(public_url)
        """Whether cookies are for encrypted connections only."""
        self.headers = security_headers(public_url)

    def cookie_of(self, guest: Guest, now_ms: int) -> str:
        said = f"{guest.id}.{guest.generation}.{now_ms // 1000}"
        return f"{said}.{self._sign(f'cookie {said}')}"

    def pass_of_cookie(self, cookie: str | None) -> Pass | None:
        parts = (cookie or "").split(".")
        if len(parts) == 2:
            # From before cookies said when they were issued.
            guest = self._signed(cookie, "guest")
            return Pass(guest, 0, self._old_cookies_issued) if guest is not None else None
        said, _, signature = (cookie or "").rpartition(".")
        if len(parts) != 4 or not _are_same(signature, self._sign(f"cookie {said}")):
            return None
        return Pass(parts[0], int(parts[1]), int(parts[2]))

    def bot_token(self, bot: str, owner: Guest) -> str:
        said = f"{bot}.{owner.id}.{owner.generation}"
        return f"{said}.{self._sign(f'bot {said}')}"

    def seat_token(self, table: str, seat: int, guest: str) -> str:
        return self._sign(f"seat {table} {seat} {guest}")

    def has_seat_token(self, tokens: Collection[str], table: str, seat: int, guest: str) -> bool:
        right = self.seat_token(table, seat, guest)
        return any(_are_same(token, right) for token in tokens)

    def address_digest(self, address: str) -> str:
        """What is stored of an address: enough to know it again, as long as the secret is kept."""
        return self._sign(f"address {address}")

    def may_come_from(self, origin: str | None, host: str | None) -> bool:
        """Whether a browser's page of this origin may talk to us; programs that are no browsers name none."""
        if origin is None:
            return True
        if self._origin is not None and origin == self._origin:
            return True
        return self._origin is None and bool(host) and _netloc(origin) == host

    def bot_of(self, token: str) -> Pass | None:
        """Of the external bot that has this token."""
        parts = token.split(".")
        if len(parts) == 2:
            # From before tokens could end: they do with the owner's first new recovery code.
            bot = self._signed(token, "bot")
            return Pass(bot, 0, None) if bot is not None else None
        said, _, signature = token.rpartition(".")
        if len(parts) != 4 or not _are_same(signature, self._sign(f"bot {said}")):
            return None
        return Pass(parts[0], int(parts[2]), None, parts[1])

    def _signed(self, text: str | None, kind: str) -> str | None:
        id_, _, signature = (text or "").partition(".")
        right = self._sign(f"{kind} {id_}")
        return id_ if id_ and _are_same(signature, right) else None

    def _sign(self, text: str) -> str:
        digest = hmac.digest(self._secret, text.encode("utf-8", "replace"), "sha256")
        return urlsafe_b64encode(digest[:18]).decode()


def _are_same(signature: str, right: str) -> bool:
    return hmac.compare_digest(signature.encode("utf-8", "replace"), right.encode())


def _netloc(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
