"""What may be said in a language: every word of its Fluent files, and none of their keys."""

import re
from collections.abc import Iterable
from functools import cache

from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from derby.game.names import POWERS, Stage, Variant
from tests.locales.keys import keys, resource

WORD = re.compile(r"[^\W\d_]{2,}")
KEY = re.compile(r"(?<![\w/.-])[a-z]+(?:-[a-z0-9]+)+(?![\w/-])")


class Texts(Visitor):
    """Collects all texts below a node."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 (Fluent calls it by this name)
        self.found.append(node.value)


@cache
def vocabulary(language: str) -> frozenset[str]:
    """All words of a language's files."""
    texts = Texts()
    texts.visit(resource(language))
    return frozenset(words_in(texts.found))


def words_in(texts: Iterable[str]) -> set[str]:
    return {word.casefold() for text in texts for word in WORD.findall(text)}


@cache
def names_in_code(language: str) -> frozenset[str]:
    """What nobody should read: keys, and what powers, variants and stages are called in the code."""
    names = [*keys("en"), *POWERS, *Variant, *Stage]
    texts = Texts()
    texts.visit(resource(language))
    said = {name for text in texts.found for name in KEY.findall(text)}
    return frozenset(name for name in names if "-" in name) - said


def keys_in(texts: Iterable[str], language: str) -> set[str]:
    return {key for text in texts for key in KEY.findall(text)} & names_in_code(language)
