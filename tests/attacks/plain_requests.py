"""One address that asks for whatever can be had for nothing, through 150 connections at once."""

import selectors
import socket
import time
from collections import Counter
from itertools import cycle

from tests.attacks.attack import ATTACKER, Visitor, bystander
from tests.server.harness import PATIENCE, Server

CONNECTIONS = 150
LONG_HOST = "a" * 2_800
"""A QR code of it takes a tenth of a second."""


def attack(server: Server, seconds: float) -> str:
    eve = Visitor(server, "Eve", "203.0.113.64")
    table = eve.open_table()
    picture = f"/api/tables/{table}/qr.svg"
    paths = ("openapi.json", "ladder", "tables", f"tables/{table}", "me/statistics", "me")
    others = [*(f"/api/{path}" for path in paths), picture, "/metrics", "/healthz", "/"]
    asks = [ask for path in others for ask in (_request(path, "derby"), _request(picture, LONG_HOST))]
    answered: Counter[int] = Counter()
    with bystander(server) as player, selectors.DefaultSelector() as waiting:
        until = time.monotonic() + seconds
        asking = cycle(asks)
        while time.monotonic() < until:
            while len(waiting.get_map()) < CONNECTIONS:
                connection = socket.create_connection(("127.0.0.1", server.port), PATIENCE, (ATTACKER, 0))
                connection.sendall(next(asking))
                waiting.register(connection, selectors.EVENT_READ)
            for key, _ in waiting.select(0.1):
                connection = key.fileobj
                assert isinstance(connection, socket.socket)
                answer = _received(connection)
                if answer:
                    answered[int(answer[9:12])] += 1
                # Every answer with a connection of its own: whoever is refused comes again, too.
                waiting.unregister(connection)
                connection.close()
        for key in list(waiting.get_map().values()):
            assert isinstance(key.fileobj, socket.socket)
            key.fileobj.close()
    return f"{answered.total():,} answers, {answered[429]:,} of them refusals; {player}"


def _request(path: str, host: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()


def _received(connection: socket.socket) -> bytes:
    try:
        return connection.recv(65_536)
    except ConnectionError:
        return b""
