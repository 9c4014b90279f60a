"""The web application: the HTTP interface, health, figures, and the page."""

import os
from collections.abc import AsyncGenerator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.routing import Route as WebRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from derby.server.addresses import address_of_request
from derby.server.api import ROUTES
from derby.server.authentication import COOKIE, COOKIE_SECONDS, security_headers
from derby.server.garbage import set_up_garbage
from derby.server.kernels import kernel_routes
from derby.server.logs import set_up_logs
from derby.server.openapi import openapi
from derby.server.opening import open_services
from derby.server.page import lost_page, page_routes
from derby.server.routing import JSON, Reply, Route, refused, reply_to
from derby.server.routing import Request as Asked
from derby.server.services import Services
from derby.server.settings import Settings
from derby.tables.refusal import Refusal

SETTINGS = "DERBY_SERVER_SETTINGS"
"""The environment variable that carries the checked settings to the server's processes."""


def create_app() -> ASGIApp:
    """The application of one server process, with the settings from the environment."""
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    set_up_logs(settings.log_level, settings.log_format)
    set_up_garbage()
    return app_of(settings)


def app_of(settings: Settings) -> ASGIApp:
    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncGenerator[dict[str, Any]]:
        services = await open_services(settings)
        try:
            yield {"services": services}
        finally:
            await services.close()

    routes: list[BaseRoute] = [_web_route(path, [route for route in ROUTES if route.path == path]) for path in _paths()]
    routes += [
        WebRoute("/api/openapi.json", _openapi),
        WebRoute("/healthz", _health),
        WebRoute("/metrics", _metrics),
        *page_routes(settings.off),
        *kernel_routes(),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={404: _lost(settings)})
    return _Headers(app, security_headers(settings.public_url))


def _lost(settings: Settings):
    """Answers at an address that leads nowhere: programs get a reason, people the page."""
    page = lost_page(settings.off)

    async def answer(request: Request, _error: Exception) -> Response:
        if request.url.path.startswith("/api/"):
            return _response(refused("no-such-address"))
        if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
            return await page(request)
        return Response("Not Found", 404, media_type="text/plain")

    return answer


def _services(request: Request) -> Services:
    return request.state.services


def _paths() -> Iterable[str]:
    return dict.fromkeys(route.path for route in ROUTES)


def _web_route(path: str, routes: Sequence[Route]) -> WebRoute:
    """All methods of a path together, so that an answer to another method names them all."""
    endpoints = {route.method: _endpoint(route) for route in routes}

    async def endpoint(request: Request) -> Response:
        return await endpoints["POST" if request.method == "POST" else "GET"](request)

    return WebRoute(path, endpoint, methods=list(endpoints))


def _endpoint(route: Route):
    async def endpoint(request: Request) -> Response:
        services = _services(request)
        try:
            if route.method == "POST" and not services.authentication.may_come_from(
                request.headers.get("origin"), request.headers.get("host")
            ):
                raise Refusal("not-allowed")
            sent = await _sent(route, request)
        except Refusal as refusal:
            return _response(refused(refusal.reason))
        except ClientDisconnect:
            # In the middle of the body: nobody is there to read an answer.
            return Response(status_code=400)
        reply = await reply_to(services, route, asked(request), sent)
        response = _response(reply)
        if reply.cookie is not None:
            response.set_cookie(
                COOKIE,
                reply.cookie,
                max_age=COOKIE_SECONDS,
                httponly=True,
                samesite="lax",
                secure=services.authentication.is_secure,
            )
        return response

    return endpoint


async def _sent(route: Route, request: Request) -> bytes:
    """The body of a request, if it has the kind and size that it may have."""
    if route.body is None:
        return b""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise Refusal("bad-message")
    sent = bytearray()
    async for part in request.stream():
        sent += part
        if len(sent) > route.largest:
            raise Refusal("too-large")
    return bytes(sent)


def asked(request: Request) -> Asked:
    """What a request from the network asks for."""

    async def until_gone() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    return Asked(
        request.path_params,
        request.query_params,
        request.cookies.get(COOKIE),
        address_of_request(request),
        f"{request.url.scheme}://{request.url.netloc}",
        until_gone,
    )


def _response(reply: Reply) -> Response:
    return Response(reply.body, reply.status, media_type=reply.kind)


async def _openapi(_request: Request) -> Response:
    return Response(_openapi_document(), media_type=JSON)


@cache
def _openapi_document() -> bytes:
    """Made when somebody asks for it: a server's start doesn't wait for it."""
    return msgspec.json.encode(openapi())


async def _health(request: Request) -> Response:
    """Well if the database answers, and has lately kept something that was written.

    Damaged tables don't count: the others would suffer if a server were taken away because of one.
    """
    services = _services(request)
    complaint = await services.database.complaint()
    status = complaint or ("some tables are damaged" if len(services.tables.set_aside) else "well")
    return Response(msgspec.json.encode({"status": status}), 503 if complaint else 200, media_type=JSON)


async def _metrics(request: Request) -> Response:
    return Response(_services(request).metrics.text(), media_type="text/plain; version=0.0.4")


class _Headers:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, headers: Mapping[str, str]) -> None:
        self._app = app
        self._headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(pair for pair in self._headers if pair[0] not in given)]
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)
