"""Requests that are never finished, from several addresses, each of which holds as many descriptors as it gets."""

import socket
import time
from contextlib import suppress

import httpx

from derby.server.limits import Limits
from tests.attacks.attack import bystander
from tests.server.harness import PATIENCE, Server

ADDRESSES = [f"127.0.0.{number}" for number in range(101, 104)]
MOST = Limits().connections_per_address


def attack(server: Server, seconds: float) -> str:
    tried = asked = 0
    held: dict[str, list[socket.socket]] = {address: [] for address in ADDRESSES}
    try:
        with bystander(server) as player:
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                for address, connections in held.items():
                    more = MOST + 20 - len(connections)
                    connections += [_unfinished(server, address) for _ in range(more)]
                    tried += more
                # Asked last, answered last: the others have their answers by then, if they get any.
                assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200, "the health"
                asked += 1
                for connections in held.values():
                    _drop_refused(connections)
                    assert len(connections) <= MOST, "more from one address than it may have"
                time.sleep(0.1)
    finally:
        for connections in held.values():
            for connection in connections:
                connection.close()
    return f"{tried} unfinished requests, {sum(map(len, held.values()))} held, health told {asked} times; {player}"


def _unfinished(server: Server, address: str) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))
    with suppress(ConnectionError):
        connection.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n")
    return connection


def _drop_refused(connections: list[socket.socket]) -> None:
    for connection in list(connections):
        connection.setblocking(False)
        try:
            connection.recv(100)
        except BlockingIOError:
            continue
        except ConnectionError:
            pass
        connections.remove(connection)
        connection.close()
