"""Several server processes on one PostgreSQL database: one game, wherever its players are connected."""

import os
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from tests.postgres import Postgres
from tests.server.forked_server import forked_servers
from tests.server.harness import PATIENCE, Device, Guest, Server, running
from tests.server.parties import begin, follow, play_together, wait_for_turn
from tests.server.processes import Pair, assert_is_sound, conductor_of, eventually, share_out
from tests.server.stored import rows, stored_entries

LISTENING = "application_name LIKE 'divinity-derby %' AND datname = current_database()"
"""The connections through which processes hear of each other; each is named after its process."""


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Generator[Pair]:
    """Two processes on one database, for tests that leave them alive."""
    with forked_servers(tmp_path_factory.mktemp("pair"), postgres.new_database(), {}, 2) as (first, second):
        first.start()
        second.start()
        share_out(first, second)
        yield first, second


@pytest.fixture
def mortal_pair(tmp_path: Path, postgres: Postgres) -> Generator[Pair]:
    """Two processes on one database, one of which will be killed. Nobody is away for long before a bot plays."""
    settings = {"DERBY_GRACE_SECONDS": "1"}
    with forked_servers(tmp_path, postgres.new_database(), settings, 2) as (first, second):
        first.start()
        second.start()
        share_out(first, second)
        yield first, second


def at(server: Server, guest: Guest, table: str, **enter: Any) -> Device:
    """A device of a guest at one of the processes; the cookie is good at all of them."""
    return Device(server, {"Cookie": guest.cookie()}, table, **enter)


def begin_apart(pair: Pair, **settings: Any) -> tuple[Guest, Guest, Device, Device]:
    """Ann at the first process and Bob at the second, in a game that has begun."""
    ann, bob = Guest(pair[0], "Ann"), Guest(pair[1], "Bob")
    first, second = begin(ann, bob, **settings)
    return ann, bob, first, second


def test_players_at_different_processes_play_one_game_in_step(pair: Pair) -> None:
    _, _, first, second = begin_apart(pair, seats=4)
    play_together(first, second)
    for device in (first, second):
        if device.room["phase"] != "over":
            device.until(lambda message: message["type"] == "RoomIs" and message["room"]["phase"] == "over")
    assert first.is_over
    assert first.view == second.view
    assert first.room == second.room
    assert len(first.events) == len(second.events)
    assert_is_sound(pair[0].database, first.room["table"])


def test_whoever_watches_at_another_process_is_never_behind_for_long(pair: Pair) -> None:
    """Bots play at once: the entries come to the other process faster than it reads them."""
    ann = Guest(pair[0], "Ann")
    for _ in range(4):
        table = ann.quick_play(settings={"seats": 6})
        player, watcher = at(pair[0], ann, table), at(pair[1], ann, table)
        play_together(player, watcher)
        assert player.is_over
        assert player.view == watcher.view
        player.close()
        watcher.close()


def test_chat_and_presence_go_from_process_to_process(pair: Pair) -> None:
    _, bob, first, second = begin_apart(pair, seats=3)
    second.send("Say", text="Hail from the other side")
    first.until(lambda message: message["type"] == "ChatSaid")
    assert first.chat[-1]["name"] == "Bob"
    second.close()
    while first.room["seats"][1]["present"]:
        first.receive()
    back = at(pair[0], bob, first.room["table"])
    while not first.room["seats"][1]["present"]:
        first.receive()
    assert back.seat == 1


def test_of_two_decisions_at_the_same_moment_at_two_processes_one_counts(pair: Pair) -> None:
    ann = Guest(pair[0], "Ann")
    table = ann.quick_play(settings={"seats": 3})
    devices = [at(server, ann, table) for server in pair]
    won: Counter[int] = Counter()
    for turn in range(40):
        wait_for_turn(*devices)
        if devices[0].is_over:
            break
        version, legal = devices[0].version, devices[0].legal
        assert (devices[1].version, devices[1].legal) == (version, legal)
        same_key = turn % 2 == 0
        keys = [f"turn {turn}"] * 2 if same_key else [f"turn {turn} here", f"turn {turn} there"]
        codes = [legal[0], legal[0] if same_key else legal[-1]]
        for device, key, code in zip(devices, keys, codes, strict=True):
            device.send("Act", seat=0, code=code, version=version, key=key)
        answers = [device.until(lambda message: message["type"] in ("Done", "Refused")) for device in devices]
        if same_key:
            assert answers == [{"type": "Done", "key": keys[0], "version": version + 1}] * 2
        else:
            assert sorted(answer.get("reason", "done") for answer in answers) == ["done", "stale"]
            won[[answer["type"] for answer in answers].index("Done")] += 1
        follow(*devices)
    assert won.total() > 10
    state = assert_is_sound(pair[0].database, table)
    assert state.game is not None


def test_bots_move_once_a_turn_though_two_processes_are_alive(pair: Pair) -> None:
    ann = Guest(pair[0], "Ann")
    tables = [ann.quick_play(settings={"seats": 3}) for _ in range(6)]
    devices = [at(pair[place % 2], ann, table) for place, table in enumerate(tables)]
    for device in devices:
        device.play_on()
    conductors: set[str] = set()
    for table in tables:
        assert_is_sound(pair[0].database, table)
        taken = [entry["process"] for entry in stored_entries(pair[0].database, table) if entry["type"] == "TakenOver"]
        assert len(taken) == 1, "the processes contend for a table"
        conductors |= set(taken)
    assert conductors


def test_when_the_process_that_conducts_is_killed_the_other_goes_on(mortal_pair: Pair) -> None:
    ann, bob, first, second = begin_apart(mortal_pair, seats=4)
    table = first.room["table"]
    play_together(first, second, most=8)
    dying, living = conductor_of(mortal_pair, table)
    here, there = (first, second) if dying is mortal_pair[0] else (second, first)
    who = ann if here is first else bob
    seen = here.version
    dying.kill()
    here.drain(PATIENCE)
    back = at(living, who, table, since=here.seq)
    assert back.seat == here.seat
    assert back.version >= seen
    take_back(back)
    play_together(there, back)
    assert there.is_over
    state = assert_is_sound(living.database, table)
    assert state.conductor is not None
    assert state.conductor.startswith(f"{living.pid}-")


def take_back(device: Device) -> None:
    """Play the seat oneself again, if a bot has been quicker."""
    device.send("TakeBack", seat=device.seat)
    device.drain(0.1)


@pytest.mark.parametrize("killed", ["conductor", "other"])
def test_who_was_at_the_process_that_is_killed_and_stays_away_is_replaced_by_a_bot(
    mortal_pair: Pair, killed: str
) -> None:
    _, _, first, second = begin_apart(mortal_pair, seats=3)
    table = first.room["table"]
    play_together(first, second, most=4)
    conductor, other = conductor_of(mortal_pair, table)
    dying = conductor if killed == "conductor" else other
    lost, there = (first, second) if dying is mortal_pair[0] else (second, first)
    dying.kill()
    assert lost.seat is not None
    while not there.room["seats"][lost.seat]["handed_over"]:
        if there.legal:
            there.act()
        else:
            there.receive()
    assert not there.room["seats"][lost.seat]["present"]
    there.play_on()
    assert there.is_over


def test_a_process_that_comes_later_takes_its_share(mortal_pair: Pair) -> None:
    first, second = mortal_pair
    second.kill()
    share_out(first)
    ann = Guest(first, "Ann")
    devices = [ann.device(ann.quick_play(settings={"seats": 3})) for _ in range(4)]
    second.start()
    for device in devices:
        device.play_on(most=3)
    share_out(first, second)
    for device in devices:
        device.play_on()
        assert device.is_over
        assert_is_sound(first.database, device.room["table"])


def test_who_loses_the_connection_that_listens_soon_hears_again(pair: Pair) -> None:
    _, _, first, second = begin_apart(pair, seats=3)
    database = pair[0].database
    for _ in range(3):
        play_together(first, second, most=3)
        assert rows(database, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {LISTENING}")
        play_together(first, second, most=3)
    share_out(*pair)
    play_together(first, second)
    assert first.is_over
    assert_is_sound(database, first.room["table"])


def test_who_loses_all_connections_to_the_database_soon_works_again(mortal_pair: Pair) -> None:
    ann = Guest(mortal_pair[0], "Ann")
    table = ann.quick_play()
    device = ann.device(table)
    device.play_on(most=3)
    ours = "datname = current_database() AND pid <> pg_backend_pid()"
    assert rows(mortal_pair[0].database, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}")
    while not device.is_over:
        if device.legal:
            answer = device.act()
            assert answer["type"] == "Done" or answer["reason"] == "try-again"
        else:
            device.receive()
    assert_is_sound(mortal_pair[0].database, table)
    share_out(*mortal_pair)


def worker_processes(database: str) -> set[int]:
    names = rows(database, f"SELECT application_name FROM pg_stat_activity WHERE {LISTENING}")
    return {int(re.findall(r"divinity-derby (\d+)-", row[0])[0]) for row in names}


def test_several_workers_serve_one_game_and_a_killed_one_is_replaced(postgres: Postgres) -> None:
    database = postgres.new_database()
    with running(database, {"DERBY_WORKERS": "2"}) as server:
        assert server.process is not None
        eventually(lambda: len(worker_processes(database)) == 2)
        workers = worker_processes(database)
        assert server.process.pid not in workers
        ann = Guest(server, "Ann")
        table = ann.quick_play()
        ann.device(table).play_on(most=5)
        os.kill(min(workers), signal.SIGKILL)
        eventually(lambda: len(worker_processes(database) - workers) == 1)
        device = ann.device(table)
        device.play_on()
        assert device.is_over
        assert_is_sound(database, table)
        assert server.stop() == 0
    eventually(lambda: not worker_processes(database))


def test_several_workers_are_refused_with_sqlite(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "derby.cli", "serve", "--workers", "2", "--port", "0"]
    database = f"sqlite:///{tmp_path / 'derby.db'}"
    done = subprocess.run(
        [*command, "--database", database], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 2
    assert done.stderr == "derby: several workers need a PostgreSQL database: SQLite is for one\n"
    assert not (tmp_path / "derby.db").exists()
