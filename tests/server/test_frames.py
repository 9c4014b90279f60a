"""What a device may send at a WebSocket, message or not, and how devices are pinged."""

import asyncio
import random
import tracemalloc
from itertools import pairwise

import pytest

from derby.server.limits import Limits
from derby.server.session import Session
from derby.server.websocket import PIECE
from tests.server.in_memory import GENEROUS, run
from tests.server.offline import Transport, offline_server, offline_socket
from tests.server.raw import CLOSE, CONTINUATION, PING, PONG, TEXT, frame, frames_of


def close_code(transport: Transport) -> int | None:
    codes = [payload[:2] for opcode, payload in frames_of(transport.written) if opcode == CLOSE]
    return int.from_bytes(codes[0], "big") if codes else None


@pytest.mark.parametrize("opcode", [PING, PONG, CONTINUATION])
def test_frames_that_are_no_message_have_a_limit(opcode: int) -> None:
    with offline_server() as server:
        device, transport = offline_socket(server)
        if opcode == CONTINUATION:
            device.data_received(frame(b"", TEXT, first=0))
        one = frame(b"", opcode, first=0 if opcode == CONTINUATION else 0x80)
        for _ in range(45):
            device.data_received(one)
        assert not transport.closing, "as many as an honest device never sends"
        for _ in range(10):
            device.data_received(one)
        assert transport.closing
        assert close_code(transport) == 1008


def messages(seed: int) -> tuple[bytes, list[bytes]]:
    """What a device sends, whole or in parts, with pings in between; and the messages in it."""
    lots = random.Random(seed)
    sent, said = b"", [b"x" * lots.choice([1, 5, 125, 126, 300]) for _ in range(8)]
    for message in said:
        if lots.random() < 0.3:
            sent += frame(b"", lots.choice([PING, PONG]))
        if lots.random() < 0.3:
            sent += frame(message[:3], TEXT, first=0) + frame(b"", PING) + frame(message[3:], CONTINUATION)
        else:
            sent += frame(message)
    return sent, said


@pytest.mark.parametrize("seed", range(40))
def test_messages_are_read_however_their_bytes_come(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lots = random.Random(seed)
    sent, said = messages(seed)
    received: list[bytes] = []

    def receive(_session: Session, payload: bytes) -> None:
        received.append(payload)

    monkeypatch.setattr(Session, "received", receive)
    with offline_server() as server:
        device, _ = offline_socket(server)
        if seed % 2:
            ends = sorted(lots.sample(range(1, len(sent)), 5))
        else:
            ends = [at for at in range(1, len(sent)) if sent[:at].endswith(b"x") and sent[at : at + 1] != b"x"]
        for start, end in pairwise([0, *ends, len(sent)]):
            device.data_received(sent[start:end])
    assert received == said


def test_a_message_amid_the_parts_of_another_ends_the_connection() -> None:
    with offline_server() as server:
        device, transport = offline_socket(server)
        device.data_received(frame(b"{", TEXT, first=0))
        device.data_received(frame(b"{}"))
        assert close_code(transport) == 1002


@pytest.mark.parametrize(("opcode", "first"), [(PING, 0x80), (PONG, 0x80), (TEXT, 0x80)])
def test_of_a_flood_little_is_looked_at(opcode: int, first: int) -> None:
    """A quarter of a megabyte comes in one go; whoever is sent away in its first kilobyte is not listened to."""
    with offline_server() as server:
        device, transport = offline_socket(server)

        async def flood() -> None:
            device.data_received(frame(b"", opcode, first=first) * 40_000)
            await server.rest()

        run(flood)
        assert close_code(transport) == 1008
        assert sum(1 for _ in frames_of(transport.written)) < 2 * PIECE // 6
        assert server.metrics.received < 2 * PIECE // 6


def test_bytes_have_a_limit() -> None:
    with offline_server(Limits(messages_at_once=1e6, bytes_per_second=1.0, bytes_at_once=10_000.0)) as server:
        device, transport = offline_socket(server)
        device.data_received(frame(b" " * 9_000, first=0))
        assert not transport.closing
        device.data_received(frame(b" " * 1_000, CONTINUATION))
        assert close_code(transport) == 1008


def test_an_allowance_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("derby.server.limits.time.monotonic", lambda: now)
    with offline_server() as server:
        device, transport = offline_socket(server)
        for _ in range(100):
            for _ in range(50):
                device.data_received(frame(b"", PING))
            now += 10.0
        assert not transport.closing
        assert sum(1 for opcode, _ in frames_of(transport.written) if opcode == PONG) == 5_000


def test_parts_without_content_take_no_room() -> None:
    with offline_server(GENEROUS) as server:
        device, _ = offline_socket(server)
        device.data_received(frame(b"", TEXT, first=0))
        parts = frame(b"", CONTINUATION, first=0) * 1_000
        device.data_received(parts)
        tracemalloc.start()
        for _ in range(50):
            device.data_received(parts)
        grown, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    assert grown < 100_000


def test_a_closed_connection_that_does_not_end_is_dropped() -> None:
    """Whoever is sent away but never reads what it is told last would stay for ever."""
    with offline_server() as server:
        device, transport = offline_socket(server)
        device.close(1008)
        device.ping()
        device.ping()
        assert transport.aborted


def test_a_device_that_does_not_answer_is_dropped() -> None:
    with offline_server() as server:
        device, transport = offline_socket(server)
        device.ping()
        device.data_received(frame(b"", PONG))
        device.ping()
        assert not transport.aborted, "it has answered"
        device.ping()
        assert transport.aborted


def test_a_device_has_the_whole_time_to_answer_while_others_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has its turn at the same moment of every round, however many have come since."""
    turns: list[int] = []
    with offline_server() as server:
        devices = [offline_socket(server) for _ in range(300)]
        device, transport = devices[250]
        step = 0

        async def sleep(_seconds: float) -> None:
            nonlocal step
            step += 1
            if transport.written:
                turns.append(step)
                transport.written = b""
                device.alive = True

        async def ping() -> None:
            nonlocal step
            with monkeypatch.context() as patch:
                patch.setattr(asyncio, "sleep", sleep)
                for _ in range(4):
                    step = 0
                    await server.sockets.ping(20.0)
                    devices.extend(offline_socket(server) for _ in range(2_000))

        run(ping)
        assert turns == [51] * 4


def test_devices_are_pinged_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """In small groups over the whole time, each device once; whoever has gone in the meantime, not at all."""
    pinged: list[int] = []
    slept = 0.0
    with offline_server() as server:
        devices = [offline_socket(server) for _ in range(1_000)]

        async def sleep(seconds: float) -> None:
            nonlocal slept
            slept += seconds
            pinged.append(sum(transport.written != b"" for _, transport in devices))
            if len(pinged) == 100:
                for device, transport in devices:
                    if not transport.written:
                        device.connection_lost(None)

        async def ping() -> None:
            with monkeypatch.context() as patch:
                patch.setattr(asyncio, "sleep", sleep)
                await server.sockets.ping(20.0)

        run(ping)
        assert slept == pytest.approx(20.0)
        assert pinged == [min(5 * step, 500) for step in range(1, 201)]
        assert all(len(transport.written) in (0, 2) for _, transport in devices)
