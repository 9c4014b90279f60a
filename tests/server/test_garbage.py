"""Python's collector is kept from looking often, so nothing may be left to it that grows with play."""

import asyncio
import gc

import pytest

from derby.server import garbage
from derby.server.garbage import look_after_garbage
from derby.server.session import Session
from derby.tables.device import Device
from derby.tables.opening import quick_play
from derby.tables.settings import TableSettings
from tests.server.in_memory import InMemoryServer, RecordingDevice, run
from tests.server.offline import offline_socket
from tests.server.raw import frame


def test_connections_and_decisions_leave_no_cycles() -> None:
    left: list[object] = []

    async def play() -> None:
        server = InMemoryServer()
        ann = await server.guest("Ann")
        table = await server.tables.open(
            quick_play(ann, TableSettings(seats=3), "random", 0, None, bytes(32), lambda _: None)
        )
        enter = b'{"type":"Enter","table":"%b"}' % table.state.table.encode()
        game = table.state.game
        assert game is not None
        device = RecordingDevice(server, ann)
        await device.say_bytes(enter)
        gc.collect()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            for number in range(20):
                socket, _ = offline_socket(server, f"Cookie: {server.cookie(ann)}")
                socket.data_received(frame(enter))
                await server.rest()
                seat, code = game.seat_to_act, game.legal_codes()[0]
                await device.say("Act", seat=seat, code=code, version=game.version, key=str(number))
                socket.connection_lost(None)
                await server.rest()
            gc.collect()
            left.extend(gc.garbage)
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
        await server.close()

    run(play)
    assert not [one for one in left if isinstance(one, Session | Device)]
    assert not [one for one in left if type(one).__module__.startswith(("derby.", "websockets."))]


def test_what_has_lived_is_set_aside_and_looked_at_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(garbage, "SECONDS", 0.0)
    monkeypatch.setattr(garbage, "ROUNDS", 2)
    for name in ("freeze", "unfreeze"):
        monkeypatch.setattr(f"derby.server.garbage.gc.{name}", lambda name=name: done.append(name))
    monkeypatch.setattr("derby.server.garbage.gc.collect", lambda young=2: done.append(f"collect {young}"))

    async def look() -> None:
        looking = asyncio.create_task(look_after_garbage())
        while len(done) < 8:
            await asyncio.sleep(0)
        looking.cancel()

    run(look)
    assert done[:7] == ["collect 0", "freeze", "collect 0", "freeze", "unfreeze", "collect 2", "collect 0"]
