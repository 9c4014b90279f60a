"""Heads without end: one header that never ends, headers without number, and newlines before them."""

import time
from contextlib import suppress

from tests.attacks.attack import ATTACKER, bystander, peak_memory
from tests.server.harness import Server
from tests.server.raw import Wire

START = b"GET / HTTP/1.1\r\nHost: a\r\n"
HEADS = ((START + b"X: ", b"a"), (START, b"X: a\r\n"), (b"GET /", b"a"), (b"", b"\r\n"))
LARGEST = 50_000_000


def attack(server: Server, seconds: float) -> str:
    before = peak_memory(server)
    sent = connections = 0
    with bystander(server) as player:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            start, more = HEADS[connections % len(HEADS)]
            part = (more * 65_536)[:65_536]
            connections += 1
            with Wire(server, source=ATTACKER) as wire, suppress(ConnectionError):
                wire.send(start)
                for _ in range(LARGEST // len(part)):
                    wire.send(part)
                    sent += len(part)
                raise AssertionError("a head of 50 MB was taken")
    grown = peak_memory(server) - before
    assert grown < 100, f"{grown:.0f} MB more memory"
    return f"{sent / 1e6:,.0f} MB from {connections} connections, all cut off, {grown:.0f} MB more memory; {player}"
