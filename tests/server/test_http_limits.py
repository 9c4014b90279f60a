"""What a request may take of room and time, and how many connections there may be."""

import asyncio
import sys
from collections.abc import Generator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from derby.server.api import READING
from derby.server.app import app_of
from derby.server.connections import SPARE, Connections
from derby.server.file_limit import room_for_connections
from derby.server.http_protocol import (
    ANSWER_SECONDS,
    LARGEST_BODY,
    LARGEST_HEAD,
    LONGEST_URL,
    MOST_HEADERS,
    MOST_PIPELINED,
    PIECE,
)
from derby.server.limits import Limits
from derby.server.metrics import Metrics
from derby.server.opening import open_services
from derby.server.settings import Settings
from derby.server.websocket import Socket
from tests.server.harness import PATIENCE
from tests.server.in_memory import InMemoryServer, run
from tests.server.logged import logged_server
from tests.server.offline import Loop, Transport, offline_http, offline_server
from tests.server.raw import Wire, handshake

HEAD = b"GET /x HTTP/1.1\r\nHost: a\r\n"
POST = b"POST /x HTTP/1.1\r\nHost: a\r\n"
WHOLE = HEAD + b"\r\n"


@pytest.fixture
def loop() -> Generator[Loop]:
    made = Loop()
    yield made
    made.close()


def statuses(transport: Transport) -> list[int]:
    """Of the answers that were sent."""
    return [int(part.split(b" ", 1)[0]) for part in transport.written.split(b"HTTP/1.1 ")[1:]]


@pytest.mark.parametrize("step", [1, 1_000, 300_000])
@pytest.mark.parametrize(
    ("start", "more", "status"),
    [
        (HEAD + b"X: ", b"a", 431),
        (HEAD, b"X: a\r\n", 431),
        (HEAD, b"a", 431),
        (b"GET /", b"a", 414),
        (b"", b"\r\n", 431),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n1;", b"a", 431),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: ", b"a", 431),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"X: a\r\n", 431),
    ],
    ids=["value", "headers", "name", "url", "newlines", "chunk", "trailer", "trailers"],
)
def test_nothing_goes_on_for_ever(loop: Loop, start: bytes, more: bytes, status: int, step: int) -> None:
    with offline_server() as server:
        connection, transport = offline_http(server, loop)
        connection.data_received(start)
        sent = 0
        while not transport.closing:
            assert sent <= LARGEST_HEAD + 2 * PIECE + step
            connection.data_received((more * step)[:step])
            sent += step
        is_answer_awaited = start.startswith(POST)
        assert statuses(transport) == ([] if is_answer_awaited else [status])
        assert len(connection.headers or []) <= MOST_HEADERS + 1


def test_what_browsers_send_is_no_problem(loop: Loop) -> None:
    with offline_server() as server:
        connection, transport = offline_http(server, loop)
        cookie = b"Cookie: " + b"a" * 8_000 + b"\r\n"
        others = b"".join(b"X-%d: a\r\n" % number for number in range(MOST_HEADERS - 2))
        for _ in range(20):
            connection.data_received(HEAD + cookie + others + b"\r\n")
            loop.answer()
        connection.data_received(b"GET /" + b"a" * (LONGEST_URL - 1) + b" HTTP/1.1\r\n\r\n")
        loop.answer()
        assert statuses(transport) == [200] * 21
        assert not transport.closing


def test_a_head_has_its_time_and_not_just_each_of_its_bytes(loop: Loop) -> None:
    with offline_server() as server:
        connection, transport = offline_http(server, loop)
        for byte in HEAD[:9]:
            connection.data_received(bytes([byte]))
            loop.wait(1.0)
        assert not transport.aborted
        connection.data_received(HEAD[9:10])
        loop.wait(1.0)
        assert transport.aborted


def test_whoever_says_nothing_is_sent_away(loop: Loop) -> None:
    with offline_server() as server:
        _, transport = offline_http(server, loop)
        loop.wait(9.9)
        assert not transport.aborted
        loop.wait(0.1)
        assert transport.aborted
        assert server.metrics.connections_refused == 1


def test_the_next_head_has_its_time_too(loop: Loop) -> None:
    with offline_server() as server:
        connection, transport = offline_http(server, loop)
        connection.data_received(WHOLE)
        loop.answer()
        loop.wait(4.0)
        for _ in range(9):
            connection.data_received(b"\r\n")
            loop.wait(1.0)
        assert not transport.closing
        loop.wait(1.0)
        assert transport.aborted


def test_an_idle_connection_ends(loop: Loop) -> None:
    with offline_server() as server:
        connection, transport = offline_http(server, loop)
        connection.data_received(WHOLE)
        loop.answer()
        loop.wait(5.0)
        assert transport.closing


def test_a_body_has_its_time(loop: Loop) -> None:
    with offline_server(Limits(body_seconds=20.0)) as server:
        connection, transport = offline_http(server, loop)
        connection.data_received(POST + b"Content-Length: 1000\r\n\r\n")
        for _ in range(19):
            connection.data_received(b"a")
            loop.wait(1.0)
        assert not transport.aborted
        loop.wait(1.0)
        assert transport.aborted


def test_a_body_that_nobody_waits_for_ends_too(loop: Loop) -> None:
    """It was answered before it had come; whatever still comes of it keeps the connection for its time at most."""
    with offline_server(Limits(body_seconds=20.0)) as server:
        connection, transport = offline_http(server, loop)
        connection.data_received(POST + b"Content-Length: 16\r\n\r\n")
        loop.answer()
        assert statuses(transport) == [200]
        for _ in range(16):
            connection.data_received(b"a")
            loop.wait(1.0)
        assert not transport.closing
        loop.wait(5.0)
        assert transport.aborted


def test_a_body_has_a_size_whatever_the_route_thinks(loop: Loop) -> None:
    with offline_server() as server:
        connection, transport = offline_http(server, loop)
        connection.data_received(POST + b"Content-Length: 99999999\r\n\r\n")
        loop.answer()
        for _ in range(LARGEST_BODY // 65_536 + 1):
            connection.data_received(b"a" * 65_536)
        assert statuses(transport) == [200, 413]
        assert transport.closing


def test_an_answer_has_to_be_read(loop: Loop) -> None:
    with offline_server() as server:
        connection, transport = offline_http(server, loop)
        connection.data_received(WHOLE)
        connection.pause_writing()
        loop.wait(ANSWER_SECONDS - 1)
        connection.resume_writing()
        loop.wait(2.0)
        assert not transport.aborted
        connection.pause_writing()
        loop.wait(ANSWER_SECONDS)
        assert transport.aborted


def test_a_connection_that_is_closed_but_does_not_end_is_dropped(loop: Loop) -> None:
    with offline_server() as server:
        connection, transport = offline_http(server, loop)
        connection.data_received(HEAD + b"Connection: close\r\n\r\n")
        loop.answer()
        assert transport.closing
        assert not transport.aborted
        loop.wait(ANSWER_SECONDS)
        assert transport.aborted


def test_few_requests_may_wait_for_the_answers_to_those_before(loop: Loop) -> None:
    with offline_server() as server:
        connection, transport = offline_http(server, loop)
        connection.data_received(WHOLE * (MOST_PIPELINED + 1))
        assert not transport.closing
        connection.data_received(WHOLE * 10_000)
        assert transport.closing
        assert len(connection.pipeline) == MOST_PIPELINED


def test_an_unknown_upgrade_is_answered_once(loop: Loop) -> None:
    with offline_server() as server:
        connection, transport = offline_http(server, loop)
        connection.data_received(HEAD + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n" + b"a" * 10_000)
        loop.answer()
        assert statuses(transport) == [200]
        assert transport.closing


def test_an_address_has_a_number_of_connections(loop: Loop) -> None:
    with offline_server(Limits(connections_per_address=3)) as server:
        mine = [offline_http(server, loop)[0] for _ in range(3)]
        _, refused = offline_http(server, loop)
        assert statuses(refused) == [429]
        assert refused.closing
        _, other = offline_http(server, loop, peer="203.0.113.2")
        assert not other.closing
        mine[0].connection_lost(None)
        _, again = offline_http(server, loop)
        assert not again.closing


def test_a_websocket_counts_as_long_as_it_is_open(loop: Loop) -> None:
    with offline_server(Limits(connections_per_address=1)) as server:
        connection, transport = offline_http(server, loop)
        connection.data_received(handshake())
        assert statuses(transport) == [101]
        assert statuses(offline_http(server, loop)[1]) == [429]
        transport.protocol.connection_lost(None)
        assert statuses(offline_http(server, loop)[1]) == []
        assert len(server.connections) == 1


def test_behind_a_proxy_visitors_count_and_not_the_proxy(loop: Loop) -> None:
    def status(visitor: str) -> int:
        connection, transport = offline_http(server, loop, peer="127.0.0.1")
        connection.data_received(handshake(f"X-Forwarded-For: {visitor}"))
        return statuses(transport)[0]

    with offline_server(Limits(connections_per_address=2)) as server:
        for _ in range(10):
            assert not offline_http(server, loop, peer="127.0.0.1")[1].closing
        assert [status("203.0.113.7") for _ in range(3)] == [101, 101, 429]
        assert status("203.0.113.8") == 101


def test_when_all_are_taken_whoever_waits_longest_goes(loop: Loop) -> None:
    with offline_server(Limits(connections=3)) as server:
        idle, slow, busy = (offline_http(server, loop) for _ in range(3))
        busy[0].data_received(WHOLE)
        idle[0].data_received(WHOLE)
        loop.answer()
        busy[0].data_received(WHOLE)
        _, new = offline_http(server, loop)
        assert [transport.aborted for _, transport in (idle, slow, busy)] == [False, True, False]
        _, newer = offline_http(server, loop)
        assert [transport.aborted for _, transport in (idle, slow, busy)] == [True, True, False]
        assert not new.closing
        assert not newer.closing
        assert len(server.connections) == 3


def test_when_all_are_at_work_only_the_health_is_told(loop: Loop) -> None:
    with offline_server(Limits(connections=3, connections_per_address=1_000)) as server:
        for _ in range(3):
            connection, _ = offline_http(server, loop)
            connection.data_received(WHOLE)
        connection, page = offline_http(server, loop)
        connection.data_received(WHOLE)
        assert statuses(page) == [503]
        connection.connection_lost(None)
        connection, socket = offline_http(server, loop)
        connection.data_received(handshake())
        assert statuses(socket) == [503]
        connection.connection_lost(None)
        for _ in range(10 * SPARE):
            offline_http(server, loop)
            assert len(server.connections) <= 3 + SPARE
        connection, health = offline_http(server, loop)
        connection.data_received(b"GET /healthz HTTP/1.1\r\n\r\n")
        loop.answer()
        assert statuses(health)[-1] == 200
        assert health.closing


def test_the_log_says_so_but_not_again_and_again(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    connections = Connections(Limits(connections=2), Metrics(), lambda: now)
    for _ in range(100):
        connections.add(cast(Any, Transport()), None)
    assert caplog.messages == ["all 2 connections are taken: 1 turned away"]
    now = 10.0
    connections.add(cast(Any, Transport()), None)
    assert caplog.messages[1:] == ["all 2 connections are taken: 98 turned away"]


def test_so_it_does_of_one_address(caplog: pytest.LogCaptureFixture) -> None:
    """It may be a proxy that nobody has named, for which all visitors count as one."""
    connections = Connections(Limits(connections_per_address=2), Metrics(), lambda: 0.0)
    for _ in range(100):
        connections.add(cast(Any, Transport()), "203.0.113.1")
    (message,) = caplog.messages
    assert "FORWARDED_ALLOW_IPS" in message
    assert "203" not in message, "the log holds nothing about people"


def test_whoever_leaves_in_the_middle_of_a_body_is_not_worth_a_word(
    loop: Loop, caplog: pytest.LogCaptureFixture
) -> None:
    with offline_server() as server:
        application = app_of(server.settings)

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            await application({**scope, "state": {"services": server}}, receive, send)

        connection, transport = offline_http(server, loop, app=app)
        connection.data_received(
            b"POST /api/guests HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"
        )
        connection.connection_lost(None)
        loop.answer()
        assert transport.written == b""
        assert server.metrics.failures == 0
        assert caplog.records == []


def test_a_full_server_serves_whoever_comes_and_logs_that_it_is_full(tmp_path: Path) -> None:
    with logged_server(tmp_path, "[limits]\nconnections = 40\n") as server, ExitStack() as held:
        for number in range(200):
            unfinished = held.enter_context(Wire(server, source=f"127.0.0.{100 + number % 10}"))
            unfinished.send(HEAD)
            if number % 20 == 0:
                for path in ("/healthz", "/"):
                    assert httpx.get(server.url + path, timeout=PATIENCE).status_code == 200
        assert server.figure("connections") <= 40 + SPARE
        assert "all 40 connections are taken" in server.logged()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
@pytest.mark.parametrize(
    ("soft", "hard", "raised", "room"),
    [
        (1_024, 1_048_576, 18_304, 16_000),
        (1_024, -1, 18_304, 16_000),
        (1_024, 4_096, 4_096, 3_840),
        (256, 256, None, 128),
        (1_048_576, 1_048_576, None, 16_000),
        (-1, -1, None, 16_000),
    ],
)
def test_the_limit_of_open_files_is_raised(
    soft: int,
    hard: int,
    raised: int | None,
    room: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    asked: list[tuple[int, int]] = []

    def getrlimit(_which: int) -> tuple[int, int]:
        return soft, hard

    def setrlimit(_which: int, limits: tuple[int, int]) -> None:
        asked.append(limits)

    monkeypatch.setattr("resource.getrlimit", getrlimit)
    monkeypatch.setattr("resource.setrlimit", setrlimit)
    assert room_for_connections(16_000) == room
    assert asked == ([] if raised is None else [(raised, hard)])
    assert len(caplog.records) == (room < 16_000)


def test_the_log_says_how_many_connections_there_may_be(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    limits = Limits(connections=9, connections_per_address=4)

    async def start() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path}/derby.db", bot_workers_ready=False, limits=limits)
        services = await open_services(settings)
        await asyncio.sleep(0)  # what was started begins
        await services.close()

    run(start)
    assert "room for 9 connections, 4 from one address" in caplog.messages


def test_every_request_is_taken_from_the_share_of_its_address(loop: Loop) -> None:
    def status(ask: bytes, peer: str = "203.0.113.1") -> list[int]:
        connection, transport = offline_http(server, loop, peer=peer)
        connection.data_received(ask)
        loop.answer()
        assert transport.closing == (statuses(transport) == [429])
        return statuses(transport)

    with offline_server(Limits(answers_at_once=3, answers_per_second=1e-9)) as server:
        assert [status(WHOLE) for _ in range(3)] == [[200]] * 3
        assert status(WHOLE) == [429]
        assert status(handshake()) == [429], "nor may it open a WebSocket"
        assert status(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n") == [200]
        assert status(WHOLE, "203.0.113.2") == [200]
        assert status(WHOLE, "127.0.0.1") == [200]
        behind = HEAD + b"X-Forwarded-For: 203.0.113.1\r\n\r\n"
        assert status(behind, "127.0.0.1") == [429], "the visitor counts, and not the proxy"


def test_what_takes_long_counts_several_times() -> None:
    async def ask() -> None:
        limits = Limits(answers_at_once=READING, answers_per_second=1e-9)
        server = InMemoryServer(Settings(bot_workers_ready=False, limits=limits))
        async with server.browser(await server.guest("Ann")) as browser:
            table = (await browser.post("/api/tables", json={})).json()["table"]
            assert (await browser.get(f"/api/tables/{table}")).status_code == 200
            assert (await browser.get(f"/api/tables/{table}")).json() == {"reason": "too-fast"}
        await server.close()

    run(ask)


def test_what_never_changes_is_made_once() -> None:
    async def ask() -> None:
        server = InMemoryServer()
        async with server.browser() as browser:
            first = await browser.get("/api/openapi.json")
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr("msgspec.json.schema_components", None)
                assert (await browser.get("/api/openapi.json")).json() == first.json()
        await server.close()

    run(ask)


def test_however_many_ask_for_the_health_the_database_is_asked_once() -> None:
    async def ask() -> None:
        server = InMemoryServer()
        asked = 0
        read = server.memory.read

        async def counted(sql: str, *values: Any) -> Any:
            nonlocal asked
            asked += 1
            await asyncio.sleep(0.01)
            return await read(sql, *values)

        server.memory.read = counted
        async with server.browser() as browser:
            answers = await asyncio.gather(*(browser.get("/healthz") for _ in range(20)))
        assert {answer.json()["status"] for answer in answers} == {"well"}
        assert asked == 1
        await server.close()

    run(ask)


def test_a_websocket_at_no_table_gives_way_when_all_are_taken(loop: Loop) -> None:
    def opened() -> Transport:
        connection, transport = offline_http(server, loop)
        connection.data_received(handshake())
        assert statuses(transport) == [101]
        return transport

    with offline_server(Limits(connections=2, connections_per_address=1_000)) as server:
        idle, at_table = opened(), opened()
        socket = cast(Socket, at_table.protocol)
        assert socket.session is not None
        socket.session._table = cast(Any, SimpleNamespace(state=SimpleNamespace(table="abc")))  # pyright: ignore[reportPrivateUsage]
        for transport in (idle, at_table):
            cast(Socket, transport.protocol).ping()
        offline_http(server, loop)
        assert idle.aborted
        assert not at_table.aborted
