"""The keys of the Fluent files: messages, and their attributes as `message.attribute`."""

from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Message, Resource


def resource(language: str) -> Resource:
    return FluentParser().parse(files("derby.locales").joinpath(f"{language}.ftl").read_text(encoding="utf-8"))


def entries(language: str) -> list[tuple[str, Message | Attribute]]:
    """Every key that a program can ask for, in the order of the file."""
    found: list[tuple[str, Message | Attribute]] = []
    for entry in resource(language).body:
        if isinstance(entry, Message):
            if entry.value is not None:
                found.append((entry.id.name, entry))
            found += [(f"{entry.id.name}.{attribute.id.name}", attribute) for attribute in entry.attributes]
    return found


def keys(language: str) -> set[str]:
    return {key for key, _ in entries(language)}
