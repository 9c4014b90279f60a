"""The web application: the HTTP interface, health, figures, and the page."""

import gc
import logging
import os
from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as WebRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from derby.server.api import ROUTES
from derby.server.authentication import COOKIE, COOKIE_SECONDS, HEADERS
from derby.server.logs import set_up_logs
from derby.server.openapi import openapi
from derby.server.page import page_routes
from derby.server.routing import Route, body_of, refusal_response
from derby.server.services import Services, open_services
from derby.server.settings import Settings
from derby.store.database import DatabaseError
from derby.tables.refusal import Refusal

SETTINGS = "DERBY_SERVER_SETTINGS"
"""The environment variable that carries the checked settings to the server's processes."""

log = logging.getLogger(__name__)


def create_app() -> ASGIApp:
    """The application of one server process, with the settings from the environment."""
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    set_up_logs(settings.log_level, settings.log_format)
    # What is loaded stays: the collector need not look at it again, nor look often for what seldom is there.
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    return app_of(settings)


def app_of(settings: Settings) -> ASGIApp:
    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncGenerator[dict[str, Any]]:
        services = await open_services(settings)
        try:
            yield {"services": services}
        finally:
            await services.close()

    routes = [_web_route(path, [route for route in ROUTES if route.path == path]) for path in _paths()]
    routes += [
        WebRoute("/api/openapi.json", _openapi),
        WebRoute("/healthz", _health),
        WebRoute("/metrics", _metrics),
        *page_routes(),
    ]
    return _Headers(Starlette(routes=routes, lifespan=lifespan))


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
            answer = await route.handler(services, request, await body_of(route, request))
        except Refusal as refusal:
            return refusal_response(refusal.reason)
        except DatabaseError as error:
            log.error("the database failed: %s", error)
            return refusal_response("try-again")
        except Exception:
            log.exception("a request could not be dealt with")
            services.metrics.failures += 1
            return Response(b'{"reason":"try-again"}', 500, media_type="application/json")
        body = answer.body if isinstance(answer.body, bytes) else msgspec.json.encode(answer.body)
        response = Response(body, media_type=answer.kind)
        if answer.cookie is not None:
            response.set_cookie(
                COOKIE,
                answer.cookie,
                max_age=COOKIE_SECONDS,
                httponly=True,
                samesite="lax",
                secure=services.authentication.is_secure,
            )
        return response

    return endpoint


async def _openapi(_request: Request) -> Response:
    return Response(msgspec.json.encode(openapi()), media_type="application/json")


async def _health(request: Request) -> Response:
    """Well if the database answers."""
    services = _services(request)
    try:
        await services.database.read("SELECT 1")
    except DatabaseError:
        return Response(b'{"status":"no database"}', 503, media_type="application/json")
    return Response(b'{"status":"well"}', media_type="application/json")


async def _metrics(request: Request) -> Response:
    return Response(_services(request).metrics.text(), media_type="text/plain; version=0.0.4")


class _Headers:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(pair for pair in self._headers if pair[0] not in given)]
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)
