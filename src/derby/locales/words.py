"""The words of the game in one language.

Each language is a Fluent file beside this module; the browser reads the same files.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "fr", "it")


class UnknownLanguage(ValueError):
    """Asked for a language that has no Fluent file."""

    def __init__(self, language: str) -> None:
        super().__init__(f"there is no language {language!r}: choose one of {', '.join(LANGUAGES)}")
        self.language = language


class UnknownWord(KeyError):
    """Asked for a key, or an attribute of a key, that the language's Fluent file doesn't have."""

    def __init__(self, key: str, language: str) -> None:
        super().__init__(key)
        self.key = key
        self.language = language

    def __str__(self) -> str:
        return f"no word {self.key!r} in {self.language}.ftl: add it there, and in every other language"


class UnfitValues(ValueError):
    """The values don't fit the word: one is missing, or the word refers to another that doesn't exist."""

    def __init__(self, key: str, language: str, reasons: list[Exception]) -> None:
        super().__init__(f"can't write {key!r} of {language}.ftl: {'; '.join(map(str, reasons))}")
        self.key = key
        self.language = language


class Words:
    """The words of one language; call it with a key, or `key.attribute`, and the values the word needs."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self._bundle = _read(language)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, /, **values: str | int) -> str:
        name, dot, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            raise UnknownWord(key, self.language)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if dot else message.value
        if pattern is None:
            raise UnknownWord(key, self.language)
        text, reasons = self._bundle.format_pattern(pattern, dict(values))
        if reasons:
            raise UnfitValues(key, self.language, reasons)
        return str(text)


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language a POSIX environment asks for, or English if we don't have it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(variable):
            language = re.split(r"[_.@-]", locale, maxsplit=1)[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def _read(language: str) -> FluentBundle:
    # Imported here because Fluent loads Babel, and a program that shows no words shouldn't wait for it.
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks are for mixed writing directions; all our languages run left to right.
    bundle = FluentBundle([language], use_isolating=False)
    text = files("derby.locales").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
