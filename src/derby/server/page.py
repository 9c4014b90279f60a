"""The page for the browser: files that were made when the package was built.

A file with a digest in its name never changes and is cached for ever; the others are asked for again, and answered with
304 as long as they are the same. Browsers that accept it get the compressed copy of a file.
"""

import re
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

KINDS = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
    "webmanifest": "application/manifest+json",
}
CODINGS = (("br", ".br"), ("gzip", ".gz"))
"""Best first."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SCREENS = ("/", "/table/{table}", "/replay/{table}", "/after/{table}")
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


class PageFile(NamedTuple):
    """A file of the page, with its smaller copies."""

    kind: str
    keeps: str
    tag: str
    bodies: dict[str, bytes]
    """By content coding; the plain one is at ``."""


def page_routes() -> list[Route]:
    found = read_files(files("derby.server").joinpath("static"))
    screen = found.pop("/index.html", None) or _file("html", NOT_BUILT.encode(), ASK_AGAIN, {})
    routes = [Route(path, _answering(screen)) for path in SCREENS]
    return routes + [Route(path, _answering(file)) for path, file in found.items()]


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
            smaller = {coding: inside[name + end].read_bytes() for coding, end in CODINGS if name + end in inside}
            keeps = FOR_EVER if path == "/assets/" else ASK_AGAIN
            found[path + name] = _file(kind, child.read_bytes(), keeps, smaller)
    return found


def _file(kind: str, body: bytes, keeps: str, smaller: dict[str, bytes]) -> PageFile:
    return PageFile(KINDS[kind], keeps, sha256(body).hexdigest()[:20], {"": body, **smaller})


def _answering(file: PageFile):
    async def answer(request: Request) -> Response:
        coding = _coding(file, request.headers.get("accept-encoding", ""))
        tag = f'"{file.tag}{coding and "-" + coding}"'
        headers = {"Cache-Control": file.keeps, "ETag": tag, "Vary": "Accept-Encoding"}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if coding:
            headers["Content-Encoding"] = coding
        return Response(file.bodies[coding], headers=headers, media_type=file.kind)

    return answer


def _coding(file: PageFile, accepted: str) -> str:
    taken = {
        part.partition(";")[0].strip()
        for part in accepted.lower().split(",")
        if not re.search(r";\s*q=0(\.0*)?\s*$", part)
    }
    return next((coding for coding, _ in CODINGS if coding in taken and coding in file.bodies), "")
