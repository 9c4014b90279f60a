"""The keys of the Fluent files: messages, and their attributes as `message.attribute`."""

from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Message, Resource

from derby.locales import fluent_files


def resource(language: str) -> Resource:
    """What all files of a language say, one after the other."""
    texts = (file.read_text(encoding="utf-8") for file in fluent_files(language))
    return Resource([entry for text in texts for entry in FluentParser().parse(text).body])


def entries(language: str) -> list[tuple[str, Message | Attribute]]:
    """Every key that a program can ask for, in the order of the files."""
    found: list[tuple[str, Message | Attribute]] = []
    for entry in resource(language).body:
        if isinstance(entry, Message):
            if entry.value is not None:
                found.append((entry.id.name, entry))
            found += [(f"{entry.id.name}.{attribute.id.name}", attribute) for attribute in entry.attributes]
    return found


def keys(language: str) -> set[str]:
    return {key for key, _ in entries(language)}
