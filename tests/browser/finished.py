"""Games that are played to their end without a browser, to be looked at in one."""

from random import Random
from typing import Any

from tests.browser.person import Person
from tests.server.harness import Device, Guest, Server
from tests.server.parties import play_together


def finished_game(server: Server, name: str, **settings: Any) -> str:
    """The table of a game of one guest and random bots."""
    guest = Guest(server, name)
    table = guest.quick_play(settings={"seats": 3, **settings})
    device = guest.device(table)
    device.play_on(Random(name).choice)
    device.close()
    guest.close()
    return table


def finish_together(server: Server, *people: Person, table: str) -> None:
    """Play the decisions of several people on other devices until the game is over."""
    devices = [Device(server, {"Cookie": cookies_of(person)}, table) for person in people]
    play_together(*devices)
    for device in devices:
        device.close()


def cookies_of(person: Person) -> str:
    return "; ".join(f"{each['name']}={each['value']}" for each in person.context.cookies())  # type: ignore[typeddict-item]


def finish_game(server: Server, person: Person, table: str) -> None:
    """Play a person's decisions on another device until the game is over."""
    device = Device(server, {"Cookie": cookies_of(person)}, table)
    device.play_on(person.lots.choice)
    device.close()
