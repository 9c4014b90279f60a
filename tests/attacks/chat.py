"""One guest who floods a table's chat, with a new connection whenever the old one has said enough."""

import time

from tests.attacks.attack import Visitor, bystander
from tests.server.harness import Device, Server


def attack(server: Server, seconds: float) -> str:
    eve = Visitor(server, "Eve", "203.0.113.61")
    table = eve.open_table()
    watcher = Device(server, {}, table)
    sent = connections = 0
    with bystander(server) as player:
        began = time.monotonic()
        while time.monotonic() < began + seconds:
            device = eve.device(table)
            connections += 1
            for _ in range(20):
                device.send("Say", text="hello")
                sent += 1
            assert device.ask("Rematch") in ("not-over", "too-fast")
            device.close()
        lasted = time.monotonic() - began
    watcher.drain()
    assert len(watcher.chat) <= 6 + 0.5 * (lasted + 1), "a line every two seconds, and six at once"
    return f"{sent:,} lines by {connections} connections, {len(watcher.chat)} heard; {player}"
