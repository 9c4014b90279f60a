"""A server in memory, with a clock that tests set, in which bots and clocks do nothing; and devices that record."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, cast

import httpx
import msgspec
import pytest
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.datastructures import Headers
from websockets.http11 import Request

from derby.bots.steps import finished, takes_steps
from derby.server.app import app_of
from derby.server.authentication import COOKIE, Authentication, recovery_digest
from derby.server.background import Background
from derby.server.clock import Clock, SystemClock
from derby.server.entropy import Entropy, SystemEntropy
from derby.server.handshake import pass_of
from derby.server.limits import Limits
from derby.server.metrics import Metrics
from derby.server.passes import RENEWED_SECONDS, Pass
from derby.server.services import Services
from derby.server.session import Session
from derby.server.settings import Settings
from derby.server.workers.job import Job
from derby.store.database import DatabaseError, Row, Statement, Taken, Value
from derby.store.guests import add_guest
from derby.store.schema import STEPS
from derby.tables.guest import Guest

SECRET = "the secret of the tests"
GENEROUS = Limits(
    messages_per_second=1e9,
    messages_at_once=1e9,
    chat_per_second=1e9,
    chat_at_once=1e9,
    odds_per_second=1e9,
    odds_at_once=1e9,
    hints_per_second=1e9,
    hints_at_once=1e9,
    requests_per_second=1e9,
    requests_at_once=1e9,
    answers_per_second=1e9,
    answers_at_once=1e9,
    pings_per_second=1e9,
    pings_at_once=1e9,
    bytes_per_second=1e9,
    bytes_at_once=1e9,
    changes_per_second=1e9,
    changes_at_once=1e9,
    stored_bytes_per_second=1e12,
    stored_bytes_at_once=1e12,
    tables_per_second=1e9,
    tables_at_once=1e9,
    guests_per_second=1e9,
    guests_at_once=1e9,
    open_tables=1_000_000,
    listed_tables=1_000_000,
    connections_per_guest=1_000_000,
)
"""So that nothing is too fast."""
SETTINGS = Settings(database="sqlite:///in-memory", bot_workers_ready=False, bot_pace_ms=0, limits=GENEROUS)


class MemoryDatabase:
    """SQLite in memory: our statements and our schema, without a disk to wait for."""

    def __init__(self) -> None:
        self._connection = sqlite3.connect(":memory:", isolation_level=None)
        for step in STEPS:
            self._connection.executescript(step)
        self.held: frozenset[int] = frozenset()
        self.is_sure = True
        """Whether the process can be sure of its shards."""
        self.fails: Exception | None = None
        """Raised by whatever is asked of it."""
        self.failures_of_list = 0
        """How often writing into the list of tables will still fail."""

    async def write(self, *statements: Statement) -> None:
        self._fail()
        if self.failures_of_list and any("INTO tables" in statement.sql for statement in statements):
            self.failures_of_list -= 1
            raise DatabaseError("the list can't be written")
        self._connection.execute("BEGIN")
        try:
            for sql, values in statements:
                self._connection.execute(sql.replace("$", "?"), values)
        except sqlite3.IntegrityError as error:
            self._connection.execute("ROLLBACK")
            raise Taken(str(error)) from None
        self._connection.execute("COMMIT")

    async def read(self, sql: str, *values: Value) -> Sequence[Row]:
        self._fail()
        return self._connection.execute(sql.replace("$", "?"), values).fetchall()

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Nobody else writes."""

    async def shards(self) -> frozenset[int]:
        return self.held

    def holds_shards(self) -> bool:
        return self.is_sure

    async def living(self) -> frozenset[str]:
        return frozenset()

    async def close(self) -> None:
        self._connection.close()

    def _fail(self) -> None:
        if self.fails is not None:
            raise self.fails


class AwaitedBackground(Background):
    """Tasks that a test waits for."""

    def __init__(self) -> None:
        super().__init__(Metrics())
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        self._running.add(asyncio.get_running_loop().create_task(work))

    async def rest(self) -> None:
        while self._running:
            running, self._running = self._running, set()
            await asyncio.gather(*running)


class InMemoryServer(Services):
    """The services of a process, never started: no bot plays, and no clock runs out."""

    def __init__(
        self,
        settings: Settings = SETTINGS,
        *,
        clock: Clock | None = None,
        entropy: Entropy | None = None,
        memory: MemoryDatabase | None = None,
        process: str = "here",
    ) -> None:
        clock = clock or SystemClock()
        self.memory = memory or MemoryDatabase()
        self.awaited = AwaitedBackground()
        super().__init__(
            settings,
            self.memory,
            Authentication(SECRET, settings.public_url, clock.now_ms() // 1000 - RENEWED_SECONDS - 1),
            process,
            clock=clock,
            entropy=entropy or SystemEntropy(),
            background=self.awaited,
        )

    async def rest(self) -> None:
        """Wait until everything that was begun is done; what went wrong is raised here."""
        await self.awaited.rest()

    async def guest(self, name: str) -> Guest:
        """A guest whose id and recovery code are told by the name."""
        guest = Guest(f"id-of-{name}", name, None)
        await add_guest(self.database, guest, recovery_digest(recovery_code_of(name)), 0)
        return guest

    def cookie(self, guest: Guest) -> str:
        return f"{COOKIE}={self.authentication.cookie_of(guest, self.clock.now_ms())}"

    def browser(self, guest: Guest | None = None) -> httpx.AsyncClient:
        """Asks the server over HTTP."""
        inner = app_of(self.settings)

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            await inner({**scope, "state": {"services": self}}, receive, send)

        headers = {} if guest is None else {"Cookie": self.cookie(guest)}
        transport = httpx.ASGITransport(app=cast("ASGIApp", app), raise_app_exceptions=False)  # pyright: ignore[reportArgumentType]
        return httpx.AsyncClient(transport=transport, base_url="http://derby.test", headers=headers)


def recovery_code_of(name: str) -> str:
    return f"CODE-{name.upper()}"


class RecordingDevice:
    """A device that keeps every byte it is sent."""

    def __init__(
        self, server: InMemoryServer, guest: Guest | None, address: str = "203.0.113.1", token: str | None = None
    ) -> None:
        self._server = server
        self._token = token
        self._guest = guest
        self.address = address
        self.heard: list[bytes] = []
        self.closed: int | None = None
        self.given: Pass | None = None
        self.session = self._connected()

    def send(self, payload: bytes) -> None:
        self.heard.append(payload)

    def send_all(self, payloads: list[bytes]) -> None:
        self.heard += payloads

    def send_soon(self, payload: bytes) -> None:
        self.send(payload)

    def close(self, code: int, _reason: str = "") -> None:
        self.closed = code

    async def say(self, kind: str, **fields: Any) -> None:
        """Say something, and wait until it has been dealt with."""
        await self.say_bytes(msgspec.json.encode({"type": kind, **fields}))

    async def say_bytes(self, payload: bytes) -> None:
        self.session.received(payload)
        await self._server.rest()

    def ping(self) -> None:
        """It is there."""

    def shutdown(self) -> None:
        """Nothing has to be closed."""

    async def reconnect(self) -> None:
        """Lose the connection and open another one."""
        self.session.gone()
        await self._server.rest()
        self.session = self._connected()

    def messages(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(payload) for payload in self.heard]

    def _connected(self) -> Session:
        headers: Mapping[str, str] = {} if self._guest is None else {"Cookie": self._server.cookie(self._guest)}
        if self._token is not None:
            headers = {"Authorization": f"Bearer {self._token}"}
        self.given = pass_of(self._server.authentication, Request("/ws", Headers(headers)))
        self._server.sockets.open[cast(Any, self)] = None
        return Session(self._server.sockets.around, self, self.given)


class FakeClock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000
        self.jumped = 0
        """By how much somebody has set the machine's clock."""

    def now_ms(self) -> int:
        return self.now + self.jumped

    def steady_ms(self) -> int:
        return self.now

    def beat(self) -> bool:
        return False


class FakeEntropy:
    """Ids in a row, always the same seed, and lots that change nothing."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._made = iter(range(1_000_000))

    def new_id(self) -> str:
        return f"{next(self._made):022}"

    def new_seed(self) -> bytes:
        return self._seed

    def shuffle(self, things: list[Any]) -> None:
        """They stay as they are."""


@contextmanager
def workers_inline(samples: int = 2) -> Generator[list[Callable[..., Any]]]:
    """What workers do is done in this process instead, roughly; gives what that was."""
    done: list[Callable[..., Any]] = []

    async def run(_self: object, job: Job[Any]) -> Any:
        done.append(job.work)
        result = job.work(*job.arguments(0.0))
        return finished(result) if takes_steps(result) else result

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("derby.server.workers.worker_pool.WorkerPool.run", run)
        for module in ("bots.search.workspace", "rules.compile_cache", "server.workers.race_analysis"):
            patch.setattr(f"derby.{module}.can_compile", lambda: False)
        for module in ("server.workers.odds", "server.workers.race_analysis", "coach.luck"):
            patch.setattr(f"derby.{module}.ROUGH_SAMPLES", samples)
        patch.setattr("derby.coach.action_values.ROUGH_WORLDS", 2)
        patch.setattr("derby.coach.luck.BATCHES", 2)
        yield done


def run(work: Callable[[], Awaitable[Any]]) -> Any:
    async def all_of_it() -> Any:
        return await work()

    return asyncio.run(all_of_it())
