"""One game at a real table, for the page about the protocol: what is sent, and what every device hears.

Connections, table, rules and store are the server's own. The seed, the clock and the ids are fixed, and what is decided
is drawn by lot from a fixed seed: so every run gives the same messages.
"""

import asyncio
import json
import random
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from protocol_device import Device
from transcript import SHORT, Message, Transcript

from derby.game.game import Game
from derby.server.api_types import ExternalBot, Me, OpenedTable
from derby.server.authentication import COOKIE, Authentication
from derby.server.background import Background, Work
from derby.server.entropy import SystemEntropy
from derby.server.limits import Limits
from derby.server.live_table import LiveTable
from derby.server.metrics import Metrics
from derby.server.services import Services
from derby.server.settings import Settings
from derby.store.guests import add_guest
from derby.store.sqlite import SqliteDatabase
from derby.store.tables import appending
from derby.tables.entries import Acted, Opened, StoredEntry, encode_entry
from derby.tables.guest import Guest
from derby.tables.server_messages import encode_message
from derby.tables.settings import TableSettings

TABLE = "hJ8kQ2vWx0pLr5TzYb3NcA"
ANN, ROOK = Guest("ann", "Ann", None), Guest("rook", "Rook", "ann")
SEED = sha256(b"divinity derby example").hexdigest()
NOW_MS = 1_800_000_000_000


class ExampleClock:
    """It stands still."""

    def now_ms(self) -> int:
        return NOW_MS

    def steady_ms(self) -> int:
        return NOW_MS

    def beat(self) -> bool:
        return False


class PlainBackground(Background):
    """A task for everything that is begun, which ends with it: `settle` waits for all of them."""

    def __init__(self) -> None:
        super().__init__(Metrics())

    def spawn(self, work: Work) -> None:
        self.spawn_round(work)


class ExampleGame:
    """The table of the example, and those at it."""

    def __init__(self, services: Services, table: LiveTable) -> None:
        self.services = services
        self.table = table
        self._lots = random.Random(7)
        self.rook = Device(services, Authorization=f"Bearer {services.authentication.bot_token(ROOK.id, ANN)}")

    def device_of_ann(self) -> Device:
        return Device(
            self.services,
            Cookie=f"{COOKIE}={self.services.authentication.cookie_of(ANN, self.services.clock.now_ms())}",
        )

    def seat_to_act(self) -> int | None:
        return self._game.seat_to_act

    @property
    def version(self) -> int:
        return self._game.version

    @property
    def _game(self) -> Game:
        assert self.table.state.game is not None
        return self.table.state.game

    def act(self, key: str) -> Message:
        """A decision of the seat to act, drawn by lot."""
        code = self._lots.choice(self._game.legal_codes())
        return {"type": "Act", "seat": self.seat_to_act(), "code": code, "version": self.version, "key": key}

    async def exchange(self, device: Device, message: Message) -> list[tuple[str, Message]]:
        """Send a message and wait for all that follows from it: the message, and what the device heard."""
        device.say(message)
        await settle()
        return [("→", message), *answers(device.new())]

    async def others_play(self) -> None:
        """Rook and the bot decide until it is Ann's turn, or the game is over."""
        while self.seat_to_act():
            decision = self.act(f"rook-{self.version}")
            if self.seat_to_act() == 1:
                await self.exchange(self.rook, decision)
            else:
                # What the server's conductor does for a bot.
                acted = Acted(2, decision["code"], None, "bot")
                await self.table.change(lambda _, acted=acted: [acted])


async def settle() -> None:
    """Wait for everything that is being done; none of it may fail."""
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.gather(*others)


def as_json(answer: msgspec.Struct) -> Message:
    return json.loads(encode_message(answer))


def example_game() -> list[str]:
    """The lines of the example."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_played(Path(folder)))


async def _played(folder: Path) -> list[str]:
    limits = Limits(messages_per_second=1e9, messages_at_once=1e9)
    database = SqliteDatabase(folder / "derby.db", "example")
    services = Services(
        Settings(limits=limits, bot_workers_ready=False),
        database,
        Authentication("the secret of the example", None),
        "example",
        clock=ExampleClock(),
        entropy=SystemEntropy(),
        background=PlainBackground(),
    )
    try:
        for guest in (ANN, ROOK):
            await add_guest(database, guest, None, NOW_MS)
        opened = Opened(TableSettings(seats=3), ANN.id, SEED)
        await database.write(*appending(TABLE, [StoredEntry(1, NOW_MS, encode_entry(opened))]))
        return await _told(ExampleGame(services, await services.tables.get(TABLE)))
    finally:
        await services.close()


async def _told(game: ExampleGame) -> list[str]:
    page = Transcript()
    for seat, guest in ((0, ANN), (1, ROOK)):
        page.stand_in(game.services.authentication.seat_token(TABLE, seat, guest.id), f"token of seat {seat}")
    tablet = game.device_of_ann()
    await _enter(game, page, tablet)
    await _gather(game, page, tablet)
    await _decide(game, page, tablet)
    await _decide_too_late(game, page, tablet)
    tablet = await _resume(game, page, tablet)
    await _end(game, page, tablet)
    return page.lines


async def _enter(game: ExampleGame, page: Transcript, tablet: Device) -> None:
    page.say("### The beginning")
    page.say("Ann becomes a guest and opens a table for three.")
    page.show(
        ("→", 'POST /api/guests {"name": "Ann"}'),
        ("←", as_json(Me("Ann", "<recovery code>"))),
        ("→", 'POST /api/tables {"seats": 3}'),
        ("←", as_json(OpenedTable(TABLE, {}))),
    )
    page.say("Her tablet opens the WebSocket with her cookie and enters. She has no seat yet, so she watches.")
    page.show(*await game.exchange(tablet, {"type": "Enter", "table": TABLE}))
    page.say("""
        She takes a seat. `Entered` comes again, because now she has one. The second `RoomIs` says that she is there,
        at her seat.
    """)
    page.show(*await game.exchange(tablet, {"type": "Sit", "seat": 0}))


async def _gather(game: ExampleGame, page: Transcript, tablet: Device) -> None:
    page.say("""
        She makes an external bot. It opens a WebSocket with `Authorization: Bearer <token of Rook>`, enters, takes a
        seat and chooses a god, with the same messages.
    """)
    page.show(("→", 'POST /api/bots {"name": "Rook"}'), ("←", as_json(ExternalBot("Rook", "<token of Rook>"))))
    for message in ({"type": "Enter", "table": TABLE}, {"type": "Sit", "seat": 1}):
        await game.exchange(game.rook, message)
    await game.exchange(game.rook, {"type": "ChooseGod", "seat": 1, "god": "odin"})
    tablet.new()
    page.say("""
        Ann puts a bot of the server on the last seat, chooses a god for it and one for herself, and adds words to the
        chance of the game. Each is answered with a `RoomIs`; the last one is shown, with all that is new in it.
    """)
    wishes: list[Message] = [
        {"type": "FillWithBots", "level": "random"},
        {"type": "ChooseGod", "seat": 2, "god": "horus"},
        {"type": "ChooseGod", "seat": 0, "god": "anansi"},
        {"type": "GiveWords", "seat": 0, "words": "a black ship"},
    ]
    exchanges = [await game.exchange(tablet, wish) for wish in wishes]
    page.show(*(("→", wish) for wish in wishes), exchanges[-1][-1])
    page.say("""
        She starts the game. `Seen` has all that everybody may know, `view`, and what only her seat may know, `own`.
        The two lists of `holders` are the cards in the cardholder to her left and in the one to her right.
    """)
    page.show(*await game.exchange(tablet, {"type": "Start"}))
    game.rook.new()


async def _decide(game: ExampleGame, page: Transcript, tablet: Device) -> None:
    page.say("### A decision")
    assert game.seat_to_act() == 1
    page.say("""
        The first bets. Rook, at seat 1, is the first player, and the bot follows. Ann sees on which creatures they bet,
        not with which cards. Then it is her turn: `own` has come anew, and its `legal` lists the codes of all she may
        do.
    """)
    await game.others_play()
    page.show(*answers(tablet.new()))
    game.rook.new()
    page.say("She decides. When `Done` comes, the decision is stored.")
    decision = game.act("ann-1")
    page.show(*await game.exchange(tablet, decision))
    page.say("Rook hears of the same decision, but not of the card.")
    page.show(*answers(game.rook.new()[:1]))
    page.say("If `Done` got lost, Ann's tablet would not know whether the decision counts. It sends it again.")
    page.show(*await game.exchange(tablet, decision))


async def _decide_too_late(game: ExampleGame, page: Transcript, tablet: Device) -> None:
    page.say("### A stale decision")
    await game.others_play()
    page.skip(tablet.new())
    page.say("""
        Ann goes on with her phone. It has no cookie of hers: it opened a link with the token of her seat. The tablet
        stays connected.
    """)
    phone = Device(game.services)
    token = game.services.authentication.seat_token(TABLE, 0, ANN.id)
    page.show(*await game.exchange(phone, {"type": "Enter", "table": TABLE, "tokens": [token]}))
    tablet.new()
    page.say("It is her turn again, and she decides on the phone.")
    late = game.act("ann-2")
    page.show(*await game.exchange(phone, game.act("phone-1")))
    heard = tablet.new()
    page.say("""
        At the same moment somebody touched the tablet. Its decision was meant for a version that is no more. It is
        refused, after the tablet has been shown how things stand.
    """)
    _, *refused = await game.exchange(tablet, late)
    page.show(("→", late), *answers(heard), *refused)
    phone.lose_connection()
    await settle()
    page.skip(tablet.new())


async def _resume(game: ExampleGame, page: Transcript, tablet: Device) -> Device:
    page.say("### Resuming")
    assert game.seat_to_act() == 1
    seq = game.table.state.seq
    page.say(f"""
        The race begins, and Ann's tablet loses the connection. The last `seq` it saw was {seq}. The others play until
        it is her turn. When she is back, `Missed` tells what happened, and `Seen` how things stand.
    """)
    tablet.lose_connection()
    await settle()
    await game.others_play()
    tablet = game.device_of_ann()
    page.show(*await game.exchange(tablet, {"type": "Enter", "table": TABLE, "since": seq}))
    page.say("A bot may want more than that: the whole view of its seat, with all cards and actions of this race.")
    page.show(*await game.exchange(tablet, {"type": "Look"}))
    return tablet


async def _end(game: ExampleGame, page: Transcript, tablet: Device) -> None:
    page.say("### The end")
    heard: list[tuple[str, Message]] = []
    while game.seat_to_act() is not None:
        page.skip([message for arrow, message in heard if arrow == "←"])
        heard = await game.exchange(tablet, game.act(f"ann-{game.version}"))
        if game.seat_to_act() is not None:
            await game.others_play()
            heard += answers(tablet.new())
    last = max(at for at, (_, message) in enumerate(heard) if message["type"] == "Happened")
    page.skip([message for arrow, message in heard[:last] if arrow == "←"])
    page.say("The last decision of the game, and all that follows from it: ranking, judgment, bets, the end.")
    page.show(*heard[last:])
    page.say(
        "Now the record can be fetched. It shows the seed: its SHA-256 is the commitment that was there all along."
    )
    assert game.table.state.game is not None
    document = json.loads(game.table.state.game.record().dump())
    long = dict.fromkeys(("edition", "chance", "actions"), SHORT)
    page.show(("→", f"GET /api/tables/{TABLE}/record"), ("←", {**document, **long}))
    page.say("Ann wants another game. Everybody at the old table is told where.")
    exchange = await game.exchange(tablet, {"type": "Rematch"})
    page.stand_in(exchange[-1][1]["room"]["rematch"], "table of the rematch")
    page.show(*exchange)


def answers(heard: list[Message]) -> list[tuple[str, Message]]:
    return [("←", message) for message in heard]
