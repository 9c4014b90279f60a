"""Whose address a connection has: the visitor's, also where a reverse proxy passes it on.

Limits by address count by this one. It is never stored nor logged.
"""

import asyncio
from collections.abc import Iterable
from functools import cache
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.requests import Request
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.utils import get_remote_addr

LONGEST = 64
"""Of what a proxy gives as an address, in characters."""


class Proxies:
    """The reverse proxies whose word about a visitor's address counts."""

    def __init__(self, trusted: str) -> None:
        # uvicorn decides for HTTP requests by the same object.
        self._trusted = ProxyHeadersMiddleware(_no_app, trusted).trusted_hosts

    def is_trusted(self, peer: str) -> bool:
        return peer in self._trusted

    def forwarded_address(self, peer: str, forwarded: Iterable[str]) -> str | None:
        """The visitor's address as a trusted proxy names it in the headers X-Forwarded-For."""
        said = ", ".join(forwarded)
        if not said or not self.is_trusted(peer):
            return None
        return shared_address(self._trusted.get_trusted_client_address(said)[0]) or None


def proxies_of(config: Config) -> Proxies:
    trusted = config.forwarded_allow_ips
    return _proxies(trusted if isinstance(trusted, str) else ",".join(trusted))


_proxies = cache(Proxies)


def peer_of(transport: asyncio.Transport) -> str:
    """The address at the other end; IPv4 in its own notation, also where it comes in over IPv6."""
    peer = get_remote_addr(transport)
    return peer[0].removeprefix("::ffff:") if peer is not None else ""


def address_of_request(request: Request) -> str:
    """The visitor's address; uvicorn has looked at the headers already."""
    return shared_address(request.client.host if request.client else "")


def shared_address(address: str) -> str:
    """An address as limits count it: of IPv6 the network, since everybody has 2**64 addresses there."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address[:LONGEST]
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ip_network((ip, 64), strict=False))


async def _no_app(*_: object) -> None:
    """Nobody is served."""
