"""Load on boardgame.io, a peer that a host could run instead: the game of `boardgame_io/game.js`, six sockets a table.

Install it once, then run it from the repository's root:

    npm install --prefix bench/load/boardgame_io --no-package-lock
    python -m bench.load.boardgame_io_peer --tables 50 --seconds 5

What is in its favour: no credentials are checked, undo is off, its production mode is on, and its file store doesn't
wait for the disk (no fsync). What isn't: both stores copy the whole log of a match in every move, so that a match gets
slower as it grows; keep a run to the length of a real game, some hundred moves a table.
"""

import asyncio
import contextlib
import sys
import tempfile
from pathlib import Path
from typing import Final

import msgspec

from bench.load.clients import WebSocketClient
from bench.load.event_loop import run
from bench.load.options import load_options
from bench.load.result import LoadResult
from bench.load.server_process import running
from bench.load.tables import Table, measure, pin

SEATS: Final = 6
FOLDER: Final = Path(__file__).parent / "boardgame_io"

# Socket.io's packets: engine.io's kind (0 open, 2 ping, 3 pong, 4 message), then its own (0 connect, 2 event, 4 error).
_OPEN: Final = b"0{"
_PING: Final = b"2"
_PONG: Final = b"3"
_CONNECT: Final = b"40/derby,"
_REFUSED: Final = b"44/derby,"
_EVENT: Final = b"42/derby,"
_UPDATE: Final = b'42/derby,["update",'
_SYNC: Final = b'42/derby,["sync",'


class _View(msgspec.Struct):
    holders: list[list[int] | int]
    """Cards where the seat may see them, else how many there are."""


class _Context(msgspec.Struct):
    current: int = msgspec.field(name="currentPlayer")


class _State(msgspec.Struct):
    view: _View = msgspec.field(name="G")
    context: _Context = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class _Sync(msgspec.Struct):
    state: _State


# The event's name, the match, the state; the rest isn't read. Player ids are digits in quotes: so not strict.
_update_decoder: Final = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw], strict=False)
_sync_decoder: Final = msgspec.json.Decoder(tuple[str, str, _Sync], strict=False)


class ConnectionRefused(Exception):
    """Socket.io turned a seat away."""


class Seat(WebSocketClient):
    """A player's socket."""

    def __init__(self, table: "PeerTable", seat: int, port: int) -> None:
        super().__init__("127.0.0.1", port, "/socket.io/?EIO=4&transport=websocket")
        self.table = table
        self.seat = seat
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def received(self, payload: bytes) -> None:
        if payload.startswith(_UPDATE):
            self.table.updated(self.seat, payload)
        elif payload == _PING:
            self.send(_PONG)
        elif payload.startswith(_OPEN):
            self.send(_CONNECT)
        elif payload.startswith(_CONNECT):
            self.send(_event("sync", self.table.match, str(self.seat), None, SEATS))
        elif payload.startswith(_SYNC):
            self.table.synced(self.seat, payload)
            self.synced.set_result(None)
        elif payload.startswith(_REFUSED):
            self.synced.set_exception(ConnectionRefused(payload.decode()))

    def closed(self, error: Exception | None) -> None:
        if not self.synced.done():
            self.synced.set_exception(error or ConnectionRefused("The server hung up before the seat was taken."))

    async def sit_down(self) -> None:
        await self.connect()
        await self.synced


class PeerTable(Table):
    """A match with all its seats taken."""

    def __init__(self, match: str, port: int) -> None:
        super().__init__(SEATS)
        self.match = match
        self.seats = [Seat(self, seat, port) for seat in range(SEATS)]
        self.state: _State | None = None

    async def sit_down(self) -> None:
        # The first to ask for a match creates it: two at once would create it twice.
        for seat in self.seats:
            await seat.sit_down()

    def synced(self, seat: int, payload: bytes) -> None:
        if seat == 0:  # who moves first
            self.state = _sync_decoder.decode(payload[len(_EVENT) :])[2].state

    def updated(self, seat: int, payload: bytes) -> None:
        mover = self.heard(seat).mover
        if seat == mover:
            self.was_answered()
        if seat == (mover + 1) % SEATS:
            self.state = _update_decoder.decode(payload[len(_EVENT) :])[2]
            self.is_next_turn()

    def send_move(self) -> int:
        state = self.state
        assert state is not None
        mover = state.context.current
        cards = state.view.holders[mover] or state.view.holders[mover - 1]
        assert isinstance(cards, list)
        player = str(mover)
        action = {"type": "MAKE_MOVE", "payload": {"type": "playCard", "args": [cards[0]], "playerID": player}}
        self.seats[mover].send(_event("update", action, state.number, self.match, player))
        return mover

    def bytes_received(self) -> int:
        return sum(seat.bytes_received for seat in self.seats)

    def leave(self) -> None:
        for seat in self.seats:
            seat.close()


def _event(name: str, *args: object) -> bytes:
    return _EVENT + msgspec.json.encode([name, *args])


async def load(
    tables: int,
    seconds: float,
    *,
    pace: float = 0.0,
    warm_up: float = 2.0,
    waits_for_all: bool = False,
    in_files: bool = False,
    server_core: int = 0,
    client_core: int = 1,
) -> LoadResult:
    """Start the peer, play at so many tables, and report."""
    pin(client_core)
    with contextlib.ExitStack() as stack:
        command: list[str | Path] = ["node", FOLDER / "server.js", "--port", "0"]
        if in_files:
            command += ["--file", stack.enter_context(tempfile.TemporaryDirectory())]
        async with running(command, server_core) as server:
            all_tables = [PeerTable(f"m{number}", server.port) for number in range(tables)]
            name = f"boardgame.io ({'files' if in_files else 'memory'})"
            return await measure(
                server,
                name,
                all_tables,
                seconds=seconds,
                pace=pace,
                warm_up=warm_up,
                waits_for_all=waits_for_all,
            )


def main() -> None:
    parser = load_options("boardgame_io_peer", "Load on boardgame.io.", 50)
    parser.add_argument("--file", action="store_true", help="its FlatFile store, in a temporary folder")
    given = parser.parse_args()
    result = run(
        load(
            given.tables,
            given.seconds,
            pace=given.pace,
            warm_up=given.warm_up,
            waits_for_all=given.wait_for_all,
            in_files=given.file,
            server_core=given.server_core,
            client_core=given.client_core,
        )
    )
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(result)).decode() + "\n")


if __name__ == "__main__":
    main()
