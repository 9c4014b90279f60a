"""TypeScript types of everything that goes over the wire, from the JSON schema of the message types.

`python -m derby.server.typescript [FILE]` writes them, by default to standard output. They are made when the page is
built and kept nowhere.

A struct is written as it is sent, with all its fields. Clients may leave out what has a default; so what they send has
optional fields, and a struct that goes both ways is written twice, as `Clock` and as `GivenClock`.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from derby.server.api import ROUTES
from derby.server.routing import Route
from derby.server.wire_types import ALIASES, WireTypes

WIDTH = 120


def typescript() -> str:
    """The whole module."""
    types = WireTypes()
    lines = ["// Written by `python -m derby.server.typescript` from the message types; don't edit it."]
    for name in ALIASES:
        lines += ["", *_union(name, types.spelt(types.aliases[name], given=name == "ClientMessage"))]
    for name, component in types.components.items():
        if name not in types.structs:
            lines += ["", *_comment(types.meaning(name)), *_union(name, types.spelt(component, given=False))]
            continue
        if name in types.sent or name not in types.twofold:
            lines += ["", *_interface(types, name, name, given=name not in types.sent)]
        if name in types.twofold:
            lines += ["", *_interface(types, f"Given{name}", name, given=True)]
    lines += ["", *_comment("What is sent to the routes of the HTTP interface, and what comes back.")]
    lines += ["export interface Routes {", *(line for route in ROUTES for line in _route(types, route)), "}"]
    return "\n".join(lines) + "\n"


def _comment(words: str | None, indent: str = "") -> list[str]:
    if not words:
        return []
    lines = words.replace("*/", "* /").splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def _union(name: str, expression: str) -> list[str]:
    line = f"export type {name} = {expression};"
    if len(line) <= WIDTH:
        return [line]
    return [f"export type {name} =", *(f"  | {part}" for part in f"{expression};".split(" | "))]


def _interface(types: WireTypes, title: str, name: str, *, given: bool) -> list[str]:
    lines = [*_comment(types.meaning(name)), f"export interface {title} {{"]
    for field in types.fields(name, given=given):
        lines += _comment(field.meaning, "  ")
        lines.append(f"  {field.name}{'?' if field.optional else ''}: {field.type};")
    return [*lines, "}"]


def _route(types: WireTypes, route: Route) -> list[str]:
    body = types.type_of(route.body, given=True)
    answer = "string" if route.answer is None else types.type_of(route.answer, given=False)
    query = "; ".join(f"{name}?: string | number" for name in route.query)
    parts = [f"body: {body}", f"answer: {answer}", *([f"query: {{ {query} }}"] if query else [])]
    return [*_comment(route.meaning, "  "), f'  "{route.method} {route.path}": {{ {"; ".join(parts)} }};']


def main(arguments: Sequence[str]) -> None:
    if arguments:
        Path(arguments[0]).write_text(typescript(), encoding="utf-8")
    else:
        sys.stdout.write(typescript())


if __name__ == "__main__":
    main(sys.argv[1:])
