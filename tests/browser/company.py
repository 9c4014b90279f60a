"""People at a table whom nobody sees: they play without a browser, so that any stage is soon there to look at.

All of them have the longest names there can be, and one of them may be looked at in a browser, in several languages at
once.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.person import Person
from tests.server.harness import Device, Guest, Server

LONG_NAMES = [
    "Bartholomäus der Große I",
    "Wilhelmina Schwarzenbach",
    "Maximiliane-Friederike I",
    "Penelope Featherstonehau",
    "Konstantinos Papadopoulo",
    "Großherzogin Annegret II",
]
POWERLESS = {"first-bets", "third-bet", "fast-card", "slow-card", "place-fate-token", "game-over"}


class Company:
    """Guests at a table, each with a device; the first one is who is looked at."""

    def __init__(self, server: Server, seats: int, guests: list[Guest] | None = None, **settings: Any) -> None:
        self.server = server
        self.guests = guests or [Guest(server, name) for name in LONG_NAMES[:seats]]
        host, *others = self.guests
        self.table = host.open_table(seats=seats, **settings)
        self.lots = Random(f"{seats} {settings}")
        self.devices = [guest.device(self.table) for guest in self.guests]
        self.devices[0].room_after("Sit", seat=0)
        for seat, _ in enumerate(others, start=1):
            self.devices[seat].room_after("Sit", seat=seat)

    def start(self) -> None:
        self.devices[0].send("Start")
        for device in self.devices:
            device.until(lambda message: message["type"] == "Seen")

    @property
    def to_act(self) -> Device | None:
        """The device of the seat that is to decide, which knows it."""
        newest = max(self.devices, key=lambda device: device.version)
        seat: int | None = newest.view["seat_to_act"]
        if seat is None:
            return None
        device = self.devices[seat]
        while device.version < newest.version:
            device.receive()
        return device

    def play_until(self, wanted: Callable[[Device], bool]) -> None:
        """Play for everybody until one of them, who is to decide, finds what is wanted, or the game is over."""
        while (device := self.to_act) is not None and not wanted(device):
            version = device.version
            device.act(self.lots.choice(device.legal))
            while device.version == version:
                device.receive()

    def play_until_asked(self, stage: str, *, cards: int = 99, after_a_turn: bool = False) -> None:
        """Until the first one is asked, perhaps after a turn, or with at most so many cards left in a holder."""
        me = self.devices[0]

        def is_asked(device: Device) -> bool:
            now = device.view["stage"]
            if device is not me or not (now == stage or (stage == "power" and now not in POWERLESS)):
                return False
            most = max(map(len, me.own["holders"] if me.own else [[]]))
            return most <= cards and (len(device.view["discard"]) > 0 or not after_a_turn)

        self.play_until(is_asked)

    def enter(
        self,
        browser: Browser,
        language: str,
        screen: dict[str, int],
        *,
        is_stranger: bool = False,
        elsewhere: bool = False,
    ) -> Person:
        """A browser of the first one, or of a stranger, at the table, if it isn't `elsewhere`."""
        still = {"reduced_motion": "reduce"}
        name = "Zuschauerin" if is_stranger else LONG_NAMES[0]
        someone = Person(
            browser, self.server.url, name, language=language, screen=screen, context=still, quickOdds=True
        )
        if not is_stranger:
            for name, value in self.guests[0].http.cookies.items():
                someone.context.add_cookies([{"name": name, "value": value, "url": self.server.url}])
        if not elsewhere:
            someone.go(f"/table/{self.table}")
            expect(someone.page.locator("main")).to_be_visible()
        return someone

    def leave(self) -> None:
        for each in [*self.devices, *self.guests]:
            each.close()
