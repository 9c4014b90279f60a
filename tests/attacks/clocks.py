"""A player on a clock who hands the seat to a bot and takes it back all the time, and reconnects in between."""

import time

from tests.attacks.attack import Visitor, bystander
from tests.server.harness import Device, Server
from tests.server.parties import hear_until

SETTINGS = {"seats": 3, "clock": {"kind": "bank", "seconds": 60}, "leaver_level": "random"}
AT_ONCE, SOON, LATER = 12, 0.2, 6.0
"""So many tries come as fast as the server's limits allow; seconds of thought before each, and before later ones."""


def attack(server: Server, seconds: float) -> str:
    eve = Visitor(server, "Eve")
    games = tries = 0
    thought = charged = 0.0
    with bystander(server) as player:
        until = time.monotonic() + seconds
        while tries == 0 or time.monotonic() < until:  # on a busy machine the first try comes late
            games += 1
            device = eve.device(eve.quick_play(settings=SETTINGS))
            left = 60.0
            while (tries == 0 or time.monotonic() < until) and left > 2 * LATER and _is_asked(device):
                version, pause = device.version, SOON if tries < AT_ONCE else LATER
                time.sleep(pause)
                if tries % 3 == 2:
                    device.close()
                    device = eve.device(device.room["table"])
                for kind in ("Stand", "TakeBack", "Stand", "TakeBack"):
                    device.send(kind, seat=0)
                hear_until(
                    device,
                    lambda device=device, was=version, left=left: device.version > was and _bank(device) < left,
                )
                device.drain(0.1)
                now = _bank(device)
                assert now <= left - pause, "what was thought stays thought"
                thought, charged, left = thought + pause, charged + left - now, now
                tries += 1
            device.close()
    assert tries > 0
    told = f"bots made them, and of {thought:.1f} s of thought {charged:.1f} s were charged"
    return f"{tries} decisions in {games} games handed over and taken back: {told}; {player}"


def _bank(device: Device) -> float:
    """The seconds that are left to Eve."""
    return device.room["seats"][0]["bank_ms"] / 1000


def _is_asked(device: Device) -> bool:
    """Wait until the seat is asked; False if the game is over."""
    while not device.is_over and (device.room["seats"][0]["handed_over"] or not device.legal):
        device.drain(0.1)
        if device.room["seats"][0]["handed_over"] and not device.is_over:
            device.send("TakeBack", seat=0)  # it was too fast
            device.drain(1)
    return not device.is_over
