"""Empty pings, pongs and parts of messages, as fast as the network takes them, from one connection after the other."""

import time
from contextlib import suppress

from tests.attacks.attack import ATTACKER, bystander
from tests.server.harness import Server
from tests.server.raw import CONTINUATION, PING, PONG, TEXT, Wire, frame

FLOODS = (frame(b"", PING), frame(b"", PONG), frame(b"x", PING), frame(b"", CONTINUATION, first=0))


def attack(server: Server, seconds: float) -> str:
    connections = sent = 0
    with bystander(server) as player:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            flood = FLOODS[connections % len(FLOODS)]
            with Wire(server, source=ATTACKER).open() as wire:
                connections += 1
                wire.send(frame(b"", TEXT, first=0))
                with suppress(ConnectionError):
                    for _ in range(1_000):
                        wire.send(flood * 1_000)
                        sent += 1_000
                    raise AssertionError("a million frames were taken from one connection")
    assert connections > 1
    return f"{sent:,} frames from {connections} connections, each of them cut off; {player}"
