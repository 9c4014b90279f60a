"""One address that fills the lobby, with one guest after the other."""

import time

from tests.attacks.attack import Visitor, bystander
from tests.server.harness import Guest, Server


def attack(server: Server, seconds: float) -> str:
    ann = Guest(server, "Ann")
    early = ann.open_table(listed=True)
    asked = guests = 0
    listed: list[str] = []
    with bystander(server) as player:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            made = Visitor(server, None, "203.0.113.62")
            if made.http.post("/api/guests", json={"name": "Eve"}).status_code == 200:
                guests += 1
                for _ in range(7):
                    answer = made.http.post("/api/tables", json={"listed": True})
                    asked += 1
                    if answer.status_code == 200:
                        listed.append(answer.json()["table"])
            made.close()
        lobby = [table["table"] for table in ann.get("/api/tables")]
    assert early in lobby
    assert len(listed) <= 20, "five of a guest, twenty of an address"
    return f"{asked} tables asked for by {guests} guests, {len(listed)} listed; {player}"
