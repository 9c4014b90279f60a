"""Nobody gets in where they have no business: pages of others, forged cookies and tokens, names that deceive."""

import json
import time
from collections.abc import Generator, Iterator, Mapping
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from derby.server.authentication import COOKIE, HEADERS
from derby.server.settings import Settings
from derby.store.database import DatabaseError
from tests.postgres import Postgres
from tests.server.harness import PATIENCE, Device, Guest, Server, running
from tests.server.in_memory import InMemoryServer, run
from tests.server.logged import LoggedServer, logged_server
from tests.server.raw import Wire, answer_to, handshake

FOREIGN_ORIGINS = ("http://[", "http://[::1", "http://a]b", "//", "null", "http://evil", "file://", "\u00ff", "http://")


@pytest.fixture(scope="module")
def free(tmp_path_factory: pytest.TempPathFactory) -> Generator[LoggedServer]:
    """A server that finds nothing too fast."""
    with logged_server(tmp_path_factory.mktemp("free")) as started:
        yield started


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Generator[LoggedServer]:
    """A server that people reach by a public name, encrypted."""
    settings = {"DERBY_PUBLIC_URL": "https://derby.example.org"}
    with logged_server(tmp_path_factory.mktemp("public"), settings=settings) as started:
        yield started


def status_of(server: Server, *headers: str, path: str = "/ws", host: str | None = None) -> int:
    """The status with which whoever wants to open a WebSocket is answered."""
    with Wire(server) as wire:
        wire.send(handshake(*headers, path=path, host=host or f"127.0.0.1:{server.port}"))
        return wire.status()


def test_a_websocket_of_the_servers_own_page_is_opened(free: LoggedServer) -> None:
    assert status_of(free, f"Origin: {free.url}") == 101
    assert status_of(free) == 101, "programs that are no browsers name no origin"


@pytest.mark.parametrize("origin", FOREIGN_ORIGINS)
def test_a_websocket_of_another_page_is_refused(free: LoggedServer, origin: str) -> None:
    assert status_of(free, f"Origin: {origin}") == 403


def test_two_origins_or_hosts_are_refused(free: LoggedServer) -> None:
    for twice in (f"Origin: {free.url}", f"Host: 127.0.0.1:{free.port}"):
        assert status_of(free, f"Origin: {free.url}", twice) == 400


def test_a_websocket_is_only_at_its_path(free: LoggedServer) -> None:
    for path in ("/", "/ws/", "/api/tables", "/WS", "//ws"):
        assert status_of(free, path=path) == 404


@pytest.mark.parametrize("origin", FOREIGN_ORIGINS)
def test_what_another_page_posts_is_refused(free: LoggedServer, origin: str) -> None:
    headers = {b"Origin": origin.encode("latin-1")}
    answer = httpx.post(f"{free.url}/api/guests", json={"name": "Ann"}, headers=headers)
    assert (answer.status_code, answer.json()) == (403, {"reason": "not-allowed"})
    assert "set-cookie" not in answer.headers
    own = httpx.post(f"{free.url}/api/guests", json={"name": "Ann"}, headers={"Origin": free.url})
    assert own.status_code == 200


def test_what_a_form_of_another_page_could_post_is_refused(free: LoggedServer) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        body = b'{"name":"Ann"}'
        answer = httpx.post(f"{free.url}/api/guests", content=body, headers={"Content-Type": kind})
        assert answer.status_code == 400


def test_with_a_public_name_only_its_page_may_talk_to_us(public: LoggedServer) -> None:
    host = "derby.example.org"
    assert status_of(public, "Origin: https://derby.example.org", host=host) == 101
    for origin in ("http://derby.example.org", "https://derby.example.org.evil", "https://x.derby.example.org"):
        assert status_of(public, f"Origin: {origin}", host=host) == 403
        assert httpx.post(f"{public.url}/api/guests", json={}, headers={"Origin": origin}).status_code == 403
    assert status_of(public, f"Origin: {public.url}") == 403


def test_no_origin_is_an_unexpected_error(free: LoggedServer) -> None:
    for origin in FOREIGN_ORIGINS:
        answer_to(free, handshake(f"Origin: {origin}", "Connection: close"))
        httpx.post(f"{free.url}/api/guests", json={}, headers={b"Origin": origin.encode("latin-1")})
    assert free.figure("failures_total") == 0
    assert "Traceback" not in free.logged()


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/table/abc", 200),
        ("GET", "/api/tables", 200),
        ("HEAD", "/api/tables", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/tables/", 307),
        ("GET", "/api/me", 401),
        ("POST", "/api/tables", 400),
        ("GET", "/api/tables/nowhere", 404),
        ("GET", "/api/tables/nowhere/qr.svg", 404),
        ("GET", "/nowhere", 404),
        ("GET", "/ws", 404),
        ("GET", "/..%2f..%2fetc/passwd", 404),
        ("PUT", "/api/tables", 405),
        ("DELETE", "/", 405),
        ("OPTIONS", "/api/tables", 405),
        ("TRACE", "/api/tables", 405),
    ],
)
def test_every_answer_has_the_security_headers(free: LoggedServer, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, free.url + path, timeout=PATIENCE)
    assert answer.status_code == status
    _check_headers(answer.headers)


def test_so_have_pictures_and_what_is_too_large_too_fast_or_from_elsewhere(free: LoggedServer) -> None:
    ann = Guest(free)
    table = ann.open_table()
    picture = ann.http.get(f"/api/tables/{table}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    large = ann.http.post("/api/guests", json={"name": "x" * 70_000})
    assert large.status_code == 413
    unfinished = ann.http.get(f"/api/tables/{table}/record")
    assert unfinished.status_code == 409
    foreign = ann.http.post("/api/guests", json={"name": "Ann"}, headers={"Origin": "http://evil"})
    assert foreign.status_code == 403
    for answer in (picture, large, unfinished, foreign):
        _check_headers(answer.headers)


def test_so_has_a_refused_websocket(free: LoggedServer) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{free.port}/ws", origin=cast(Any, "http://evil"))
    assert refused.value.response.status_code == 403
    _check_headers(dict(refused.value.response.headers.raw_items()))


@pytest.mark.parametrize(
    ("url", "told"),
    [(None, None), ("http://derby.example", None), ("https://derby.example", "max-age=31536000")],
)
def test_whoever_came_by_https_comes_back_by_https(url: str | None, told: str | None) -> None:
    async def ask() -> list[Mapping[str, str]]:
        services = InMemoryServer(Settings(public_url=url, bot_workers_ready=False))
        async with services.browser() as browser:
            answers = [(await browser.get(path)).headers for path in ("/", "/healthz", "/api/me", "/nowhere")]
        await services.close()
        return [*answers, services.authentication.headers]

    assert {headers.get("Strict-Transport-Security") for headers in run(ask)} == {told}


def test_scripts_styles_and_connections_come_from_here_alone() -> None:
    rules = [rule.split(maxsplit=1) for rule in HEADERS["Content-Security-Policy"].split(";")]
    policy = {rule[0]: rule[1] for rule in rules}
    assert policy["default-src"] == "'none'"
    assert policy["connect-src"] == policy["style-src"] == "'self'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert HEADERS["Content-Security-Policy"].count("unsafe") == 1


def test_an_unexpected_error_has_them_too_and_tells_nothing() -> None:
    async def ask() -> list[httpx.Response]:
        services = InMemoryServer()
        guest = await services.guest("Ann")
        answers: list[httpx.Response] = []
        async with services.browser(guest) as browser:
            for failure in (RuntimeError("the password is swordfish"), DatabaseError("swordfish")):
                services.memory.fails = failure
                for path in ("/api/me", "/api/tables", "/api/tables/nowhere", "/api/ladder", "/healthz"):
                    answers.append(await browser.get(path))
                answers.append(await browser.post("/api/quick-play", json={}))
                answers.append(await browser.post("/api/guests", json={"name": "Ann"}))
        services.memory.fails = None
        await services.close()
        return answers

    answers = run(ask)
    assert {answer.status_code for answer in answers} == {500, 503}
    for answer in answers:
        _check_headers(answer.headers)
        assert answer.text in (
            '{"reason":"try-again"}',
            "Internal Server Error",
            '{"status":"no database"}',
        ), "nothing of the error is told"


def _check_headers(headers: Any) -> None:
    given = {name.lower(): value for name, value in dict(headers).items()}
    for name, value in HEADERS.items():
        may_be_kept = name == "Cache-Control" and "html" in given.get("content-type", "")
        assert given.get(name.lower()) == value or may_be_kept, name
    assert "server" not in given
    assert "access-control-allow-origin" not in given


def test_a_cookie_is_for_the_server_alone(free: LoggedServer) -> None:
    flags = _cookie_flags(httpx.post(f"{free.url}/api/guests", json={"name": "Ann"}))
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert "secure" not in flags, "without encryption it would never come back"
    assert not any(flag.startswith("domain") for flag in flags)


def test_with_an_encrypted_name_it_is_for_encrypted_connections_alone(public: LoggedServer) -> None:
    made = httpx.post(f"{public.url}/api/guests", json={"name": "Ann"})
    assert {"httponly", "samesite=lax", "secure"} <= _cookie_flags(made)
    recovered = httpx.post(f"{public.url}/api/recover", json={"code": made.json()["recovery_code"]})
    assert {"httponly", "samesite=lax", "secure"} <= _cookie_flags(recovered)


def test_a_forged_cookie_is_nobodys(free: LoggedServer) -> None:
    ann, bob = Guest(free, "Ann"), Guest(free, "Bob")
    table = ann.quick_play()
    assert _seats(free, table, {"Cookie": ann.cookie()}) == [0]
    bot = ann.post("/api/bots", {"name": "Robot"})["token"]
    for forged in forged_from(_value(ann), _value(bob), bot):
        cookie = f"{COOKIE}={forged}"
        answer = httpx.get(f"{free.url}/api/me", headers={b"Cookie": cookie.encode("latin-1")})
        assert (answer.status_code, answer.json()) == (401, {"reason": "not-known"}), forged
        assert _seats(free, table, {"Cookie": cookie}) == [], forged
    assert ann.get("/api/me")["name"] == "Ann"


def test_a_forged_bot_token_opens_no_websocket(free: LoggedServer) -> None:
    ann = Guest(free, "Ann")
    right = ann.post("/api/bots", {"name": "Robot"})["token"]
    other = ann.post("/api/bots", {"name": "Rabot"})["token"]
    assert status_of(free, f"Authorization: Bearer {right}") == 101
    for forged in forged_from(right, other, _value(ann)):
        assert status_of(free, f"Authorization: Bearer {forged}") == 401, forged
    for wrong in (f"Basic {right}", right, f"Bearer{right}", "Bearer", ""):
        assert status_of(free, f"Authorization: {wrong}") == 401
    assert status_of(free, "Authorization: Bearer x", f"Cookie: {ann.cookie()}") == 401


def test_a_guest_of_another_house_is_not_known_here(free: LoggedServer, public: LoggedServer) -> None:
    stranger = Guest(public, "Ann")
    assert httpx.get(f"{free.url}/api/me", headers={"Cookie": stranger.cookie()}).status_code == 401


def _value(guest: Guest) -> str:
    return guest.http.cookies[COOKIE]


def forged_from(right: str, other: str, of_another_kind: str) -> Iterator[str]:
    """What somebody might try who has seen a cookie or a token, their own or another's."""
    id_, _, signature = right.partition(".")
    yield of_another_kind
    yield f"{id_}.{other.partition('.')[2]}"
    yield f"{other.partition('.')[0]}.{signature}"
    for place in range(0, len(signature), 5):
        changed = "A" if signature[place] != "A" else "B"
        yield f"{id_}.{signature[:place]}{changed}{signature[place + 1 :]}"
    yield f"{'A' if id_[0] != 'A' else 'B'}{id_[1:]}.{signature}"
    yield from (id_, f"{id_}.", f".{signature}", f"{id_}.{signature[:-1]}", f"{id_}.{signature}A", ".", "x" * 3000)
    yield from (f"{id_}.\u00ff", f'"{id_}.\\377"', f"{id_}%2e{signature}", f"{id_}.{signature}.{signature}")


def _cookie_flags(answer: httpx.Response) -> set[str]:
    return {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}


def _seats(server: Server, table: str, headers: dict[str, str], **enter: Any) -> list[int]:
    """The seats that somebody has who comes with these headers."""
    device = Device(server, headers, table, **enter)
    found = list(device.seats)
    assert bool(found) or device.own is None
    device.close()
    return found


def test_a_seat_token_opens_no_other_seat_and_no_other_table(free: LoggedServer) -> None:
    ann, bob = Guest(free, "Ann"), Guest(free, "Bob")
    here, there = ann.quick_play(), bob.quick_play(seat=0)
    token = ann.device(here).seats[0]
    assert _seats(free, here, {}, tokens=[token]) == [0]
    assert _seats(free, there, {}, tokens=[token]) == []
    assert _seats(free, here, {"Cookie": bob.cookie()}) == []
    assert _seats(free, ann.quick_play(seat=0), {}, tokens=[token]) == [], "of the same guest at another table"
    for wrong in (token[:-1], token + "A", token.swapcase(), token[::-1], "\u00e9", "x"):
        assert _seats(free, here, {}, tokens=[wrong]) == []


def test_the_token_of_a_seat_ends_with_its_guest(free: LoggedServer) -> None:
    ann, bob, cleo = Guest(free, "Ann"), Guest(free, "Bob"), Guest(free, "Cleo")
    table = ann.open_table(seats=3)
    host, sitting = ann.device(table), bob.device(table)
    sitting.room_after("Sit", seat=1)
    token = sitting.seats[1]
    assert _seats(free, table, {}, tokens=[token]) == [1]
    host.send("Remove", seat=1)
    host.until(lambda message: message["type"] == "RoomIs" and message["room"]["seats"][1]["kind"] == "free")
    assert _seats(free, table, {}, tokens=[token]) == []
    newcomer = cleo.device(table)
    newcomer.room_after("Sit", seat=1)
    assert list(newcomer.seats) == [1]
    assert _seats(free, table, {}, tokens=[token]) == []
    assert Device(free, {"Cookie": bob.cookie()}).ask("Enter", table=table) == "removed"


def test_whoever_has_no_cookie_can_neither_sit_nor_speak(free: LoggedServer) -> None:
    """They would all be the same guest, and see each other's cards."""
    ann = Guest(free, "Ann")
    table = ann.open_table(seats=3)
    nobody = Device(free, {}, table)
    assert nobody.ask("Sit", seat=1) == "not-known"
    assert nobody.ask("Sit", seat=1, name="Somebody") == "not-known"
    assert nobody.ask("Say", text="hello") == "not-known"
    assert nobody.ask("React", reaction="cheer") == "not-known"
    assert [seat["kind"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == ["free"] * 3
    assert _seats(free, table, {}) == []


def test_only_the_host_changes_the_table(free: LoggedServer) -> None:
    ann, bob = Guest(free, "Ann"), Guest(free, "Bob")
    table = ann.open_table(seats=3)
    ann.device(table).room_after("Sit", seat=0)
    for device in (bob.device(table), Device(free, {}, table)):
        assert device.ask("SeatBot", seat=1, level="random") == "not-the-host"
        assert device.ask("FillWithBots", level="random") == "not-the-host"
        assert device.ask("Remove", seat=0) == "not-the-host"
        assert device.ask("ChangeSettings", settings={"seats": 6}) == "not-the-host"
        assert device.ask("Start") == "not-the-host"
        assert device.ask("Stand", seat=0) == "not-your-seat"
        assert device.ask("ChooseGod", seat=0, god="odin") == "not-your-seat"
        assert device.ask("GiveWords", seat=0, words="mine") == "not-your-seat"
        assert device.ask("SetAutoPass", seat=0, on=True) == "not-your-seat"
        assert device.ask("TakeBack", seat=0) == "not-your-seat"
        assert device.ask("LookAs", seat=0) == "not-your-seat"
        assert device.ask("Sit", seat=0) in ("seat-taken", "not-known")


def test_whoever_asks_for_a_rematch_with_a_token_does_not_make_everybody_the_host(free: LoggedServer) -> None:
    ann, bob = Guest(free, "Ann"), Guest(free, "Bob")
    table = ann.open_table(seats=3)
    host, sitting = ann.device(table), bob.device(table)
    sitting.room_after("Sit", seat=1)
    host.room_after("FillWithBots", level="random")
    host.send("Start")
    sitting.until(lambda message: message["type"] == "Seen")
    sitting.play_on()
    phone = Device(free, {}, table, tokens=[sitting.seats[1]])
    phone.send("Rematch")
    phone.until(lambda message: message["type"] == "RoomIs" and message["room"]["rematch"])
    again = phone.room["rematch"]
    assert Device(free, {}, again).ask("Start") == "not-the-host"
    new_host = bob.device(again)
    new_host.send("Remove", seat=0)
    new_host.until(lambda message: message["type"] == "RoomIs" and message["room"]["seats"][0]["kind"] == "free")


def test_a_private_table_is_not_listed(free: LoggedServer) -> None:
    ann = Guest(free, "Ann")
    private, listed = ann.open_table(), ann.open_table(listed=True)
    playing = ann.quick_play()
    lobby = Guest(free, "Bob").http.get("/api/tables").text
    assert listed in lobby
    assert private not in lobby
    assert playing not in lobby
    ann.device(listed).room_after("ChangeSettings", settings={"listed": False})
    deadline = time.monotonic() + PATIENCE
    while listed in ann.http.get("/api/tables").text:
        assert time.monotonic() < deadline, "it was withdrawn from the lobby"


def test_what_is_not_there_is_always_answered_the_same(free: LoggedServer) -> None:
    ann = Guest(free, "Ann")
    table = ann.open_table()
    names = [table[:-1], table + "x", table.swapcase(), "x", "x" * 3000, "%00", f"{table}%00", "%F0%9F%90%8E"]
    names += ["'%20OR%201=1--", "..", "%2e%2e", "%ff", "*", "%25", "_" * len(table)]
    for name in names:
        for path in ("", "/record", "/replay", "/replay?viewer=omniscient", "/qr.svg"):
            answer = answer_to(
                free, f"GET /api/tables/{name}{path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".encode()
            )
            head, _, body = answer.partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 404 "), (name, path, answer)
            assert body in (b'{"reason":"no-such-table"}', b"Not Found"), (name, path, answer)
    device = ann.device(table)
    for name in (table[:-1], table.swapcase(), "x", "x" * 64, "\0", f"{table}\0", "' OR 1=1--", "\u202e", "%"):
        assert device.ask("Enter", table=name) == "no-such-table"
    assert free.figure("failures_total") == 0


def test_so_it_is_with_postgresql_which_knows_no_nul(postgres: Postgres) -> None:
    with running(postgres.new_database()) as server:
        ann = Guest(server, "Ann")
        table = ann.open_table()
        for name in (f"{table}%00", "%00", "nowhere"):
            answer = ann.http.get(f"/api/tables/{name}")
            assert (answer.status_code, answer.json()) == (404, {"reason": "no-such-table"})
        assert ann.device(table).ask("Enter", table=f"{table}\0") == "no-such-table"
        ann.close()
    assert b"ERROR" not in server.log


UNNAMEABLE = ("no-name", "long-name", "bad-name", "bad-message")


@pytest.mark.parametrize(
    "name",
    [
        "", " ", "\t\n", "\u00a0", "\u2003", "\0", "a\0b", "a\x07b", "\x1b[31mred", "\x7f", "\u0085", "\ud800",
        "a\udfffb", "\u202eAnn", "Ann\u202c", "\u2066Ann\u2069", "\u200f", "An\u200bn", "\ufeffAnn", "\u2028", "\u00ad",
        "\ue000", "An\u200dn", "\u200dAnn", "A" + "\u0301" * 5, "\U0001f468\u200d" * 12 + "\U0001f468",
        "\U000e0041", "\u3164", "\u2800\u115f", "\u0301", "\ufe0f", "x" * 25, 7, None, ["Ann"],
        {"name": "Ann"},
    ],
    ids=ascii,
)  # fmt: skip
def test_what_could_deceive_or_can_not_be_seen_is_no_name(free: LoggedServer, name: Any) -> None:
    ann = Guest(free, "Ann")
    for path in ("/api/guests", "/api/me", "/api/bots"):
        answer = ann.http.post(path, content=json.dumps({"name": name}), headers=JSON)
        assert answer.status_code == 400, answer.text
        assert answer.json()["reason"] in UNNAMEABLE
    device = ann.device(ann.open_table(seats=3))
    if name is not None:
        assert device.ask("Sit", seat=0, name=name) in UNNAMEABLE
    assert ann.get("/api/me")["name"] == "Ann"


def test_a_name_is_shown_in_one_line(free: LoggedServer) -> None:
    ann = Guest(free, "Ann")
    assert ann.post("/api/me", {"name": "  Ann \u3000  the\tGreat "})["name"] == "Ann the Great"


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>"[:24], "<img src=x onerror=1>", "'\"&lt;", "{{7*7}}", "${7}"]
)
def test_markup_in_a_name_or_a_chat_stays_text(free: LoggedServer, name: str) -> None:
    ann = Guest(free, name)
    table = ann.open_table(listed=True)
    device = ann.device(table)
    assert device.room_after("Sit", seat=0)["seats"][0]["name"] == name
    device.send("Say", text=name)
    said = device.until(lambda message: message["type"] == "ChatSaid")
    assert (said["name"], said["text"]) == (name, name)
    for path in ("/api/me", "/api/tables", f"/api/tables/{table}"):
        answer = ann.http.get(path)
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert name in json.dumps(answer.json(), ensure_ascii=False).replace('\\"', '"')


def test_what_is_said_can_be_stored(free: LoggedServer) -> None:
    ann = Guest(free, "Ann")
    device = ann.device(ann.open_table(seats=3))
    device.room_after("Sit", seat=0)
    for text in ("", "a\0b", "\ud800", "x" * 501):
        assert device.ask("Say", text=text) == "bad-message"
        if text:
            assert device.ask("GiveWords", seat=0, words=text) == "bad-message"
    assert device.ask("React", reaction="spit") == "bad-message"


JSON = {"Content-Type": "application/json"}
