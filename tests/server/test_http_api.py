"""The HTTP interface: as its OpenAPI document describes it, and what each request is for."""

import json
import time
from collections.abc import Generator
from typing import Any, NamedTuple, cast

import httpx
import pytest
import schemathesis
import segno
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi import checks

import derby
from derby.game.record import Record
from derby.server.openapi import openapi
from tests.server.harness import PATIENCE, Device, Guest
from tests.server.logged import LoggedServer, logged_server
from tests.tables.changed_view import changed

JSON = {"Content-Type": "application/json"}
ALL_VARIANTS = ["zeus-sobers-up", "power-of-the-gods", "fate-tokens"]

described: Any = schemathesis.openapi.from_dict(openapi())
accepted: Any = cast(Any, checks).positive_data_acceptance
"""The check that whatever the document allows is accepted; but a name, or an edition, may be wrong in other ways."""
slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much, HealthCheck.large_base_example]


@pytest.fixture(scope="module")
def free(tmp_path_factory: pytest.TempPathFactory) -> Generator[LoggedServer]:
    """A server that finds nothing too fast."""
    with logged_server(tmp_path_factory.mktemp("free")) as started:
        yield started


@pytest.fixture(scope="module")
def cookie(free: LoggedServer) -> str:
    with httpx.Client(base_url=free.url) as client:
        client.post("/api/guests", json={"name": "Ann"})
        return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


def what_the_document_allows_is_no_malformed_message(_context: Any, response: Any, case: Any) -> None:
    """It may be refused for what it means, as a name that can't be seen; not for how it is written."""
    meta = case.meta
    if meta is not None and meta.generation.mode.is_positive and response.status_code == 400:
        assert response.json()["reason"] != "bad-message" or cannot_be_taken(case.body)


def cannot_be_taken(body: Any) -> bool:
    """Whether there is a 6.0 in it, which JSON Schema calls a whole number, or a NUL, which PostgreSQL can't store."""
    if isinstance(body, dict | list):
        parts = cast("dict[str, Any]", body).values() if isinstance(body, dict) else cast("list[Any]", body)
        return any(map(cannot_be_taken, parts))
    return isinstance(body, float) or (isinstance(body, str) and "\0" in body)


@described.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=slow)
def test_every_request_is_answered_as_the_document_says(case: Any, free: LoggedServer, cookie: str) -> None:
    case.call_and_validate(
        base_url=free.url,
        headers={"Cookie": cookie},
        additional_checks=[what_the_document_allows_is_no_malformed_message],
        excluded_checks=[accepted],
    )


@described.parametrize()
@settings(max_examples=3, deadline=None, suppress_health_check=slow)
def test_so_it_is_for_whoever_has_no_cookie(case: Any, free: LoggedServer) -> None:
    case.call_and_validate(base_url=free.url, excluded_checks=[accepted])


def test_none_of_it_was_an_unexpected_error(free: LoggedServer) -> None:
    assert free.figure("failures_total") == 0
    assert "Traceback" not in free.logged()


def test_the_server_serves_its_document(free: LoggedServer) -> None:
    assert httpx.get(f"{free.url}/api/openapi.json").json() == json.loads(json.dumps(openapi()))


def test_a_guest_has_a_name_and_can_change_it(free: LoggedServer) -> None:
    ann = Guest(free, "Ann")
    assert ann.get("/api/me") == {"name": "Ann", "recovery_code": None}
    assert ann.post("/api/me", {"name": "Anna"})["name"] == "Anna"
    assert ann.get("/api/me")["name"] == "Anna"
    assert ann.device(ann.open_table()).room_after("Sit", seat=2)["seats"][2]["name"] == "Anna"


def test_whoever_is_no_guest_can_look_but_not_play(free: LoggedServer) -> None:
    nobody = Guest(free, None)
    for path in ("/api/me", "/api/me/statistics"):
        assert nobody.http.get(path).status_code == 401
    for path, body in (
        ("/api/me", {"name": "Ann"}),
        ("/api/me/recovery-code", None),
        ("/api/bots", {"name": "Bot"}),
        ("/api/tables", {}),
        ("/api/quick-play", {}),
        ("/api/records", {}),
    ):
        assert nobody.refused(path, body) == "not-known"
    assert isinstance(nobody.get("/api/tables"), list)
    assert isinstance(nobody.get("/api/ladder"), list)


def test_a_recovery_code_brings_a_guest_to_another_device(free: LoggedServer) -> None:
    ann = Guest(free, "Ann")
    table = ann.quick_play()
    code = ann.recovery_code
    assert code is not None
    for written in (code, code.lower(), code.replace("-", " "), f" {code.replace('-', '')} "):
        phone = Guest(free, None)
        assert phone.post("/api/recover", {"code": written}) == {"name": "Ann", "recovery_code": None}
        assert phone.device(table).seat == 0
    assert Guest(free, None).refused("/api/recover", {"code": code[:-1]}) == "not-known"
    assert Guest(free, None).refused("/api/recover", {"code": "-"}) == "not-known"


def test_a_new_recovery_code_ends_the_old_one(free: LoggedServer) -> None:
    ann, phone = Guest(free, "Ann"), Guest(free, None)
    new = ann.post("/api/me/recovery-code")["recovery_code"]
    assert phone.refused("/api/recover", {"code": ann.recovery_code}) == "not-known"
    assert phone.post("/api/recover", {"code": new})["name"] == "Ann"
    assert new != ann.recovery_code


def test_an_external_bot_comes_with_its_token(free: LoggedServer) -> None:
    ann = Guest(free, "Ann")
    bot = ann.post("/api/bots", {"name": "Robot"})
    assert bot["name"] == "Robot"
    table = ann.open_table(seats=3)
    device = Device(free, {"Authorization": f"Bearer {bot['token']}"}, table)
    seat = device.room_after("Sit", seat=1)["seats"][1]
    assert (seat["kind"], seat["name"]) == ("external", "Robot")
    assert httpx.get(f"{free.url}/api/me", headers={"Authorization": f"Bearer {bot['token']}"}).status_code == 401


def test_a_guest_makes_twenty_bots_and_no_more(free: LoggedServer) -> None:
    ann = Guest(free, "Ann")
    for number in range(20):
        ann.post("/api/bots", {"name": f"Robot {number}"})
    answer = ann.http.post("/api/bots", json={"name": "One too many"})
    assert (answer.status_code, answer.json()) == (429, {"reason": "too-many"})


def test_quick_play_begins_at_once_as_wished(free: LoggedServer) -> None:
    ann = Guest(free, "Ann")
    wishes: dict[str, Any] = {"settings": {"seats": 5, "variants": ALL_VARIANTS}, "seat": 3, "god": "odin"}
    opened = ann.post("/api/quick-play", {"level": "random", **wishes})
    assert list(opened["seats"]) == ["3"]
    room = ann.get(f"/api/tables/{opened['table']}")
    assert room["phase"] == "playing"
    assert [seat["kind"] for seat in room["seats"]] == ["bot", "bot", "bot", "person", "bot"]
    assert room["seats"][3]["god"] == "odin"
    assert len({seat["god"] for seat in room["seats"]}) == 5
    device = Device(free, {}, opened["table"], tokens=[opened["seats"]["3"]])
    assert device.seat == 3


def test_what_cannot_be_played_is_refused(free: LoggedServer) -> None:
    ann = Guest(free, "Ann")
    assert ann.refused("/api/quick-play", {"seat": 4}) == "no-such-seat"
    assert ann.refused("/api/quick-play", {"settings": {"variants": ["fate-tokens"]}}) == "bad-settings"
    assert ann.refused("/api/tables", {"variants": ["fate-tokens"]}) == "bad-settings"
    assert ann.refused("/api/tables", {"seats": 2}) == "bad-message"
    assert ann.refused("/api/tables", {"seats": 4, "cheat": True}) == "bad-message"


class Finished(NamedTuple):
    """A game that is over."""

    cookie: str
    table: str
    record: Record
    document: bytes


@pytest.fixture(scope="module")
def finished(free: LoggedServer) -> Finished:
    """A game with everything, played to its end by a guest and three bots."""
    zoe = Guest(free, "Zoe")
    table = zoe.quick_play(settings={"seats": 4, "variants": ALL_VARIANTS})
    zoe.device(table).play_on(lambda legal: legal[len(legal) // 2])
    document = zoe.http.get(f"/api/tables/{table}/record").content
    return Finished(zoe.cookie(), table, Record.parse(document), document)


def test_the_record_of_a_finished_game_is_whole_and_its_chance_is_fair(free: LoggedServer, finished: Finished) -> None:
    room = Guest(free).get(f"/api/tables/{finished.table}")
    assert room["phase"] == "over"
    assert finished.record.commitment == room["commitment"]
    assert [str(god) for god in finished.record.gods] == [seat["god"] for seat in room["seats"]]
    assert finished.record.verify() >= 7, "a first player, three deals and three judgments"
    assert finished.record.restore().is_over
    changed = finished.record.seed or ""
    forged = json.loads(finished.document) | {"seed": changed[1:] + changed[0]}
    with pytest.raises(derby.UnfairChance):
        Record.parse(json.dumps(forged).encode()).verify()


@pytest.mark.parametrize("viewer", ["public", "omniscient", "0", "1", "2", "3"])
def test_a_finished_game_is_shown_again_for_any_viewer(free: LoggedServer, finished: Finished, viewer: str) -> None:
    told = Guest(free).get(f"/api/tables/{finished.table}/replay?viewer={viewer}")
    assert told["viewer"] == (int(viewer) if viewer.isdigit() else viewer)
    steps = told["steps"]
    made = [step["seat"] for step in steps if step["seat"] is not None]
    assert len(made) == len(finished.record.actions)
    assert len(steps) - len(made) == len(finished.record.chance)
    codes = iter(finished.record.actions)
    view: dict[str, Any] = {}
    for step in steps:
        view = changed(view, step["changes"])
        code = next(codes) if step["seat"] is not None else None
        sees = viewer == "omniscient" or str(step["seat"]) == viewer
        assert step["code"] == (code if sees else None)
        for event in step["events"]:
            if event["type"] == "BetPlaced":
                assert (event["card"] is not None) == sees
            if event["type"] == "RaceDealt":
                shown = [cards is not None for cards in event["holders"]]
                assert sum(shown) == {"public": 0, "omniscient": 4}.get(viewer, 2)
    assert view["stage"] == "game-over"
    assert tuple(seat["points"] for seat in view["seats"]) == finished.record.points


@pytest.mark.parametrize(
    "viewer", ["4", "9", "-1", "+1", " 1", "0003", "0009", "000" + "9" * 5_000, "1e0", "all", "", "\u0661"]
)
def test_there_are_no_other_viewers(free: LoggedServer, finished: Finished, viewer: str) -> None:
    answer = Guest(free).http.get(f"/api/tables/{finished.table}/replay", params={"viewer": viewer})
    assert (answer.status_code, answer.json()) == (404, {"reason": "no-such-seat"})


def test_before_its_end_a_game_has_no_record_and_no_replay(free: LoggedServer) -> None:
    ann = Guest(free, "Ann")
    for table in (ann.open_table(), ann.quick_play()):
        for path in ("record", "replay", "replay?viewer=omniscient", "replay?viewer=0"):
            answer = ann.http.get(f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()) == (409, {"reason": "not-over"})


def test_a_record_can_be_brought_and_watched(free: LoggedServer, finished: Finished) -> None:
    ann = Guest(free, "Ann")
    ladder = ann.get("/api/ladder")
    brought = ann.http.post("/api/records", content=finished.document, headers=JSON).json()
    assert brought["seats"] == {}
    table = brought["table"]
    assert table != finished.table
    assert ann.http.get(f"/api/tables/{table}/record").content == finished.document
    first, second = (ann.get(f"/api/tables/{name}/replay?viewer=omniscient") for name in (table, finished.table))
    assert first == second
    device = ann.device(table)
    assert device.is_over
    assert device.seat is None
    assert ann.get("/api/me/statistics")["games"] == 0
    assert ann.get("/api/ladder") == ladder, "only what was played here counts"
    assert table not in ann.http.get("/api/tables").text


def test_a_record_that_cannot_be_true_is_refused(free: LoggedServer, finished: Finished) -> None:
    ann = Guest(free, "Ann")
    whole = json.loads(finished.document)
    points = [point + 1 for point in whole["points"]]
    for changes in (
        {"points": points},
        {"actions": whole["actions"][:-1]},
        {"actions": [*whole["actions"], 0]},
        {"actions": [0, *whole["actions"][1:]]},
        {"chance": whole["chance"][:-1]},
        {"rules": 2},
        {"format": "chess"},
        {"gods": whole["gods"][:2]},
        {"words": ["x" * 5_000]},
        {"seed": "0"},
        {"more": 1},
    ):
        assert ann.refused("/api/records", {**whole, **changes}) == "bad-record", changes
    unfinished = derby.new_game(3, seed=1)
    unfinished.apply(unfinished.legal_codes()[0])
    half = unfinished.record().dump()
    assert Record.parse(half).points is None
    for document in (b"", b"{", b"[]", b"\xff", b"[" * 100_000, half):
        answer = ann.http.post("/api/records", content=document, headers=JSON)
        assert (answer.status_code, answer.json()) == (400, {"reason": "bad-record"})


def test_a_finished_game_counts_for_ladder_and_statistics(free: LoggedServer, finished: Finished) -> None:
    zoe = Guest(free, None)
    headers = {"Cookie": finished.cookie}
    deadline = time.monotonic() + PATIENCE
    while (known := zoe.http.get("/api/me/statistics", headers=headers).json())["games"] == 0:
        assert time.monotonic() < deadline
    points = finished.record.points
    assert points is not None
    assert known["games"] == 1
    assert known["mean_points"] == points[0]
    share = 1 / points.count(max(points)) if points[0] == max(points) else 0
    assert known["wins"] == pytest.approx(share)  # pyright: ignore[reportUnknownMemberType]
    assert sum(card["points"] for card in known["own"]["cards"]) == points[0]
    assert 6 <= sum(card["bets"] for card in known["own"]["cards"]) <= 9
    (latest,) = zoe.http.get("/api/me/finished", headers=headers).json()["games"]
    assert (latest["table"], latest["seats"], latest["points"]) == (finished.table, 4, points[0])
    assert [seat["points"] for seat in latest["players"]] == list(points)
    ladder = zoe.get("/api/ladder")
    assert {"Zoe", "random"} == {place["name"] for place in ladder}
    assert [place["bot"] for place in ladder if place["name"] == "random"] == [True]
    for place in ladder:
        assert place["rating"]["low"] < place["rating"]["rating"] < place["rating"]["high"]
    assert known["history"][-1]["rating"] == next(place["rating"] for place in ladder if place["name"] == "Zoe")


def test_the_link_to_a_table_is_a_qr_code(free: LoggedServer) -> None:
    ann = Guest(free, "Ann")
    table = ann.open_table()
    picture = ann.http.get(f"/api/tables/{table}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    drawn = picture.text.partition(' d="')[2].partition('"')[0]
    expected = segno.make_qr(f"{free.url}/table/{table}").svg_inline(border=2, scale=8)
    assert drawn == expected.partition(' d="')[2].partition('"')[0]
    other = segno.make_qr(f"{free.url}/table/{ann.open_table()}").svg_inline(border=2, scale=8)
    assert drawn not in other


@pytest.mark.parametrize("host", ["h" * 5_000, "[", "h" * 2_000 + ":80"])
def test_no_name_of_the_host_is_an_unexpected_error(free: LoggedServer, host: str) -> None:
    ann = Guest(free, "Ann")
    answer = ann.http.get(f"/api/tables/{ann.open_table()}/qr.svg", headers={"Host": host})
    assert answer.status_code in (200, 400)
    assert free.figure("failures_total") == 0
