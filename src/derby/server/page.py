"""The page: for now a plain one that says where the game can be played."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Divinity Derby</title>
<h1>Divinity Derby</h1>
<p>The table server is running. The table in the browser is not built yet: play with <code>derby terminal</code>,
or connect a program of your own (<code>docs/protocol.md</code>).</p>
"""


def page_routes() -> list[Route]:
    return [Route("/", _page), Route("/table/{table}", _page)]


async def _page(_request: Request) -> Response:
    return Response(PAGE, media_type="text/html; charset=utf-8")
