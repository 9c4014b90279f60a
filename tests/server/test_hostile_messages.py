"""Whatever is sent, the server lives, tells of no unexpected error, keeps its memory, and the games go on."""

import asyncio
import json
import os
import random
import signal
import time
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from threading import Thread

import pytest

from tests.server.harness import PATIENCE, Device, Guest
from tests.server.hostility import Hostility, bad_frames, bad_requests, floods, unfinished
from tests.server.logged import LoggedServer, logged_server
from tests.server.raw import frame, handshake

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]

MESSAGES = int(os.environ.get("DERBY_HOSTILE_MESSAGES", "60000"))
"""With 210000 it takes half a minute."""
DEVICES = 32
"""Hostile connections at a time."""
MALFORMED = 48
"""Of one connection: two more, and it is closed."""
WISHES = 152
"""Well-formed messages of one connection."""
AT_ONCE = 50
"""More than 64 may not wait."""
MOST_GROWTH = 8 * 1024 * 1024
"""Bytes by which the server may be larger in the last third of the messages than in the first."""


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Generator[LoggedServer]:
    with logged_server(tmp_path_factory.mktemp("besieged")) as started:
        yield started


class Siege:
    """Hostile devices that say what they have to say, reconnect, and go on until all is said."""

    def __init__(self, server: LoggedServer, tables: list[str], tokens: list[str], cookie: str) -> None:
        self._server = server
        self._cookie = cookie
        hostility = Hostility(7, tables, tokens)
        self._malformed = [frame(hostility.malformed()) for _ in range(20_000)]
        self._wishes = [frame(json.dumps(hostility.wish()).encode()) for _ in range(20_000)]
        self._enters = [frame(json.dumps({"type": "Enter", "table": table}).encode()) for table in tables]
        self._lots = random.Random(7)
        self.sent = 0
        self.sizes: list[tuple[int, int]] = []
        """How large the server was after so many messages."""

    async def lay(self) -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(DEVICES):
                group.create_task(self._besiege())

    async def _besiege(self) -> None:
        while self.sent < MESSAGES:
            self.sizes.append((self.sent, resident_bytes(self._server)))
            headers = [self._cookie] if self._lots.random() < 0.5 else []
            said = self._lots.sample(self._malformed, MALFORMED) + self._lots.sample(self._wishes, WISHES)
            self._lots.shuffle(said)
            # Half of them come to a table first.
            said[: 1 if self._lots.random() < 0.5 else 0] = [self._lots.choice(self._enters)]
            async with connected(self._server, handshake(*headers)) as (reader, writer):
                for start in range(0, len(said), AT_ONCE):
                    await self._say(reader, writer, said[start : start + AT_ONCE])

    async def _say(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, said: list[bytes]) -> None:
        """Say all this, and wait until it was answered: the last message's key is in its answer."""
        key = f"said {self.sent}"
        self.sent += len(said) + 1
        last = {"type": "Act", "seat": 5, "code": 65_535, "version": 2**40, "key": key}
        writer.write(b"".join(said) + frame(json.dumps(last).encode()))
        await asyncio.wait_for(reader.readuntil(f'"key":"{key}"'.encode()), PATIENCE)


@asynccontextmanager
async def connected(server: LoggedServer, opening: bytes = b"") -> AsyncGenerator[Streams]:
    """A connection; with an opening, an open WebSocket."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=2**24)
    try:
        if opening:
            writer.write(opening)
            await reader.readuntil(b"\r\n\r\n")
        yield reader, writer
    finally:
        writer.transport.abort()
        with suppress(ConnectionError):
            await writer.wait_closed()


def resident_bytes(server: LoggedServer) -> int:
    assert server.process is not None
    pages = Path(f"/proc/{server.process.pid}/statm").read_text("ascii").split()[1]
    return int(pages) * 4_096


class Player:
    """Somebody who plays a game all the while, and looks how long the server takes."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.longest = 0.0
        self.made = 0
        self._goes_on = True
        self._thread = Thread(target=self._play)

    def __enter__(self) -> "Player":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._goes_on = False
        self._thread.join()

    def _play(self) -> None:
        while self._goes_on and self.made < 25:
            began = time.monotonic()
            self.made += self.device.play_on(most=1)
            self.longest = max(self.longest, time.monotonic() - began)
            time.sleep(0.5)


def test_hostile_messages_do_no_harm(besieged: LoggedServer) -> None:
    ann, mallory = Guest(besieged, "Ann"), Guest(besieged, "Mallory")
    table = ann.quick_play()
    player = Player(ann.device(table))
    others = [ann.open_table(), mallory.open_table(), mallory.quick_play()]
    tokens = list(mallory.device(others[-1]).seats.values())
    siege = Siege(besieged, [table, *others], tokens, f"Cookie: {mallory.cookie()}")
    before = besieged.figure("messages_received_total")
    with player:
        asyncio.run(siege.lay())
    assert besieged.figure("messages_received_total") - before >= 0.95 * MESSAGES
    assert besieged.figure("messages_refused_total") >= 0.19 * MESSAGES
    _check_unharmed(besieged)
    first, last = _largest(siege, 0, 1), _largest(siege, 2, 3)
    assert last - first < MOST_GROWTH
    assert player.made > 3
    assert player.longest < 5
    assert player.device.play_on() > 5
    assert player.device.is_over


def _largest(siege: Siege, start: int, end: int) -> int:
    """The server's largest size while these thirds of the messages came."""
    return max(size for sent, size in siege.sizes if start * MESSAGES <= 3 * sent <= end * MESSAGES)


def _check_unharmed(server: LoggedServer) -> None:
    assert server.process is not None
    assert server.process.poll() is None
    assert server.figure("failures_total") == 0
    assert "Traceback" not in server.logged()


def test_bytes_that_break_the_protocol_end_their_connection_and_nothing_else(besieged: LoggedServer) -> None:
    ann = Guest(besieged, "Ann")
    device = ann.device(ann.quick_play())
    before = besieged.figure("devices")

    async def besiege() -> None:
        for _ in range(5):
            await asyncio.gather(
                *(_ends(besieged, handshake(), said) for said in bad_frames()),
                *(_ends(besieged, b"", said) for said in bad_requests()),
                *(_survives(besieged, said) for said in floods()),
                *(_breaks_off(besieged, said) for said in unfinished()),
            )

    asyncio.run(besiege())
    _check_unharmed(besieged)
    deadline = time.monotonic() + PATIENCE
    while besieged.figure("devices") != before:
        assert time.monotonic() < deadline, "connections that have ended are forgotten"
    assert device.play_on(most=5) == 5


async def _ends(server: LoggedServer, opening: bytes, said: bytes) -> None:
    """The server ends the connection after this."""
    async with connected(server, opening) as (reader, writer):
        writer.write(said)
        with suppress(ConnectionError):
            try:
                answer = await asyncio.wait_for(reader.read(-1), PATIENCE)
            except TimeoutError:
                raise AssertionError(f"the connection goes on after {said[:200]!r}") from None
            assert b"Traceback" not in answer
            assert b"site-packages" not in answer


async def _survives(server: LoggedServer, said: bytes) -> None:
    """The connection still works after this."""
    async with connected(server, handshake()) as (reader, writer):
        writer.write(said + frame(b'{"type":"Act","seat":0,"code":0,"version":0,"key":"still here"}'))
        await asyncio.wait_for(reader.readuntil(b'"key":"still here"'), PATIENCE)


async def _breaks_off(server: LoggedServer, said: bytes) -> None:
    async with connected(server) as (_, writer):
        writer.write(said)
        await asyncio.sleep(0.05)


def test_after_all_that_the_server_ends_as_it_should(besieged: LoggedServer) -> None:
    """A connection that was not forgotten would keep it."""
    began = time.monotonic()
    assert besieged.stop() in (0, -signal.SIGTERM)
    assert time.monotonic() - began < 5
