"""A site that does nothing but start Python in a worker (`web/tests/python`), on a web server that can do nothing."""

from collections.abc import Generator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Page

from derby.server.authentication import HEADERS
from tests.web.node import run_node

PATH = "somewhere/deep/"
"""Sites need not be at the root of a server."""
POLICY = "Content-Security-Policy"


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass

    def end_headers(self) -> None:
        # The one header that could make it harder: what our own server allows has to be enough.
        self.send_header(POLICY, HEADERS[POLICY])
        super().end_headers()


def build_site(folder: Path) -> None:
    build = ("node_modules/vite/bin/vite.js", "build", "--config=tests/python/vite.config.ts")
    done = run_node(*build, f"--outDir={folder / PATH}")
    assert done.returncode == 0, done.stderr


@contextmanager
def serving(folder: Path) -> Generator[str]:
    """The site's address while it is served."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder))) as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/{PATH}"
        finally:
            server.shutdown()
            thread.join()


def start_python(page: Page, address: str) -> list[dict[str, Any]]:
    """Opens the site; what it told until Python was ready, or it was clear that it won't be, and when."""
    page.goto(address)
    return page.evaluate("started")


def run_python(page: Page, program: str) -> Any:
    """The value of a program's last line."""
    return page.evaluate("(program) => run(program)", program)
