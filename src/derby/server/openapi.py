"""The OpenAPI document of the HTTP interface, from its routes."""

import re
from typing import Any

import msgspec

from derby.game.names import Variant
from derby.puzzles.puzzle import Kind
from derby.server.api import ROUTES
from derby.server.finished_games import BASE_GAME, LONGEST_NAME
from derby.server.routing import STATUS, Route
from derby.tables.settings import LEVELS

_REFUSAL = {"type": "object", "required": ["reason"], "properties": {"reason": {"type": "string"}}}
_QUERY: dict[str, dict[str, Any]] = {
    "with": {"type": "string", "maxLength": 64},
    "viewer": {"type": "string", "enum": ["public", "omniscient", "0", "1", "2", "3", "4", "5"]},
    "seats": {"type": "integer", "enum": [3, 4, 5, 6]},
    "races": {"type": "integer", "enum": [0, 1, 2, 3]},
    "seat": {"type": "integer", "enum": [0, 1, 2, 3, 4, 5]},
    "before": {"type": "string", "pattern": r"^[0-9]{1,18}\.[\w-]+$"},
    "variant": {"type": "string", "enum": [BASE_GAME, *map(str, Variant)]},
    "result": {"type": "string", "enum": ["won", "lost"]},
    "level": {"type": "string", "enum": [*LEVELS]},
    "kind": {"type": "string", "enum": [*map(str, Kind)]},
    "name": {"type": "string", "maxLength": LONGEST_NAME},
    "since": {"type": "integer", "minimum": 0, "maximum": 999_999},
}


def openapi() -> dict[str, Any]:
    types = [kind for route in ROUTES for kind in (route.body, route.answer) if kind not in (None, bytes)]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = {id(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Divinity Derby", "version": "1"},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: Route, schema_of: dict[int, Any]) -> dict[str, Any]:
    kind = "application/json" if route.answer is not None else "image/svg+xml"
    answer = schema_of[id(route.answer)] if route.answer is not None else {"type": "string"}
    described: dict[str, Any] = {
        "summary": route.meaning,
        "parameters": [
            *(
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                for name in re.findall(r"{(\w+)}", route.path)
            ),
            *({"name": name, "in": "query", "schema": _QUERY[name]} for name in route.query),
        ],
        "responses": {
            "200": {"description": "Done", "content": {kind: {"schema": answer}}},
            **{
                str(status): {"description": "Refused", "content": {"application/json": {"schema": _REFUSAL}}}
                for status in sorted({400, *STATUS.values()})
            },
        },
    }
    if route.body is not None:
        schema = {"type": "object"} if route.body is bytes else schema_of[id(route.body)]
        described["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return described
