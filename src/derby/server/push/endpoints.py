"""Where the server may be sent: to the push services of the browsers, and to hosts that its own host names.

A subscription is an address that anybody may hand in; without this list the server would ask any machine that it can
reach, also inside its own network.
"""

from typing import NamedTuple
from urllib.parse import urlsplit

SERVICES = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
"""Chrome and its kin, Firefox, Safari, Edge; a name that begins with a dot stands for all below it."""
LONGEST = 1_000
HTTPS = 443


class Endpoint(NamedTuple):
    host: str
    port: int
    path: str
    is_named: bool
    """Whether the server's host has named it: then it may be inside their network."""

    @property
    def authority(self) -> str:
        return self.host if self.port == HTTPS else f"{self.host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"https://{self.authority}"


def endpoint_of(url: str, named: frozenset[str]) -> Endpoint:
    """The address of a subscription; raises `ValueError` if it isn't one that we send to.

    `named` are hosts that the server's host has named, as `host` or `host:port`.
    """
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise ValueError("this is no address")
    parts = urlsplit(url)
    host, port = (parts.hostname or "").rstrip("."), parts.port or HTTPS
    if parts.scheme != "https" or not host or "@" in parts.netloc or parts.fragment:
        raise ValueError("subscriptions have an address with https")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    found = Endpoint(host, port, path, False)
    if found.authority in named:
        return found._replace(is_named=True)
    is_known = any(host == name or (name.startswith(".") and host.endswith(name)) for name in SERVICES)
    if not is_known or port != HTTPS:
        raise ValueError(f"{host} is no push service that we know")
    return found
