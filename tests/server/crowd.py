"""A crowd: parties of people who play one game after another, as fast as they can, whatever happens to the server."""

import json
import random
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from threading import Event, Lock, Thread
from typing import NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from derby.tables.following import follow_all
from derby.tables.state import TableState
from tests.server.harness import OPENED, PATIENCE, Device, Guest, Server
from tests.server.stored import stored_entries_of

LOST = (ConnectionClosed, ConnectionError, EOFError, InvalidHandshake, httpx.TransportError)
"""What happens to a device whose server is killed."""

TOO_LATE = ("stale", "not-playing")
"""Why a decision is refused if the other tab of the seat was faster."""

RESTS = 0.05
"""How often somebody lets a bot play for a moment instead of deciding."""

NextTable = Callable[[Guest], str]


class Decision(NamedTuple):
    table: str
    seat: int
    code: int
    version: int
    key: str


class Ledger:
    """What devices have been told: from then on it must never be otherwise."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._acknowledged: defaultdict[str, set[str]] = defaultdict(set)
        """Keys of decisions, by table."""
        self._seen: defaultdict[str, int] = defaultdict(int)
        """The last entry that a device was told of, by table."""

    def see(self, table: str, seq: int) -> None:
        with self._lock:
            self._seen[table] = max(self._seen[table], seq)

    def acknowledge(self, decision: Decision) -> None:
        with self._lock:
            self._acknowledged[decision.table].add(decision.key)

    @property
    def decisions(self) -> int:
        with self._lock:
            return sum(map(len, self._acknowledged.values()))

    @property
    def tables(self) -> list[str]:
        with self._lock:
            return list(self._seen)

    def compare(self, database: str, tables: list[str]) -> None:
        """Everything that was told is stored, nothing is stored twice, nothing is missing in between."""
        with self._lock:
            seen = {table: self._seen[table] for table in tables}
            acknowledged = {table: set(self._acknowledged[table]) for table in tables}
        logs = stored_entries_of(database, tables)
        for table in tables:
            log = logs[table]
            entries = [json.loads(entry.body) for entry in log]
            keys = Counter(entry["key"] for entry in entries if entry["type"] == "Acted" and entry.get("key"))
            assert [entry.seq for entry in log] == list(range(1, len(log) + 1)), f"{table} has gaps"
            assert seen[table] <= len(log), f"{table} was shown further than it is stored"
            assert acknowledged[table] <= set(keys), f"{table} has lost what it acknowledged"
            assert all(count == 1 for count in keys.values()), f"{table} has done something twice"

    def play_again(self, database: str) -> list[TableState]:
        """Compare everything, and follow every log by the rules; the tables as they are at its end."""
        self.compare(database, self.tables)
        states: list[TableState] = []
        for table, log in stored_entries_of(database, self.tables).items():
            states.append(TableState(table))
            follow_all(states[-1], log)
        return states


class Party:
    """People at one table, and after its game at another one."""

    def __init__(self, server: Server, ledger: Ledger, name: str, guests: list[str], next_table: NextTable) -> None:
        self.ledger = ledger
        self.table = ""
        self.made = 0
        """Decisions that were acknowledged."""
        self.failures: list[BaseException] = []
        self.stopped = Event()
        self._next_table = next_table
        self._moving = Lock()
        people = {guest: Guest(server, guest) for guest in dict.fromkeys(guests)}
        shared = len(people) < len(guests)
        self._players = [
            Player(self, people[guest], f"{name}-{place}", place, alone=not shared)
            for place, guest in enumerate(guests)
        ]

    def start(self) -> None:
        for player in self._players:
            player.start()

    def stop(self) -> None:
        self.stopped.set()

    def join(self) -> None:
        for player in self._players:
            player.join(PATIENCE)
            assert not player.is_alive()

    def move_on(self, guest: Guest, after: str, to: str | None = None) -> None:
        """Go to another table, if the party is still at this one."""
        with self._moving:
            if self.table == after:
                self.table = to or self._next_table(guest)


class Player(Thread):
    """One device, or one after another, of one guest."""

    def __init__(self, party: Party, guest: Guest, name: str, place: int, *, alone: bool) -> None:
        super().__init__(name=name, daemon=True)
        self._party = party
        self._guest = guest
        self._place = place
        self._alone = alone
        """Whether nobody else plays the seat."""
        self._keys = 0
        self._unsure: list[Decision] = []
        """Decisions to be sent again: the last one acknowledged, and one that is not."""

    def run(self) -> None:
        try:
            while not self._party.stopped.is_set():
                try:
                    self._sit_down()
                except InvalidStatus:
                    raise
                except LOST:
                    time.sleep(0.005)
        except BaseException as error:
            self._party.failures.append(error)

    def _sit_down(self) -> None:
        table = self._party.table
        if not table:
            self._party.move_on(self._guest, "")
            return
        device = self._guest.device(table)
        try:
            self._send_again(device, table)
            while self._party.table == table and not self._party.stopped.is_set():
                self._party.ledger.see(table, device.seq)
                device.heard.clear()
                device.events.clear()
                if device.room["phase"] == "gathering":
                    self._gather(device)
                elif device.room["phase"] == "over":
                    self._finish(device, table)
                elif self._is_handed_over(device):
                    self._let_bot_play(device, on=False)
                elif device.legal and not device.is_over:
                    if self._alone and random.random() < RESTS:
                        self._let_bot_play(device, on=True)
                    else:
                        self._decide(device, table)
                else:
                    device.receive()
        finally:
            device.close()
            OPENED.remove(device)

    def _is_handed_over(self, device: Device) -> bool:
        return device.seat is not None and device.room["seats"][device.seat]["handed_over"]

    def _let_bot_play(self, device: Device, *, on: bool) -> None:
        device.send("Stand" if on else "TakeBack", seat=device.seat)
        device.until(lambda message: message["type"] == "RoomIs" and self._is_handed_over(device) == on)

    def _send_again(self, device: Device, table: str) -> None:
        """Send what may not have arrived, and what has, with the keys they had."""
        for decision in self._unsure:
            if decision.table == table:
                answer = self._send(device, decision)
                if self._alone:
                    assert answer == "Done", (answer, decision)
                assert answer in ("Done", *TOO_LATE), (answer, decision)

    def _decide(self, device: Device, table: str) -> None:
        self._keys += 1
        assert device.seat is not None
        decision = Decision(
            table, device.seat, random.choice(device.legal), device.version, f"{self.name}-{self._keys}"
        )
        self._unsure = [*self._unsure[-1:], decision]
        answer = self._send(device, decision)
        if answer == "Done":
            self._party.made += 1
            self._unsure = [decision]
        else:
            assert not self._alone
            assert answer in TOO_LATE
            self._unsure.pop()

    def _send(self, device: Device, decision: Decision) -> str:
        seat, code, version, key = decision[1:]
        device.send("Act", seat=seat, code=code, version=version, key=key)
        answer = device.until(lambda message: message["type"] in ("Done", "Refused") and message["key"] == key)
        if answer["type"] == "Done":
            self._party.ledger.acknowledge(decision)
            return "Done"
        return answer["reason"]

    def _gather(self, device: Device) -> None:
        kinds = [seat["kind"] for seat in device.room["seats"]]
        if device.seat is None:
            device.send("Sit", seat=self._place)
        elif device.you == device.room["host"] and kinds.count("person") > 1:
            if "free" in kinds:
                device.send("FillWithBots", level="random")
            else:
                device.send("Start")
        device.receive()

    def _finish(self, device: Device, table: str) -> None:
        """Play the rematch with the same people, or something new."""
        if not self._alone:
            self._party.move_on(self._guest, table)
        elif device.room["rematch"]:
            self._party.move_on(self._guest, table, device.room["rematch"])
        else:
            device.send("Rematch")
            device.receive()


class Crowd:
    """Three parties: two tabs of one seat, two tabs in a game with all variants, two people who play rematches."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.ledger = Ledger()
        variants = ["zeus-sobers-up", "power-of-the-gods", "fate-tokens"]
        self._parties = [
            Party(server, self.ledger, "plain", ["Ann", "Ann"], lambda guest: guest.quick_play()),
            Party(
                server,
                self.ledger,
                "variants",
                ["Bob", "Bob"],
                lambda guest: guest.quick_play(settings={"variants": variants, "seats": 3}),
            ),
            Party(
                server,
                self.ledger,
                "people",
                ["Cleo", "Dan"],
                lambda guest: guest.open_table(seats=3, leaver_level="random"),
            ),
        ]

    def start(self) -> None:
        for party in self._parties:
            party.start()

    def goes_on(self) -> None:
        """Wait until somebody has acted in every party."""
        before = [party.made for party in self._parties]
        deadline = time.monotonic() + PATIENCE
        while any(party.made <= made for party, made in zip(self._parties, before, strict=True)):
            self.raise_failures()
            assert time.monotonic() < deadline, f"one of the parties is stuck at {before}"
            time.sleep(0.002)

    def compare(self) -> None:
        """What was told at the tables that are played at now is what is stored."""
        self.ledger.compare(self._server.database, [party.table for party in self._parties if party.table])

    def stop(self) -> None:
        """Ask all to stop; they do when their connections end."""
        for party in self._parties:
            party.stop()

    def join(self) -> None:
        for party in self._parties:
            party.join()
        self.raise_failures()

    def raise_failures(self) -> None:
        for party in self._parties:
            for failure in party.failures:
                raise failure
