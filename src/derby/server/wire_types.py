"""All types that go over the wire, from the JSON schema of the message types: for TypeScript and for the docs."""

import ast
import inspect
import json
import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple, cast, get_args, get_origin, get_type_hints

import msgspec

from derby.editions.edition import CreatureName, PlaceName, Source
from derby.game.events import AnyEvent
from derby.server.api import ROUTES
from derby.tables.client_messages import ClientMessage, Reaction
from derby.tables.refusal import Reason
from derby.tables.replay import Viewer
from derby.tables.server_messages import ServerMessage
from derby.tables.settings import Level
from derby.tables.state import Phase

Schema = dict[str, Any]

ALIASES: dict[str, Any] = {
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "AnyEvent": AnyEvent,
    "Level": Level,
    "Reaction": Reaction,
    "Reason": Reason,
    "Phase": Phase,
    "Viewer": Viewer,
    "CreatureName": CreatureName,
    "PlaceName": PlaceName,
    "Source": Source,
}
"""Types that are no structs and yet have a name."""


class Field(NamedTuple):
    name: str
    type: str
    """In TypeScript."""
    optional: bool
    schema: Schema
    meaning: str | None


class WireTypes:
    """All types that go over the wire."""

    def __init__(self) -> None:
        bodies = [route.body for route in ROUTES if route.body not in (None, bytes)]
        answers = [route.answer for route in ROUTES if route.answer is not None]
        roots = [ClientMessage, *bodies, ServerMessage, *answers]
        named, _ = msgspec.json.schema_components(ALIASES.values(), ref_template="{name}")
        self.aliases: dict[str, Schema] = dict(zip(ALIASES, named, strict=True))
        schemas, components = msgspec.json.schema_components(roots, ref_template="{name}")
        self.components = cast("dict[str, Schema]", components)
        described = list(_parts(msgspec.inspect.multi_type_info(roots)))
        self.structs = {
            part.cls.__name__: part.cls for part in described if isinstance(part, msgspec.inspect.StructType)
        }
        orders = [list(part.cls) for part in described if isinstance(part, msgspec.inspect.EnumType)]
        hints = [hint for kind in self.structs.values() for hint in get_type_hints(kind).values()]
        orders += [list(get_args(literal)) for literal in _literals([*ALIASES.values(), *hints])]
        self._orders: dict[frozenset[Any], list[Any]] = {frozenset(words): words for words in orders}
        """Words in the order in which they are declared; the schema has them in that of the alphabet."""
        self.given = self._reached(schemas[: 1 + len(bodies)])
        """The names of what clients send."""
        self.sent = self._reached(schemas[1 + len(bodies) :])
        """The names of what the server sends."""
        self.twofold = {name for name in self.given & self.sent if self._may_lack(name)}
        """The names of what goes both ways, and may lack something on the way to the server."""

    def meaning(self, name: str) -> str | None:
        """What the docstring of a struct or an enum says."""
        words = self.components[name].get("description")
        return _in_json(words) if words else None

    def fields(self, name: str, *, given: bool) -> list[Field]:
        """The fields of a struct, as a client or as the server sends it."""
        component = self.components[name]
        kind = self.structs[name]
        omits = given or kind.__struct_config__.omit_defaults or msgspec.UNSET in kind.__struct_defaults__
        meanings = meanings_of(kind)
        properties: dict[str, Schema] = component["properties"]
        return [
            Field(
                field,
                self.expression(schema, given=given),
                omits and field not in component["required"],
                schema,
                meanings.get(field),
            )
            for field, schema in properties.items()
        ]

    def expression(self, schema: Schema, *, given: bool) -> str:
        """A schema as a TypeScript type."""
        plain = {key: value for key, value in schema.items() if key != "default"}
        for alias, known in self.aliases.items():
            if plain == known:
                return alias
        return self.spelt(plain, given=given)

    def spelt(self, schema: Schema, *, given: bool) -> str:
        """As `expression`, for what has no name of its own."""
        match schema:
            case {"$ref": name}:
                return f"Given{name}" if given and name in self.twofold else name
            case {"enum": values}:
                words: Sequence[str] = self._orders.get(frozenset(values)) or values
                return " | ".join(map(json.dumps, words))
            case {"anyOf": kinds}:
                return " | ".join(self.expression(kind, given=given) for kind in kinds)
            case {"type": "array", "prefixItems": kinds}:
                return f"[{', '.join(self.expression(kind, given=given) for kind in kinds)}]"
            case {"type": "array", "items": kind}:
                item = self.expression(kind, given=given)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case {"type": "object", "additionalProperties": kind}:
                return f"Record<string, {self.expression(kind, given=given)}>"
            case {"type": "object"}:
                return "Record<string, unknown>"
            case {"type": "integer" | "number"}:
                return "number"
            case {"type": "string" | "boolean" | "null" as kind}:
                return kind
            case _:
                raise TypeError(f"nobody has decided how {schema} is written in TypeScript")

    def type_of(self, kind: Any, *, given: bool) -> str:
        """What is sent to a route, or comes back from it, as a TypeScript type."""
        if kind is None:
            return "null"
        if kind is bytes:
            return "Record<string, unknown>"
        (schema,), _ = msgspec.json.schema_components([kind], ref_template="{name}")
        return self.expression(schema, given=given)

    def _reached(self, schemas: Iterable[Schema]) -> set[str]:
        found: set[str] = set()
        waiting = [name for schema in schemas for name in _refs(schema)]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += _refs(self.components[name])
        return found

    def _may_lack(self, name: str) -> bool:
        component = self.components[name]
        gaps = set(component.get("properties", ())) - set(component.get("required", ()))
        return bool(gaps) or any(map(self._may_lack, _refs(component)))


def meanings_of(kind: type[msgspec.Struct]) -> dict[str, str]:
    """What the docstrings under the fields of a struct say, inherited fields included."""
    base = kind.__base__
    found = meanings_of(base) if base is not None and base not in (msgspec.Struct, object) else {}
    try:
        source = inspect.getsource(kind)
    except OSError:  # it was made by `defstruct`
        return found
    (declared,) = ast.parse(textwrap.dedent(source)).body
    assert isinstance(declared, ast.ClassDef)
    for field, below in zip(declared.body, declared.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(words))):
                found[name] = _in_json(words)
            case _:
                pass
    return found


def _parts(described: object) -> Iterator[msgspec.inspect.Type]:
    """A description of types, and all the descriptions in it."""
    if isinstance(described, msgspec.inspect.Type):
        yield described
    if isinstance(described, msgspec.Struct):
        for part in described.__struct_fields__:
            yield from _parts(getattr(described, part))
    elif isinstance(described, list | tuple):
        for part in cast("Sequence[object]", described):
            yield from _parts(part)


def _literals(hints: Iterable[Any]) -> Iterator[Any]:
    """The lists of words in types."""
    for hint in hints:
        if get_origin(hint) is Literal:
            yield hint
        else:
            yield from _literals(get_args(hint))


def _refs(schema: object) -> Iterator[str]:
    """The names that a schema mentions."""
    if isinstance(schema, dict):
        for key, value in cast(Schema, schema).items():
            if key == "$ref":
                yield value
            elif key not in ("discriminator", "default"):
                yield from _refs(value)
    elif isinstance(schema, list | tuple):
        for part in cast("Sequence[object]", schema):
            yield from _refs(part)


def _in_json(words: str) -> str:
    """A docstring for those who see JSON."""
    words = inspect.cleandoc(words)
    if ">>> " in words:  # what comes after the first paragraph is for those who see Python
        words = words.partition("\n\n")[0]
    return re.sub(r"\bNone\b", "null", words)
