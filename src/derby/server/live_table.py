"""A table that people sit at: its state in this process, the devices that look at it, and the way to change it.

To change something: decide from the state what shall be written, append it to the log, and when it is durable follow
it and tell every device what it may know. One change at a time; if another process was faster, its entries are
followed first and everything is decided anew.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from derby.game.events import PUBLIC, AnyEvent, Event, seen_by
from derby.game.game import Game
from derby.game.view import Own, View
from derby.store.database import Database, Statement, Taken
from derby.store.table_log import Listing, appending, listing, read_log
from derby.tables import entries as log
from derby.tables.entries import StoredEntry
from derby.tables.messages import (
    ChatReacted,
    ChatSaid,
    ClockIs,
    Happened,
    Missed,
    RoomIs,
    Seen,
    ServerMessage,
    WholeView,
    encode_message,
)
from derby.tables.refusal import Refusal
from derby.tables.state import Chat, TableState, Turn, who_is
from derby.tables.view_changes import take_changes

if TYPE_CHECKING:
    from derby.tables.guest import Guest

TRIES = 5
"""How often a change is decided anew because another process was faster."""

_TOLD = tuple(
    field for field in View.__struct_fields__ if field not in ("viewer", "version", "plays", "deeds", "legal")
)
"""The fields of a spectator's view that go over the wire."""
_QUIET = (log.Acted, log.Said, log.Reacted)
"""Entries after which the room is the same as before."""
_LISTED = (log.Opened, log.SettingsChanged, log.GuestSat, log.BotSat, log.SeatEmptied, log.GameBegan, log.Imported)
"""Entries that change what the list of tables says."""


class Device(Protocol):
    """A device that looks at the table."""

    guest: "Guest"
    seat: int | None
    """The seat it looks through; None for a spectator."""
    seats: tuple[int, ...]
    """All seats it may play."""
    muted: set[str]

    def send(self, payload: bytes) -> None: ...

    def find_seats(self, state: TableState) -> None:
        """Look up again which seats it may play."""
        ...


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class LiveTable:
    __slots__ = (
        "_clock",
        "_database",
        "_looked_after",
        "_marks",
        "_owns",
        "_told",
        "devices",
        "heard",
        "lock",
        "process",
        "state",
    )

    def __init__(
        self, state: TableState, database: Database, process: str, looked_after: Callable[["LiveTable"], None]
    ) -> None:
        self.state = state
        self.lock = asyncio.Lock()
        self.process = process
        self.devices: list[Device] = []
        self.heard = 0
        """The last entry of another process that we have heard of."""
        self._database = database
        self._looked_after = looked_after
        self._clock: ClockIs | None = None
        """The clock as it was told last."""
        self._told: dict[str, Any] = {}
        """The public view as it was told last."""
        self._owns: dict[int, Own] = {}
        """What each seat sees besides, as it was told last."""
        self._marks: dict[int, tuple[int, ...]] = {}
        """The marks of these."""

    async def change(self, decide: Callable[[TableState], Sequence[log.TableEntry]]) -> None:
        """Write what `decide` finds right for the present state; it may raise a `Refusal`."""
        async with self.lock:
            before = self.state.seq
            try:
                await self._change(decide)
            finally:
                if self.state.seq > before:
                    self._looked_after(self)

    async def catch_up(self, *, word_was_lost: bool = False) -> None:
        """Follow what other processes have written: everything we have heard of, also while we are at it."""
        async with self.lock:
            if word_was_lost:
                await self._catch_up()
            while self.heard > self.state.seq:
                await self._catch_up()
        self._looked_after(self)
        # Who took us for dead has written that our people are gone.
        await self.settle_presence()

    async def join(self, device: Device, since: int | None) -> None:
        """Show the table to a device that came, and from now on what happens at it."""
        async with self.lock:
            if device not in self.devices:
                self.devices.append(device)
            self._show_room(device)
            if since is not None:
                self._show_missed(device, since)
            self.show(device)
            for chat in self.state.chat:
                if since is None or chat.seq > since:
                    self._show_chat(chat, [device])
        await self.settle_presence()

    async def leave(self, device: Device) -> None:
        if device in self.devices:
            self.devices.remove(device)
        await self.settle_presence()

    async def settle_presence(self) -> None:
        """Write down whose devices came or went."""

        def decide(state: TableState) -> list[log.TableEntry]:
            here = {seat for device in self.devices for seat in device.seats}
            noted = {number for number, seat in enumerate(state.seats) if self.process in seat.present}
            came: list[log.TableEntry] = [log.Came(seat, self.process) for seat in sorted(here - noted)]
            return came + [log.Went(seat, self.process) for seat in sorted(noted - here)]

        await self.change(decide)

    def show(self, device: Device) -> None:
        """The game as the device may see it now; only while nobody writes."""
        game = self.state.game
        if game is None:
            return
        if not self._told:
            take_changes(self._told, game.view(None), _TOLD)
        own = game.own(device.seat) if device.seat is not None else None
        if own is not None:
            self._owns[own.seat] = own
        self._clock = self.state.clock()
        device.send(encode_message(Seen(self.state.seq, game.version, self._told, own, self._clock)))

    async def show_whole_view(self, device: Device) -> None:
        async with self.lock:
            if self.state.game is not None:
                device.send(encode_message(WholeView(self.state.seq, self.state.game.view(device.seat))))

    async def _change(self, decide: Callable[[TableState], Sequence[log.TableEntry]]) -> None:
        for _ in range(TRIES):
            written = decide(self.state)
            if not written:
                return
            try:
                await self._append(written)
                return
            except Taken:
                await self._catch_up()
        raise Refusal("try-again")

    async def _append(self, written: Sequence[log.TableEntry]) -> None:
        state = self.state
        at = now_ms()
        entries = [
            StoredEntry(state.seq + place, at, log.encode_entry(entry)) for place, entry in enumerate(written, 1)
        ]
        statements = appending(state.table, entries)
        if any(isinstance(entry, log.GameBegan) for entry in written):
            # With the entry: a game that is being played is looked after, whatever happens to this process.
            statements.append(Statement("UPDATE tables SET phase = 'playing' WHERE id = $1", (state.table,)))
        await self._database.write(*statements)
        for place, entry in enumerate(written):
            self._follow(entries[place].seq, at, entry)
        if any(isinstance(entry, _LISTED) for entry in written):
            await self._list()

    async def _catch_up(self) -> None:
        for entry in await read_log(self._database, self.state.table, self.state.seq):
            self._follow(entry.seq, entry.at, log.decode_entry(entry.body))

    async def _list(self) -> None:
        state = self.state
        summary = encode_message(state.summary()).decode()
        phase = "playing" if state.phase == "over" else state.phase
        await self._database.write(listing(state.table, Listing(phase, state.settings.listed, summary, now_ms())))

    def _follow(self, seq: int, at: int, entry: log.TableEntry) -> None:
        """Follow an entry that is stored, and tell the devices."""
        state = self.state
        state.follow(seq, at, entry)
        if isinstance(entry, log.Acted):
            self._tell_turn(state.turns[-1])
            if state.phase != "over":
                return
        if not self.devices:
            return
        if isinstance(entry, log.Said | log.Reacted):
            self._show_chat(state.chat[-1], self.devices)
        elif not isinstance(entry, _QUIET) or state.phase == "over":
            for device in self.devices:
                device.find_seats(state)
            self._tell(RoomIs(seq, state.room()), self.devices)
            if isinstance(entry, log.GameBegan) or state.clock() != self._clock:
                for device in self.devices:
                    self.show(device)

    def _tell(self, message: ServerMessage, devices: Sequence[Device]) -> None:
        payload = encode_message(message)
        for device in devices:
            device.send(payload)

    def _show_room(self, device: Device) -> None:
        self._tell(RoomIs(self.state.seq, self.state.room()), [device])

    def _show_missed(self, device: Device, since: int) -> None:
        turns = self.state.turns
        complete = not turns or turns[0].seq <= since + 1 or turns[0].version == 0
        events = [event for turn in turns if turn.seq > since for event in turn.events]
        seats = len(self.state.seats)
        self._tell(Missed(since, complete, _seen(events, device.seat, seats)), [device])

    def _show_chat(self, chat: Chat, devices: Sequence[Device]) -> None:
        who = who_is(self.state.table, chat.guest)
        message: ServerMessage
        if chat.text is not None:
            message = ChatSaid(chat.seq, who, chat.name, chat.text, chat.at)
        else:
            message = ChatReacted(chat.seq, who, chat.name, chat.reaction, chat.at)  # type: ignore[arg-type]
        self._tell(message, [device for device in devices if who not in device.muted])

    def _news(self, game: Game, seat: int) -> Own | None:
        """What a seat sees besides, if it has changed since it was told."""
        told = self._owns.get(seat)
        mark = game.own_mark(seat)
        if told is not None and not told.legal and seat != game.seat_to_act and mark == self._marks.get(seat):
            return None
        own = self._owns[seat] = game.own(seat)
        self._marks[seat] = mark
        return own if own != told else None

    def _tell_turn(self, turn: Turn) -> None:
        """Tell every device of a decision: one message for all to whom it is the same."""
        game = self.state.game
        assert game is not None
        if not self.devices:
            self._told.clear()
            self._owns.clear()
            self._marks.clear()
            return
        seats = game.seats
        changes = take_changes(self._told, game.view(None), _TOLD)
        clock = self._clock = self.state.clock()
        secret = any(type(event) not in PUBLIC for event in turn.events)
        public = _seen(turn.events, None, seats)
        shared = encode_message(Happened(turn.seq, turn.version, public, changes, clock))
        payloads: dict[int | None, bytes] = {None: shared}
        for device in self.devices:
            seat = device.seat
            payload = payloads.get(seat)
            if payload is None:
                assert seat is not None
                news = self._news(game, seat)
                if secret:
                    seen = _seen(turn.events, seat, seats)
                    payload = encode_message(Happened(turn.seq, turn.version, seen, changes, clock, news))
                elif news is not None:
                    payload = shared[:-1] + b',"own":' + encode_message(news) + b"}"
                else:
                    payload = shared
                payloads[seat] = payload
            device.send(payload)


def _seen(events: Sequence[Event], viewer: int | None, seats: int) -> tuple[AnyEvent, ...]:
    """Events as somebody may know them."""
    return cast("tuple[AnyEvent, ...]", tuple([seen_by(event, viewer, seats) for event in events]))
