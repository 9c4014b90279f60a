"""Clocks and leavers: when a bot takes a seat, when it doesn't, and how the person has it back.

Whoever is away for a second is taken for a leaver. Moments are read from the log, so that a slow machine changes
nothing; the tests only wait.
"""

import json
import os
import signal
import time
from collections.abc import Generator
from typing import Any

import pytest

from derby.rules.action_codes import PASS
from derby.tables.following import follow_all
from derby.tables.state import TableState
from tests.server.forked_server import ForkedServer, forked_server
from tests.server.harness import Device, Guest, Message
from tests.server.parties import begin, follow, hear_until, wait_for_turn
from tests.server.stored import stored_entries, stored_entries_of

PACE_MS = 100
"""Bots are slow enough that a person can step in."""
AWAY = 2.5
"""Seconds after which everybody has noticed that somebody is away."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[ForkedServer]:
    folder = tmp_path_factory.mktemp("clocks")
    settings = {"DERBY_GRACE_SECONDS": "1", "DERBY_BOT_PACE_MS": str(PACE_MS)}
    with forked_server(folder, f"sqlite:///{folder / 'derby.db'}", settings) as started:
        started.start()
        yield started


def alone(guest: Guest, **settings: Any) -> Device:
    """A device of a person who plays two bots."""
    return guest.device(guest.quick_play(settings={"seats": 3, "leaver_level": "random", **settings}))


def until_asked(device: Device) -> None:
    hear_until(device, lambda: bool(device.legal))


def until_handed_over(device: Device, seat: int) -> None:
    hear_until(device, lambda: device.room["seats"][seat]["handed_over"])


def until_told_the_time(device: Device) -> int:
    """Until when the seat to act may think."""
    hear_until(device, lambda: device.clock is not None and device.clock["until_ms"] is not None)
    assert device.clock is not None
    return device.clock["until_ms"]


def take_back(device: Device) -> None:
    device.send("TakeBack", seat=device.seat)
    hear_until(device, lambda: not device.room["seats"][device.seat]["handed_over"])


def set_auto_pass(device: Device, *, on: bool) -> None:
    device.send("SetAutoPass", seat=device.seat, on=on)
    hear_until(device, lambda: device.room["seats"][device.seat]["auto_pass"] is on)


def log_of(device: Device, server: ForkedServer) -> list[Message]:
    """The log of the device's table, each entry with its moment."""
    entries = stored_entries_of(server.database, [device.room["table"]])[device.room["table"]]
    return [{**json.loads(entry.body), "at": entry.at} for entry in entries]


def handed_over(device: Device, server: ForkedServer) -> list[tuple[int, str]]:
    """Seats that were given to bots, and why."""
    return [(entry["seat"], entry["why"]) for entry in log_of(device, server) if entry["type"] == "SeatHandedOver"]


def moment_of_last(kind: str, log: list[Message]) -> int:
    return [entry["at"] for entry in log if entry["type"] == kind][-1]


def thought(log: list[Message]) -> int:
    """What the seat to act has thought, as far as it is written down."""
    decided = max((place for place, entry in enumerate(log) if entry["type"] == "Acted"), default=0)
    return sum(entry.get("thought_ms", 0) for entry in log[decided + 1 :])


def steady_ms(server: ForkedServer, table: str) -> int:
    """The server's steady clock."""
    return Device(server, {}, table).clock_ms


def settle(*devices: Device) -> None:
    """Wait until somebody conducts the game: then the clock begins."""
    for device in devices:
        device.drain()


class TestMoveClock:
    def test_whoever_thinks_too_long_is_replaced_by_a_bot_and_may_come_back(
        self, server: ForkedServer, ann: Guest
    ) -> None:
        device = alone(ann, clock={"kind": "move", "seconds": 1})
        until_asked(device)
        until_handed_over(device, 0)
        assert handed_over(device, server) == [(0, "time")]
        assert device.act(device.legal[0])["reason"] in ("not-your-turn", "stale")
        take_back(device)
        until_asked(device)
        assert device.act()["type"] == "Done"

    def test_a_seat_can_be_taken_back_while_others_play(self, server: ForkedServer, ann: Guest) -> None:
        device = alone(ann, clock={"kind": "move", "seconds": 1})
        until_asked(device)
        until_handed_over(device, 0)
        hear_until(device, lambda: device.view["seat_to_act"] != 0)
        take_back(device)
        until_asked(device)
        assert device.act()["type"] == "Done"
        by_bots = [entry for entry in log_of(device, server) if entry["type"] == "Acted" and entry.get("by") == "bot"]
        assert any(entry["seat"] == 0 for entry in by_bots)

    def test_everybody_sees_until_when_a_seat_may_think(self, server: ForkedServer, ann: Guest, bob: Guest) -> None:
        first, second = begin(ann, bob, seats=3, clock={"kind": "move", "seconds": 600})
        settle(first, second)
        decided = first.clock_ms
        for _ in range(4):
            before = steady_ms(server, first.room["table"])
            wait_for_turn(first, second)
            assert first.clock is not None
            assert first.clock == second.clock == {"until_ms": first.clock["until_ms"], "banks_ms": None}
            began = first.clock["until_ms"] - 600_000 + thought(log_of(first, server))
            assert decided <= began <= steady_ms(server, first.room["table"])
            asked = first if first.legal else second
            decided = before
            asked.act()
            follow(first, second)

    def test_nobody_waits_for_a_bot_by_the_clock(self, ann: Guest) -> None:
        device = alone(ann, clock={"kind": "move", "seconds": 600})
        until_asked(device)
        device.act()
        hear_until(device, lambda: device.view["seat_to_act"] != 0)
        assert device.clock == {"until_ms": None, "banks_ms": None}

    def test_whoever_comes_back_alone_is_told_until_when_to_think(self, server: ForkedServer, ann: Guest) -> None:
        """The clock goes on when somebody is there, after the view was shown: it must be told once more."""
        device = alone(ann, clock={"kind": "move", "seconds": 600})
        until_asked(device)
        time.sleep(0.2)
        device.close()
        back = ann.device(device.room["table"])
        until = until_told_the_time(back)
        spent = thought(log_of(back, server))
        assert spent >= 200
        assert back.clock_ms <= until - (600_000 - spent) <= steady_ms(server, back.room["table"])

    def test_whoever_takes_the_seat_back_is_told_until_when_to_think(self, server: ForkedServer, ann: Guest) -> None:
        device = alone(ann, clock={"kind": "move", "seconds": 600})
        until_asked(device)
        device.send("Stand", seat=0)
        until_handed_over(device, 0)
        take_back(device)
        until_asked(device)
        until = until_told_the_time(device)
        log = log_of(device, server)
        assert device.clock_ms <= until - 600_000 + thought(log) <= steady_ms(server, device.room["table"])
        decided = [entry for entry in log[1:] if entry["type"] == "Acted" and entry["seat"] == 0]
        assert [entry.get("by") for entry in decided] == ["bot"], "what it was handed it has decided"


class TestBank:
    def test_a_bank_counts_down_while_its_seat_thinks_and_grows_with_every_decision(
        self, server: ForkedServer, ann: Guest, bob: Guest
    ) -> None:
        first, second = begin(ann, bob, seats=3, clock={"kind": "bank", "seconds": 500, "increment": 3})
        settle(first, second)
        banks = [500_000, 500_000, 500_000]
        for _ in range(6):
            wait_for_turn(first, second)
            asked = first if first.legal else second
            assert asked.seat is not None
            banks[asked.seat] -= thought(log_of(first, server))
            assert asked.clock is not None
            assert asked.clock["banks_ms"] == banks
            assert asked.clock["until_ms"] - banks[asked.seat] <= steady_ms(server, first.room["table"])
            time.sleep(0.1)
            key = f"decision {asked.version}"
            asked.act(key=key)
            spent = next(entry["thought_ms"] for entry in log_of(first, server) if entry.get("key") == key)
            assert spent >= 100
            banks[asked.seat] += 3_000 - spent
            follow(first, second)
        assert banks[0] != banks[1] or banks[0] != 500_000
        assert [seat["bank_ms"] for seat in ann.get(f"/api/tables/{first.room['table']}")["seats"]] == banks

    def test_whoever_has_spent_the_bank_is_replaced_by_a_bot_and_gets_time_on_coming_back(
        self, server: ForkedServer, ann: Guest
    ) -> None:
        device = alone(ann, clock={"kind": "bank", "seconds": 1})
        hear_until(device, lambda: device.room["seats"][0]["handed_over"])
        assert handed_over(device, server) == [(0, "time")]
        take_back(device)
        assert device.room["seats"][0]["bank_ms"] >= 10_000
        until_asked(device)
        assert device.act()["type"] == "Done"


class TestLeavers:
    def test_a_leavers_seat_is_played_by_a_bot_while_somebody_waits(
        self, server: ForkedServer, ann: Guest, bob: Guest
    ) -> None:
        first, second = begin(ann, bob, seats=3)
        second.close()
        until_handed_over(first, 1)
        assert not first.room["seats"][1]["present"]
        assert handed_over(first, server) == [(1, "left")]
        log = log_of(first, server)
        assert moment_of_last("SeatHandedOver", log) - moment_of_last("Went", log) >= 1_000
        while not any(entry["type"] == "Acted" and entry["seat"] == 1 for entry in log_of(first, server)):
            first.play_on(most=1)
        back = bob.device(first.room["table"])
        assert back.seat == 1
        assert back.room["seats"][1]["handed_over"]
        take_back(back)
        follow(first, back)
        while not back.legal:
            wait_for_turn(first, back)
            if first.legal:
                first.act()
        assert back.act()["type"] == "Done"

    def test_whoever_is_back_in_time_keeps_the_seat(self, server: ForkedServer, ann: Guest, bob: Guest) -> None:
        first, second = begin(ann, bob, seats=3)
        for _ in range(3):
            second.close()
            second = bob.device(first.room["table"])
        time.sleep(AWAY)
        first.drain()
        assert first.room["seats"][1]["present"]
        assert handed_over(first, server) == []

    def test_whoever_leaves_with_one_of_two_devices_is_still_there(
        self, server: ForkedServer, ann: Guest, bob: Guest
    ) -> None:
        first, second = begin(ann, bob, seats=3)
        phone = bob.device(first.room["table"])
        second.close()
        time.sleep(AWAY)
        first.drain()
        assert first.room["seats"][1]["present"]
        assert handed_over(first, server) == []
        phone.close()
        until_handed_over(first, 1)

    def test_the_game_rests_while_nobody_is_there(self, server: ForkedServer, ann: Guest) -> None:
        device = alone(ann, clock={"kind": "move", "seconds": 1})
        until_asked(device)
        device.close()
        time.sleep(AWAY)
        back = ann.device(device.room["table"])
        assert handed_over(back, server) == []
        assert back.version == device.version
        log = log_of(back, server)
        assert back.clock is not None
        until = back.clock["until_ms"]
        assert until is None or until >= back.clock_ms + 1_000 - thought(log), "it did not count while she was away"
        until_asked(back)
        assert back.act()["type"] == "Done"

    def test_spectators_alone_dont_let_the_game_go_on(self, server: ForkedServer, ann: Guest, bob: Guest) -> None:
        device = alone(ann)
        watcher = bob.device(device.room["table"])
        until_asked(device)
        device.close()
        time.sleep(AWAY)
        watcher.drain()
        assert handed_over(watcher, server) == []
        assert watcher.version == device.version

    def test_a_game_that_all_have_left_goes_on_when_one_comes_back(
        self, server: ForkedServer, ann: Guest, bob: Guest
    ) -> None:
        first, second = begin(ann, bob, seats=3)
        wait_for_turn(first, second)
        first.close()
        second.close()
        time.sleep(AWAY)
        back = ann.device(first.room["table"])
        until_handed_over(back, 1)
        assert handed_over(back, server) == [(1, "left")]
        back.play_on(most=3)

    def test_whoever_stands_up_in_a_running_game_is_replaced_at_once(
        self, server: ForkedServer, ann: Guest, bob: Guest
    ) -> None:
        first, second = begin(ann, bob, seats=3)
        assert second.ask("Stand", seat=0) == "not-your-seat"
        second.send("Stand", seat=1)
        until_handed_over(first, 1)
        assert first.room["seats"][1]["kind"] == "person"
        assert handed_over(first, server) == [(1, "wish")]
        second.send("Stand", seat=1)
        while not any(entry["type"] == "Acted" and entry["seat"] == 1 for entry in log_of(first, server)):
            if first.legal:
                first.act()
            else:
                first.receive()
        assert handed_over(first, server) == [(1, "wish")]
        second.drain()
        if second.legal:
            assert second.act()["reason"] in ("not-your-turn", "stale")
        take_back(second)
        assert not second.room["seats"][1]["handed_over"]

    def test_bots_play_to_the_end_for_people_who_stand_and_watch(self, ann: Guest) -> None:
        device = alone(ann, variants=[])
        device.send("Stand", seat=0)
        device.until(lambda message: message["type"] == "RoomIs" and message["room"]["phase"] == "over")
        assert device.is_over


class TestFairPause:
    @pytest.mark.parametrize("ending", ["killed", "stopped"])
    def test_the_time_without_a_server_is_not_charged_to_a_move(
        self, server: ForkedServer, ann: Guest, ending: str
    ) -> None:
        device = alone(ann, clock={"kind": "move", "seconds": 3})
        until_asked(device)
        table = device.room["table"]
        time.sleep(0.5)
        server.kill() if ending == "killed" else server.stop()
        time.sleep(3)
        server.start()
        back = ann.device(table)
        assert not back.room["seats"][0]["handed_over"]
        until = until_told_the_time(back)
        spent = thought(log_of(back, server))
        assert ending == "killed" or spent >= 500, "a server that ends in peace writes it down"
        # Between the two messages the server may have had to wait for a processor; the pause was three seconds.
        assert back.clock_ms <= until - (3_000 - spent) + 1_000
        assert back.act()["type"] == "Done"
        assert handed_over(back, server) == []

    def test_the_time_that_a_server_stands_still_is_not_charged(self, server: ForkedServer, ann: Guest) -> None:
        device = alone(ann, clock={"kind": "move", "seconds": 3})
        until_asked(device)
        until, told = until_told_the_time(device), device.clock_ms
        assert server.pid is not None
        os.kill(server.pid, signal.SIGSTOP)
        time.sleep(3.2)
        os.kill(server.pid, signal.SIGCONT)
        hear_until(device, lambda: device.clock_ms != told)
        assert device.clock_ms < until, "it is told anew what time it is, and there is some left"
        assert device.act()["type"] == "Done"
        assert handed_over(device, server) == []

    def test_the_time_without_a_server_is_not_charged_to_a_bank(self, server: ForkedServer, ann: Guest) -> None:
        device = alone(ann, clock={"kind": "bank", "seconds": 3, "increment": 600})
        until_asked(device)
        table = device.room["table"]
        server.kill()
        time.sleep(3)
        server.start()
        back = ann.device(table)
        until_asked(back)
        spent = thought(log_of(back, server))
        assert back.act(key="after")["type"] == "Done"
        log = log_of(back, server)
        spent += next(entry["thought_ms"] for entry in log if entry.get("key") == "after")
        assert spent < 3_000
        assert back.clock is not None
        assert back.clock["banks_ms"][0] == 603_000 - spent
        assert handed_over(back, server) == []

    def test_whoever_stays_away_after_a_restart_gets_the_grace_time_once_more(
        self, server: ForkedServer, ann: Guest, bob: Guest
    ) -> None:
        first, _ = begin(ann, bob, seats=3)
        server.kill()
        server.start()
        back = ann.device(first.room["table"])
        until_handed_over(back, 1)
        log = log_of(back, server)
        assert moment_of_last("SeatHandedOver", log) - moment_of_last("TakenOver", log) >= 1_000
        assert handed_over(back, server) == [(1, "left")]


class TestAutoPass:
    POWERS = ("power-of-the-gods",)

    def test_a_seat_that_passes_by_itself_is_never_waited_for_and_others_are(
        self, server: ForkedServer, ann: Guest, bob: Guest
    ) -> None:
        """Ann never answers when she may pass; Bob always does."""
        first, second = begin(ann, bob, seats=3, variants=self.POWERS)
        set_auto_pass(first, on=True)
        asked = 0
        for _ in range(120):
            while not ((first.legal and PASS not in first.legal) or second.legal or first.is_over):
                first.receive()
                follow(first, second)
            if first.is_over:
                break
            device = first if first.legal and PASS not in first.legal else second
            asked += PASS in second.legal
            assert device.act(device.legal[-1])["type"] == "Done"
            follow(first, second)
        passes = [
            (entry["seat"], entry.get("by", "player"))
            for entry in log_of(first, server)
            if entry["type"] == "Acted" and entry["code"] == PASS and entry["seat"] < 2
        ]
        assert (0, "auto-pass") in passes
        assert (0, "player") not in passes
        assert (1, "auto-pass") not in passes
        assert asked > 0

    def test_a_seat_is_asked_again_when_it_no_longer_passes_by_itself(self, ann: Guest) -> None:
        device = alone(ann, variants=self.POWERS)
        set_auto_pass(device, on=True)
        set_auto_pass(device, on=False)
        while PASS not in device.legal:
            device.play_on(lambda legal: legal[-1], most=1)
            hear_until(device, lambda: bool(device.legal))
        time.sleep(0.5)
        device.drain()
        assert PASS in device.legal
        version = device.version
        device.send("SetAutoPass", seat=0, on=True)
        hear_until(device, lambda: device.version != version)

    def test_only_the_seats_own_people_may_set_it(self, ann: Guest, bob: Guest) -> None:
        first, second = begin(ann, bob, seats=3, variants=self.POWERS)
        assert second.ask("SetAutoPass", seat=0, on=True) == "not-your-seat"
        assert not first.room["seats"][0]["auto_pass"]


def test_the_log_of_a_table_with_clocks_and_leavers_gives_the_same_table_again(
    server: ForkedServer, ann: Guest, bob: Guest
) -> None:
    first, second = begin(ann, bob, seats=3, clock={"kind": "bank", "seconds": 60, "increment": 1})
    for _ in range(3):
        wait_for_turn(first, second)
        (first if first.legal else second).act()
    second.close()
    until_handed_over(first, 1)
    first.drain()
    table = first.room["table"]
    entries = stored_entries_of(server.database, [table])[table]
    state = TableState(table)
    follow_all(state, entries)
    room = ann.get(f"/api/tables/{table}")
    assert [seat.handed_over for seat in state.seats] == [seat["handed_over"] for seat in room["seats"]]
    assert [seat.left_ms for seat in state.seats] == [seat["bank_ms"] for seat in room["seats"]]
    assert len(stored_entries(server.database, table)) == state.seq
