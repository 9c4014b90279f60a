"""A game that was played to its end without a browser, to be looked at in one."""

from random import Random
from typing import Any

from tests.server.harness import Guest, Server


def finished_game(server: Server, name: str, **settings: Any) -> str:
    """The table of a game of one guest and random bots."""
    guest = Guest(server, name)
    table = guest.quick_play(settings={"seats": 3, **settings})
    device = guest.device(table)
    device.play_on(Random(name).choice)
    device.close()
    guest.close()
    return table
