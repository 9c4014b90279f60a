"""One guest who has as much as possible stored, through as many connections as there may be."""

import sqlite3
import time
from contextlib import closing

import msgspec
from websockets.exceptions import ConnectionClosed

from derby.editions import olympus
from tests.attacks.attack import Visitor, bystander
from tests.server.harness import Server


def attack(server: Server, seconds: float) -> str:
    eve = Visitor(server, "Eve", "203.0.113.63")
    table = eve.open_table()
    devices = [eve.device(table) for _ in range(20)]
    edition = msgspec.to_builtins(olympus())
    sent = 0
    with bystander(server) as player:
        began = time.monotonic()
        while time.monotonic() < began + seconds:
            for device in list(devices):
                try:
                    device.send("ChangeSettings", settings={"seats": 3 + sent % 4, "edition": edition})
                    sent += 1
                except ConnectionClosed:
                    devices.remove(device)
            time.sleep(0.01)
        lasted = time.monotonic() - began
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        entries, stored = database.execute(
            "SELECT COUNT(*), SUM(LENGTH(body)) FROM events WHERE game = ?", (table,)
        ).fetchone()
    assert entries <= 1 + 90 + lasted + 1, "a change a second, and 90 at once"
    assert stored <= 2_000_000 + 2_000 * (lasted + 1)
    return f"{sent:,} messages by 20 connections, {entries} entries of {stored:,} bytes stored; {player}"
