"""Sending one message to a push service, which may be slow, broken or hostile.

One request on one connection: what comes back is read up to the end of its headers and no further, redirections are not
followed, and all of it has a few seconds.
"""

import asyncio
import ssl
from collections.abc import Mapping
from ipaddress import ip_address
from typing import NamedTuple

from derby.server.push.endpoints import Endpoint

SECONDS = 10.0
"""How long all of it may take."""
LARGEST_ANSWER = 16_384
"""Bytes of the status and the headers."""
LONGEST_WAIT_SECONDS = 24 * 3600


class Delivered(NamedTuple):
    status: int
    """Of the answer; 0 if there was none."""
    wait_seconds: int = 0
    """How long the service wants to be left alone."""


NO_ANSWER = Delivered(0)


async def deliver(endpoint: Endpoint, headers: Mapping[str, str], body: bytes, context: ssl.SSLContext) -> Delivered:
    try:
        async with asyncio.timeout(SECONDS):
            return await _deliver(endpoint, headers, body, context)
    except (OSError, TimeoutError, EOFError, ValueError):  # TLS, a name that isn't found, an answer that is none
        return NO_ANSWER


async def _deliver(endpoint: Endpoint, headers: Mapping[str, str], body: bytes, context: ssl.SSLContext) -> Delivered:
    address = await _address_of(endpoint)
    reader, writer = await asyncio.open_connection(
        address, endpoint.port, ssl=context, server_hostname=endpoint.host, limit=LARGEST_ANSWER
    )
    try:
        lines = [f"POST {endpoint.path} HTTP/1.1", f"Host: {endpoint.authority}", f"Content-Length: {len(body)}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        writer.write("\r\n".join([*lines, "Connection: close", "", ""]).encode("ascii") + body)
        await writer.drain()
        return _read(await _head(reader))
    finally:
        writer.transport.abort()  # whatever else comes


async def _head(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.readuntil(b"\r\n\r\n")
    except asyncio.LimitOverrunError as error:
        raise ValueError("too long an answer") from error


def _read(head: bytes) -> Delivered:
    first, *lines = head.decode("latin-1").split("\r\n")
    version, status, *_ = first.split(" ", 2)
    if not version.startswith("HTTP/1.") or len(status) != 3 or not (status.isascii() and status.isdigit()):
        raise ValueError("no answer")
    for line in lines:
        name, _, value = line.partition(":")
        seconds = value.strip()
        if name.lower() == "retry-after" and seconds.isascii() and seconds.isdigit() and len(seconds) < 9:
            return Delivered(int(status), min(int(seconds), LONGEST_WAIT_SECONDS))
    return Delivered(int(status))


async def _address_of(endpoint: Endpoint) -> str:
    """The address of the host. Known services are in the public network: whoever says otherwise isn't believed."""
    found = await asyncio.get_running_loop().getaddrinfo(endpoint.host, endpoint.port, type=1)
    addresses = [str(each[4][0]) for each in found]
    fit = [each for each in addresses if endpoint.is_named or ip_address(each.partition("%")[0]).is_global]
    if not fit:
        raise ValueError(f"{endpoint.host} has no public address")
    return fit[0]
