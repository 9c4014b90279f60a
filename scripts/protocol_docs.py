"""The page about the protocol, from the message types; `generate_docs.py` writes it."""

import json
from collections.abc import Container, Iterable, Mapping
from typing import Any, get_args

from page_parts import NOTE, prose, table
from protocol_example import example_game
from protocol_words import connecting, deciding, life_of_a_connection, refusals, resuming, what_is_allowed

from derby.game.events import AnyEvent
from derby.server.api import ROUTES
from derby.server.wire_types import Field, WireTypes
from derby.tables.client_messages import ClientMessage
from derby.tables.server_messages import ServerMessage

MEANINGS = {
    "Say": "Speak to everybody at the table.",
    "React": "Show a reaction to everybody at the table.",
    "ChatSaid": "Somebody spoke.",
    "ChatReacted": "Somebody showed a reaction.",
}
"""Of messages that need no explanation in the code."""
FIELD_MEANINGS = {
    "at_ms": "When, in milliseconds since 1970",
    "clock": "How long the seat to act may think; null if there is no clock",
    "code": "Of the action",
    "complete": "Whether these are all",
    "events": "What happened, as you saw it",
    "god": "Null for one drawn by lot",
    "key": "Your own name for the decision",
    "level": "How well the bot plays",
    "name": "As people read it",
    "on": "True from now on, false to stop",
    "reaction": "One of a fixed list",
    "reason": "See [refusals](#refusals)",
    "room": "All of it",
    "seat": "The number of the seat",
    "seq": "How much was written about the table so far",
    "settings": "All of them; what is left out has its default",
    "since": "The `seq` that you named",
    "table": "Its name, the last part of its link",
    "text": "As it was typed",
    "version": "How many decisions the game has seen",
    "view": "All that your seat may know",
    "who": "Names somebody at this table",
    "words": "Any text; the page shows it to all",
}
"""Of fields of messages that need no explanation in the code."""


def protocol_page() -> list[str]:
    types = WireTypes()
    client = [kind.__name__ for kind in get_args(ClientMessage)]
    server = [kind.__name__ for kind in get_args(ServerMessage)]
    events = [kind.__name__ for kind in get_args(AnyEvent)]
    return [
        *prose(f"""
            # The protocol

            {NOTE}

            How a program plays at a table of the server. What is played goes over a WebSocket, everything around it
            over HTTP. `examples/external_bot.py` is a bot that does what this page says, and [a whole game](#one-game)
            is at the end. `python -m derby.server.typescript` writes all types for TypeScript.
        """),
        *connecting(),
        *life_of_a_connection(),
        *deciding(),
        *resuming(),
        *refusals(),
        *what_is_allowed(),
        *prose("""
            ## Messages of clients

            A field with `?` may be left out. There are no other fields.
        """),
        *(line for name in client for line in _described(types, name, given=True)),
        *prose("""
            ## Messages of the server

            A field with `?` may be missing. New fields may come with a new version of the server.
        """),
        *(line for name in server for line in _described(types, name, given=False)),
        *_events(types, events),
        *_types(types, {*client, *server, *events}),
        *_http(types),
        *prose("""
            ## One game

            The messages of a real game. → is what a program sends, ← what it is answered. What was sent before is
            shortened to …, and secrets are replaced by words in angle brackets. All seats choose by lot.
        """),
        *example_game()[:-1],
    ]


def _described(types: WireTypes, name: str, *, given: bool) -> list[str]:
    """A heading, what it is, and its fields."""
    words = FIELD_MEANINGS if "type" in types.components[name]["properties"] else {}
    meaning = types.meaning(name) or MEANINGS.get(name)
    fields = [field for field in types.fields(name, given=given) if field.name != "type"]
    return [
        f"### {name}",
        "",
        *(prose(meaning) if meaning else []),
        *([*table(("field", "type", "meaning"), [_row(field, words) for field in fields]), ""] if fields else []),
    ]


def _row(field: Field, words: Mapping[str, str]) -> tuple[str, str, str]:
    name = f"`{field.name}?`" if field.optional else f"`{field.name}`"
    meaning = " ".join((field.meaning or words.get(field.name, "")).split())
    parts = [meaning.rstrip("."), *_bounds(field.schema)]
    default = field.schema.get("default")
    if field.optional and default is not None and not isinstance(default, list | tuple | dict):
        parts.append(f"by default `{json.dumps(default)}`")
    return name, f"`{field.type.replace('Given', '')}`", "; ".join(part for part in parts if part)


def _bounds(schema: dict[str, Any]) -> Iterable[str]:
    """What a value has to fit into, in words."""
    for part in (schema, *schema.get("anyOf", ())):
        if "minimum" in part or "maximum" in part:
            yield _range(part.get("minimum"), part.get("maximum"))
        if "maxLength" in part:
            yield f"{_range(part.get('minLength'), part['maxLength'])} characters"
        if "maxItems" in part and "prefixItems" not in part:
            yield f"at most {part['maxItems']}"


def _range(least: int | None, most: int | None) -> str:
    if most is None:
        return f"{least} or more"
    return f"at most {most:,}" if least is None else f"{least} to {most:,}"


def _events(types: WireTypes, names: list[str]) -> list[str]:
    rows: list[tuple[str, ...]] = []
    for name in names:
        fields = [f"{field.name}: {field.type}" for field in types.fields(name, given=False) if field.name != "type"]
        rows.append((f"`{name}`", f"`{', '.join(fields)}`" if fields else "", types.meaning(name) or ""))
    return [
        *prose("""
            ## Events

            What happened, in `Happened`, in `Missed` and in replays. What you may not know is null.
        """),
        *table(("event", "fields", "meaning"), rows),
        "",
    ]


def _types(types: WireTypes, described: Container[str]) -> list[str]:
    structs = [name for name in types.structs if name not in described and name != "ViewChanges"]
    words = {name: schema for name, schema in types.aliases.items() if "enum" in schema and name != "Reason"}
    words |= {name: schema for name, schema in types.components.items() if name not in types.structs}
    return [
        *prose("""
            ## Types

            A field with `?` may be left out by clients; the server always sends it. `ViewChanges` has the fields of
            `PublicView`, but only those that have changed, and of `seats`, `track` and `holders` an object of the
            places that have changed, such as `{"2": …}`. `AnyEvent` is one of the [events](#events), `Reason` one of
            the [reasons](#refusals), `Viewer` the number of a seat, `"public"` or `"omniscient"`.
        """),
        *table(
            ("name", "values"),
            [(f"`{name}`", f"`{types.spelt(words[name], given=False)}`") for name in words],
        ),
        "",
        *(line for name in structs for line in _described(types, name, given=name in types.given)),
    ]


def _http(types: WireTypes) -> list[str]:
    rows: list[tuple[str, ...]] = []
    for route in ROUTES:
        body = f"`{types.type_of(route.body, given=False)}`" if route.body is not None else ""
        answer = f"`{types.type_of(route.answer, given=False)}`" if route.answer is not None else "an SVG picture"
        query = "".join(f"?{name}=" for name in route.query)
        rows.append((route.method, f"`{route.path}{query}`", body, answer, route.meaning))
    return [
        *prose("""
            ## HTTP

            Bodies are JSON, with `Content-Type: application/json`. `viewer` is the number of a seat, `public`
            or `omniscient`; `seats` is 3 to 6. Records are described in [records.md](records.md). `/api/openapi.json`
            is the same as an OpenAPI document; `/healthz` and `/metrics` are for [hosts](hosting.md).
        """),
        *table(("method", "path", "body", "answer", "meaning"), rows),
        "",
    ]
