"""A table without a server: requests become entries, which are followed at once; devices keep what they are sent."""

import json
from collections.abc import Collection, Sequence
from typing import Any

from derby.tables import due
from derby.tables.audience import Audience
from derby.tables.client_messages import Act, ClientMessage, FillWithBots, Sit, Start
from derby.tables.device import Device
from derby.tables.entries import Acted, Came, StoredEntry, TableEntry, decode_entry, to_be_stored
from derby.tables.following import follow_all
from derby.tables.guest import Guest
from derby.tables.opening import opened
from derby.tables.settings import TableSettings
from derby.tables.state import TableState

GRACE_MS = 1_000
SEED = bytes(range(32))


class PlainTokens:
    def seat_token(self, table: str, seat: int, guest: str) -> str:
        return f"{table} {seat} {guest}"

    def has_seat_token(self, tokens: Collection[str], table: str, seat: int, guest: str) -> bool:
        return self.seat_token(table, seat, guest) in tokens


class LocalTable:
    """A table of people, each with a device."""

    def __init__(self, people: int, settings: TableSettings | None = None) -> None:
        self.now = 1_000_000
        """The steady clock."""
        self.jumped = 0
        """By how much somebody has set the machine's clock."""
        self.stored: list[StoredEntry] = []
        self.state = TableState("table", GRACE_MS)
        self.audience = Audience(self.state)
        self.devices: list[Device] = []
        self.sent: list[list[dict[str, Any]]] = []
        """What each device was sent."""
        guests = [Guest(f"id {number}", f"Person {number}", None) for number in range(people)]
        self.write(opened(guests[0], settings or TableSettings(seats=3), SEED))
        for guest in guests:
            self.come(guest)

    def come(self, guest: Guest, *tokens: str, since: int | None = None) -> Device:
        sent: list[dict[str, Any]] = []
        device = Device(lambda payload: sent.append(json.loads(payload)), PlainTokens(), self)
        self.devices.append(device)
        self.sent.append(sent)
        device.enter(self.state, guest, tokens)
        self.audience.join(device, since)
        return device

    def now_ms(self) -> int:
        return self.now + self.jumped

    def steady_ms(self) -> int:
        return self.now

    def write(self, written: Sequence[TableEntry]) -> None:
        """What a server does when entries are durable."""
        timed = due.with_thought(self.state, written, self.now)
        for entry in to_be_stored(timed, self.state.seq + 1, self.now_ms()):
            self.stored.append(entry)
            self.audience.follow(entry.seq, entry.at, decode_entry(entry.body), self.now)

    def ask(self, person: int, request: ClientMessage) -> list[dict[str, Any]]:
        """Let somebody ask for something; what their device is sent."""
        before = len(self.sent[person])
        self.write(self.devices[person].outcome_of(self.state, request, lambda _gods: None))
        return self.sent[person][before:]

    def do_what_is_due(self) -> None:
        """What a conductor does, until nothing is due; bots take the first legal action."""
        while (due_at := due.due_at(self.state)) is not None and due_at <= self.now:
            written = due.planned_card(self.state) or due.hand_overs(self.state, self.now)
            written = written or due.time_noted(self.state, self.now) or due.auto_pass(self.state)
            bot, game = due.seat_of_bot(self.state), self.state.game
            if not written and bot is not None and game is not None:
                written = [Acted(bot, game.legal_codes()[0], None, "bot")]
            self.write(written)

    def read_again(self) -> TableState:
        """The table as another process reads it."""
        state = TableState("table", GRACE_MS)
        follow_all(state, self.stored, self.now)
        return state


def game_of_two() -> LocalTable:
    table = LocalTable(2)
    table.ask(0, Sit(0))
    table.ask(1, Sit(1))
    table.ask(0, FillWithBots("random"))
    table.ask(0, Start())
    table.write([Came(0, "here"), Came(1, "here")])
    return table


def play_on(table: LocalTable, most: int = 10_000) -> int:
    """People take the first legal action, until the game is over or they have made a number of decisions."""
    made = 0
    table.do_what_is_due()
    while made < most and table.state.phase == "playing":
        game = table.state.game
        assert game is not None
        assert game.seat_to_act is not None
        seat = game.seat_to_act
        table.ask(seat, Act(seat, game.legal_codes()[0], game.version, f"key {game.version}"))
        table.do_what_is_due()
        made += 1
    return made
