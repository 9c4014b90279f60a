"""What a move costs on the wire: a whole game of six, and how many bytes each device is sent for a decision, by part.

    python -m bench.load.message_bytes

No server and no clock: the figures are the same wherever it runs. WebSocket's two to four bytes a message come on top.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Collection
from typing import Final, cast

import msgspec

from derby.game.names import GODS
from derby.game.record import RULES
from derby.tables.audience import Audience
from derby.tables.device import Device
from derby.tables.entries import Acted, GameBegan, GuestSat, Opened, TableEntry
from derby.tables.guest import Guest
from derby.tables.settings import TableSettings
from derby.tables.state import TableState

_REST: Final = "all else"


class _NoTokens:
    def seat_token(self, table: str, seat: int, guest: str) -> str:
        return ""

    def has_seat_token(self, tokens: Collection[str], table: str, seat: int, guest: str) -> bool:
        return False


class _NoClock:
    def now_ms(self) -> int:
        return 0

    def steady_ms(self) -> int:
        return 0


def bytes_of_a_game(seats: int) -> tuple[int, Counter[str]]:
    """The decisions of a game in which everybody does the first thing that is legal, and the bytes sent, by part."""
    sent: list[bytes] = []
    state = TableState("a-table-of-a-load-test")
    audience = Audience(state)

    def write(entry: TableEntry) -> None:
        audience.follow(state.seq + 1, 0, entry)

    guests = [Guest(f"guest{seat}", f"Player {seat + 1}", None) for seat in range(seats)]
    write(Opened(host=guests[0].id, seed="00" * 32, settings=TableSettings(seats)))
    for seat, guest in enumerate(guests):
        write(GuestSat(seat, guest.id, guest.name, False))
    write(GameBegan(tuple(GODS[:seats]), RULES))
    for guest in guests:
        device = Device(sent.append, _NoTokens(), _NoClock())
        device.enter(state, guest, ())
        audience.join(device, None)
    sent.clear()
    game = state.game
    assert game is not None
    parts = Counter[str]()
    while not game.is_over:
        assert game.seat_to_act is not None
        write(Acted(game.seat_to_act, game.legal_codes()[0], str(game.version)))
        for payload in sent:
            _count(parts, payload)
        sent.clear()
    parts[_REST] -= parts.total() - parts[_REST]
    return game.version, parts


def _count(parts: Counter[str], payload: bytes) -> None:
    message: dict[str, object] = msgspec.json.decode(payload)
    kind = message.pop("type")
    for name, value in message.items():
        size = len(msgspec.json.encode(value)) + len(f'"{name}":,')
        if isinstance(value, dict) and kind == "Happened":
            for field, each in cast("dict[str, object]", value).items():
                parts[f"{name}.{field}"] += len(msgspec.json.encode(each)) + len(f'"{field}":,')
        else:
            parts[name if kind == "Happened" else str(kind)] += size
    parts[_REST] += len(payload)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load.message_bytes", description="Bytes that a move takes.")
    parser.add_argument("--seats", type=int, choices=range(3, 7), default=6)
    given = parser.parse_args()
    decisions, parts = bytes_of_a_game(given.seats)
    each = decisions * given.seats
    sys.stdout.write(f"{parts.total() / each:,.0f} bytes a device and decision, of {decisions} decisions\n\n")
    sys.stdout.write("| part | bytes |\n|---|---|\n")
    for part, size in parts.most_common():
        if size >= each:
            sys.stdout.write(f"| `{part}` | {size / each:,.0f} |\n")


if __name__ == "__main__":
    main()
