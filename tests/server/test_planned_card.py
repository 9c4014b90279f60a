"""A slow card that is chosen together with the fast one: played when it is due, once, or dropped with a word."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from derby.game.game import Game
from derby.game.names import Stage
from derby.rules.action_codes import FAST, PASS, RENEWAL, SLOW
from derby.server.authentication import Authentication
from derby.server.clock import SystemClock
from derby.server.entropy import SystemEntropy
from derby.server.live_table import LiveTable
from derby.server.services import Services
from derby.server.settings import Settings
from derby.store.database import SHARDS
from derby.store.guests import add_guest
from derby.store.sqlite import SqliteDatabase
from derby.tables import entries
from derby.tables.guest import Guest as GuestRow
from derby.tables.opening import quick_play
from derby.tables.settings import TableSettings
from tests.server.harness import Guest, Server, running
from tests.server.in_memory import FakeEntropy, InMemoryServer, RecordingDevice, run
from tests.server.parties import hear_until
from tests.server.stored import stored_entries

POWERS = ["power-of-the-gods"]
ME = 0
SECRET = "the secret of the tests"


class Party:
    """Three people at a server whose conductor works; the first of them has the god that is wanted."""

    def __init__(self, seed: int = 1) -> None:
        self.services = InMemoryServer(entropy=FakeEntropy(seed.to_bytes(32)))
        self.services.conductor.shards = frozenset(range(SHARDS))
        self.devices: list[RecordingDevice] = []
        self.table: LiveTable
        self._lots = random.Random(seed)
        self._keys = iter(range(1_000_000))

    async def gather(self, god: str = "quetzalcoatl", variants: list[str] | None = None) -> "Party":
        guests = [await self.services.guest(name) for name in ("Ann", "Bob", "Cleo")]
        async with self.services.browser(guests[0]) as browser:
            settings = {"seats": 3, "variants": variants or []}
            name = (await browser.post("/api/tables", json=settings)).json()["table"]
        self.table = await self.services.tables.get(name)
        for seat, guest in enumerate(guests):
            device = RecordingDevice(self.services, guest)
            self.devices.append(device)
            await device.say("Enter", table=name)
            await device.say("Sit", seat=seat)
        await self.devices[ME].say("ChooseGod", seat=ME, god=god)
        await self.devices[ME].say("Start")
        return self

    @property
    def game(self) -> Game:
        assert self.table.state.game is not None
        return self.table.state.game

    async def act(self, code: int, **more: Any) -> list[dict[str, Any]]:
        """The seat to act decides; what its device is sent."""
        seat = self.game.seat_to_act
        assert seat is not None
        device = self.devices[seat]
        before = len(device.heard)
        key = f"key {next(self._keys)}"
        await device.say("Act", seat=seat, code=code, version=self.game.version, key=key, **more)
        return device.messages()[before:]

    async def play_until(self, is_so: Callable[[], bool]) -> None:
        """Everybody plays at random until something is so."""
        while not is_so():
            assert not self.game.is_over, "it never was so"
            await self.act(self._lots.choice(self.game.legal_codes()))

    async def pass_until_slow(self) -> int:
        """Everybody passes while powers are offered; how often."""
        passed = 0
        while self.game.stage not in (Stage.SLOW_CARD, Stage.FAST_CARD) and self.table.state.planned is not None:
            await self.act(PASS)
            passed += 1
        return passed

    def is_my_turn(self) -> bool:
        return self.game.stage is Stage.FAST_CARD and self.game.seat_to_act == ME

    def cards(self) -> tuple[int, int]:
        """A card of the left holder and one of the right."""
        left, right = self.game.own(ME).holders
        return left[0], right[0]

    async def entries(self) -> list[entries.TableEntry]:
        rows = await self.services.database.read("SELECT body FROM events ORDER BY seq")
        return [entries.decode_entry(row[0]) for row in rows]

    async def acted(self) -> list[tuple[int, int, str]]:
        """The last two decisions: seat, code and who made them."""
        found = [entry for entry in await self.entries() if isinstance(entry, entries.Acted)]
        return [(entry.seat, entry.code, entry.by) for entry in found[-2:]]


def test_one_message_plays_both_cards() -> None:
    async def play() -> None:
        party = await Party().gather()
        await party.play_until(party.is_my_turn)
        fast, slow = party.cards()
        heard = await party.act(FAST + fast, then=SLOW + slow)
        assert [message["type"] for message in heard] == ["Happened", "Done", "Happened"]
        assert await party.acted() == [(ME, FAST + fast, "player"), (ME, SLOW + slow, "planned")]
        assert party.game.seat_to_act != ME
        assert party.table.state.planned is None

    run(play)


def test_it_waits_while_powers_are_offered() -> None:
    async def play() -> None:
        party = await Party().gather("horus", POWERS)
        await party.play_until(party.is_my_turn)
        fast, slow = party.cards()
        await party.act(FAST + fast, then=SLOW + slow)
        assert party.game.stage is Stage.CARD_PLAYED
        assert await party.pass_until_slow() > 0
        assert (await party.acted())[-1] == (ME, SLOW + slow, "planned")

    run(play)


def test_it_is_dropped_with_a_word_when_it_is_no_longer_legal() -> None:
    """Renewal discards another card of the same creature: here the one that was planned."""

    async def play() -> None:
        party = await Party().gather("quetzalcoatl", POWERS)

        def pair() -> tuple[int, int] | None:
            left, right = party.game.own(ME).holders
            return next(((fast, slow) for fast in left for slow in right if fast // 9 == slow // 9), None)

        await party.play_until(lambda: party.is_my_turn() and pair() is not None)
        found = pair()
        assert found is not None
        fast, slow = found
        await party.act(FAST + fast, then=SLOW + slow)
        while RENEWAL + slow not in party.game.legal_codes():
            await party.act(PASS)
        before = [len(device.heard) for device in party.devices]
        await party.act(RENEWAL + slow)
        await party.pass_until_slow()
        word = {"type": "PlannedCardDropped", "seat": ME, "code": SLOW + slow}
        told = [device.messages()[since:] for device, since in zip(party.devices, before, strict=True)]
        dropped = [[message for message in heard if message["type"] == "PlannedCardDropped"] for heard in told]
        assert [{**message, "seq": None} for message in dropped[ME]] == [{**word, "seq": None}]
        assert dropped[1:] == [[], []], "nobody else learns of it"
        assert (party.game.stage, party.game.seat_to_act) == (Stage.SLOW_CARD, ME)
        assert party.table.state.planned is None
        assert (await party.act(party.game.legal_codes()[0]))[-1]["type"] == "Done"

    run(play)


def test_a_bot_that_takes_the_seat_drops_it() -> None:
    async def play() -> None:
        party = await Party().gather("horus", POWERS)
        await party.play_until(party.is_my_turn)
        fast, slow = party.cards()
        await party.act(FAST + fast, then=SLOW + slow)
        assert party.table.state.planned == (ME, SLOW + slow)
        party.services.conductor.shards = frozenset()
        await party.devices[ME].say("Stand", seat=ME)
        assert party.table.state.planned is None
        await party.devices[ME].say("TakeBack", seat=ME)
        party.services.conductor.shards = frozenset(range(SHARDS))
        while party.game.stage is not Stage.SLOW_CARD:
            await party.act(PASS)
        assert party.game.seat_to_act == ME, "the player chooses again"

    run(play)


def test_a_card_that_the_player_plays_first_counts_and_nothing_is_played_twice() -> None:
    async def play() -> None:
        party = await Party().gather()
        await party.play_until(party.is_my_turn)
        left, right = party.game.own(ME).holders
        party.services.conductor.shards = frozenset()  # so that the player is faster
        await party.act(FAST + left[0], then=SLOW + right[0])
        assert party.table.state.planned == (ME, SLOW + right[0])
        await party.act(SLOW + right[1])
        party.services.conductor.shards = frozenset(range(SHARDS))
        party.services.conductor.look(party.table)
        await party.services.rest()
        assert await party.acted() == [(ME, FAST + left[0], "player"), (ME, SLOW + right[1], "player")]

    run(play)


def test_whoever_comes_back_is_told_what_is_planned() -> None:
    async def play() -> None:
        party = await Party().gather("horus", POWERS)
        await party.play_until(party.is_my_turn)
        fast, slow = party.cards()
        await party.act(FAST + fast, then=SLOW + slow)
        for seat, planned in ((ME, SLOW + slow), (1, None)):
            device = party.devices[seat]
            await device.reconnect()
            await device.say("Enter", table=party.table.state.table)
            seen = [message for message in device.messages() if message["type"] == "Seen"][-1]
            assert seen["planned"] == planned

    run(play)


@pytest.mark.parametrize("then", [PASS, FAST, SLOW - 1, SLOW + 54, 65_535])
def test_only_a_slow_card_can_follow(then: int) -> None:
    async def play() -> None:
        party = await Party().gather()
        await party.play_until(party.is_my_turn)
        heard = await party.act(FAST + party.cards()[0], then=then)
        assert [(message["type"], message["reason"]) for message in heard] == [("Refused", "not-legal")]
        assert party.is_my_turn()

    run(play)


def test_only_a_fast_card_can_be_followed() -> None:
    async def play() -> None:
        party = await Party().gather()
        await party.play_until(lambda: party.game.seat_to_act == ME)
        assert party.game.stage is Stage.FIRST_BETS
        heard = await party.act(party.game.legal_codes()[0], then=SLOW)
        assert [(message["type"], message["reason"]) for message in heard] == [("Refused", "not-legal")]

    run(play)


async def _fast_card_without_a_conductor(path: Path) -> tuple[str, str, int]:
    """A game in which a fast card was played and the server ended before the slow one: its table, cookie, and card."""
    database = SqliteDatabase(path, "first")
    authentication = Authentication(SECRET, None)
    services = Services(
        Settings(bot_workers_ready=False),
        database,
        authentication,
        "first",
        clock=SystemClock(),
        entropy=SystemEntropy(),
    )
    guest = GuestRow("ann", "Ann", None)
    await add_guest(database, guest, None, 0)
    first = quick_play(guest, TableSettings(seats=3), "random", 0, None, bytes(32), lambda _: None)
    table = await services.tables.open(first)
    game = table.state.game
    assert game is not None
    lots = random.Random(1)
    while not (game.stage is Stage.FAST_CARD and game.seat_to_act == 0):
        seat, code = game.seat_to_act, lots.choice(game.legal_codes())
        assert seat is not None
        await table.change(lambda _, seat=seat, code=code: [entries.Acted(seat, code)])
    left, right = game.own(0).holders
    await table.change(lambda _: [entries.Acted(0, FAST + left[0], "key", then=SLOW + right[0])])
    await services.close()
    return table.state.table, authentication.cookie_of(guest, SystemClock().now_ms()), SLOW + right[0]


def test_a_server_that_was_killed_in_between_plays_it_when_it_is_back(tmp_path: Path) -> None:
    path = tmp_path / "derby.db"
    table, cookie, code = asyncio.run(_fast_card_without_a_conductor(path))
    with running(path, {"DERBY_SECRET": SECRET}) as server:
        guest = Guest(server, None)
        guest.http.cookies.set("derby_guest", cookie)
        device = guest.device(table)
        hear_until(device, lambda: device.view["seat_to_act"] != 0 or device.view["stage"] != "slow-card")
        written = [entry for entry in stored_entries(server.database, table) if entry["type"] == "Acted"]
        assert [(entry["code"], entry["by"]) for entry in written if entry.get("by") == "planned"] == [
            (code, "planned")
        ]


def test_over_the_wire_one_message_is_enough(server: Server, ann: Guest) -> None:
    table = ann.quick_play(settings={"seats": 3})
    device = ann.device(table)
    for _ in range(6):
        while device.view["stage"] != "fast-card" or not device.legal:
            if device.legal:
                device.act()
            else:
                device.receive()
        assert device.own is not None
        left, right = device.own["holders"]
        device.send(
            "Act", seat=0, code=FAST + left[0], version=device.version, key=f"{device.version}", then=SLOW + right[0]
        )
        device.until(lambda message: any(map(is_my_slow, message.get("events", ()))))
    written = [entry for entry in stored_entries(server.database, table) if entry.get("by") == "planned"]
    assert len(written) == 6


def is_my_slow(event: dict[str, Any]) -> bool:
    return event["type"] == "CardPlayed" and event["seat"] == 0 and event["slow"]
