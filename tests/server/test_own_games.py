"""Back to my game: a guest is told of the games they have a seat in, and nobody else is."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.postgres import Postgres
from tests.server.forked_server import forked_server, forked_servers
from tests.server.harness import Device, Guest, Message
from tests.server.in_memory import FakeClock, InMemoryServer, RecordingDevice, run
from tests.server.parties import begin, follow, wait_for_turn


def games(guest: Guest) -> list[Message]:
    return guest.get("/api/me/games")


def in_memory(test: Callable[..., Any]) -> Callable[[], None]:
    def tested() -> None:
        clock = FakeClock()
        run(lambda: test(InMemoryServer(clock=clock), clock))

    return tested


@in_memory
async def test_a_game_is_told_with_everything_to_find_back_to_it(server: InMemoryServer, clock: FakeClock) -> None:
    ann, bob = [await server.guest(name) for name in ("Ann", "Bob")]
    async with server.browser(ann) as browser, server.browser(bob) as other:
        table = (await browser.post("/api/tables", json={"seats": 3})).json()["table"]
        first, second = RecordingDevice(server, ann), RecordingDevice(server, bob)
        for seat, device in enumerate((first, second)):
            await device.say("Enter", table=table)
            await device.say("Sit", seat=seat)
        (waiting,) = (await other.get("/api/me/games")).json()
        assert waiting["phase"] == "gathering"
        assert waiting["race"] is waiting["seat_to_act"] is waiting["since_ms"] is None
        await first.say("FillWithBots", level="titan")
        await first.say("Start")
        clock.now += 5_000
        (playing,) = (await other.get("/api/me/games")).json()
        to_act = playing["seat_to_act"]
        assert playing["table"] == table
        assert playing["phase"] == "playing"
        assert playing["race"] == 0
        assert to_act in range(3)
        assert playing["own"] == [1]
        assert playing["since_ms"] == clock.now_ms() - 5_000
        assert [(seat["name"], seat["level"]) for seat in playing["seats"]] == [
            ("Ann", None),
            ("Bob", None),
            (None, "titan"),
        ]


@in_memory
async def test_only_the_seats_of_whoever_asks_count(server: InMemoryServer, clock: FakeClock) -> None:
    ann, bob = [await server.guest(name) for name in ("Ann", "Bob")]
    async with server.browser(ann) as browser, server.browser(bob) as other, server.browser() as stranger:
        await browser.post("/api/quick-play", json={})
        assert len((await browser.get("/api/me/games")).json()) == 1
        assert (await other.get("/api/me/games")).json() == []
        answer = await stranger.get("/api/me/games")
        assert (answer.status_code, answer.json()["reason"]) == (401, "not-known")


@in_memory
async def test_whoever_stands_up_before_the_game_has_no_seat_to_come_back_to(
    server: InMemoryServer, clock: FakeClock
) -> None:
    ann = await server.guest("Ann")
    async with server.browser(ann) as browser:
        table = (await browser.post("/api/tables", json={})).json()["table"]
        device = RecordingDevice(server, ann)
        await device.say("Enter", table=table)
        await device.say("Sit", seat=2)
        assert [game["own"] for game in (await browser.get("/api/me/games")).json()] == [[2]]
        await device.say("Stand", seat=2)
        assert (await browser.get("/api/me/games")).json() == []


@in_memory
async def test_a_table_at_which_nothing_begins_is_forgotten_after_a_day_and_a_running_game_never(
    server: InMemoryServer, clock: FakeClock
) -> None:
    ann = await server.guest("Ann")
    async with server.browser(ann) as browser:
        table = (await browser.post("/api/tables", json={})).json()["table"]
        device = RecordingDevice(server, ann)
        await device.say("Enter", table=table)
        await device.say("Sit", seat=0)
        running = (await browser.post("/api/quick-play", json={})).json()["table"]
        assert {game["table"] for game in (await browser.get("/api/me/games")).json()} == {table, running}
        clock.now += 25 * 3600 * 1000
        assert [game["table"] for game in (await browser.get("/api/me/games")).json()] == [running]


@in_memory
async def test_games_of_other_rules_are_there_too(server: InMemoryServer, clock: FakeClock) -> None:
    ann = await server.guest("Ann")
    async with server.browser(ann) as browser:
        tables = {(await browser.post("/api/quick-play", json={})).json()["table"] for _ in range(2)}
        server.tables.forget_idle(lambda _: False)
        server.tables.forget_idle(lambda _: False)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("derby.tables.following.RULES", 0)
            # They wait at their tables until a player agrees to play on by today's rules.
            assert {game["table"] for game in (await browser.get("/api/me/games")).json()} == tables


def test_games_are_found_after_a_restart_until_they_are_over(tmp_path: Path) -> None:
    with forked_server(tmp_path, f"sqlite:///{tmp_path / 'derby.db'}", {}) as server:
        server.start()
        ann = Guest(server, "Ann")
        table = ann.quick_play(settings={"seats": 3})
        ann.device(table).play_on(most=2)
        before = games(ann)
        server.kill()
        server.start()
        after = games(ann)
        assert [game["table"] for game in after] == [table]
        assert after[0]["race"] == before[0]["race"]
        assert after[0]["own"] == [0]
        ann.device(table).play_on()
        assert games(ann) == []


def test_every_process_tells_whose_turn_it_is(tmp_path: Path, postgres: Postgres) -> None:
    with forked_servers(tmp_path, postgres.new_database(), {}, 2) as (first, second):
        first.start()
        second.start()
        ann, bob = Guest(first, "Ann"), Guest(second, "Bob")
        devices = begin(ann, bob, seats=3)
        wait_for_turn(*devices)
        follow(*devices)
        (asked,) = [device for device in devices if device.legal]
        assert [told(guest) for guest in (ann, bob)] == [(asked.seat, device_seats(device)) for device in devices]


def told(guest: Guest) -> tuple[int, list[int]]:
    (game,) = games(guest)
    return game["seat_to_act"], game["own"]


def device_seats(device: Device) -> list[int]:
    return list(device.seats)
