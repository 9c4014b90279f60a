"""Malformed messages from many connections."""

import random
import time

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.attacks.attack import ATTACKER, bystander
from tests.server.harness import PATIENCE, Server
from tests.server.hostility import RAW

ENOUGH = 20_000
"""Messages after which somebody must have been sent away."""


def attack(server: Server, seconds: float) -> str:
    lots = random.Random(1)
    sent = closed = 0
    with bystander(server) as player:
        until = time.monotonic() + seconds
        # A busy machine needs longer to see what must happen.
        while time.monotonic() < until or (closed == 0 and sent < ENOUGH):
            with _connected(server) as connection:
                try:
                    for _ in range(200):
                        connection.send(lots.choice(RAW))
                        sent += 1
                except ConnectionClosed:
                    closed += 1
    assert closed > 0, "whoever sends nothing else is sent away"
    return f"{sent:,} messages, {closed} connections closed; {player}"


def _connected(server: Server) -> ClientConnection:
    return connect(
        f"ws://127.0.0.1:{server.port}/ws", source_address=(ATTACKER, 0), open_timeout=PATIENCE, close_timeout=1
    )
