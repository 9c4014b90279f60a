"""Whose address a connection has."""

import pytest

from derby.server.addresses import Proxies, shared_address
from derby.server.websocket import Socket
from tests.server.offline import Loop, offline_http, offline_server, offline_socket
from tests.server.raw import handshake

VISITOR = "203.0.113.7"
PROXY = "10.0.0.5"


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        (VISITOR, [], None),
        (VISITOR, ["198.51.100.1"], None),
        (PROXY, [], None),
        (PROXY, [VISITOR], VISITOR),
        (PROXY, [f"198.51.100.1, {VISITOR}"], VISITOR),
        (PROXY, ["198.51.100.1", VISITOR], VISITOR),
        (PROXY, [f"{VISITOR}, {PROXY}"], VISITOR),
        (PROXY, [f"{VISITOR}:50000"], VISITOR),
        (PROXY, [""], None),
    ],
    ids=["plain", "no proxy", "silent proxy", "proxy", "forged", "forged twice", "two proxies", "port", "empty"],
)
def test_a_proxy_is_believed_and_nobody_else(peer: str, forwarded: list[str], address: str | None) -> None:
    assert Proxies("127.0.0.1,10.0.0.0/24").forwarded_address(peer, forwarded) == address


@pytest.mark.parametrize(
    ("address", "shared"),
    [
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:0db8:0:0:ffff::9", "2001:db8::/64"),
        ("::ffff:203.0.113.7", VISITOR),
        ("unknown", "unknown"),
        ("x" * 5_000, "x" * 64),
    ],
)
def test_of_ipv6_the_network_counts(address: str, shared: str) -> None:
    assert shared_address(address) == shared


def test_a_websocket_knows_the_visitors_address() -> None:
    with offline_server() as server:
        assert offline_socket(server, f"X-Forwarded-For: {VISITOR}")[0].address == VISITOR
        assert offline_socket(server)[0].address == "127.0.0.1"


def test_a_proxy_that_comes_in_over_ipv6_is_trusted_all_the_same() -> None:
    with offline_server() as server:
        connection, transport = offline_http(server, Loop(), peer="::ffff:127.0.0.1")
        connection.data_received(handshake(f"X-Forwarded-For: {VISITOR}"))
        socket = transport.protocol
        assert isinstance(socket, Socket)
        assert socket.address == VISITOR
        assert connection.client == ("127.0.0.1", 50_000), "as uvicorn sees it, too"
