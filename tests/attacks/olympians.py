"""Many tables with Olympian, of two guests at one address: others' bots and odds don't wait behind all of them."""

import time
from threading import Event, Thread

from tests.attacks.attack import Visitor, bystander
from tests.server.harness import Device, Guest, Server

TABLES = 12
"""Six for each of two guests."""
LEAST = 8
"""Bots' decisions and odds that the player has to get, however long they take."""


class Crowd:
    """Plays at all tables at once, as fast as the bots there."""

    def __init__(self, server: Server) -> None:
        guests = [Visitor(server, name) for name in ("Max", "Moritz")]
        self._devices = [guest.device(guest.quick_play("olympian", seat=0)) for guest in guests for _ in range(6)]
        self.decisions = 0
        """Of bots."""
        self._is_over = Event()
        self._thread = Thread(target=self._play, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._is_over.set()
        self._thread.join()

    def _play(self) -> None:
        decided = dict.fromkeys(self._devices, -1)
        while not self._is_over.wait(0.01):
            for device in self._devices:
                self.decisions += bots_decisions(device)
                if device.legal and decided[device] < device.version:
                    decided[device] = version = device.version
                    device.send("Act", seat=0, code=device.legal[0], version=version, key=str(version))


def bots_decisions(device: Device) -> int:
    """How many decisions of bots a device hears of that have come."""
    count = 0
    while True:
        was_asked = bool(device.legal)
        try:
            message = device.receive(0)
        except TimeoutError:
            return count
        count += message["type"] == "Happened" and not was_asked


def attack(server: Server, seconds: float) -> str:
    ann = Guest(server, "Ann")
    device = ann.device(ann.quick_play("hero", seat=0, settings={"odds": True}))
    _serve_once(device)  # whatever has to be loaded for Hero and the odds is
    crowd = Crowd(server)
    while crowd.decisions < 3:
        time.sleep(0.01)
    served, before = 0, crowd.decisions
    with bystander(server) as player:
        until = time.monotonic() + seconds
        while time.monotonic() < until or served < LEAST:
            if device.is_over:
                device = ann.device(ann.quick_play("hero", seat=0, settings={"odds": True}))
            served += _serve_once(device)
    crowd.stop()
    theirs = crowd.decisions - before
    assert served > 3 * theirs / TABLES, f"served {served} times, each of {TABLES} other tables {theirs / TABLES:.1f}"
    return f"{served} decisions of Hero and odds, {theirs} of Olympian at {TABLES} tables; {player}"


def _serve_once(device: Device) -> int:
    """Wait for bots, ask for the odds, and decide; how often workers had to do something for that."""
    served = 0
    while not device.legal and not device.is_over:
        served += device.receive()["type"] == "Happened"
    if device.legal:
        device.send("AskOdds", seat=0)
        device.until(lambda message: message["type"] == "OddsAre")
        assert device.act()["type"] == "Done"
        served += 1
    return served
