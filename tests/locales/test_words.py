"""All languages say the same things, and say them well."""

import re
import subprocess
import sys

import pytest
from fluent.syntax.ast import BaseNode, Identifier, Junk, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from derby.locales import LANGUAGES, UnfitValues, UnknownLanguage, UnknownWord, Words, preferred_language
from tests.locales.keys import entries, resource

OLYMPUS = {"yellow": 12, "orange": 15, "finish": 23, "protections": 4, "drawn": 2}
SINGLES = {**OLYMPUS, "protections": 1, "drawn": 1}


class Variables(Visitor):
    """Collects the names of the variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (Fluent calls it by this name)
        self.names.add(node.id.name)


def variables_in(node: BaseNode) -> frozenset[str]:
    variables = Variables()
    variables.visit(node)
    return frozenset(variables.names)


def variables_by_key(language: str) -> dict[str, frozenset[str]]:
    return {key: variables_in(node) for key, node in entries(language)}


def sample(names: frozenset[str], numbers: dict[str, int]) -> dict[str, str | int]:
    known: dict[str, str | int] = {**numbers, "a": "A", "b": "B", "points": 4}
    return {name: known.get(name, 3) for name in names}


def written(language: str, numbers: dict[str, int]) -> dict[str, str]:
    words = Words(language)
    return {key: words(key, **sample(names, numbers)) for key, names in variables_by_key(language).items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_understood(language: str) -> None:
    junk = [entry.content for entry in resource(language).body if isinstance(entry, Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language: str) -> None:
    keys = [key for key, _ in entries(language)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_share_keys_in_one_order(language: str) -> None:
    assert [key for key, _ in entries(language)] == [key for key, _ in entries("en")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_share_variables(language: str) -> None:
    assert variables_by_key(language) == variables_by_key("en")


@pytest.mark.parametrize("numbers", [OLYMPUS, SINGLES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_can_be_written(language: str, numbers: dict[str, int]) -> None:
    for key, text in written(language, numbers).items():
        assert text.strip() == text != "", key
        assert not re.search(r"[{}$]|\?\?\?", text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_state_the_same_numbers(language: str) -> None:
    def numbers_by_key(speaking: str) -> dict[str, list[str]]:
        return {
            key: sorted(re.findall(r"\d+", text))
            for key, text in written(speaking, OLYMPUS).items()
            if key.startswith(("rules-", "power-"))
        }

    assert numbers_by_key(language) == numbers_by_key("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_paragraphs_and_lists(language: str) -> None:
    for key, text in written(language, OLYMPUS).items():
        if key.startswith("rules-"):
            for block in text.split("\n\n"):
                lines = block.split("\n")
                assert len(lines) == 1 or all(line.startswith("• ") for line in lines), (key, block)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_typographic(language: str) -> None:
    # One pair per language; a quotation inside another would need a second.
    opening, closing = {"en": "“”", "de": "„“", "fr": "«»", "it": "«»", "es": "«»", "pl": "„”"}[language]
    for key, text in written(language, OLYMPUS).items():
        assert not re.search(r"[\"'`´]| - |\.\.\.|  ", text), key
        quotes = re.findall(r"[“”„«»]", text)
        assert quotes == [opening, closing] * (len(quotes) // 2), key


def test_french_punctuation_never_starts_a_line() -> None:
    for key, text in written("fr", OLYMPUS).items():
        assert not re.search(r"[^\u00a0\u202f][:;!?»]|«[^\u00a0]", text), key


def test_spanish_questions_and_exclamations_are_opened() -> None:
    for key, text in written("es", OLYMPUS).items():
        said = text.replace(" ? ", " ")  # the key for help
        assert re.findall(r"[¿?]", said) == ["¿", "?"] * said.count("?"), key
        assert re.findall(r"[¡!]", said) == ["¡", "!"] * said.count("!"), key


def test_a_polish_word_of_one_letter_never_ends_a_line() -> None:
    for key, text in written("pl", OLYMPUS).items():
        assert not re.search(r"\b[aiouwzOUWZ] \w", text), key


class Forms(Visitor):
    """Collects the variants of every choice by number."""

    def __init__(self) -> None:
        self.found: list[list[str]] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        forms = [variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)]
        if "one" in forms:
            self.found.append(forms)
        self.generic_visit(node)


def test_polish_counts_in_all_its_forms() -> None:
    for key, node in entries("pl"):
        forms = Forms()
        forms.visit(node)
        for found in forms.found:
            assert found[-4:] == ["one", "few", "many", "other"], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_stands_where_the_language_puts_it(language: str) -> None:
    before = "\u00a0" if language == "de" else ""
    for key, text in written(language, OLYMPUS).items():
        assert set(re.findall(r"(\s*)…", text)) <= {before}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_unit_stays_with_its_number(language: str) -> None:
    for key, text in written(language, OLYMPUS).items():
        assert not re.search(r"\d (s|min|h|px|%)(?!\w)", text), key


def test_whose_something_is_stands_before_it_in_english() -> None:
    words = Words("en")
    for key, names in variables_by_key("en").items():
        if "of" in names:
            text = words(key, **{**sample(names, OLYMPUS), "of": words("creature-sylph.of")})
            assert not re.search(r"(bet|card|token|power)s? the Sylph’s", text), text


def test_a_count_inflects_the_word() -> None:
    counted = {language: [Words(language)("missed-turns", count=n) for n in (0, 1, 4)] for language in LANGUAGES}
    expected = {
        "en": ["0 turns", "1 turn", "4 turns"],
        "de": ["0 Züge", "1 Zug", "4 Züge"],
        "fr": ["0 tour", "1 tour", "4 tours"],
        "it": ["0 turni", "1 turno", "4 turni"],
        "es": ["0 turnos", "1 turno", "4 turnos"],
        "pl": ["0 tur", "1 tura", "4 tury"],
    }
    assert counted == {language: expected[language] for language in LANGUAGES}


def test_places_join_into_a_bet() -> None:
    words = Words("de")
    places = [words(f"place-{place}") for place in ("first", "second", "third")]
    front = words("place-comma", a=places[0], b=places[1])
    assert words("place-or", a=front, b=places[2]) == "Erster, Zweiter oder Dritter"


def test_an_attribute_is_a_form_of_its_word() -> None:
    assert Words("de")("creature-dragon.on") == "auf den Drachen"
    assert Words("fr")("place-last.feminine") == "dernière"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "it_IT@euro"}, "it"),
        ({"LANG": "FR-ca"}, "fr"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "POSIX"}, "en"),
        ({"LANGUAGE": "de", "PATH": "/bin"}, "en"),
    ],
)
def test_preferred_language(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


@pytest.mark.parametrize("key", ["creature-unicorn", "creature-dragon.plural", "creature-dragon.", ""])
def test_an_unknown_word_says_what_to_do(key: str) -> None:
    with pytest.raises(UnknownWord, match=re.escape(f"no word {key!r} in locales/it: add it there")) as error:
        Words("it")(key)
    assert isinstance(error.value, KeyError)


def test_a_missing_value_is_named() -> None:
    with pytest.raises(UnfitValues, match="count"):
        Words("en")("missed-turns")


@pytest.mark.parametrize("language", ["nl", "EN", "", "../en"])
def test_an_unknown_language_lists_the_known_ones(language: str) -> None:
    with pytest.raises(UnknownLanguage, match="choose one of en, de, fr, it, es, pl"):
        Words(language)


def test_importing_is_cheap() -> None:
    program = "import derby.locales, sys; sys.exit('fluent.runtime' in sys.modules or 'babel' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
