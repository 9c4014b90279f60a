"""Before and after a game: tables open and private, the host's rights, seats and gods, fair chance, rematch, chat."""

import json
import time
from collections.abc import Callable, Generator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import derby
from tests.server.forked_server import ForkedServer, forked_server
from tests.server.harness import PATIENCE, Device, Guest, Message
from tests.server.parties import begin, play_together
from tests.server.stored import stored_entries

GODS = ["anansi", "horus", "marduk", "odin", "quetzalcoatl", "yu-huang"]
ABSENCE = 0.3
"""Seconds in which nothing comes."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[ForkedServer]:
    folder = tmp_path_factory.mktemp("lobby")
    with forked_server(folder, f"sqlite:///{folder / 'derby.db'}", {}) as started:
        started.start()
        yield started


@pytest.fixture
def cleo(server: ForkedServer) -> Guest:
    return Guest(server, "Cleo")


def lobby(guest: Guest) -> dict[str, Message]:
    return {table["table"]: table for table in guest.get("/api/tables")}


def kinds(device: Device) -> list[str]:
    return [seat["kind"] for seat in device.room["seats"]]


def names(device: Device) -> list[str | None]:
    return [seat["name"] for seat in device.room["seats"]]


def hears(device: Device, kind: str) -> Message:
    return device.until(lambda message: message["type"] == kind)


def does(device: Device, kind: str, **fields: Any) -> Message:
    """Say something before the game, and hear all that follows from it; the room as it is then."""
    device.send(kind, **fields)
    device.send("Rematch")  # Refused before the game, and only after what was said before it has been done.
    assert hears(device, "Refused")["reason"] == "not-over"
    return device.room


def eventually(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def in_step(*devices: Device) -> None:
    """Wait until all devices have heard what one of them has."""
    newest = max(device.seq for device in devices)
    for device in devices:
        while device.seq < newest:
            device.receive()


class TestTables:
    def test_everybody_finds_an_open_table_and_nobody_a_private_one(self, ann: Guest, bob: Guest) -> None:
        listed, private = ann.open_table(listed=True), ann.open_table()
        found = lobby(bob)
        assert listed in found
        assert private not in found
        watcher = bob.device(private)
        assert watcher.room["table"] == private, "whoever has the link may come in"

    def test_the_lobby_tells_who_sits_where_and_what_is_played(self, ann: Guest, bob: Guest) -> None:
        clock = {"kind": "move", "seconds": 30, "increment": 0}
        table = ann.open_table(listed=True, seats=5, variants=["zeus-sobers-up"], clock=clock)
        device = ann.device(table)
        does(device, "Sit", seat=2)
        does(device, "SeatBot", seat=4, level="titan")
        assert lobby(bob)[table] == {
            "table": table,
            "phase": "gathering",
            "seats": 5,
            "free": 3,
            "names": [None, None, "Ann", None, None],
            "variants": ["zeus-sobers-up"],
            "clock": clock,
            "bots": ["titan"],
        }

    def test_a_table_can_be_opened_to_all_and_made_private_again(self, ann: Guest, bob: Guest) -> None:
        table = ann.open_table(seats=3)
        device = ann.device(table)
        does(device, "ChangeSettings", settings={"seats": 3, "listed": True})
        assert table in lobby(bob)
        does(device, "ChangeSettings", settings={"seats": 3, "listed": False})
        assert table not in lobby(bob)

    def test_the_lobby_tells_when_a_game_has_begun_and_no_longer_when_it_is_over(
        self, ann: Guest, bob: Guest, cleo: Guest
    ) -> None:
        first, second = begin(ann, bob, seats=3, listed=True)
        table = first.room["table"]
        eventually(lambda: lobby(cleo)[table]["phase"] == "playing")
        assert lobby(cleo)[table]["free"] == 0
        play_together(first, second)
        eventually(lambda: table not in lobby(cleo))

    def test_a_guest_may_be_at_several_tables_at_once(self, ann: Guest, bob: Guest) -> None:
        tables = [ann.quick_play(settings={"seats": 3}) for _ in range(3)]
        devices = [ann.device(table) for table in tables]
        for _ in range(4):
            for device in devices:
                device.play_on(most=1)
        assert len({device.you for device in devices}) == 3, "at each table one is called otherwise"
        assert bob.device(tables[0]).seat is None

    def test_a_device_may_go_from_table_to_table(self, ann: Guest) -> None:
        first, second = ann.open_table(), ann.open_table(seats=3)
        stays, goes = ann.device(first), ann.device(first)
        does(stays, "Sit", seat=0)
        goes.send("Enter", table=second)
        goes.until(lambda message: message["type"] == "RoomIs" and message["room"]["table"] == second)
        does(stays, "Sit", seat=1)
        assert all(message.get("room", {}).get("table") != first for message in goes.drain(ABSENCE))

    def test_a_table_that_isnt_there_is_refused(self, server: ForkedServer, ann: Guest) -> None:
        device = Device(server, {"Cookie": ann.cookie()})
        assert device.ask("Sit", seat=0) == "enter-first"
        assert device.ask("Enter", table="atlantis") == "no-such-table"


class TestHost:
    def test_only_the_host_may_seat_bots_remove_change_and_start(self, ann: Guest, bob: Guest) -> None:
        table = ann.open_table(seats=3)
        host, other = ann.device(table), bob.device(table)
        does(host, "Sit", seat=0)
        does(other, "Sit", seat=1)
        for kind, fields in (
            ("SeatBot", {"seat": 2, "level": "random"}),
            ("FillWithBots", {"level": "random"}),
            ("Remove", {"seat": 0}),
            ("ChangeSettings", {"settings": {"seats": 4}}),
            ("Start", {}),
        ):
            assert other.ask(kind, **fields) == "not-the-host"
        in_step(host, other)
        assert kinds(host) == ["person", "person", "free"]

    def test_the_host_seats_bots_and_changes_their_level(self, ann: Guest, bob: Guest) -> None:
        device = ann.device(ann.open_table(seats=3))
        does(device, "SeatBot", seat=1, level="random")
        does(device, "SeatBot", seat=1, level="olympian")
        assert [seat["level"] for seat in device.room["seats"]] == [None, "olympian", None]
        other = bob.device(device.room["table"])
        does(other, "Sit", seat=2)
        assert device.ask("SeatBot", seat=2, level="random") == "seat-taken"
        assert other.ask("Sit", seat=1) == "seat-taken"
        device.send("FillWithBots", level="hero")
        while "free" in kinds(device):
            device.receive()
        assert [seat["level"] for seat in device.room["seats"]] == ["hero", "olympian", None]

    def test_the_host_frees_seats(self, ann: Guest, bob: Guest) -> None:
        table = ann.open_table(seats=3)
        host, other = ann.device(table), bob.device(table)
        does(other, "Sit", seat=1)
        does(host, "SeatBot", seat=2, level="random")
        in_step(host, other)
        does(host, "Remove", seat=2)
        does(host, "Remove", seat=1)
        with pytest.raises(ConnectionClosed):
            other.until(lambda _: False)
        assert kinds(host) == ["free", "free", "free"]
        other = Device(bob.server, {"Cookie": bob.cookie()}, None)
        assert other.ask("Enter", table=table) == "removed", "whoever was removed stays out"

    def test_the_host_changes_what_is_played(self, ann: Guest, bob: Guest) -> None:
        table = ann.open_table(seats=5)
        host, other = ann.device(table), bob.device(table)
        does(other, "Sit", seat=4)
        in_step(host, other)
        assert host.ask("ChangeSettings", settings={"seats": 3}) == "seat-taken", "nobody is sent away so"
        does(other, "Stand", seat=4)
        does(other, "Sit", seat=2)
        in_step(host, other)
        settings = {"seats": 3, "variants": ["zeus-sobers-up"], "leaver_level": "titan", "odds": True}
        room = does(host, "ChangeSettings", settings=settings)
        assert {name: room["settings"][name] for name in settings} == settings
        assert kinds(host) == ["free", "free", "person"]
        in_step(host, other)
        assert other.seat == 2

    def test_settings_with_which_no_game_can_be_set_up_are_refused(self, ann: Guest) -> None:
        device = ann.device(ann.open_table(seats=3))
        twice = {"seats": 3, "variants": ["fate-tokens", "fate-tokens"]}
        assert device.ask("ChangeSettings", settings=twice) == "bad-settings"
        assert device.ask("ChangeSettings", settings={"seats": 7}) == "bad-message"
        assert ann.refused("/api/tables", twice) == "bad-settings"
        assert device.room["settings"]["variants"] == []

    def test_a_game_with_free_seats_is_not_begun(self, ann: Guest) -> None:
        device = ann.device(ann.open_table(seats=3))
        does(device, "Sit", seat=0)
        does(device, "SeatBot", seat=1, level="random")
        assert device.ask("Start") == "seats-free"
        assert device.room["phase"] == "gathering"
        does(device, "SeatBot", seat=2, level="random")
        device.send("Start")
        hears(device, "Seen")
        assert device.room["phase"] == "playing"

    def test_what_belongs_before_the_game_is_refused_in_it(self, ann: Guest) -> None:
        device = begin(ann, seats=3)[0]
        for kind, fields in (
            ("Start", {}),
            ("SeatBot", {"seat": 1, "level": "random"}),
            ("FillWithBots", {"level": "random"}),
            ("Remove", {"seat": 0}),
            ("ChangeSettings", {"settings": {"seats": 4}}),
            ("Sit", {"seat": 1}),
            ("ChooseGod", {"seat": 0, "god": "odin"}),
            ("GiveWords", {"seat": 0, "words": "too late"}),
        ):
            assert device.ask(kind, **fields) == "too-late", kind

    def test_the_first_of_the_others_is_host_when_the_host_leaves(self, ann: Guest, bob: Guest, cleo: Guest) -> None:
        table = ann.open_table(seats=4)
        devices = [guest.device(table) for guest in (ann, bob, cleo)]
        for seat, device in zip((3, 1, 2), devices, strict=True):
            does(device, "Sit", seat=seat)
        in_step(*devices)
        first, second, third = devices
        assert first.room["host"] == first.you
        room = does(first, "Stand", seat=3)
        assert room["host"] == second.you
        in_step(*devices)
        assert first.ask("FillWithBots", level="random") == "not-the-host"
        second.send("Remove", seat=2)
        while third.seat is not None:
            third.receive()
        does(second, "FillWithBots", level="random")
        second.send("Start")
        hears(second, "Seen")

    def test_a_host_with_two_seats_who_gives_up_one_stays_host(self, ann: Guest, bob: Guest) -> None:
        table = ann.open_table(seats=3)
        host, other = ann.device(table), bob.device(table)
        does(other, "Sit", seat=0)
        in_step(host, other)
        does(host, "Sit", seat=1)
        does(host, "Sit", seat=2, name="Ann's sister")
        assert does(host, "Stand", seat=1)["host"] == host.you
        assert does(host, "Stand", seat=2)["host"] == other.you


class TestSeats:
    def test_people_sit_stand_and_watch(self, ann: Guest, bob: Guest) -> None:
        table = ann.open_table(seats=3)
        first, second = ann.device(table), bob.device(table)
        does(first, "Sit", seat=1)
        assert first.seat == 1
        in_step(first, second)
        assert names(second) == [None, "Ann", None]
        assert second.seat is None
        assert second.ask("Sit", seat=1) == "seat-taken"
        assert second.ask("Stand", seat=1) == "not-your-seat"
        assert second.ask("Sit", seat=5) == "no-such-seat"
        does(first, "Stand", seat=1)
        in_step(first, second)
        assert first.seat is None
        does(second, "Sit", seat=1)
        assert names(second) == [None, "Bob", None]

    def test_the_host_may_sit_down_in_a_bots_place_and_in_nobody_elses(self, ann: Guest, bob: Guest) -> None:
        table = ann.open_table(seats=3)
        host, other = ann.device(table), bob.device(table)
        does(other, "Sit", seat=0)
        does(host, "SeatBot", seat=1, level="random")
        in_step(host, other)
        assert host.ask("Sit", seat=0) == "seat-taken"
        assert other.ask("Sit", seat=1) == "seat-taken"
        does(host, "Sit", seat=1)
        assert names(host) == ["Bob", "Ann", None]
        assert kinds(host) == ["person", "person", "free"]

    def test_several_people_may_share_a_device(self, ann: Guest) -> None:
        device = ann.device(ann.open_table(seats=3))
        for seat, name in enumerate(("Ann", "Dan", "Eve")):
            does(device, "Sit", seat=seat, name=name)
        assert names(device) == ["Ann", "Dan", "Eve"]
        assert sorted(device.seats) == [0, 1, 2]
        assert device.ask("Sit", seat=1, name="  \n ") in ("no-name", "seat-taken")

    def test_a_device_without_a_guest_only_watches(self, server: ForkedServer, ann: Guest) -> None:
        table = ann.open_table(seats=3)
        watcher = Device(server, {}, table)
        watcher.send("Sit", seat=0, name="Nobody")
        assert hears(watcher, "Refused")["reason"] in ("not-known", "not-allowed")
        watcher.send("Say", text="Boo")
        assert hears(watcher, "Refused")["reason"] in ("not-known", "not-allowed")
        assert kinds(watcher) == ["free", "free", "free"]

    def test_spectators_see_the_game_and_nobodys_secrets(self, ann: Guest, bob: Guest) -> None:
        device = begin(ann, seats=3)[0]
        watcher = bob.device(device.room["table"])
        device.play_on(most=3)
        while watcher.version < device.version:
            watcher.receive()
        assert watcher.own is None
        assert watcher.view == device.view


class TestGods:
    def test_a_god_is_chosen_once_and_may_be_given_back(self, ann: Guest, bob: Guest) -> None:
        table = ann.open_table(seats=3)
        first, second = ann.device(table), bob.device(table)
        does(first, "Sit", seat=0)
        does(second, "Sit", seat=1)
        does(first, "ChooseGod", seat=0, god="odin")
        in_step(first, second)
        assert second.ask("ChooseGod", seat=1, god="odin") == "god-taken"
        assert second.ask("ChooseGod", seat=0, god="horus") == "not-your-seat"
        assert second.ask("ChooseGod", seat=1, god="zeus") == "bad-message"
        does(first, "ChooseGod", seat=0, god="odin")
        does(first, "ChooseGod", seat=0, god=None)
        in_step(first, second)
        does(second, "ChooseGod", seat=1, god="odin")
        assert [seat["god"] for seat in second.room["seats"]] == [None, "odin", None]

    def test_the_host_chooses_for_bots_and_not_for_people(self, ann: Guest, bob: Guest) -> None:
        table = ann.open_table(seats=3)
        host, other = ann.device(table), bob.device(table)
        does(host, "SeatBot", seat=0, level="random")
        in_step(host, other)
        does(other, "Sit", seat=1)
        in_step(host, other)
        does(host, "ChooseGod", seat=0, god="anansi")
        assert host.ask("ChooseGod", seat=1, god="horus") == "not-your-seat"
        assert other.ask("ChooseGod", seat=0, god="horus") == "not-your-seat"

    def test_gods_that_nobody_chose_are_drawn_and_the_chosen_stay(self, ann: Guest) -> None:
        drawn: set[str] = set()
        for _ in range(12):
            device = ann.device(ann.open_table(seats=4))
            does(device, "Sit", seat=1)
            does(device, "ChooseGod", seat=1, god="marduk")
            device.send("FillWithBots", level="random")
            device.send("Start")
            hears(device, "Seen")
            gods = [seat["god"] for seat in device.room["seats"]]
            assert gods[1] == "marduk"
            assert len(set(gods)) == 4
            assert set(gods) <= set(GODS)
            drawn.add(gods[0])
        assert len(drawn) > 1
        assert "marduk" not in drawn


class TestFairChance:
    def test_words_are_mixed_in_and_the_record_is_verified(self, server: ForkedServer, ann: Guest, bob: Guest) -> None:
        table = ann.open_table(seats=3)
        first, second = ann.device(table), bob.device(table)
        promised = first.room["commitment"]
        assert len(promised) == 64
        does(second, "Sit", seat=2)
        in_step(first, second)
        does(first, "Sit", seat=0)
        does(second, "GiveWords", seat=2, words="ἄριστον μὲν ὕδωρ")
        in_step(first, second)
        does(first, "GiveWords", seat=0, words="first thoughts")
        does(first, "GiveWords", seat=0, words="seven birds over Delphi")
        assert second.ask("GiveWords", seat=0, words="not mine") == "not-your-seat"
        first.send("FillWithBots", level="random")
        first.send("Start")
        for device in (first, second):
            hears(device, "Seen")
        assert first.room["commitment"] == second.room["commitment"] == promised
        assert first.room["words"] == ["seven birds over Delphi", "ἄριστον μὲν ὕδωρ"]
        answer = ann.http.get(f"/api/tables/{table}/record")
        assert (answer.status_code, answer.json()["reason"]) == (409, "not-over")
        play_together(first, second)
        document = ann.http.get(f"/api/tables/{table}/record")
        record = derby.Record.parse(document.content)
        assert record.commitment == promised
        assert record.words == ("seven birds over Delphi", "ἄριστον μὲν ὕδωρ")
        assert record.verify() > 3
        opened = stored_entries(server.database, table)[0]
        assert record.seed == opened["seed"], "it was fixed before anybody spoke"
        for changed in (
            {**document.json(), "words": ["other words", "ἄριστον μὲν ὕδωρ"]},
            {**document.json(), "words": document.json()["words"][::-1]},
            {**document.json(), "commitment": "0" * 64},
        ):
            with pytest.raises(derby.DerbyError):
                derby.Record.parse(json.dumps(changed).encode()).verify()

    def test_every_table_commits_to_another_seed(self, ann: Guest) -> None:
        commitments = {ann.device(ann.open_table()).room["commitment"] for _ in range(5)}
        assert len(commitments) == 5

    def test_whoever_leaves_takes_the_words_along(self, ann: Guest) -> None:
        device = ann.device(ann.open_table(seats=3))
        does(device, "Sit", seat=0)
        does(device, "GiveWords", seat=0, words="mine")
        assert device.room["words"] == ["mine"]
        does(device, "Stand", seat=0)
        assert device.room["words"] == []

    def test_nobody_is_told_the_seed_before_the_end(self, server: ForkedServer, ann: Guest, bob: Guest) -> None:
        first, second = begin(ann, bob, seats=3)
        watcher = bob.device(first.room["table"])
        seed = stored_entries(server.database, first.room["table"])[0]["seed"]
        play_together(first, second, most=20)
        watcher.drain(ABSENCE)
        for device in (first, second, watcher):
            assert seed not in json.dumps(device.heard)
        assert seed not in ann.http.get(f"/api/tables/{first.room['table']}").text


class TestRematch:
    def finished(self, *guests: Guest, **settings: Any) -> list[Device]:
        devices = begin(*guests, seats=3, **settings)
        play_together(*devices)
        for device in devices:
            while device.room["phase"] != "over":
                device.receive()
        return devices

    def test_players_and_spectators_hear_of_it_and_have_their_seats(self, ann: Guest, bob: Guest, cleo: Guest) -> None:
        first, second = self.finished(ann, bob, variants=["zeus-sobers-up"])
        watcher = cleo.device(first.room["table"])
        second.send("Rematch")
        rooms = [
            device.until(lambda message: message["type"] == "RoomIs" and bool(message["room"]["rematch"]))["room"]
            for device in (first, second, watcher)
        ]
        tables = {room["rematch"] for room in rooms}
        assert len(tables) == 1
        table = tables.pop()
        seats: list[int | None] = []
        for device in (first, second, watcher):
            device.send("Enter", table=table)
            device.until(lambda message: message["type"] == "RoomIs" and message["room"]["table"] == table)
            seats.append(device.seat)
        assert seats == [0, 1, None]
        assert kinds(first) == ["person", "person", "bot"]
        assert names(first) == ["Ann", "Bob", None]
        assert first.room["settings"]["variants"] == ["zeus-sobers-up"]
        assert first.room["host"] == first.you
        assert first.room["phase"] == "gathering"
        first.send("Start")
        for device in (first, second, watcher):
            device.until(lambda message: message["type"] == "Seen")
        play_together(first, second, most=5)

    def test_it_has_a_seed_of_its_own(self, ann: Guest, bob: Guest) -> None:
        first, _ = self.finished(ann, bob)
        first.send("Rematch")
        room = hears(first, "RoomIs")["room"]
        again = ann.device(room["rematch"])
        assert again.room["commitment"] != room["commitment"]
        assert again.room["words"] == []

    def test_there_is_one_however_often_it_is_asked_for(self, ann: Guest, bob: Guest) -> None:
        first, second = self.finished(ann, bob)
        for _ in range(2):
            first.send("Rematch")
            second.send("Rematch")
        heard = first.drain() + second.drain()
        assert {message["room"]["rematch"] for message in heard if message["type"] == "RoomIs"} <= {
            first.room["rematch"],
            None,
        }
        assert first.room["rematch"] == second.room["rematch"] is not None

    def test_only_players_may_ask_and_only_at_the_end(self, ann: Guest, bob: Guest, cleo: Guest) -> None:
        playing = begin(ann, seats=3)[0]
        assert playing.ask("Rematch") == "not-over"
        first, _ = self.finished(ann, bob)
        assert cleo.device(first.room["table"]).ask("Rematch") == "not-your-seat"


class TestChat:
    def test_everybody_at_the_table_hears_what_is_said(self, ann: Guest, bob: Guest, cleo: Guest) -> None:
        table = ann.open_table(seats=3)
        devices = [guest.device(table) for guest in (ann, bob, cleo)]
        first, second, third = devices
        first.send("Say", text="χαῖρε, <b>Bob</b>")
        second.send("React", reaction="thunder")
        for device in devices:
            while len(device.chat) < 2:
                device.receive()
            by_kind = {message["type"]: message for message in device.chat}
            assert by_kind["ChatSaid"]["text"] == "χαῖρε, <b>Bob</b>"
            assert (by_kind["ChatSaid"]["who"], by_kind["ChatSaid"]["name"]) == (first.you, "Ann")
            assert by_kind["ChatReacted"]["reaction"] == "thunder"
            assert (by_kind["ChatReacted"]["who"], by_kind["ChatReacted"]["name"]) == (second.you, "Bob")
        assert third.ask("React", reaction="yawn") == "bad-message"
        assert third.ask("Say", text="") == "bad-message"
        assert third.ask("Say", text="x" * 501) == "bad-message"

    def test_whoever_comes_later_hears_it_and_whoever_resumes_only_what_is_new(self, ann: Guest, bob: Guest) -> None:
        device = ann.device(ann.open_table(seats=3))
        device.send("Say", text="first")
        hears(device, "ChatSaid")
        later = bob.device(device.room["table"])
        later.drain(ABSENCE)
        assert [message["text"] for message in later.chat] == ["first"]
        seen = later.seq
        later.close()
        device.send("Say", text="second")
        hears(device, "ChatSaid")
        back = bob.device(device.room["table"], since=seen)
        back.drain(ABSENCE)
        assert [message["text"] for message in back.chat] == ["second"]

    def test_whoever_is_muted_is_not_heard_until_unmuted(self, ann: Guest, bob: Guest, cleo: Guest) -> None:
        table = ann.open_table(seats=3)
        first, second, third = [guest.device(table) for guest in (ann, bob, cleo)]
        first.send("Mute", who=second.you)
        first.send("Look")
        first.drain(ABSENCE)
        second.send("Say", text="unheard")
        second.send("React", reaction="groan")
        third.send("Say", text="heard")
        while not first.chat:
            first.receive()
        first.drain(ABSENCE)
        assert [message.get("text") for message in first.chat] == ["heard"]
        while len(third.chat) < 3:
            third.receive()
        first.send("Mute", who=second.you, on=False)
        first.drain(ABSENCE)
        second.send("Say", text="heard again")
        hears(first, "ChatSaid")
        assert first.chat[-1]["text"] == "heard again"

    def test_chat_goes_on_in_the_game_and_after_it(self, ann: Guest, bob: Guest) -> None:
        first, second = begin(ann, bob, seats=3)
        first.send("Say", text="in the game")
        hears(second, "ChatSaid")
        play_together(first, second)
        first.send("Say", text="after it")
        hears(second, "ChatSaid")
        assert [message["text"] for message in second.chat] == ["in the game", "after it"]
