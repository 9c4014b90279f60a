"""Nobody takes more than their share: of messages, of room, of time."""

import json
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from derby.server.limits import Limits
from derby.server.websocket import LARGEST_MESSAGE
from tests.server.harness import PATIENCE, Guest, Message, Server
from tests.server.in_memory import InMemoryServer, RecordingDevice, run
from tests.server.logged import LoggedServer, logged_server
from tests.server.raw import CONTINUATION, Wire, frame

JSON = {"Content-Type": "application/json"}
CORPUS = Path(__file__).parent.parent / "records" / "corpus"


@pytest.fixture(scope="module")
def free(tmp_path_factory: pytest.TempPathFactory) -> Generator[LoggedServer]:
    """A server that finds nothing too fast."""
    with logged_server(tmp_path_factory.mktemp("free")) as started:
        yield started


def test_a_message_of_16_kilobytes_is_read(free: LoggedServer) -> None:
    ann = Guest(free, "Ann")
    device = ann.device(ann.open_table())
    device.socket.send("x" * LARGEST_MESSAGE)
    assert device.until(lambda message: message["type"] == "Refused")["reason"] == "bad-message"


@pytest.mark.parametrize("size", [LARGEST_MESSAGE + 1, 65_536, 2**40, 2**63 - 1])
def test_a_larger_one_ends_the_connection_before_it_has_come(free: LoggedServer, size: int) -> None:
    with Wire(free).open() as wire:
        wire.send(frame(b"", length=size))
        assert wire.close_code() == 1009


def test_so_does_a_larger_one_in_parts(free: LoggedServer) -> None:
    with Wire(free).open() as wire:
        wire.send(frame(b"x" * 1_000, first=0))
        for _ in range(15):
            wire.send(frame(b"x" * 1_000, CONTINUATION, first=0))
        wire.send(frame(b"", CONTINUATION, first=0, length=LARGEST_MESSAGE - 16_000 + 1))
        assert wire.close_code() == 1009


def test_a_body_has_a_limit(free: LoggedServer) -> None:
    ann = Guest(free, "Ann")
    for path, largest in (("/api/guests", 65_536), ("/api/tables", 65_536), ("/api/records", 1_000_000)):
        for sent, status in ((b" " * largest, 400), (b" " * (largest + 1), 413)):
            assert ann.http.post(path, content=sent, headers=JSON).status_code == status
        unknown = ann.http.post(path, content=iter([b" " * 50_000] * 40), headers=JSON)
        assert unknown.status_code == 413, "of a length that was not told before"


def test_whoever_speaks_too_fast_is_told_so_and_then_sent_away(server: Server) -> None:
    ann = Guest(server, "Ann")
    device = ann.device(ann.open_table())
    reasons = list(reasons_until_sent_away(lambda: device.ask("Stand", seat=0)))
    assert device.socket.protocol.close_code == 1008
    assert reasons.count("too-fast") == 50
    assert 80 <= reasons.count("not-your-seat") < 400


def test_a_decision_that_came_too_fast_is_refused_by_its_key(server: Server) -> None:
    ann = Guest(server, "Ann")
    device = ann.device(ann.quick_play())
    answers: list[Message] = []
    while not answers or answers[-1]["reason"] != "too-fast":
        device.send("Act", seat=0, code=0, version=9999, key=f"decision {len(answers)}")
        answers.append(device.until(lambda message: message["type"] == "Refused"))
    assert [message["key"] for message in answers] == [f"decision {number}" for number in range(len(answers))]


def test_whoever_speaks_nonsense_is_sent_away(server: Server) -> None:
    ann = Guest(server, "Ann")
    device = ann.device(ann.open_table())
    reasons = list(reasons_until_sent_away(lambda: device.ask("Nonsense")))
    assert device.socket.protocol.close_code == 1008
    assert reasons == ["bad-message"] * 50


def test_whoever_lets_too_much_wait_is_sent_away() -> None:
    async def flood() -> tuple[int | None, int]:
        services = InMemoryServer()
        ears = RecordingDevice(services, None)
        for _ in range(65):
            ears.session.received(b'{"type":"Look"}')
        await services.rest()
        await services.close()
        return ears.closed, len(ears.heard)

    assert run(flood) == (1008, 0)


def test_chat_has_a_limit_of_its_own(server: Server) -> None:
    ann = Guest(server, "Ann")
    device = ann.device(ann.open_table())
    for _ in range(6):
        device.send("Say", text="hello")
        device.until(lambda message: message["type"] == "ChatSaid")
    assert device.ask("Say", text="hello") == "too-fast"
    assert device.ask("React", reaction="cheer") == "too-fast"
    assert device.ask("Stand", seat=0) == "not-your-seat", "everything else goes on"


def test_an_address_has_its_share_and_another_one_its_own(server: Server) -> None:
    """The tests come from this machine, where a proxy is believed when it names an address."""

    def made(address: str) -> int:
        headers = {"X-Forwarded-For": address}
        return client.post("/api/guests", json={"name": "Ann"}, headers=headers).status_code

    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        began = time.monotonic()
        statuses = [made("203.0.113.7") for _ in range(60)]
        assert statuses == [200] * 60
        made_since = 60
        while made("203.0.113.7") == 200:
            made_since += 1
            assert made_since <= 61 + 10 * (time.monotonic() - began), "ten a second, and sixty at once"
        assert made("203.0.113.8") == 200
        guess = {"json": {"code": "x"}, "headers": {"X-Forwarded-For": "203.0.113.7"}}
        guesses = [client.post("/api/recover", **cast(Any, guess)).status_code for _ in range(100)]
        assert 429 in guesses, "guessing a recovery code uses up the share, too"


def test_what_costs_much_uses_up_the_share_too(server: Server) -> None:
    """Names are written down, and a game is told again in one go, while everybody waits."""
    ann = Guest(server, "Ann")
    record = (CORPUS / "3-base.json").read_bytes()
    table = ann.http.post("/api/records", content=record, headers=JSON).json()["table"]
    ann.http.headers["X-Forwarded-For"] = "203.0.113.9"
    told: list[int] = []
    for _ in range(100):
        renamed = ann.http.post("/api/me", json={"name": "Ann"}).status_code
        told.append(ann.http.get(f"/api/tables/{table}/replay").status_code if renamed == 429 else 0)
    assert 429 in told


def test_a_guest_has_so_many_connections(server: Server) -> None:
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    table = ann.open_table()
    devices = [ann.device(table) for _ in range(Limits().connections_per_guest)]
    with pytest.raises(InvalidStatus, match="429"):
        ann.device(table)
    bob.device(table)
    devices[0].close()
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            ann.device(table)
            break
        except InvalidStatus:
            assert time.monotonic() < deadline


def test_a_device_that_does_not_read_is_dropped_and_the_others_go_on(free: LoggedServer) -> None:
    ann = Guest(free, "Ann")
    table = ann.quick_play(settings={"seats": 6, "variants": ["power-of-the-gods", "fate-tokens"]})
    device = ann.device(table)
    device.play_on(most=6)
    dropped = free.figure("devices_dropped_total")
    deadline = time.monotonic() + PATIENCE
    with Wire(free, room=4_096).open() as deaf:
        deaf.send(frame(json.dumps({"type": "Enter", "table": table}).encode()))
        while free.figure("devices_dropped_total") == dropped:
            assert time.monotonic() < deadline
            with suppress(ConnectionError):
                deaf.send(frame(b'{"type":"Look"}') * 15)
            assert device.ask("Stand", seat=3) == "not-your-seat", "the server has time for the others"
        with suppress(ConnectionResetError):
            deaf.rest()
    assert free.figure("devices_dropped_total") == dropped + 1
    assert device.play_on(most=3) == 3


def reasons_until_sent_away(ask: Callable[[], str]) -> Iterator[str]:
    try:
        for _ in range(1_000):
            yield ask()
    except ConnectionClosed:
        return
