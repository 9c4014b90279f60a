"""The page for the browser: files that were made when the package was built.

A file with a digest in its name never changes and is cached for ever; the others are asked for again, and answered with
304 as long as they are the same. Browsers that accept it get the compressed copy of a file. Large files, which are
those of the browser's own Python, are read when somebody asks for them; the others are kept in memory.
"""

import gzip
import re
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Receive, Scope, Send

KINDS = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
    "txt": "text/plain; charset=utf-8",
    "zst": "application/zstd",
}
CODINGS = (("br", ".br"), ("gzip", ".gz"))
"""Best first."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NEVER_CHANGING = ("/assets/", "/python/")
"""Folders of files with a digest in their names."""
LARGE = 200_000
SCREENS = (
    "/",
    "/you",
    "/puzzles",
    "/puzzles/{puzzle}",
    "/daily",
    "/daily/{day}",
    "/duplicate",
    "/duplicate/{match}",
    "/evenings",
    "/group/{group}",
    "/tournament/{tournament}",
    "/table/{table}",
    "/replay/{table}",
    "/after/{table}",
    "/watch/{table}",
)
"""Addresses inside the page."""

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Divinity Derby</title>
<h1>Divinity Derby</h1>
<p>The table server is running, but it was installed without the page for the browser (<code>DERBY_NO_PAGE=1</code>):
play with <code>derby terminal</code>, or connect a program of your own (<code>docs/protocol.md</code>).</p>
"""


Answering = Callable[[Request], Awaitable[Response]]


class PageFile(NamedTuple):
    """A file of the page, with its smaller copies."""

    kind: str
    keeps: str
    tag: str
    bodies: dict[str, bytes | Path]
    """By content coding; the plain one is at ``. Of large files only the path is kept."""


class PageFiles(BaseRoute):
    """All files of the page but the page itself, found by their paths.

    Some two hundred routes would slow down every start, and every request that comes after them.
    """

    def __init__(self) -> None:
        self.found = {path: file for path, file in _files().items() if path != "/index.html"}

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        is_there = scope["type"] == "http" and scope["path"] in self.found
        return (Match.FULL if is_there else Match.NONE), {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] in ("GET", "HEAD"):
            response = await _answering(self.found[scope["path"]])(Request(scope, receive, send))
        else:
            response = Response("Method Not Allowed", 405, {"Allow": "GET, HEAD"}, media_type="text/plain")
        await response(scope, receive, send)


def page_routes(off: Sequence[str] = ()) -> list[BaseRoute]:
    """The page, which leads nowhere that the host has switched off."""
    page = _answering(_index(off))
    return [*(Route(path, page) for path in SCREENS), PageFiles()]


def lost_page(off: Sequence[str] = ()) -> Answering:
    """Answers a browser at an address that leads nowhere: the page says so, in the reader's language."""
    return _answering(_index(off), 404)


def _index(off: Sequence[str]) -> PageFile:
    """The page itself. What is off stands in its head, so that no link to it is ever shown."""
    built = _files()["/index.html"]
    plain = built.bodies[""]
    if not off or not isinstance(plain, bytes):
        return built
    mark = f'</title>\n    <meta name="derby-off" content="{" ".join(off)}" />'
    body = plain.replace(b"</title>", mark.encode(), 1)
    return _file("html", body, built.keeps, {"gzip": gzip.compress(body, mtime=0)})


@cache
def _files() -> dict[str, PageFile]:
    """All files of the page; where it was not built, one that says so."""
    built = read_files(files("derby.server").joinpath("static"))
    return {"/index.html": _file("html", NOT_BUILT.encode(), ASK_AGAIN, {}), **built}


def read_files(folder: Traversable, path: str = "/") -> dict[str, PageFile]:
    """All files of the page by the path at which they are served."""
    found: dict[str, PageFile] = {}
    if not folder.is_dir():
        return found
    inside = {child.name: child for child in folder.iterdir()}
    for name, child in inside.items():
        if child.is_dir():
            found |= read_files(child, f"{path}{name}/")
            continue
        kind = name.rpartition(".")[2]
        if kind in KINDS:
            smaller = {coding: _body(inside[name + end]) for coding, end in CODINGS if name + end in inside}
            keeps = FOR_EVER if path in NEVER_CHANGING else ASK_AGAIN
            found[path + name] = _file(kind, _body(child), keeps, smaller)
    return found


def _body(file: Traversable) -> bytes | Path:
    return file if isinstance(file, Path) and file.stat().st_size >= LARGE else file.read_bytes()


def _file(kind: str, body: bytes | Path, keeps: str, smaller: dict[str, bytes | Path]) -> PageFile:
    # A large file has a digest in its name.
    tag = body.name if isinstance(body, Path) else sha256(body).hexdigest()[:20]
    return PageFile(KINDS[kind], keeps, tag, {"": body, **smaller})


def _answering(file: PageFile, status: int = 200) -> Answering:
    async def answer(request: Request) -> Response:
        coding = _coding(file, request.headers.get("accept-encoding", ""))
        tag = f'"{file.tag}{coding and "-" + coding}"'
        headers = {"Cache-Control": file.keeps, "ETag": tag, "Vary": "Accept-Encoding"}
        if status == 200 and tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if coding:
            headers["Content-Encoding"] = coding
        body = file.bodies[coding]
        if isinstance(body, Path):
            return FileResponse(body, status, headers=headers, media_type=file.kind)
        return Response(body, status, headers=headers, media_type=file.kind)

    return answer


def _coding(file: PageFile, accepted: str) -> str:
    taken = {
        part.partition(";")[0].strip()
        for part in accepted.lower().split(",")
        if not re.search(r";\s*q=0(\.0*)?\s*$", part)
    }
    return next((coding for coding, _ in CODINGS if coding in taken and coding in file.bodies), "")
