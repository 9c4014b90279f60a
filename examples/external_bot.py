"""Your own bot at a server's table: it takes a free seat and plays to the end.

Create the bot once, as a guest, with `POST /api/bots`, which returns its token. Then send it to a table by its link:

    DERBY_BOT_TOKEN=... python examples/external_bot.py https://derby.example.org/table/TABLE

How it decides is up to you: here one of our own bots does. `docs/protocol.md` explains the messages.
"""

import argparse
import os
import random
import time

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from derby import SetUp, View, code_of, olympus
from derby.bots import Budget, bot
from derby.game.view import Own
from derby.tables import client_messages, server_messages
from derby.tables.room import Room

decode = msgspec.json.Decoder(server_messages.ServerMessage).decode
TRIES = 60
"""How often it reconnects, a second apart, after losing the connection."""


def decide(level: str, room: Room, view: View) -> int:
    """The code of the action, one of `view.legal`."""
    gods = tuple(seat.god for seat in room.seats if seat.god is not None)
    set_up = SetUp(gods, room.settings.variants, room.settings.edition or olympus())
    code = code_of(bot(level).decide(set_up, view, Budget(ms=200), random.Random()))
    assert code is not None
    return code


def play(socket: ClientConnection, table: str, level: str) -> tuple[int, ...]:
    """Play the game at a table to its end; returns the points of all seats."""
    room: Room | None = None
    own: Own | None = None
    seat: int | None = None
    has_asked = False

    def send(message: client_messages.ClientMessage) -> None:
        socket.send(server_messages.encode_message(message), text=True)

    send(client_messages.Enter(table))
    while True:
        match decode(socket.recv()):
            case server_messages.Entered(seat=seat):
                continue
            case server_messages.RoomIs(room=room):
                pass
            case server_messages.Seen(own=own):
                pass
            case server_messages.Happened(own=news):
                own = news or own
            case server_messages.WholeView(view=view) if room is not None and seat is not None:
                if room.phase == "over":
                    return view.points
                if view.legal:
                    # Thanks to its key the decision counts once, even if it is sent again.
                    send(client_messages.Act(seat, decide(level, room, view), view.version, f"decision-{view.version}"))
                continue
            case server_messages.Refused(reason="seat-taken"):
                has_asked = False
            case server_messages.Refused(reason="too-fast" | "try-again"):
                has_asked = False
                time.sleep(0.5)
            case server_messages.Refused(reason=reason) if reason not in ("stale", "not-your-turn"):
                raise SystemExit(f"refused: {reason}")
            case _:
                continue
        if room is None:
            continue
        if seat is None and not has_asked:
            free = [number for number, other in enumerate(room.seats) if other.kind == "free"]
            if not free or room.phase != "gathering":
                raise SystemExit("no seat is free at this table")
            send(client_messages.Sit(free[0]))
            has_asked = True
        elif seat is not None and room.seats[seat].handed_over and room.phase == "playing":
            send(client_messages.TakeBack(seat))
        if room.phase == "over" or (own is not None and own.legal):
            send(client_messages.Look())


def main() -> None:
    options = argparse.ArgumentParser(description="Let a bot play at a table of a Divinity Derby server.")
    options.add_argument("link", help="the link of the table, such as https://derby.example.org/table/TABLE")
    options.add_argument("--token", default=os.environ.get("DERBY_BOT_TOKEN"), help="by default DERBY_BOT_TOKEN")
    options.add_argument("--bot", default="hero", help="who decides: random, mortal, hero, titan, olympian")
    given = options.parse_args()
    if not given.token:
        options.error("a token is needed: --token, or DERBY_BOT_TOKEN in the environment")
    server, _, table = given.link.partition("/table/")
    address = f"{server.replace('http', 'ws', 1)}/ws"
    for _ in range(TRIES):
        try:
            with connect(address, additional_headers={"Authorization": f"Bearer {given.token}"}) as socket:
                points = play(socket, table, given.bot)
            print("The game is over. Points by seat:", *points)  # noqa: T201
            return
        except InvalidStatus as error:
            raise SystemExit(f"the server doesn't let the bot in: {error}") from None
        except (ConnectionClosed, OSError):
            time.sleep(1)  # the server may have restarted; the bot keeps its seat
    raise SystemExit(f"{address} can't be reached")


if __name__ == "__main__":
    main()
