"""Starting the server, with one process or several."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from derby.server.app import SETTINGS
from derby.server.file_limit import BACKLOG
from derby.server.http_protocol import HttpProtocol
from derby.server.settings import Settings, SettingsError
from derby.server.websocket import Socket
from derby.store.opening import prepare_database

STOP_SECONDS = 10
"""How long open requests may take when the server is asked to end."""


def run_server(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until asked to end. `ready` gets the address when connections are accepted."""
    listening = _listen(settings)
    address = f"http://{_shown(settings.host)}:{listening.getsockname()[1]}"
    # Threads of the store wait for the interpreter's lock: let them have it soon.
    sys.setswitchinterval(0.0005)
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    config = uvicorn.Config(
        "derby.server.app:create_app",
        factory=True,
        ws=Socket,
        http=HttpProtocol,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        timeout_graceful_shutdown=STOP_SECONDS,
        workers=settings.workers,
        backlog=BACKLOG,
    )
    # To find out before anything is promised whether it can be used.
    asyncio.run(prepare_database(settings.database))
    ready(settings.public_url or address)
    if settings.workers > 1:
        Multiprocess(config, [listening]).run()
        return
    # uvicorn drains, then raises the signal again: having drained is a good end.
    signal.signal(signal.SIGTERM, lambda _signal, _frame: sys.exit(0))
    server = uvicorn.Server(config)
    server.run(sockets=[listening])
    if not server.started:
        raise SettingsError("the server could not start: see the log above")


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, UnicodeError, TypeError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise SettingsError(f"{settings.host} port {settings.port} can't be used: {reason}") from None
    listening.listen(BACKLOG)
    listening.set_inheritable(True)
    return listening


def _shown(host: str) -> str:
    """The host as it is written in a URL that opens in a browser here."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
