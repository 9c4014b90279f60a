"""Our writer of Fluent messages says what the reference implementation says."""

import pytest
from babel.core import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import serialize
from fluent.syntax.ast import BaseNode, Identifier, NumberLiteral, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from derby.locales import LANGUAGES
from derby.locales.fluent import NUMBER_FORMS, Messages
from tests.locales.keys import entries, resource

NUMBERS = [*range(130), 199, 200, 202, 212, 999, 1000, 1001, 1999, 9999, 10_000, 12_345, 123_456, 999_999]


@pytest.mark.parametrize("language", NUMBER_FORMS)
def test_numbers_are_counted_and_grouped_as_the_language_does(language: str) -> None:
    locale, forms = Locale(language), NUMBER_FORMS[language]
    messages = Messages(language, ["number = { $n }"])
    for number in NUMBERS:
        assert forms.plural(number) == locale.plural_form(number), number
        # Browsers leave four digits together in Spanish and Polish, as Unicode's data say; Babel groups them, too.
        together = language in ("es", "pl") and number < 10_000
        expected = str(number) if together else format_decimal(number, locale=locale)
        assert messages.write("number", {"n": number}) == expected, number


PLURALS = {"one", "few", "many", "other"}
"""Categories of numbers, which are chosen by numbers."""


class Choices(Visitor):
    """Collects what a message depends on: each variable with the values that make a difference."""

    def __init__(self) -> None:
        self.values: dict[str, set[str | int]] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (Fluent calls it by this name)
        self.values.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            chosen = self.values.setdefault(node.selector.id.name, set())
            chosen.update({_value(variant.key) for variant in node.variants} - PLURALS)
        self.generic_visit(node)


def _value(key: Identifier | NumberLiteral) -> str | int:
    return int(key.value) if isinstance(key, NumberLiteral) else key.name


def choices_in(node: BaseNode) -> dict[str, set[str | int]]:
    choices = Choices()
    choices.visit(node)
    return choices.values


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_the_reference_writes_it(language: str) -> None:
    parsed = resource(language)
    source = serialize(parsed)
    ours = Messages(language, [source])
    reference = FluentBundle([language], use_isolating=False)
    reference.add_resource(FluentResource(source))
    for key, node in entries(language):
        name, _, attribute = key.partition(".")
        message = reference.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        choices = choices_in(node)
        for number in (0, 1, 2, 5, 22):
            plain: dict[str, str | int] = dict.fromkeys(choices, number)
            for name, values in choices.items():
                for value in values or {number}:
                    given = {**plain, name: value}
                    text, _ = reference.format_pattern(pattern, given)
                    assert ours.write(key, given) == text, (key, given)


def test_what_is_missing_is_named() -> None:
    messages = Messages("en", ["greeting = Hello, { $name }!", "to-nobody = { nobody }"])
    with pytest.raises(LookupError, match="name"):
        messages.write("greeting", {})
    with pytest.raises(LookupError, match="nobody"):
        messages.write("to-nobody", {})


def test_every_language_can_count() -> None:
    assert set(LANGUAGES) <= set(NUMBER_FORMS)
