"""Writes the messages of Fluent files: text, values, other messages, and variants chosen by a word or a number.

The library fluent.runtime can do more, but brings Babel: 33 MB, of which we need the plural rules of a few languages.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

Values = Mapping[str, str | int]


class NumberForms(NamedTuple):
    """How a language counts."""

    plural: Callable[[int], str]
    """The plural category of a number."""
    group: str
    """What stands between groups of three digits."""
    fewest_grouped: int = 4
    """A number with fewer digits is not grouped."""


def _one_or_other(number: int) -> str:
    return "one" if number == 1 else "other"


def _none_is_one(number: int) -> str:
    return "one" if number in (0, 1) else "other"


def _few_and_many(number: int) -> str:
    if number == 1:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


NUMBER_FORMS = {
    "en": NumberForms(_one_or_other, ","),
    "de": NumberForms(_one_or_other, "."),
    "fr": NumberForms(_none_is_one, "\u202f"),
    "it": NumberForms(_one_or_other, "."),
    "es": NumberForms(_one_or_other, ".", 5),
    "pl": NumberForms(_few_and_many, "\u00a0", 5),
}
"""Of every language we have; for whole numbers below a million, where some languages add a category."""


class Messages:
    """The messages of one language. `missing` says what a text could not be written with."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self._numbers = NUMBER_FORMS[language]
        self._patterns: dict[str, ast.Pattern] = {}
        parser = FluentParser(with_spans=False)
        for source in sources:
            for entry in parser.parse(source).body:
                if isinstance(entry, ast.Message):
                    self._keep(entry)

    def __contains__(self, key: str) -> bool:
        return key in self._patterns

    def write(self, key: str, values: Values) -> str:
        """The text of a key or `key.attribute`; LookupError names the value or the message that is missing."""
        return self._pattern(self._patterns[key], values)

    def _keep(self, message: ast.Message) -> None:
        if message.value is not None:
            self._patterns[message.id.name] = message.value
        for attribute in message.attributes:
            self._patterns[f"{message.id.name}.{attribute.id.name}"] = attribute.value

    def _pattern(self, pattern: ast.Pattern, values: Values) -> str:
        return "".join(
            element.value if isinstance(element, ast.TextElement) else self._written(element.expression, values)
            for element in pattern.elements
        )

    def _written(self, expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression, values: Values) -> str:
        match expression:
            case ast.VariableReference(id=name):
                value = values[name.name]
                return self._grouped(value) if isinstance(value, int) else value
            case ast.MessageReference(id=name, attribute=attribute):
                key = f"{name.name}.{attribute.name}" if attribute else name.name
                return self.write(key, values)
            case ast.SelectExpression():
                return self._pattern(self._chosen(expression, values), values)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.Placeable():
                return self._written(expression.expression, values)
            case _:
                raise LookupError(f"{type(expression).__name__} is not used in our files")

    def _chosen(self, selection: ast.SelectExpression, values: Values) -> ast.Pattern:
        """The variant for a number itself, for its plural category or for a word; else the default."""
        by_key = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else int(variant.key.value): variant.value
            for variant in selection.variants
        }
        default = next(variant.value for variant in selection.variants if variant.default)
        match selection.selector:
            case ast.VariableReference(id=name):
                value = values[name.name]
            case selector:
                value = self._written(selector, values)
        if isinstance(value, int) and value not in by_key:
            value = self._numbers.plural(value)
        return by_key.get(value, default)

    def _grouped(self, number: int) -> str:
        if len(str(abs(number))) < self._numbers.fewest_grouped:
            return str(number)
        return f"{number:,}".replace(",", self._numbers.group)
