"""What attacks share: where they come from, and somebody who goes on playing in the meantime."""

import importlib
import pkgutil
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

import httpx
from websockets.exceptions import ConnectionClosed

import tests.attacks
from tests.server.harness import PATIENCE, Device, Guest, Server

ATTACKER = "127.0.0.66"
"""The address attacks come from. Players come from 127.0.0.1, so limits by address tell them apart."""

GAMES = 20
"""Games of one guest: nobody may open tables without end."""

BEFORE = 10
"""Decisions that are made before the attack begins, to know how slow the machine is without it."""
PATIENT_SECONDS = 3.0
"""How much longer than the slowest of them any answer may take. A machine that does a lot besides keeps it; a server
that stands still for some seconds doesn't."""

Attack = Callable[[Server, float], str]
"""Attacks a server for so many seconds and tells what it saw; raises an `AssertionError` if that hurts anybody else."""


def attacks() -> dict[str, Attack]:
    """All attacks, by the names of their modules."""
    names = sorted(module.name for module in pkgutil.iter_modules(tests.attacks.__path__))
    modules = {name: importlib.import_module(f"tests.attacks.{name}") for name in names if name != "__main__"}
    return {name: module.attack for name, module in modules.items() if hasattr(module, "attack")}


class Visitor(Guest):
    """A guest at another address, as a proxy on this machine tells the server; without a name, a stranger at first."""

    def __init__(self, server: Server, name: str | None, address: str = ATTACKER) -> None:
        super().__init__(server, None)
        self.address = address
        self.http.headers["X-Forwarded-For"] = address
        if name is not None:
            self.post("/api/guests", {"name": name})

    def device(self, table: str, **enter: object) -> Device:
        return Device(self.server, {"Cookie": self.cookie(), "X-Forwarded-For": self.address}, table, **enter)


class Bystander:
    """Plays on against random bots, one game after the other, asks for the server's health after each decision, and
    notes how long the answers take."""

    def __init__(self, server: Server) -> None:
        self.decisions = 0
        self.longest = 0.0
        """Seconds that the slowest answer took since the attack began."""
        self.before = 0.0
        """Before it began."""
        self.failure: Exception | None = None
        self._server = server
        self._has_begun = Event()
        self._is_over = Event()
        self._thread = Thread(target=self._play, daemon=True)

    def start(self) -> None:
        """Begin to play, and wait until it is known how slow the machine is."""
        self._thread.start()
        self._has_begun.wait(PATIENCE)

    def stop(self) -> None:
        self._is_over.set()
        self._thread.join()

    def __str__(self) -> str:
        told = f"{self.longest:.2f} s at most, and {self.before:.2f} s before"
        return f"a bystander's {self.decisions} decisions, and answers about the health, took {told}"

    def _play(self) -> None:
        try:
            while not self._is_over.is_set():
                guest = Guest(self._server, "Ann")
                for _ in range(GAMES):
                    device = guest.device(guest.quick_play())
                    self._play_game(device)
                    device.close()
                    if self._is_over.is_set():
                        return
        except Exception as error:  # told where the bystander is awaited
            self.failure = error

    def _play_game(self, device: Device) -> None:
        while not self._is_over.is_set() and not device.is_over:
            if not device.legal:
                with suppress(TimeoutError):
                    device.receive(0.5)
                continue
            began = time.monotonic()
            assert device.act()["type"] == "Done"
            took = time.monotonic() - began
            began = time.monotonic()
            assert httpx.get(f"{self._server.url}/healthz", timeout=PATIENCE).status_code == 200
            self._note(max(took, time.monotonic() - began))
            self._is_over.wait(0.05)  # 30 messages a second are too fast

    def _note(self, seconds: float) -> None:
        self.decisions += 1
        if self.decisions > BEFORE:
            self.longest = max(self.longest, seconds)
            return
        self.before = max(self.before, seconds)
        if self.decisions == BEFORE:
            self._has_begun.set()


@contextmanager
def bystander(server: Server) -> Generator[Bystander]:
    """Somebody who plays while the attack goes on, and is served all the time."""
    player = Bystander(server)
    player.start()
    try:
        yield player
    finally:
        player.stop()
    assert player.failure is None, repr(player.failure)
    assert player.decisions > BEFORE
    assert player.longest < player.before + PATIENT_SECONDS, f"somebody else had to wait: {player}"


def peak_memory(server: Server) -> float:
    """The most that the server has taken so far, in MB; 0 where the operating system doesn't tell."""
    assert server.process is not None
    told = Path(f"/proc/{server.process.pid}/status")
    lines = told.read_text().splitlines() if told.exists() else []
    return sum(int(line.split()[1]) / 1_000 for line in lines if line.startswith("VmHWM:"))


def is_cut_off(device: Device) -> bool:
    """Whether the server has closed the connection of a device, after reading what it still sent."""
    try:
        while True:
            device.receive(1.0)
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False
