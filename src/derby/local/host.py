"""The host of the tables in a browser: it answers the page as a server does, request by request, message by message."""

import asyncio
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from derby.local.database import open_database
from derby.local.kernels import use_kernels
from derby.local.page import Page
from derby.local.worker import BrowserWorker
from derby.server.api import ROUTES
from derby.server.authentication import Authentication
from derby.server.clock import SystemClock
from derby.server.entropy import SystemEntropy
from derby.server.limits import Limits
from derby.server.passes import Pass
from derby.server.routing import Reply, Request, refused, reply_to
from derby.server.services import Services
from derby.server.session import Session
from derby.server.settings import Settings
from derby.store.database import Database, Statement
from derby.store.guests import secret

HERE = "here-"
"""How the names of tables begin that are in a browser: the page knows by it where to ask."""
THINKING_MS = 2_500.0
"""Without compiled rules bots think longer. Titan looks at all it looks at elsewhere, Olympian at less."""
PACE_MS = 700
HURRIED_MS = 100.0
"""How long bots think for somebody who doesn't want to wait at all."""
QUICK_THINKING_MS = 600.0
"""With compiled rules they think no longer than they would wait anyway."""
MANY = 1e9
LIMITS = Limits(
    messages_per_second=MANY,
    messages_at_once=MANY,
    odds_per_second=MANY,
    odds_at_once=MANY,
    hints_per_second=MANY,
    hints_at_once=MANY,
    changes_per_second=MANY,
    changes_at_once=MANY,
    stored_bytes_per_second=MANY,
    stored_bytes_at_once=MANY,
    tables_per_second=MANY,
    tables_at_once=MANY,
    open_tables=1_000_000,
    requests_per_second=MANY,
    requests_at_once=MANY,
    answers_per_second=MANY,
    answers_at_once=MANY,
    guests_per_second=MANY,
    guests_at_once=MANY,
)
"""Nobody is here but whoever the device belongs to."""
SETTINGS = Settings(
    database="IndexedDB",
    bot_workers=1,
    bot_ms=THINKING_MS,
    bot_pace_ms=PACE_MS,
    correspondence=False,
    push=False,
    abandoned_days=0,
    gathering_days=0,
    guests_days=0,
    evenings_days=0,
    groups=False,
    tournaments=False,
    open_watching=False,
    limits=LIMITS,
)
KEEP_COOKIE = "INSERT INTO secrets VALUES ('cookie', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


class LocalEntropy(SystemEntropy):
    def new_id(self) -> str:
        return HERE + super().new_id()


class LocalSocket:
    """A connection between the page and a table."""

    def __init__(self, host: "Host", number: int, given: Pass | None) -> None:
        self.address = ""
        self.given = given
        self._host = host
        self._number = number
        self.session: Session | None = Session(host.services.sockets.around, self, given)

    def send(self, payload: bytes) -> None:
        self._host.page.send(self._number, payload.decode())

    def send_all(self, payloads: list[bytes]) -> None:
        for payload in payloads:
            self.send(payload)

    def send_soon(self, payload: bytes) -> None:
        self.send(payload)

    def close(self, code: int, reason: str = "") -> None:
        self._host.disconnect(self._number)
        self._host.page.disconnected(self._number)

    def ping(self) -> None:
        """The page ends together with its sockets."""

    def shutdown(self) -> None:
        self.close(1012)


class Host:
    """`start` starts it."""

    def __init__(self, page: Page, database: Database, key: str, cookie: str | None) -> None:
        self.page = page
        self._database = database
        self._cookie = cookie
        self._sockets: dict[int, LocalSocket] = {}
        self._workers: list[BrowserWorker] = []
        self.is_compiled = use_kernels()
        """Whether bots think on compiled rules."""
        thinking_ms = min(SETTINGS.bot_ms, QUICK_THINKING_MS) if self.is_compiled else SETTINGS.bot_ms
        self.services = Services(
            msgspec.structs.replace(SETTINGS, bot_ms=thinking_ms),
            database,
            Authentication(key, None),
            PROCESS,
            clock=SystemClock(),
            entropy=LocalEntropy(),
            start_worker=self._start_worker,
        )
        self.services.is_on_device = True

    async def request(self, method: str, path: str, body: str | None) -> str:
        """The status and the body of the answer, as JSON."""
        reply = await self._reply(method, path, (body or "").encode())
        return msgspec.json.encode([reply.status, reply.body.decode()]).decode()

    def connect(self, socket: int) -> None:
        given = self.services.authentication.pass_of_cookie(self._cookie)
        self._sockets[socket] = opened = LocalSocket(self, socket, given)
        self.services.sockets.open[opened] = None

    def receive(self, socket: int, text: str) -> None:
        session = self._sockets[socket].session if socket in self._sockets else None
        if session is not None:
            session.received(text.encode())

    def disconnect(self, socket: int) -> None:
        closed = self._sockets.pop(socket, None)
        if closed is not None and closed.session is not None:
            self.services.sockets.open.pop(closed, None)
            session, closed.session = closed.session, None
            session.gone()

    def set_pace(self, ms: int) -> None:
        """The least time of a bot's turn, and the most that it thinks: nobody else is here who would have to follow."""
        self.services.conductor.pace_ms = ms
        full = self.services.settings.bot_ms
        self.services.bots.think_for(min(full, max(HURRIED_MS, full * ms / PACE_MS)))

    def worker_answered(self, number: int, text: str) -> None:
        self._workers[number].answered(text)

    def worker_died(self, number: int) -> None:
        self._workers[number].died()

    def _start_worker(self, _low_priority: bool) -> BrowserWorker:
        worker = BrowserWorker(self.page, len(self._workers))
        self._workers.append(worker)
        return worker

    async def _reply(self, method: str, path: str, body: bytes) -> Reply:
        asked = urlsplit(path)
        for route in ROUTES:
            parts = route.parts_of(asked.path) if route.method == method else None
            if parts is not None:
                named = {name: unquote(part) for name, part in parts.items()}
                request = Request(named, dict(parse_qsl(asked.query)), self._cookie, "", "", asyncio.Event().wait)
                reply = await reply_to(self.services, route, request, body)
                if reply.cookie is not None:
                    await self._database.write(Statement(KEEP_COOKIE, (reply.cookie,)))
                    self._cookie = reply.cookie
                return reply
        return refused("no-such-address")


PROCESS = "here"


async def start(page: Page) -> Host:
    """Read what the page keeps, and let its tables go on."""
    database = await open_database(page, PROCESS)
    key = await secret(database, "signing", SystemEntropy().new_id() + SystemEntropy().new_id())
    rows = await database.read("SELECT value FROM secrets WHERE name = 'cookie'")
    host = Host(page, database, key, rows[0][0] if rows else None)
    host.services.start_tables()
    # A worker takes as long to start as we did: let it be there when a bot's turn comes.
    host.services.background.spawn(host.services.bots.get_ready())
    return host
