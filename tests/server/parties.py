"""People who have sat down together, and the playing of their game."""

import time
from collections.abc import Callable
from typing import Any

from tests.server.harness import PATIENCE, Device, Guest


def begin(host: Guest, *others: Guest, **settings: Any) -> list[Device]:
    """A game of these people that has just begun, with bots on the seats that are left; a device of each."""
    table = host.open_table(**{"leaver_level": "random", **settings})
    devices = [guest.device(table) for guest in (host, *others)]
    for seat, device in enumerate(devices):
        device.send("Sit", seat=seat)
    first = devices[0]
    while sum(seat["kind"] == "person" for seat in first.room["seats"]) < len(devices):
        first.receive()
    first.send("FillWithBots", level="random")
    first.send("Start")
    for device in devices:
        device.until(lambda message: message["type"] == "Seen")
    assert [device.seat for device in devices] == list(range(len(devices)))
    return devices


def hear_until(device: Device, is_so: Callable[[], bool]) -> None:
    """Hear whatever comes until something is so; if it never is, the test fails."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, "it did not become so"
        device.receive()


def play_together(*devices: Device, most: int = 100_000) -> None:
    """Play whatever these devices are asked, until the game is over or so many decisions are made."""
    for _ in range(most):
        wait_for_turn(*devices)
        if devices[0].is_over:
            return
        asked = next(device for device in devices if device.legal)
        assert asked.act()["type"] == "Done"


def wait_for_turn(*devices: Device) -> None:
    """Wait until one of the devices is asked, or the game is over; all have seen the same then."""
    follow(*devices)
    while not any(device.legal for device in devices) and not devices[0].is_over:
        devices[0].receive()
        follow(*devices)


def follow(*devices: Device) -> None:
    """Let all devices see what one of them has seen."""
    newest = max(device.version for device in devices)
    for device in devices:
        while device.version < newest:
            device.receive()
