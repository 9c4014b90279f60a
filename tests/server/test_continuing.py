"""A finished game goes on from one of its steps, at a table of its own."""

import json
import time
from collections.abc import Generator
from typing import Any

import pytest

import derby
from derby.game.record import Record
from tests.server.harness import PATIENCE, Guest, Server
from tests.server.logged import logged_server
from tests.server.stored import stored_entries
from tests.tables.changed_view import changed

ALL_VARIANTS = ["zeus-sobers-up", "power-of-the-gods", "fate-tokens"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    """Whole games are played faster than a server allows anybody."""
    with logged_server(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """The table of a finished game."""
    zoe = Guest(server, "Zoe")
    table = zoe.quick_play(settings={"seats": 4, "variants": ALL_VARIANTS})
    zoe.device(table).play_on(lambda legal: legal[len(legal) // 2])
    return table


def record_of(guest: Guest, table: str) -> Record:
    return Record.parse(guest.http.get(f"/api/tables/{table}/record").content)


def continued(guest: Guest, table: str, steps: int = 50, seat: int = 2, **wishes: Any) -> str:
    wish = {"steps": steps, "seat": seat, "level": "random", **wishes}
    return guest.post(f"/api/tables/{table}/continue", wish)["table"]


def test_the_table_is_as_it_was_and_you_have_the_seat(ann: Guest, finished: str) -> None:
    opened = ann.post(f"/api/tables/{finished}/continue", {"steps": 50, "seat": 2, "level": "random"})
    assert list(opened["seats"]) == ["2"]
    room, before = ann.get(f"/api/tables/{opened['table']}"), ann.get(f"/api/tables/{finished}")
    assert [seat["god"] for seat in room["seats"]] == [seat["god"] for seat in before["seats"]]
    assert [seat["kind"] for seat in room["seats"]] == ["bot", "bot", "person", "bot"]
    assert (room["phase"], room["continues"]) == ("playing", finished)
    assert room["settings"]["variants"] == ALL_VARIANTS
    assert room["commitment"] != before["commitment"]
    device = ann.device(opened["table"])
    assert device.seat == 2
    told = ann.get(f"/api/tables/{finished}/replay?viewer=2")["steps"][:50]
    view: dict[str, Any] = {}
    for step in told:
        view = changed(view, step["changes"])
    assert device.own is not None
    assert set(device.own["bets"]) == {bet["card"] for bet in view["seats"][2]["bets"]}
    assert device.view["line_up"] == view["line_up"]
    assert device.version >= sum(step["seat"] is not None for step in told)


def test_it_is_played_to_its_end_with_new_luck(ann: Guest, finished: str) -> None:
    table = continued(ann, finished)
    ann.device(table).play_on()
    old, new = record_of(ann, finished), record_of(ann, table)
    assert new.given == 1
    assert new.chance[0] == old.chance[0]
    deals = {chance for chance in new.chance[1:] if isinstance(chance, derby.Deal)}
    assert len(deals) == 2
    assert deals.isdisjoint(old.chance)
    assert new.actions[:40] == old.actions[:40]
    assert new.verify() == len(new.chance) - 1
    steps = ann.get(f"/api/tables/{table}/replay?viewer=omniscient")["steps"]
    assert len(steps) == len(new.actions) + len(new.chance), "the whole game, from its first deal"
    again = continued(ann, table, steps=100, seat=0)
    assert ann.get(f"/api/tables/{again}")["continues"] == table


def test_it_counts_for_nobody(server: Server, finished: str) -> None:
    eve = Guest(server, "Eve")
    ladder = eve.get("/api/ladder")
    table = continued(eve, finished, steps=140)
    eve.device(table).play_on()
    deadline = time.monotonic() + PATIENCE
    while eve.http.get(f"/api/tables/{table}/record").status_code != 200:
        assert time.monotonic() < deadline
    assert eve.get("/api/me/statistics")["games"] == 0
    assert eve.get("/api/ladder") == ladder


def test_nobody_is_told_the_new_seed_before_the_end(server: Server, ann: Guest, finished: str) -> None:
    table = continued(ann, finished)
    device = ann.device(table)
    log = stored_entries(server.database, table)
    seed = log[0]["seed"]
    assert log[0]["type"] == "Opened"
    begun = next(entry for entry in log if entry["type"] == "GameContinued")["record"]
    assert begun["seed"] is None, "that of the first game has nothing more to draw"
    assert seed not in json.dumps(device.heard)
    assert ann.http.get(f"/api/tables/{table}/record").json() == {"reason": "not-over"}
    assert ann.refused(f"/api/tables/{table}/continue", {"steps": 1, "seat": 0}) == "not-over"


def test_a_brought_record_can_be_played_on(ann: Guest, finished: str) -> None:
    document = ann.http.get(f"/api/tables/{finished}/record").content
    brought = ann.http.post("/api/records", content=document, headers={"Content-Type": "application/json"}).json()
    device = ann.device(continued(ann, brought["table"], steps=1, seat=3))
    assert device.view["race"] == 0
    assert device.seat == 3


def test_the_log_of_such_a_table_is_read_again(server: Server, finished: str) -> None:
    """Another process, or the same one after a restart, sees the same table."""
    ann = Guest(server, "Ann")
    table = continued(ann, finished)
    device = ann.device(table)
    device.play_on(most=3)
    while not device.legal and not device.is_over:
        device.receive()
    before, version = device.own, device.version
    device.close()
    server.kill()
    server.start()
    back = ann.device(table)
    assert (back.own, back.version) == (before, version)
    assert back.room["continues"] == finished


def test_what_cannot_be_played_on_is_refused(server: Server, ann: Guest, finished: str) -> None:
    path = f"/api/tables/{finished}/continue"
    whole = record_of(ann, finished)
    end = len(whole.actions) + len(whole.chance)
    for wish, reason in (
        ({"steps": end, "seat": 0}, "not-playing"),
        ({"steps": end + 1, "seat": 0}, "not-playing"),
        ({"steps": 50, "seat": 4}, "no-such-seat"),
        ({"steps": 50, "seat": 6}, "bad-message"),
        ({"steps": 0, "seat": 0}, "bad-message"),
        ({"steps": -1, "seat": 0}, "bad-message"),
        ({"steps": "50", "seat": 0}, "bad-message"),
        ({"steps": 50}, "bad-message"),
        ({"steps": 50, "seat": 0, "level": "godlike"}, "bad-message"),
        ({"steps": 50, "seat": 0, "seed": "0"}, "bad-message"),
    ):
        assert ann.refused(path, wish) == reason, wish
    assert Guest(server, None).refused(path, {"steps": 50, "seat": 0}) == "not-known"
    assert ann.refused("/api/tables/nowhere/continue", {"steps": 50, "seat": 0}) == "no-such-table"
    running = ann.quick_play()
    assert ann.refused(f"/api/tables/{running}/continue", {"steps": 1, "seat": 0}) == "not-over"
    assert whole.verify() == 1 + len(whole.chance), "nothing has changed"
