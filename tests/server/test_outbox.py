"""What nobody waits for is sent a moment later, together, in order; what somebody waits for is sent at once."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from derby.game.names import GODS
from derby.game.record import RULES
from derby.server.outbox import BEHIND, LONGEST, LOOK_SECONDS, SHORTEST, Outbox
from derby.server.websocket import MOST_TOGETHER, Socket
from derby.tables.client_messages import Act, Say
from derby.tables.device import Device
from derby.tables.entries import GameBegan, GuestSat, Opened
from derby.tables.settings import TableSettings
from tests.server.in_memory import InMemoryServer, run
from tests.server.offline import Loop, Transport, offline_server, offline_socket
from tests.server.raw import CLOSE, PING, TEXT, frame, frames_of
from tests.tables.sans_io import LocalTable, PlainTokens, game_of_two

Watcher = tuple[Socket, Transport, Loop]


@contextmanager
def watcher() -> Generator[Watcher]:
    """An open connection that has just been sent `first`, and so rests."""
    loop = Loop()
    with offline_server() as server:
        server.sockets.outbox = Outbox(loop)
        device, transport = offline_socket(server)
        transport.writes = 0
        device.send_soon(b"first")
        assert texts(transport) == [b"first"], "the first message goes at once"
        yield device, transport, loop


def texts(transport: Transport) -> list[bytes]:
    return [payload for opcode, payload in frames_of(transport.written) if opcode == TEXT]


def pass_time(loop: Loop, seconds: float) -> None:
    """Time passes, and the process keeps up with it."""
    until = loop.now + seconds
    while loop.now < until:
        loop.wait(LOOK_SECONDS)


def test_what_follows_in_a_moment_is_sent_in_one_write() -> None:
    with watcher() as (device, transport, loop):
        device.send_soon(b"second")
        device.send_soon(b"third")
        assert transport.writes == 1
        pass_time(loop, SHORTEST + LOOK_SECONDS)
        assert texts(transport) == [b"first", b"second", b"third"]
        assert transport.writes == 2


def test_whoever_is_sent_something_all_the_time_rests_on_and_then_no_more() -> None:
    with watcher() as (device, transport, loop):
        for number in range(40):
            device.send_soon(b"%d" % number)
            loop.wait(LOOK_SECONDS)
        assert 40 / 5 <= transport.writes <= 40 / 3
        pass_time(loop, 3 * SHORTEST)
        assert texts(transport) == [b"first", *(b"%d" % number for number in range(40))]
        writes = transport.writes
        device.send_soon(b"after a rest")
        assert transport.writes == writes + 1


def test_a_message_that_somebody_waits_for_goes_at_once_and_takes_along_what_waits() -> None:
    with watcher() as (device, transport, loop):
        device.send_soon(b"second")
        device.send(b"urgent")
        device.send_soon(b"fourth")
        device.send_all([b"held", b"answer"])
        assert texts(transport) == [b"first", b"second", b"urgent", b"fourth", b"held", b"answer"]
        assert transport.writes == 3
        pass_time(loop, 1.0)
        assert transport.writes == 3


def test_no_more_than_so_many_messages_wait() -> None:
    with watcher() as (device, transport, _):
        for _ in range(MOST_TOGETHER):
            device.send_soon(b"one of many")
        assert len(texts(transport)) == 1 + MOST_TOGETHER


def test_a_connection_that_is_closed_is_sent_what_waits_before() -> None:
    with watcher() as (device, transport, loop):
        device.send_soon(b"last")
        device.close(1008)
        assert [opcode for opcode, _ in frames_of(transport.written)] == [TEXT, TEXT, CLOSE]
        device.send_soon(b"too late")
        pass_time(loop, 1.0)
        assert texts(transport) == [b"first", b"last"]


def test_the_server_ends_and_leaves_nothing_unsent() -> None:
    with watcher() as (device, transport, _):
        device.send_soon(b"last")
        device.shutdown()
        assert texts(transport) == [b"first", b"last"]
        assert transport.closing


def test_a_connection_that_is_lost_is_written_to_no_more() -> None:
    with watcher() as (device, transport, loop):
        device.send_soon(b"never")
        transport.closing = True
        device.connection_lost(None)
        pass_time(loop, 1.0)
        device.send_soon(b"nor this")
        assert texts(transport) == [b"first"]


def test_a_slow_reader_is_dropped_with_what_waits() -> None:
    with watcher() as (device, transport, loop):
        device.send_soon(b"never")
        device.pause_writing()
        assert transport.aborted
        pass_time(loop, 1.0)
        assert texts(transport) == [b"first"]


def test_pings_and_their_answers_do_not_wait() -> None:
    with watcher() as (device, transport, loop):
        device.send_soon(b"second")
        device.ping()
        device.data_received(frame(b"", PING))
        assert [opcode for opcode, _ in frames_of(transport.written)] == [TEXT, PING, 10]
        pass_time(loop, 1.0)
        assert texts(transport) == [b"first", b"second"]


@pytest.mark.parametrize("late", [0.0, BEHIND / 4, 10 * BEHIND])
def test_the_further_behind_the_process_is_the_longer_is_a_moment(late: float) -> None:
    with watcher() as (device, _, loop):
        outbox = device._sockets.outbox  # pyright: ignore[reportPrivateUsage]
        assert outbox.moment == SHORTEST
        for _ in range(400):
            device.send_soon(b"one of many")
            loop.wait(LOOK_SECONDS + late)
        expected = min(LONGEST, SHORTEST + (LONGEST - SHORTEST) * late / BEHIND)
        assert outbox.moment == pytest.approx(expected, rel=0.01)


def test_one_late_look_is_not_yet_a_busy_process() -> None:
    with watcher() as (device, _, loop):
        device.send_soon(b"one of many")
        loop.wait(5 * BEHIND)
        assert device._sockets.outbox.moment < LONGEST / 2  # pyright: ignore[reportPrivateUsage]


def _device(table: LocalTable, at_once: list[Any], soon: list[Any]) -> Device:
    return Device(
        lambda payload: at_once.append(msgspec.json.decode(payload)),
        PlainTokens(),
        table,
        send_soon=lambda payload: soon.append(msgspec.json.decode(payload)),
    )


class Broken:
    def send_waiting(self) -> bool:
        raise RuntimeError("broken")


class Sound:
    sent = 0

    def send_waiting(self) -> bool:
        self.sent += 1
        return False


def test_a_connection_that_fails_keeps_nobody_else_waiting() -> None:
    loop, sound = Loop(), [Sound(), Sound()]
    outbox = Outbox(loop)
    for device in (sound[0], Broken(), sound[1]):
        outbox.rest(device)
    with pytest.raises(RuntimeError):
        pass_time(loop, 1.0)
    pass_time(loop, 1.0)
    assert [device.sent for device in sound] == [1, 1]


def test_only_whoever_decides_next_is_told_of_a_decision_at_once() -> None:
    table = game_of_two()
    table.do_what_is_due()
    game = table.state.game
    assert game is not None
    at_once: list[dict[str, Any]] = []
    soon: list[dict[str, Any]] = []
    phones: list[Device] = []
    for device in list(table.devices):
        phone = _device(table, at_once, soon)
        phone.enter(table.state, device.guest, ())
        table.audience.join(phone, None)
        phones.append(phone)
    spectator = _device(table, [], waiting := [])
    table.audience.join(spectator, None)
    for _ in range(12):
        at_once.clear()
        soon.clear()
        waiting.clear()
        seat = game.seat_to_act
        assert seat is not None
        table.ask(seat, Act(seat, game.legal_codes()[0], game.version, f"key {game.version}"))
        told = [message for message in at_once if message["type"] == "Happened"]
        asked = sum(game.seat_to_act in phone.seats for phone in phones)
        assert len(told) == asked
        assert len(soon) == len(phones) - asked
        assert [message["version"] for message in waiting] == [game.version]
        table.do_what_is_due()
    at_once.clear()
    table.ask(0, Say("hello"))
    assert [message["type"] for message in at_once] == ["ChatSaid"] * 2, "words are told at once"


def test_every_device_hears_all_decisions_in_order_and_the_answer_in_one_write() -> None:
    loop = Loop()

    async def play(server: InMemoryServer) -> None:
        names = ("Ann", "Bob", "Cem")
        guests = [await server.guest(name) for name in names]
        people = [offline_socket(server, f"Cookie: {server.cookie(guest)}") for guest in guests]

        async def say(person: int, kind: str, **fields: Any) -> None:
            people[person][0].data_received(frame(msgspec.json.encode({"type": kind, **fields})))
            await server.rest()

        sat = [GuestSat(seat, guest.id, guest.name) for seat, guest in enumerate(guests)]
        opened = Opened(TableSettings(3), guests[0].id, "00" * 32)
        table = await server.tables.open([opened, *sat, GameBegan(tuple(GODS[:3]), RULES)])
        for seat in range(3):
            await say(seat, "Enter", table=table.state.table)
        game = table.state.game
        assert game is not None
        for _, transport in people:
            transport.written = b""
        waited = 0
        for _ in range(20):
            seat = game.seat_to_act
            assert seat is not None
            mover = people[seat][1]
            before = mover.writes
            fields = {"seat": seat, "code": game.legal_codes()[0], "version": game.version, "key": str(game.version)}
            await say(seat, "Act", **fields)
            assert mover.writes == before + 1
            assert msgspec.json.decode(texts(mover)[-1])["type"] == "Done"
            asked = game.seat_to_act
            assert asked is not None
            assert _versions(people[asked][1])[-1] == game.version
            waited += any(_versions(transport)[-1:] != [game.version] for _, transport in people)
        assert waited
        pass_time(loop, 1.0)
        for _, transport in people:
            assert _versions(transport) == list(range(1, 21))

    with offline_server() as server:
        server.sockets.outbox = Outbox(loop)
        run(lambda: play(server))


def _versions(transport: Transport) -> list[int]:
    told = [msgspec.json.decode(text) for text in texts(transport)]
    return [message["version"] for message in told if message["type"] == "Happened"]
